internal import Fetching
internal import Foundation
internal import FoundationNetworking

/// What an answer begins with.
struct AnswerHead: Sendable {
    let status: Int
    let headers: AnswerHeaders

    init(_ response: HTTPURLResponse) {
        status = response.statusCode
        var fields: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields { fields[name] = value }
        headers = AnswerHeaders(fields)
    }

    /// Whether it sends us somewhere else.
    var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }
}
