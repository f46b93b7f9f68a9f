//! Affine expressions: simplified as they are built, as MLIR does it, so that equal ones are printed alike.

mod simplify;
mod text;

/// The deepest expression. Beyond it they are refused, because they are worked on recursively.
pub(crate) const MAX_EXPR_DEPTH: u32 = 1000;

/// An affine expression over dimensions and symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    /// `d0`.
    Dim(u32),
    /// `s0`.
    Symbol(u32),
    /// `4`.
    Constant(i64),
    /// `d0 + s0`.
    Binary(Box<Binary>),
}

/// An operation on two expressions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Binary {
    op: BinaryOp,
    lhs: Expr,
    rhs: Expr,
    depth: u32,
}

/// The operators of affine expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinaryOp {
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

impl Expr {
    /// The simplest expression for an operation on two others.
    pub(crate) fn binary(op: BinaryOp, lhs: Self, rhs: Self) -> Self {
        simplify::binary(op, lhs, rhs)
    }

    pub(crate) fn add(self, rhs: Self) -> Self {
        Self::binary(BinaryOp::Add, self, rhs)
    }

    pub(crate) fn sub(self, rhs: Self) -> Self {
        self.add(rhs.negate())
    }

    pub(crate) fn negate(self) -> Self {
        Self::binary(BinaryOp::Mul, self, Self::Constant(-1))
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

    fn constant(&self) -> Option<i64> {
        match self {
            Self::Constant(value) => Some(*value),
            _ => None,
        }
    }

    fn as_binary(&self, op: BinaryOp) -> Option<&Binary> {
        match self {
            Self::Binary(binary) if binary.op == op => Some(binary),
            _ => None,
        }
    }

    /// The operation as it is.
    fn plain(op: BinaryOp, lhs: Self, rhs: Self) -> Self {
        let depth = lhs.depth().max(rhs.depth()) + 1;
        Self::Binary(Box::new(Binary {
            op,
            lhs,
            rhs,
            depth,
        }))
    }
}

/// An affine map or, with relations, an integer set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Affine {
    /// The number of dimensions.
    pub(crate) dims: u32,
    /// The number of symbols.
    pub(crate) symbols: u32,
    /// The results, or what is compared with zero.
    pub(crate) exprs: Vec<Expr>,
    /// Of a set: which of them are zero, while the others are at least zero.
    pub(crate) equalities: Option<Vec<bool>>,
}
