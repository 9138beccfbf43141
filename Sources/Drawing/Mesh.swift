public import Geometry

/// Triangles with a color at each corner; what lies between is interpolated.
public struct Mesh: Hashable, Sendable {
    /// A corner.
    public struct Vertex: Hashable, Sendable {
        /// Where.
        public var position: DevicePoint
        /// The color there.
        public var color: Color

        /// A corner with a color.
        public init(position: DevicePoint, color: Color) {
            self.position = position
            self.color = color
        }
    }

    /// The corners.
    public var vertices: [Vertex]
    /// Three to a triangle, each an index into `vertices`.
    public var indices: [Int32]

    /// The triangles of some corners.
    public init(vertices: [Vertex], indices: [Int32]) {
        self.vertices = vertices
        self.indices = indices
    }

    /// Whether the indices name existing corners and make whole triangles.
    public var isWellFormed: Bool {
        indices.count % 3 == 0 && indices.allSatisfy { $0 >= 0 && Int($0) < vertices.count }
    }
}
