import Album
import Drawing
import Geometry
import Imaging
import JSONText
import Logging
import Navigation
import Platform
import Settings
import Typesetting
import Viewing
import Wording

/// A client that waits for a PNG file, and the size that the answer names.
struct PendingScreenshot {
    let request: ControlRequest.ID
    let width: Double
    let height: Double
}

/// What clients of the control socket ask for.
extension Viewer {
    func take(_ request: ControlRequest, at now: Double) {
        if let obstacle = request.command.obstacle {
            reply(request, ControlAnswer.failure(obstacle))
            return
        }
        switch request.command {
        case .state:
            reply(request, stateReport.json)
        case .wait(let goal, let timeout):
            waits.add(request.id, goal: goal, deadline: now + timeout)
        case .open(.path(let path)):
            handle(.open(path: PastedNames.normal(path)), at: now)
            reply(request, ControlAnswer.success())
        case .open(.paths(let paths)):
            handle(.openAll(paths: paths.map { PastedNames.normal(Array($0.utf8)) }), at: now)
            reply(request, ControlAnswer.success())
        case .open(.exactPaths(let paths)):
            handle(.openAll(paths: paths), at: now)
            reply(request, ControlAnswer.success())
        case .turn(let turn, _):
            step(request, turn, at: now)
        case .zoomTo(let zoom, let isAnimated):
            navigate(request, .zoomTo(zoom, isAnimated: isAnimated), at: now)
        case .navigate(let command, let isAnimated):
            navigate(request, .command(command, isAnimated: isAnimated), at: now)
        case .screenshot(let path):
            takeScreenshot(request, path: path)
        case .reload:
            guard session.picture != nil else { return reply(request, ControlAnswer.failure("there is no picture")) }
            handle(.command(.reload), at: now)
            reply(request, ControlAnswer.success())
        case .slideshow, .copy, .openWithSystem, .trash, .undo, .raise:
            reply(request, askDesktop(request.command, at: now))
        case .list(let isOpen):
            if session.list.isOpen != isOpen { handle(.command(.toggleList), at: now) }
            reply(request, ControlAnswer.success())
        case .quit:
            handle(.command(.quit), at: now)
            reply(request, ControlAnswer.success())
        case .rotate(let degrees, let isAnimated):
            turn(request, by: degrees / 90, isAnimated: isAnimated, at: now)
        case .open(.url(let address)):
            handle(.open(path: PastedNames.normal(Array(address.utf8))), at: now)
            reply(request, ControlAnswer.success())
        }
    }

    private func step(_ request: ControlRequest, _ turn: PageTurn, at now: Double) {
        let step = AlbumStep(turn)
        guard let place = session.place(of: step) else {
            return reply(request, ControlAnswer.failure(turn.obstacle(in: session.album.entries.count)))
        }
        handle(.command(.step(step)), at: now)
        reply(request, ControlAnswer.success(JSONObject(["index": .number(place)])))
    }

    /// Answers the clients whose files are written.
    func takeScreenshots() {
        for result in pngWriter.takeResults() {
            guard let waiting = screenshots.removeValue(forKey: result.ticket) else { continue }
            if let error = result.error { log.tell(.error, error.sentence) }
            let answer =
                result.error.map { ControlAnswer.failure($0.sentence) }
                ?? ControlAnswer.success(JSONObject(["size": .numbers(waiting.width, waiting.height)]))
            control?.reply(to: waiting.request, answer)
        }
    }

    private func navigate(_ request: ControlRequest, _ input: NavigationInput, at now: Double) {
        guard session.visible != nil else { return reply(request, ControlAnswer.failure("there is no picture")) }
        handle(.navigation(input), at: now)
        reply(request, ControlAnswer.success(JSONObject(["zoom": .number(session.navigator.targetZoom)])))
    }

    private func turn(_ request: ControlRequest, by quarterTurns: Int, isAnimated: Bool, at now: Double) {
        guard session.visible != nil else { return reply(request, ControlAnswer.failure("there is no picture")) }
        handle(.navigation(.turn(quarterTurns: quarterTurns, isAnimated: isAnimated)), at: now)
        let rotation = session.navigator.targetRotation.degrees
        reply(request, ControlAnswer.success(JSONObject(["rotation": .number(rotation)])))
    }

    private func takeScreenshot(_ request: ControlRequest, path: [UInt8]) {
        guard shown != nil else { return reply(request, ControlAnswer.failure("no frame has been drawn yet")) }
        do {
            let capture = try screen.canvas.capture()
            guard let path = String(validating: path, as: UTF8.self),
                let bitmap = Bitmap(size: capture.size, pixels: capture.pixels)
            else { return reply(request, ControlAnswer.failure("the file's name must be UTF-8")) }
            let ticket = pngWriter.write(PNGFile(bitmap, isOpaque: true, path: path))
            screenshots[ticket] = PendingScreenshot(
                request: request.id, width: Double(capture.size.width), height: Double(capture.size.height))
        } catch {
            reply(request, ControlAnswer.failure(error.sentence))
        }
    }

    private func reply(_ request: ControlRequest, _ answer: JSONValue) {
        control?.reply(to: request.id, answer)
    }
}
