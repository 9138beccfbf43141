internal import Fetching
internal import Foundation
internal import FoundationNetworking

/// Makes requests: what we send, and nothing else.
enum RequestMaker {
    /// Who asks.
    static let agent = "Vitrine/0.1.0"

    /// What a request asks beside the content.
    struct Conditions {
        /// The copy that we have: it need not be sent again.
        var copy: CopyRecord?
        /// How much of which version we have: only the rest need be sent.
        var part: (count: Int, validator: Validator)?
        /// Caches on the way are to ask the server too.
        var isAsked = false
    }

    /// The request for an address; nil when the address cannot be asked for after all.
    static func request(_ address: WebAddress, _ conditions: Conditions) -> URLRequest? {
        guard let url = URL(string: address.text, encodingInvalidCharacters: true), url.host() != nil else {
            return nil
        }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.setValue(agent, forHTTPHeaderField: "User-Agent")
        request.setValue("image/*,*/*;q=0.8", forHTTPHeaderField: "Accept")
        // Pictures are packed already; and of packed content no part could be asked for.
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        request.setValue("*", forHTTPHeaderField: "Accept-Language")
        if let user = address.user {
            let credentials = Data(user + [UInt8(ascii: ":")] + address.password).base64EncodedString()
            request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
        }
        if conditions.isAsked { request.setValue("max-age=0", forHTTPHeaderField: "Cache-Control") }
        if let headers = conditions.copy?.headers {
            if let tag = headers["ETag"] { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
            if let date = headers["Last-Modified"] { request.setValue(date, forHTTPHeaderField: "If-Modified-Since") }
        }
        if let (count, validator) = conditions.part {
            request.setValue("bytes=\(count)-", forHTTPHeaderField: "Range")
            request.setValue(validator.text, forHTTPHeaderField: "If-Range")
        }
        return request
    }
}
