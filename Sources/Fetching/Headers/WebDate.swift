/// Dates of HTTP (RFC 9110, 5.6.7), in seconds since 1970.
public enum WebDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Reads a date in one of its three forms; nil when it is none. `year` is the present one, which tells the century of two digits.
    public static func seconds(_ text: String, year present: Int = 2026) -> Int? {
        let words = ASCII.lowercased(text).split { " ,-".contains($0) }.map(String.init)
        // Sun, 06 Nov 1994 08:49:37 GMT / Sunday, 06-Nov-94 08:49:37 GMT / Sun Nov  6 08:49:37 1994
        guard words.count >= 5 else { return nil }
        let isOldest = months.contains(words[1])
        let (day, month, year, time) =
            isOldest ? (words[2], words[1], words[4], words[3]) : (words[1], words[2], words[3], words[4])
        guard let day = number(day, 1...31), let month = months.firstIndex(of: month),
            let written = number(year, 0...9999), let time = secondsOfDay(time)
        else { return nil }
        return days(fullYear(written, digits: year.utf8.count, present), month + 1, day) * 86_400 + time
    }

    private static func secondsOfDay(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let hours = number(parts[0], 0...23), let minutes = number(parts[1], 0...59),
            let seconds = number(parts[2], 0...60)
        else { return nil }
        return (hours * 60 + minutes) * 60 + seconds
    }

    /// A year of two digits that seems more than 50 years ahead is one of the past.
    private static func fullYear(_ year: Int, digits: Int, _ present: Int) -> Int {
        guard digits <= 2 else { return year }
        let candidate = present / 100 * 100 + year
        return candidate > present + 50 ? candidate - 100 : candidate
    }

    private static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
        ASCII.number(Array(text.utf8)).flatMap { range.contains($0) ? $0 : nil }
    }

    /// Days from 1 January 1970 to a day of the Gregorian calendar. Years begin in March, so that the leap day comes last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
