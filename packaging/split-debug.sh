#!/bin/sh
# Splits the debug information from a binary that was built with it:
#
#     packaging/split-debug.sh BINARY OUT_DIR
#
# OUT_DIR/hob is left with the names of functions, which backtraces print, and without lines.
# OUT_DIR/hob.debug (on macOS: hob.dSYM) has the rest; debuggers find it next to the binary.
set -eu

binary=$1
out=$2
mkdir -p "$out"
if [ "$(uname -s)" = Darwin ]; then
    dsymutil -o "$out/hob.dSYM" "$binary"
    strip -S -o "$out/hob" "$binary"
    exit
fi
# OBJCOPY names the tool for a binary of another processor
objcopy=${OBJCOPY:-objcopy}
"$objcopy" --only-keep-debug "$binary" "$out/hob.debug"
"$objcopy" --strip-debug "$binary" "$out/hob"
(cd "$out" && "$objcopy" --add-gnu-debuglink=hob.debug hob)
