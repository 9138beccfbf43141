// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: the walls between modules are held by the compiler.
let walls: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Targets that touch C say `unsafe` wherever memory safety rests on them.
let wallsAroundC: [SwiftSetting] = walls + [.strictMemorySafety()]

/// A pure module: values in, values out; no screen, file, clock or Foundation.
func core(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: walls)
}

/// A module that touches C or the system.
func edge(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: wallsAroundC)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, swiftSettings: wallsAroundC,
        linkerSettings: [.linkedLibrary("m")])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", swiftSettings: walls)
}

let package = Package(
    name: "Vitrine",
    products: [
        .executable(name: "vitrine", targets: ["vitrine"]),
        .executable(name: "vitrine-decode", targets: ["vitrine-decode"]),
        .executable(name: "vitrine-fetch", targets: ["vitrine-fetch"]),
        .executable(name: "vitrine-simulate", targets: ["vitrine-simulate"]),
    ],
    targets: [
        // The core.
        core("Geometry"),
        core("Wording"),
        core("Localization"),
        core("Motion", ["Geometry"]),
        core("Gestures", ["Geometry", "Motion"]),
        core("Navigation", ["Geometry", "Motion", "Gestures"]),
        core("Tiling", ["Geometry"]),
        core("Album"),
        core("Fetching"),
        core("Drawing", ["Geometry", "Wording"]),
        core(
            "Viewing", ["Geometry", "Wording", "Localization", "Motion", "Gestures", "Navigation", "Tiling", "Album"]),
        core("Scene", ["Geometry", "Localization", "Navigation", "Tiling", "Drawing", "Viewing"]),

        // C as C sees it, and the shims that Swift cannot say.
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "CDBus", pkgConfig: "dbus-1"),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
        .systemLibrary(name: "CCodecs"),
        .systemLibrary(name: "CSeccomp"),
        .target(name: "CSystem"),
        .target(name: "CPointerGestures", linkerSettings: [.linkedLibrary("wayland-client")]),

        // The edges.
        edge("JSONText"),
        edge("Threading", ["CSystem"]),
        edge("Logging", ["Threading", "Wording"]),
        edge("Recording", ["Geometry", "Gestures", "Navigation", "JSONText", "Threading"]),
        edge("Wire", ["Geometry", "CSystem"]),
        edge(
            "Imaging",
            ["Geometry", "Wire", "Tiling", "Album", "CSystem", "Threading", "Wording", "Localization", "JSONText"]),
        edge("Desktop", ["CSystem"]),
        edge(
            "Platform", ["Geometry", "Gestures", "Drawing", "CSDL2", "CDBus", "CPointerGestures", "Threading"]),
        edge("Typesetting", ["Geometry", "Drawing", "CPango", "Threading"]),
        edge(
            "Settings",
            ["Geometry", "Wording", "Localization", "Navigation", "Viewing", "JSONText", "Threading", "Recording"]),
        edge("Manual", ["Localization", "Settings", "Viewing", "JSONText"]),
        edge(
            "VitrineApp",
            [
                "Geometry", "Wording", "Localization", "Motion", "Gestures", "Navigation", "Tiling", "Album", "Drawing",
                "Viewing",
                "Scene",
                "JSONText", "Recording", "Wire", "Imaging", "Platform", "Desktop", "Typesetting", "Settings",
                "Threading",
                "Logging",
            ]),

        // The helpers.
        edge("Confinement", ["Wire", "CSeccomp"]),
        edge("DecoderHost", ["Geometry", "Wire", "Confinement", "CSystem", "Threading"]),
        edge("Codecs", ["Geometry", "Wire", "DecoderHost", "CCodecs", "CSystem"]),

        // The only one that speaks to others, and the only one with Foundation.
        edge("FetchHost", ["Fetching", "Wire", "Confinement", "CSystem", "Threading"]),

        // Mains of a few lines.
        program("vitrine", ["VitrineApp"]),
        program("vitrine-decode", ["DecoderHost", "Codecs"]),
        program("vitrine-fetch", ["FetchHost"]),
        program("vitrine-simulate", ["Geometry", "Navigation", "Recording", "Settings", "JSONText"]),

        // Tests.
        .systemLibrary(name: "CX11", path: "Tests/CX11"),
        .systemLibrary(name: "CWayland", path: "Tests/CWayland"),
        .target(
            name: "TestSupport", dependencies: ["Geometry"], path: "Tests/TestSupport", swiftSettings: walls),
        .target(
            name: "WebServer", dependencies: ["TestSupport"], path: "Tests/WebServer", swiftSettings: walls),
        .executableTarget(
            name: "web-server", dependencies: ["WebServer", "TestSupport"], path: "Tests/WebServerProgram",
            swiftSettings: walls),
        .executableTarget(
            name: "benchmark", dependencies: ["TestSupport", "CX11", "JSONText"], path: "Tests/Benchmark",
            swiftSettings: walls),
        .executableTarget(name: "floor", dependencies: ["CSDL2"], path: "Tests/Floor", swiftSettings: walls),
        .target(name: "CProbe", path: "Tests/CProbe"),
        .executableTarget(
            name: "sandbox-probe",
            dependencies: ["DecoderHost", "FetchHost", "Confinement", "Wire", "CSystem", "CProbe"],
            path: "Tests/SandboxProbe", swiftSettings: walls, linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(
            name: "hostile-helper", dependencies: ["Geometry", "Wire"], path: "Tests/HostileHelper",
            swiftSettings: walls, linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(
            name: "page-turner", dependencies: ["Geometry", "Imaging", "TestSupport"], path: "Tests/PageTurner",
            swiftSettings: walls, linkerSettings: [.linkedLibrary("m")]),
        tests("GeometryTests", ["Geometry"]),
        tests("WordingTests", ["Wording"]),
        tests("MotionTests", ["Geometry", "Motion"]),
        tests("GesturesTests", ["Geometry", "Motion", "Gestures"]),
        tests("NavigationTests", ["Geometry", "Motion", "Gestures", "Navigation"]),
        tests("TilingTests", ["Geometry", "Tiling"]),
        tests("AlbumTests", ["Album"]),
        tests("LocalizationTests", ["Localization", "JSONText"]),
        tests("ViewingTests", ["Geometry", "Localization", "Gestures", "Navigation", "Tiling", "Album", "Viewing"]),
        tests(
            "SceneTests",
            [
                "Album", "Geometry", "Gestures", "Localization", "Navigation", "Tiling", "Drawing", "Viewing", "Scene",
            ]),
        tests(
            "PlatformTests",
            [
                "Geometry", "Gestures", "Tiling", "Drawing", "Platform", "Typesetting", "CSDL2", "CDBus",
                "CPointerGestures", "CWayland",
            ]),
        tests(
            "GoldenTests",
            [
                "Geometry", "Localization", "Gestures", "Navigation", "Tiling", "Album", "Drawing", "Viewing", "Scene",
                "Platform", "Typesetting", "CPango",
            ]),
        tests("TypesettingTests", ["Geometry", "Wording", "Localization", "JSONText", "Drawing", "Typesetting"]),
        tests("RecordingTests", ["Geometry", "Gestures", "Navigation", "JSONText", "Recording"]),
        tests("LoggingTests", ["Logging"]),
        tests("DesktopTests", ["Desktop"]),
        tests("SettingsTests", ["Geometry", "Localization", "Navigation", "Viewing", "JSONText", "Settings"]),
        tests("ManualTests", ["Settings", "Manual", "Viewing"]),
        tests("SimulatorTests", ["Geometry", "JSONText"]),
        tests(
            "LoadingTests",
            [
                "Geometry", "Localization", "Tiling", "Album", "Wire", "DecoderHost", "Codecs", "Imaging", "CSystem",
                "CProbe", "Wording",
                "Threading", "WebServer",
            ]),
        tests("FetchingTests", ["Fetching"]),
        tests("FetchTests", ["Fetching", "Wire", "WebServer", "Settings"]),
        tests("EndToEnd", ["Geometry", "JSONText", "CX11", "WebServer"]),
    ]
)
