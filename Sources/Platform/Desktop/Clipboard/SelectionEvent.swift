internal import CSDL2

/// What happens to a selection and to the windows that ask for it.
enum SelectionEvent {
    /// Another program wants it in some form.
    case request(SelectionRequest)
    /// Another program has it now.
    case cleared
    /// A property of a window was taken away: the reader wants the next part.
    case taken(property: UInt32, window: UInt32)
    /// A property of a window was set, at the server's time.
    case written(window: UInt32, time: UInt32)
    case other
}

/// Another program's wish for a selection.
struct SelectionRequest: Hashable {
    let requestor: UInt32
    let selection: UInt32
    let target: UInt32
    /// Where to put it.
    let property: UInt32
    let time: UInt32

    init(_ event: xcb_selection_request_event_t) {
        requestor = event.requestor
        selection = event.selection
        target = event.target
        // Old programs name no property, and mean the target's.
        property = event.property == 0 ? event.target : event.property
        time = event.time
    }
}
