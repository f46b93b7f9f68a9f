//! Types of MLIR, as readers lend them.

#![expect(
    unsafe_code,
    reason = "types are pointers of MLIR, which this file asks what they are before it asks for their parts"
)]

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use melior::ir::TypeLike;
use mlir_sys::{
    MlirType, mlirComplexTypeGetElementType, mlirFloatTypeGetWidth, mlirFunctionTypeGetInput,
    mlirFunctionTypeGetNumInputs, mlirFunctionTypeGetNumResults, mlirFunctionTypeGetResult,
    mlirIntegerTypeGetWidth, mlirIntegerTypeIsSigned, mlirIntegerTypeIsSignless,
    mlirIntegerTypeIsUnsigned, mlirMemRefTypeGetAffineMap, mlirMemRefTypeGetLayout,
    mlirMemRefTypeGetMemorySpace, mlirMemRefTypeGetStridesAndOffset,
    mlirRankedTensorTypeGetEncoding, mlirShapedTypeGetDimSize, mlirShapedTypeGetDynamicSize,
    mlirShapedTypeGetDynamicStrideOrOffset, mlirShapedTypeGetElementType, mlirShapedTypeGetRank,
    mlirTupleTypeGetNumTypes, mlirTupleTypeGetType, mlirTypeEqual, mlirTypeGetContext,
    mlirTypeIsABF16, mlirTypeIsAComplex, mlirTypeIsAF16, mlirTypeIsAF32, mlirTypeIsAF64,
    mlirTypeIsAFloat, mlirTypeIsAFunction, mlirTypeIsAIndex, mlirTypeIsAInteger, mlirTypeIsAMemRef,
    mlirTypeIsANone, mlirTypeIsARankedTensor, mlirTypeIsATuple, mlirTypeIsAUnrankedMemRef,
    mlirTypeIsAUnrankedTensor, mlirTypeIsAVector, mlirTypePrint, mlirUnrankedMemrefGetMemorySpace,
    mlirVectorTypeIsDimScalable,
};

use crate::affine::AffineMap;
use crate::attr::Attribute;
use crate::context::MlirContext;
use crate::sys;

/// A type of MLIR. Each method asks first whether the type has what it returns.
///
/// ```
/// use pass_melior::{Mlir, MlirContext};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let mut root = Mlir::parse(&cx, "a.mlir", "", ParseOptions::default(), &mut |said| panic!("{said}"))?;
/// let op = root.op();
/// let reader = op.reader();
/// let memref = reader.parse_type("memref<4x?xf32, strided<[?, 1], offset: 3>>")?;
/// assert_eq!(memref.shape(), Some(vec![Some(4), None]));
/// assert_eq!(memref.element().unwrap().float_width(), Some(32));
/// assert_eq!(memref.strides(), Some((vec![None, Some(1)], Some(3))));
/// assert_eq!(memref.float_width(), None);
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
#[derive(Clone, Copy)]
pub struct Type<'r> {
    raw: MlirType,
    context: PhantomData<&'r MlirContext>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $is_a:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(self) -> bool {
            // SAFETY: the type is alive.
            unsafe { $is_a(self.raw) }
        }
    )*};
}

impl<'r> Type<'r> {
    /// Wraps a type.
    ///
    /// # Safety
    ///
    /// It is one of a context that is alive for `'r`.
    pub(crate) unsafe fn from_raw(raw: MlirType) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    /// Wraps a type that melior has made for this crate.
    pub(crate) fn new(r#type: impl TypeLike<'r>) -> Self {
        // SAFETY: melior's lifetime is that of the context.
        unsafe { Self::from_raw(r#type.to_raw()) }
    }

    /// Wraps a type, unless it is null.
    ///
    /// # Safety
    ///
    /// As for [`from_raw`](Self::from_raw).
    pub(crate) unsafe fn option(raw: MlirType) -> Option<Self> {
        // SAFETY: as the caller says.
        (!raw.ptr.is_null()).then(|| unsafe { Self::from_raw(raw) })
    }

    /// Wraps a part of a type or of an attribute.
    pub(crate) fn part(raw: MlirType) -> Self {
        // SAFETY: callers pass what is of the same context as the whole.
        unsafe { Self::from_raw(raw) }
    }

    pub(crate) fn raw(self) -> MlirType {
        self.raw
    }

    pub(crate) fn belongs_to(self, context: &MlirContext) -> bool {
        // SAFETY: the type is alive.
        let own = unsafe { mlirTypeGetContext(self.raw) };
        own.ptr == context.raw_context().to_raw().ptr
    }

    /// Returns the type, for melior's functions.
    ///
    /// # Safety
    ///
    /// melior's methods do not look whether a type has what they ask for, such as the width of one that is no number: who calls them
    /// has to. The rules of [`MlirContext::melior`] hold as well.
    pub unsafe fn melior(self) -> melior::ir::Type<'r> {
        self.lend()
    }

    pub(crate) fn lend(self) -> melior::ir::Type<'r> {
        // SAFETY: the type is alive.
        unsafe { melior::ir::Type::from_raw(self.raw) }
    }

