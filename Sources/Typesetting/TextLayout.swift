import CPango
internal import Drawing

/// Makes a Pango layout what a request asks for.
enum TextLayout {
    /// Families in order of liking; Pango finds the glyphs that they lack elsewhere.
    private static let families = "Noto Sans, sans-serif"

    /// Sets text, font, width and limits.
    static func configure(_ layout: OpaquePointer, for request: TextRequest) {
        unsafe setFont(of: layout, request)
        unsafe setText(of: layout, request.text)
        unsafe pango_layout_set_width(layout, Int32(request.maxWidth) * PANGO_SCALE)
        unsafe pango_layout_set_alignment(layout, request.alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
        switch request.overflow {
        case .wrap(let lines):
            unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            // A negative height is a number of lines.
            unsafe pango_layout_set_height(layout, -Int32(clamping: max(1, min(lines, 100))))
        case .middleEllipsis:
            unsafe pango_layout_set_single_paragraph_mode(layout, 1)
            unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        }
        if request.alignment == .center { unsafe balance(layout, request.maxWidth) }
        unsafe narrowEllipses(of: layout)
    }

    private static func setFont(of layout: OpaquePointer, _ request: TextRequest) {
        let font = unsafe pango_font_description_new()
        unsafe pango_font_description_set_family(font, Self.families)
        unsafe pango_font_description_set_absolute_size(font, request.fontSize * Double(PANGO_SCALE))
        unsafe pango_font_description_set_weight(
            font, request.weight == .bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        unsafe pango_layout_set_font_description(layout, font)
        unsafe pango_font_description_free(font)
    }

    private static func setText(of layout: OpaquePointer, _ text: String) {
        var text = text
        text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                unsafe pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
    }

    /// Makes the layout as narrow as its lines allow without becoming one more: centered lines of about the same length read better
    /// than a long one with a single word below it.
    private static func balance(_ layout: OpaquePointer, _ width: Int) {
        let lines = unsafe pango_layout_get_line_count(layout)
        guard lines > 1, unsafe pango_layout_is_ellipsized(layout) == 0 else { return }
        var (tooNarrow, wideEnough) = (0, width)
        while wideEnough - tooNarrow > max(width / 64, 1) {
            let middle = (tooNarrow + wideEnough) / 2
            unsafe pango_layout_set_width(layout, Int32(middle) * PANGO_SCALE)
            let isSame = unsafe pango_layout_get_line_count(layout) == lines && pango_layout_is_ellipsized(layout) == 0
            if isSame { wideEnough = middle } else { tooNarrow = middle }
        }
        unsafe pango_layout_set_width(layout, Int32(wideEnough) * PANGO_SCALE)
    }

    /// Gives ellipses their own width back: Pango stretches them until the line is full, which looks as if a letter were missing.
    private static func narrowEllipses(of layout: OpaquePointer) {
        for number in 0..<(unsafe pango_layout_get_line_count(layout)) {
            guard let line = unsafe pango_layout_get_line(layout, number) else { continue }
            var rest = unsafe line.pointee.runs
            while let node = unsafe rest {
                let run = unsafe node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                unsafe narrow(run)
                unsafe rest = unsafe node.pointee.next
            }
        }
    }

    private static func narrow(_ run: UnsafeMutablePointer<PangoGlyphItem>) {
        let isEllipsis: UInt8 = 1 << 1
        guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs,
            unsafe item.pointee.analysis.flags & isEllipsis != 0
        else { return }
        for index in 0..<Int(unsafe glyphs.pointee.num_glyphs) {
            var logical = PangoRectangle()
            unsafe pango_font_get_glyph_extents(
                item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil, &logical)
            let width = unsafe glyphs.pointee.glyphs[index].geometry.width
            unsafe glyphs.pointee.glyphs[index].geometry.width = min(width, logical.width)
        }
    }
}
