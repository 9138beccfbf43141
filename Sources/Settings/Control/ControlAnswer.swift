public import JSONText

/// The two shapes of an answer.
public enum ControlAnswer {
    /// It was done; what the command gives back follows `"ok":true`.
    public static func success(_ members: JSONObject = JSONObject()) -> JSONValue {
        var object = JSONObject(["ok": true])
        for member in members.members { object[member.key] = member.value }
        return .object(object)
    }

    /// It was not done, and why, in one sentence.
    public static func failure(_ sentence: String) -> JSONValue {
        .object(["ok": false, "error": .string(sentence)])
    }
}
