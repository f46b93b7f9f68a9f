//! Lists of values: split at commas, and joined.

use crate::quote::{quote_item, unquote_range};
use crate::scan::{Brackets, Scanner, trim};
use pass_diagnostics::Span;

/// An element of a list.
///
/// Closed: an element is its text and its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Item {
    /// The element without its quotes or braces.
    pub text: String,
    /// The place of [`Self::text`], byte for byte.
    pub span: Span,
}

/// Splits `text` at commas outside of brackets and quotes; elements are trimmed and unquoted once.
///
/// Empty text, quoted or not, has no elements; write `#""#` for one empty element.
///
/// ```
/// let texts = |text| pass_text::values::split_list(text).into_iter().map(|item| item.text).collect::<Vec<_>>();
/// assert_eq!(texts("1, 2"), ["1", "2"]);
/// assert_eq!(texts("f(a,b),'c,d'"), ["f(a,b)", "c,d"]);
/// assert_eq!(texts("a,"), ["a", ""]);
/// assert_eq!(texts(" "), [""; 0]);
/// ```
pub fn split_list(text: &str) -> Vec<Item> {
    split_at(text, 0)
}

/// Writes elements as a list in braces, which [`split_list`] reads back.
///
/// ```
/// assert_eq!(pass_text::values::join_list(["a", "b c", ""]), "{a,{b c},\"\"}");
/// assert_eq!(pass_text::values::join_list([""]), "{#\"\"#}");
/// ```
pub fn join_list<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items
        .into_iter()
        .map(|item| quote_item(item.as_ref()))
        .collect();
    match items.as_slice() {
        [only] if only == "\"\"" => "{#\"\"#}".to_owned(),
        items => format!("{{{}}}", items.join(",")),
    }
}

/// Like [`join_list`], without the braces.
///
/// ```
/// assert_eq!(pass_text::values::join_items(["a", "b,c"]), "a,{b,c}");
/// assert_eq!(pass_text::values::join_items([""]), "#\"\"#");
/// ```
pub fn join_items<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    let list = join_list(items);
    let inner = list
        .strip_prefix('{')
        .and_then(|list| list.strip_suffix('}'));
    inner.map(str::to_owned).unwrap_or(list)
}

/// Like [`split_list`], for a text that starts at byte `offset` of the source.
pub(crate) fn split_at(text: &str, offset: usize) -> Vec<Item> {
    if is_empty(text) {
        return Vec::new();
    }
    let mut scanner = Scanner::new(text);
    let mut items = Vec::new();
    let mut start = 0;
    loop {
        let end = scanner.find_unprotected(start, Brackets::All, |byte| byte == b',');
        items.push(item(
            text.get(start..end).unwrap_or_default(),
            offset + start,
        ));
        if end == text.len() {
            return items;
        }
        start = end + 1;
    }
}

fn is_empty(text: &str) -> bool {
    let (inner, _) = trim(text);
    matches!(inner, "" | "\"\"" | "''")
        || (inner.starts_with('{') && unquote_range(inner).is_empty())
}

fn item(text: &str, offset: usize) -> Item {
    let inner = unquote_range(text);
    Item {
        span: Span::new(inner.start, inner.end).shifted(offset),
        text: text.get(inner).unwrap_or_default().to_owned(),
    }
}
