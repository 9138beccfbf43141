import Geometry
import Glibc
import Imaging
import Localization
import Logging
import Platform
import Settings
import Viewing
import Wire
import Wording

/// What the log is told.
extension Viewer {
    /// What the viewer runs on, once its window is open.
    func logStart() {
        log.tell(.info, "vitrine \(ProgramVersion.number) started as process \(getpid())")
        let metrics = screen.metrics
        log.tell(
            .info,
            "video driver \(screen.videoDriver), renderer \(screen.canvas.rendererName)"
                + (screen.canvas.isSoftware ? " (draws without graphics hardware)" : "") + ", window of "
                + "\(metrics.output.width) × \(metrics.output.height) pixels, \(metrics.scale) per point")
    }

    /// An effect of the session on pictures.
    func note(_ effect: ViewingEffect, at now: Double) {
        switch effect {
        case .load(let id, let path, _):
            loadingSince[id] = now
            log.tell(.detail, "opening \(name(id)) “\(FileName.readable(path))”")
        case .stopLoading(let id), .abandon(let id):
            if loadingSince.removeValue(forKey: id) != nil { log.tell(.detail, "gave up \(name(id))") }
        default: break
        }
    }

    /// What becomes of a picture.
    func note(_ event: PictureEvent, at now: Double) {
        guard let since = loadingSince[event.id], let slot = session.slot(event.id) else { return }
        let duration = "after \(Int((now - since).rounded())) ms"
        switch event.change {
        case .opened(let info, _):
            log.tell(
                .info,
                "opened \(name(event.id)) “\(slot.name)”: \(info.format), \(info.size.width) × \(info.size.height), \(duration)"
            )
            logRemarks(info.remarks(in: .english), slot)
        case .done, .animated(_, .some):
            loadingSince[event.id] = nil
            log.tell(.info, "finished \(name(event.id)) “\(slot.name)” \(duration)")
        case .failed(let failure):
            loadingSince[event.id] = nil
            log.tell(.error, "failed \(name(event.id)) \(duration): \(sentence(failure, slot))")
        case .noticed(let notices):
            logRemarks(notices.sentences(in: .english), slot)
        default: break
        }
    }

    private func logRemarks(_ sentences: [String], _ slot: PictureSlot) {
        for sentence in sentences { log.tell(.info, "noticed of “\(slot.name)”: \(sentence)") }
    }

    private func sentence(_ failure: PictureFailure, _ slot: PictureSlot) -> String {
        failure.text(fileName: slot.name, host: WebAddress(slot.path)?.host ?? "?", in: .english).sentence
    }

    private func name(_ id: PictureID) -> String { "picture \(id.number)" }
}

extension Log {
    /// What the loader says about helpers; from any thread.
    func tell(_ note: LoadingNote) {
        switch note {
        case .ready(let number, let lacking):
            tell(.detail, "helper \(number) is ready")
            for line in lacking { tell(.error, "helper \(number) lacks a protection: \(line)") }
        case .fetcherFault(let number, let what): tell(.error, "fetcher \(number) \(what)")
        case .cacheUnusable(let folder, let errno):
            tell(
                .error,
                "what is fetched cannot be kept in “\(VisibleText.repairing(folder))”: error \(errno) of the system")
        case .fault(let number, let fileName, let what, let isTriedAgain):
            tell(
                .error,
                "helper \(number) for “\(fileName)” \(what)" + (isTriedAgain ? "; another one tries" : ""))
        }
    }
}
