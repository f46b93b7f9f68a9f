//! Built-in types of option values: one row for each, used by checks, generators, pages and parsers.

mod duration;
mod read;
mod value;

use crate::error::Error;
pub use value::{RustValue, Scalar};

struct Row {
    name: &'static str,
    rust: RustPath,
    sort: &'static str,
    expected: &'static str,
    limits: Option<(i128, i128)>,
    zero: fn() -> Scalar,
    read: fn(ScalarType, &str) -> Result<Scalar, Error>,
}

/// The definition of the Rust type of a built-in type.
///
/// Closed: generated code has to handle each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RustPath {
    /// A type in scope without an import: a primitive type, or a path whose last name is in the prelude.
    Prelude(&'static str),
    /// An absolute path of the standard library.
    Standard(&'static str),
    /// A path below the crate of the runtime.
    Runtime(&'static str),
}

impl RustPath {
    /// Returns the last name of the path.
    pub fn name(self) -> &'static str {
        let (Self::Prelude(path) | Self::Standard(path) | Self::Runtime(path)) = self;
        path.rsplit("::").next().unwrap_or(path)
    }

    /// Returns the spelling of the type where the runtime's types are imported.
    pub fn written(self) -> &'static str {
        match self {
            Self::Standard(path) => path,
            Self::Prelude(_) | Self::Runtime(_) => self.name(),
        }
    }
}

/// The syntax of the values of a type in a definition.
///
/// Closed: each front end has to handle each syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// As `true` or `false`.
    Bool,
    /// As a whole number.
    Integer,
    /// As a number.
    Number,
    /// As text in quotes.
    Quoted,
}

/// Calls a macro with the table of built-in types.
#[doc(hidden)]
#[macro_export]
macro_rules! built_in_types {
    ($callback:ident) => {
        $callback! {
            // Variant: Rust type, `Scalar` variant; name in definitions, Rust path, category, description, limits, default,
            // parser
            Bool: bool, Bool; "bool", Prelude("bool"), "bool", "`true` or `false`", None, Scalar::Bool(false), read::boolean;
            I8: i8, Int; "i8", Prelude("i8"), "int", "an integer", limits(i8::MIN as i128, i8::MAX as i128), Scalar::Int(0), read::integer;
            I16: i16, Int; "i16", Prelude("i16"), "int", "an integer", limits(i16::MIN as i128, i16::MAX as i128), Scalar::Int(0), read::integer;
            I32: i32, Int; "i32", Prelude("i32"), "int", "an integer", limits(i32::MIN as i128, i32::MAX as i128), Scalar::Int(0), read::integer;
            I64: i64, Int; "i64", Prelude("i64"), "int", "an integer", limits(i64::MIN as i128, i64::MAX as i128), Scalar::Int(0), read::integer;
            U8: u8, Int; "u8", Prelude("u8"), "int", "an integer", limits(0, u8::MAX as i128), Scalar::Int(0), read::integer;
            U16: u16, Int; "u16", Prelude("u16"), "int", "an integer", limits(0, u16::MAX as i128), Scalar::Int(0), read::integer;
            U32: u32, Int; "u32", Prelude("u32"), "int", "an integer", limits(0, u32::MAX as i128), Scalar::Int(0), read::integer;
            U64: u64, Int; "u64", Prelude("u64"), "int", "an integer", limits(0, u64::MAX as i128), Scalar::Int(0), read::integer;
            // Taken to have 64 bits, so that a definition means the same everywhere.
            Usize: usize, Int; "usize", Prelude("usize"), "int", "an integer", limits(0, u64::MAX as i128), Scalar::Int(0), read::integer;
            F32: f32, F32; "f32", Prelude("f32"), "float", "a number up to about 3.4e38", None, Scalar::F32(0.0), read::float32;
            F64: f64, F64; "f64", Prelude("f64"), "float", "a number", None, Scalar::F64(0.0), read::float64;
            String: String, Text; "string", Prelude("::std::string::String"), "string", "text", None, Scalar::Text(String::new()), read::text;
            Char: char, Char; "char", Prelude("char"), "char", "one character", None, Scalar::Char('\0'), read::character;
            Duration: ::std::time::Duration, Duration; "duration", Standard("::std::time::Duration"), "duration", "a duration such as `1.5s`, in `h`, `min`, `s`, `ms`, `us` or `ns`", None, Scalar::Duration(std::time::Duration::ZERO), duration::read;
            Pipeline: PipelineText, Pipeline; "pipeline", Runtime("options::PipelineText"), "pipeline", "an anchored pipeline", None, value::empty_pipeline(), read::pipeline;
        }
    };
}

