/// What turning pages feels like, in one place. Points and milliseconds.
enum PagerTuning {
    /// pt. Between two pages: enough to see where one ends, too little to be mistaken for a page.
    static let gap = 16.0
    /// A drag is one along x when it goes this much farther along x than along y.
    static let directionRatio = 2.0
    /// Part of the pitch. Who has drawn in more than half of a page, or is on the way there, wants it.
    static let turnShare = 0.5
    /// pt/ms. A flick this fast says by its direction alone what it wants.
    static let turnSpeed = 0.5
    /// pt. Beyond it rubber bands are no longer told apart.
    static let farthestAsked = 1e9
}
