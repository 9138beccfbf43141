public import Localization

/// A failure in words: what, which file, why, what to do.
public struct OverlayCard: Hashable, Sendable {
    /// What happened.
    public var title: String
    /// Which file: its name without the folders; nil when it is about none.
    public var fileName: String?
    /// Why, in one sentence.
    public var reason: String
    /// What the person can do, if there is something.
    public var advice: String?
    /// The buttons below.
    public var actions: [CardAction]

    /// A failure in words.
    public init(
        title: String = Phrase.titleCannotShow.english, fileName: String?, reason: String, advice: String? = nil,
        actions: [CardAction] = []
    ) {
        self.title = title
        self.fileName = fileName
        self.reason = reason
        self.advice = advice
        self.actions = actions
    }

    /// The card as one line, for the control socket and the log.
    public var sentence: String {
        let subject = fileName.map { "\(title): \($0)" } ?? title
        return ([subject + ": " + reason] + (advice.map { [$0] } ?? [])).joined(separator: " ")
    }
}
