private import Glibc

/// A rotation about any point, clockwise as seen on the screen. Quarter turns are exact: their sine and cosine are 0 and 1.
public struct Rotation: Hashable, Sendable {
    /// From 0 up to but not including 360.
    public let degrees: Double
    /// The cosine of the angle.
    public let cosine: Double
    /// The sine of the angle.
    public let sine: Double

    /// Upright.
    public static let none = Rotation(degrees: 0)

    /// A rotation by an angle, of which whole turns are taken off; one that is not finite counts as none.
    public init(degrees: Double) {
        let rest = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
        let positive = rest < 0 ? rest + 360 : rest
        // A hair below 0 rounds to 360, which is 0; -0 becomes 0.
        self.degrees = positive >= 360 ? 0 : positive + 0
        switch self.degrees {
        case 0: (cosine, sine) = (1, 0)
        case 90: (cosine, sine) = (0, 1)
        case 180: (cosine, sine) = (-1, 0)
        case 270: (cosine, sine) = (0, -1)
        default:
            let radians = self.degrees * .pi / 180
            (cosine, sine) = (cos(radians), sin(radians))
        }
    }

    /// Whether the edges of what is turned lie along the axes.
    public var isQuarterTurn: Bool { degrees.truncatingRemainder(dividingBy: 90) == 0 }

    /// The quarter turn with the smallest way to it.
    public var nearestQuarterTurn: Rotation { Rotation(degrees: (degrees / 90).rounded() * 90) }

    /// The shorter way to another rotation in degrees, clockwise positive, beyond -180 up to 180.
    public func way(to other: Rotation) -> Double {
        let way = other.degrees - degrees
        if way > 180 { return way - 360 }
        return way <= -180 ? way + 360 : way
    }

    /// The rotation that an additional angle in degrees, clockwise, leads to.
    public func turned(by angle: Double) -> Rotation { Rotation(degrees: degrees + angle) }
}

extension Vector {
    /// The displacement after a rotation.
    public func turned(by rotation: Rotation) -> Self {
        Self(dx: dx * rotation.cosine - dy * rotation.sine, dy: dx * rotation.sine + dy * rotation.cosine)
    }

    /// The displacement before a rotation.
    public func turnedBack(by rotation: Rotation) -> Self {
        Self(dx: dx * rotation.cosine + dy * rotation.sine, dy: dy * rotation.cosine - dx * rotation.sine)
    }

    /// The sine of the angle from this to another displacement, clockwise, times both lengths.
    public func cross(_ other: Self) -> Double { dx * other.dy - dy * other.dx }
}
