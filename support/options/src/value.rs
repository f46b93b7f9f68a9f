//! The types that the value of an option can have.

use std::any::Any;

use pass_text::Span;
use pass_text::scalar::{Scalar, ScalarType};
use pass_text::values::join_items;

use crate::defaults::DeclaredDefault;
use crate::error::OptionError;
use crate::info::EnumValueInfo;
use crate::pipeline_text::PipelineText;
use crate::reader::parse_all;

/// A type that the value of an option, or one element of a list, may have.
///
/// Printing and parsing again must give an equal value. The text comes without the quotes and braces around it.
///
/// ```
/// use pass_options::{OptionError, OptionValue};
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
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of an option",
    label = "does not implement `OptionValue`",
    note = "implement `OptionValue` for a type of yours, or wrap a type of another crate in one",
    note = "`#[pass_enum]` implements `OptionValue` for an enum"
)]
pub trait OptionValue: Clone + Send + Sync + 'static {
    /// The text that an option of this type has if it is given without `=`.
    const BARE: Option<&'static str> = None;

    /// All values, if they are those of an enumeration.
    const VALUES: &'static [EnumValueInfo] = &[];

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Returns an error if `text` is not a value of this type.
    fn parse(text: &str) -> Result<Self, OptionError>;

    /// Returns the text that [`parse`](Self::parse) reads as this value.
    fn print(&self) -> String;

    /// Calls `visit` on each pipeline in this value. What they name is looked up when the option is read, and the dialects
    /// of their passes are loaded before anything runs.
    fn for_each_pipeline(&self, visit: &mut dyn FnMut(&PipelineText)) {
        if let Some(text) = (self as &dyn Any).downcast_ref() {
            visit(text);
        }
    }
}

/// An [`OptionValue`] with a default, for options that may be left out and state no default of their own.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of an option that may be left out",
    label = "does not implement both `OptionValue` and `Default`",
    note = "implement `OptionValue` for a type of yours, and derive `Default` for it; `#[pass_enum]` does both for an enum",
    note = "an option that must be given, or whose field is an `Option<{Self}>`, needs no `Default`"
)]
pub trait DefaultValue: OptionValue + Default {}

#[diagnostic::do_not_recommend]
impl<T: OptionValue + Default> DefaultValue for T {}

/// Makes a Rust type an option value that is read and printed as a built-in type says.
macro_rules! built_in {
    ($($ty:ident: $rust:ty, $form:ident; $($row:expr),*;)*) => {$(
        impl OptionValue for $rust {
            const BARE: Option<&'static str> = ScalarType::$ty.bare();

            fn parse(text: &str) -> Result<Self, OptionError> {
                let read = ScalarType::$ty.read(text);
                match read.map_err(|error| OptionError::from_text(error, text))? {
                    Scalar::$form(value) => convert(value).ok_or_else(|| misfit(ScalarType::$ty, text)),
                    _ => Err(misfit(ScalarType::$ty, text)),
                }
            }

            fn print(&self) -> String {
                // The wider type of a form holds each value of its types.
                convert(self.clone()).map_or_else(String::new, |value| Scalar::$form(value).to_string())
            }
        }

        impl DeclaredDefault for $rust {}
    )*};
}

fn convert<T, U: TryFrom<T>>(value: T) -> Option<U> {
    U::try_from(value).ok()
}

pass_text::built_in_types!(built_in);

built_in! {
    I64: isize, Int;;
}

/// Returns a value of the built-in type that the Rust type cannot hold on this machine.
fn misfit(ty: ScalarType, text: &str) -> OptionError {
    OptionError::expected(&ty.expected(), text)
}

/// A list in a list: `[1,2]`.
impl<T: OptionValue> OptionValue for Vec<T> {
    fn parse(text: &str) -> Result<Self, OptionError> {
        let inner = text
            .strip_prefix('[')
            .and_then(|text| text.strip_suffix(']'));
        let inner = inner.ok_or_else(|| OptionError::expected("a list such as `[a,b]`", text))?;
        parse_all(inner, T::parse).map_err(|error| error.within(Span::new(1, text.len() - 1)))
    }

    fn print(&self) -> String {
        format!("[{}]", join_items(self.iter().map(T::print)))
    }

    fn for_each_pipeline(&self, visit: &mut dyn FnMut(&PipelineText)) {
        self.iter().for_each(|item| item.for_each_pipeline(visit));
    }
}
