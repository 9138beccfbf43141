internal import Fetching
internal import Wire

extension Delivery {
    /// What an answer's head means for what was asked.
    func judge(_ head: AnswerHead, _ state: inout State) -> Verdict {
        guard let question = state.question else { return .failure(.badAnswer) }
        switch head.status {
        case 200, 203: return begin(head, question, &state)
        case 206: return question.partFrom == nil ? .failure(.badAnswer) : goOn(head, question, &state)
        case 304: return question.isConditional ? .unchanged : .failure(.badAnswer)
        case 416 where question.partFrom != nil: return .unfit
        case _ where head.isRedirect: return .redirect
        default: return .failure(.status(head.status))
        }
    }

    /// All of the content comes, from its first byte on.
    private func begin(_ head: AnswerHead, _ question: Question, _ state: inout State) -> Verdict {
        let length = head.headers.length
        if let length, length > limit { return .failure(.tooLarge(limit: limit)) }
        if let former = state.file { discard(former) }
        state.file = nil
        let mayKeep = !CacheControl(head.headers).noStore
        do throws(StorageFailure) {
            state.file = try makeFile(isKept: mayKeep)
        } catch {
            return .failure(.storage(errno: error.errno))
        }
        let record = makeRecord(head, question, state.file?.name ?? "", length)
        state.record = record
        state.validator = Validator(head.headers)
        if let file = state.file, mayKeep, state.validator != nil { notePart(file, as: record) }
        tellStart(length, head, &state)
        return .content
    }

    /// The rest of the content comes, if it is the rest of what we have.
    private func goOn(_ head: AnswerHead, _ question: Question, _ state: inout State) -> Verdict {
        guard let file = state.file, let range = head.headers["Content-Range"].flatMap({ ContentRange($0) }),
            range.range.lowerBound == file.count, range.total == nil || range.total == range.range.upperBound,
            !head.headers.isPacked, state.validator?.fits(head.headers) ?? false,
            let former = state.record, former.length < 0 || range.total == nil || range.total == former.length
        else { return .unfit }
        let length = range.total ?? (former.length < 0 ? nil : former.length)
        if let length, length > limit { return .failure(.tooLarge(limit: limit)) }
        state.record = former.renewed(
            by: head.headers, asked: question.asked, came: WallClock.seconds, redirects: question.redirects)
        if !state.isStarted { tellStart(length, head, &state) }
        return .content
    }

    private func tellStart(_ length: Int?, _ head: AnswerHead, _ state: inout State) {
        guard let file = state.file else { return }
        state.isStarted = true
        send(
            .started(
                FetchStart(
                    length: length, present: file.count, origin: .server,
                    mediaType: state.record.map(\.headers.mediaType) ?? head.headers.mediaType)), file.reader)
    }
}
