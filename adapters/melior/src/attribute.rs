//! Kinds of attributes, each with the type of its values in Rust.

use std::marker::PhantomData;

use melior::ir::attribute::{
    ArrayAttribute, FlatSymbolRefAttribute, FloatAttribute, StringAttribute, TypeAttribute,
};
use melior::ir::{Attribute, AttributeLike, Type};

use crate::reader::Reader;
use crate::sys;

/// A kind of attributes.
pub trait AttributeKind {
    /// The type of the value that reading an attribute returns.
    type Value<'r>;

    /// The type of the value from which an attribute is made.
    type Argument<'r: 'a, 'a>: Copy + 'a;

    /// Returns the value of an attribute. `None` if it is of another kind.
    fn read(attribute: Attribute<'_>) -> Option<Self::Value<'_>>;

    /// Makes an attribute. `None` if none of this kind has the value.
    fn write<'r: 'a, 'a>(
        reader: &'r Reader<'r>,
        value: Self::Argument<'r, 'a>,
    ) -> Option<Attribute<'r>>;
}

/// An attribute of any kind, as it is.
#[derive(Debug)]
pub struct Any;

impl AttributeKind for Any {
    type Value<'r> = Attribute<'r>;
    type Argument<'r: 'a, 'a> = Attribute<'r>;

    fn read(attribute: Attribute<'_>) -> Option<Attribute<'_>> {
        Some(attribute)
    }

    fn write<'r: 'a, 'a>(_: &'r Reader<'r>, value: Attribute<'r>) -> Option<Attribute<'r>> {
        Some(value)
    }
}

/// An attribute that is no more than present.
#[derive(Debug)]
pub struct Unit;

impl AttributeKind for Unit {
    type Value<'r> = ();
    type Argument<'r: 'a, 'a> = ();

    fn read(attribute: Attribute<'_>) -> Option<()> {
        attribute.is_unit().then_some(())
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, (): ()) -> Option<Attribute<'r>> {
        Some(reader.unit())
    }
}

/// A type.
#[derive(Debug)]
pub struct OfType;

impl AttributeKind for OfType {
    type Value<'r> = Type<'r>;
    type Argument<'r: 'a, 'a> = Type<'r>;

