public import Geometry
public import Localization

/// A picture that does not fit into the memory whole, and is shown at the finest level that does.
public struct MemoryNotice: Hashable, Sendable {
    /// The size at which it is shown, in pixels.
    public let shown: PixelSize
    /// What all levels that were wanted would take, in bytes.
    public let neededBytes: Int
    /// What they may take, in bytes.
    public let allowedBytes: Int

    /// The notice about a picture with a layout; nil when all that was wanted is in it.
    init?(layout: PyramidLayout, wantedFirstLevel: Int, byteLimit: Int) {
        guard layout.firstLevel > wantedFirstLevel, let shown = layout.levels.first?.size,
            let whole = PyramidLayout(size: layout.size, firstLevel: wantedFirstLevel),
            whole.firstLevel < layout.firstLevel
        else { return nil }
        self.shown = shown
        neededBytes = whole.byteCount
        allowedBytes = byteLimit
    }

    /// The notice in words of a language.
    public func sentence(in phrases: Phrasebook) -> String {
        phrases(
            .noticeMemory,
            [
                "size": phrases.pixelSize(width: shown.width, height: shown.height),
                "needed": phrases.megabytes(Self.megabytes(neededBytes, .up)),
                "allowed": phrases.megabytes(Self.megabytes(allowedBytes, .down)), "option": "--memory-budget",
            ])
    }

    private static func megabytes(_ bytes: Int, _ rule: FloatingPointRoundingRule) -> Int {
        Int((Double(bytes) / 1_048_576).rounded(rule))
    }
}
