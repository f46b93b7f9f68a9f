//! Colours for IR in the syntax of MLIR: a scan for tokens, without a grammar.

use crate::escape;

/// Returns the text as HTML, with `<span>`s around what has a class: `v` for values and blocks, `s` for symbols, `t` for types
/// and attributes, `q` for strings, `n` for numbers, `o` for operations, `c` for comments.
pub(crate) fn highlight(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text;
    let mut at_word = true;
    while let Some(first) = rest.chars().next() {
        let (class, length) = token(rest, first, at_word);
        let (piece, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        match class {
            Some(class) => {
                out.push_str("<span class=\"");
                out.push(class);
                out.push_str("\">");
                out.push_str(&escape::html(piece));
                out.push_str("</span>");
            }
            None => out.push_str(&escape::html(piece)),
        }
        at_word = !piece.ends_with(is_name);
        rest = after;
    }
    out
}

/// Returns the class and the length in bytes of the first token.
fn token(rest: &str, first: char, at_word: bool) -> (Option<char>, usize) {
    let sigil = |class| {
        let name = name_length(&rest[first.len_utf8()..]);
        (Some(class).filter(|_| name > 0), first.len_utf8() + name)
    };
    match first {
        '/' if rest.starts_with("//") => (Some('c'), rest.find('\n').unwrap_or(rest.len())),
        '"' => (Some('q'), string_length(rest)),
        '%' | '^' => sigil('v'),
        '@' => sigil('s'),
        '!' | '#' => sigil('t'),
        '0'..='9' if at_word => (Some('n'), name_length(rest)),
        _ if is_name(first) => {
            let length = name_length(rest);
            (word_class(&rest[..length], at_word), length)
        }
        _ => (None, first.len_utf8()),
    }
}

/// Returns the class of a bare word: an operation has a dot in its name, and there are few built-in types.
fn word_class(word: &str, at_word: bool) -> Option<char> {
    const TYPES: &[&str] = &[
        "index", "tensor", "memref", "vector", "none", "complex", "tuple",
    ];
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let sized = word.trim_start_matches(['i', 'f', 's', 'u', 'b']);
    if !at_word {
        None
    } else if TYPES.contains(&word) || (sized.len() < word.len() && is_number(sized)) {
        Some('t')
    } else if word.contains('.') && !word.starts_with('.') {
        Some('o')
    } else {
        None
    }
}

fn is_name(it: char) -> bool {
    it.is_alphanumeric() || matches!(it, '_' | '.' | '$')
}

fn name_length(text: &str) -> usize {
    text.find(|letter| !is_name(letter)).unwrap_or(text.len())
}

/// Returns the length of the string at the start of the text, both quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, char) in text.char_indices().skip(1) {
        match char {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            '\n' => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests;
