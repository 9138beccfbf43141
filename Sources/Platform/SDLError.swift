internal import CSDL2

/// SDL's words about the call that just failed on this thread.
func lastSDLError() -> String {
    guard let text = unsafe SDL_GetError(), let words = unsafe String(validatingCString: text), !words.isEmpty else {
        return "SDL gave no reason"
    }
    return words
}
