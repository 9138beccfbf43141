import Album
import Geometry
import Navigation
import TestSupport
import Viewing

/// A session whose loader is played by the test, picture by picture. Files are named by single words.
struct AlbumWalk {
    var session: Session
    var time = 0.0
    /// The number of the album.
    private(set) var number: UInt64 = 0
    /// The size of each picture that is opened.
    var size = PixelSize(width: 2000, height: 1600)
    /// The openings that are on their way, in their order.
    private var running: [(id: PictureID, path: String)] = []
    /// Openings that hold pixels.
    private var stored: [PictureID: String] = [:]
    /// How each file was asked for last.
    private(set) var wishes: [String: LoadingWishes] = [:]

    /// A walk in a window of 800 x 600 pixels.
    init(budget: Int = .max) {
        session = Session(
            options: .standard, view: ViewSize(width: 800, height: 600), scale: 1, memoryBudget: budget)
    }

    /// The files that are being loaded.
    var loading: [String] { running.map(\.path) }
    /// The files of which something is stored, once each.
    var kept: [String] { Set(stored.values).sorted() }
    /// The file that is on the screen.
    var shown: String? { session.visible.map { String(decoding: $0.path, as: UTF8.self) } }

    /// Opens several files and answers what they stand for: themselves.
    mutating func open(_ names: [String]) {
        let paths = names.map { Array($0.utf8) }
        for case .list(let number, _) in self.do(.openAll(paths: paths)) {
            self.number = number
            self.do(.listed(number: number, parts: paths.map { AlbumPart(file: $0) }, trouble: nil))
        }
    }

    /// Lets something happen, and does what the session wants done.
    @discardableResult
    mutating func `do`(_ event: ViewingEvent) -> [ViewingEffect] {
        time += 10
        let effects = take(event)
        take(session.advance(to: time))
        return effects
    }

    /// The same now and without a frame after it.
    mutating func take(_ event: ViewingEvent) -> [ViewingEffect] {
        let effects = session.handle(event, at: time)
        take(effects)
        return effects
    }

    /// Lets time pass in frames of 10 ms.
    @discardableResult
    mutating func advance(by duration: Double) -> [ViewingEffect] {
        var effects: [ViewingEffect] = []
        let end = time + duration
        while time < end {
            time += 10
            let some = session.passTime(to: time) + session.advance(to: time)
            take(some)
            effects += some
        }
        return effects
    }

    /// Does what the session wants done.
    private mutating func take(_ effects: [ViewingEffect]) {
        for effect in effects {
            switch effect {
            case .load(let id, let path, let wish):
                let name = String(decoding: path, as: UTF8.self)
                running.append((id, name))
                wishes[name] = wish
            case .stopLoading(let id): running.removeAll { $0.id == id }
            case .abandon(let id):
                running.removeAll { $0.id == id }
                stored[id] = nil
            default: break
            }
        }
    }

    /// The header of a file is read; the levels from one on are stored.
    mutating func open(_ name: String, level: Int) {
        guard let id = id(of: name) else { return }
        stored[id] = name
        self.do(.loading(id, .opened(PictureFacts(size: size, firstLevel: level, format: "png", hasAlpha: false))))
    }

    /// All rows of a level of a file are there.
    mutating func rows(_ name: String, level: Int) {
        guard let id = id(of: name), let sizes = PyramidLayout.levelSizes(of: size) else { return }
        self.do(.loading(id, .rows(level: level, 0..<sizes[level].height)))
    }

    /// Files are loaded to the end, in the levels that were asked for.
    mutating func finish(_ names: String...) {
        for name in names {
            guard let id = id(of: name), let sizes = PyramidLayout.levelSizes(of: size), let wish = wishes[name] else {
                continue
            }
            let wanted = wish.bounds.map { PyramidLayout.firstLevel(of: size, within: $0) } ?? 0
            let fitting = (wanted..<sizes.count).first {
                (PyramidLayout(size: size, firstLevel: $0)?.byteCount ?? .max) <= wish.byteLimit
            }
            let first = fitting ?? sizes.count - 1
            open(name, level: first)
            for level in (first..<sizes.count).reversed() { rows(name, level: level) }
            self.do(.loading(id, .done))
            running.removeAll { $0.id == id }
        }
    }

    /// A file cannot be loaded.
    @discardableResult
    mutating func fail(_ name: String, _ kind: LoadingFailure.Kind = .lasting) -> [ViewingEffect] {
        fail(
            name,
            LoadingFailure(card: OverlayCard(fileName: name, reason: "bad"), sentence: "\(name) is bad", kind: kind))
    }

    /// A file cannot be loaded, for a reason.
    @discardableResult
    mutating func fail(_ name: String, _ failure: LoadingFailure) -> [ViewingEffect] {
        guard let id = id(of: name) else { return [] }
        running.removeAll { $0.id == id }
        return self.do(.loading(id, .failed(failure)))
    }

    /// A file that is being loaded has another name now.
    mutating func follow(_ name: String, _ other: String) {
        for index in running.indices where running[index].path == name { running[index].path = other }
        if let wish = wishes[name] { wishes[other] = wish }
    }

    private func id(of name: String) -> PictureID? { running.first { $0.path == name }?.id }
}

extension AlbumWalk {
    /// Files come, go and change.
    @discardableResult
    mutating func change(
        _ names: [String], renamed: [String: String] = [:], rewritten: [String] = [], growing: [String] = []
    ) -> [ViewingEffect] {
        var update = AlbumUpdate(names.map { AlbumPart(file: Array($0.utf8)) })
        for (from, to) in renamed {
            update.renamed[Array(from.utf8)] = Array(to.utf8)
            follow(from, to)
        }
        update.rewritten = Set(rewritten.map { Array($0.utf8) })
        update.growing = Set(growing.map { Array($0.utf8) })
        return self.do(.album(number: number, update, trouble: nil))
    }
}

extension AlbumWalk {
    /// Throws unless the session shows the album's current picture, has no neighbors that nobody wants, and keeps nothing in a picture's place
    /// that is there.
    func holdConsistent() throws {
        try hold(session.picture?.path == session.album.current, "the current picture is another one")
        try hold(Set(session.neighbors.map(\.path)).isSubset(of: session.album.neighbors), "unwanted neighbors")
        try hold(session.former?.id != session.picture?.id, "a picture in its own place")
        try hold(session.former == nil || session.picture?.hasAppeared == false, "a former picture is left over")
    }
}
