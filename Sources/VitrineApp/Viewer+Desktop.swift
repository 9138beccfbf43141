import Desktop
import Geometry
import Imaging
import JSONText
import Localization
import Logging
import Platform
import Settings
import Tiling
import Typesetting
import Viewing
import Wording

/// The desktop around the window: its clipboard, its other programs, its trash, its screen saver.
extension Viewer {
    /// No picture on a clipboard has more pixels: other programs take copies of it.
    private static let mostCopiedPixels = 100_000_000
    /// Cairo makes no larger pictures.
    private static let longestCopiedSide = 32_767

    /// Begins to put a picture on the clipboard, as fine as it is stored.
    func copyPicture(_ id: PictureID, path: [UInt8], quarterTurns: Int, at now: Double) {
        guard screen.copiesPictures else { return remark(.noClipboard, at: now) }
        guard let slot = session.slot(id), let shared = tiles.source(of: slot),
            let level = copiedLevel(of: slot, shared)
        else { return remark(.nothingToCopy, at: now) }
        let source = unsafe PixelSource(
            size: level.size, isOpaque: slot.facts?.hasAlpha == false, quarterTurns: quarterTurns
        ) { y, use in
            unsafe shared.withLevel(level.index) { bytes, bytesPerRow in
                let start = y * bytesPerRow
                let end = min(start + level.size.width * PyramidLayout.bytesPerPixel, bytes.count)
                if start < end { unsafe use(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
            }
        }
        // Who pastes it elsewhere must not learn with which password it was fetched.
        let isSecret = FileAddress.hasCredentials(path) || path == ViewerSettings.standardInput
        copies[pngEncoder.encode(source)] = isSecret ? .some(nil) : FileAddress.text(of: FileAddress.absolute(path))
    }

    /// The finest level that is there as a whole and is not too large for others.
    private func copiedLevel(of slot: PictureSlot, _ shared: SharedPixels) -> (index: Int, size: PixelSize)? {
        guard let pyramid = slot.pyramid, let finest = slot.finestWholeLevel else { return nil }
        return pyramid.levels.filter { $0 >= finest }.lazy.map { (index: $0, size: pyramid.levelSizes[$0]) }.first {
            max($0.size.width, $0.size.height) <= Self.longestCopiedSide
                && $0.size.area.map { $0 <= Self.mostCopiedPixels } ?? false
        }
    }

    func copyPath(_ path: [UInt8], at now: Double) {
        guard !FileAddress.hasCredentials(path) else { return remark(.secretAddress, at: now) }
        let name = FileAddress.absolute(path)
        let isCopied = screen.copy(ClipboardContent(path: name, address: FileAddress.text(of: name)))
        remark(isCopied ? .pathCopied : .noTextClipboard, at: now)
    }

    func openWithSystem(_ path: [UInt8], at now: Double) {
        guard !FileAddress.hasCredentials(path) else { return remark(.secretAddress, at: now) }
        errands.open(path)
        remark(.openedWithSystem, at: now)
    }

    func restore(_ ticket: UInt64, at now: Double) {
        if let file = trashed[ticket] { errands.restore(file, ticket: ticket) }
    }

    /// Takes what the desktop has done.
    func takeErrands(at now: Double) {
        for result in pngEncoder.takeResults() { take(result, at: now) }
        for result in errands.takeResults() { take(result, at: now) }
    }

    /// Lets the screen stay on as long as somebody may look without touching anything.
    func keepScreenOn() {
        guard keepsScreenOn != session.keepsScreenOn else { return }
        keepsScreenOn = session.keepsScreenOn
        screen.allowScreenSaver(!keepsScreenOn)
    }

    private func take(_ result: PNGEncoder.Result, at now: Double) {
        guard let address = copies.removeValue(forKey: result.ticket) else { return }
        if let trouble = result.trouble { return remark(.notCopied, ["why": trouble], at: now) }
        let isCopied = screen.copy(ClipboardContent(png: result.bytes, address: address))
        remark(isCopied ? .pictureCopied : .noClipboard, at: now)
    }

    private func take(_ result: ErrandRunner.Result, at now: Double) {
        switch result {
        case .trashed(let ticket, let path, .success(let file)):
            trashed[ticket] = file
            log.tell(.info, "moved “\(FileName.readable(path))” to the trash")
            handle(.trashing(.trashed(ticket: ticket)), at: now)
        case .trashed(let ticket, let path, .failure(let error)):
            let words = words(.notTrashed, path, error)
            log.tell(.error, words)
            handle(.trashing(.notTrashed(ticket: ticket, words)), at: now)
        case .restored(let ticket, let file, nil):
            trashed[ticket] = nil
            log.tell(.info, "brought “\(FileName.readable(file.path))” back from the trash")
            handle(.trashing(.restored(ticket: ticket)), at: now)
        case .restored(let ticket, let file, let error?):
            let words = words(.notRestored, file.path, error)
            log.tell(.error, words)
            handle(.trashing(.notRestored(ticket: ticket, words)), at: now)
        case .opened(_, nil): break
        case .opened(let path, let failure?):
            let why = words(failure)
            log.tell(.error, "xdg-open failed for “\(FileName.readable(path))”: \(why)")
            remark(.notOpened, ["file": FileName.readable(path), "why": why], at: now)
        }
    }

    private func words(_ phrase: Phrase, _ path: [UInt8], _ error: TrashError) -> String {
        let why =
            switch error {
            case .notAFile: session.phrases(.notAFile)
            case .noTrash: session.phrases(.noTrash)
            case .nameTaken: session.phrases(.nameTaken)
            case .gone: session.phrases(.goneFromTrash)
            case .refused(let word): word
            }
        return session.phrases(phrase, ["file": FileName.readable(path), "why": why])
    }

    private func words(_ failure: SystemOpener.Failure) -> String {
        switch failure {
        case .notInstalled: session.phrases(.noOpener)
        case .failed(let status): session.phrases(.openerFailed, ["status": "\(status)"])
        case .refused(let word): word
        }
    }

    private func remark(_ phrase: Phrase, _ values: [String: String] = [:], at now: Double) {
        handle(.remark(session.phrases(phrase, values)), at: now)
    }
}

extension Session {
    /// Gets ready for what the settings say about hands that are not there, and about files.
    mutating func prepare(_ settings: ViewerSettings, at time: Double) {
        var slideshow = settings.unattended.slideshow
        // Chance is asked once.
        slideshow.seed = .random(in: .min ... .max)
        prepare(slideshow, at: time)
        idle = settings.unattended.idleHome.map {
            IdleClock(delay: $0, goesToFirst: settings.unattended.goesToFirst, at: time)
        }
        allowsDelete = settings.allowsDelete
    }
}
