//! Quotes around values: put on, and taken off.

use std::ops::Range;

use crate::scan::{Brackets, Quotes, Scanner, has_closed_quotes, is_balanced, is_space, trim};

/// `text` written such that it reads as the same text when it is the value of an option.
///
/// The plain text if that will do, else in braces, double quotes, single quotes; text that none of these can hold (both
/// quotes in it, or white space at its ends) is written `#"..."#`, with as many `#` as it takes.
///
/// ```
/// use pass_text::values::quote;
/// assert_eq!(quote("abc"), "abc");
/// assert_eq!(quote("a b"), "{a b}");
/// assert_eq!(quote("}"), "\"}\"");
/// assert_eq!(quote(" it's \"it\" "), "#\" it's \"it\" \"#");
/// ```
pub fn quote(text: &str) -> String {
    if is_bare(text) && is_balanced(text, Brackets::Braces) {
        return text.to_owned();
    }
    protect(text)
}

/// Like [`quote`], for an element of a list: a comma outside of brackets needs quotes, too.
///
/// ```
/// assert_eq!(pass_text::values::quote_item("a,b"), "{a,b}");
/// assert_eq!(pass_text::values::quote_item("f(a,b)"), "f(a,b)");
/// ```
pub fn quote_item(text: &str) -> String {
    if is_bare(text) && is_balanced(text, Brackets::All) && !has_bare_comma(text) {
        return text.to_owned();
    }
    protect(text)
}

/// `text` without the quotes or braces around it.
///
/// One layer only. White space is dropped before and after, except inside `#"..."#`. Braces stay unless those at both
/// ends are a pair, and brackets and quotes inside are closed.
///
/// ```
/// use pass_text::values::unquote;
/// assert_eq!(unquote("' a '"), "a");
/// assert_eq!(unquote("{{a}}"), "{a}");
/// assert_eq!(unquote("{a},{b}"), "{a},{b}");
/// assert_eq!(unquote("#\" a \"#"), " a ");
/// ```
pub fn unquote(text: &str) -> &str {
    text.get(unquote_range(text)).unwrap_or_default()
}

/// The place in `text` of the text without quotes.
pub(crate) fn unquote_range(text: &str) -> Range<usize> {
    let (inner, offset) = trim(text);
    let bytes = inner.as_bytes();
    let quoted = match (bytes.first(), bytes.last()) {
        (Some(first @ (b'\'' | b'"')), Some(last)) => inner.len() >= 2 && first == last,
        _ => false,
    };
    if quoted {
        trimmed(inner, 1..inner.len() - 1, offset)
    } else {
        ungroup(inner, offset)
    }
}

/// Like [`unquote_range`], but quotes only count if those at both ends are a pair: `"a","b"` is left as it is.
pub(crate) fn unquote_all(text: &str) -> Range<usize> {
    let (inner, offset) = trim(text);
    match inner.as_bytes().first() {
        Some(b'\'' | b'"') => {
            let paired = Scanner::new(inner).quoted_end(0, Quotes::Anywhere) == Some(inner.len());
            if paired {
                trimmed(inner, 1..inner.len() - 1, offset)
            } else {
                offset..offset + inner.len()
            }
        }
        _ => ungroup(inner, offset),
    }
}

/// Takes off braces or `#"` that are around all of `inner`, which is trimmed.
fn ungroup(inner: &str, offset: usize) -> Range<usize> {
    let mut scanner = Scanner::new(inner);
    let end = Some(inner.len());
    match inner.as_bytes().first() {
        Some(b'{')
            if scanner.group_end(0, Brackets::All, Quotes::Anywhere) == end
                && has_closed_quotes(inner) =>
        {
            trimmed(inner, 1..inner.len() - 1, offset)
        }
        Some(b'#') if scanner.quoted_end(0, Quotes::Anywhere) == end => {
            let around = inner.bytes().take_while(|byte| *byte == b'#').count() + 1;
            offset + around..offset + inner.len() - around
        }
        _ => offset..offset + inner.len(),
    }
}

fn trimmed(text: &str, range: Range<usize>, offset: usize) -> Range<usize> {
    let (inner, dropped) = trim(text.get(range.clone()).unwrap_or_default());
    let start = offset + range.start + dropped;
    start..start + inner.len()
}

/// `true` if nothing in `text` but brackets and commas needs quotes.
fn is_bare(text: &str) -> bool {
    let special = |byte: u8| is_space(byte) || byte == b'\'' || byte == b'"';
    !text.is_empty() && !text.starts_with('{') && !text.bytes().any(special)
}

fn has_bare_comma(text: &str) -> bool {
    Scanner::new(text).find_unprotected(0, Brackets::All, |byte| byte == b',') != text.len()
}

fn protect(text: &str) -> String {
    let (single, double) = (text.contains('\''), text.contains('"'));
    if trim(text).0 != text || (single && double) {
        return raw(text);
    }
    let braces = !single && !double && !text.is_empty() && is_balanced(text, Brackets::All);
    match (braces, double) {
        (true, _) => format!("{{{text}}}"),
        (false, false) => format!("\"{text}\""),
        (false, true) => format!("'{text}'"),
    }
}

fn raw(text: &str) -> String {
    let mut hashes = "#".to_owned();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("{hashes}\"{text}\"{hashes}")
}
