import CPango
import Synchronization

extension PixelSurface {
    /// Whether nobody wants what is being encoded any more.
    final class Stop: Sendable {
        private let isSet = Atomic(false)

        /// Ends the encoding at its next piece.
        func set() { isSet.store(true, ordering: .relaxed) }

        fileprivate var wasSet: Bool { isSet.load(ordering: .relaxed) }
    }

    private struct Output {
        var bytes: [UInt8] = []
        let stop: Stop?
    }

    /// The pixels as a PNG file.
    func encoded(until stop: Stop? = nil) throws(CairoError) -> [UInt8] {
        var output = Output(stop: stop)
        let status = unsafe withUnsafeMutablePointer(to: &output) { output in
            unsafe cairo_surface_write_to_png_stream(
                handle,
                { @Sendable context, data, count in
                    guard let context = unsafe context, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
                    let output = unsafe context.assumingMemoryBound(to: Output.self)
                    if unsafe output.pointee.stop?.wasSet == true { return CAIRO_STATUS_WRITE_ERROR }
                    unsafe output.pointee.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, output)
        }
        if status != CAIRO_STATUS_SUCCESS { throw CairoError(status) }
        return output.bytes
    }
}
