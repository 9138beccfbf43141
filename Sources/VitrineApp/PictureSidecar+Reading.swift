import Imaging
import Localization
import Viewing

extension PictureSidecar {
    /// What was found beside a picture, in the viewer's own terms.
    init(_ sidecar: Sidecar, _ phrases: Phrasebook) {
        self.init()
        titles = sidecar.titles.map { LanguageText($0.text, language: $0.language) }
        captions = sidecar.captions.map { LanguageText($0.text, language: $0.language) }
        author = sidecar.author
        remarks = sidecar.troubles.map { Self.remark($0, phrases) }
        date = sidecar.date.flatMap { PictureDate($0) }
        if sidecar.date != nil, date == nil {
            remarks.append(phrases(.sidecarNoDate, ["file": sidecar.dateFile]))
        }
    }

    private static func remark(_ trouble: SidecarTrouble, _ phrases: Phrasebook) -> String {
        switch trouble {
        case .notJSON(let file, let byte):
            phrases(.sidecarNotJSON, ["file": file, "byte": phrases.number(byte)])
        case .noObject(let file): phrases(.sidecarNoObject, ["file": file])
        case .notText(let file, let key): phrases(.sidecarNotText, ["file": file, "key": key])
        case .notUTF8(let file): phrases(.sidecarNotUTF8, ["file": file])
        case .tooLong(let file, let kilobytes):
            phrases(.sidecarTooLong, ["file": file, "number": phrases.number(kilobytes)])
        case .unreadable(let file): phrases(.sidecarUnreadable, ["file": file])
        }
    }
}
