extension Phrase {
    // While a picture is fetched.

    /// Below a ring: why nothing comes, and how long until the next try.
    public static let tryingAgainIn = Phrase("network.trying-again", "{reason}; trying again in {time}")
    /// Below a ring: there is no network.
    public static let waitingForNetwork = Phrase("network.waiting", "No network; it goes on when there is one again")
    /// A reason to wait: the server, or the way to it, said nothing.
    public static let noAnswer = Phrase("network.no-answer", "No answer")
    /// A reason to wait: the connection did not last.
    public static let connectionBroke = Phrase("network.connection-broke", "The connection broke")
    /// A reason to wait: the server has too much to do, or says so.
    public static let serverBusy = Phrase("network.server-busy", "The server is busy")
    /// A reason to wait: the server has a problem of its own.
    public static let serverProblem = Phrase("network.server-problem", "The server has a problem")

    // Why a picture was not fetched: a title, a reason and an advice each.

    /// What happened, in a sentence.
    public static let notFetched = Phrase("network.not-fetched", "“{file}” was not fetched.")
    /// The title of a card.
    public static let badAddressTitle = Phrase("network.bad-address", "This is no address of the web")
    /// The reason on a card.
    public static let badAddressWhy = Phrase(
        "network.bad-address.why", "A server’s name must follow http:// or https://.")
    /// The reason on a card.
    public static let numberWhy = Phrase(
        "network.number.why", "The network library of this system cannot connect to {host}, a number of IPv6.")
    /// What to do, on a card.
    public static let numberAdvice = Phrase("network.number.advice", "Use the server’s name.")
    /// What to do, on a card.
    public static let checkAddress = Phrase("network.check-address", "Check the address.")
    /// The title of a card.
    public static let offlineTitle = Phrase("network.offline", "There is no network")
    /// The reason on a card.
    public static let offlineWhy = Phrase("network.offline.why", "This computer is not connected to {host}.")
    /// What to do, on a card.
    public static let checkNetwork = Phrase("network.check-network", "Check the network, or try again later.")
    /// The title of a card.
    public static let notKeptTitle = Phrase("network.not-kept", "This picture was not kept")
    /// The reason on a card.
    public static let notKeptWhy = Phrase(
        "network.not-kept.why", "Servers may not be asked ({option}), and there is no copy of it here.")
    /// What to do, on a card.
    public static let startWithout = Phrase("network.start-without", "Start without {option} to fetch it.")
    /// The title of a card.
    public static let noHostTitle = Phrase("network.no-host", "There is no such server")
    /// The reason on a card.
    public static let noHostWhy = Phrase("network.no-host.why", "No server with the name {host} can be found.")
    /// What to do, on a card.
    public static let checkBoth = Phrase("network.check-both", "Check the address, and the network.")
    /// The title of a card.
    public static let refusedTitle = Phrase("network.refused", "This server cannot be reached")
    /// The reason on a card.
    public static let refusedWhy = Phrase("network.refused.why", "Nobody answers at {host}, or no way leads there.")
    /// What to do, on a card.
    public static let tryLater = Phrase("network.try-later", "Try again later.")
    /// The title of a card.
    public static let silentTitle = Phrase("network.silent", "This server does not answer")
    /// The reason on a card.
    public static let silentWhy = Phrase("network.silent.why", "{host} gave no answer in time.")
    /// The title of a card.
    public static let stalledTitle = Phrase("network.stalled", "This picture has stopped coming")
    /// The reason on a card.
    public static let stalledWhy = Phrase("network.stalled.why", "Nothing more came from {host} for too long.")
    /// The title of a card.
    public static let cutTitle = Phrase("network.cut", "The connection broke")
    /// The reason on a card.
    public static let cutWhy = Phrase("network.cut.why", "The connection to {host} ended before all had come.")
    /// The title of a card.
    public static let proxyTitle = Phrase("network.proxy", "The proxy cannot be used")
    /// The reason on a card.
    public static let proxyWhy = Phrase(
        "network.proxy.why", "The proxy that the environment names does not lead to {host}.")
    /// What to do, on a card.
    public static let checkProxy = Phrase("network.check-proxy", "Check {names} in the environment.")
    /// The title of a card.
    public static let certificateTitle = Phrase("network.certificate", "This server cannot be trusted")
    /// The reason on a card.
    public static let certificateWhy = Phrase(
        "network.certificate.why", "The certificate of {host} is none that this system trusts.")
    /// What to do, on a card.
    public static let certificateAdvice = Phrase(
        "network.certificate.advice",
        "Somebody else may be answering in its place. If it is yours, add its certificate to those of the system.")
    /// The title of a card.
    public static let encryptionTitle = Phrase("network.encryption", "There is no safe connection")
    /// The reason on a card.
    public static let encryptionWhy = Phrase(
        "network.encryption.why", "No encrypted connection to {host} could be made.")

    // What servers say.

