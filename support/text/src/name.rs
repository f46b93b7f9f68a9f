//! The syntax of names.

use crate::error::Error;
use crate::scan::{is_space, trim};
use crate::tree::Name;
use pass_diagnostics::Span;

/// Returns true if `text` can name a pass, an option, an operation or an interface in a pipeline.
///
/// Letters and digits of any script, and `_ - . $ : + /`.
///
/// ```
/// assert!(pass_text::names::is_name("func.func"));
/// assert!(!pass_text::names::is_name("func func"));
/// assert!(!pass_text::names::is_name(""));
/// ```
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_name_char)
}

fn is_name_char(c: char) -> bool {
    c.is_alphanumeric() || "_-.$:+/".contains(c)
}

/// Reads the name in `text`, which starts at byte `start` of the source, without surrounding whitespace.
pub(crate) fn read(text: &str, start: usize) -> Result<Name, Error> {
    let (inner, dropped) = trim(text);
    let start = start + dropped;
    match inner.char_indices().find(|(_, c)| !is_name_char(*c)) {
        None => Ok(Name {
            text: inner.to_owned(),
            span: Span::new(start, start + inner.len()),
        }),
        Some((at, c)) => Err(unexpected(c, start + at)),
    }
}

fn unexpected(c: char, at: usize) -> Error {
    let span = Span::new(at, at + c.len_utf8());
    if c.is_ascii() && is_space(c as u8) {
        return Error::error(span, "unexpected white space inside a name")
            .help("elements are separated by ','");
    }
    let error = Error::error(span, format!("unexpected character {c:?} in a name"));
    let error = match c {
        ';' => error.help("elements are separated by ',', and options by blanks"),
        '=' => error.help("options of a pass are in braces: `pass{option=value}`"),
        _ => error,
    };
    error.note("names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'")
}