    fn read(attribute: Attribute<'_>) -> Option<Type<'_>> {
        Some(TypeAttribute::try_from(attribute).ok()?.value())
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: Type<'r>) -> Option<Attribute<'r>> {
        Some(reader.type_attribute(value))
    }
}

/// A string. One that is not UTF-8 is of another kind.
#[derive(Debug)]
pub struct Text;

impl AttributeKind for Text {
    type Value<'r> = String;
    type Argument<'r: 'a, 'a> = &'a str;

    fn read(attribute: Attribute<'_>) -> Option<String> {
        sys::utf8(sys::string_value(
            StringAttribute::try_from(attribute).ok()?,
        ))
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: &'a str) -> Option<Attribute<'r>> {
        Some(reader.string(value))
    }
}

/// A reference to a symbol that is not nested.
#[derive(Debug)]
pub struct Symbol;

impl AttributeKind for Symbol {
    type Value<'r> = String;
    type Argument<'r: 'a, 'a> = &'a str;

    fn read(attribute: Attribute<'_>) -> Option<String> {
        sys::utf8(sys::symbol_value(
            FlatSymbolRefAttribute::try_from(attribute).ok()?,
        ))
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: &'a str) -> Option<Attribute<'r>> {
        Some(reader.symbol_ref(value))
    }
}

/// A truth value, which is an integer of type `i1`.
#[derive(Debug)]
pub struct Bool;

impl AttributeKind for Bool {
    type Value<'r> = bool;
    type Argument<'r: 'a, 'a> = bool;

    fn read(attribute: Attribute<'_>) -> Option<bool> {
        Some(integer(attribute, "i1")? != 0)
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: bool) -> Option<Attribute<'r>> {
        reader.integer(reader.integer_type(1), value.into())
    }
}

/// A truth value that is a unit attribute where it is true: the property `UnitProp`.
#[derive(Debug)]
pub struct Flag;

impl AttributeKind for Flag {
    type Value<'r> = bool;
    type Argument<'r: 'a, 'a> = bool;

    fn read(attribute: Attribute<'_>) -> Option<bool> {
        Unit::read(attribute).map_or_else(|| Bool::read(attribute), |()| Some(true))
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: bool) -> Option<Attribute<'r>> {
        if value {
            Unit::write(reader, ())
        } else {
            Bool::write(reader, false)
        }
    }
}

/// Returns the value of an integer attribute of this type.
fn integer(attribute: Attribute<'_>, r#type: &str) -> Option<i128> {
    let is_typed = attribute.is_integer() && attribute.r#type().to_string() == r#type;
    is_typed.then(|| sys::integer(attribute))?
}

/// A kind of integers that fit into 64 bits with their sign.
pub trait IntegerKind {
    /// Returns the value of an attribute. `None` if it is of another kind.
    fn read_integer(attribute: Attribute<'_>) -> Option<i64>;

    /// Makes an attribute. `None` if the value does not fit.
    fn write_integer<'r>(reader: &'r Reader<'r>, value: i64) -> Option<Attribute<'r>>;
}

macro_rules! integers {
    ($($(#[$doc:meta])* $name:ident $text:literal $ty:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl AttributeKind for $name {
            type Value<'r> = $ty;
            type Argument<'r: 'a, 'a> = $ty;

            fn read(attribute: Attribute<'_>) -> Option<$ty> {
                integer(attribute, $text)?.try_into().ok()
            }

            fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: $ty) -> Option<Attribute<'r>> {
                reader.integer(reader.parse_type($text).ok()?, value.into())
            }
        }

        impl IntegerKind for $name {
            fn read_integer(attribute: Attribute<'_>) -> Option<i64> {
                Self::read(attribute)?.try_into().ok()
            }

            fn write_integer<'r>(reader: &'r Reader<'r>, value: i64) -> Option<Attribute<'r>> {
                Self::write(reader, value.try_into().ok()?)
            }
        }
    )*};
}

integers! {
    /// An integer of type `i8`, which is negative if its first bit is set.
    I8 "i8" i8;
    /// An integer of type `i16`, which is negative if its first bit is set.
    I16 "i16" i16;
    /// An integer of type `i32`, which is negative if its first bit is set.
    I32 "i32" i32;
    /// An integer of type `i64`, which is negative if its first bit is set.
    I64 "i64" i64;
    /// An integer of type `si8`.
    SI8 "si8" i8;
    /// An integer of type `si16`.
    SI16 "si16" i16;
    /// An integer of type `si32`.
    SI32 "si32" i32;
    /// An integer of type `si64`.
    SI64 "si64" i64;
    /// An integer of type `ui8`.
    UI8 "ui8" u8;
    /// An integer of type `ui16`.
    UI16 "ui16" u16;
    /// An integer of type `ui32`.
    UI32 "ui32" u32;
    /// An integer of type `ui64`.
    UI64 "ui64" u64;
    /// An integer of type `index`.
    Index "index" i64;
}

macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident $text:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl AttributeKind for $name {
            type Value<'r> = f64;
            type Argument<'r: 'a, 'a> = f64;

            fn read(attribute: Attribute<'_>) -> Option<f64> {
                let number = FloatAttribute::try_from(attribute).ok()?;
                (attribute.r#type().to_string() == $text).then(|| number.value())
            }

            fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: f64) -> Option<Attribute<'r>> {
                reader.float(reader.parse_type($text).ok()?, value)
            }
        }
    )*};
}

floats! {
    /// A number of type `f16`.
    F16 "f16";
    /// A number of type `bf16`.
    BF16 "bf16";
    /// A number of type `f32`.
    F32 "f32";
    /// A number of type `f64`.
    F64 "f64";
}

/// A list whose elements are of one kind.
#[derive(Debug)]
pub struct Array<K>(PhantomData<K>);

