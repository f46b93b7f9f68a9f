//! What the value of an option can be.

use pass_pipeline::join_list;

use crate::options::error::OptionError;
use crate::options::reader::parse_all;

/// A type that the value of an option, or one element of a list, may have.
///
/// Printing and parsing again must give an equal value. Quotes and braces around the text are none of its business.
///
/// ```
/// use pass_runtime::{OptionError, OptionValue};
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Version(u32, u32);
///
/// impl OptionValue for Version {
///     fn parse(text: &str) -> Result<Self, OptionError> {
///         let error = || OptionError::expected("a version such as `1.2`", text);
///         let (major, minor) = text.split_once('.').ok_or_else(error)?;
///         Ok(Self(u32::parse(major)?, u32::parse(minor)?))
///     }
///     fn print(&self) -> String {
///         format!("{}.{}", self.0, self.1)
///     }
/// }
///
/// assert_eq!(Version::parse("1.2"), Ok(Version(1, 2)));
/// ```
pub trait OptionValue: Clone + Send + Sync + 'static {
    /// The text that an option of this type has if it is given without `=`.
    const BARE: Option<&'static str> = None;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// If `text` is none.
    fn parse(text: &str) -> Result<Self, OptionError>;

    /// The text that [`parse`](Self::parse) reads as this value.
    fn print(&self) -> String;
}

impl OptionValue for bool {
    const BARE: Option<&'static str> = Some("true");

    fn parse(text: &str) -> Result<Self, OptionError> {
        match text {
            "true" | "TRUE" | "True" | "1" | "" => Ok(true),
            "false" | "FALSE" | "False" | "0" => Ok(false),
            _ => Err(OptionError::expected("`true` or `false`", text)),
        }
    }

    fn print(&self) -> String {
        self.to_string()
    }
}

impl OptionValue for String {
    fn parse(text: &str) -> Result<Self, OptionError> {
        Ok(text.to_owned())
    }

    fn print(&self) -> String {
        self.clone()
    }
}

impl OptionValue for char {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(only), None) => Ok(only),
            _ => Err(OptionError::expected("one character", text)),
        }
    }

    fn print(&self) -> String {
        self.to_string()
    }
}

/// The whole number that `text` spells: decimal, `0x`, `0b`, and octal after `0o` or a leading `0`.
fn parse_integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (radix, digits) = radix_of(digits);
    let all_digits = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(radix));
    let magnitude = all_digits.then(|| i128::from_str_radix(digits, radix).unwrap_or(i128::MAX))?;
    Some(if negative { -magnitude } else { magnitude })
}

fn radix_of(digits: &str) -> (u32, &str) {
    let prefixes = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2), ("0o", 8)];
    for (prefix, radix) in prefixes {
        if let Some(rest) = digits.strip_prefix(prefix) {
            return (radix, rest);
        }
    }
    match digits.strip_prefix('0') {
        Some(rest) if rest.starts_with(|next: char| next.is_ascii_digit()) => (8, rest),
        _ => (10, digits),
    }
}

macro_rules! integer_option_value {
    ($($ty:ty),*) => {$(
        impl OptionValue for $ty {
            fn parse(text: &str) -> Result<Self, OptionError> {
                let number = parse_integer(text).ok_or_else(|| OptionError::expected("an integer", text))?;
                Self::try_from(number).map_err(|_| {
                    OptionError::new(format!("`{text}` does not fit, {} is {} to {}", stringify!($ty), Self::MIN, Self::MAX))
                })
            }

            fn print(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

integer_option_value!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

macro_rules! float_option_value {
    ($($ty:ty),*) => {$(
        impl OptionValue for $ty {
            fn parse(text: &str) -> Result<Self, OptionError> {
                text.parse().map_err(|_| OptionError::expected("a number", text))
            }

            // The shortest text that reads as the same number.
            fn print(&self) -> String {
                format!("{self:?}")
            }
        }
    )*};
}

float_option_value!(f32, f64);

/// A list in a list: `[1,2]`.
impl<T: OptionValue> OptionValue for Vec<T> {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let inner = text
            .strip_prefix('[')
            .and_then(|text| text.strip_suffix(']'));
        let inner = inner.ok_or_else(|| OptionError::expected("a list such as `[a,b]`", text))?;
        parse_all(inner)
    }

    fn print(&self) -> String {
        let list = join_list(self.iter().map(T::print));
        let inner = list
            .strip_prefix('{')
            .and_then(|list| list.strip_suffix('}'));
        format!("[{}]", inner.unwrap_or_default())
    }
}
