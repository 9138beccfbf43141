# shellcheck shell=bash
# What the scripts share; sourced by them, not run. It sets `root`, finds Swift, and keeps processes on a leash.

# shellcheck disable=SC2034  # Its users are in other files.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# Puts a Swift toolchain on the PATH, or says how to get one.
need_swift() {
    local folder version
    if ! command -v swift >/dev/null; then
        for folder in /opt/swift/usr/bin "$HOME/.local/share/swiftly/bin" /usr/local/swift/usr/bin; do
            if [[ -x $folder/swift ]]; then
                PATH=$folder:$PATH
                break
            fi
        done
    fi
    command -v swift >/dev/null ||
        die "The Swift 6.3 toolchain is missing. README.md says under \"The Swift toolchain\" how to get it."
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    if [[ -z $version ]] || (( ${version%.*} * 100 + ${version#*.} < 603 )); then
        die "Swift 6.3 or newer is needed, this is ${version:-unknown}. README.md says how to get it."
    fi
}

# Prints the numbers of the processes of a session.
session_members() {
    local stat line number parent group session rest
    for stat in /proc/[0-9]*/stat; do
        { read -r line <"$stat"; } 2>/dev/null || continue
        # The name in parentheses may hold spaces; after it come state, parent, group and session.
        read -r rest parent group session rest <<<"${line##*) }"
        number=${stat#/proc/}
        if [[ $session == "$1" ]]; then echo "${number%/stat}"; fi
    done
    : "$parent" "$group" "$rest"
}

# Ends every process of a session: asks first, then insists.
end_session() {
    local signal members
    for signal in TERM KILL; do
        mapfile -t members < <(session_members "$1")
        if (( ${#members[@]} == 0 )); then return; fi
        kill -s "$signal" "${members[@]}" 2>/dev/null || true
        sleep 0.5
    done
}

# on_leash SECONDS COMMAND...: runs a command in a session of its own for a limited time, and afterwards ends all that
# it left running. The result is the command's, or 124 when its time was up.
on_leash() {
    local limit=$1 result=0 session
    shift
    # A child of a script leads no process group, so setsid need not fork and its number is that of the session.
    setsid timeout --kill-after=15 "$limit" "$@" </dev/null &
    session=$!
    # shellcheck disable=SC2064  # The number of this session, now.
    trap "end_session $session; exit 130" INT TERM HUP
    wait "$session" || result=$?
    trap - INT TERM HUP
    end_session "$session"
    if (( result == 124 || result == 137 )); then say "Stopped: more than $limit s for: $*"; fi
    return "$result"
}
