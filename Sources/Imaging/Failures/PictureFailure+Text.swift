internal import Geometry
internal import Glibc
public import Localization
internal import Wire

extension PictureFailure {
    /// The failure of a file in words. The name is shown as it is: make it readable with `FileName` first. The host is that of a picture at
    /// an address.
    public func text(fileName: String, host: String = "?", in phrases: Phrasebook = .english) -> FailureText {
        if let words = networkWords(in: phrases) { return words.text(fileName: fileName, host: host, in: phrases) }
        let name = "“\(fileName)”"
        return switch self {
        case .missing, .notPermitted, .linkLoop, .folder, .notAFile, .empty, .notAnswering, .unreadable,
            .inputTooLarge:
            fileText(name)
        case .decoding(let failure): failure.text(name)
        case .crashed, .hung, .tookTooLong, .nonsense, .noHelper, .noResources, .fetching, .networkForbidden:
            helperText(name)
        }
    }

    /// What is said of the network; nil when it is not to blame.
    func networkWords(in phrases: Phrasebook) -> FetchFailureWords? {
        switch self {
        case .fetching(let failure): failure.words(in: phrases)
        case .networkForbidden:
            FetchFailureWords(
                .networkForbiddenTitle, .networkForbiddenWhy, .startWithout, ["option": "--no-network"])
        default: nil
        }
    }

    private func fileText(_ name: String) -> FailureText {
        switch self {
        case .missing:
            FailureText(what: "\(name) does not exist.", why: "", advice: "Check the name, or whether it was moved.")
        case .notPermitted:
            FailureText(
                what: "\(name) may not be read.", why: "You lack the permission for the file or its folder.",
                advice: "Ask its owner, or change its permissions.")
        case .linkLoop:
            FailureText(
                what: "\(name) leads nowhere.", why: "Its links lead in a circle.", advice: "Repair the links.")
        case .folder:
            FailureText(what: "\(name) is a folder.", why: "", advice: "Open a picture in it.")
        case .notAFile(let kind):
            FailureText(what: "\(name) is \(kind.words), not a file.", why: "", advice: "Save the picture to a file.")
        case .empty:
            FailureText(
                what: "\(name) is empty.", why: "The file has no content.",
                advice: "Copy it again; it may not have arrived.")
        case .notAnswering(let milliseconds):
            FailureText(
                what: "\(name) does not answer.",
                why: "Opening it took longer than \(Self.seconds(milliseconds)).",
                advice: "Check the disk or the network share that it lies on.")
        case .inputTooLarge(let bytes):
            FailureText(
                what: "\(name) is too large.", why: "More than \(bytes >> 20) MB came through the pipe.",
                advice: "Save the picture to a file and open that.")
        case .unreadable(let errno):
            FailureText(
                what: "\(name) cannot be read.", why: "The system says: \(Self.systemWords(errno)).", advice: "")
        default: helperText(name)
        }
    }

    private func helperText(_ name: String) -> FailureText {
        switch self {
        case .crashed:
            FailureText(
                what: "\(name) cannot be shown.", why: "Its decoder crashed twice.",
                advice: "The file is probably damaged.")
        case .hung(let milliseconds):
            FailureText(
                what: "\(name) cannot be shown.",
                why: "Its decoder gave no sign for \(Self.seconds(milliseconds)) and was stopped.",
                advice: "The file is probably damaged.")
        case .tookTooLong(let milliseconds):
            FailureText(
                what: "\(name) takes too long.",
                why: "Its decoder was not done after \(Self.seconds(milliseconds)) and was stopped.",
                advice: "Give it more time with --decode-time, or open a smaller version of it.")
        case .nonsense(let detail):
            FailureText(
                what: "\(name) cannot be shown.",
                why: "Its decoder was stopped: \(FailureText.quoted(detail)).",
                advice: "The file is probably damaged.")
        case .noHelper(let program, let errno):
            FailureText(
                what: "\(name) cannot be shown.",
                why: "The program \(FailureText.quoted(program)) did not start: \(Self.systemWords(errno)).",
                advice: "Install Vitrine again.")
        case .noResources(let resource, let errno):
            FailureText(
                what: "\(name) cannot be shown now.",
                why: "The system has no \(resource.words) left (\(Self.systemWords(errno))).",
                advice: "Close other programs and open it again.")
        default: FailureText(what: "\(name) cannot be shown.", why: "", advice: "")
        }
    }

    /// The failure of a helper program that was asked about itself, as a sentence.
    public func sentenceAboutHelper(_ program: String) -> String {
        let name = FailureText.quoted(program)
        return switch self {
        case .noHelper(_, let errno): "The program \(name) did not start: \(Self.systemWords(errno))."
        case .hung(let milliseconds): "The program \(name) said nothing for \(Self.seconds(milliseconds))."
        case .nonsense(let detail): "The program \(name) gave a wrong answer: \(FailureText.quoted(detail))."
        default: "The program \(name) ended without an answer."
        }
    }

    static func systemWords(_ errno: Int32) -> String {
        unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    }

    private static func seconds(_ milliseconds: Double) -> String {
        let tenths = (milliseconds / 100).rounded()
        let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
        return isWhole ? "\(Int(tenths / 10)) s" : "\(tenths / 10) s"
    }
}

extension PictureFailure.SpecialFile {
    fileprivate var words: String {
        switch self {
        case .pipe: "a pipe"
        case .device: "a device"
        case .socket: "a socket"
        }
    }
}

extension PictureFailure.Resource {
    fileprivate var words: String {
        switch self {
        case .memory: "memory"
        case .threads: "threads"
        case .connections: "connections between programs"
        }
    }
}
