//! Enumerations as option values.

use crate::error::OptionError;
use crate::info::EnumValueInfo;

/// An enumeration that options may have as type: a table of its values. Implement it, then call
/// [`enum_option_value!`](crate::enum_option_value).
///
/// ```
/// use pass_options::info::EnumValueInfo;
/// use pass_options::{OptionEnum, OptionValue};
/// use pass_options::enum_option_value;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Mode {
///     Fast,
///     Small,
/// }
///
/// impl OptionEnum for Mode {
///     const TABLE: &'static [(Self, EnumValueInfo)] = &[
///         (Self::Fast, EnumValueInfo::new("fast", "Run quickly")),
///         (Self::Small, EnumValueInfo::new("small", "Take little room")),
///     ];
/// }
/// enum_option_value!(Mode);
///
/// assert_eq!(Mode::parse("small"), Ok(Mode::Small));
/// let error = Mode::parse("fats").unwrap_err();
/// assert_eq!(error.message, "expected one of `fast`, `small`, found `fats`");
/// assert_eq!(error.help.as_deref(), Some("did you mean `fast`?"));
/// ```
pub trait OptionEnum: Copy + PartialEq + Send + Sync + 'static {
    /// All values in declaration order, each with the text that selects it.
    const TABLE: &'static [(Self, EnumValueInfo)];
}

/// Makes an [`OptionEnum`] an [`OptionValue`](crate::OptionValue).
#[macro_export]
macro_rules! enum_option_value {
    ($ty:ty) => {
        #[automatically_derived]
        #[allow(deprecated)]
        impl $crate::OptionValue for $ty {
            const VALUES: &'static [$crate::info::EnumValueInfo] = &$crate::__private::enum_values::<
                $ty,
                { <$ty as $crate::OptionEnum>::TABLE.len() },
            >();

            fn parse(text: &str) -> ::core::result::Result<Self, $crate::OptionError> {
                $crate::__private::parse_enum(text)
            }

            fn print(&self) -> ::std::string::String {
                $crate::__private::print_enum(*self)
            }
        }

        #[automatically_derived]
        #[allow(deprecated)]
        impl $crate::DeclaredDefault for $ty {}
    };
}

/// Reads a value by the table.
///
/// # Errors
///
/// Returns an error if `text` is not in the table.
pub fn parse_enum<E: OptionEnum>(text: &str) -> Result<E, OptionError> {
    match E::TABLE.iter().find(|(_, info)| info.text == text) {
        Some((value, _)) => Ok(*value),
        None => Err(unknown_value(
            text,
            E::TABLE.iter().map(|(_, info)| info.text),
        )),
    }
}

/// Prints a value by the table.
pub fn print_enum<E: OptionEnum>(value: E) -> String {
    let found = E::TABLE.iter().find(|(candidate, _)| *candidate == value);
    found.map_or_else(String::new, |(_, info)| info.text.to_owned())
}

fn unknown_value(text: &str, known: impl Iterator<Item = &'static str> + Clone) -> OptionError {
    let list: Vec<String> = known.clone().map(|value| format!("`{value}`")).collect();
    let error = OptionError::expected(&format!("one of {}", list.join(", ")), text);
    match pass_text::names::nearest(text, known) {
        Some(value) => error.help(format!("did you mean `{value}`?")),
        None => error,
    }
}
