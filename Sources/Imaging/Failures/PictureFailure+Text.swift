internal import Geometry
internal import Glibc
public import Localization
internal import Wire

extension PictureFailure {
    /// The failure of a file in words of a language. The name is shown as it is: make it readable with `FileName` first.
    public func text(fileName: String, in phrases: Phrasebook) -> FailureText {
        switch self {
        case .missing, .notPermitted, .linkLoop, .folder, .notAFile, .empty, .notAnswering, .unreadable,
            .inputTooLarge:
            fileText(fileName, phrases)
        case .decoding(let failure): failure.text(fileName, in: phrases)
        case .crashed, .hung, .tookTooLong, .nonsense, .noHelper, .noResources: helperText(fileName, phrases)
        }
    }

    private func fileText(_ name: String, _ phrases: Phrasebook) -> FailureText {
        let say = { (what: Phrase, why: Phrase?, advice: Phrase?, values: [String: String]) in
            FailureText(phrases, what, why: why, advice: advice, values.merging(["file": name]) { $1 })
        }
        return switch self {
        case .missing: say(.fileMissing, nil, .adviseName, [:])
        case .notPermitted: say(.fileNotPermitted, .whyNoPermission, .advisePermission, [:])
        case .linkLoop: say(.fileLinkLoop, .whyLinkLoop, .adviseLinks, [:])
        case .folder: say(.fileIsFolder, nil, .adviseInFolder, [:])
        case .notAFile(let kind): say(kind.phrase, nil, .adviseSave, [:])
        case .empty: say(.fileEmpty, .whyEmpty, .adviseNotArrived, [:])
        case .notAnswering(let wait):
            say(.fileNotAnswering, .whyOpeningSlow, .adviseDisk, ["time": phrases.seconds(milliseconds: wait)])
        case .inputTooLarge(let bytes):
            say(.fileTooLarge, .whyInputTooLarge, .adviseSaveAndOpen, ["size": phrases.megabytes(bytes >> 20)])
        case .unreadable(let errno): say(.fileUnreadable, .whySystem, nil, ["reason": Self.systemWords(errno)])
        default: helperText(name, phrases)
        }
    }

    private func helperText(_ name: String, _ phrases: Phrasebook) -> FailureText {
        let say = { (what: Phrase, why: Phrase?, advice: Phrase?, values: [String: String]) in
            FailureText(phrases, what, why: why, advice: advice, values.merging(["file": name]) { $1 })
        }
        return switch self {
        case .crashed: say(.fileCannotShow, .whyCrashed, .adviseDamaged, [:])
        case .hung(let wait):
            say(.fileCannotShow, .whyHung, .adviseDamaged, ["time": phrases.seconds(milliseconds: wait)])
        case .tookTooLong(let wait):
            say(
                .fileTooSlow, .whyTooSlow, .adviseTime,
                ["time": phrases.seconds(milliseconds: wait), "option": "--decode-time"])
        case .nonsense(let detail):
            say(.fileCannotShow, .whyNonsense, .adviseDamaged, ["reason": FailureText.quoted(detail, in: phrases)])
        case .noHelper(let program, let errno):
            say(
                .fileCannotShow, .whyNoDecoder, .adviseInstall,
                ["program": FailureText.quoted(program), "reason": Self.systemWords(errno)])
        case .noResources(let resource, let errno):
            say(.fileCannotShowNow, resource.phrase, .adviseClose, ["reason": Self.systemWords(errno)])
        default: say(.fileCannotShow, nil, nil, [:])
        }
    }

    /// The failure of a helper program that was asked about itself, as a sentence. It is for a terminal, and English.
    public func sentenceAboutHelper(_ program: String) -> String {
        let name = FailureText.quoted(program)
        return switch self {
        case .noHelper(_, let errno): "The program \(name) did not start: \(Self.systemWords(errno))."
        case .hung(let wait):
            "The program \(name) said nothing for \(Phrasebook.english.seconds(milliseconds: wait))."
        case .nonsense(let detail): "The program \(name) gave a wrong answer: \(FailureText.quoted(detail))."
        default: "The program \(name) ended without an answer."
        }
    }

    static func systemWords(_ errno: Int32) -> String {
        unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    }
}

extension PictureFailure.SpecialFile {
    fileprivate var phrase: Phrase {
        switch self {
        case .pipe: .fileIsPipe
        case .device: .fileIsDevice
        case .socket: .fileIsSocket
        }
    }
}

extension PictureFailure.Resource {
    fileprivate var phrase: Phrase {
        switch self {
        case .memory: .whyNoMemory
        case .threads: .whyNoThreads
        case .connections: .whyNoConnections
        }
    }
}
