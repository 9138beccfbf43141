import JSONText

/// Hands pictures to a viewer that listens on a socket already.
public enum Handover {
    /// What became of it.
    public enum Outcome: Hashable, Sendable {
        /// The other viewer shows them.
        case done
        /// There is no other viewer.
        case nobodyListens
        /// It did not take them; why, in a sentence.
        case refused(String)
    }

    /// Lets the viewer at a socket show pictures, if there are any, and come to the front. Names are from the root on, or addresses.
    public static func hand(_ pictures: [[UInt8]], to path: [UInt8]) -> Outcome {
        let raise: JSONValue = .object(["do": "raise"])
        for request in (pictures.isEmpty ? [] : [open(pictures)]) + [raise] {
            do throws(SocketError) {
                let answer = try ControlCall(path: path, request: request).send()
                guard answer["ok"] == true else { return .refused(answer["error"]?.string ?? answer.text) }
            } catch .nobodyListens {
                return .nobodyListens
            } catch {
                return .refused(error.sentence)
            }
        }
        return .done
    }

    /// Names that are not UTF-8 go as their bytes, and then all do.
    private static func open(_ pictures: [[UInt8]]) -> JSONValue {
        let names = pictures.compactMap { String(validating: $0, as: UTF8.self) }
        guard names.count == pictures.count else {
            let bytes = pictures.map { JSONValue.string(Base64.encode($0)) }
            return .object(["do": "open", "pathsBytes": .array(bytes)])
        }
        return .object(["do": "open", "paths": .array(names.map { .string($0) })])
    }
}
