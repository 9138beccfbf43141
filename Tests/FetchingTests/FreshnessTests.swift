import Fetching
import Testing

@Suite("How long a copy is fresh")
struct FreshnessTests {
    static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    static let now = 784_111_777

    static func freshness(_ fields: [String: String], redirects: Int? = nil) -> Freshness {
        Freshness(AnswerHeaders(fields), asked: now, came: now, redirects: redirects)
    }

    @Test("The three forms of a date are read, and nothing else")
    func dates() {
        #expect(WebDate.seconds(Self.date) == Self.now)
        #expect(WebDate.seconds("Sunday, 06-Nov-94 08:49:37 GMT") == Self.now)
        #expect(WebDate.seconds("Sun Nov  6 08:49:37 1994") == Self.now)
        #expect(WebDate.seconds("Thu, 29 Feb 2024 00:00:00 GMT") == 1_709_164_800)
        for text in ["", "0", "-1", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "a b c d e"] {
            #expect(WebDate.seconds(text) == nil)
        }
    }

    @Test(
        "Lifetimes come from max-age, else Expires, else a tenth of the age of the content, at most a day",
        arguments: [
            (["Cache-Control": "max-age=60"], 60), (["Cache-Control": "MAX-AGE=\"60\", max-age=30"], 30),
            (["Cache-Control": "max-age=x"], 0), (["Cache-Control": "max-age=99999999999999999999999"], 1 << 31),
            (["Cache-Control": "max-age=5", "Expires": "Sun, 06 Nov 1994 09:49:37 GMT"], 5),
            (["Expires": "Sun, 06 Nov 1994 09:49:37 GMT"], 3600), (["Expires": "0"], 0),
            (["Last-Modified": "Sun, 06 Nov 1994 08:48:37 GMT"], 6),
            (["Last-Modified": "Sun, 06 Nov 1904 08:48:37 GMT"], 86_400), ([:], 0),
            (["Cache-Control": "private=\"a, max-age=9\""], 0),
        ] as [([String: String], Int)])
    func lifetimes(_ fields: [String: String], _ seconds: Int) {
        let headers = fields.merging(["Date": Self.date]) { mine, _ in mine }
        #expect(Self.freshness(headers).lifetime == seconds)
    }

    @Test("It is fresh until its age reaches its lifetime; what it spent in other caches and on the way counts")
    func ages() {
        let plain = Self.freshness(["Date": Self.date, "Cache-Control": "max-age=60"])
        #expect(plain.isFresh(at: Self.now + 59) && !plain.isFresh(at: Self.now + 60))
        let old = Self.freshness(["Date": Self.date, "Cache-Control": "max-age=60", "Age": "50"])
        #expect(old.isFresh(at: Self.now + 9) && !old.isFresh(at: Self.now + 10))
        let slow = Freshness(
            AnswerHeaders(["Cache-Control": "max-age=60"]), asked: Self.now - 20, came: Self.now)
        #expect(slow.isFresh(at: Self.now + 39) && !slow.isFresh(at: Self.now + 40))
        let late = Self.freshness(["Date": "Sun, 06 Nov 1994 08:49:07 GMT", "Cache-Control": "max-age=60"])
        #expect(late.isFresh(at: Self.now + 29) && !late.isFresh(at: Self.now + 30))
    }

    @Test("A clock that was set far back makes nothing fresh")
    func clock() {
        let fresh = Self.freshness(["Cache-Control": "max-age=60"])
        #expect(fresh.isFresh(at: Self.now - 30) && !fresh.isFresh(at: Self.now - 3600))
    }

    @Test("What must be asked about is never fresh, and what must not be shown out of date says so")
    func words() {
        #expect(!Self.freshness(["Cache-Control": "no-cache, max-age=60"]).isFresh(at: Self.now))
        #expect(
            !Self.freshness(["Pragma": "no-cache", "Expires": "Sun, 06 Nov 2094 09:49:37 GMT"]).isFresh(at: Self.now))
        #expect(!Self.freshness(["Cache-Control": "must-revalidate"]).mayOutlive)
        #expect(Self.freshness([:]).mayOutlive)
        #expect(CacheControl(AnswerHeaders(["Cache-Control": "No-Store"])).noStore)
        #expect(CacheControl(AnswerHeaders(["Vary": "Accept, *"])).noStore)
        #expect(!CacheControl(AnswerHeaders(["Vary": "Accept-Encoding"])).noStore)
    }

    @Test("A redirect for the moment is followed again each time, a lasting one is not, unless they say otherwise")
    func redirects() {
        func seconds(_ status: Int, _ fields: [String: String]) -> Int? {
            RedirectLifetime.seconds(status: status, AnswerHeaders(fields), asked: Self.now, came: Self.now)
        }
        #expect(seconds(302, [:]) == 0 && seconds(307, [:]) == 0)
        #expect(seconds(301, [:]) == nil && seconds(308, [:]) == nil)
        #expect(seconds(302, ["Cache-Control": "max-age=7"]) == 7)
        #expect(seconds(301, ["Cache-Control": "no-store"]) == 0)
        #expect(Self.freshness(["Cache-Control": "max-age=60"], redirects: 7).lifetime == 7)
    }
}
