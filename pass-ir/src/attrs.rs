//! Attributes: what an [`Attr`] handle stands for.

use crate::handle::{Attr, Ident, Loc, Type};
use crate::int::Int;

/// An attribute, with handles to its parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttrData {
    /// `unit`: present, and nothing more.
    Unit,
    /// `5 : i32`, `true`.
    Integer {
        /// The bits.
        value: Int,
        /// An integer type or `index`.
        ty: Type,
    },
    /// `1.5 : f32`.
    Float {
        /// The bits in the format of the type.
        bits: u128,
        /// A floating-point type.
        ty: Type,
    },
    /// `"text"`, `"text" : !d.t`.
    String {
        /// The text.
        text: Ident,
        /// The type, which is seldom there.
        ty: Option<Type>,
    },
    /// A string that is not UTF-8.
    Bytes {
        /// The bytes.
        bytes: Box<[u8]>,
        /// The type, which is seldom there.
        ty: Option<Type>,
    },
    /// `[1, "a"]`.
    Array(Box<[Attr]>),
    /// `{a = 1, b}`, sorted by name.
    Dict(Box<[(Ident, Attr)]>),
    /// `@root::@nested`.
    Symbol {
        /// The first name.
        root: Ident,
        /// The names after it.
        nested: Box<[Ident]>,
    },
    /// A type as attribute.
    Type(Type),
    /// `loc("a":1:2)` as attribute.
    Location(Loc),
    /// `array<i32: 1, 2>`.
    DenseArray {
        /// Type of the elements: `i1` to `i64`, or a floating-point format of at most 64 bits.
        element: Type,
        /// The elements: integers sign-extended, floats as bits.
        values: Box<[i64]>,
    },
    /// `dense<..> : type`, `sparse<..> : type`, `dense_resource<..> : type`: the text and the type.
    Elements {
        /// The text before the colon, in normal form.
        text: Ident,
        /// The type.
        ty: Type,
    },
    /// An attribute of another dialect: `#name` followed by `rest`, which is kept as it was written.
    Dialect {
        /// Name of the dialect.
        dialect: Ident,
        /// All that follows the name of the dialect, such as `.overflow<none>`. A zero byte stands for each part.
        rest: Ident,
        /// Attributes, and types as attributes, that occur in it and are data rather than text.
        parts: Box<[Attr]>,
        /// The type after it, if there is one.
        ty: Option<Type>,
    },
    /// `distinct[0]<i32>`: an attribute that differs from others that look the same.
    Distinct {
        /// Which of them, in the text that was read.
        id: u64,
        /// Its textual form.
        attr: Attr,
    },
    /// `affine_map<..>` and the other forms that are kept as text.
    Text {
        /// Which form it is.
        kind: TextKind,
        /// All of the text.
        text: Ident,
    },
}

/// The forms of attributes that are kept as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextKind {
    /// `affine_map<..>`.
    AffineMap,
    /// `affine_set<..>`.
    AffineSet,
    /// `strided<..>`.
    Strided,
    /// Properties that were written as `<{}>`, which unregistered operations print again.
    EmptyProperties,
}

impl AttrData {
    /// The integer, if it is one.
    #[must_use]
    pub fn as_int(&self) -> Option<&Int> {
        match self {
            Self::Integer { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The text, if it is a string.
    #[must_use]
    pub fn as_string(&self) -> Option<Ident> {
        match self {
            Self::String { text, .. } => Some(*text),
            _ => None,
        }
    }

    /// The type, if it is a type attribute.
    #[must_use]
    pub fn as_type(&self) -> Option<Type> {
        match self {
            Self::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The elements, if it is an array.
    #[must_use]
    pub fn as_array(&self) -> Option<&[Attr]> {
        match self {
            Self::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// The entries sorted by name, if it is a dictionary.
    #[must_use]
    pub fn as_dict(&self) -> Option<&[(Ident, Attr)]> {
        match self {
            Self::Dict(entries) => Some(entries),
            _ => None,
        }
    }

    /// The elements, if it is a dense array.
    #[must_use]
    pub fn as_dense_array(&self) -> Option<&[i64]> {
        match self {
            Self::DenseArray { values, .. } => Some(values),
            _ => None,
        }
    }

    /// Root and nested names, if it is a symbol reference.
    #[must_use]
    pub fn as_symbol(&self) -> Option<(Ident, &[Ident])> {
        match self {
            Self::Symbol { root, nested } => Some((*root, nested)),
            _ => None,
        }
    }

    /// The type that the attribute carries: of an integer, a float, a string, elements.
    #[must_use]
    pub fn ty(&self) -> Option<Type> {
        match self {
            Self::Integer { ty, .. } | Self::Float { ty, .. } | Self::Elements { ty, .. } => {
                Some(*ty)
            }
            Self::String { ty, .. } | Self::Bytes { ty, .. } | Self::Dialect { ty, .. } => *ty,
            _ => None,
        }
    }
}
