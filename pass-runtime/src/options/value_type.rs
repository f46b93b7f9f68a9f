//! The implementation of `OptionValue` for a type, as data.

use crate::options::defaults::Defaults;
use crate::options::error::OptionError;
use crate::options::info::EnumValueInfo;
use crate::options::pipeline_text::PipelineText;
use crate::options::reader::{OptionReader, TypedReader};
use crate::options::value::{DefaultValue, OptionValue};
use crate::options::writer::{OptionWriter, TypedWriter};

/// Calls a function on each pipeline in a value.
type VisitPipelines<T> = fn(&T, &mut dyn FnMut(&PipelineText));

/// The functions that read, print and copy values of a type.
///
/// Generated code puts them in a [`ForeignField`], and nowhere else asks a type for its implementation of [`OptionValue`]: a
/// type that lacks one is one error of the compiler.
pub struct ValueType<T> {
    pub(crate) bare: Option<&'static str>,
    pub(crate) parse: fn(&str) -> Result<T, OptionError>,
    pub(crate) print: fn(&T) -> String,
    pub(crate) for_each_pipeline: VisitPipelines<T>,
    clone: fn(&T) -> T,
    values: &'static [EnumValueInfo],
}

impl<T> ValueType<T> {
    /// Returns the type of an option that states its default, or has none.
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

    /// Returns all values, if they are those of an enumeration.
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

    /// Returns the next default. Only the option knows what it is.
    pub fn defaulting(self, defaults: &mut Defaults) -> &mut Defaults {
        defaults
    }

    /// Returns a field of an option: one value, a value that may be missing, or a list.
    pub fn borrowed<F: Field<T>>(self, field: &F) -> BorrowedField<'_, F, T> {
        let clone = self.clone;
        BorrowedField { field, clone }
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

impl<T: OptionValue> Default for ValueType<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The type of an option whose default is that of the type.
#[derive(Debug)]
pub struct DefaultedType<T> {
    ty: ValueType<T>,
    default: fn() -> T,
}

impl<T> DefaultedType<T> {
    /// Returns the type with its own default.
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

    /// Returns all values, if they are those of an enumeration.
    pub const fn values(&self) -> &'static [EnumValueInfo] {
        self.ty.values
    }

    /// [`ValueType::reading`]
    pub fn reading<'r, 'a>(
        self,
        reader: &'r mut OptionReader<'a>,
    ) -> Defaulted<TypedReader<'r, 'a, T>, T> {
        self.defaulted(|ty| ty.reading(reader))
    }

    /// [`ValueType::writing`]
    pub fn writing<'w, 'a>(
        self,
        writer: &'w mut OptionWriter<'a>,
    ) -> Defaulted<TypedWriter<'w, 'a, T>, T> {
        self.defaulted(|ty| ty.writing(writer))
    }

    /// Returns the next default.
    pub fn defaulting(self, defaults: &mut Defaults) -> Defaulted<&mut Defaults, T> {
        self.defaulted(|_| defaults)
    }

    /// [`ValueType::borrowed`]
    pub fn borrowed<F: Field<T>>(self, field: &F) -> BorrowedField<'_, F, T> {
        self.ty.borrowed(field)
    }

    fn defaulted<A>(self, access: impl FnOnce(ValueType<T>) -> A) -> Defaulted<A, T> {
        Defaulted {
            access: access(self.ty),
            default: self.default,
        }
    }
}

/// Access to the next option, with the default of its type.
#[derive(Debug)]
pub struct Defaulted<A, T> {
    access: A,
    default: fn() -> T,
}

impl<T> Defaulted<TypedReader<'_, '_, T>, T> {
    /// Returns the value of the option.
    pub fn or_default(self) -> Option<T> {
        self.access.or_default(self.default)
    }
}

impl<T> Defaulted<TypedWriter<'_, '_, T>, T> {
    /// Takes the value of the option.
    pub fn or_default(self, value: &T) {
        self.access.or_default(value, self.default);
    }
}

impl<T> Defaulted<&mut Defaults, T> {
    /// Returns the default of the type.
    pub fn or_default(self) -> T {
        self.access.or_default_of(self.default)
    }
}

impl<T> std::fmt::Debug for ValueType<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ValueType<{}>", std::any::type_name::<T>())
    }
}

/// The type of the option with this index, which is declared in Rust and not in the definition of the pass: `T` is its
/// [`ValueType`] or [`DefaultedType`]. Generated for structs of options.
pub trait ForeignField<const INDEX: usize, T> {
    /// The functions of the type.
    const TYPE: T;
}

/// Returns the functions of the type of the option with this index.
pub const fn field_type<O: ForeignField<INDEX, T>, const INDEX: usize, T>() -> T {
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
