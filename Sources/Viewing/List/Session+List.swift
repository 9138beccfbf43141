import Album
public import Geometry
import Gestures
import Localization
import Navigation
import Wording

/// The list of all pictures, and the ways between it and the picture.
extension Session {
    /// A picture that is let go smaller than this part of its smallest zoom goes back into the list.
    private static let leavingZoom = 0.8

    /// What a key of the list, or a client, asks for.
    mutating func handle(_ command: ListCommand, at time: Double) -> [ViewingEffect] {
        guard list.isOpen else { return [] }
        switch command {
        case .leave: return closeList(at: time)
        case .open: return openFromList(list.navigator.selection, at: time)
        default:
            list.navigator.perform(command)
            return []
        }
    }

    /// What a key does in the list. What could only be seen in the picture's view does nothing.
    mutating func handleInList(_ press: KeyPress, at time: Double) -> [ViewingEffect] {
        guard let action = keys.action(for: press.stroke) else { return [] }
        if let command = ListCommand(action) {
            return press.isRepeat && !command.repeats ? [] : handle(command, at: time)
        }
        switch action {
        case .reload, .fullscreen, .keys, .debug, .quit:
            return keys.event(for: press.stroke, isRepeat: press.isRepeat).map { take($0, at: time) } ?? []
        default: return []
        }
    }

    /// What hands do while the list is looked at is the list's; all else is the picture's, seen or not.
    mutating func move(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        list.isOpen ? navigateList(input, at: time) : navigate(input, at: time)
    }

    private mutating func navigateList(_ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        switch input {
        case .touch, .mouse, .wheel, .pinch, .swipe:
            return list.navigator.handle(input, at: time).reduce([]) { effects, gesture in
                switch gesture {
                case .tap(let index): effects + openFromList(index, at: time)
                }
            }
        case .cancel:
            _ = list.navigator.handle(input, at: time)
            return navigate(input, at: time)
        default:
            return navigate(input, at: time)
        }
    }

    mutating func toggleList(at time: Double) -> [ViewingEffect] {
        list.isOpen ? closeList(at: time) : openList(from: nil, at: time)
    }

    /// Leaves the picture for the list: it goes into its thumbnail, from where it is displayed or from another place.
    mutating func openList(from plane: ListPlane?, at time: Double) -> [ViewingEffect] {
        guard !list.isOpen else { return [] }
        let origin = plane ?? visible.flatMap { $0.facts?.size }.map { displayedPlane(size: $0) }
        hand.cancel()
        chrome.focus = nil
        _ = closeInformation()
        let effects = navigate(.cancel, at: time)
        list.isOpen = true
        hidePlayback(at: time)
        list.navigator.mirror(phrases.isRightToLeft)
        list.navigator.show(count: album.entries.count)
        list.navigator.select(album.index)
        list.navigator.showsSelection = false
        list.passage = nil
        if let origin, let path = visible?.path, album.current == path {
            list.passage = ListPassage(
                path: path, direction: .closing, fades: navigator.motion.reducesMotion, origin: origin, start: time)
        }
        return effects
    }

    /// Back to the picture that was shown.
    mutating func closeList(at time: Double) -> [ViewingEffect] {
        guard !album.entries.isEmpty else {
            leaveList(at: time)
            return []
        }
        guard let current = album.current, album.removed == nil else { return openFromList(album.index, at: time) }
        leaveList(at: time)
        return grow(current, at: time)
    }

    /// Shows a picture of the list, which grows out of its thumbnail.
    mutating func openFromList(_ index: Int, at time: Double) -> [ViewingEffect] {
        guard album.entries.indices.contains(index) else { return [] }
        let path = album.entries[index]
        leaveList(at: time)
        list.navigator.select(index)
        let isCurrent = album.isCurrent(index)
        var effects = isCurrent ? [] : go(.to(index), at: time)
        // The picture before must not be seen where this one's thumbnail is.
        if former?.path != path { effects += leaveFormer(at: time) }
        if visible == nil { effects += navigate(.picture(nil), at: time) }
        effects += navigate(.command(.home, isAnimated: false), at: time)
        return effects + grow(path, at: time)
    }

    private mutating func grow(_ path: [UInt8], at time: Double) -> [ViewingEffect] {
        let former = list.passage
        var origin: ListPlane?
        // What was on its way into its thumbnail turns around where it is.
        if let former, former.path == path, let size = visible?.facts?.size { origin = displayedPlane(size: size) }
        list.passage = ListPassage(
            path: path, direction: .opening, fades: navigator.motion.reducesMotion, origin: origin, start: time)
        return []
    }

