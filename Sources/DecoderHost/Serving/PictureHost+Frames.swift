internal import Wire

/// What comes after the first frame of a picture that moves.
extension PictureHost {
    /// The codec that gives the frames of pictures of a format; nil when there is none.
    func frameCodec(of format: PictureFormat) -> (any FrameCodec)? {
        frameCodecs.first { $0.abilities(for: format).contains(.frames) && $0.formats.contains(format) }
    }

    /// Says that the picture moves, if it does, and serves its frames if they are wanted. Returns when there is no more to do.
    ///
    /// The first frame is there: whatever is wrong with the others, it stays, and a notice says so.
    func playFrames(
        of input: InputFile, _ format: PictureFormat, _ heading: PictureHeading, _ orientation: Orientation,
        _ request: OpenRequest, _ receiver: MemoryReceiver, _ reporter: ProgressReporter, known: PictureNotices
    ) {
        guard let codec = frameCodec(of: format) else { return }
        input.onRead = { reporter.sign() }
        let reader: (any FrameReader)?
        do {
            reader = try codec.frames(of: input, heading: heading)
        } catch {
            connection.send(.noticed(error == .outOfMemory ? .largeFrames : .incomplete))
            return
        }
        guard let reader, reader.frameCount > 1 else { return }
        tell(reader.notices.subtracting(known))
        connection.send(
            .animated(
                AnimationFacts(
                    frames: reader.frameCount, plays: reader.plays, firstDuration: reader.firstDuration)))
        guard request.plays else { return }
        var server = FrameServer(
            connection: connection, orders: receiver.orders, orientation: orientation, reporter: reporter,
            reader: reader, known: known.union(reader.notices))
        do {
            try server.serve()
        } catch {
            connection.fail(error)
        }
    }
}
