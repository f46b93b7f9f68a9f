//! Values at run time, and their refinement.

use std::sync::Arc;

use num_bigint::BigUint;
use pass_ir::data::FloatKind;

use crate::memory::MemRef;

/// The widest integer that is stored as [`Value::Bits`].
pub(crate) const MAX_BITS: u32 = 128;

/// A value at run time.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// Deferred undefined behaviour, or a whole vector or tensor of it.
    Poison,
    /// An integer or `index` of at most 128 bits, zero-extended.
    Bits(u128),
    /// A floating-point number, as its bits.
    Float(FloatKind, u128),
    /// The result of an arithmetic operation that is a NaN, whose sign and payload are open.
    Nan,
    /// An integer of more than 128 bits.
    Wide(Arc<BigUint>),
    /// The elements of a vector or tensor of static shape, in row-major order.
    Elements(Arc<[Value]>),
    /// A memref.
    MemRef(Arc<MemRef>),
    /// A function, by its symbol.
    Function(Arc<str>),
}

impl Value {
    /// The `i1` of this truth value.
    pub fn bool(value: bool) -> Self {
        Self::Bits(u128::from(value))
    }

    /// Returns the bits of an integer of at most 128 bits. Returns `None` for poison and every other value.
    #[must_use]
    pub fn bits(&self) -> Option<u128> {
        match self {
            Self::Bits(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Returns whether all of the value is poison.
    #[must_use]
    pub fn is_poison(&self) -> bool {
        match self {
            Self::Poison => true,
            Self::Elements(elements) => {
                !elements.is_empty() && elements.iter().all(Self::is_poison)
            }
            _ => false,
        }
    }

    /// Returns an element of a vector or tensor. A scalar, and whole poison, is each of its own elements.
    #[must_use]
    pub fn element(&self, index: usize) -> &Self {
        match self {
            Self::Elements(elements) => elements.get(index).unwrap_or(&Self::Poison),
            scalar => scalar,
        }
    }
}
