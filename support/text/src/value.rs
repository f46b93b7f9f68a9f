//! The value of an option: the text after its `=`.

use crate::list::{Item, join_list, split_at};
use crate::quote::{quote, unquote_all, unquote_range};
use crate::scan;
use pass_diagnostics::Span;

/// The value of an option: as it was written, and as a scalar or a list reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Value {
    raw: String,
    raw_span: Span,
    text: String,
    span: Span,
    /// `true` if `raw` differs from the source text, so that offsets in it are none in the source.
    rewritten: bool,
}

impl Value {
    /// The value that reads as `text`, quoted where it has to be.
    ///
    /// ```
    /// use pass_text::Value;
    /// assert_eq!(Value::scalar("a b").raw(), "{a b}");
    /// assert_eq!(Value::scalar("don't").text(), "don't");
    /// ```
    pub fn scalar(text: &str) -> Self {
        Self::from_raw(quote(text), 0).without_spans()
    }

    /// The value that reads as a list of these elements.
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

    /// The value written as `raw`, which starts at byte `start` of the text that spans point into.
    pub(crate) fn from_raw(raw: String, start: usize) -> Self {
        let inner = unquote_range(&raw);
        let text = raw.get(inner.clone()).unwrap_or_default().to_owned();
        let raw_span = Span::new(start, start + raw.len());
        let span = Span::new(inner.start, inner.end).shifted(start);
        // Following text could close a quote or brace that the value leaves open; such a value is written differently.
        let rewritten = !scan::stands_alone(&raw);
        let raw = if rewritten { quote(&text) } else { raw };
        Self {
            raw,
            raw_span,
            text,
            span,
            rewritten,
        }
    }

    /// As it was written, quotes and braces included; closed where it was not.
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// The place of the value in the text, quotes and braces included.
    pub fn raw_span(&self) -> Span {
        self.raw_span
    }

    /// As a scalar reads it: without the quotes or the braces around it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place of [`Self::text`]: byte for byte, so that places inside it can be mapped back.
    pub fn span(&self) -> Span {
        self.span
    }

    /// As a list reads it: split at commas, each element without the quotes or the braces around it.
    ///
    /// ```
    /// let options = pass_text::parse_options("names={a, 'b,c'}")?;
    /// let items = options.entries[0].value.as_ref().map(pass_text::Value::items).unwrap_or_default();
    /// assert_eq!(items[1].text, "b,c");
    /// # Ok::<(), pass_text::Errors>(())
    /// ```
    pub fn items(&self) -> Vec<Item> {
        let inner = unquote_all(&self.raw);
        let offset = if self.rewritten {
            self.span.start
        } else {
            self.raw_span.start + inner.start
        };
        split_at(self.raw.get(inner).unwrap_or_default(), offset)
    }

    /// The same value with all spans empty.
    pub fn without_spans(&self) -> Self {
        let (raw, text) = (self.raw.clone(), self.text.clone());
        Self {
            raw,
            raw_span: Span::default(),
            text,
            span: Span::default(),
            rewritten: false,
        }
    }
}
