internal import Geometry
internal import Glibc
internal import Wire

/// Serves one picture over the connection: `ready`, `open`, `opened`, `map`, rows, `done`.
struct PictureHost {
    let connection: ViewerConnection
    let rowCodecs: [any RowCodec]
    let codecs: [any Codec]
    let readEXIF: ([UInt8]) -> EXIFFacts
    let readThumbnail: ([UInt8]) -> Preview?

    /// More threads than this do not make the levels quicker: they wait for memory.
    private static let mostThreads = 4
    /// EXIF data that are larger hold nothing worth having.
    private static let mostEXIFBytes = 64 * 1024

    /// Serves, and ends the process.
    func serve() -> Never {
        let report = Sandbox.enter()
        connection.send(.ready(report.protections, refusals: report.refusals))
        guard case (.open(let request), let descriptor) = connection.receive() else {
            connection.fail(.helperFault(detail: "the viewer's first message was no wish for a picture"))
        }
        ProcessLimits.limitSharedPixels(to: request.limits.memoryBudget)
        let receiver = MemoryReceiver(connection)
        receiver.start()
        do {
            try serve(InputFile(descriptor), request, receiver)
        } catch {
            connection.fail(error)
        }
    }

    private func serve(
        _ input: InputFile, _ request: OpenRequest, _ receiver: MemoryReceiver
    ) throws(DecodeFailure) -> Never {
        let format = try identify(input)
        let heading = try heading(of: input, format)
        let facts = facts(of: input, heading)
        let orientation = facts.orientation.flatMap { Orientation(rawValue: $0) } ?? .upright
        if let heading {
            try announce(heading, format, orientation, input, request, receiver)
        }
        let reporter = ProgressReporter(connection, format: format)
        watch(input, reporter)
        if let heading, let codec = rowCodecs.first(where: { $0.formats.contains(format) }) {
            let memory = receiver.waitForMemory(populating: true)
            let canvas = try canvas(memory, heading, orientation, request)
            // What the desktop has is larger than what a camera puts into the file.
            let thumbnail = showThumbnail(on: canvas) ? [] : facts.thumbnail
            try codec.decode(input, heading: heading, thumbnail: thumbnail, onto: canvas)
            finish(canvas)
        }
        let raster = try decode(input, format, heading, reporter)
        if heading == nil {
            let made = PictureHeading(
                width: raster.size.width, height: raster.size.height, hasAlpha: raster.hasAlpha)
            try announce(made, format, orientation, input, request, receiver)
        }
        let memory = receiver.waitForMemory(populating: false)
        try build(UprightRows(raster, orientation), request, memory, reporter)
    }

    private func identify(_ input: InputFile) throws(DecodeFailure) -> PictureFormat {
        switch FileContent(of: input) {
        case .other(let seemsToBe): throw .notAPicture(seemsToBe: seemsToBe)
        case .foreignPicture(let name): throw .unsupported(format: name)
        case .picture(let format): return format
        }
    }

    private func heading(of input: InputFile, _ format: PictureFormat) throws(DecodeFailure) -> PictureHeading? {
        guard PictureHeading.canRead(format) else { return nil }
        guard let heading = PictureHeading(of: input, format: format) else {
            throw .damaged(detail: "its header is broken")
        }
        return heading
    }

    private func facts(of input: InputFile, _ heading: PictureHeading?) -> EXIFFacts {
        guard let range = heading?.exif, range.count <= Self.mostEXIFBytes, let bytes = input.bytes(range) else {
            return EXIFFacts()
        }
        return readEXIF(bytes)
    }

    /// Checks the size and tells it to the viewer, which answers with memory.
    private func announce(
        _ heading: PictureHeading, _ format: PictureFormat, _ orientation: Orientation, _ input: InputFile,
        _ request: OpenRequest, _ receiver: MemoryReceiver
    ) throws(DecodeFailure) {
        let size = orientation.upright(heading.size)
        let layout = try request.limits.layout(size: size, firstLevel: request.firstLevel, fileBytes: input.count)
        receiver.expect(size)
        connection.send(
            .opened(
                OpenedPicture(
                    size: size, levels: layout.levelCount, format: format.rawValue, hasAlpha: heading.hasAlpha,
                    notices: heading.isAnimated ? .onlyFirstFrame : [])))
    }

    private func watch(_ input: InputFile, _ reporter: ProgressReporter) {
        let connection = connection
        input.onRead = { [unowned input] in reporter.inputConsumed(input.consumed, of: input.count) }
        // The reader would never return: the process can only end from within.
        input.onEndless = { connection.fail(.damaged(detail: "the file ends too early")) }
    }

    private func canvas(
        _ memory: PyramidMemory, _ heading: PictureHeading, _ orientation: Orientation, _ request: OpenRequest
    ) throws(DecodeFailure) -> PictureCanvas {
        let connection = connection
        let canvas = PictureCanvas(
            memory: memory, size: heading.size, orientation: orientation, rewritesRows: heading.isInterlaced,
            largestSideFirst: request.largestSideFirst
        ) { connection.send(.rows($0)) }
        guard let canvas else { throw .helperFault(detail: "the memory does not fit the picture") }
        return canvas
    }

    /// All rows are in shared memory: nothing is worth the milliseconds that freeing it takes.
    private func finish(_ canvas: PictureCanvas) -> Never {
        if !canvas.notices.isEmpty { connection.send(.noticed(canvas.notices)) }
        connection.send(.done)
        withExtendedLifetime(canvas) { _exit(0) }
    }

    private func decode(
        _ input: InputFile, _ format: PictureFormat, _ heading: PictureHeading?, _ reporter: ProgressReporter
    ) throws(DecodeFailure) -> any Raster {
        guard let codec = codecs.first(where: { $0.formats.contains(format) }) else {
            throw .unsupported(format: format.rawValue)
        }
        let raster = try codec.decode(input, format: format, heading: heading)
        input.onRead = nil
        reporter.inputUsedUp()
        if let heading, heading.size != raster.size {
            let size = raster.size
            throw .damaged(detail: "it has \(size.width) × \(size.height) pixels, which is not what its header says")
        }
        return raster
    }

    private func build(
        _ rows: UprightRows, _ request: OpenRequest, _ memory: PyramidMemory, _ reporter: ProgressReporter
    ) throws(DecodeFailure) -> Never {
        guard let builder = PyramidBuilder(memory: memory, rows: rows) else {
            throw .helperFault(detail: "the memory does not fit the picture")
        }
        let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        builder.build(threads: min(cores, Self.mostThreads)) { reporter.sign() }
        for level in memory.layout.levels(first: request.largestSideFirst) {
            connection.send(.rows(RowsWritten(level: level.index, rows: 0..<level.size.height)))
        }
        connection.send(.done)
        // Everything is in shared memory: the picture as decoded is not worth the milliseconds that freeing it takes.
        withExtendedLifetime(rows) { _exit(0) }
    }
}
