//! Defaults that a table declares as text, as values.

use pass_text::OptionList;

use crate::PassOptions;
use crate::enumeration::OptionEnum;
use crate::info::EnumValueInfo;
use crate::reader::OptionReader;
use crate::value::OptionValue;

/// A type whose declared defaults are known to be values before a tool runs: a built-in type, whose values a definition is
/// checked with, or an enumeration, whose table the compiler looks at.
///
/// A pass has a `Default` if all of its options have one and are of such types.
pub trait DeclaredDefault: OptionValue {}

/// Returns the options of a user who gives none.
///
/// # Panics
///
/// If the table declares a default that is not a value, which generated code rules out.
#[expect(clippy::panic, reason = "a wrong default is an error of the program")]
pub fn default_options<O: PassOptions>() -> O {
    let list = OptionList::default();
    let mut reader = OptionReader::new(O::TABLE, &list);
    O::read(&mut reader).unwrap_or_else(|| panic!("{:?}", reader.into_errors()))
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
