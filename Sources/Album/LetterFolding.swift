/// Letters without case and accents, for comparing names.
enum LetterFolding {
    /// What a character counts as; nothing for an accent that stands on its own.
    static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.isASCII {
            guard (0x41...0x5A).contains(scalar.value) else { return [scalar] }
            return [Unicode.Scalar(UInt8(scalar.value + 0x20))]
        }
        return scalar.properties.lowercaseMapping.unicodeScalars.flatMap { letter in
            isAccent(letter) ? [] : plain[letter] ?? [letter]
        }
    }

    /// The combining marks of Latin, Greek and Cyrillic; those of other scripts are letters in their own right.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    /// Small Latin, Greek and Cyrillic letters with accents, by the letters that they count as.
    private static let plain: [Unicode.Scalar: [Unicode.Scalar]] = {
        let families: [(String, String)] = [
            ("a", "àáâãäåāăąǎȁȃạảấầẩẫậắằẳẵặ"), ("ae", "æǽ"), ("c", "çćĉċč"), ("d", "ďđð"),
            ("e", "èéêëēĕėęěȅȇẹẻẽếềểễệ"), ("g", "ĝğġģǧ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐȉȋỉị"), ("ij", "ĳ"),
            ("j", "ĵ"), ("k", "ķǩ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏőǒȍȏọỏốồổỗộớờởỡợơ"), ("oe", "œ"),
            ("r", "ŕŗřȑȓ"), ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧț"), ("th", "þ"),
            ("u", "ùúûüũūŭůűųǔȕȗụủứừửữựư"), ("w", "ŵ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
            ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"),
            ("е", "ё"),
        ]
        var plain: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (letters, accented) in families {
            for letter in accented.unicodeScalars { plain[letter] = Array(letters.unicodeScalars) }
        }
        return plain
    }()
}