    /// Takes over a type that was made with melior.
    ///
    /// # Safety
    ///
    /// All of its parts are of one context, and are of the kinds that MLIR takes there.
    pub unsafe fn from_melior(r#type: melior::ir::Type<'r>) -> Self {
        Self::new(r#type)
    }

    kinds! {
        /// Returns true for `index`.
        is_index mlirTypeIsAIndex;
        /// Returns true for `none`.
        is_none mlirTypeIsANone;
        /// Returns true for integers of any width, with a sign or without.
        is_integer mlirTypeIsAInteger;
        /// Returns true for floating-point numbers of any kind.
        is_float mlirTypeIsAFloat;
        /// Returns true for `f16`.
        is_f16 mlirTypeIsAF16;
        /// Returns true for `bf16`.
        is_bf16 mlirTypeIsABF16;
        /// Returns true for `f32`.
        is_f32 mlirTypeIsAF32;
        /// Returns true for `f64`.
        is_f64 mlirTypeIsAF64;
        /// Returns true for complex numbers.
        is_complex mlirTypeIsAComplex;
        /// Returns true for types of functions.
        is_function mlirTypeIsAFunction;
        /// Returns true for tuples.
        is_tuple mlirTypeIsATuple;
        /// Returns true for vectors.
        is_vector mlirTypeIsAVector;
        /// Returns true for tensors with a rank.
        is_ranked_tensor mlirTypeIsARankedTensor;
        /// Returns true for tensors without a rank.
        is_unranked_tensor mlirTypeIsAUnrankedTensor;
        /// Returns true for memrefs with a rank.
        is_memref mlirTypeIsAMemRef;
        /// Returns true for memrefs without a rank.
        is_unranked_memref mlirTypeIsAUnrankedMemRef;
    }

    /// Returns true for tensors, with a rank or without.
    pub fn is_tensor(self) -> bool {
        self.is_ranked_tensor() || self.is_unranked_tensor()
    }

    /// Returns the number of bits of an integer.
    pub fn integer_width(self) -> Option<u32> {
        // SAFETY: the type is one of integers.
        self.is_integer()
            .then(|| unsafe { mlirIntegerTypeGetWidth(self.raw) })
    }

    /// Returns true for integers without a sign, such as `i32`.
    pub fn is_signless(self) -> bool {
        // SAFETY: the type is one of integers.
        self.is_integer() && unsafe { mlirIntegerTypeIsSignless(self.raw) }
    }

    /// Returns true for integers with a sign, such as `si32`.
    pub fn is_signed(self) -> bool {
        // SAFETY: the type is one of integers.
        self.is_integer() && unsafe { mlirIntegerTypeIsSigned(self.raw) }
    }

    /// Returns true for integers that are not negative, such as `ui32`.
    pub fn is_unsigned(self) -> bool {
        // SAFETY: the type is one of integers.
        self.is_integer() && unsafe { mlirIntegerTypeIsUnsigned(self.raw) }
    }

    /// Returns the number of bits of a floating-point number.
    pub fn float_width(self) -> Option<u32> {
        // SAFETY: the type is one of floating-point numbers.
        self.is_float()
            .then(|| unsafe { mlirFloatTypeGetWidth(self.raw) })
    }

    fn has_rank(self) -> bool {
        self.is_ranked_tensor() || self.is_memref() || self.is_vector()
    }

    /// Returns the type of the elements of a tensor, a memref, a vector, or of the parts of a complex number.
    pub fn element(self) -> Option<Self> {
        let raw = if self.is_complex() {
            // SAFETY: the type is one of complex numbers.
            unsafe { mlirComplexTypeGetElementType(self.raw) }
        } else if self.has_rank() || self.is_unranked_tensor() || self.is_unranked_memref() {
            // SAFETY: the type is shaped.
            unsafe { mlirShapedTypeGetElementType(self.raw) }
        } else {
            return None;
        };
        Some(Self::part(raw))
    }

    /// Returns the number of dimensions of a tensor, a memref or a vector.
    pub fn rank(self) -> Option<usize> {
        // SAFETY: the type has a rank.
        let rank = self
            .has_rank()
            .then(|| unsafe { mlirShapedTypeGetRank(self.raw) })?;
        usize::try_from(rank).ok()
    }

    /// Returns the sizes of a tensor, a memref or a vector; `None` stands for one that differs between runs.
    pub fn shape(self) -> Option<Vec<Option<u64>>> {
        // SAFETY: it takes nothing.
        let dynamic = unsafe { mlirShapedTypeGetDynamicSize() };
        // SAFETY: the type has this many dimensions.
        let size = |index| unsafe { mlirShapedTypeGetDimSize(self.raw, index) };
        let sizes = (0..self.rank()?.cast_signed()).map(size);
        let known = |size: i64| (size != dynamic).then(|| u64::try_from(size).ok())?;
        Some(sizes.map(known).collect())
    }

    /// Returns which dimensions of a vector are multiplied by a number that the machine has.
    pub fn scalable_dimensions(self) -> Option<Vec<bool>> {
        let rank = self.rank().filter(|_| self.is_vector())?.cast_signed();
        // SAFETY: the type is a vector of this many dimensions.
        let is_scalable = |index| unsafe { mlirVectorTypeIsDimScalable(self.raw, index) };
        Some((0..rank).map(is_scalable).collect())
    }

    /// Returns the encoding of a tensor with a rank, if it has one.
    pub fn encoding(self) -> Option<Attribute<'r>> {
        // SAFETY: the type is a tensor with a rank.
        let raw = self
            .is_ranked_tensor()
            .then(|| unsafe { mlirRankedTensorTypeGetEncoding(self.raw) })?;
        // SAFETY: the attribute is null or of the same context.
        unsafe { Attribute::option(raw) }
    }

