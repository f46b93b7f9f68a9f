#!/bin/sh
# Takes the pictures of editors in the book anew: `editors/pictures/take.sh`, in the folder of the repository. Needs Debian's
# chromium, nodejs with its headers, npm, make, g++, libkrb5-dev, ripgrep, neovim, xvfb, xterm, imagemagick and pngquant.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
tools=$target/pictures
mkdir -p "$tools/made"

cargo build --manifest-path "$root/Cargo.toml" --package passwright
(cd "$root/editors/vscode" && npm ci --no-audit --no-fund && npm run bundle && npm run package)

# Visual Studio Code in a browser. Its scripts download programs: only what has to be compiled is, and ripgrep is Debian's.
if [ ! -e "$tools/ready" ]; then
    (cd "$tools" && npm install --no-audit --no-fund --ignore-scripts --prefix . code-server@4.100.3 puppeteer-core@24)
    modules=$tools/node_modules/code-server/lib/vscode/node_modules
    (cd "$modules/.." && npm install --no-audit --no-fund --ignore-scripts --omit=dev)
    mkdir -p "$modules/@vscode/ripgrep/bin"
    ln -sf "$(command -v rg)" "$modules/@vscode/ripgrep/bin/rg"
    for module in node-pty @vscode/spdlog @parcel/watcher native-watchdog; do
        (cd "$modules/$module" && npx --yes node-gyp rebuild)
    done
    (cd "$tools" && npm rebuild argon2)
    touch "$tools/ready"
fi

NODE_PATH=$tools/node_modules node "$here/vscode.cjs" "$target/debug/passwright" "$root/editors/vscode/dist/passwright.vsix" "$tools/made"
"$here/neovim.sh" "$target/debug/passwright" "$tools/made"
for picture in "$tools"/made/*.png; do
    pngquant --force --strip --speed 1 --output "$root/docs/guide/images/$(basename "$picture")" 64 "$picture"
done
