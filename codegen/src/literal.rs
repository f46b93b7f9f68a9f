//! Text of the definitions as Rust literals.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Returns a string literal of one readable form: raw where that saves escapes, never with characters that rustc objects to.
pub(crate) fn string(text: &str) -> Literal {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if text.bytes().all(is_plain) {
        // Parsed text is remembered for its spans until the thread ends.
        return Literal::string(text);
    }
    let written = if text.chars().any(must_be_escaped) || !text.contains(['"', '\\', '\n']) {
        escaped(text)
    } else {
        raw(text)
    };
    written.parse().unwrap_or_else(|_| Literal::string(text))
}

/// Returns a string literal on one line, whatever the text.
pub(crate) fn line(text: &str) -> Literal {
    if text.contains('\n') {
        escaped(text)
            .parse()
            .unwrap_or_else(|_| Literal::string(text))
    } else {
        string(text)
    }
}

/// `&["arith", "func"]`
pub(crate) fn strings<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> TokenStream {
    let texts = texts.into_iter();
    let texts = texts.map(|text| string(text.as_ref()));
    quote!(&[#(#texts),*])
}

/// Returns whether the character shows as something else, or as nothing, in source text.
pub(crate) fn must_be_escaped(letter: char) -> bool {
    let reorders = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let invisible = letter.is_control() && letter != '\n' && letter != '\t';
    reorders || invisible
}

fn raw(text: &str) -> String {
    let mut fence = String::new();
    while text.contains(&format!("\"{fence}")) {
        fence.push('#');
    }
    format!("r{fence}\"{text}\"{fence}")
}

fn escaped(text: &str) -> String {
    let mut written = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => written.extend(['\\', letter]),
            '\n' => written.push_str("\\n"),
            '\r' => written.push_str("\\r"),
            letter if must_be_escaped(letter) => written.extend(letter.escape_unicode()),
            letter => written.push(letter),
        }
    }
    written.push('"');
    written
}

pub(crate) fn character(letter: char) -> Literal {
    if must_be_escaped(letter) {
        format!("'{}'", letter.escape_unicode())
            .parse()
            .unwrap_or_else(|_| Literal::character(letter))
    } else {
        Literal::character(letter)
    }
}

#[cfg(test)]
mod tests;
