//! The implementation of `OptionValue` for a type, as data.

use crate::options::error::OptionError;
use crate::options::info::EnumValueInfo;
use crate::options::pipeline_text::PipelineText;
use crate::options::value::{DefaultValue, OptionValue};

/// Calls a function on each pipeline in a value.
type VisitPipelines<T> = fn(&T, &mut dyn FnMut(&PipelineText));

/// The functions that read, print and copy values of a type.
///
/// Generated code names the type of an option in one such constant, and nowhere else asks for its implementation of
/// [`OptionValue`]: a type that lacks one is one error of the compiler, at the constant.
pub struct ValueType<T> {
    pub(crate) bare: Option<&'static str>,
    pub(crate) parse: fn(&str) -> Result<T, OptionError>,
    pub(crate) print: fn(&T) -> String,
    pub(crate) for_each_pipeline: VisitPipelines<T>,
    clone: fn(&T) -> T,
    values: &'static [EnumValueInfo],
}

impl<T> ValueType<T> {
    /// The type of an option that states its default, or has none.
    pub const fn new() -> Self
    where
        T: OptionValue,
    {
        Self {
            bare: T::BARE,
            parse: T::parse,
            print: T::print,
            for_each_pipeline: T::for_each_pipeline,
            clone: T::clone,
            values: T::VALUES,
        }
    }

    /// All values, if they are those of an enumeration.
    pub const fn values(&self) -> &'static [EnumValueInfo] {
        self.values
    }

    /// A copy of a field of an option: of one value, of a value that may be missing, or of a list.
    pub fn copy<F: Field<T>>(&self, field: &F) -> F {
        field.copy(self.clone)
    }
}

impl<T: OptionValue> Default for ValueType<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The type of an option whose default is that of the type.
#[derive(Debug)]
pub struct DefaultedType<T> {
    /// The functions that read, print and copy values.
    pub ty: ValueType<T>,
    /// Makes the default.
    pub default: fn() -> T,
}

impl<T> DefaultedType<T> {
    /// The type with its own default.
    #[expect(
        clippy::new_without_default,
        reason = "the default is that of the type inside"
    )]
    pub const fn new() -> Self
    where
        T: DefaultValue,
    {
        Self {
            ty: ValueType::new(),
            default: T::default,
        }
    }
}

impl<T> std::fmt::Debug for ValueType<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ValueType<{}>", std::any::type_name::<T>())
    }
}

/// A field that holds values of an option.
pub trait Field<T>: Sized {
    /// A copy, made of copies of the values.
    fn copy(&self, clone: fn(&T) -> T) -> Self;
}

impl<T> Field<T> for T {
    fn copy(&self, clone: fn(&T) -> T) -> Self {
        clone(self)
    }
}

impl<T> Field<T> for Option<T> {
    fn copy(&self, clone: fn(&T) -> T) -> Self {
        self.as_ref().map(clone)
    }
}

impl<T> Field<T> for Vec<T> {
    fn copy(&self, clone: fn(&T) -> T) -> Self {
        self.iter().map(clone).collect()
    }
}