impl<K: AttributeKind> AttributeKind for Array<K> {
    type Value<'r> = Vec<K::Value<'r>>;
    type Argument<'r: 'a, 'a> = &'a [K::Argument<'r, 'a>];

    fn read(attribute: Attribute<'_>) -> Option<Vec<K::Value<'_>>> {
        let array = ArrayAttribute::try_from(attribute).ok()?;
        let elements = (0..array.len()).map(|index| K::read(array.element(index).ok()?));
        elements.collect()
    }

    fn write<'r: 'a, 'a>(
        reader: &'r Reader<'r>,
        value: Self::Argument<'r, 'a>,
    ) -> Option<Attribute<'r>> {
        let elements = value.iter().map(|value| K::write(reader, *value));
        reader.array(&elements.collect::<Option<Vec<_>>>()?)
    }
}

macro_rules! dense_arrays {
    ($($(#[$doc:meta])* $name:ident $ty:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl AttributeKind for $name {
            type Value<'r> = Vec<$ty>;
            type Argument<'r: 'a, 'a> = &'a [$ty];

            fn read(attribute: Attribute<'_>) -> Option<Vec<$ty>> {
                <$ty as sys::Dense>::read(attribute)
            }

            fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: &'a [$ty]) -> Option<Attribute<'r>> {
                Some(<$ty as sys::Dense>::write(reader.context().raw_context(), value))
            }
        }
    )*};
}

dense_arrays! {
    /// An array of truth values.
    DenseBool bool;
    /// An array of integers of type `i8`.
    DenseI8 i8;
    /// An array of integers of type `i16`.
    DenseI16 i16;
    /// An array of integers of type `i32`.
    DenseI32 i32;
    /// An array of integers of type `i64`.
    DenseI64 i64;
    /// An array of numbers of type `f32`.
    DenseF32 f32;
    /// An array of numbers of type `f64`.
    DenseF64 f64;
}

/// The cases of an enumeration. `pass-melior-build` generates the types that implement it.
pub trait Enumeration: Copy + 'static {
    /// Returns the case with a number.
    fn from_number(number: i64) -> Option<Self>;

    /// Returns the number.
    fn number(self) -> i64;

    /// Returns the case that is written so.
    fn from_keyword(keyword: &str) -> Option<Self>;

    /// Returns how the case is written.
    fn keyword(self) -> String;
}

/// A case of an enumeration as an integer of kind `K`.
#[derive(Debug)]
pub struct Number<E, K>(PhantomData<(E, K)>);

impl<E: Enumeration, K: IntegerKind> AttributeKind for Number<E, K> {
    type Value<'r> = E;
    type Argument<'r: 'a, 'a> = E;

    fn read(attribute: Attribute<'_>) -> Option<E> {
        E::from_number(K::read_integer(attribute)?)
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: E) -> Option<Attribute<'r>> {
        K::write_integer(reader, value.number())
    }
}

/// An enumeration that has an attribute of its own in its dialect.
pub trait EnumerationAttribute {
    /// The enumeration.
    type Cases: Enumeration;

    /// What is written before and after the case, such as `#arith.fastmath<` and `>`.
    const AROUND: (&'static str, &'static str);

    /// The name of the attribute, such as `arith.fastmath`.
    const NAME: &'static str;
}

/// A case of an enumeration as an attribute of its dialect.
#[derive(Debug)]
pub struct Case<A>(PhantomData<A>);

impl<A: EnumerationAttribute> AttributeKind for Case<A> {
    type Value<'r> = A::Cases;
    type Argument<'r: 'a, 'a> = A::Cases;

