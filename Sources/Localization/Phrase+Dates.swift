extension Phrase {
    /// A day; {month} is the name of the month.
    public static let dateOfDay = Phrase("date.day", "{month} {day}, {year}")
    /// A month of a year.
    public static let dateOfMonth = Phrase("date.month", "{month} {year}")
    /// A day and a time of it.
    public static let dateWithTime = Phrase("date.time", "{date}, {time}")

    /// The names of the months as they stand in dates.
    public static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ].enumerated().map { Phrase("date.month-\($0.offset + 1)", $0.element) }

    /// What dates are made of.
    static let dates = [dateOfDay, dateOfMonth, dateWithTime] + months
}
