import Album
import Imaging
import Localization
import Logging
import Settings
import Viewing

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
        if let listAlbum {
            albums.add(names.names, to: listAlbum, isLast: names.isLast)
        } else if session.picture == nil, !names.names.isEmpty {
            isOpeningList = true
            handle(.openAll(paths: names.names), at: now)
            isOpeningList = false
            if names.isLast, let listAlbum { albums.add([], to: listAlbum, isLast: true) }
        } else if session.picture == nil, names.isLast, names.trouble == nil {
            handle(.remark(session.phrases(.noticeEmptyList)), at: now)
        }
        if let trouble = names.trouble {
            log.tell(.error, trouble.sentence(in: .english))
            handle(.remark(trouble.sentence(in: session.phrases)), at: now)
        }
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

    /// The picture on standard input, if one is asked for.
    var spooledInput: SpooledInput? {
        readsStandardInput ? SpooledInput(mostBytes: LoadingLimits.quarterOfMemory) : nil
    }
}
