import Drawing
import Geometry
import Localization
import Viewing

extension ChromeScene {
    /// Sizes of the controls, in points.
    private enum Bar {
        static let radius = 16.0
        static let buttonInset = 2.0
        static let labelSize = 11.0
        /// From a labeled button's upper edge to its icon's middle, and to its words.
        static let iconMiddle = 21.0
        static let labelTop = 37.0
        /// From a labeled row's side to its icon's middle, and to its words.
        static let iconColumn = 28.0
        static let labelColumn = 52.0
        /// Less of them is seen too badly to be meant.
        static let answeringOpacity = 0.3
    }

    /// The bar of buttons.
    static func drawControls(_ bar: ControlBar, on canvas: inout OverlayCanvas) {
        canvas.opacity = bar.opacity
        defer { canvas.opacity = 1 }
        let ground = canvas.device(bar.ground)
        var mesh = OverlayMesh()
        mesh.fill(.rounded(ground, radius: Bar.radius * canvas.unit), OverlayPalette.bar)
        mesh.stroke(
            .rounded(ground, radius: Bar.radius * canvas.unit), width: canvas.unit, OverlayPalette.cardEdge)
        for button in bar.buttons {
            let target = ChromeTarget.control(button.button)
            let frame = canvas.device(button.frame.insetBy(Bar.buttonInset))
            if button.isEnabled { canvas.addState(of: target, in: frame, to: &mesh) }
            canvas.addFocus(of: target, around: frame, to: &mesh)
            var pen = IconPen(
                on: mesh, center: iconCenter(of: button, in: bar, on: canvas), unit: canvas.unit,
                color: color(of: button), isMirrored: canvas.isMirrored(button.button))
            pen.draw(button.button, isOn: button.isOn)
            mesh = pen.mesh
        }
        canvas.draw(mesh)
        if bar.options.hasLabels { for button in bar.buttons { drawLabel(of: button, in: bar, on: &canvas) } }
        guard bar.opacity >= Bar.answeringOpacity else { return }
        canvas.answer(.panel, in: bar.ground)
        for button in bar.buttons { canvas.answer(.control(button.button), in: button.area) }
    }

    private static func color(of button: ControlBar.Button) -> Color {
        button.isEnabled ? OverlayPalette.barIcon : OverlayPalette.barDim
    }

    private static func iconCenter(
        of button: ControlBar.Button, in bar: ControlBar, on canvas: OverlayCanvas
    ) -> DevicePoint {
        let frame = button.frame
        guard bar.options.hasLabels else { return canvas.device(frame.center) }
        if isBesideIcon(bar) {
            let x = canvas.isRightToLeft ? frame.maxX - Bar.iconColumn : frame.minX + Bar.iconColumn
            return canvas.device(ViewPoint(x: x, y: frame.center.y))
        }
        return canvas.device(ViewPoint(x: frame.center.x, y: frame.minY + Bar.iconMiddle))
    }

    private static func isBesideIcon(_ bar: ControlBar) -> Bool {
        bar.options.placement == .left || bar.options.placement == .right
    }

    private static func drawLabel(
        of button: ControlBar.Button, in bar: ControlBar, on canvas: inout OverlayCanvas
    ) {
        let frame = button.frame
        let besides = isBesideIcon(bar)
        let room = besides ? frame.size.width - Bar.labelColumn - 4 : frame.size.width - 4
        let request = canvas.request(
            canvas.phrases(button.button.label(isOn: button.isOn)), size: besides ? Bar.labelSize + 2 : Bar.labelSize,
            color: color(of: button), maxWidth: room * canvas.unit, overflow: .wrap(lines: 2))
        guard let image = canvas.image(request) else { return }
        if besides {
            let leading = canvas.device(ViewPoint(x: frame.minX + Bar.labelColumn, y: frame.center.y))
            let trailing = canvas.device(ViewPoint(x: frame.maxX - Bar.labelColumn, y: frame.center.y))
            let left = canvas.isRightToLeft ? trailing.x - image.width : leading.x
            canvas.draw(image, left: left, top: leading.y - image.height / 2)
        } else {
            let top = canvas.device(ViewPoint(x: frame.center.x, y: frame.minY + Bar.labelTop))
            canvas.draw(image, centerX: top.x, top: top.y)
        }
    }
}

extension OverlayCanvas {
    /// Whether an icon is drawn the other way round where reading goes from the right.
    fileprivate func isMirrored(_ button: ControlButton) -> Bool {
        isRightToLeft && (button == .previous || button == .next || button == .list)
    }
}
