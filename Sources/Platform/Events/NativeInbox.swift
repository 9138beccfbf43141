/// Holds inputs between the moment at which they are read and the drain. In SDL's queue each is represented by an event that carries its
/// number, so that all events stay in their order.
struct NativeInbox {
    private var inputs: [(number: Int32, input: NativeInput)] = []
    private var lastNumber: Int32 = 0

    /// Keeps inputs; returns the number with which they are fetched.
    mutating func add(_ new: [NativeInput]) -> Int32 {
        lastNumber &+= 1
        inputs += new.map { (lastNumber, $0) }
        return lastNumber
    }

    /// Fetches the inputs with a number, and those before them whose events got lost in a full queue.
    mutating func take(_ number: Int32) -> [NativeInput] {
        guard let last = inputs.lastIndex(where: { $0.number == number }) else { return [] }
        defer { inputs.removeFirst(last + 1) }
        return inputs[...last].map(\.input)
    }
}
