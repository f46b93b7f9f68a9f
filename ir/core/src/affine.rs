//! Affine expressions: simplified as they are built, as MLIR does it, so that equal ones are printed alike.

mod evaluate;
mod flatten;
mod replace;
mod simplify;
mod text;

/// The deepest expression. Beyond it they are refused, because they are worked on recursively.
pub(crate) const MAX_EXPR_DEPTH: u32 = 1000;

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
    /// The operator and the two expressions.
    #[must_use]
    pub fn parts(&self) -> (AffineOp, &AffineExpr, &AffineExpr) {
        (self.op, &self.lhs, &self.rhs)
    }
}

/// The operators of affine expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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

impl AffineExpr {
    /// The simplest expression for an operation on two others; none if it would be nested too deep.
    #[must_use]
    pub fn of(op: AffineOp, lhs: Self, rhs: Self) -> Option<Self> {
        let expr = Self::binary(op, lhs, rhs);
        (expr.depth() <= MAX_EXPR_DEPTH).then_some(expr)
    }

    /// The same, for expressions of which the depth is checked elsewhere.
    pub fn binary(op: AffineOp, lhs: Self, rhs: Self) -> Self {
        simplify::binary(op, lhs, rhs)
    }

    pub(crate) fn add(self, rhs: Self) -> Self {
        Self::binary(AffineOp::Add, self, rhs)
    }

    pub(crate) fn sub(self, rhs: Self) -> Self {
        self.add(rhs.negate())
    }

    pub(crate) fn negate(self) -> Self {
        Self::binary(AffineOp::Mul, self, Self::Constant(-1))
    }

    /// True if no dimension occurs in it.
    pub(crate) fn is_symbolic(&self) -> bool {
        match self {
            Self::Dim(_) => false,
            Self::Symbol(_) | Self::Constant(_) => true,
            Self::Binary(binary) => binary.lhs.is_symbolic() && binary.rhs.is_symbolic(),
        }
    }

    /// The depth of nested expressions.
    pub(crate) fn depth(&self) -> u32 {
        match self {
            Self::Binary(binary) => binary.depth,
            _ => 0,
        }
    }

    /// The number, if the expression is a constant.
    #[must_use]
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

    /// The operation as it is.
    fn plain(op: AffineOp, lhs: Self, rhs: Self) -> Self {
        let depth = lhs.depth().max(rhs.depth()) + 1;
        Self::Binary(Box::new(AffineBinary {
            op,
            lhs,
            rhs,
            depth,
        }))
    }
}

/// An affine map or, with relations, an integer set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Affine {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// The results, or what is compared with zero.
    pub exprs: Box<[AffineExpr]>,
    /// Of a set: which of the expressions are zero, while the others are at least zero.
    pub equalities: Option<Box<[bool]>>,
}

impl Affine {
    /// True if it is an integer set.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.equalities.is_some()
    }

    /// True if it is the map of each dimension to itself, without symbols.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        let dims = (0..self.dims).map(AffineExpr::Dim);
        self.symbols == 0 && !self.is_set() && self.exprs.iter().cloned().eq(dims)
    }
}
