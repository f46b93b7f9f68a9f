//! Options as text, for a pass or pipeline that is looked up by its name.

use pass_text::{OptionEntry, OptionList, Value};

use crate::value::OptionValue;

/// Options as text, for a pass or pipeline that is looked up by its name.
///
/// ```
/// use pass_options::UntypedOptions;
///
/// let level = 2_u8;
/// let options = UntypedOptions::new().text("mode", "fast").value("level", &level).list("names", &["a".to_owned()]);
/// assert_eq!(options.to_string(), "mode=fast level=2 names={a}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UntypedOptions {
    entries: Vec<OptionEntry>,
}

impl UntypedOptions {
    /// Creates an empty list of options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an option to the text that a user would write after `=`. Text that is not a single value is quoted.
    #[must_use]
    pub fn text(self, name: &str, text: &str) -> Self {
        let value = Value::from_spelling(text).unwrap_or_else(|| Value::scalar(text));
        self.push(name, value)
    }

    /// Sets an option to a value.
    #[must_use]
    pub fn value<T: OptionValue>(self, name: &str, value: &T) -> Self {
        self.push(name, Value::scalar(&value.print()))
    }

    /// Sets an option, unless the value is `None`.
    #[must_use]
    pub fn optional<T: OptionValue>(self, name: &str, value: &Option<T>) -> Self {
        match value {
            Some(value) => self.value(name, value),
            None => self,
        }
    }

    /// Sets an option to a list of values.
    #[must_use]
    pub fn list<T: OptionValue>(self, name: &str, values: &[T]) -> Self {
        self.push(name, Value::list(values.iter().map(OptionValue::print)))
    }

    /// Returns the options as a tree.
    pub fn into_list(self) -> OptionList {
        OptionList::new(self.entries)
    }

    fn push(mut self, name: &str, value: Value) -> Self {
        self.entries.push(OptionEntry::new(name, Some(value)));
        self
    }
}

impl std::fmt::Display for UntypedOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        OptionList::new(self.entries.clone()).fmt(f)
    }
}
