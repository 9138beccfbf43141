import Foundation
import TestSupport

/// The lines of a recording that a viewer writes.
struct RecordedLines {
    let path: String

    /// In a folder that is there as long as the viewer runs.
    init(in folder: TemporaryFolder) { path = folder.file("recording.jsonl") }

    /// The lines that have a field, once the viewer has ended.
    func lines(with field: String) throws -> [[String: Any]] {
        guard let bytes = FileBytes.read(path) else { throw Trouble("There is no recording.") }
        return try bytes.split(separator: 0x0a).compactMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
            return object?[field] == nil ? nil : object
        }
    }
}
