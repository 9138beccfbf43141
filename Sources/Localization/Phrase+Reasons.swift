/// Why a picture or a folder cannot be shown.
extension Phrase {
    /// The person may not read a file.
    public static let whyNoPermission = Phrase(
        "why.no-permission", "You lack the permission for the file or its folder.")
    /// The person may not list a folder.
    public static let whyNoFolderPermission = Phrase("why.no-folder-permission", "You lack the permission for it.")
    /// A link in a circle.
    public static let whyLinkLoop = Phrase("why.link-loop", "Its links lead in a circle.")
    /// A file without content.
    public static let whyEmpty = Phrase("why.empty", "The file has no content.")
    /// A picture without an area.
    public static let whyNoPixels = Phrase("why.no-pixels", "It has no pixels.")
    /// A file that cannot be opened in time.
    public static let whyOpeningSlow = Phrase("why.opening-slow", "Opening it took longer than {time}.")
    /// A folder that cannot be listed in time.
    public static let whySilentFolder = Phrase("why.silent-folder", "Nothing was heard of it for {time}.")
    /// Standard input does not end.
    public static let whyInputTooLarge = Phrase("why.input-too-large", "More than {size} came through the pipe.")
    /// What the system says, in its own words.
    public static let whySystem = Phrase("why.system", "The system says: {reason}.")
    /// A decoder that died.
    public static let whyCrashed = Phrase("why.crashed", "Its decoder crashed twice.")
    /// A decoder that hangs.
    public static let whyHung = Phrase("why.hung", "Its decoder gave no sign for {time} and was stopped.")
    /// A decoder that goes on and on.
    public static let whyTooSlow = Phrase("why.too-slow", "Its decoder was not done after {time} and was stopped.")
    /// A decoder that says what cannot be.
    public static let whyNonsense = Phrase("why.nonsense", "Its decoder was stopped: {reason}.")
    /// A decoder that has no reason in the file.
    public static let whyGaveUp = Phrase("why.gave-up", "Its decoder gave up: {reason}.")
    /// A decoder's reason.
    public static let whyDecoder = Phrase("why.decoder", "Its decoder says: {reason}.")
    /// A decoder that cannot be started.
    public static let whyNoDecoder = Phrase("why.no-decoder", "The program {program} did not start: {reason}.")
    /// What a file holds in place of a picture.
    public static let whyNotAPicture = Phrase("why.not-a-picture", "It seems to be {kind}.")
    /// A format that no codec reads.
    public static let whyUnsupported = Phrase(
        "why.unsupported", "Its format, {format}, is not supported yet.")
    /// A decoder without memory.
    public static let whyDecoderMemory = Phrase(
        "why.decoder-memory", "Decoding it needs more memory than a decoder may have.")
    /// A side is too long.
    public static let whySide = Phrase(
        "why.side", "It says that it has {size} pixels; no side may have more than {limit}.")
    /// There are too many pixels.
    public static let whyPixels = Phrase(
        "why.pixels", "It says that it has {size} pixels; a picture may have at most {limit} million.")
    /// A small file claims to be huge.
    public static let whyFileSize = Phrase(
        "why.file-size", "It says that it has {size} pixels; the file has only {limit}, far too little for that.")
    /// It needs too much memory.
    public static let whyMemory = Phrase(
        "why.memory", "It says that it has {size} pixels; in memory it may take at most {limit}.")
    /// The system has no memory left.
    public static let whyNoMemory = Phrase("why.no-memory", "The system has no memory left ({reason}).")
    /// The system has no threads left.
    public static let whyNoThreads = Phrase("why.no-threads", "The system has no threads left ({reason}).")
    /// The system has no connections left.
    public static let whyNoConnections = Phrase(
        "why.no-connections", "The system has no connections between programs left ({reason}).")
    /// The system has no threads left, and says no more.
    public static let whyNoThread = Phrase("why.no-thread", "The system has no threads left.")
    /// A folder without pictures.
    public static let whyNoPictures = Phrase(
        "why.no-pictures", "None of its files has a name that ends as a picture's does.")
    /// A folder with more pictures than an album may have.
    public static let whyTooMany = Phrase("why.too-many", "An album has at most {count} pictures.")

    static let reasons = [
        whyNoPermission, whyNoFolderPermission, whyLinkLoop, whyEmpty, whyNoPixels, whyOpeningSlow, whySilentFolder,
        whyInputTooLarge, whySystem, whyCrashed, whyHung, whyTooSlow, whyNonsense, whyGaveUp, whyDecoder, whyNoDecoder,
        whyNotAPicture, whyUnsupported, whyDecoderMemory, whySide, whyPixels, whyFileSize, whyMemory, whyNoMemory,
        whyNoThreads, whyNoConnections, whyNoThread, whyNoPictures, whyTooMany,
    ]
}
