import Album
import Imaging
import Localization
import Logging
import Settings
import Viewing
import Wording

/// Which pictures there are: names become an album, which follows the files.
extension Viewer {
    /// Looks up the names of an album.
    func follow(_ number: UInt64, _ paths: [[UInt8]]) {
        albums.follow(number, paths, isList: isOpeningList)
        if isOpeningList { listAlbum = number }
        attended = nil
    }

    /// Lets the file that is looked at be watched most closely.
    func attend(to path: [UInt8]?) {
        guard path != attended else { return }
        attended = path
        albums.attend(to: path)
    }

    func take(_ news: AlbumNews, at now: Double) {
        let trouble = news.troubles.first.map { LoadingFailure($0, in: session.phrases) }
        if let trouble = news.troubles.first { log.tell(.error, LoadingFailure(trouble, in: .english).sentence) }
        log.tell(.detail, "the album has \(news.update.entries.count) pictures")
        forgetThumbnails(of: news.update.rewritten.union(news.update.renamed.keys))
        handle(.album(number: news.number, news.update, trouble: trouble), at: now)
    }

    /// Takes names of the list. If another album was opened in the meantime, nobody wants them any more.
    func take(_ names: NameListReader.Batch, at now: Double) {
        let isTaken = take(names: names.names.map(PastedNames.normal), isLast: names.isLast, at: now)
        if !isTaken, names.isLast, names.trouble == nil {
            handle(.remark(session.phrases(.noticeEmptyList)), at: now)
        }
        if let trouble = names.trouble {
            log.tell(.error, trouble.sentence(in: .english))
            handle(.remark(trouble.sentence(in: session.phrases)), at: now)
        }
    }

    /// Takes a list that has come from a server.
    func take(_ list: AddressListReader.Outcome, of address: WebAddress, at now: Double) {
        let isTaken = take(names: list.names, isLast: true, at: now)
        if let trouble = list.trouble {
            log.tell(.error, trouble.text(name: address.name, host: address.host, in: .english))
            handle(.remark(trouble.text(name: address.name, host: address.host, in: session.phrases)), at: now)
        } else if !isTaken {
            handle(.remark(session.phrases(.listEmpty, ["file": address.name])), at: now)
        }
    }

    /// Puts names of a list into its album, which begins with the first ones; false when there is none yet, and nothing to see.
    private func take(names: [[UInt8]], isLast: Bool, at now: Double) -> Bool {
        if let listAlbum {
            albums.add(names, to: listAlbum, isLast: isLast)
            return true
        }
        guard session.picture == nil, !names.isEmpty else { return session.picture != nil }
        isOpeningList = true
        handle(.openAll(paths: names), at: now)
        isOpeningList = false
        if isLast, let listAlbum { albums.add([], to: listAlbum, isLast: true) }
        return true
    }
}

extension ViewerSettings {
    /// The order of an album. Chance is asked once, so that the order stays as long as the viewer runs.
    var order: PictureOrder {
        switch sort {
        case .name: .name
        case .time: .time
        case .size: .size
        case .random: .random(seed: .random(in: .min ... .max))
        }
    }

    /// How addresses are fetched.
    var fetching: FetchSettings {
        var fetching = FetchSettings(program: HelperLocation.fetcher, cacheFolder: FetchSettings.usualCacheFolder)
        if let limit = network.cacheLimit { fetching.cacheLimit = limit }
        if let most = network.largestDownload { fetching.largestDownload = most }
        fetching.isOffline = network.isOffline
        return fetching
    }

    /// The picture on standard input, if one is asked for.
    var spooledInput: SpooledInput? {
        readsStandardInput ? SpooledInput(mostBytes: LoadingLimits.quarterOfMemory) : nil
    }
}