    /// The title of a card.
    public static let nothingThereTitle = Phrase("network.nothing-there", "There is no such picture")
    /// The reason on a card.
    public static let nothingThereWhy = Phrase(
        "network.nothing-there.why", "{host} has nothing at this address ({status}).")
    /// The title of a card.
    public static let forbiddenTitle = Phrase("network.forbidden", "This picture may not be seen")
    /// The reason on a card.
    public static let forbiddenWhy = Phrase("network.forbidden.why", "{host} does not give it to everybody ({status}).")
    /// What to do, on a card.
    public static let forbiddenAdvice = Phrase(
        "network.forbidden.advice", "Put a name and a password before the server’s name, as in {example}.")
    /// What is said instead when the address has both.
    public static let notAcceptedAdvice = Phrase(
        "network.not-accepted.advice", "The name and the password in the address were not accepted; check them.")
    /// The reason on a card.
    public static let busyWhy = Phrase("network.busy.why", "{host} does not want to be asked so often ({status}).")
    /// The reason on a card.
    public static let problemWhy = Phrase("network.problem.why", "{host} could not answer ({status}).")
    /// The title of a card.
    public static let noPictureTitle = Phrase("network.no-picture", "The server sent no picture")
    /// The reason on a card.
    public static let statusWhy = Phrase("network.status.why", "{host} answered with the status {status}.")
    /// The reason on a card.
    public static let nonsenseWhy = Phrase("network.nonsense.why", "The answer of {host} makes no sense.")
    /// The title of a card.
    public static let circleTitle = Phrase("network.circle", "This address leads nowhere")
    /// The reason on a card.
    public static let circleWhy = Phrase("network.circle.why", "{host} sends from address to address without end.")
    /// The reason on a card.
    public static let unsafeWhy = Phrase("network.unsafe.why", "{host} sends to an address that is not encrypted.")
    /// The reason on a card.
    public static let elsewhereWhy = Phrase(
        "network.elsewhere.why", "{host} sends to something that is not of the web.")
    /// The title of a card.
    public static let downloadTitle = Phrase("network.too-large", "This picture is too large")
    /// The reason on a card.
    public static let downloadWhy = Phrase("network.too-large.why", "{host} sends more than {limit}.")
    /// What to do, on a card.
    public static let allowMore = Phrase("network.allow-more", "Allow more with {option}.")

    // What is wrong here.

    /// The title of a card.
    public static let storageTitle = Phrase("network.storage", "There is no place for this picture")
    /// The reason on a card.
    public static let storageWhy = Phrase(
        "network.storage.why", "It cannot be written to the disk. The system says: {reason}.")
    /// What to do, on a card.
    public static let storageAdvice = Phrase("network.storage.advice", "Make room on the disk.")
    /// The title of a card.
    public static let fetcherTitle = Phrase("network.fetcher", "This picture cannot be fetched")
    /// The reason on a card.
    public static let fetcherWhy = Phrase("network.fetcher.why", "The program that fetches it was stopped: {reason}.")
    /// The title of a card.
    public static let networkForbiddenTitle = Phrase("network.off", "The network is switched off")
    /// The reason on a card.
    public static let networkForbiddenWhy = Phrase("network.off.why", "Vitrine was started with {option}.")

    /// A copy of which nobody knows whether it is still right, at the lower edge.
    public static let noticeOutdated = Phrase(
        "network.outdated", "This is an old copy and may be out of date: its server was not asked, or could not answer."
    )
    /// Said when the clipboard is pasted and names nothing.
    public static let nothingToPaste = Phrase(
        "network.nothing-to-paste", "The clipboard names no picture: neither an address nor a file.")

    // Lists of pictures on servers.

    /// Said of a list.
    public static let listIsNone = Phrase(
        "network.list-none", "“{file}” is no list of pictures: neither JSON nor a text.")
    /// Said of a list.
    public static let listTooLarge = Phrase("network.list-too-large", "The list “{file}” has more than {limit}.")
    /// Said of a list.
    public static let listTooLong = Phrase(
        "network.list-too-long", "The list “{file}” names more pictures than an album may have ({number}).")
    /// Said of a list.
    public static let listBroken = Phrase("network.list-broken", "The list “{file}” cannot be read: {reason}.")
    /// Said of a list.
    public static let listEntry = Phrase(
        "network.list-entry", "The list “{file}” cannot be read: entry {number} is neither an address nor has a url.")
    /// Said of a list.
    public static let listStrangers = Phrase(
        "network.list-strangers",
        "Entries of the list “{file}” that are no addresses of the web were left out: {number}.")
    /// Said of a list.
    public static let listEmpty = Phrase("network.list-empty", "The list “{file}” names no picture.")

    /// What is said about the network.
    static let network = [
        tryingAgainIn, waitingForNetwork, noAnswer, connectionBroke, serverBusy, serverProblem, notFetched,
        badAddressTitle, badAddressWhy, numberWhy, numberAdvice, checkAddress, offlineTitle, offlineWhy, checkNetwork,
        notKeptTitle, notKeptWhy,
        startWithout, noHostTitle, noHostWhy, checkBoth, refusedTitle, refusedWhy, tryLater, silentTitle, silentWhy,
        stalledTitle, stalledWhy, cutTitle, cutWhy, proxyTitle, proxyWhy, checkProxy, certificateTitle, certificateWhy,
        certificateAdvice, encryptionTitle, encryptionWhy, nothingThereTitle, nothingThereWhy, forbiddenTitle,
        forbiddenWhy, forbiddenAdvice, notAcceptedAdvice, busyWhy, problemWhy, noPictureTitle, statusWhy, nonsenseWhy,
        circleTitle,
        circleWhy, unsafeWhy, elsewhereWhy, downloadTitle, downloadWhy, allowMore, storageTitle, storageWhy,
        storageAdvice, fetcherTitle, fetcherWhy, networkForbiddenTitle, networkForbiddenWhy,
        noticeOutdated, nothingToPaste, listIsNone, listTooLarge, listTooLong, listBroken, listEntry, listStrangers,
        listEmpty,
    ]
}
