import Album
import Geometry
import Imaging
import Localization
import Navigation
import Platform
import Settings
import Viewing
import Wording

/// What can be seen of the viewer from outside.
extension Viewer {
    var stateReport: StateReport {
        let navigator = session.navigator
        var report = StateReport(
            camera: navigator.heldCamera, limits: navigator.limits, view: session.view, scale: session.scale,
            policy: settings.zoom.policy)
        if let slot = session.picture {
            report.picture = PictureReport(slot, in: session.album)
            report.picture.title = slot.title(in: session.phrases.language)
            report.picture.caption = slot.caption(in: session.phrases.language)
            report.picture.date = slot.date.map(session.phrases.date)
        }
        report.isFullscreen = session.isFullscreen
        report.reducesMotion = navigator.motion.reducesMotion
        report.activity = navigator.activity
        report.isSettled = session.isSettled
        report.list = listReport
        report.frames = screen.canvas.presentedFrames
        report.touches = screen.rawTouchCount
        report.fingers = screen.fingerCount
        report.overlay = session.shownOverlay(at: timeline.now).parts
        if session.list.isOpen { report.overlay.append(.list) }
        report.overlay += session.chromeContent(at: timeline.now).parts
        report.targets = session.answeringAreas
        report.focus = session.focusedTarget.map(\.name)
        if !session.captions(at: timeline.now).isEmpty, !report.overlay.contains(.caption) {
            report.overlay.append(.caption)
        }
        if session.information.isOpen {
            report.overlay.append(.information)
            report.information = session.informationRows
        }
        report.slideshow = SlideshowReport(
            isRunning: session.slideshow.isRunning, interval: session.slideshow.options.interval)
        if !session.debug.parts.isEmpty { report.overlay.append(.debug) }
        report.textureCount = screen.canvas.textureCount
        report.textureBytes = screen.canvas.textureByteCount
        report.helpers = loader.helpers().map { helper in
            HelperReport(
                pid: Int(helper.processID), program: helper.program,
                picture: helper.picture.flatMap { session.slot($0).map { WebAddress.shown($0.path) } },
                residentBytes: helper.residentBytes)
        }
        report.helpers += thumbnails.helpers().map { helper in
            HelperReport(
                pid: Int(helper.processID), program: HelperLocation.decoderName, picture: helper.path,
                residentBytes: helper.residentBytes)
        }
        return report
    }
}

extension PictureReport {
    fileprivate init(_ slot: PictureSlot, in album: Album) {
        self.init()
        path = WebAddress.shown(slot.path)
        index = album.index
        count = album.entries.count
        size = slot.facts?.size
        format = slot.facts?.format
        loading =
            switch slot.loading {
            case .waiting: .waiting
            case .opening: .opening
            case .decoding: .decoding
            case .done: .done
            case .failed: .failed
            }
        progress = slot.progress
        download = slot.fetch.map { fetch in
            DownloadReport(
                received: fetch.received, expected: fetch.expected,
                waiting: fetch.pause.map { Phrasebook.english($0.reason) })
        }
        animation = slot.playback.map {
            AnimationReport(frame: $0.shown.index, count: $0.frameCount, isPlaying: $0.isPlaying)
        }
        let notices = slot.facts?.notices ?? []
        notice = notices.isEmpty ? nil : notices.joined(separator: " ")
        error = slot.failure?.sentence
    }
}
