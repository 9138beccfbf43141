/// A date, and perhaps a time of day, as somebody or a camera wrote it down: where it was, not where it is read.
public struct PictureDate: Hashable, Sendable {
    /// A time of day.
    public struct Time: Hashable, Sendable {
        /// 0 to 23.
        public var hour: Int
        /// 0 to 59.
        public var minute: Int

        /// A time of day.
        public init(hour: Int, minute: Int) {
            self.hour = hour
            self.minute = minute
        }
    }

    /// 1 to 9999.
    public var year: Int
    /// 1 to 12.
    public var month: Int?
    /// 1 to 31; only with a month.
    public var day: Int?
    /// Only with a day.
    public var time: Time?
    /// How far the clock was ahead of Greenwich's, in minutes; nil where nobody says.
    public var offset: Int?

    /// A date.
    public init(year: Int, month: Int? = nil, day: Int? = nil, time: Time? = nil, offset: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.time = time
        self.offset = offset
    }

    /// Reads a date as ISO 8601 has it: "2023", "2023-05", "2023-05-01", "2023-05-01T12:34:56.7+02:00", with a blank in place of the T too; nil when
    /// it is none.
    public init?(_ text: String) {
        var digits = DateDigits(text)
        guard let year = digits.number(4), (1...9999).contains(year) else { return nil }
        self.init(year: year)
        guard !digits.isAtEnd else { return }
        guard digits.take("-"), let month = digits.number(2), (1...12).contains(month) else { return nil }
        self.month = month
        guard !digits.isAtEnd else { return }
        guard digits.take("-"), let day = digits.number(2), (1...Self.days(month, year)).contains(day) else {
            return nil
        }
        self.day = day
        guard !digits.isAtEnd else { return }
        guard digits.take("T") || digits.take(" "), let hour = digits.number(2), (0...23).contains(hour),
            digits.take(":"), let minute = digits.number(2), (0...59).contains(minute)
        else { return nil }
        time = Time(hour: hour, minute: minute)
        guard digits.skipSeconds(), let offset = digits.offset(), digits.isAtEnd else { return nil }
        self.offset = offset.minutes
    }

    private static func days(_ month: Int, _ year: Int) -> Int {
        let isLeapYear = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        return switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
