public import Viewing

extension KeyStroke {
    /// What a key can be, for "a key is ...".
    public static var description: String {
        let modifiers = Modifier.allCases.map { "\($0.rawValue)+" }.joined(separator: ", ")
        return
            "a letter, a digit, one of + - . , ? or one of \(namedKeys.joined(separator: ", ")), with any of \(modifiers) before it"
    }
}
