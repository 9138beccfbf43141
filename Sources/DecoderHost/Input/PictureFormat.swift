/// A kind of picture that some codec may read. The raw value is its name in lower case.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    case jpeg, png, gif, bmp, webp, qoi, pnm
    case tiff, ico, cur, tga, pcx, xpm, xv, lbm, xcf, svg
}