    /// Reads the text of the attribute: no function of MLIR returns the case of another one's enumeration.
    fn read(attribute: Attribute<'_>) -> Option<A::Cases> {
        let text = attribute.to_string();
        let (before, after) = A::AROUND;
        let defined = (format!("#{}<\"", A::NAME), "\">");
        let inner = |before: &str, after: &str| {
            let case = text.strip_prefix(before)?.strip_suffix(after)?;
            A::Cases::from_keyword(case.trim_matches('"'))
        };
        inner(&defined.0, defined.1).or_else(|| inner(before, after))
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: A::Cases) -> Option<Attribute<'r>> {
        let ((before, after), case) = (A::AROUND, value.keyword());
        // An attribute of a dialect that a table defines has a string as parameter.
        let texts = [
            format!("#{}<\"{case}\">", A::NAME),
            format!("{before}{case}{after}"),
        ];
        let parsed = texts
            .iter()
            .filter_map(|text| reader.parse_attribute(text).ok());
        let mut right = parsed.filter(|parsed| {
            Self::read(*parsed).is_some_and(|read| read.number() == value.number())
        });
        right.next()
    }
}

/// Defines an enumeration with its numbers and keywords, as `pass-melior-build` generates it.
#[doc(hidden)]
#[macro_export]
macro_rules! enumeration {
    ($(#[$meta:meta])* $name:ident { $($case:ident = $number:literal $keyword:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(
                #[doc = concat!("`", $keyword, "`.")]
                $case,
            )*
        }

        impl $crate::attribute::Enumeration for $name {
            fn from_number(number: i64) -> ::std::option::Option<Self> {
                match number {
                    $($number => ::std::option::Option::Some(Self::$case),)*
                    _ => ::std::option::Option::None,
                }
            }

            fn number(self) -> i64 {
                match self {
                    $(Self::$case => $number,)*
                }
            }

            fn from_keyword(keyword: &str) -> ::std::option::Option<Self> {
                match keyword {
                    $($keyword => ::std::option::Option::Some(Self::$case),)*
                    _ => ::std::option::Option::None,
                }
            }

            fn keyword(self) -> ::std::string::String {
                let keyword = match self {
                    $(Self::$case => $keyword,)*
                };
                ::std::string::ToString::to_string(keyword)
            }
        }
    };
}

/// Defines a set of bits with their keywords, as `pass-melior-build` generates it.
#[doc(hidden)]
#[macro_export]
macro_rules! bits {
    ($(#[$meta:meta])* $name:ident $separator:literal { $($case:ident = $number:literal $keyword:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name(i64);

        impl $name {
            $(
                #[doc = concat!("`", $keyword, "`.")]
                pub const $case: Self = Self($number);
            )*

            const CASES: &'static [(i64, &'static str)] = &[$(($number, $keyword)),*];

            /// Returns whether all bits of another set are in this one.
            pub fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl ::std::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl $crate::attribute::Enumeration for $name {
            fn from_number(number: i64) -> ::std::option::Option<Self> {
                let known = Self::CASES.iter().fold(0, |bits, case| bits | case.0);
                (number & !known == 0).then_some(Self(number))
            }

            fn number(self) -> i64 {
                self.0
            }

            fn from_keyword(keyword: &str) -> ::std::option::Option<Self> {
                $crate::attribute::bits_of(Self::CASES, keyword).map(Self)
            }

            fn keyword(self) -> ::std::string::String {
                $crate::attribute::keyword_of(Self::CASES, $separator, self.0)
            }
        }
    };
}

/// Returns the bits of keywords with separators.
#[doc(hidden)]
pub fn bits_of(cases: &[(i64, &str)], keywords: &str) -> Option<i64> {
    let words = keywords.split(['|', ',']).map(str::trim);
    words.into_iter().try_fold(0, |bits, word| {
        let case = cases.iter().find(|(_, keyword)| *keyword == word);
        case.map(|(number, _)| bits | number)
    })
}

/// Returns the keywords of single bits, or the one of all bits together.
#[doc(hidden)]
pub fn keyword_of(cases: &[(i64, &str)], separator: &str, bits: i64) -> String {
    if let Some((_, whole)) = cases.iter().find(|(number, _)| *number == bits) {
        return (*whole).to_owned();
    }
    let single = cases
        .iter()
        .filter(|(number, _)| number.count_ones() == 1 && bits & number != 0);
    let words: Vec<_> = single.map(|(_, keyword)| *keyword).collect();
    let separator = format!("{} ", separator.trim()).replace("| ", "|");
    words.join(&separator)
}
