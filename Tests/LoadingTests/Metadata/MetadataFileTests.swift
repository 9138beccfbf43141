import Foundation
import Imaging
import TestSupport
import Testing
import Wire

@Suite(
    "What files say beside their pixels, through real helpers", .serialized,
    .enabled(if: MetadataBench.hasExiftool && Truth.hasImageMagick), .timeLimit(.minutes(3)))
struct MetadataFileTests {
    private let bench = Bench()
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func picture(_ name: String, _ words: [String], options: [String] = []) throws -> URL {
        let file = folder.url.appending(path: name)
        try ChildProcess.run(["convert", "-size", "64x48", "gradient:red-blue"] + options + [file.path])
        if !words.isEmpty { try MetadataBench.write(words, into: file) }
        return file
    }

    private func values(_ key: MetadataKey, _ story: Bench.Story) -> [String] {
        MetadataBench.values(key, story.metadata ?? [])
    }

    private static let camera = [
        "-EXIF:Make=FUJIFILM", "-EXIF:Model=X-T4", "-EXIF:LensModel=XF35mmF2 R WR", "-EXIF:ExposureTime=1/250",
        "-EXIF:FNumber=2.8", "-EXIF:ISO=200", "-EXIF:FocalLength=35", "-EXIF:FocalLengthIn35mmFormat=53",
        "-EXIF:Flash#=1", "-EXIF:DateTimeOriginal=2023:05:01 12:34:56", "-EXIF:OffsetTimeOriginal=+02:00",
        "-EXIF:Artist=Käthe Müller", "-EXIF:Copyright=© 2023 K. M.", "-EXIF:ImageDescription=A boat",
        "-GPSLatitude=51.5", "-GPSLatitudeRef=N", "-GPSLongitude=0.25", "-GPSLongitudeRef=W", "-GPSAltitude=11",
        "-GPSAltitudeRef=0",
    ]

