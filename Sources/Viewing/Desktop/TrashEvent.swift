/// What has become of a file that was to be moved to the trash, or out of it.
public enum TrashEvent: Hashable, Sendable {
    /// It is in the trash.
    case trashed(ticket: UInt64)
    /// It is where it was; why, in a sentence.
    case notTrashed(ticket: UInt64, String)
    /// It is where it was before.
    case restored(ticket: UInt64)
    /// It is still in the trash; why, in a sentence.
    case notRestored(ticket: UInt64, String)
}
