//! Attributes: the data behind an [`Attr`] handle.

use std::hash::{Hash, Hasher};

use crate::affine::Affine;
use crate::dialect::Enumeration;
use crate::elements::DenseData;
use crate::float::FloatBits;
use crate::handle::{Attr, Ident, Loc, Type};
use crate::int::Int;
use crate::thin::ThinSlice;

/// An attribute, with handles to its parts. Rare variants keep what is large on the heap, so that common ones stay
/// small.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AttrData {
    /// `unit`.
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
        bits: FloatBits,
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
    /// `array<i128: 1, 2>`.
    WideArray {
        /// Type of the elements: an integer type or a floating-point format of more than 64 bits.
        element: Type,
        /// The elements, numbers of that type.
        values: Box<[Attr]>,
    },
    /// `dense<..> : type`.
    Dense {
        /// The elements.
        data: DenseData,
        /// The type.
        ty: Type,
        /// A built-in type with the shape and the elements of `ty`: the type itself, unless it is of a dialect.
        shaped: Type,
    },
    /// `sparse<[[0, 1]], 5> : type`: elements that are zero but for some.
    Sparse {
        /// The indices, a `dense` attribute of two dimensions.
        indices: Attr,
        /// The values, a `dense` attribute of one dimension.
        values: Attr,
        /// The type.
        ty: Type,
    },
    /// `dense_resource<key> : type`: elements that are a resource of the file.
    Resource {
        /// The key of the resource.
        key: Ident,
        /// The type.
        ty: Type,
    },
    /// An attribute of another dialect: `#name` followed by `rest`, which is kept as it was written.
    Dialect {
        /// Name of the dialect.
        dialect: Ident,
        /// All that follows the name of the dialect, such as `.overflow<none>`. A `\0` byte is a placeholder for the next
        /// part; `\x01` for a part printed without its dialect prefix.
        rest: Ident,
        /// Attributes, and types as attributes, that occur in it and are data rather than text.
        parts: ThinSlice<Attr>,
        /// The type after it, if there is one.
        ty: Option<Type>,
    },
    /// `distinct[0]<i32>`: an attribute that differs from others that look the same.
    Distinct {
        /// The text that it is from.
        text: u32,
        /// The number in the text.
        id: u64,
        /// Its textual form.
        attr: Attr,
    },
    /// `affine_map<..>` or `affine_set<..>`.
    Affine(Box<Affine>),
    /// `strided<[4, 1], offset: ?>`.
    Strided(Box<Strided>),
    /// `#arith.overflow<nsw>`, `#arith.fastmath<nnan>`.
    Flags(Flags),
    /// Properties that were written as `<{}>`, which unregistered operations print again.
    EmptyProperties,
}

/// A layout with a stride for each dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strided {
    /// The strides; `None` for a dynamic one.
    pub strides: Box<[Option<i64>]>,
    /// The offset; `None` if it is dynamic.
    pub offset: Option<i64>,
}

/// A set of flags of an [`Enumeration`] that names its dialect.
#[derive(Clone, Copy, Debug)]
pub struct Flags {
    /// The enumeration that declares the flags.
    pub enumeration: &'static Enumeration,
    /// The bits of the flags that are set.
    pub bits: u8,
}

impl Flags {
    /// Returns whether the flag of this name is set.
    pub fn has(self, name: &str) -> bool {
        let bits = self.enumeration.bits_of(name);
        bits.is_some_and(|bits| bits != 0 && u64::from(self.bits) & bits == bits)
    }
}

// An enumeration of a dialect is known by its mnemonic.
impl PartialEq for Flags {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (self.enumeration, other.enumeration);
        self.bits == other.bits && a.mnemonic == b.mnemonic && a.dialect == b.dialect
    }
}

impl Eq for Flags {}

impl Hash for Flags {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.enumeration.mnemonic.hash(state);
        self.bits.hash(state);
    }
}

/// Declares functions that return what a variant holds, or `None` for others.
macro_rules! accessors {
    ($($(#[$doc:meta])* $name:ident -> $ty:ty: $variant:pat => $value:expr;)*) => {
        impl AttrData {$(
            $(#[$doc])*
            pub fn $name(&self) -> Option<$ty> {
                match self {
                    $variant => Some($value),
                    _ => None,
                }
            }
        )*}
    };
}

accessors! {
    /// Returns the value of an integer attribute.
    as_int -> &Int: Self::Integer { value, .. } => value;
    /// Returns the text of a string attribute.
    as_string -> Ident: Self::String { text, .. } => *text;
    /// Returns the type of a type attribute.
    as_type -> Type: Self::Type(ty) => *ty;
    /// Returns the elements of an array.
    as_array -> &[Attr]: Self::Array(elements) => elements;
    /// Returns the entries of a dictionary, sorted by name.
    as_dict -> &[(Ident, Attr)]: Self::Dict(entries) => entries;
    /// Returns the elements of a dense array.
    as_dense_array -> &[i64]: Self::DenseArray { values, .. } => values;
    /// Returns the root and the nested names of a symbol reference.
    as_symbol -> (Ident, &[Ident]): Self::Symbol { root, nested } => (*root, nested);
    /// Returns the flags of a set of flags.
    as_flags -> Flags: Self::Flags(flags) => *flags;
    /// Returns the map or set of an affine attribute.
    as_affine -> &Affine: Self::Affine(affine) => affine;
}

impl AttrData {
    /// Returns whether the attribute has elements: `dense`, `sparse` or `dense_resource`.
    pub fn is_elements(&self) -> bool {
        matches!(
            self,
            Self::Dense { .. } | Self::Sparse { .. } | Self::Resource { .. }
        )
    }

    /// Returns the type that the attribute carries: of an integer, a float, a string, elements.
    pub fn ty(&self) -> Option<Type> {
        match self {
            Self::Integer { ty, .. }
            | Self::Float { ty, .. }
            | Self::Dense { ty, .. }
            | Self::Sparse { ty, .. }
            | Self::Resource { ty, .. } => Some(*ty),
            Self::String { ty, .. } | Self::Dialect { ty, .. } => *ty,
            _ => None,
        }
    }
}
