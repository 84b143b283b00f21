#!/bin/sh
# Installs hob from its releases:  sh install.sh [--version VERSION] [--prefix DIR]
# `sh install.sh --help` shows all options.
set -eu

# the release fills in these two
RELEASES='@RELEASES_URL@'
VERSION='@VERSION@'

# the oldest glibc that the builds for glibc run with; older systems get the static build
OLDEST_GLIBC_MINOR=35

PREFIX="${HOME:-}/.local"
FORCE=no
ACTION=install
SCRATCH=

say() {
    printf '%s\n' "$*"
}

fail() {
    printf 'install.sh: %s\n' "$*" >&2
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

clean_up() {
    [ -z "$SCRATCH" ] || rm -rf "$SCRATCH"
}

usage() {
    cat <<'TEXT'
Installs hob, or removes it.

Usage: install.sh [OPTIONS]

  --version VERSION  The version to install, instead of the newest when this script was made
  --prefix DIR       Where to install: the program goes to DIR/bin (~/.local if not given)
  --target TARGET    The build to install, instead of the one that fits this machine
  --force            Replace a program DIR/bin/hob that this script has not installed
  --uninstall        Remove what this script has installed under the prefix
  --help             Show this

HOB_BASE_URL is the address to fetch from, in place of the releases: HOB_BASE_URL/vVERSION/ holds
the archives and their .sha256 files.
TEXT
}

read_arguments() {
    while [ $# -gt 0 ]; do
        case $1 in
            --version | --prefix | --target)
                [ $# -ge 2 ] && [ -n "$2" ] || fail "$1 needs a value"
                ;;
        esac
        case $1 in
            --version) VERSION=${2#v} && shift ;;
            --prefix) PREFIX=$2 && shift ;;
            --target) TARGET=$2 && shift ;;
            --force) FORCE=yes ;;
            --uninstall) ACTION=uninstall ;;
            --help | -h) usage && exit 0 ;;
            *) fail "unknown option $1; --help shows all" ;;
        esac
        shift
    done
    [ "$PREFIX" != /.local ] || fail 'HOME is not set: name a folder with --prefix'
    case $PREFIX in
        /*) ;;
        *) PREFIX=$(pwd)/$PREFIX ;;
    esac
    RECEIPT=$PREFIX/share/hob/installed-files
}

# Prints gnu or musl: the build that runs with the C library of this machine.
linux_libc() {
    glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null) || glibc=$(ldd --version 2>&1 | head -n 1) || :
    case $glibc in
        glibc\ 2.* | *GLIBC*\ 2.* | *libc*\ 2.*) ;;
        *) say musl && return ;;
    esac
    minor=${glibc##* 2.}
    minor=${minor%%[!0-9]*}
    if [ "${minor:-0}" -ge "$OLDEST_GLIBC_MINOR" ]; then
        say gnu
    else
        say musl
    fi
}

# Prints the target triple of this machine.
machine_target() {
    system=$(uname -s)
    cpu=$(uname -m)
    case $cpu in
        x86_64 | amd64) cpu=x86_64 ;;
        aarch64 | arm64) cpu=aarch64 ;;
        *) fail "there is no build for the processor $cpu; hob can be built from its sources" ;;
    esac
    case $system in
        Linux) say "$cpu-unknown-linux-$(linux_libc)" ;;
        Darwin)
            # a shell under Rosetta is told x86_64
            if [ "$(sysctl -n hw.optional.arm64 2>/dev/null)" = 1 ]; then
                cpu=aarch64
            fi
            say "$cpu-apple-darwin"
            ;;
        *) fail "there is no build for $system" ;;
    esac
}

# Fetches the address $1 into the file $2.
fetch() {
    if has curl; then
        curl -fsSL --retry 2 -o "$2" "$1" || return 1
    elif has wget; then
        wget -q -O "$2" "$1" || return 1
    else
        fail 'neither curl nor wget is here to download with'
    fi
}

sha256() {
    if has sha256sum; then
        sha256sum "$1"
    elif has shasum; then
        shasum -a 256 "$1"
    else
        fail 'neither sha256sum nor shasum is here to check the download with'
    fi
}

# Checks the archive $1 against the checksum in the file $2.
verify() {
    read -r wanted _ <"$2" || :
    case $wanted in
        '' | *[!0-9a-f]*) fail "the checksum that came with $1 is none: nothing was installed" ;;
    esac
    found=$(sha256 "$SCRATCH/$1")
    found=${found%% *}
    [ "$found" = "$wanted" ] || fail "the download of $1 is damaged: its SHA-256 is
  $found, and the release names
  $wanted. Nothing was installed; try again."
}

# Copies the file $1 to $PREFIX/$2 with the mode $3, in one step, and notes it.
place() {
    mkdir -p "$PREFIX/${2%/*}" || fail "cannot make the folder $PREFIX/${2%/*}"
    new=$PREFIX/${2%/*}/.hob-new.$$
    if ! cp "$1" "$new" || ! chmod "$3" "$new" || ! mv -f "$new" "$PREFIX/$2"; then
        rm -f "$new"
        fail "cannot write $PREFIX/$2"
    fi
    say "$2" >>"$SCRATCH/receipt"
}

install() {
    case $RELEASES in
        @*) RELEASES=${HOB_BASE_URL:-} ;;
        *) RELEASES=${HOB_BASE_URL:-$RELEASES} ;;
    esac
    [ -n "$RELEASES" ] || fail 'this copy belongs to no release: set HOB_BASE_URL'
    case $VERSION in
        @*) fail 'this copy belongs to no release: name one with --version' ;;
    esac
    has tar || fail 'tar is not here to unpack with'
    program=$PREFIX/bin/hob
    if [ -e "$program" ] && [ ! -e "$RECEIPT" ] && [ "$FORCE" = no ]; then
        fail "$program is there and was not installed by this script; --force replaces it"
    fi

    TARGET=${TARGET:-$(machine_target)}
    name=hob-$VERSION-$TARGET
    address=${RELEASES%/}/v$VERSION/$name.tar.gz
    SCRATCH=$(mktemp -d)
    say "Downloading $address"
    fetch "$address.sha256" "$SCRATCH/sha256" || fail "cannot fetch $address.sha256:
  either there is no version $VERSION for $TARGET, or the network is not there"
    fetch "$address" "$SCRATCH/$name.tar.gz" || fail "cannot fetch $address"
    verify "$name.tar.gz" "$SCRATCH/sha256"
    (cd "$SCRATCH" && gzip -dc "$name.tar.gz" | tar -xf -) || fail "cannot unpack $name.tar.gz"
    source=$SCRATCH/$name
    "$source/hob" --version >/dev/null 2>&1 || fail "the program does not start on this machine
  ($TARGET). On Linux, --target ${TARGET%%-*}-unknown-linux-musl names the build that needs no
  library. Nothing was installed."

    : >"$SCRATCH/receipt"
    place "$source/hob" bin/hob 755
    place "$source/completions/hob.bash" share/bash-completion/completions/hob 644
    place "$source/completions/hob.fish" share/fish/vendor_completions.d/hob.fish 644
    place "$source/completions/_hob" share/zsh/site-functions/_hob 644
    for page in "$source"/man/man1/*.1; do
        place "$page" "share/man/man1/${page##*/}" 644
    done
    for text in "$source"/LICENSE-* "$source"/THIRD-PARTY.txt; do
        [ ! -e "$text" ] || place "$text" "share/doc/hob/${text##*/}" 644
    done
    # where `hob update` looks for the next one
    printf 'releases=%s\ntarget=%s\n' "$RELEASES" "$TARGET" >"$SCRATCH/origin"
    place "$SCRATCH/origin" share/hob/origin 644
    place "$SCRATCH/receipt" share/hob/installed-files 644
    say "Installed $("$program" --version) as $program"
    say_path
}

