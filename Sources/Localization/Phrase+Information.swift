extension Phrase {
    /// The heading of the panel that says what is known about a picture.
    public static let informationHeading = Phrase("information.title", "Information")
    /// The button that closes the panel.
    public static let informationClose = Phrase("information.close", "Close")

    // What the panel's rows are about.
    /// Labels the file's name.
    public static let aboutFileName = Phrase("information.file-name", "Name")
    /// Labels the folder of the file.
    public static let aboutFolder = Phrase("information.folder", "Folder")
    /// Labels the address on the network.
    public static let aboutAddress = Phrase("information.address", "Address")
    /// Labels the bytes of the file.
    public static let aboutFileSize = Phrase("information.file-size", "File size")
    /// Labels the time at which the file was changed.
    public static let aboutModified = Phrase("information.modified", "Changed")
    /// Labels the size in pixels.
    public static let aboutDimensions = Phrase("information.dimensions", "Dimensions")
    /// Labels the format of the file.
    public static let aboutFormat = Phrase("information.format", "Format")
    /// Labels what its numbers mean as colors.
    public static let aboutColor = Phrase("information.color", "Color")
    /// Labels how it moves.
    public static let aboutAnimation = Phrase("information.animation", "Animation")
    /// Labels its number in the album.
    public static let aboutPlace = Phrase("information.index", "Picture")
    /// Labels the title.
    public static let aboutTitle = Phrase("information.picture-title", "Title")
    /// Labels the caption.
    public static let aboutCaption = Phrase("information.caption", "Caption")
    /// Labels who made it.
    public static let aboutAuthor = Phrase("information.author", "Author")
    /// Labels whose it is.
    public static let aboutCopyright = Phrase("information.copyright", "Copyright")
    /// Labels how many stars somebody gave it.
    public static let aboutRating = Phrase("information.rating", "Rating")
    /// Labels when it was taken.
    public static let aboutTaken = Phrase("information.taken", "Taken")
    /// Labels the camera.
    public static let aboutCamera = Phrase("information.camera", "Camera")
    /// Labels the lens.
    public static let aboutLens = Phrase("information.lens", "Lens")
    /// Labels how it was exposed.
    public static let aboutExposure = Phrase("information.exposure", "Exposure")
    /// Labels the city and the country.
    public static let aboutLocation = Phrase("information.location", "Place")
    /// Labels the place by its degrees.
    public static let aboutCoordinates = Phrase("information.coordinates", "Coordinates")
    /// Labels what is not as it should be.
    public static let aboutRemarks = Phrase("information.remarks", "Remarks")

    // What they say.
    /// A large size in pixels.
    public static let aboutDimensionsInMegapixels = Phrase(
        "information.dimensions-value", "{size} ({megapixels} megapixels)")
    /// A small size in pixels.
    public static let aboutDimensionsInPixels = Phrase("information.dimensions-small", "{size} pixels")
    /// A place among so many.
    public static let aboutIndexOfCount = Phrase("information.index-value", "{index} of {count}")
    /// How many frames there are.
    public static let aboutFrames = Phrase("information.frames", "Frames: {count}")
    /// How many bits each number of a pixel has.
    public static let aboutBitDepth = Phrase("information.bit-depth", "{number} bits per channel")
    /// That pixels may be transparent.
    public static let aboutTransparency = Phrase("information.transparency", "with transparency")
    /// Pixels of one number.
    public static let aboutColorGray = Phrase("information.color-gray", "Gray")
    /// Pixels of red, green and blue.
    public static let aboutColorRGB = Phrase("information.color-rgb", "RGB")
    /// Pixels that are numbers in a list of colors.
    public static let aboutColorPalette = Phrase("information.color-palette", "Color table")
    /// Pixels of four inks.
    public static let aboutColorInks = Phrase("information.color-inks", "CMYK")
    /// A time of exposure below a third of a second.
    public static let aboutExposureFraction = Phrase("information.exposure-fraction", "1/{number} s")
    /// An aperture.
    public static let aboutAperture = Phrase("information.aperture", "f/{number}")
    /// A sensitivity.
    public static let aboutSensitivity = Phrase("information.sensitivity", "ISO {number}")
    /// A focal length.
    public static let aboutMillimeters = Phrase("information.millimeters", "{number} mm")
    /// A focal length, and what it amounts to on film.
    public static let aboutEquivalentMillimeters = Phrase(
        "information.equivalent", "{number} mm ({equivalent} mm in 35 mm format)")
    /// That the flash has fired.
    public static let aboutFlashFired = Phrase("information.flash", "flash")
    /// Degrees to the north.
    public static let aboutNorth = Phrase("information.north", "{degrees}° N")
    /// Degrees to the south.
    public static let aboutSouth = Phrase("information.south", "{degrees}° S")
    /// Degrees to the east.
    public static let aboutEast = Phrase("information.east", "{degrees}° E")
    /// Degrees to the west.
    public static let aboutWest = Phrase("information.west", "{degrees}° W")
    /// A height above the sea.
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
