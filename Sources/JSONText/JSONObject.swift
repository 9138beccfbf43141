/// The members of a JSON object in the order in which they were written; no key appears twice.
public struct JSONObject: Hashable, Sendable {
    /// A key and its value.
    public struct Member: Hashable, Sendable {
        /// The name of the member.
        public let key: String
        /// What it is.
        public fileprivate(set) var value: JSONValue

        /// A member with a name.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The members in their order.
    public private(set) var members: [Member]

    /// An object without members.
    public init() { members = [] }

    /// The object with these members; of members with one key the first keeps its place and the last its value.
    public init(_ pairs: KeyValuePairs<String, JSONValue>) {
        self.init()
        for (key, value) in pairs { self[key] = value }
    }

    /// Takes members that are known to have different keys.
    init(distinct members: [Member]) { self.members = members }

    /// The keys in their order.
    public var keys: [String] { members.map(\.key) }

    /// The value of a key; setting nil removes the member, setting a new key appends one.
    public subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            let place = members.firstIndex { $0.key == key }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): break
            }
        }
    }
}
