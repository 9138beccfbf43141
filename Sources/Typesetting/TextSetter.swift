import CPango
internal import Drawing
internal import Geometry

/// Sets text with Pango and draws it with Cairo. Belongs to the thread that made it, as Pango's fonts do.
///
/// The first one of a thread costs about 20 ms: it reads the machine's fonts.
@safe struct TextSetter: ~Copyable {
    private let context: OpaquePointer

    /// One for texts in a language, by its tag.
    init(language: String = "en") throws(TypesettingError) {
        guard let fonts = unsafe pango_cairo_font_map_get_default() else { throw .noFonts }
        // Without any font Pango would end the process on its first layout.
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        unsafe pango_font_map_list_families(fonts, &families, &count)
        unsafe g_free(families)
        guard count > 0, let context = unsafe pango_font_map_create_context(fonts) else { throw .noFonts }
        unsafe self.context = unsafe context
        unsafe pango_context_set_language(context, pango_language_from_string(language))
        let options = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe pango_cairo_context_set_font_options(context, options)
        unsafe cairo_font_options_destroy(options)
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }

    /// How many characters of a text no font of this machine has, so that boxes would stand for them.
    func missingGlyphs(of request: TextRequest) -> Int {
        guard let layout = unsafe pango_layout_new(context) else { return 0 }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
        unsafe TextLayout.configure(layout, for: request)
        return Int(unsafe pango_layout_get_unknown_glyphs_count(layout))
    }

    /// The text as pixels, just as large as it needs to be.
    func bitmap(of request: TextRequest) throws(TypesettingError) -> Bitmap {
        guard let layout = unsafe pango_layout_new(context) else { throw .drawing("no memory") }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
        unsafe TextLayout.configure(layout, for: request)
        let frame = unsafe frame(of: layout, for: request)
        do {
            let surface = try PixelSurface(size: PixelSize(width: frame.width, height: frame.height))
            try unsafe draw(layout, frame: frame, color: request.color, on: surface)
            return try surface.bitmap()
        } catch {
            throw .drawing(error.words)
        }
    }

    /// Where the text is in its layout: its own box, with what sticks out of it (accents upon accents at most half an em).
    private func frame(of layout: OpaquePointer, for request: TextRequest) -> PixelRect {
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        unsafe pango_layout_get_pixel_extents(layout, &ink, &logical)
        let box = PixelRect(logical)
        let reach = Int(request.fontSize / 2)
        let left = max(min(box.x, Int(ink.x)), 0)
        let right = min(max(box.maxX, Int(ink.x + ink.width)), request.maxWidth)
        let top = max(min(box.y, Int(ink.y)), box.y - reach)
        let bottom = min(max(box.maxY, Int(ink.y + ink.height)), box.maxY + reach)
        return PixelRect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
    }

    private func draw(
        _ layout: OpaquePointer, frame: PixelRect, color: Color, on surface: borrowing PixelSurface
    ) throws(CairoError) {
        let cairo = unsafe cairo_create(surface.handle)
        defer { unsafe cairo_destroy(cairo) }
        unsafe cairo_translate(cairo, -Double(frame.x), -Double(frame.y))
        unsafe cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
        unsafe pango_cairo_show_layout(cairo, layout)
        let status = unsafe cairo_status(cairo)
        if status != CAIRO_STATUS_SUCCESS { throw CairoError(status) }
    }
}

extension PixelRect {
    fileprivate init(_ rectangle: PangoRectangle) {
        self.init(
            x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width), height: Int(rectangle.height))
    }
}