    @Test(
        "A camera's EXIF data are read from each container, before all is done",
        arguments: ["a.jpg", "a.png", "a.webp", "a.tif"])
    func camera(_ name: String) throws {
        let story = bench.open(try picture(name, Self.camera))
        #expect(story.isDone)
        let expected: [(MetadataKey, String)] = [
            (.maker, "FUJIFILM"), (.model, "X-T4"), (.lens, "XF35mmF2 R WR"), (.exposureTime, "0.004"),
            (.aperture, "2.8"),
            (.sensitivity, "200.0"), (.focalLength, "35.0"), (.equivalentFocalLength, "53.0"), (.flash, "1.0"),
            (.taken, "2023-05-01T12:34:56+02:00"), (.author, "Käthe Müller"), (.copyright, "© 2023 K. M."),
            (.caption, "A boat"), (.latitude, "51.5"), (.longitude, "-0.25"), (.altitude, "11.0"),
            (.bitsPerChannel, name == "a.png" || name == "a.tif" ? values(.bitsPerChannel, story).first ?? "" : "8.0"),
        ]
        for (key, value) in expected { #expect(values(key, story) == [value], "\(key)") }
        let places = story.changes.indices.filter { if case .metadata = story.changes[$0] { true } else { false } }
        let firstRows = story.changes.firstIndex { if case .rows = $0 { true } else { false } } ?? .max
        #expect(places.count == 1 && places.allSatisfy { $0 > firstRows }, "once, behind the first rows")
    }

    @Test(
        "XMP has texts in several languages, and goes before IPTC, and that before EXIF",
        arguments: ["a.jpg", "a.png", "a.webp", "a.tif"])
    func xmp(_ name: String) throws {
        let words = [
            "-XMP-dc:Title=A title", "-XMP-dc:Title-de=Ein Titel", "-XMP-dc:Description=Of <XMP> & \"more\"",
            "-XMP-dc:Creator=One", "-XMP-dc:Creator=Two", "-XMP:Rating=4", "-XMP-photoshop:DateCreated=1999:12:31",
            "-XMP-photoshop:City=London", "-EXIF:ImageDescription=Of EXIF", "-EXIF:Artist=Of EXIF",
        ]
        let iptc =
            name == "a.jpg" || name == "a.tif"
            ? ["-IPTC:ObjectName=Of IPTC", "-IPTC:Country-PrimaryLocationName=Schweiz"] : []
        let story = bench.open(try picture(name, words + iptc))
        #expect(values(.title, story) == ["A title", "de: Ein Titel"])
        #expect(values(.caption, story) == ["Of <XMP> & \"more\""])
        #expect(values(.author, story) == ["One, Two"])
        #expect(values(.rating, story) == ["4.0"])
        #expect(values(.taken, story) == ["1999-12-31"])
        #expect(values(.city, story) == ["London"])
        #expect(values(.country, story) == (iptc.isEmpty ? [] : ["Schweiz"]))
    }

    @Test("IPTC's records are read where there is no XMP, in UTF-8 or in Latin-1")
    func iptc() throws {
        for (name, charset) in [("utf8.jpg", "-CodedCharacterSet=UTF8"), ("latin.jpg", "-CodedCharacterSet=")] {
            let file = try picture(
                name,
                [
                    charset, "-IPTC:ObjectName=Brücke", "-IPTC:Caption-Abstract=Über den Fluß", "-IPTC:By-line=Jürgen",
                    "-IPTC:DateCreated=2001:02:03", "-IPTC:TimeCreated=04:05:06+01:00", "-IPTC:City=Köln",
                ])
            let story = bench.open(file)
            #expect(values(.title, story) == ["Brücke"], "\(name)")
            #expect(values(.caption, story) == ["Über den Fluß"])
            #expect(values(.author, story) == ["Jürgen"])
            #expect(values(.taken, story) == ["2001-02-03T04:05:06+01:00"])
            #expect(values(.city, story) == ["Köln"])
        }
    }

    @Test("PNG's texts are a title, a caption and an author")
    func pngTexts() throws {
        let story = bench.open(
            try picture("a.png", ["-PNG:Title=Grün", "-PNG:Description=A gradient", "-PNG:Author=Somebody"]))
        #expect(values(.title, story) == ["Grün"])
        #expect(values(.caption, story) == ["A gradient"])
        #expect(values(.author, story) == ["Somebody"])
    }

    @Test("A file without metadata says so, and what its pixels are")
    func nothing() throws {
        let jpeg = bench.open(try picture("a.jpg", [], options: ["-strip"]))
        #expect(jpeg.metadata?.map(\.key) == [.colorModel, .bitsPerChannel])
        let gif = bench.open(try picture("a.gif", []))
        #expect(values(.colorModel, gif) == ["palette"])
        let wide = bench.open(try picture("b.png", [], options: ["-depth", "16", "-define", "png:bit-depth=16"]))
        #expect(values(.bitsPerChannel, wide) == ["16.0"])
        let gray = bench.open(try picture("c.jpg", [], options: ["-colorspace", "gray", "-strip"]))
        #expect(values(.colorModel, gray) == ["gray"])
        let bmp = bench.open(try picture("a.bmp", []))
        #expect(bmp.metadata == [])
    }

    @Test("A color profile is called by its own name")
    func profile() throws {
        let profile = try folder.file(
            "named.icc", TestProfiles.matrix(TestProfiles.adobePrimaries, gamma: 2.2, name: "Wide & Wild"))
        for name in ["a.jpg", "a.png", "a.webp", "a.tif"] {
            let story = bench.open(try picture(name, [], options: ["-profile", profile.path]))
            #expect(values(.profile, story) == ["Wide & Wild"], "\(name)")
        }
    }

    @Test("The file's size and the time of its change are told with its header")
    func file() throws {
        let file = try picture("a.jpg", [])
        let story = bench.open(file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(story.info?.fileBytes == attributes[.size] as? Int)
        let date = try #require(attributes[.modificationDate] as? Date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let told = try #require(story.info?.modified)
        #expect(told.year == parts.year && told.month == parts.month && told.day == parts.day)
        #expect(told.hour == parts.hour && told.minute == parts.minute)
    }
}