# Says what to add to PATH, if the program is not found there.
say_path() {
    case :$PATH: in
        *:"$PREFIX/bin":*) ;;
        *)
            say
            say "$PREFIX/bin is not in PATH. Add this line to your shell's profile:"
            say "    export PATH=\"$PREFIX/bin:\$PATH\""
            return
            ;;
    esac
    found=$(command -v hob || :)
    if [ "$found" != "$PREFIX/bin/hob" ]; then
        say "Another hob comes first in PATH: $found"
    fi
}

# Removes the folders of a file under the prefix that are empty now.
prune() {
    folder=$(dirname "$1")
    while [ "$folder" != . ] && rmdir "$PREFIX/$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

uninstall() {
    [ -e "$RECEIPT" ] || fail "nothing that this script has installed is under $PREFIX"
    while read -r file; do
        case $file in
            /* | *..*) fail "$RECEIPT names a file outside of $PREFIX: $file" ;;
            ?*) rm -f "$PREFIX/$file" && prune "$file" ;;
        esac
    done <"$RECEIPT"
    rm -f "$RECEIPT"
    prune share/hob/installed-files
    say "Removed hob from $PREFIX. Models and settings are where they were."
}

# in a function, so that a script of which only a part arrived runs nothing
main() {
    read_arguments "$@"
    trap clean_up EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    "$ACTION"
}

main "$@"
