/// Why a fetcher does not bring what is at an address. Nothing in it tells the address or its credentials, but for the host of a redirect.
public indirect enum FetchFailure: Error, Hashable, Sendable {
    /// It is no address of the web.
    case badAddress
    /// The server is named by a number of IPv6, for which the network library of this system has no connection.
    case unreachableNumber
    /// There is no network. Only ever a reason for waiting, or for failing when waiting is of no use.
    case offline
    /// The network may not be used and there is no copy.
    case notCached
    /// No server has this name.
    case hostNotFound
    /// Nobody listens there, or no way leads there.
    case refused
    /// No connection within the time for it, or no answer on it.
    case connectionTimedOut
    /// The connection is there, but nothing came through it for too long.
    case stalled
    /// The connection broke, or ended before all had come.
    case cut
    /// The proxy that the environment names cannot be used.
    case proxy
    /// The certificate of the server is not one that this system trusts, or is another's.
    case badCertificate
    /// No encrypted connection could be made, for another reason than the certificate.
    case encryption
    /// The server answered with a status that brings no content: 400...599, or another one that makes no sense here.
    case status(Int)
    /// The server wants a name and a password, and those that it was given are not the right ones.
    case notAccepted
    /// The answer was no HTTP, or one that contradicts itself.
    case badAnswer
    /// The server sent from address to address, too often or in a circle.
    case tooManyRedirects
    /// An encrypted address was redirected to one without encryption.
    case insecureRedirect
    /// A redirect led to something else than an address of the web.
    case badRedirect
    /// It has more bytes than a download may have.
    case tooLarge(limit: Int)
    /// There is no place to put it; what the system said. ENOSPC: the disk is full.
    case storage(errno: Int32)
    /// The network has come back in a way that this fetcher, locked up as it is, cannot use: ask another one at once. Not for people.
    case outgrown
    /// The fetcher itself is at fault.
    case helperFault(detail: String)
    /// It happened at another host, to which the server of the address had led. Never within itself.
    case elsewhere(host: String, FetchFailure)

    /// What happened, wherever it did.
    public var cause: FetchFailure {
        if case .elsewhere(_, let cause) = self { cause } else { self }
    }
}
