#!/bin/sh
# Pictures of Neovim in a terminal: `neovim.sh PASSWRIGHT FOLDER` edits a copy of `passes.kdl` under the configuration for users,
# and writes pictures of it to the folder. Needs Debian's neovim, xvfb, xterm and imagemagick.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export PASSWRIGHT="$1" DISPLAY=:$((100 + $$ % 900)) XDG_RUNTIME_DIR="$(mktemp -d)"
folder=$2
work=$XDG_RUNTIME_DIR/cleanup
socket=$XDG_RUNTIME_DIR/nvim.sock
mkdir "$work"
cp "$here/passes.kdl" "$work"

Xvfb "$DISPLAY" -screen 0 1000x700x24 -nolisten tcp 2>/dev/null &
xvfb=$!
trap 'kill $xvfb; rm -rf "$XDG_RUNTIME_DIR"' EXIT
sleep 2
cd "$work"
TERM=xterm-256color xterm -geometry 106x32 -tn xterm-256color -fa 'DejaVu Sans Mono' -fs 10 -bg white -fg black -b 8 +sb -e \
    nvim -n --clean -u "$here/neovim.lua" --listen "$socket" passes.kdl &
sleep 5

keys() { nvim --server "$socket" --remote-send "$1"; sleep "$2"; }
picture() { import -window "$(cat "$XDG_RUNTIME_DIR/window")" "$folder/neovim-$1.png"; }

# A misspelt name, with the message of the server.
keys '/"remove-dead"$<CR>:s/dead/ded<CR>f":nohlsearch<CR>:echo<CR>' 3
keys ':lua vim.diagnostic.open_float({ border = "single" })<CR>:echo<CR>' 2
picture diagnostics
keys 'u' 2

# The options of a pass where a pipeline runs it.
keys '/max-rounds=3<CR>:nohlsearch<CR>:echo<CR>C<C-x><C-o>' 3
picture completion
keys '<C-e><Esc>u:pclose<CR>' 2

# A new name for a pass, wherever it stands.
keys '/"fold-constants"<CR>:nohlsearch<CR>:echo<CR>l\rn' 2
keys '<C-u>fold<CR>' 3
picture rename
keys '<Esc>:qa!<CR>' 1
