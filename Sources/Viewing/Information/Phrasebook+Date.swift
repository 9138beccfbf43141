public import Localization

/// Dates as the language writes them.
extension Phrasebook {
    /// A date with its time, as far as they are known.
    public func date(_ date: PictureDate) -> String {
        guard let month = date.month else { return "\(date.year)" }
        var values = ["year": "\(date.year)", "month": monthName(month)]
        guard let day = date.day else { return self(.dateOfMonth, values) }
        values["day"] = "\(day)"
        let text = self(.dateOfDay, values)
        guard let time = date.time else { return text }
        return self(.dateWithTime, ["date": text, "time": self.time(time, date.offset)])
    }

    private func monthName(_ month: Int) -> String {
        Phrase.months.indices.contains(month - 1) ? self(Phrase.months[month - 1]) : "\(month)"
    }

    private func time(_ time: PictureDate.Time, _ offset: Int?) -> String {
        let clock = "\(Self.twoDigits(time.hour)):\(Self.twoDigits(time.minute))"
        guard let offset else { return clock }
        let sign = offset < 0 ? "−" : "+"
        let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
        let shift = offset == 0 ? "" : "\(sign)\(hours)" + (minutes == 0 ? "" : ":\(Self.twoDigits(minutes))")
        return "\(clock) (UTC\(shift))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
