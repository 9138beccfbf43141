internal import Foundation
internal import FoundationNetworking
internal import Wire

/// What a session's error means. The session tells few kinds apart by number; for the others there is the sentence of the library below it.
enum TransferFailure {
    /// Beginnings and pieces of such sentences.
    private static let sentences: [(FetchFailure, [String])] = [
        (.proxy, ["resolve proxy", "from proxy", "Proxy CONNECT", "proxy"]),
        (.badCertificate, ["certificate", "subject name"]),
        (.encryption, ["SSL", "TLS", "ssl"]),
        (
            .cut,
            ["transfer closed", "Recv failure", "Send failure", "HTTP/2", "HTTP2", "Empty reply", "Connection reset"]
        ),
        (
            .badAnswer,
            [
                "HTTP/0.9", "Failed writing header", "Content-Length", "header", "Header", "content encoding",
                "decoding",
                "unencoding", "chunk", "Invalid", "Illegal", "Unsupported",
            ]
        ),
        (.connectionTimedOut, ["timed out"]),
        (.refused, ["connect to", "unreachable", "No route"]),
    ]

    /// The reason; the address itself is not looked at, so that nothing of it can be told.
    static func reason(of error: any Error, hasHead: Bool) -> FetchFailure {
        let error = error as NSError
        let sentence = error.localizedDescription
        switch error.code {
        case NSURLErrorCannotFindHost: return .hostNotFound
        case NSURLErrorTimedOut: return hasHead ? .stalled : .connectionTimedOut
        case NSURLErrorBadURL,
            NSURLErrorUnsupportedURL where !sentence.contains("HTTP/0.9"):
            return .badAddress
        case NSURLErrorCannotConnectToHost where sentence.contains("connect"): return .refused
        case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse: return .cut
        default: break
        }
        for (failure, pieces) in sentences where pieces.contains(where: sentence.contains) { return failure }
        // A kind that nobody knows may pass, like a broken connection.
        return .cut
    }
}
