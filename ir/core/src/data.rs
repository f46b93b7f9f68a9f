//! The data of attributes, types and locations.

pub use crate::affine::{Affine, AffineBinary, AffineExpr, AffineOp};
pub use crate::attr_ref::AttrRef;
pub use crate::attrs::{AttrData, Flags, Strided};
pub use crate::elements::{DenseData, Element, Elements};
pub use crate::float::{FloatBits, FloatKind};
pub use crate::int::Int;
pub use crate::loc::{LocData, Position};
pub use crate::thin::ThinSlice;
pub use crate::types::{Dim, Sign, TypeData};
