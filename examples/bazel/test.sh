#!/usr/bin/env bash
# Builds two checkouts of this example at different paths with one cache, from which the second takes all outputs:
# `test.sh FOLDER`, where `passwright` and `pass-opt` are.
set -euo pipefail
tools=$(realpath "$1")
root=$(mktemp -d)
# Bazel protects the folders of its outputs.
trap 'chmod -R u+w "$root"; rm -rf "$root"' EXIT

build() {
    mkdir -p "$root/$1"
    cp -r "$(dirname "$0")"/. "$root/$1"
    cp "$tools/passwright" "$tools/pass-opt" "$root/$1/tools"
    # Servers share the unpacked program, and end before their code would pay to be optimized.
    local bazel=(bazel "--output_user_root=$root/program" --host_jvm_args=-XX:TieredStopAtLevel=1)
    (cd "$root/$1" && "${bazel[@]}" build //:all "--disk_cache=$root/cache" && "${bazel[@]}" shutdown) 2>&1
}

build one/checkout
build another/place | tee "$root/log"
grep -q "processes: 5 remote cache hit, 1 internal\." "$root/log"
for file in loops.rs loops.md tensors.rs first.opt.mlir; do
    cmp "$root/one/checkout/bazel-bin/$file" "$root/another/place/bazel-bin/$file"
done
