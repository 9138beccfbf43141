/// A color in sRGB, 0 ... 255 each; alpha is not multiplied in.
public struct Color: Hashable, Sendable {
    /// 0 ... 255.
    public var red: UInt8
    /// 0 ... 255.
    public var green: UInt8
    /// 0 ... 255.
    public var blue: UInt8
    /// 0 is clear, 255 opaque.
    public var alpha: UInt8

    /// The color of four components.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A gray.
    public init(white: UInt8, alpha: UInt8 = 255) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
}
