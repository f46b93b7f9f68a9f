//! Types: what a [`Type`] handle stands for.

use crate::float::FloatKind;
use crate::handle::{Attr, Ident, Type};

/// A type, with handles to its parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TypeData {
    /// `i32`, `si8`, `ui8`.
    Integer {
        /// Number of bits.
        width: u32,
        /// The signedness.
        sign: Sign,
    },
    /// `index`.
    Index,
    /// `none`.
    None,
    /// `f32` and the other formats.
    Float(FloatKind),
    /// `(i32) -> f32`.
    Function {
        /// Types of the arguments.
        inputs: Box<[Type]>,
        /// Returns the types of the results.
        results: Box<[Type]>,
    },
    /// `tuple<i32, f32>`.
    Tuple(Box<[Type]>),
    /// `complex<f32>`.
    Complex(Type),
    /// `vector<4x[8]xf32>`.
    Vector {
        /// Sizes, and which of them scale.
        shape: Box<[Dim]>,
        /// Type of the elements.
        element: Type,
    },
    /// `tensor<2x?xf32, #encoding>`, `tensor<*xf32>`.
    Tensor {
        /// The sizes; `None` if the rank is unknown.
        shape: Option<Box<[Dim]>>,
        /// Type of the elements.
        element: Type,
        /// A type of a dialect.
        encoding: Option<Attr>,
    },
    /// `memref<2x?xf32, #layout, 1>`, `memref<*xf32>`.
    MemRef {
        /// The sizes; `None` if the rank is unknown.
        shape: Option<Box<[Dim]>>,
        /// Type of the elements.
        element: Type,
        /// The layout; absent if row-major.
        layout: Option<Attr>,
        /// The memory space.
        memory_space: Option<Attr>,
    },
    /// A type of another dialect: `!name` followed by `rest`, which is kept as it was written.
    Dialect {
        /// Name of the dialect.
        dialect: Ident,
        /// All that follows the name of the dialect, such as `.ptr<1>`. A zero byte stands for each part.
        rest: Ident,
        /// Attributes, and types as attributes, that occur in it and are data rather than text.
        parts: Box<[Attr]>,
    },
}

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `i32`: operations decide.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

/// One dimension of a shaped type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dim {
    /// The number of elements; `None` for a dynamic size `?`.
    pub size: Option<u64>,
    /// True if the size is a multiple of a number known at run time (`[4]`).
    pub scalable: bool,
}

impl Dim {
    /// Returns a size that does not scale.
    pub const fn of(size: Option<u64>) -> Self {
        Self {
            size,
            scalable: false,
        }
    }
}

impl TypeData {
    /// Returns the width of an integer type.
    pub fn integer_width(&self) -> Option<u32> {
        match self {
            Self::Integer { width, .. } => Some(*width),
            _ => None,
        }
    }

    /// Returns the width in bits of an integer or floating-point type.
    #[must_use]
    pub fn bit_width(&self) -> Option<u32> {
        match self {
            Self::Integer { width, .. } => Some(*width),
            Self::Float(kind) => Some(kind.width()),
            _ => None,
        }
    }

    /// Returns the element type of a vector, tensor or memref.
    pub fn element(&self) -> Option<Type> {
        match self {
            Self::Vector { element, .. }
            | Self::Tensor { element, .. }
            | Self::MemRef { element, .. } => Some(*element),
            _ => None,
        }
    }

    /// Sizes of a vector, or of a tensor or memref of known rank.
    pub fn shape(&self) -> Option<&[Dim]> {
        match self {
            Self::Vector { shape, .. } => Some(shape),
            Self::Tensor { shape, .. } | Self::MemRef { shape, .. } => shape.as_deref(),
            _ => None,
        }
    }
}
