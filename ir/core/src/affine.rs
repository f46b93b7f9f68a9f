//! Affine expressions, which are simplified on construction as in MLIR.

mod simplify;
mod text;

use std::ops::{Add, Neg, Sub};

/// An affine expression over dimensions and symbols.
///
/// ```
/// use pass_ir::data::{AffineExpr, AffineOp};
///
/// let sum = AffineExpr::of(AffineOp::Add, AffineExpr::Constant(2), AffineExpr::Constant(3));
/// assert_eq!(sum, Some(AffineExpr::Constant(5)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AffineExpr {
    /// `d0`.
    Dim(u32),
    /// `s0`.
    Symbol(u32),
    /// `4`.
    Constant(i64),
    /// `d0 + s0`.
    Binary(Box<AffineBinary>),
}

/// An operation on two expressions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineBinary {
    op: AffineOp,
    lhs: AffineExpr,
    rhs: AffineExpr,
    depth: u32,
}

impl AffineBinary {
    /// Returns the operator and both operands.
    pub fn parts(&self) -> (AffineOp, &AffineExpr, &AffineExpr) {
        (self.op, &self.lhs, &self.rhs)
    }
}

/// The operators of affine expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// `+`.
    Add,
    /// `*`.
    Mul,
    /// `floordiv`.
    FloorDiv,
    /// `ceildiv`.
    CeilDiv,
    /// `mod`.
    Mod,
}

impl AffineOp {
    pub(crate) fn keyword(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Mul => "*",
            Self::FloorDiv => "floordiv",
            Self::CeilDiv => "ceildiv",
            Self::Mod => "mod",
        }
    }
}

impl AffineExpr {
    /// The maximum depth of an expression. Functions on expressions are recursive.
    pub const MAX_DEPTH: u32 = 1000;

    /// Returns the simplified expression for an operation, or `None` if it would be nested too deep.
    pub fn of(op: AffineOp, lhs: Self, rhs: Self) -> Option<Self> {
        let expr = Self::binary(op, lhs, rhs);
        (expr.depth() <= Self::MAX_DEPTH).then_some(expr)
    }

    /// Returns the simplified expression for an operation, without a check of its depth.
    pub fn binary(op: AffineOp, lhs: Self, rhs: Self) -> Self {
        simplify::binary(op, lhs, rhs)
    }

    /// Returns whether the expression uses no dimension.
    pub fn is_symbolic(&self) -> bool {
        match self {
            Self::Dim(_) => false,
            Self::Symbol(_) | Self::Constant(_) => true,
            Self::Binary(binary) => binary.lhs.is_symbolic() && binary.rhs.is_symbolic(),
        }
    }

    /// Returns the number of nested operations.
    pub fn depth(&self) -> u32 {
        match self {
            Self::Binary(binary) => binary.depth,
            _ => 0,
        }
    }

    /// Returns the value of a constant expression.
    pub fn constant(&self) -> Option<i64> {
        match self {
            Self::Constant(value) => Some(*value),
            _ => None,
        }
    }

    fn as_binary(&self, op: AffineOp) -> Option<&AffineBinary> {
        match self {
            Self::Binary(binary) if binary.op == op => Some(binary),
            _ => None,
        }
    }

    fn unsimplified(op: AffineOp, lhs: Self, rhs: Self) -> Self {
        let depth = lhs.depth().max(rhs.depth()) + 1;
        Self::Binary(Box::new(AffineBinary {
            op,
            lhs,
            rhs,
            depth,
        }))
    }
}

impl Add for AffineExpr {
    type Output = Self;

    fn add(self, rhs: Self) -> Self {
        Self::binary(AffineOp::Add, self, rhs)
    }
}

impl Sub for AffineExpr {
    type Output = Self;

    fn sub(self, rhs: Self) -> Self {
        self + -rhs
    }
}

impl Neg for AffineExpr {
    type Output = Self;

    fn neg(self) -> Self {
        Self::binary(AffineOp::Mul, self, Self::Constant(-1))
    }
}

/// An affine map or, with relations, an integer set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Affine {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// The results of a map; the constrained expressions of a set.
    pub exprs: Box<[AffineExpr]>,
    /// For a set, by expression: whether it is constrained to `== 0` rather than `>= 0`.
    pub equalities: Option<Box<[bool]>>,
}

impl Affine {
    /// Returns whether this is an integer set.
    pub fn is_set(&self) -> bool {
        self.equalities.is_some()
    }

    /// Returns whether this is an identity map without symbols.
    pub fn is_identity(&self) -> bool {
        let dims = (0..self.dims).map(AffineExpr::Dim);
        self.symbols == 0 && !self.is_set() && self.exprs.iter().cloned().eq(dims)
    }
}
