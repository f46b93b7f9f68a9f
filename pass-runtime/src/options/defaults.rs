//! Defaults that a table declares as text, as values.

use crate::options::enumeration::OptionEnum;
use crate::options::info::{EnumValueInfo, OptionInfo};
use crate::options::value::OptionValue;

/// A type whose declared defaults are known to be values before a tool runs: a built-in type, whose values a definition is
/// checked with, or an enumeration, whose table the compiler looks at.
///
/// A pass has a `Default` if all of its options have one and are of such types.
pub trait DeclaredDefault: OptionValue {
    /// Returns the value that a declared default is.
    fn declared(text: &str) -> Self;
}

/// Hands out the defaults of options in the order of their table.
#[derive(Debug)]
pub struct Defaults {
    table: std::slice::Iter<'static, OptionInfo>,
}

impl Defaults {
    /// Returns the defaults of a table.
    pub fn new(table: &'static [OptionInfo]) -> Self {
        Self {
            table: table.iter(),
        }
    }

    /// Returns the declared default of an option.
    pub fn value<T: DeclaredDefault>(&mut self) -> T {
        T::declared(self.next_text())
    }

    /// Returns the default of an option's type.
    pub fn or_default<T: Default>(&mut self) -> T {
        self.or_default_of(T::default)
    }

    /// Returns the default that a function makes.
    pub fn or_default_of<T>(&mut self, default: fn() -> T) -> T {
        self.next_text();
        default()
    }

    /// Returns an option that is left out.
    pub fn optional<T>(&mut self) -> Option<T> {
        self.next_text();
        None
    }

    /// Returns the declared default of a list.
    pub fn values<T: DeclaredDefault>(&mut self) -> Vec<T> {
        let items = pass_text::values::split_list(self.next_text());
        items.iter().map(|item| T::declared(&item.text)).collect()
    }

    /// Returns a list that is empty.
    pub fn list<T>(&mut self) -> Vec<T> {
        self.next_text();
        Vec::new()
    }

    fn next_text(&mut self) -> &'static str {
        let info = self.table.next();
        info.and_then(|info| info.default).unwrap_or_default()
    }
}

/// Refuses, when a tool is compiled, the declared default of an enumeration that is not in its table.
///
/// # Panics
///
/// If `text` is not a value, which is an error of the compiler where this is called in a constant.
#[track_caller]
pub const fn assert_default(values: &[EnumValueInfo], text: &str) {
    let known = values.is_empty() || is_among(text, values);
    if !known {
        let message = Message::EMPTY.push("default `").push(text);
        let message = message.push("` is not one of the values ");
        assert!(known, "{}", message.push_values(values).text());
    }
}

const fn is_among(text: &str, values: &[EnumValueInfo]) -> bool {
    let mut index = 0;
    while index < values.len() {
        if is_same(text.as_bytes(), values[index].text.as_bytes()) {
            return true;
        }
        index += 1;
    }
    false
}

const fn is_same(one: &[u8], two: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < two.len() && one[index] == two[index] {
        index += 1;
    }
    index == one.len() && index == two.len()
}

/// Text that is put together while the compiler runs; what does not fit is left out, a whole piece at a time.
struct Message {
    bytes: [u8; 1024],
    length: usize,
}

impl Message {
    const EMPTY: Self = Self {
        bytes: [0; 1024],
        length: 0,
    };

    const fn push(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        if self.length + text.len() > self.bytes.len() {
            return self;
        }
        let mut index = 0;
        while index < text.len() {
            self.bytes[self.length + index] = text[index];
            index += 1;
        }
        self.length += text.len();
        self
    }

    const fn push_values(mut self, values: &[EnumValueInfo]) -> Self {
        let mut index = 0;
        while index < values.len() {
            let before = if index == 0 { "`" } else { ", `" };
            self = self.push(before).push(values[index].text).push("`");
            index += 1;
        }
        self
    }

    const fn text(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "the default is not one of the values",
        }
    }
}

/// Reads a value that a definition writes as text because only its type can read it.
///
/// # Errors
///
/// Returns an error if the text is not a value of the type.
pub fn parse_declared<T: OptionValue>(
    name: &str,
    text: &str,
) -> Result<T, crate::registry::BuildError> {
    T::parse(text)
        .map_err(|error| crate::registry::BuildError::new(format!("option `{name}`: {error}")))
}

/// Returns the table of an enumeration without its Rust values.
pub const fn enum_values<E: OptionEnum, const N: usize>() -> [EnumValueInfo; N] {
    let mut values = [EnumValueInfo::new("", ""); N];
    let mut index = 0;
    while index < N {
        values[index] = E::TABLE[index].1;
        index += 1;
    }
    values
}