    private mutating func leaveList(at time: Double) {
        _ = list.navigator.handle(.cancel, at: time)
        list.isOpen = false
        hidePlayback(at: time)
    }

    /// The album is another one, or its files have changed: what is chosen stays chosen, and in its place.
    mutating func followAlbum(since before: Album) {
        guard list.isOpen else { return }
        let count = album.entries.count
        let chosen = list.navigator.selection
        guard before.entries.indices.contains(chosen), before.entries != album.entries else {
            return list.navigator.show(count: count)
        }
        let path = before.entries[chosen]
        let place =
            album.entries.indices.contains(chosen) && album.entries[chosen] == path
            ? chosen : album.entries.firstIndex(of: path)
        list.navigator.show(count: count, moved: place.flatMap { $0 == chosen ? nil : (from: chosen, to: $0) })
    }

    /// Goes back into the list when fingers have let go of a picture that they had made small. `held` is how they held it.
    mutating func leaveIfSmall(_ held: Camera?, _ input: NavigationInput, at time: Double) -> [ViewingEffect] {
        guard let held, !navigator.isHeld, !list.isOpen, navigator.allowsPaging,
            held.zoom < Self.leavingZoom * navigator.limits.min, let size = visible?.facts?.size
        else { return [] }
        if case .touch(let touch) = input, touch.phase == .cancelled { return [] }
        if case .cancel = input { return [] }
        return openList(from: ListPlane(held, size: size), at: time)
    }

    // MARK: What is seen

    /// Where the picture that is on its way is displayed, if it has so many pixels.
    public func displayedPlane(size: PixelSize) -> ListPlane {
        let isThere = navigator.content == size.size(in: ContentSpace.self)
        let own = ListPlane(isThere ? navigator.camera : navigator.startView(of: size), size: size)
        guard let passage = list.passage, !passage.fades else { return own }
        let progress = passage.progress(at: list.now)
        let tile = { thumbnailPlane(of: passage.path, size: size) }
        switch passage.direction {
        case .opening: return (passage.origin ?? tile()).blended(with: own, progress)
        case .closing: return (passage.origin ?? own).blended(with: tile(), progress)
        }
    }

    /// Where a picture's thumbnail is displayed.
    private func thumbnailPlane(of path: [UInt8], size: PixelSize) -> ListPlane {
        // Only the current picture is ever on its way.
        let index = album.index
        return ListPlane(in: list.navigator.frame(of: index), size: size, scale: scale)
    }

    /// The time of a frame, for the list.
    mutating func advanceList(to time: Double) {
        list.now = max(list.now, time)
        if list.isInSight { _ = list.navigator.advance(to: time) }
        if let passage = list.passage, time >= passage.end { list.passage = nil }
    }

    /// What is drawn over the picture, or the list.
    public func shownOverlay(at time: Double) -> Overlay {
        let shown = overlay.overlay(at: time)
        guard list.isOpen, shown.main != .empty else { return shown }
        return Overlay(.none, notice: shown.notice)
    }

    /// The picture whose thumbnail stands for it while nothing else of it can be seen; nil where there is none to be shown.
    public var pathOfStandIn: [UInt8]? {
        if let passage = list.passage { return passage.path }
        return list.isOpen || visible != nil || picture?.failure != nil ? nil : picture?.path
    }

    /// The name of a picture of the album, to be read by people.
    public func name(of index: Int) -> String {
        path(of: index).map { FileName.readable($0, standardInput: phrases(.standardInput)) } ?? ""
    }

    /// The file of a picture of the album; nil where there is none.
    public func path(of index: Int) -> [UInt8]? { album.entries.indices.contains(index) ? album.entries[index] : nil }

    /// The place of the current picture in the album.
    public var currentIndex: Int { album.index }

    /// The files whose thumbnails are wanted, the most wanted first.
    public var wantedThumbnails: [[UInt8]] {
        if list.isOpen { return list.navigator.wanted.flatMap { $0.compactMap(path) } }
        let middle = Double(currentIndex)
        let cells = strip?.cells.map(\.index) ?? []
        return cells.sorted { abs(Double($0) - middle) < abs(Double($1) - middle) }.compactMap(path)
    }

    /// The files whose thumbnails may be in sight in the list.
    public var visibleThumbnails: [[UInt8]] { list.navigator.visible.flatMap { $0.compactMap(path) } }

    /// No finger or button down and nothing moving.
    public var isSettled: Bool {
        navigator.isSettled && list.passage == nil && (!list.isOpen || list.navigator.isSettled)
    }
}
