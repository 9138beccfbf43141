/// What a person can do about a failure.
extension Phrase {
    /// About a file that is missing.
    public static let adviseName = Phrase("advice.name", "Check the name, or whether it was moved.")
    /// About a lack of permission.
    public static let advisePermission = Phrase("advice.permission", "Ask its owner, or change its permissions.")
    /// About links in a circle.
    public static let adviseLinks = Phrase("advice.links", "Repair the links.")
    /// About a folder in place of a file.
    public static let adviseInFolder = Phrase("advice.in-folder", "Open a picture in it.")
    /// About a pipe in place of a file.
    public static let adviseSave = Phrase("advice.save", "Save the picture to a file.")
    /// About an endless standard input.
    public static let adviseSaveAndOpen = Phrase("advice.save-and-open", "Save the picture to a file and open that.")
    /// About an empty file.
    public static let adviseNotArrived = Phrase("advice.not-arrived", "Copy it again; it may not have arrived.")
    /// About a damaged file.
    public static let adviseCopy = Phrase("advice.copy", "Copy it again from where it came from.")
    /// About a disk that is silent.
    public static let adviseDisk = Phrase("advice.disk", "Check the disk or the network share that it lies on.")
    /// About a file that decoders die of.
    public static let adviseDamaged = Phrase("advice.damaged", "The file is probably damaged.")
    /// About a decoder that needs longer.
    public static let adviseTime = Phrase(
        "advice.time", "Give it more time with {option}, or open a smaller version of it.")
    /// About a decoder without memory.
    public static let adviseDecoderMemory = Phrase(
        "advice.decoder-memory", "Give decoders more with {option}, or open a smaller version of it.")
    /// About a limit that an option raises.
    public static let adviseOption = Phrase(
        "advice.option", "Allow more with {option}, or open a smaller version of it.")
    /// About a limit that no option raises.
    public static let adviseSmaller = Phrase(
        "advice.smaller", "No option raises this limit; open a smaller version of it.")
    /// About a small file that claims to be huge.
    public static let adviseTrust = Phrase(
        "advice.trust",
        "It is damaged, or made to exhaust programs that open it. If you trust it, open it with {option}.")
    /// About a missing decoder.
    public static let adviseInstall = Phrase("advice.install", "Install Vitrine again.")
    /// About a system that lacks something.
    public static let adviseClose = Phrase("advice.close", "Close other programs and open it again.")
    /// About something that may go well a second time.
    public static let adviseAgain = Phrase("advice.again", "Open it again.")
    /// About what is no picture.
    public static let adviseOther = Phrase("advice.other", "Open it with another program.")
    /// About a format that no codec reads.
    public static let adviseConvert = Phrase("advice.convert", "Convert it to JPEG or PNG.")
    /// About a folder without pictures.
    public static let adviseOwnName = Phrase(
        "advice.own-name", "Open a file by its own name to see it whatever it is called.")
    /// About a folder with too many pictures.
    public static let adviseSubfolder = Phrase("advice.subfolder", "Open one of the folders in it.")

    static let advice = [
        adviseName, advisePermission, adviseLinks, adviseInFolder, adviseSave, adviseSaveAndOpen, adviseNotArrived,
        adviseCopy, adviseDisk, adviseDamaged, adviseTime, adviseDecoderMemory, adviseOption, adviseSmaller,
        adviseTrust, adviseInstall, adviseClose, adviseAgain, adviseOther, adviseConvert, adviseOwnName,
        adviseSubfolder,
    ]
}
