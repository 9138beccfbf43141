import Glibc

// Turns pages while helpers are killed, in a process of its own, so that what is left can be counted.
// Usage: page-turner DECODER KILLS PICTURE ... It prints what it holds before and after, and how many pictures it can show in the end.

guard CommandLine.arguments.count > 3, let kills = Int(CommandLine.arguments[2]) else { exit(64) }
let pictures = CommandLine.arguments.dropFirst(3).map { Array($0.utf8) }
let decoder = CommandLine.arguments[1]
// What is made once and kept is made before counting begins.
_ = PageTurner(decoder: decoder, pictures: pictures, seed: 1).run(kills: min(kills, 20))
let before = Holdings.settled()
let shown = PageTurner(decoder: decoder, pictures: pictures, seed: 2).run(kills: kills)
let after = Holdings.settled()
print("descriptors", before.descriptors, after.descriptors)
print("threads", before.threads, after.threads)
print("children", before.children, after.children)
print("kilobytes", before.kilobytes, after.kilobytes)
print("shown", pictures.count, shown)
