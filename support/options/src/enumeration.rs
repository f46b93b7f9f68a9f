//! Enumerations as option values.

use crate::error::OptionError;
use crate::info::EnumValueInfo;

/// An enumeration that options may have as type: a table of its values. [`declare_enum!`](crate::declare_enum) implements it.
pub trait OptionEnum: Copy + PartialEq + Send + Sync + 'static {
    /// All values in declaration order, each with the text that selects it.
    const TABLE: &'static [(Self, EnumValueInfo)];
}

/// Makes an enumeration that options may have as type, or makes one such of an enum that is written elsewhere.
///
/// A row is the variant, its text in pipelines, and its description, which is also its documentation. After `as` the description
/// is no documentation. The default is the first value.
///
/// ```
/// use pass_options::{OptionValue, declare_enum};
///
/// declare_enum! {
///     /// What to optimize for
///     enum Mode {
///         Fast = "fast" "Run quickly",
///         Small = "small" "Take little room",
///     }
/// }
///
/// assert_eq!(Mode::parse("small"), Ok(Mode::Small));
/// let error = Mode::parse("fats").unwrap_err();
/// assert_eq!(error.message, "expected one of `fast`, `small`, found `fats`");
/// assert_eq!(error.help.as_deref(), Some("did you mean `fast`?"));
///
/// #[derive(Clone, Copy, PartialEq)]
/// enum Effort { Low, High }
/// declare_enum!(impl Effort { Low = "low", High = "high" });
/// ```
#[macro_export]
macro_rules! declare_enum {
    (impl $name:ident { $($value:ident = $text:literal $($doc:literal)? $(as $plain:literal)?),* $(,)? }) => {
        #[automatically_derived]
        #[allow(deprecated)]
        impl $crate::OptionEnum for $name {
            const TABLE: &'static [(Self, $crate::info::EnumValueInfo)] = &[$((
                Self::$value,
                $crate::info::EnumValueInfo::new($text, ::core::concat!($($doc)? $($plain)?)),
            )),*];
        }

        #[automatically_derived]
        #[allow(deprecated)]
        impl $crate::OptionValue for $name {
            const VALUES: &'static [$crate::info::EnumValueInfo] = &$crate::__private::enum_values::<
                $name,
                { <$name as $crate::OptionEnum>::TABLE.len() },
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
        impl $crate::DeclaredDefault for $name {}
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(#[$first_meta:meta])* $first:ident = $first_text:literal $($first_doc:literal)? $(as $first_plain:literal)?
            $(, $(#[$value_meta:meta])* $value:ident = $text:literal $($doc:literal)? $(as $plain:literal)?)* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(dead_code, unreachable_pub, clippy::all, clippy::pedantic, rustdoc::all)]
        #[derive(
            ::core::clone::Clone,
            ::core::marker::Copy,
            ::core::fmt::Debug,
            ::core::default::Default,
            ::core::cmp::PartialEq,
            ::core::cmp::Eq,
            ::core::cmp::PartialOrd,
            ::core::cmp::Ord,
            ::core::hash::Hash
        )]
        $vis enum $name {
            $(#[$first_meta])* $(#[doc = $first_doc])? #[default] $first,
            $($(#[$value_meta])* $(#[doc = $doc])? $value,)*
        }

        $crate::declare_enum!(impl $name {
            $first = $first_text $($first_doc)? $(as $first_plain)?
            $(, $value = $text $($doc)? $(as $plain)?)*
        });
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
