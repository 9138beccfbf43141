import JSONText
import Viewing

/// What the settings say about gestures: `"gestures": { "double-tap": "fullscreen", "long-press": null }`.
struct GestureSettings: Hashable, Sendable {
    /// The key of these settings.
    static let name = "gestures"
    /// What stands for what a gesture does when nobody binds it.
    static let usual = "usual"

    private var meanings: [BoundGesture: GestureBindings.Meaning] = [:]

    /// Reads what stands under `gestures`; errors say under which member.
    init(_ json: JSONValue) throws(SettingError) {
        guard let object = json.object else {
            throw SettingError(
                .badValue(
                    key: Self.name, value: json.text, expected: "an object like { \"long-press\": \"information\" }"))
        }
        for member in object.members {
            guard let gesture = BoundGesture(rawValue: member.key) else {
                let known = BoundGesture.allCases.map(\.rawValue)
                throw SettingError(
                    .unknownKey(member.key, nearest: Spelling.nearest(to: member.key, among: known), known: known),
                    under: member.key)
            }
            meanings[gesture] = try Self.meaning(of: gesture, member)
        }
    }

    /// Nothing.
    init() {}

    /// The bindings with these settings.
    func applied(to bindings: GestureBindings) -> GestureBindings {
        var bindings = bindings
        for (gesture, meaning) in meanings { bindings[gesture] = meaning }
        return bindings
    }

    private static func meaning(
        of gesture: BoundGesture, _ member: JSONObject.Member
    ) throws(SettingError) -> GestureBindings.Meaning {
        let actions = gesture.takesActions ? KeyAction.allCases.map(\.rawValue) : []
        guard let name = try ActionName.read(member, [usual] + actions) else { return .nothing }
        return KeyAction(rawValue: name).map { .action($0) } ?? .usual
    }
}
