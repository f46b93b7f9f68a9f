//! Affine maps of constants.

use super::{Affine, AffineExpr, AffineOp};

impl Affine {
    /// The results of the map of inputs that are known, dimensions first; none if a result needs another one, or is not
    /// defined. Numbers wrap around at 64 bits, as they do where the map is computed.
    pub fn evaluated(&self, input: impl Fn(usize) -> Option<i64>) -> Option<Vec<i64>> {
        let input = |expr: &AffineExpr| match expr {
            AffineExpr::Dim(place) => input(*place as usize),
            AffineExpr::Symbol(place) => input(self.dims as usize + *place as usize),
            _ => None,
        };
        let results = self.exprs.iter().map(|expr| evaluated(expr, &input));
        results.collect()
    }
}

fn evaluated(expr: &AffineExpr, input: &dyn Fn(&AffineExpr) -> Option<i64>) -> Option<i64> {
    let AffineExpr::Binary(binary) = expr else {
        return expr.constant().or_else(|| input(expr));
    };
    let (op, lhs, rhs) = binary.parts();
    let (left, right) = (evaluated(lhs, input)?, evaluated(rhs, input)?);
    match op {
        AffineOp::Add => Some(left.wrapping_add(right)),
        AffineOp::Mul => Some(left.wrapping_mul(right)),
        AffineOp::Mod => (right > 0).then(|| left.rem_euclid(right)),
        AffineOp::FloorDiv | AffineOp::CeilDiv => {
            let (quotient, rest) = (left.checked_div(right)?, left.checked_rem(right)?);
            let is_negative = (rest < 0) != (right < 0);
            match op {
                _ if rest == 0 => Some(quotient),
                AffineOp::FloorDiv if is_negative => Some(quotient - 1),
                AffineOp::CeilDiv if !is_negative => Some(quotient + 1),
                _ => Some(quotient),
            }
        }
    }
}
