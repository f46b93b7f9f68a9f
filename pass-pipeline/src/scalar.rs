//! Built-in types of option values: one row for each, read wherever a value is checked, generated, shown or parsed.

mod read;
mod value;

use crate::error::Error;
use read::Reader;
pub use value::Scalar;

/// A row of the table of built-in types.
#[derive(Clone, Copy)]
struct Row {
    name: &'static str,
    rust: RustPath,
    sort: &'static str,
    expected: &'static str,
    reader: Reader,
}

/// Where the Rust type of a built-in type is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RustPath {
    /// This absolute path.
    Standard(&'static str),
    /// This name in the crate of the runtime.
    Runtime(&'static str),
}

/// The syntax of the values of a type in a definition.
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

macro_rules! scalar_types {
    ($($variant:ident: $name:literal, $rust:expr, $sort:literal, $expected:literal, $reader:expr;)*) => {
        /// A built-in type of option values.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
                        reader: $reader,
                    },)*
                }
            }
        }
    };
}

use RustPath::{Runtime, Standard};

scalar_types! {
    // name in definitions, Rust type, sort on pages, what is expected, reader with its limits
    Bool: "bool", Standard("bool"), "bool", "`true` or `false`", Reader::Bool;
    I8: "i8", Standard("i8"), "int", "an integer", Reader::int(i8::MIN as i128, i8::MAX as i128);
    I16: "i16", Standard("i16"), "int", "an integer", Reader::int(i16::MIN as i128, i16::MAX as i128);
    I32: "i32", Standard("i32"), "int", "an integer", Reader::int(i32::MIN as i128, i32::MAX as i128);
    I64: "i64", Standard("i64"), "int", "an integer", Reader::int(i64::MIN as i128, i64::MAX as i128);
    U8: "u8", Standard("u8"), "int", "an integer", Reader::int(0, u8::MAX as i128);
    U16: "u16", Standard("u16"), "int", "an integer", Reader::int(0, u16::MAX as i128);
    U32: "u32", Standard("u32"), "int", "an integer", Reader::int(0, u32::MAX as i128);
    U64: "u64", Standard("u64"), "int", "an integer", Reader::int(0, u64::MAX as i128);
    // Taken to have 64 bits, so that a definition means the same everywhere.
    Usize: "usize", Standard("usize"), "int", "an integer", Reader::int(0, u64::MAX as i128);
    F32: "f32", Standard("f32"), "float", "a number", Reader::F32;
    F64: "f64", Standard("f64"), "float", "a number", Reader::F64;
    String: "string", Standard("::std::string::String"), "string", "text", Reader::Text;
    Char: "char", Standard("char"), "char", "one character", Reader::Char;
    Pipeline: "pipeline", Runtime("PipelineText"), "pipeline", "an anchored pipeline", Reader::Pipeline;
}

impl ScalarType {
    /// The type that definitions call `name`.
    ///
    /// ```
    /// use pass_pipeline::ScalarType;
    /// assert_eq!(ScalarType::named("i64"), Some(ScalarType::I64));
    /// assert_eq!(ScalarType::named("int"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|ty| ty.name() == name)
    }

    /// The name in definitions, such as `i64`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The Rust type.
    pub const fn rust(self) -> RustPath {
        self.row().rust
    }

    /// The sort of value that pages and data name: `bool`, `int`, `float`, `string`, `char`, `pipeline`.
    pub const fn sort(self) -> &'static str {
        self.row().sort
    }

    /// The syntax of values in a definition.
    pub const fn notation(self) -> Notation {
        self.row().reader.notation()
    }

    /// The least and the largest value of an integer type.
    pub const fn limits(self) -> Option<(i128, i128)> {
        match self.row().reader {
            Reader::Int { least, largest } => Some((least, largest)),
            _ => None,
        }
    }

    /// `true` if values have an order, so that options of the type may have a range.
    pub const fn is_ordered(self) -> bool {
        self.row().reader.is_ordered()
    }

    /// `true` if the Rust type is `Copy`.
    pub const fn is_copy(self) -> bool {
        !matches!(self.row().reader, Reader::Text | Reader::Pipeline)
    }

    /// The description of a value, in words that fit behind `expected`.
    ///
    /// ```
    /// use pass_pipeline::ScalarType;
    /// assert_eq!(ScalarType::U8.expected(), "an integer from 0 to 255");
    /// assert_eq!(ScalarType::Char.expected(), "one character");
    /// ```
    pub fn expected(self) -> String {
        let Row {
            expected, reader, ..
        } = self.row();
        match reader {
            Reader::Int { least, largest } => format!("{expected} from {least} to {largest}"),
            Reader::F32 => format!("{expected} up to about 3.4e38"),
            _ => expected.to_owned(),
        }
    }

    /// The `Default` of the Rust type.
    pub fn zero(self) -> Scalar {
        self.row().reader.zero()
    }

    /// Reads a value, for a definition and for a tool that runs alike.
    ///
    /// Integers are decimal, `0x`, `0b`, and octal after `0o` or a leading `0`.
    ///
    /// ```
    /// use pass_pipeline::{Scalar, ScalarType};
    /// assert_eq!(ScalarType::U8.read("0xff"), Ok(Scalar::Int(255)));
    /// let error = ScalarType::U8.read("256").unwrap_err();
    /// assert_eq!(error.message, "expected an integer from 0 to 255, found `256`");
    /// ```
    ///
    /// # Errors
    ///
    /// If `text` is no value of the type; the span is the part of it that is wrong.
    pub fn read(self, text: &str) -> Result<Scalar, Error> {
        read::read(self, text)
    }
}
