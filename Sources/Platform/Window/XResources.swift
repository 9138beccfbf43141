/// Reads the X resources (what `xrdb -query` prints), where desktops write down their scale.
public enum XResources {
    /// Dots per inch that mean a scale of 1.
    private static let standardResolution = 96.0
    /// Scales that a display can sensibly have; others are mistakes.
    private static let sensible = 0.5...8.0

    /// The scale that `Xft.dpi` stands for; 1 when there is none or it makes no sense.
    public static func scale(in resources: some StringProtocol) -> Double {
        for line in resources.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, trimmed(parts[0]) == "Xft.dpi" else { continue }
            let scale = (Double(trimmed(parts[1])) ?? standardResolution) / standardResolution
            return sensible.contains(scale) ? scale : 1
        }
        return 1
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
