internal import CSDL2
internal import Drawing
internal import Geometry

/// Executes a draw list on a renderer.
struct Painter {
    let renderer: Renderer
    let blending: Blending

    init(renderer: Renderer) {
        self.renderer = renderer
        blending = Blending(isSoftware: renderer.isSoftware)
    }

    /// Draws all commands; returns how many could not be: their texture is not there, or their numbers make no sense.
    func paint(_ list: DrawList, with textures: TextureStore) -> Int {
        let color = list.background
        unsafe SDL_SetRenderDrawColor(renderer.pointer, color.red, color.green, color.blue, 255)
        unsafe SDL_RenderClear(renderer.pointer)
        _ = clip(nil)
        var failures = 0
        for command in list.commands {
            let isDone =
                switch command {
                case .tile(let quad): paint(quad, textures.tiles[quad.key])
                case .mesh(let mesh): paint(mesh)
                case .bitmap(let id, let rect, let opacity): paint(textures.bitmaps[id], over: rect, opacity)
                case .clip(let rect): clip(rect)
                }
            if !isDone { failures += 1 }
        }
        return failures
    }

    /// Draws nothing outside of a rectangle from here on.
    private func clip(_ rect: DeviceRect?) -> Bool {
        guard let rect else { return unsafe SDL_RenderSetClipRect(renderer.pointer, nil) == 0 }
        let (left, top) = (Self.pixel(rect.minX), Self.pixel(rect.minY))
        var area = SDL_Rect(x: left, y: top, w: Self.pixel(rect.maxX) - left, h: Self.pixel(rect.maxY) - top)
        return unsafe SDL_RenderSetClipRect(renderer.pointer, &area) == 0
    }

    /// No window is larger.
    private static func pixel(_ place: Double) -> Int32 { Int32(min(max(place.rounded(), -1e6), 1e6)) }

    private func paint(_ quad: TileQuad, _ texture: Texture?) -> Bool {
        guard let texture else { return false }
        let apron = Double(TileKey.apron)
        let side = Double(TileKey.textureSide)
        let left = Float((quad.source.minX + apron) / side)
        let top = Float((quad.source.minY + apron) / side)
        let right = Float((quad.source.maxX + apron) / side)
        let bottom = Float((quad.source.maxY + apron) / side)
        let tint = blending.tint(opacity: quad.opacity)
        let covers = quad.isOpaque && quad.opacity >= 1
        texture.use(quad.sampling)
        unsafe SDL_SetTextureBlendMode(texture.pointer, covers ? blending.opaque : blending.textures)
        return draw(
            texture,
            [
                vertex(quad.topLeft, tint, left, top), vertex(quad.topRight, tint, right, top),
                vertex(quad.bottomRight, tint, right, bottom), vertex(quad.bottomLeft, tint, left, bottom),
            ])
    }

    private func paint(_ texture: Texture?, over rect: DeviceRect, _ opacity: Double) -> Bool {
        guard let texture else { return false }
        let tint = blending.tint(opacity: opacity)
        texture.use(.smooth)
        unsafe SDL_SetTextureBlendMode(texture.pointer, blending.textures)
        return draw(
            texture,
            [
                vertex(DevicePoint(x: rect.minX, y: rect.minY), tint, 0, 0),
                vertex(DevicePoint(x: rect.maxX, y: rect.minY), tint, 1, 0),
                vertex(DevicePoint(x: rect.maxX, y: rect.maxY), tint, 1, 1),
                vertex(DevicePoint(x: rect.minX, y: rect.maxY), tint, 0, 1),
            ])
    }

    private func paint(_ mesh: Mesh) -> Bool {
        guard mesh.isWellFormed else { return false }
        if mesh.indices.isEmpty { return true }
        let vertices = mesh.vertices.map { corner in
            let color = corner.color
            return SDL_Vertex(
                position: SDL_FPoint(x: Float(corner.position.x), y: Float(corner.position.y)),
                color: SDL_Color(r: color.red, g: color.green, b: color.blue, a: color.alpha),
                tex_coord: SDL_FPoint(x: 0, y: 0))
        }
        unsafe SDL_SetRenderDrawBlendMode(renderer.pointer, blending.meshes)
        return unsafe SDL_RenderGeometry(
            renderer.pointer, nil, vertices, Int32(vertices.count), mesh.indices, Int32(mesh.indices.count)) == 0
    }

    /// Draws the four corners, clockwise, as two triangles.
    private func draw(_ texture: Texture, _ corners: [SDL_Vertex]) -> Bool {
        unsafe SDL_RenderGeometry(
            renderer.pointer, texture.pointer, corners, Int32(corners.count), Self.quad, Int32(Self.quad.count)) == 0
    }

    private static let quad: [Int32] = [0, 1, 2, 0, 2, 3]

    /// The software renderer leaves gaps between vertices that are not on whole pixels.
    private func vertex(_ place: DevicePoint, _ color: SDL_Color, _ u: Float, _ v: Float) -> SDL_Vertex {
        let x = renderer.isSoftware ? place.x.rounded() : place.x
        let y = renderer.isSoftware ? place.y.rounded() : place.y
        return SDL_Vertex(
            position: SDL_FPoint(x: Float(x), y: Float(y)), color: color, tex_coord: SDL_FPoint(x: u, y: v))
    }
}
