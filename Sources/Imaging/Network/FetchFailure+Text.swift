internal import Glibc
public import Localization
public import Wire
internal import Wording

/// A failure to fetch in words.
struct FetchFailureWords {
    let title: Phrase
    let why: Phrase
    let advice: Phrase?
    /// What stands for the words in braces, besides the host and the file.
    var values: [String: String] = [:]

    init(_ title: Phrase, _ why: Phrase, _ advice: Phrase?, _ values: [String: String] = [:]) {
        self.title = title
        self.why = why
        self.advice = advice
        self.values = values
    }

    /// The viewer was told not to use the network.
    static let forbidden = FetchFailureWords(
        .networkForbiddenTitle, .networkForbiddenWhy, .startWithout, ["option": "--no-network"])

    /// The same of another host than that of the address.
    func of(host: String) -> FetchFailureWords {
        var words = self
        words.values["host"] = VisibleText.repairing(Array(host.utf8))
        return words
    }

    /// What it says of a file at a server.
    func text(fileName: String, host: String, in phrases: Phrasebook) -> FailureText {
        let values = ["host": host, "file": fileName].merging(values) { $1 }
        return FailureText(phrases, .notFetched, why: why, advice: advice, values)
    }
}

extension FetchFailure {
    /// In words.
    func words(in phrases: Phrasebook) -> FetchFailureWords {
        switch self {
        case .badAddress: FetchFailureWords(.badAddressTitle, .badAddressWhy, .checkAddress)
        case .unreachableNumber: FetchFailureWords(.fetcherTitle, .numberWhy, .numberAdvice)
        case .offline: FetchFailureWords(.offlineTitle, .offlineWhy, .checkNetwork)
        case .notCached: FetchFailureWords(.notKeptTitle, .notKeptWhy, .startWithout, ["option": "--offline"])
        case .hostNotFound: FetchFailureWords(.noHostTitle, .noHostWhy, .checkBoth)
        case .refused: FetchFailureWords(.refusedTitle, .refusedWhy, .checkNetwork)
        case .connectionTimedOut: FetchFailureWords(.silentTitle, .silentWhy, .checkNetwork)
        case .stalled: FetchFailureWords(.stalledTitle, .stalledWhy, .checkNetwork)
        case .cut: FetchFailureWords(.cutTitle, .cutWhy, .checkNetwork)
        case .proxy: FetchFailureWords(.proxyTitle, .proxyWhy, .checkProxy, ["names": "http_proxy, https_proxy"])
        case .badCertificate: FetchFailureWords(.certificateTitle, .certificateWhy, .certificateAdvice)
        case .encryption: FetchFailureWords(.encryptionTitle, .encryptionWhy, .tryLater)
        case .status(let status): Self.words(ofStatus: status)
        case .notAccepted:
            FetchFailureWords(.forbiddenTitle, .forbiddenWhy, .notAcceptedAdvice, ["status": "401"])
        case .badAnswer: FetchFailureWords(.noPictureTitle, .nonsenseWhy, .checkAddress)
        case .tooManyRedirects: FetchFailureWords(.circleTitle, .circleWhy, .checkAddress)
        case .insecureRedirect: FetchFailureWords(.encryptionTitle, .unsafeWhy, .checkAddress)
        case .badRedirect: FetchFailureWords(.circleTitle, .elsewhereWhy, .checkAddress)
        case .tooLarge(let limit):
            FetchFailureWords(
                .downloadTitle, .downloadWhy, .allowMore,
                ["limit": phrases.megabytes(limit >> 20), "option": "--max-download"])
        case .storage(let errno):
            FetchFailureWords(
                .storageTitle, .storageWhy, errno == ENOSPC || errno == EDQUOT ? .storageAdvice : nil,
                ["reason": PictureFailure.systemWords(errno)])
        case .outgrown: FetchFailureWords(.offlineTitle, .offlineWhy, .checkNetwork)
        case .helperFault(let detail):
            FetchFailureWords(
                .fetcherTitle, .fetcherWhy, .tryLater, ["reason": FailureText.quoted(detail, in: phrases)])
        case .elsewhere(let host, let cause): cause.words(in: phrases).of(host: host)
        }
    }

    private static func words(ofStatus status: Int) -> FetchFailureWords {
        let values = ["status": "\(status)"]
        return switch status {
        case 404, 410: FetchFailureWords(.nothingThereTitle, .nothingThereWhy, .checkAddress, values)
        case 401:
            FetchFailureWords(
                .forbiddenTitle, .forbiddenWhy, .forbiddenAdvice,
                values.merging(["example": "https://name:password@host/"]) { $1 })
        case 403, 451: FetchFailureWords(.forbiddenTitle, .forbiddenWhy, nil, values)
        case 407:
            FetchFailureWords(.proxyTitle, .statusWhy, .checkProxy, values.merging(["names": "http_proxy"]) { $1 })
        case 429: FetchFailureWords(.serverBusy, .busyWhy, .tryLater, values)
        case 500...599: FetchFailureWords(.serverProblem, .problemWhy, .tryLater, values)
        default: FetchFailureWords(.noPictureTitle, .statusWhy, .checkAddress, values)
        }
    }

    /// Why a fetcher waits before it tries again, in a few words.
    public var reasonToWait: Phrase {
        switch cause {
        case .offline: .waitingForNetwork
        case .cut, .badAnswer: .connectionBroke
        case .status(429), .status(503): .serverBusy
        case .status: .serverProblem
        default: .noAnswer
        }
    }

    /// Whether another try may end in another way.
    public var mayPass: Bool {
        switch cause {
        case .badAddress, .unreachableNumber, .notCached, .insecureRedirect, .badRedirect, .tooLarge: false
        default: true
        }
    }
}
