/// For how long what a redirect leads to may be shown without following it again.
public enum RedirectLifetime {
    /// The lifetime of a redirect with a status; nil when it does not end. One that is meant to last is as fresh as what it leads to, unless it
    /// says otherwise; one for the moment is not fresh at all, unless it says otherwise.
    public static func seconds(status: Int, _ headers: AnswerHeaders, asked: Int, came: Int) -> Int? {
        let control = CacheControl(headers)
        if control.noStore || control.noCache { return 0 }
        if control.maxAge != nil || headers["Expires"] != nil {
            let freshness = Freshness(headers, asked: asked, came: came)
            return max(freshness.lifetime - freshness.age(at: came), 0)
        }
        return status == 301 || status == 308 ? nil : 0
    }
}
