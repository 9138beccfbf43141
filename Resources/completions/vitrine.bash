# shellcheck shell=bash
# Completions of vitrine and vitrine-simulate for bash, made from the programs' tables of options.

# What may come next, of these words.
_vitrine_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

# Files and folders.
_vitrine_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

# Some of these words with commas between them.
_vitrine_list() {
    local done=
    if [[ $2 == *,* ]]; then done=${2%,*},; fi
    compopt -o nospace 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -P "$done" -W "$1" -- "${2##*,}")
}

_vitrine() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} attached=
    # An equals sign is a word of its own for bash.
    if [[ $word == = ]]; then
        word='' attached=yes
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]} attached=yes
    fi
    if [[ ${COMP_WORDS[1]} == ctl && $COMP_CWORD -gt 1 ]]; then
        case $option in
            --control) _vitrine_files "$word" ;;
            *) _vitrine_words "--control --help state wait open next previous goTo zoomTo home fill actual rotate screenshot list reload slideshow copy openWithSystem trash undo raise quit" "$word" ;;
        esac
        return
    fi
    case $option in
        --policy)
            _vitrine_words "photos step toggle point cover avatar" "$word"
            return
            ;;
        --min-zoom)
            COMPREPLY=()
            return
            ;;
        --max-zoom)
            COMPREPLY=()
            return
            ;;
        --double-tap-zoom)
            COMPREPLY=()
            return
            ;;
        --sort)
            _vitrine_words "name time size random" "$word"
            return
            ;;
        --files-from)
            _vitrine_files "$word"
            return
            ;;
        --list)
            _vitrine_files "$word"
            return
            ;;
        --cache-limit)
            COMPREPLY=()
            return
            ;;
        --max-download)
            COMPREPLY=()
            return
            ;;
        --scale)
            COMPREPLY=()
            return
            ;;
        --wheel)
            _vitrine_words "zoom pan page" "$word"
            return
            ;;
        --controls)
            _vitrine_words "bottom left right top off" "$word"
            return
            ;;
        --caption)
            _vitrine_list "title caption date name full auto off" "$word"
            return
            ;;
        --size)
            COMPREPLY=()
            return
            ;;
        --language)
            _vitrine_words "en de fr es ja zh ar" "$word"
            return
            ;;
        --idle-home)
            COMPREPLY=()
            return
            ;;
        --slideshow)
            COMPREPLY=()
            return
            ;;
        --control)
            _vitrine_files "$word"
            return
            ;;
        --record)
            _vitrine_files "$word"
            return
            ;;
        --debug)
            _vitrine_list "touches gesture camera tiles frames" "$word"
            return
            ;;
        --log)
            _vitrine_files "$word"
            return
            ;;
        --texture-budget)
            COMPREPLY=()
            return
            ;;
        --memory-budget)
            COMPREPLY=()
            return
            ;;
        --max-pixels)
            COMPREPLY=()
            return
            ;;
        --decoder-memory)
            COMPREPLY=()
            return
            ;;
        --decode-time)
            COMPREPLY=()
            return
            ;;
        --config)
            _vitrine_files "$word"
            return
            ;;
        --scroll-only | --enlarge | --no-rotate | --recursive | --start-in-list | --strip | --no-thumbnail-cache | --offline | --no-network | --clear-cache | --labels | --no-overview | --fullscreen | --reduced-motion | --full-motion | --idle-first | --slideshow-motion | --no-loop | --shuffle | --allow-delete | --single-instance | --no-resampling | --verbose | --trust-headers | --no-config | --print-config | --formats | --check | --help | --version)
            if [[ $attached ]]; then
                _vitrine_words "yes no" "$word"
                return
            fi
            ;;
    esac
    if [[ $word == -* ]]; then
        _vitrine_words "--policy --min-zoom --max-zoom --double-tap-zoom --scroll-only --enlarge --no-rotate --sort --recursive --files-from --list --start-in-list --strip --no-thumbnail-cache --offline --no-network --cache-limit --max-download --clear-cache --scale --wheel --controls --labels --no-overview --caption --fullscreen --size --reduced-motion --full-motion --language --idle-home --idle-first --slideshow --slideshow-motion --no-loop --shuffle --allow-delete --single-instance --control --record --no-resampling --debug --log --verbose --texture-budget --memory-budget --max-pixels --trust-headers --decoder-memory --decode-time --config --no-config --print-config --formats --check --help --version" "$word"
    else
        _vitrine_files "$word"
    fi
}

_vitrine_simulate() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} attached=
    # An equals sign is a word of its own for bash.
    if [[ $word == = ]]; then
        word='' attached=yes
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]} attached=yes
    fi
    case $option in
        --picture)
            COMPREPLY=()
            return
            ;;
        --view)
            COMPREPLY=()
            return
            ;;
        --scale)
            COMPREPLY=()
            return
            ;;
        --policy)
            _vitrine_words "photos step toggle point cover avatar" "$word"
            return
            ;;
        --min-zoom)
            COMPREPLY=()
            return
            ;;
        --max-zoom)
            COMPREPLY=()
            return
            ;;
        --double-tap-zoom)
            COMPREPLY=()
            return
            ;;
        --camera)
            COMPREPLY=()
            return
            ;;
        --replay)
            _vitrine_files "$word"
            return
            ;;
        --scroll-only | --enlarge | --no-rotate | --help | --version)
            if [[ $attached ]]; then
                _vitrine_words "yes no" "$word"
                return
            fi
            ;;
    esac
    if [[ $word == -* ]]; then
        _vitrine_words "--picture --view --scale --policy --min-zoom --max-zoom --double-tap-zoom --scroll-only --enlarge --no-rotate --camera --replay --help --version" "$word"
    else
        COMPREPLY=()
    fi
}

complete -F _vitrine vitrine
complete -F _vitrine_simulate vitrine-simulate
