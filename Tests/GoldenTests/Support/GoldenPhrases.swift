import Localization

/// Languages in which scenes are drawn for golden pictures. Their words are only as right as a test needs them, and stay as they are when the
/// program's own translations change.
enum GoldenPhrases {
    /// Long words.
    static let german = Phrasebook(
        language: "de",
        translations: [
            "control.list": "Liste", "control.previous": "Zurück", "control.next": "Weiter",
            "control.zoom-in": "Größer", "control.zoom-out": "Kleiner", "control.fit": "Ganzes Bild",
            "control.fill": "Fenster füllen", "control.actual": "Volle Größe", "control.rotate": "Drehen",
            "control.play": "Abspielen", "control.pause": "Anhalten", "control.information": "Einzelheiten",
            "control.fullscreen": "Ganzer Bildschirm", "control.window": "Fenster",
            "card.try-again": "Noch einmal versuchen",
        ])

    /// Read from the right.
    static let arabic = Phrasebook(
        language: "ar", isRightToLeft: true,
        translations: [
            "control.list": "القائمة", "control.previous": "السابق", "control.next": "التالي",
            "control.zoom-in": "تكبير", "control.zoom-out": "تصغير", "control.fit": "كاملة",
            "control.fill": "ملء", "control.actual": "الحجم الفعلي", "control.rotate": "تدوير",
            "control.play": "تشغيل", "control.pause": "إيقاف", "control.information": "التفاصيل",
            "control.fullscreen": "ملء الشاشة", "control.window": "نافذة", "card.try-again": "حاول مرة أخرى",
        ])
}
