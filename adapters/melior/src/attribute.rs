//! Kinds of attributes, each with the type of its values in Rust.

use std::marker::PhantomData;

use crate::attr::Attribute;
use crate::reader::Reader;
use crate::sys;
use crate::ty::Type;

/// A kind of attributes, with the Rust types of its values.
pub trait AttributeKind {
    /// The type of the value that reading an attribute returns.
    type Value<'r>;

    /// The type of the value that writing an attribute takes.
    type Argument<'r: 'a, 'a>: Copy + 'a;

    /// Returns the value of an attribute, or `None` if it is of another kind.
    fn read(attribute: Attribute<'_>) -> Option<Self::Value<'_>>;

    /// Creates an attribute. Returns `None` if no attribute of this kind has the value.
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

/// A unit attribute, whose presence is its only value.
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

/// A type attribute.
#[derive(Debug)]
pub struct TypeValue;

impl AttributeKind for TypeValue {
    type Value<'r> = Type<'r>;
    type Argument<'r: 'a, 'a> = Type<'r>;

    fn read(attribute: Attribute<'_>) -> Option<Type<'_>> {
        attribute.type_value()
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: Type<'r>) -> Option<Attribute<'r>> {
        Some(reader.type_attribute(value))
    }
}

/// A string in UTF-8.
#[derive(Debug)]
pub struct Text;

impl AttributeKind for Text {
    type Value<'r> = String;
    type Argument<'r: 'a, 'a> = &'a str;

    fn read(attribute: Attribute<'_>) -> Option<String> {
        attribute.string()
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
        attribute.symbol()
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
        Some(integer(attribute, |r#type| is_signless(r#type, 1))? != 0)
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

/// Returns the value of an integer attribute, or `None` if its type is another.
fn integer(attribute: Attribute<'_>, is_type: impl Fn(Type<'_>) -> bool) -> Option<i128> {
    let is_typed = attribute.is_integer() && attribute.r#type().is_some_and(is_type);
    is_typed.then(|| attribute.integer())?
}

fn is_signless(r#type: Type<'_>, width: u32) -> bool {
    r#type.is_signless() && r#type.integer_width() == Some(width)
}

fn is_signed(r#type: Type<'_>, width: u32) -> bool {
    r#type.is_signed() && r#type.integer_width() == Some(width)
}

fn is_unsigned(r#type: Type<'_>, width: u32) -> bool {
    r#type.is_unsigned() && r#type.integer_width() == Some(width)
}

fn is_index(r#type: Type<'_>, _width: u32) -> bool {
    r#type.is_index()
}

/// A kind of integers that fit into 64 bits with their sign.
pub trait IntegerKind {
    /// Returns the value of an attribute, or `None` if it is of another kind.
    fn read_integer(attribute: Attribute<'_>) -> Option<i64>;

    /// Creates an attribute. Returns `None` if the value does not fit.
    fn write_integer<'r>(reader: &'r Reader<'r>, value: i64) -> Option<Attribute<'r>>;
}

macro_rules! integers {
    ($($(#[$doc:meta])* $name:ident $text:literal $is_type:ident $ty:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl AttributeKind for $name {
            type Value<'r> = $ty;
            type Argument<'r: 'a, 'a> = $ty;

            fn read(attribute: Attribute<'_>) -> Option<$ty> {
                integer(attribute, |r#type| $is_type(r#type, <$ty>::BITS))?.try_into().ok()
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
    /// An integer of type `i8`, read with a sign.
    I8 "i8" is_signless i8;
    /// An integer of type `i16`, read with a sign.
    I16 "i16" is_signless i16;
    /// An integer of type `i32`, read with a sign.
    I32 "i32" is_signless i32;
    /// An integer of type `i64`, read with a sign.
    I64 "i64" is_signless i64;
    /// An integer of type `si8`.
    SI8 "si8" is_signed i8;
    /// An integer of type `si16`.
    SI16 "si16" is_signed i16;
    /// An integer of type `si32`.
    SI32 "si32" is_signed i32;
    /// An integer of type `si64`.
    SI64 "si64" is_signed i64;
    /// An integer of type `ui8`.
    UI8 "ui8" is_unsigned u8;
    /// An integer of type `ui16`.
    UI16 "ui16" is_unsigned u16;
    /// An integer of type `ui32`.
    UI32 "ui32" is_unsigned u32;
    /// An integer of type `ui64`.
    UI64 "ui64" is_unsigned u64;
    /// An integer of type `index`.
    Index "index" is_index i64;
}

macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident $text:literal $is_type:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl AttributeKind for $name {
            type Value<'r> = f64;
            type Argument<'r: 'a, 'a> = f64;

            fn read(attribute: Attribute<'_>) -> Option<f64> {
                let number = attribute.float()?;
                attribute.r#type()?.$is_type().then_some(number)
            }

            fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: f64) -> Option<Attribute<'r>> {
                reader.float(reader.parse_type($text).ok()?, value)
            }
        }
    )*};
}

floats! {
    /// A number of type `f16`.
    F16 "f16" is_f16;
    /// A number of type `bf16`.
    BF16 "bf16" is_bf16;
    /// A number of type `f32`.
    F32 "f32" is_f32;
    /// A number of type `f64`.
    F64 "f64" is_f64;
}

/// A list whose elements are of one kind.
#[derive(Debug)]
pub struct Array<K>(PhantomData<K>);

impl<K: AttributeKind> AttributeKind for Array<K> {
    type Value<'r> = Vec<K::Value<'r>>;
    type Argument<'r: 'a, 'a> = &'a [K::Argument<'r, 'a>];

    fn read(attribute: Attribute<'_>) -> Option<Vec<K::Value<'_>>> {
        attribute.elements()?.into_iter().map(K::read).collect()
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

    /// Returns the case with a keyword.
    fn from_keyword(keyword: &str) -> Option<Self>;

    /// Returns the keyword.
    fn keyword(self) -> String;
}

/// An enumeration whose attributes are integers of kind `K`.
#[derive(Debug)]
pub struct IntegerEnum<E, K>(PhantomData<(E, K)>);

impl<E: Enumeration, K: IntegerKind> AttributeKind for IntegerEnum<E, K> {
    type Value<'r> = E;
    type Argument<'r: 'a, 'a> = E;

    fn read(attribute: Attribute<'_>) -> Option<E> {
        E::from_number(K::read_integer(attribute)?)
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: E) -> Option<Attribute<'r>> {
        K::write_integer(reader, value.number())
    }
}

/// An attribute of a dialect with an enumeration as its parameter.
pub trait EnumerationAttribute {
    /// The enumeration.
    type Cases: Enumeration;

    /// The text before the case, such as `#arith.fastmath<`.
    const PREFIX: &'static str;

    /// The text after the case, such as `>`.
    const SUFFIX: &'static str;

    /// The name of the attribute, such as `arith.fastmath`.
    const NAME: &'static str;
}

/// An enumeration that is an attribute of its dialect.
#[derive(Debug)]
pub struct DialectEnum<A>(PhantomData<A>);

impl<A: EnumerationAttribute> AttributeKind for DialectEnum<A> {
    type Value<'r> = A::Cases;
    type Argument<'r: 'a, 'a> = A::Cases;

    /// Parses the text of the attribute: the C API has no enumerations of dialects.
    fn read(attribute: Attribute<'_>) -> Option<A::Cases> {
        let text = attribute.to_string();
        let parse = |prefix: &str, suffix: &str| {
            let case = text.strip_prefix(prefix)?.strip_suffix(suffix)?;
            A::Cases::from_keyword(case.trim_matches('"'))
        };
        parse(&format!("#{}<\"", A::NAME), "\">").or_else(|| parse(A::PREFIX, A::SUFFIX))
    }

    fn write<'r: 'a, 'a>(reader: &'r Reader<'r>, value: A::Cases) -> Option<Attribute<'r>> {
        let case = value.keyword();
        // An attribute of a dialect that a `DialectDefinition` defines has a string as parameter.
        let texts = [
            format!("#{}<\"{case}\">", A::NAME),
            format!("{}{case}{}", A::PREFIX, A::SUFFIX),
        ];
        let mut parsed = texts
            .iter()
            .filter_map(|text| reader.parse_attribute(text).ok());
        parsed
            .find(|parsed| Self::read(*parsed).is_some_and(|case| case.number() == value.number()))
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
                $crate::attribute::parse_flags(Self::CASES, keyword).map(Self)
            }

            fn keyword(self) -> ::std::string::String {
                $crate::attribute::format_flags(Self::CASES, $separator, self.0)
            }
        }
    };
}

/// Parses the keywords of flags with separators.
#[doc(hidden)]
pub fn parse_flags(cases: &[(i64, &str)], keywords: &str) -> Option<i64> {
    let mut words = keywords.split(['|', ',']).map(str::trim);
    words.try_fold(0, |bits, word| {
        let case = cases.iter().find(|(_, keyword)| *keyword == word);
        case.map(|(number, _)| bits | number)
    })
}

/// Returns the keyword of a combination of flags, or else the keywords of its bits.
#[doc(hidden)]
pub fn format_flags(cases: &[(i64, &str)], separator: &str, bits: i64) -> String {
    if let Some((_, keyword)) = cases.iter().find(|(number, _)| *number == bits) {
        return (*keyword).to_owned();
    }
    let single = cases
        .iter()
        .filter(|(number, _)| number.count_ones() == 1 && bits & number != 0);
    let words: Vec<_> = single.map(|(_, keyword)| *keyword).collect();
    let separator = format!("{} ", separator.trim()).replace("| ", "|");
    words.join(&separator)
}
