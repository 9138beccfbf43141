extension Phrase {
    /// Every phrase of the program, by the part that says it.
    public static let all: [Phrase] = [
        units, cards, titles, failures, reasons, advice, notices, window, fileKinds, damages,
        controls, keys, keyNames,
        informationPanel, dates, sidecars,
    ].flatMap(\.self)
}
