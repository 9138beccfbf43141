extension Option {
    /// Flags of which at most one can hold. One on the command line silences the other one in the settings.
    static let contradictions: [[Option]] = [[reducedMotion, fullMotion]]

    /// The names of the flags that contradict a flag.
    static func rivals(of name: String) -> [String] {
        contradictions.filter { $0.contains { $0.name == name } }.flatMap { $0.map(\.name) }.filter { $0 != name }
    }
}
