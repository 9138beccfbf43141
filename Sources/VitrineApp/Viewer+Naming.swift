import Localization
import Platform
import Viewing
import Wording

/// Pictures that are named by what is dropped on the window or pasted.
extension Viewer {
    /// Opens what was dropped, all of it together.
    func open(dropped events: [PlatformEvent], at now: Double) {
        let names = events.flatMap { event in
            switch event {
            case .dropped(let path): [PastedNames.normal(path)]
            case .droppedText(let text): PastedNames.names(in: text)
            default: [[UInt8]]()
            }
        }
        if !names.isEmpty { handle(.openAll(paths: names), at: now) }
    }

    /// Opens what the clipboard names: addresses or files, one a line.
    func paste(at now: Double) {
        let names = PastedNames.names(in: screen.clipboardText)
        guard !names.isEmpty else { return handle(.remark(session.phrases(.nothingToPaste)), at: now) }
        handle(.openAll(paths: names), at: now)
    }
}
