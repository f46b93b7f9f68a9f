//! Operations on affine maps.

mod flatten;

use pass_ir::data::{Affine, AffineExpr, AffineOp};

pub(crate) use flatten::{coefficients, flatten, sort_results};

/// Evaluates a map on constant inputs, dimensions first. Numbers wrap around at 64 bits, as at run time.
///
/// Returns `None` if a result depends on an unknown input, or is undefined.
pub(crate) fn evaluate(map: &Affine, input: impl Fn(usize) -> Option<i64>) -> Option<Vec<i64>> {
    let input = |expr: &AffineExpr| match expr {
        AffineExpr::Dim(index) => input(*index as usize),
        AffineExpr::Symbol(index) => input(map.dims as usize + *index as usize),
        _ => None,
    };
    let results = map.exprs.iter().map(|expr| evaluate_expr(expr, &input));
    results.collect()
}

fn evaluate_expr(expr: &AffineExpr, input: &dyn Fn(&AffineExpr) -> Option<i64>) -> Option<i64> {
    let AffineExpr::Binary(binary) = expr else {
        return expr.constant().or_else(|| input(expr));
    };
    let (op, lhs, rhs) = binary.parts();
    let (left, right) = (evaluate_expr(lhs, input)?, evaluate_expr(rhs, input)?);
    match op {
        AffineOp::Add => Some(left.wrapping_add(right)),
        AffineOp::Mul => Some(left.wrapping_mul(right)),
        AffineOp::Mod => (right > 0).then(|| left.rem_euclid(right)),
        AffineOp::FloorDiv | AffineOp::CeilDiv => {
            let (quotient, remainder) = (left.checked_div(right)?, left.checked_rem(right)?);
            let is_negative = (remainder < 0) != (right < 0);
            match op {
                _ if remainder == 0 => Some(quotient),
                AffineOp::FloorDiv if is_negative => Some(quotient - 1),
                AffineOp::CeilDiv if !is_negative => Some(quotient + 1),
                _ => Some(quotient),
            }
        }
    }
}

/// Replaces the dimensions and symbols of a map by expressions over `counts` dimensions and symbols.
///
/// Returns `None` if an expression would be nested too deep.
pub(crate) fn substitute(
    map: &Affine,
    dims: &[AffineExpr],
    symbols: &[AffineExpr],
    (dim_count, symbol_count): (u32, u32),
) -> Option<Affine> {
    let exprs = map.exprs.iter();
    let exprs: Box<[AffineExpr]> = exprs
        .map(|expr| substitute_expr(expr, dims, symbols))
        .collect();
    let is_supported = exprs
        .iter()
        .all(|expr| expr.depth() <= AffineExpr::MAX_DEPTH);
    is_supported.then(|| Affine {
        dims: dim_count,
        symbols: symbol_count,
        exprs,
        equalities: map.equalities.clone(),
    })
}

fn substitute_expr(expr: &AffineExpr, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
    match expr {
        AffineExpr::Dim(index) => dims.get(*index as usize).unwrap_or(expr).clone(),
        AffineExpr::Symbol(index) => symbols.get(*index as usize).unwrap_or(expr).clone(),
        AffineExpr::Binary(binary) => {
            let (op, lhs, rhs) = binary.parts();
            let part = |part: &AffineExpr| substitute_expr(part, dims, symbols);
            AffineExpr::binary(op, part(lhs), part(rhs))
        }
        _ => expr.clone(),
    }
}

pub(crate) fn uses_input(map: &Affine, input: &AffineExpr) -> bool {
    fn uses(expr: &AffineExpr, input: &AffineExpr) -> bool {
        match expr {
            AffineExpr::Binary(binary) => {
                let (_, lhs, rhs) = binary.parts();
                uses(lhs, input) || uses(rhs, input)
            }
            _ => expr == input,
        }
    }
    map.exprs.iter().any(|expr| uses(expr, input))
}
