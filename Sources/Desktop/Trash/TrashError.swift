/// Why a file could not be moved to the trash, or back.
public enum TrashError: Error, Hashable, Sendable {
    /// It is a folder, a device, or nothing.
    case notAFile
    /// Its file system has no trash and none can be made there.
    case noTrash
    /// Something else has its name now.
    case nameTaken
    /// It is no longer in the trash.
    case gone
    /// The system refused; its word for why.
    case refused(String)
}
