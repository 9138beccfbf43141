internal import CCodecs
internal import DecoderHost

/// A file as SDL reads it: an SDL_RWops of our own, so that what has been consumed is known.
@safe final class SDLInput {
    /// What SDL's functions take; valid as long as this object lives.
    let operations: UnsafeMutablePointer<SDL_RWops>
    private let input: InputFile

    /// A file for SDL; nil when there is no memory.
    init?(_ input: InputFile) {
        guard let operations = unsafe SDL_AllocRW() else { return nil }
        unsafe self.operations = operations
        self.input = input
        unsafe operations.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        unsafe operations.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(input).toOpaque()
        unsafe operations.pointee.size = { unsafe SDLInput.file($0).map { Int64($0.count) } ?? -1 }
        unsafe operations.pointee.seek = { unsafe SDLInput.seek($0, $1, $2) }
        unsafe operations.pointee.read = { unsafe SDLInput.read($0, $1, $2, $3) }
        unsafe operations.pointee.write = { _, _, _, _ in 0 }
        unsafe operations.pointee.close = { _ in 0 }
    }

    deinit { unsafe SDL_FreeRW(operations) }

    private static func file(_ operations: UnsafeMutablePointer<SDL_RWops>?) -> InputFile? {
        guard let data = unsafe operations?.pointee.hidden.unknown.data1 else { return nil }
        return unsafe Unmanaged<InputFile>.fromOpaque(data).takeUnretainedValue()
    }

    private static func seek(
        _ operations: UnsafeMutablePointer<SDL_RWops>?, _ offset: Int64, _ whence: Int32
    ) -> Int64 {
        guard let input = unsafe file(operations) else { return -1 }
        let start: Int
        switch whence {
        case RW_SEEK_SET: start = 0
        case RW_SEEK_CUR: start = input.position
        case RW_SEEK_END: start = input.count
        default: return -1
        }
        let (target, overflow) = start.addingReportingOverflow(Int(offset))
        guard !overflow, target >= 0 else { return -1 }
        input.seek(to: target)
        return Int64(input.position)
    }

    /// As fread: the number of whole objects.
    private static func read(
        _ operations: UnsafeMutablePointer<SDL_RWops>?, _ target: UnsafeMutableRawPointer?, _ size: Int, _ count: Int
    ) -> Int {
        guard let input = unsafe file(operations), let target = unsafe target, size > 0, count > 0 else { return 0 }
        let (byteCount, overflow) = size.multipliedReportingOverflow(by: count)
        guard !overflow else { return 0 }
        return unsafe input.read(into: UnsafeMutableRawBufferPointer(start: target, count: byteCount)) / size
    }
}
