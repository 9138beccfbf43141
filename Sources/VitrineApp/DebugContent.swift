import Drawing
import Viewing

/// What of the debug overlay is worth a frame: everything but the times of frames, which change with each frame that is presented.
struct DebugContent: Hashable {
    private var facts = DebugFacts()
    /// Texts that were not there when it was drawn.
    private var missing: [TextRequest] = []

    /// Nothing is drawn.
    init() {}

    /// Some facts, drawn without some texts.
    init(_ facts: DebugFacts, missing: [TextRequest]) {
        self.facts = facts
        if facts.frames != nil { self.facts.frames = DebugFrames() }
        self.missing = missing
    }
}
