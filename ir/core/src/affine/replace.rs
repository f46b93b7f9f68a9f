//! Affine maps in other dimensions and symbols.

use super::{Affine, AffineExpr, MAX_EXPR_DEPTH};

impl Affine {
    /// The map whose dimensions and symbols are replaced by expressions over others, of which the numbers are given; none
    /// if an expression would be nested too deep.
    pub fn replaced(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        (dim_count, symbol_count): (u32, u32),
    ) -> Option<Self> {
        let exprs = self.exprs.iter().map(|expr| expr.replaced(dims, symbols));
        let exprs: Box<[AffineExpr]> = exprs.collect();
        let fits = exprs.iter().all(|expr| expr.depth() <= MAX_EXPR_DEPTH);
        fits.then(|| Self {
            dims: dim_count,
            symbols: symbol_count,
            exprs,
            equalities: self.equalities.clone(),
        })
    }

    /// True if an expression uses the dimension.
    pub fn uses_dim(&self, dim: u32) -> bool {
        let uses = |expr: &AffineExpr| expr.uses(&AffineExpr::Dim(dim));
        self.exprs.iter().any(uses)
    }

    /// True if an expression uses the symbol.
    pub fn uses_symbol(&self, symbol: u32) -> bool {
        let uses = |expr: &AffineExpr| expr.uses(&AffineExpr::Symbol(symbol));
        self.exprs.iter().any(uses)
    }
}

impl AffineExpr {
    /// The expression with others for its dimensions and symbols; those beyond the given ones stay.
    fn replaced(&self, dims: &[Self], symbols: &[Self]) -> Self {
        match self {
            Self::Dim(place) => dims.get(*place as usize).unwrap_or(self).clone(),
            Self::Symbol(place) => symbols.get(*place as usize).unwrap_or(self).clone(),
            Self::Constant(_) => self.clone(),
            Self::Binary(binary) => {
                let (op, lhs, rhs) = binary.parts();
                let part = |part: &Self| part.replaced(dims, symbols);
                Self::binary(op, part(lhs), part(rhs))
            }
        }
    }

    fn uses(&self, leaf: &Self) -> bool {
        match self {
            Self::Binary(binary) => {
                let (_, lhs, rhs) = binary.parts();
                lhs.uses(leaf) || rhs.uses(leaf)
            }
            _ => self == leaf,
        }
    }
}