    /// Returns the layout of a memref with a rank.
    pub fn layout(self) -> Option<Attribute<'r>> {
        // SAFETY: the type is a memref with a rank.
        let raw = self
            .is_memref()
            .then(|| unsafe { mlirMemRefTypeGetLayout(self.raw) })?;
        // SAFETY: the attribute is null or of the same context.
        unsafe { Attribute::option(raw) }
    }

    /// Returns the map from the indices of a memref with a rank to places in its memory.
    pub fn affine_map(self) -> Option<AffineMap<'r>> {
        // SAFETY: the type is a memref with a rank.
        let raw = self
            .is_memref()
            .then(|| unsafe { mlirMemRefTypeGetAffineMap(self.raw) })?;
        // SAFETY: the map is null or of the same context.
        unsafe { AffineMap::option(raw) }
    }

    /// Returns the strides and the offset of a memref, if its layout is one of strides; `None` stands for one that differs between runs.
    pub fn strides(self) -> Option<(Vec<Option<i64>>, Option<i64>)> {
        let rank = self.rank().filter(|_| self.is_memref())?;
        let (mut strides, mut offset) = (vec![0; rank], 0);
        // SAFETY: the type is a memref, and there is room for a stride of each dimension.
        let known = unsafe {
            mlirMemRefTypeGetStridesAndOffset(self.raw, strides.as_mut_ptr(), &raw mut offset)
        };
        // SAFETY: it takes nothing.
        let dynamic = unsafe { mlirShapedTypeGetDynamicStrideOrOffset() };
        let number = |number: i64| (number != dynamic).then_some(number);
        let strides = strides.into_iter().map(number).collect();
        (known.value != 0).then(|| (strides, number(offset)))
    }

    /// Returns the memory space of a memref, if it has one.
    pub fn memory_space(self) -> Option<Attribute<'r>> {
        let raw = if self.is_memref() {
            // SAFETY: the type is a memref with a rank.
            unsafe { mlirMemRefTypeGetMemorySpace(self.raw) }
        } else if self.is_unranked_memref() {
            // SAFETY: the type is a memref without a rank.
            unsafe { mlirUnrankedMemrefGetMemorySpace(self.raw) }
        } else {
            return None;
        };
        // SAFETY: the attribute is null or of the same context.
        unsafe { Attribute::option(raw) }
    }

    /// Returns what a function takes.
    pub fn inputs(self) -> Option<Vec<Self>> {
        if !self.is_function() {
            return None;
        }
        // SAFETY: the type is one of functions.
        let count = unsafe { mlirFunctionTypeGetNumInputs(self.raw) };
        // SAFETY: it has this many inputs.
        let input = |index| unsafe { mlirFunctionTypeGetInput(self.raw, index) };
        Some((0..count).map(input).map(Self::part).collect())
    }

    /// Returns what a function returns.
    pub fn results(self) -> Option<Vec<Self>> {
        if !self.is_function() {
            return None;
        }
        // SAFETY: the type is one of functions.
        let count = unsafe { mlirFunctionTypeGetNumResults(self.raw) };
        // SAFETY: it has this many results.
        let result = |index| unsafe { mlirFunctionTypeGetResult(self.raw, index) };
        Some((0..count).map(result).map(Self::part).collect())
    }

    /// Returns the types of the parts of a tuple.
    pub fn parts(self) -> Option<Vec<Self>> {
        if !self.is_tuple() {
            return None;
        }
        // SAFETY: the type is a tuple.
        let count = unsafe { mlirTupleTypeGetNumTypes(self.raw) };
        // SAFETY: it has this many parts.
        let part = |index| unsafe { mlirTupleTypeGetType(self.raw, index) };
        Some((0..count).map(part).map(Self::part).collect())
    }
}

impl PartialEq for Type<'_> {
    fn eq(&self, other: &Self) -> bool {
        // SAFETY: both are alive.
        unsafe { mlirTypeEqual(self.raw, other.raw) }
    }
}

impl Eq for Type<'_> {}

impl Hash for Type<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Types are unique.
        self.raw.ptr.hash(state);
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the type is alive.
        f.write_str(&sys::collect_text(|append, data| unsafe {
            mlirTypePrint(self.raw, append, data);
        }))
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Type({self})")
    }
}
