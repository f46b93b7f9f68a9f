//! The implementation of `OptionValue` for a type, as data.

use crate::error::OptionError;
use crate::info::EnumValueInfo;
use crate::pipeline_text::PipelineText;
use crate::reader::{OptionReader, TypedReader};
use crate::value::{DefaultValue, OptionValue};
use crate::writer::{OptionWriter, TypedWriter};

/// A function that calls another one on each pipeline in a value.
type VisitPipelines<T> = fn(&T, &mut dyn FnMut(&PipelineText));

/// The functions that read, print and copy values of a type.
///
/// Generated code puts them in a [`ForeignField`], and nowhere else asks a type for its implementation of [`OptionValue`]: a
/// type that lacks one is one error of the compiler.
pub struct ValueType<T> {
    pub(crate) bare: Option<&'static str>,
    pub(crate) parse: fn(&str) -> Result<T, OptionError>,
    /// Returns the value of an option that is left out, given the default in the table.
    pub(crate) default: fn(&str) -> Result<T, OptionError>,
    pub(crate) print: fn(&T) -> String,
    pub(crate) for_each_pipeline: VisitPipelines<T>,
    clone: fn(&T) -> T,
    values: &'static [EnumValueInfo],
}

impl<T> ValueType<T> {
    /// Returns the type of an option whose default, if it has one, is in the table.
    pub const fn new() -> Self
    where
        T: OptionValue,
    {
        Self {
            bare: T::BARE,
            parse: T::parse,
            default: T::parse,
            print: T::print,
            for_each_pipeline: T::for_each_pipeline,
            clone: T::clone,
            values: T::VALUES,
        }
    }

    /// Returns the type of an option whose default is that of the type.
    pub const fn with_default() -> Self
    where
        T: DefaultValue,
    {
        Self {
            default: |_| Ok(T::default()),
            ..Self::new()
        }
    }

    /// Returns the values of an enumeration; empty for other types.
    pub const fn values(&self) -> &'static [EnumValueInfo] {
        self.values
    }

    /// Returns the next option of a reader, read as a value of this type.
    pub fn reading<'r, 'a>(self, reader: &'r mut OptionReader<'a>) -> TypedReader<'r, 'a, T> {
        reader.of(self)
    }

    /// Returns the next option of a writer, printed as a value of this type.
    pub fn writing<'w, 'a>(self, writer: &'w mut OptionWriter<'a>) -> TypedWriter<'w, 'a, T> {
        writer.of(self)
    }

    /// Returns a field of an option: one value, a value that may be missing, or a list.
    pub fn borrowed<F: Field<T>>(self, field: &F) -> BorrowedField<'_, F, T> {
        let clone = self.clone;
        BorrowedField { field, clone }
    }
}

impl<T: OptionValue> Default for ValueType<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> std::fmt::Debug for ValueType<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ValueType<{}>", std::any::type_name::<T>())
    }
}

/// A field of an option, with the function that copies its values.
#[derive(Debug)]
pub struct BorrowedField<'f, F, T> {
    field: &'f F,
    clone: fn(&T) -> T,
}

impl<F: Field<T>, T> BorrowedField<'_, F, T> {
    /// Returns a copy, made of copies of the values.
    pub fn to_owned(&self) -> F {
        self.field.copy(self.clone)
    }
}

/// The type of the option with this index, which is declared in Rust and not in the definition of the pass. Generated for
/// structs of options.
pub trait ForeignField<const INDEX: usize, T> {
    /// The functions of the type.
    const TYPE: ValueType<T>;
}

/// Returns the functions of the type of the option with this index.
pub const fn field_type<O: ForeignField<INDEX, T>, const INDEX: usize, T>() -> ValueType<T> {
    O::TYPE
}

/// A field that holds values of an option.
pub trait Field<T>: Sized {
    /// Returns a copy, made of copies of the values.
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
