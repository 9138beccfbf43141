import Glibc

/// The C library's idea of text, on which X11's window titles depend.
enum TextLocale {
    /// Makes it UTF-8, as all texts here are, whatever the environment says; nothing else of the locale is touched.
    static func useUTF8() { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
}
