import Geometry

/// Where a stored pixel stands in the upright picture of a size, for the eight values of EXIF 2.32, 4.6.4 A.
func uprightPlace(column: Int, row: Int, orientation: Int, upright: PixelSize) -> (x: Int, y: Int) {
    let (right, bottom) = (upright.width - 1, upright.height - 1)
    return switch orientation {
    case 1: (column, row)
    case 2: (right - column, row)
    case 3: (right - column, bottom - row)
    case 4: (column, bottom - row)
    case 5: (row, column)
    case 6: (right - row, column)
    case 7: (right - row, bottom - column)
    default: (row, bottom - column)
    }
}
