//! What the value of an option can be.

use pass_pipeline::{Notation, Scalar, ScalarType, Span, join_items};

use crate::options::defaults::DeclaredDefault;
use crate::options::error::OptionError;
use crate::options::info::EnumValueInfo;
use crate::options::pipeline_text::PipelineText;
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
    /// If `text` is none.
    fn parse(text: &str) -> Result<Self, OptionError>;

    /// The text that [`parse`](Self::parse) reads as this value.
    fn print(&self) -> String;
}

/// Makes Rust types option values that are read and printed as the built-in type of each says.
macro_rules! built_in {
    ($($rust:ty: $ty:ident, $form:ident, $scalar:expr;)*) => {$(
        impl OptionValue for $rust {
            const BARE: Option<&'static str> = match ScalarType::$ty.notation() {
                Notation::Bool => Some("true"),
                _ => None,
            };

            fn parse(text: &str) -> Result<Self, OptionError> {
                let read = ScalarType::$ty.read(text);
                match read.map_err(|error| OptionError::from_text(error, text))? {
                    Scalar::$form(value) => value.try_into().map_err(|_| misfit(ScalarType::$ty, text)),
                    _ => Err(misfit(ScalarType::$ty, text)),
                }
            }

            fn print(&self) -> String {
                let scalar: fn(Self) -> _ = $scalar;
                Scalar::$form(scalar(self.clone())).to_string()
            }
        }

        impl DeclaredDefault for $rust {
            fn declared(text: &str) -> Self {
                Self::parse(text).unwrap_or_default()
            }
        }
    )*};
}

built_in! {
    bool: Bool, Bool, From::from;
    i8: I8, Int, From::from;
    i16: I16, Int, From::from;
    i32: I32, Int, From::from;
    i64: I64, Int, From::from;
    isize: I64, Int, |value| value as i128;
    u8: U8, Int, From::from;
    u16: U16, Int, From::from;
    u32: U32, Int, From::from;
    u64: U64, Int, From::from;
    usize: Usize, Int, |value| value as i128;
    f32: F32, F32, From::from;
    f64: F64, F64, From::from;
    String: String, Text, From::from;
    char: Char, Char, From::from;
    PipelineText: Pipeline, Pipeline, From::from;
}

/// A value of the built-in type that the Rust type cannot hold on this machine.
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
        parse_all(inner).map_err(|error| error.within(Span::new(1, text.len() - 1)))
    }

    fn print(&self) -> String {
        format!("[{}]", join_items(self.iter().map(T::print)))
    }
}
