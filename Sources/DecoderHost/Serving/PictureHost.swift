internal import Confinement
internal import Geometry
internal import Glibc
internal import Wire

/// Serves one picture over the connection: `ready`, `open`, `opened`, `map`, rows, `done`.
struct PictureHost {
    let connection: ViewerConnection
    let rowCodecs: [any RowCodec]
    let codecs: [any Codec]
    let frameCodecs: [any FrameCodec]
    let readEXIF: ([UInt8]) -> EXIFFacts
    let readThumbnail: ([UInt8]) -> Preview?
    let nameProfile: (ColorStatement, InputFile) -> String?

    /// More threads than this do not make the levels quicker: they wait for memory.
    private static let mostThreads = 4
    /// EXIF data that are larger hold nothing worth having.
    private static let mostEXIFBytes = 64 * 1024
    private static let mark = "Exif\0\0"

    /// Serves, and ends the process.
    func serve() -> Never {
        let report = Sandbox.enter()
        connection.send(.ready(report.protections, refusals: report.refusals))
        guard case (.open(let request), let descriptor?) = connection.receive() else {
            connection.fail(.helperFault(detail: "the viewer's first message was no wish for a picture"))
        }
        ProcessLimits.limit(sharedPixels: request.limits.memoryBudget, own: request.limits.decoderMemory)
        let growth = request.growing.map { file in
            FileGrowth(file) { [connection] in connection.send(.starved(bytes: $0)) }
        }
        let receiver = MemoryReceiver(connection, growth: growth)
        receiver.start()
        do {
            if request.prefersThumbnail, let thumbnail = confirmedThumbnail() {
                try serve(thumbnail.input, request, receiver, as: OpenedPicture.thumbnail)
            }
            try serve(InputFile(descriptor, growth: growth), request, receiver)
        } catch {
            connection.fail(error)
        }
    }

    private func serve(
        _ input: InputFile, _ request: OpenRequest, _ receiver: MemoryReceiver, as name: String? = nil
    ) throws(DecodeFailure) -> Never {
        let format = try identify(input)
        let name = name ?? format.rawValue
        if !request.plays || frameCodec(of: format) == nil { ProcessLimits.fixProcessorTime() }
        var heading = try heading(of: input, format)
        let facts = facts(of: input, heading)
        // Cameras write no profile for Adobe RGB, only that it is. A PNG says it in chunks of its own.
        if format == .jpeg, facts.isAdobeRGB, heading?.colors == .standard { heading?.colors = .measured(.adobeRGB) }
        let orientation = (heading?.orientation ?? facts.orientation).flatMap { Orientation(rawValue: $0) } ?? .upright
        if let heading {
            try announce(heading, name, orientation, input, request, receiver)
        }
        let rowCodec = rowCodecs.first { $0.formats.contains(format) }
        let reporter = ProgressReporter(connection, hasFraction: hasFraction(format))
        watch(input, reporter)
        if let heading, let codec = rowCodec {
            let memory = receiver.waitForMemory(populating: true)
            let canvas = try canvas(memory, heading, orientation, request)
            // What the desktop has is larger than what a camera puts into the file.
            let thumbnail = showThumbnail(on: canvas) ? [] : facts.thumbnail
            try codec.decode(input, heading: heading, thumbnail: thumbnail, onto: canvas)
            tell(canvas.notices)
            tellMetadata(of: input, format, heading)
            playFrames(of: input, format, heading, orientation, request, receiver, reporter, known: canvas.notices)
            // All rows are in shared memory: nothing is worth the milliseconds that freeing it takes.
            connection.send(.done)
            withExtendedLifetime(canvas) { _exit(0) }
        }
        let raster = try decode(input, format, heading, reporter)
        if heading == nil {
            let made = PictureHeading(
                width: raster.size.width, height: raster.size.height, hasAlpha: raster.hasAlpha)
            try announce(made, name, orientation, input, request, receiver)
        }
        let memory = receiver.waitForMemory(populating: false)
        if !raster.notices.isEmpty { connection.send(.noticed(raster.notices)) }
        let rows = UprightRows(raster, orientation)
        try build(rows, request, memory, reporter)
        tellMetadata(of: input, format, heading)
        connection.send(.done)
        // Everything is in shared memory: the picture as decoded is not worth the milliseconds that freeing it takes.
        withExtendedLifetime(rows) { _exit(0) }
    }

    private func identify(_ input: InputFile) throws(DecodeFailure) -> PictureFormat {
        input.wait(forMoreThan: FileContent.prefixBytes - 1)
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
        // Only in a JPEG they begin with a mark.
        return readEXIF(bytes.holds(Self.mark, at: 0) ? bytes : Array(Self.mark.utf8) + bytes)
    }

    /// Checks the size and tells it to the viewer, which answers with memory.
    private func announce(
        _ heading: PictureHeading, _ format: String, _ orientation: Orientation, _ input: InputFile,
        _ request: OpenRequest, _ receiver: MemoryReceiver
    ) throws(DecodeFailure) {
        let size = orientation.upright(heading.size)
        // Of a file that grows only what has come speaks for a size.
        input.wait(forMoreThan: request.limits.believableBytes(of: size) - 1)
        let layout = try request.limits.layout(
            size: size, firstLevel: request.firstLevel, fileBytes: input.availableCount)
        receiver.expect(size)
        connection.send(
            .opened(
                OpenedPicture(
                    size: size, levels: layout.levelCount, format: format, hasAlpha: heading.hasAlpha)))
    }

    /// Whether the codec of a format decodes as it reads.
    private func hasFraction(_ format: PictureFormat) -> Bool {
        let all: [any PictureCodec] = rowCodecs + codecs
        return all.first { $0.formats.contains(format) }?.abilities(for: format).contains(.fraction) ?? false
    }

    private func watch(_ input: InputFile, _ reporter: ProgressReporter) {
        let connection = connection
        input.onRead = { [unowned input] in reporter.inputConsumed(input.consumed, of: input.knownCount) }
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

    func tell(_ notices: PictureNotices) {
        if !notices.isEmpty { connection.send(.noticed(notices)) }
    }

    private func decode(
        _ input: InputFile, _ format: PictureFormat, _ heading: PictureHeading?, _ reporter: ProgressReporter
    ) throws(DecodeFailure) -> any Raster {
        guard let codec = codecs.first(where: { $0.formats.contains(format) }) else {
            throw .unsupported(format: format.rawValue)
        }
        // These libraries go back and forth in a file, and ask where it ends.
        input.waitForAll()
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
    ) throws(DecodeFailure) {
        guard let builder = PyramidBuilder(memory: memory, rows: rows) else {
            throw .helperFault(detail: "the memory does not fit the picture")
        }
        let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        builder.build(threads: min(cores, Self.mostThreads)) { reporter.sign() }
        for level in memory.layout.levels(first: request.largestSideFirst) {
            connection.send(.rows(RowsWritten(level: level.index, rows: 0..<level.size.height)))
        }
    }
}
