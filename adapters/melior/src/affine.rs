//! Affine maps, whose parts are read by what they are.

#![expect(
    unsafe_code,
    reason = "maps and expressions are pointers of MLIR, which this file asks what they are before it asks for their parts"
)]

use std::fmt;
use std::marker::PhantomData;

use mlir_sys::{
    MlirAffineExpr, MlirAffineMap, mlirAffineBinaryOpExprGetLHS, mlirAffineBinaryOpExprGetRHS,
    mlirAffineConstantExprGetValue, mlirAffineDimExprGetPosition, mlirAffineExprEqual,
    mlirAffineExprIsAAdd, mlirAffineExprIsAConstant, mlirAffineExprIsADim,
    mlirAffineExprIsAFloorDiv, mlirAffineExprIsAMod, mlirAffineExprIsAMul, mlirAffineExprIsASymbol,
    mlirAffineExprPrint, mlirAffineMapEqual, mlirAffineMapGetNumDims, mlirAffineMapGetNumResults,
    mlirAffineMapGetNumSymbols, mlirAffineMapGetResult, mlirAffineMapPrint,
    mlirAffineSymbolExprGetPosition,
};

use crate::context::MlirContext;
use crate::sys;

/// A map from dimensions and symbols to expressions of them.
#[derive(Clone, Copy)]
pub struct AffineMap<'r> {
    raw: MlirAffineMap,
    context: PhantomData<&'r MlirContext>,
}

impl<'r> AffineMap<'r> {
    /// Wraps a map, unless it is null.
    ///
    /// # Safety
    ///
    /// It is one of a context that is alive for `'r`.
    pub(crate) unsafe fn option(raw: MlirAffineMap) -> Option<Self> {
        (!raw.ptr.is_null()).then_some(Self {
            raw,
            context: PhantomData,
        })
    }

    /// Returns the number of dimensions.
    pub fn dimensions(self) -> usize {
        // SAFETY: the map is alive.
        let count = unsafe { mlirAffineMapGetNumDims(self.raw) };
        count.cast_unsigned()
    }

    /// Returns the number of symbols.
    pub fn symbols(self) -> usize {
        // SAFETY: the map is alive.
        let count = unsafe { mlirAffineMapGetNumSymbols(self.raw) };
        count.cast_unsigned()
    }

    /// Returns the expressions.
    pub fn results(self) -> Vec<AffineExpr<'r>> {
        // SAFETY: the map is alive, and has this many results.
        let result = |index| unsafe { mlirAffineMapGetResult(self.raw, index) };
        // SAFETY: the map is alive.
        let all = 0..unsafe { mlirAffineMapGetNumResults(self.raw) };
        all.map(|index| AffineExpr::new(result(index))).collect()
    }
}

/// An expression of dimensions and symbols.
#[derive(Clone, Copy)]
pub struct AffineExpr<'r> {
    raw: MlirAffineExpr,
    context: PhantomData<&'r MlirContext>,
}

/// What an expression is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AffineKind<'r> {
    /// The dimension with this number.
    Dimension(usize),
    /// The symbol with this number.
    Symbol(usize),
    /// This number.
    Constant(i64),
    /// A sum.
    Add(AffineExpr<'r>, AffineExpr<'r>),
    /// A product.
    Multiply(AffineExpr<'r>, AffineExpr<'r>),
    /// What is left of a division.
    Modulo(AffineExpr<'r>, AffineExpr<'r>),
    /// A division that is rounded down.
    FloorDivide(AffineExpr<'r>, AffineExpr<'r>),
    /// A division that is rounded up.
    CeilDivide(AffineExpr<'r>, AffineExpr<'r>),
}

impl<'r> AffineExpr<'r> {
    fn new(raw: MlirAffineExpr) -> Self {
        Self {
            raw,
            context: PhantomData,
        }
    }

    fn is(self, is: unsafe extern "C" fn(MlirAffineExpr) -> bool) -> bool {
        // SAFETY: the expression is alive.
        unsafe { is(self.raw) }
    }

    /// Returns what the expression is.
    pub fn kind(self) -> AffineKind<'r> {
        if self.is(mlirAffineExprIsADim) {
            // SAFETY: it is a dimension.
            let position = unsafe { mlirAffineDimExprGetPosition(self.raw) };
            return AffineKind::Dimension(position.cast_unsigned());
        }
        if self.is(mlirAffineExprIsASymbol) {
            // SAFETY: it is a symbol.
            let position = unsafe { mlirAffineSymbolExprGetPosition(self.raw) };
            return AffineKind::Symbol(position.cast_unsigned());
        }
        if self.is(mlirAffineExprIsAConstant) {
            // SAFETY: it is a constant.
            return AffineKind::Constant(unsafe { mlirAffineConstantExprGetValue(self.raw) });
        }
        // SAFETY: all others are of two expressions.
        let left = Self::new(unsafe { mlirAffineBinaryOpExprGetLHS(self.raw) });
        // SAFETY: as above.
        let right = Self::new(unsafe { mlirAffineBinaryOpExprGetRHS(self.raw) });
        if self.is(mlirAffineExprIsAAdd) {
            AffineKind::Add(left, right)
        } else if self.is(mlirAffineExprIsAMul) {
            AffineKind::Multiply(left, right)
        } else if self.is(mlirAffineExprIsAMod) {
            AffineKind::Modulo(left, right)
        } else if self.is(mlirAffineExprIsAFloorDiv) {
            AffineKind::FloorDivide(left, right)
        } else {
            AffineKind::CeilDivide(left, right)
        }
    }

    /// Returns the number of the dimension that the expression is.
    pub fn dimension(self) -> Option<usize> {
        match self.kind() {
            AffineKind::Dimension(number) => Some(number),
            _ => None,
        }
    }
}

macro_rules! values {
    ($($name:ident $equal:ident $print:ident;)*) => {$(
        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                // SAFETY: both are alive.
                unsafe { $equal(self.raw, other.raw) }
            }
        }

        impl Eq for $name<'_> {}

        impl fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // SAFETY: the value is alive.
                f.write_str(&sys::collect_text(|append, data| unsafe { $print(self.raw, append, data); }))
            }
        }

        impl fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    )*};
}

values! {
    AffineMap mlirAffineMapEqual mlirAffineMapPrint;
    AffineExpr mlirAffineExprEqual mlirAffineExprPrint;
}