macro_rules! scalar_types {
    ($($variant:ident: $_ty:ty, $_form:ident; $name:literal, $rust:expr, $sort:literal, $expected:literal, $limits:expr,
       $zero:expr, $read:expr;)*) => {
        /// A built-in type of option values.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum ScalarType {
            $(#[doc = concat!("`", $name, "`: ", $expected, ".")] $variant,)*
        }

        impl ScalarType {
            /// All types, in the order in which documentation lists them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            const fn row(self) -> Row {
                match self {
                    $(Self::$variant => Row {
                        name: $name,
                        rust: $rust,
                        sort: $sort,
                        expected: $expected,
                        limits: $limits,
                        zero: || $zero,
                        read: $read,
                    },)*
                }
            }
        }
    };
}

use RustPath::{Prelude, Runtime, Standard};

built_in_types!(scalar_types);

const fn limits(least: i128, largest: i128) -> Option<(i128, i128)> {
    Some((least, largest))
}

impl ScalarType {
    /// Returns the type with a name in definitions.
    ///
    /// ```
    /// use pass_text::scalar::ScalarType;
    /// assert_eq!(ScalarType::named("i64"), Some(ScalarType::I64));
    /// assert_eq!(ScalarType::named("int"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|ty| ty.name() == name)
    }

    /// Returns the name in definitions, such as `i64`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the Rust type.
    pub const fn rust(self) -> RustPath {
        self.row().rust
    }

    /// Returns the category of the type on pages and in data: `bool`, `int`, `float`, `string`, `char`, `duration`, `pipeline`.
    pub const fn sort(self) -> &'static str {
        self.row().sort
    }

    /// Returns the syntax of values in a definition.
    pub fn notation(self) -> Notation {
        self.zero().notation()
    }

    /// Returns the value that an option without `=` stands for, if the type allows that.
    pub const fn bare(self) -> Option<&'static str> {
        match self {
            Self::Bool => Some("true"),
            _ => None,
        }
    }

    /// Returns the least and the largest value of an integer type.
    pub const fn limits(self) -> Option<(i128, i128)> {
        self.row().limits
    }

    /// Returns true if values are ordered, so that options of the type can have a range.
    pub fn is_ordered(self) -> bool {
        let zero = self.zero();
        zero.order(&zero).is_some()
    }

    /// Returns true if the Rust type is `Copy`.
    pub fn is_copy(self) -> bool {
        !matches!(self.zero(), Scalar::Text(_) | Scalar::Pipeline(_))
    }

    /// Returns the description of a value, for messages that begin with `expected`.
    ///
    /// ```
    /// use pass_text::scalar::ScalarType;
    /// assert_eq!(ScalarType::U8.expected(), "an integer from 0 to 255");
    /// assert_eq!(ScalarType::Char.expected(), "one character");
    /// ```
    pub fn expected(self) -> String {
        let expected = self.row().expected;
        match self.limits() {
            Some((least, largest)) => format!("{expected} from {least} to {largest}"),
            None => expected.to_owned(),
        }
    }

    /// Returns the `Default` of the Rust type.
    pub fn zero(self) -> Scalar {
        (self.row().zero)()
    }

    /// Reads a value, in definitions and at run time alike.
    ///
    /// Integers are decimal, `0x`, `0b`, and octal after `0o` or a leading `0`.
    ///
    /// ```
    /// use pass_text::scalar::{Scalar, ScalarType};
    /// assert_eq!(ScalarType::U8.read("0xff"), Ok(Scalar::Int(255)));
    /// let error = ScalarType::U8.read("256").unwrap_err();
    /// assert_eq!(error.message, "expected an integer from 0 to 255, found `256`");
    /// ```
    ///
    /// # Errors
    ///
    /// If `text` is not a value of the type; the span of the error is the offending part.
    pub fn read(self, text: &str) -> Result<Scalar, Error> {
        (self.row().read)(self, text)
    }
}
