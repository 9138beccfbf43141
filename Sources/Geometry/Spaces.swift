/// A system of coordinates. Points of different spaces are different types, so they cannot be mixed by mistake.
public protocol CoordinateSpace: Sendable {}

/// Picture pixels, upright (after the file's own orientation); the origin is the picture's top left corner, y runs down.
public enum ContentSpace: CoordinateSpace {}

/// Points of the window system; the origin is the window's top left corner, y runs down.
public enum ViewSpace: CoordinateSpace {}

/// Device pixels; the origin is the window's top left corner, y runs down. A device pixel is a point x scale.
public enum DeviceSpace: CoordinateSpace {}

/// Pixels of one tile; the origin is the tile's own top left pixel, so the apron is at -1 and at its side.
public enum TileSpace: CoordinateSpace {}

/// A place in the picture.
public typealias ContentPoint = Point<ContentSpace>
/// A place in the window.
public typealias ViewPoint = Point<ViewSpace>
/// A place in the window's frame buffer.
public typealias DevicePoint = Point<DeviceSpace>
/// A displacement or a velocity in the window.
public typealias ViewVector = Vector<ViewSpace>
/// A size in points.
public typealias ViewSize = Size<ViewSpace>
/// A size in picture pixels.
public typealias ContentSize = Size<ContentSpace>
/// A rectangle in points.
public typealias ViewRect = Rect<ViewSpace>
/// A rectangle in picture pixels.
public typealias ContentRect = Rect<ContentSpace>
/// A rectangle in device pixels.
public typealias DeviceRect = Rect<DeviceSpace>
