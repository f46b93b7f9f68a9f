//! Quoting and unquoting of values.

use std::ops::Range;

use crate::scan::{Brackets, Quotes, Scanner, has_closed_quotes, is_balanced, is_space, trim};

/// Quotes `text` if needed, so that it reads back as the same value of an option.
///
/// Tries the bare text, braces, double quotes and single quotes, in this order. Text that has both kinds of quotes, or
/// whitespace at its ends, is written `#"..."#`, with as many `#` as needed.
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

/// Like [`quote`], for an element of a list: a comma outside of brackets needs quotes as well.
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

/// Removes one layer of quotes or braces.
///
/// Whitespace is trimmed before and after, except inside `#"..."#`. Braces are removed only if they match each other and
/// all brackets and quotes inside are closed.
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

/// Returns the range of `text` without its quotes.
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

/// Like [`unquote_range`], but removes quotes only if they match each other: `"a","b"` stays as it is.
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

/// Removes braces or `#"` that enclose all of `inner`, which is trimmed.
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
            let delimiter = inner.bytes().take_while(|byte| *byte == b'#').count() + 1;
            offset + delimiter..offset + inner.len() - delimiter
        }
        _ => offset..offset + inner.len(),
    }
}

fn trimmed(text: &str, range: Range<usize>, offset: usize) -> Range<usize> {
    let (inner, dropped) = trim(text.get(range.clone()).unwrap_or_default());
    let start = offset + range.start + dropped;
    start..start + inner.len()
}

/// Returns true if only brackets and commas in `text` can require quotes.
fn is_bare(text: &str) -> bool {
    let special = |byte: u8| is_space(byte) || byte == b'\'' || byte == b'"';
    !text.is_empty() && !text.starts_with('{') && !text.bytes().any(special)
}

fn has_bare_comma(text: &str) -> bool {
    Scanner::new(text).find_unprotected(0, Brackets::All, |byte| byte == b',') != text.len()
}

fn protect(text: &str) -> String {
    let is_plain = !text.is_empty() && !text.contains(['\'', '"']) && trim(text).0 == text;
    if is_plain && is_balanced(text, Brackets::All) {
        return format!("{{{text}}}");
    }
    in_quotes(text)
}

/// Puts `text` in quotes, even if it reads back as the same value without them.
pub(crate) fn in_quotes(text: &str) -> String {
    match (text.contains('\''), text.contains('"')) {
        _ if trim(text).0 != text => raw(text),
        (true, true) => raw(text),
        (false, true) => format!("'{text}'"),
        (_, false) => format!("\"{text}\""),
    }
}

fn raw(text: &str) -> String {
    let mut hashes = "#".to_owned();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("{hashes}\"{text}\"{hashes}")
}
