//! Options for something of which only the name is known.

use pass_text::{OptionEntry, OptionList, Value, parse_options};

use crate::options::value::OptionValue;

/// Options for a pass or pipeline of which only the name is known, see
/// [`PipelineWriter::append`](crate::registry::PipelineWriter::append).
///
/// ```
/// use pass_runtime::options::GivenOptions;
///
/// let level = 2_u8;
/// let options = GivenOptions::new().text("mode", "fast").value("level", &level).list("names", &["a".to_owned()]);
/// assert_eq!(options.to_string(), "mode=fast level=2 names={a}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenOptions {
    entries: Vec<OptionEntry>,
}

impl GivenOptions {
    /// No options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives an option what a user would write behind its `=`. Text that would not be one value there is quoted.
    #[must_use]
    pub fn text(self, name: &str, text: &str) -> Self {
        let value = as_written(text).unwrap_or_else(|| Value::scalar(text));
        self.push(name, value)
    }

    /// Gives an option a value.
    #[must_use]
    pub fn value<T: OptionValue>(self, name: &str, value: &T) -> Self {
        self.push(name, Value::scalar(&value.print()))
    }

    /// Gives an option a value if there is one.
    #[must_use]
    pub fn optional<T: OptionValue>(self, name: &str, value: &Option<T>) -> Self {
        match value {
            Some(value) => self.value(name, value),
            None => self,
        }
    }

    /// Gives an option values.
    #[must_use]
    pub fn list<T: OptionValue>(self, name: &str, values: &[T]) -> Self {
        self.push(name, Value::list(values.iter().map(OptionValue::print)))
    }

    pub(crate) fn into_list(self) -> OptionList {
        OptionList::new(self.entries)
    }

    fn push(mut self, name: &str, value: Value) -> Self {
        self.entries.push(OptionEntry::new(name, Some(value)));
        self
    }
}

/// The value that `text` is behind the `=` of an option, if it is one value there.
fn as_written(text: &str) -> Option<Value> {
    let list = parse_options(&format!("x={text}")).ok()?;
    let mut entries = list.entries.into_iter();
    match (entries.next(), entries.next()) {
        (Some(entry), None) if entry.key.text == "x" => {
            let value = entry.value?;
            (value.raw() == text).then(|| value.without_spans())
        }
        _ => None,
    }
}

impl std::fmt::Display for GivenOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        OptionList::new(self.entries.clone()).fmt(f)
    }
}
