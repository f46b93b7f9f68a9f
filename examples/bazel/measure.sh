#!/usr/bin/env bash
# Measures a build of many modules with workers beside one with a process for each: `measure.sh FOLDER [MODULES]`, where FOLDER
# has `pass-opt`.
set -euo pipefail
tools=$(realpath "$1")
modules=${2:-1000}
root=$(mktemp -d)
trap 'chmod -R u+w "$root"; rm -rf "$root"' EXIT
mkdir "$root/example"
cp -r "$(dirname "$0")"/. "$root/example"
cp "$tools/pass-opt" "$root/example/tools"
touch "$root/example/tools/passwright"
cd "$root/example"
for number in $(seq "$modules"); do
    sed "s/first/f$number/; s/value = 1 /value = $number /" modules/first.mlir > "modules/$number.mlir"
done
cat > BUILD << END
load("//:passwright.bzl", "optimized_module")
[optimized_module(
    name = "%d.opt.mlir" % number,
    src = "modules/%d.mlir" % number,
    pipeline = "builtin.module(func.func(canonicalize,cse))",
) for number in range(1, $modules + 1)]
END
bazel=(bazel "--output_user_root=$root/program")
flags=(--experimental_worker_allow_json_protocol --noshow_progress --jobs=2)
for strategy in sandboxed local worker sandboxed local worker; do
    "${bazel[@]}" clean 2> /dev/null
    # The graph of actions is made before.
    "${bazel[@]}" build //:all "${flags[@]}" --nobuild 2> /dev/null
    start=$(date +%s%N)
    "${bazel[@]}" build //:all "${flags[@]}" "--strategy=PassOpt=$strategy" 2>&1 | grep "processes:"
    echo "$strategy: $(($(date +%s%N) / 1000000 - start / 1000000)) ms for $modules modules"
done
"${bazel[@]}" shutdown
