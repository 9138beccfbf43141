extension Phrase {
    /// The heading of the panel that says what is known about a picture.
    public static let informationHeading = Phrase("information.title", "Information")
    /// The button that closes the panel.
    public static let informationClose = Phrase("information.close", "Close")

    // What the panel's rows are about.
    public static let aboutFileName = Phrase("information.file-name", "Name")
    public static let aboutFolder = Phrase("information.folder", "Folder")
    public static let aboutAddress = Phrase("information.address", "Address")
    public static let aboutFileSize = Phrase("information.file-size", "File size")
    public static let aboutModified = Phrase("information.modified", "Changed")
    public static let aboutDimensions = Phrase("information.dimensions", "Dimensions")
    public static let aboutFormat = Phrase("information.format", "Format")
    public static let aboutColor = Phrase("information.color", "Color")
    public static let aboutAnimation = Phrase("information.animation", "Animation")
    public static let aboutPlace = Phrase("information.index", "Picture")
    public static let aboutTitle = Phrase("information.picture-title", "Title")
    public static let aboutCaption = Phrase("information.caption", "Caption")
    public static let aboutAuthor = Phrase("information.author", "Author")
    public static let aboutCopyright = Phrase("information.copyright", "Copyright")
    public static let aboutRating = Phrase("information.rating", "Rating")
    public static let aboutTaken = Phrase("information.taken", "Taken")
    public static let aboutCamera = Phrase("information.camera", "Camera")
    public static let aboutLens = Phrase("information.lens", "Lens")
    public static let aboutExposure = Phrase("information.exposure", "Exposure")
    public static let aboutLocation = Phrase("information.location", "Place")
    public static let aboutCoordinates = Phrase("information.coordinates", "Coordinates")
    public static let aboutRemarks = Phrase("information.remarks", "Remarks")

    // What they say.
    public static let aboutDimensionsInMegapixels = Phrase(
        "information.dimensions-value", "{size} ({megapixels} megapixels)")
    public static let aboutDimensionsInPixels = Phrase("information.dimensions-small", "{size} pixels")
    public static let aboutIndexOfCount = Phrase("information.index-value", "{index} of {count}")
    public static let aboutFrames = Phrase("information.frames", "Frames: {count}")
    public static let aboutBitDepth = Phrase("information.bit-depth", "{number} bits per channel")
    public static let aboutTransparency = Phrase("information.transparency", "with transparency")
    public static let aboutColorGray = Phrase("information.color-gray", "Gray")
    public static let aboutColorRGB = Phrase("information.color-rgb", "RGB")
    public static let aboutColorPalette = Phrase("information.color-palette", "Color table")
    public static let aboutColorInks = Phrase("information.color-inks", "CMYK")
    public static let aboutExposureFraction = Phrase("information.exposure-fraction", "1/{number} s")
    public static let aboutAperture = Phrase("information.aperture", "f/{number}")
    public static let aboutSensitivity = Phrase("information.sensitivity", "ISO {number}")
    public static let aboutMillimeters = Phrase("information.millimeters", "{number} mm")
    public static let aboutEquivalentMillimeters = Phrase(
        "information.equivalent", "{number} mm ({equivalent} mm in 35 mm format)")
    public static let aboutFlashFired = Phrase("information.flash", "flash")
    public static let aboutNorth = Phrase("information.north", "{degrees}° N")
    public static let aboutSouth = Phrase("information.south", "{degrees}° S")
    public static let aboutEast = Phrase("information.east", "{degrees}° E")
    public static let aboutWest = Phrase("information.west", "{degrees}° W")
    public static let aboutMeters = Phrase("information.meters", "{number} m")

    /// What the panel says.
    static let informationPanel = [
        informationHeading, informationClose, aboutFileName, aboutFolder, aboutAddress, aboutFileSize, aboutModified,
        aboutDimensions, aboutFormat, aboutColor,
        aboutAnimation, aboutPlace, aboutTitle, aboutCaption, aboutAuthor, aboutCopyright, aboutRating, aboutTaken,
        aboutCamera, aboutLens, aboutExposure, aboutLocation,
        aboutCoordinates, aboutRemarks, aboutDimensionsInMegapixels, aboutDimensionsInPixels, aboutIndexOfCount,
        aboutFrames, aboutBitDepth, aboutTransparency,
        aboutColorGray, aboutColorRGB, aboutColorPalette, aboutColorInks, aboutExposureFraction, aboutAperture,
        aboutSensitivity, aboutMillimeters,
        aboutEquivalentMillimeters, aboutFlashFired, aboutNorth, aboutSouth, aboutEast, aboutWest, aboutMeters,
    ]
}
