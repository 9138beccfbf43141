import TestSupport

/// One answer on one connection, as a script has it.
struct WebAnswer {
    let script: WebScript
    let request: WebRequest
    let connection: Int32
    /// Whether the server still runs.
    let mayGoOn: @Sendable () -> Bool

    private static let pieceBytes = 64 * 1024

    func send() {
        pauseUnlessStopped(Double(script.delay))
        if script.isMute { return }
        if let raw = script.raw {
            _ = Sockets.send(raw, to: connection)
            return
        }
        if isNotModified {
            _ = Sockets.send(head(status: 304, fields: script.fields), to: connection)
            return
        }
        guard let first = request.firstByte, script.status == 200, rangeIsWanted else {
            sendContent(0..<script.content.count, status: script.status, fields: script.fields)
            return
        }
        sendPart(first)
    }

    private var isNotModified: Bool {
        guard script.status == 200 else { return false }
        if let tag = request["if-none-match"] { return tag == script.fields["ETag"] }
        if let date = request["if-modified-since"] { return date == script.fields["Last-Modified"] }
        return false
    }

    private var rangeIsWanted: Bool {
        if case .none = script.ranges { return false }
        guard let version = request["if-range"] else { return true }
        return version == script.fields["ETag"] || version == script.fields["Last-Modified"]
    }

    private func sendPart(_ first: Int) {
        let count = script.content.count
        var place = first
        var total = count
        var fields = script.fields
        switch script.ranges {
        case .wrongPlace: place = max(first - 1, 0)
        case .wrongTotal: total += 1
        case .impossible: place = count
        case .none, .right: break
        }
        guard place < count else {
            fields["Content-Range"] = "bytes */\(count)"
            sendContent(0..<0, status: 416, fields: fields)
            return
        }
        fields["Content-Range"] = "bytes \(place)-\(total - 1)/\(total)"
        sendContent(place..<count, status: 206, fields: fields)
    }

    private func sendContent(_ range: Range<Int>, status: Int, fields: [String: String]) {
        var fields = fields
        var isChunked = false
        switch script.length {
        case .right: fields["Content-Length"] = "\(range.count)"
        case .wrong(let length): fields["Content-Length"] = "\(length)"
        case .unsaid: break
        case .chunked:
            fields["Transfer-Encoding"] = "chunked"
            isChunked = true
        }
        guard Sockets.send(head(status: status, fields: fields), to: connection) else { return }
        // Where it is cut or stalls is counted in the whole content.
        let end = min(range.upperBound, script.cutAt ?? .max, script.stallAt ?? .max)
        guard sendPieces(range.lowerBound..<max(end, range.lowerBound), isChunked), end == range.upperBound else {
            if script.stallAt != nil { waitForEver() }
            return
        }
        if isChunked { _ = Sockets.send(Array("0\r\n\r\n".utf8), to: connection) }
    }

    private func sendPieces(_ range: Range<Int>, _ isChunked: Bool) -> Bool {
        let start = monotonicMilliseconds()
        // At a given rate, fifty pieces in a second.
        let most = script.rate.map { max($0 / 50, 1) } ?? Self.pieceBytes
        var position = range.lowerBound
        while position < range.upperBound {
            let next = min(position + most, range.upperBound)
            let bytes = script.content[position..<next]
            let wrapped = isChunked ? Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [13, 10] : bytes
            guard mayGoOn(), Sockets.send(wrapped, to: connection) else { return false }
            position = next
            if let rate = script.rate {
                let due = Double(position - range.lowerBound) / Double(rate) * 1000
                pauseUnlessStopped(due - (monotonicMilliseconds() - start))
            }
        }
        return true
    }

    private func head(status: Int, fields: [String: String]) -> [UInt8] {
        var text = "HTTP/1.1 \(status) Scripted\r\nConnection: close\r\n"
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
        return Array((text + "\r\n").utf8)
    }

    private func pauseUnlessStopped(_ milliseconds: Double) {
        let end = monotonicMilliseconds() + milliseconds
        while mayGoOn(), monotonicMilliseconds() < end, !Sockets.isGone(connection) {
            pause(milliseconds: min(end - monotonicMilliseconds(), 20))
        }
    }

    private func waitForEver() {
        while mayGoOn(), !Sockets.isGone(connection) { pause(milliseconds: 10) }
    }
}
