extension TilePlan {
    /// The same plan for a picture that is not in sight yet: nothing is drawn of it, nothing must stay, and its textures come only where
    /// there is room for them.
    public var asPrefetch: TilePlan {
        TilePlan(
            level: level, pieces: [],
            uploads: uploads.map { TileUpload(tile: $0.tile, urgency: .prefetch) }, isSharp: isSharp, isFading: false,
            isCovered: isCovered, kept: [], preferred: preferred)
    }
}
