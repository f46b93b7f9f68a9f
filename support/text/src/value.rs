//! The value of an option: the text after its `=`.

use crate::list::{Item, join_list, split_at};
use crate::quote::{in_quotes, quote, unquote_all, unquote_range};
use crate::scan;
use pass_diagnostics::Span;

/// The value of an option, in its source spelling and unquoted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Value {
    raw: String,
    raw_span: Span,
    text: String,
    span: Span,
    /// True if `raw` differs from the source text, so that its offsets are not source offsets.
    is_rewritten: bool,
}

impl Value {
    /// Makes a scalar value, quoted if needed.
    ///
    /// ```
    /// use pass_text::Value;
    /// assert_eq!(Value::scalar("a b").raw(), "{a b}");
    /// assert_eq!(Value::scalar("don't").text(), "don't");
    /// ```
    pub fn scalar(text: &str) -> Self {
        Self::from_raw(quote(text), 0).without_spans()
    }

    /// Makes a list value.
    ///
    /// ```
    /// use pass_text::Value;
    /// let value = Value::list(["a", "b,c"]);
    /// assert_eq!(value.raw(), "{a,{b,c}}");
    /// assert_eq!(value.items().len(), 2);
    /// ```
    pub fn list<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::from_raw(join_list(items), 0).without_spans()
    }

    /// Makes a value in quotes, whether or not it needs them.
    ///
    /// ```
    /// use pass_text::Value;
    /// assert_eq!(Value::quoted("$a").raw(), "\"$a\"");
    /// assert_eq!(Value::quoted("a,'b'").items().len(), 2);
    /// ```
    pub fn quoted(text: &str) -> Self {
        Self::from_raw(in_quotes(text), 0).without_spans()
    }

    /// Returns the value that is written `text` after the `=` of an option, or `None` if that is not a single value.
    ///
    /// ```
    /// use pass_text::Value;
    /// let value = Value::from_spelling("{{a,b}}").unwrap();
    /// assert_eq!((value.raw(), value.text()), ("{{a,b}}", "{a,b}"));
    /// assert_eq!(Value::from_spelling("a b"), None);
    /// ```
    pub fn from_spelling(text: &str) -> Option<Self> {
        let list = crate::parse_options(&format!("x={text}")).ok()?;
        let [entry] = list.entries.as_slice() else {
            return None;
        };
        let value = entry.value.as_ref().filter(|value| value.raw() == text)?;
        (entry.key.text == "x").then(|| value.without_spans())
    }

    /// Makes a value from its source spelling, which starts at byte `start` of the source.
    pub(crate) fn from_raw(raw: String, start: usize) -> Self {
        let inner = unquote_range(&raw);
        let text = raw.get(inner.clone()).unwrap_or_default().to_owned();
        let raw_span = Span::new(start, start + raw.len());
        let span = Span::new(inner.start, inner.end).shifted(start);
        // Later text could close a quote or brace that the value leaves open, so such a value is quoted again.
        let is_rewritten = !scan::is_self_contained(&raw);
        let raw = if is_rewritten { quote(&text) } else { raw };
        Self {
            raw,
            raw_span,
            text,
            span,
            is_rewritten,
        }
    }

    /// Returns the source spelling with quotes and braces; unclosed ones are closed.
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// Returns whether quotes enclose the value as a whole; braces are no quotes.
    ///
    /// ```
    /// let is_quoted = |text| pass_text::Value::from_spelling(text).unwrap().is_quoted();
    /// assert!(is_quoted("'a b'") && is_quoted("#\"a\"#"));
    /// assert!(!is_quoted("{a}") && !is_quoted("'a','b'"));
    /// ```
    pub fn is_quoted(&self) -> bool {
        match self.raw.chars().next() {
            Some('#') => self.raw != self.text,
            Some(quote @ ('\'' | '"')) => self.raw != self.text && !self.text.contains(quote),
            _ => false,
        }
    }

    /// Returns the value in quotes, in place of braces or none.
    pub fn in_quotes(&self) -> Self {
        if self.is_quoted() {
            self.without_spans()
        } else if self.raw.starts_with('{') {
            Self::quoted(&self.text)
        } else {
            Self::quoted(&self.raw)
        }
    }

    /// Returns the span of the value, quotes and braces included.
    pub fn raw_span(&self) -> Span {
        self.raw_span
    }

    /// Returns the value as a scalar: without its quotes or braces.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the span of [`Self::text`], byte for byte, so that offsets in it can be mapped back.
    pub fn span(&self) -> Span {
        self.span
    }

    /// Returns the value as a list: split at commas, each element without its quotes or braces.
    ///
    /// ```
    /// let options = pass_text::parse_options("names={a, 'b,c'}")?;
    /// let items = options.entries[0].value.as_ref().map(pass_text::Value::items).unwrap_or_default();
    /// assert_eq!(items[1].text, "b,c");
    /// # Ok::<(), pass_text::Errors>(())
    /// ```
    pub fn items(&self) -> Vec<Item> {
        let inner = unquote_all(&self.raw);
        let offset = if self.is_rewritten {
            self.span.start
        } else {
            self.raw_span.start + inner.start
        };
        split_at(self.raw.get(inner).unwrap_or_default(), offset)
    }

    /// Returns the value with all spans empty.
    pub fn without_spans(&self) -> Self {
        let (raw, text) = (self.raw.clone(), self.text.clone());
        Self {
            raw,
            raw_span: Span::default(),
            text,
            span: Span::default(),
            is_rewritten: false,
        }
    }
}
