/// What is wrong with a setting, and under which member of it.
struct SettingError: Error {
    let problem: ConfigurationError.Problem
    let member: String?

    init(_ problem: ConfigurationError.Problem, under member: String? = nil) {
        self.problem = problem
        self.member = member
    }
}
