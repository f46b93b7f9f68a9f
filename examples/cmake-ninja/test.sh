#!/usr/bin/env bash
# Builds a copy of this project, and checks which steps a change repeats: `test.sh FOLDER`, where `passwright` is.
set -euo pipefail
tools=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -r "$(dirname "$0")"/. "$folder"
cd "$folder"

# What a build after the change $1 runs, apart from configuring, is the rest of the arguments.
expect() {
    local change=$1
    shift
    local ran expected
    ninja -C build > ninja.log
    ran=$(sed -n '/Re-running CMake/d; s/^\[[0-9/]*\] //p' ninja.log | sort)
    expected=$(printf '%s\n' "$@" | sed '/^$/d')
    [ "$ran" = "$expected" ] || { printf '%s runs\n%s\nand not\n%s\n' "$change" "$ran" "$expected" >&2; exit 1; }
    # Ninja compares times, whose resolution may be coarse.
    sleep 0.02
}

cmake -G Ninja -B build -DPASSWRIGHT="$tools/passwright" > cmake.log
expect "the first build" checksums "passwright docs loops.md" "passwright gen loops.rs" "passwright gen tensors.rs"
expect "a build without a change" ""
sed -i 's/default=3/default=4/' limits.kdl
expect "a change of limits.kdl" checksums "passwright docs loops.md" "passwright gen loops.rs"
sed -i 's/Fuse operations/Merge operations/' tensors.kdl
expect "a change of tensors.kdl" checksums "passwright gen tensors.rs"
# A comment changes no output, so that nothing behind it runs.
sed -i 's|group "Tensors" {|& // Fusion.|' tensors.kdl
expect "a comment in tensors.kdl" "passwright gen tensors.rs"
sed -i 's/# What depends/# Whatever depends/' CMakeLists.txt
expect "a comment in CMakeLists.txt" ""
echo "Ninja runs what a change needs"
