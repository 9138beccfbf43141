public import Localization

/// What is wrong with a list of pictures on a server.
public enum AddressListTrouble: Error, Hashable, Sendable {
    /// It did not come.
    case notFetched(PictureFailure)
    /// It is no list.
    case noList
    /// It has more bytes than a list may have.
    case tooLarge(bytes: Int)
    /// It names more pictures than an album may have.
    case tooMany(Int)
    /// It is no proper JSON; in the words of whoever read it.
    case broken(String)
    /// No entry can be used, and the one of this number, from 1 on, is neither an address nor an object with one.
    case badEntry(Int)
    /// So many entries lead out of the web, or have no address, and were left out; the others are taken.
    case strangers(Int)

    /// In words, for a list of a name on a host.
    public func text(name: String, host: String, in phrases: Phrasebook) -> String {
        let list = ["file": name]
        switch self {
        case .notFetched(let failure): return failure.text(fileName: name, host: host, in: phrases).sentence
        case .noList: return phrases(.listIsNone, list)
        case .tooLarge(let bytes):
            return phrases(.listTooLarge, list.merging(["limit": phrases.megabytes(bytes >> 20)]) { $1 })
        case .tooMany(let count):
            return phrases(.listTooLong, list.merging(["number": phrases.number(count)]) { $1 })
        case .broken(let detail):
            return phrases(.listBroken, list.merging(["reason": FailureText.quoted(detail, in: phrases)]) { $1 })
        case .badEntry(let number):
            return phrases(.listEntry, list.merging(["number": phrases.number(number)]) { $1 })
        case .strangers(let count):
            return phrases(.listStrangers, list.merging(["number": phrases.number(count)]) { $1 })
        }
    }
}
