/// What is said of files beside pictures.
extension Phrase {
    /// A file is no JSON.
    public static let sidecarNotJSON = Phrase(
        "sidecar.not-json", "{file} is not read: from byte {byte} on it is no JSON.")
    /// A file holds some other JSON.
    public static let sidecarNoObject = Phrase(
        "sidecar.no-object", "{file} is not read: it must be a JSON object with a title, a caption or a date.")
    /// A key has something else than texts.
    public static let sidecarNotText = Phrase(
        "sidecar.not-text", "In {file}, “{key}” must be a text, or a text for each language.")
    /// A date is none.
    public static let sidecarNoDate = Phrase(
        "sidecar.no-date", "In {file}, “date” must be a date such as 2023-05-01.")
    /// A file is in some other encoding.
    public static let sidecarNotUTF8 = Phrase("sidecar.not-utf-8", "{file} is not read: it is not UTF-8.")
    /// A file is too long.
    public static let sidecarTooLong = Phrase(
        "sidecar.too-long", "{file} is not read: it is longer than {number} KB.")
    /// The system does not give a file.
    public static let sidecarUnreadable = Phrase("sidecar.unreadable", "{file} cannot be read.")

    static let sidecars = [
        sidecarNotJSON, sidecarNoObject, sidecarNotText, sidecarNoDate, sidecarNotUTF8, sidecarTooLong,
        sidecarUnreadable,
    ]
}
