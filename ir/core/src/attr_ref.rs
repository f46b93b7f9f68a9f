//! Borrowed attributes of a context, and integers that are encoded in their handle.

use std::mem::ManuallyDrop;
use std::ops::Deref;

use crate::affine::Affine;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident, Type};
use crate::int::Int;

/// The bit that marks a handle as an integer; no index of the interner has it.
const SMALL: u32 = 1 << 31;
/// The number of bits that hold the value of an integer.
const VALUE_BITS: u32 = 29;
/// The types of such integers, by code. A fourth one could have the handle `u32::MAX`, which marks absence.
const TYPES: [Type; 3] = [Type::I32, Type::I64, Type::INDEX];

/// The first index that no stored attribute can have.
pub(crate) const INDEX_LIMIT: u32 = SMALL;

/// Small integers of common types, whose handle holds type and value, so a pass that counts does not fill the context.
impl Attr {
    pub(crate) fn of_small_int(value: i64, ty: Type) -> Option<Self> {
        let code = TYPES.iter().position(|&candidate| candidate == ty)? as u32;
        let bits = (value as u32) & ((1 << VALUE_BITS) - 1);
        let handle = Self(SMALL | code << VALUE_BITS | bits);
        (handle.small_int() == Some((value, ty))).then_some(handle)
    }

    pub(crate) fn small_int(self) -> Option<(i64, Type)> {
        if self.0 & SMALL == 0 {
            return None;
        }
        let ty = *TYPES.get((self.0 >> VALUE_BITS & 3) as usize)?;
        let unused = 32 - VALUE_BITS;
        Some((i64::from((self.0 << unused) as i32 >> unused), ty))
    }
}

/// The data of an attribute, borrowed from its context.
///
/// It dereferences to [`AttrData`]. Lists live as long as the context.
///
/// ```
/// use pass_ir::{Context, Type};
/// use pass_ir::data::AttrData;
///
/// let cx = Context::new();
/// let pair = cx.array_attr(&[cx.integer_attr(1, Type::I32), cx.bool_attr(true)]);
/// let elements = cx.attr(pair).as_array().unwrap();
/// assert!(matches!(*cx.attr(elements[0]), AttrData::Integer { ty: Type::I32, .. }));
/// ```
#[derive(Debug)]
pub struct AttrRef<'a>(Source<'a>);

#[derive(Debug)]
enum Source<'a> {
    Stored(&'a AttrData),
    /// A number of at most 64 bits, which owns no memory.
    Small(ManuallyDrop<AttrData>),
}

impl<'a> AttrRef<'a> {
    pub(crate) fn stored(data: &'a AttrData) -> Self {
        Self(Source::Stored(data))
    }

    pub(crate) fn of_small_int(value: i64, ty: Type) -> Self {
        let value = Int::Small(value);
        Self(Source::Small(ManuallyDrop::new(AttrData::Integer {
            value,
            ty,
        })))
    }

    /// Returns the data for the lifetime of the context, or `None` for an integer, which the context may not store.
    pub fn in_context(&self) -> Option<&'a AttrData> {
        match self.0 {
            Source::Stored(data) => Some(data),
            Source::Small(_) => None,
        }
    }
}

/// Declares the accessors of [`AttrData`] whose results live as long as the context.
macro_rules! accessors {
    ($($name:ident -> $ty:ty;)*) => {
        impl<'a> AttrRef<'a> {$(
            #[doc = concat!("As [`AttrData::", stringify!($name), "`].")]
            pub fn $name(&self) -> Option<$ty> {
                self.in_context()?.$name()
            }
        )*}
    };
}

accessors! {
    as_array -> &'a [Attr];
    as_dict -> &'a [(Ident, Attr)];
    as_dense_array -> &'a [i64];
    as_symbol -> (Ident, &'a [Ident]);
    as_affine -> &'a Affine;
}

impl Deref for AttrRef<'_> {
    type Target = AttrData;

    fn deref(&self) -> &AttrData {
        match &self.0 {
            Source::Stored(data) => data,
            Source::Small(data) => data,
        }
    }
}
