//! Operations on affine maps.

mod flatten;

use pass_ir::data::{Affine, AffineExpr, AffineOp};
use pass_ir::verify::Subject;

pub(crate) use flatten::{coefficients, flatten};

/// Returns the map or set that an attribute holds.
pub(crate) fn affine<'a>(subject: Subject<'a>, key: &str) -> Option<&'a Affine> {
    let attr = subject.attr_named(key)?;
    subject.context().attr(attr).as_affine()
}

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

/// The maximum number of nodes of the expressions of a substituted map: inputs that occur more than once multiply them.
const MAX_NODES: usize = 2000;

/// Replaces the dimensions and symbols of a map by expressions over `counts` dimensions and symbols.
///
/// Returns `None` if an expression would be too large, nested too deep, or not affine.
pub(crate) fn substitute(
    map: &Affine,
    dims: &[AffineExpr],
    symbols: &[AffineExpr],
    (dim_count, symbol_count): (u32, u32),
) -> Option<Affine> {
    let values = Values { dims, symbols };
    let mut nodes = 0;
    let exprs = map.exprs.iter();
    let exprs: Option<Box<[AffineExpr]>> = exprs
        .map(|expr| values.substituted(expr, &mut nodes))
        .collect();
    let exprs = exprs.filter(|exprs| {
        let mut exprs = exprs.iter();
        exprs.all(|expr| expr.depth() <= AffineExpr::MAX_DEPTH)
    });
    Some(Affine {
        dims: dim_count,
        symbols: symbol_count,
        exprs: exprs?,
        equalities: map.equalities.clone(),
    })
}

/// The expressions that take the place of inputs.
struct Values<'a> {
    dims: &'a [AffineExpr],
    symbols: &'a [AffineExpr],
}

impl Values<'_> {
    /// Returns the substituted expression, and adds the number of its nodes before it is simplified.
    fn substituted(&self, expr: &AffineExpr, nodes: &mut usize) -> Option<AffineExpr> {
        let value = match expr {
            AffineExpr::Binary(binary) => {
                let (op, lhs, rhs) = binary.parts();
                *nodes += 1;
                let (lhs, rhs) = (self.substituted(lhs, nodes)?, self.substituted(rhs, nodes)?);
                let is_affine = match op {
                    AffineOp::Add => true,
                    AffineOp::Mul => lhs.is_symbolic() || rhs.is_symbolic(),
                    _ => rhs.is_symbolic(),
                };
                return is_affine.then(|| AffineExpr::binary(op, lhs, rhs));
            }
            AffineExpr::Dim(index) => self.dims.get(*index as usize).unwrap_or(expr),
            AffineExpr::Symbol(index) => self.symbols.get(*index as usize).unwrap_or(expr),
            _ => expr,
        };
        *nodes += node_count(value);
        (*nodes <= MAX_NODES).then(|| value.clone())
    }
}

fn node_count(expr: &AffineExpr) -> usize {
    match expr {
        AffineExpr::Binary(binary) => {
            let (_, lhs, rhs) = binary.parts();
            1 + node_count(lhs) + node_count(rhs)
        }
        _ => 1,
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
