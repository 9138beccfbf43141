internal import CCodecs
public import DecoderHost

/// What color profiles are called.
public enum ProfileName {
    private static let longest = 256

    /// The name of what a file says about its colors; nil when it says nothing, or nothing that has a name.
    public static func of(_ statement: ColorStatement, in input: InputFile) -> String? {
        switch statement {
        case .standard, .brokenProfile: nil
        case .measured(let measures): measures == .adobeRGB ? "Adobe RGB (1998)" : nil
        case .profile(let pieces, let isDeflated):
            ICCProfile(pieces, isDeflated: isDeflated, of: input).flatMap(description)
        }
    }

    private static func description(_ profile: ICCProfile) -> String? {
        var name = [wchar_t](repeating: 0, count: longest)
        let bytes = UInt32(name.count * MemoryLayout<wchar_t>.stride)
        guard unsafe cmsGetProfileInfo(profile.handle, cmsInfoDescription, "en", "US", &name, bytes) > 0 else {
            return nil
        }
        var scalars = String.UnicodeScalarView()
        // Where it is cut there may be no zero at the end.
        for unit in name.prefix(while: { $0 != 0 }) {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: unit)) ?? "\u{FFFD}")
        }
        return scalars.isEmpty ? nil : String(scalars)
    }
}
