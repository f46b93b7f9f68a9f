//! Simplification rules of affine expressions. A rule does not apply if a number overflows 64 bits.

use super::{AffineBinary, AffineExpr, AffineOp};

pub(super) fn binary(op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    let simpler = match op {
        AffineOp::Add => add(&lhs, &rhs),
        AffineOp::Mul => mul(&lhs, &rhs),
        AffineOp::FloorDiv => floor_div(&lhs, &rhs),
        AffineOp::CeilDiv => ceil_div(&lhs, &rhs),
        AffineOp::Mod => modulo(&lhs, &rhs),
    };
    simpler.unwrap_or_else(|| AffineExpr::unsimplified(op, lhs, rhs))
}

fn add(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(left), Some(right)) = (lhs.constant(), rhs.constant()) {
        return left.checked_add(right).map(AffineExpr::Constant);
    }
    // Constants go to the right, and so does what has no dimension.
    let constant = lhs.constant().is_some() || (lhs.is_symbolic() && !rhs.is_symbolic());
    if constant || is_later(lhs, rhs) {
        return Some(rhs.clone() + lhs.clone());
    }
    if rhs.constant() == Some(0) {
        return Some(lhs.clone());
    }
    let sum = lhs.as_binary(AffineOp::Add);
    let tail = sum.and_then(|sum| Some((&sum.lhs, sum.rhs.constant()?)));
    if let (Some((head, left)), Some(right)) = (tail, rhs.constant()) {
        let constant = left.checked_add(right).map(AffineExpr::Constant)?;
        return Some(head.clone() + constant);
    }
    if let Some(collected) = collect(lhs, rhs) {
        return Some(collected);
    }
    if let Some((head, constant)) = tail {
        let front = head.clone() + rhs.clone();
        return Some(front + AffineExpr::Constant(constant));
    }
    remainder(lhs, rhs)
}

/// Returns whether both are dimensions or both are symbols, and the right one comes first.
fn is_later(lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
    match (lhs, rhs) {
        (AffineExpr::Dim(left), AffineExpr::Dim(right))
        | (AffineExpr::Symbol(left), AffineExpr::Symbol(right)) => left > right,
        _ => false,
    }
}

/// `c * e + d * e` is `(c + d) * e`.
fn collect(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let ((left, left_factor), (right, right_factor)) = (factor(lhs), factor(rhs));
    if left != right {
        return None;
    }
    let sum = left_factor.checked_add(right_factor)?;
    Some(product(left, sum))
}

fn product(expr: &AffineExpr, factor: i64) -> AffineExpr {
    AffineExpr::binary(AffineOp::Mul, expr.clone(), AffineExpr::Constant(factor))
}

fn factor(expr: &AffineExpr) -> (&AffineExpr, i64) {
    let product = expr.as_binary(AffineOp::Mul);
    let found = product.and_then(|product| Some((&product.lhs, product.rhs.constant()?)));
    found.unwrap_or((expr, 1))
}

/// `e - q * (e floordiv q)` is `e mod q`.
fn remainder(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let product = rhs.as_binary(AffineOp::Mul)?;
    if product.rhs.constant() == Some(-1)
        && let Some(inner) = product.lhs.as_binary(AffineOp::Mul)
    {
        let quotient = inner.lhs.as_binary(AffineOp::FloorDiv)?;
        if quotient.rhs == inner.rhs && *lhs == quotient.lhs {
            let (value, modulus) = (lhs.clone(), inner.rhs.clone());
            return Some(AffineExpr::binary(AffineOp::Mod, value, modulus));
        }
    }
    let quotient = product.lhs.as_binary(AffineOp::FloorDiv)?;
    let divisor = quotient.rhs.constant().filter(|&divisor| divisor > 0);
    let negated = divisor.is_some_and(|divisor| product.rhs.constant() == Some(-divisor));
    if negated && *lhs == quotient.lhs {
        let (value, modulus) = (lhs.clone(), quotient.rhs.clone());
        return Some(AffineExpr::binary(AffineOp::Mod, value, modulus));
    }
    // Only the last term of a sum can combine with it to a remainder.
    let sum = lhs.as_binary(AffineOp::Add)?;
    let tail = add(&sum.rhs, rhs)?;
    Some(sum.lhs.clone() + tail)
}

fn mul(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let (Some(left), Some(right)) = (lhs.constant(), rhs.constant()) {
        return left.checked_mul(right).map(AffineExpr::Constant);
    }
    // Constants go to the right, and so does what has no dimension. A product of dimensions is not affine.
    if !rhs.is_symbolic() && !lhs.is_symbolic() {
        return None;
    }
    if !rhs.is_symbolic() || lhs.constant().is_some() || is_later(lhs, rhs) {
        return Some(AffineExpr::binary(AffineOp::Mul, rhs.clone(), lhs.clone()));
    }
    match rhs.constant() {
        Some(1) => return Some(lhs.clone()),
        Some(0) => return Some(AffineExpr::Constant(0)),
        _ => {}
    }
    let inner = lhs.as_binary(AffineOp::Mul)?;
    let left = inner.rhs.constant()?;
    if let Some(right) = rhs.constant() {
        return Some(product(&inner.lhs, left.checked_mul(right)?));
    }
    let front = AffineExpr::binary(AffineOp::Mul, inner.lhs.clone(), rhs.clone());
    Some(product(&front, left))
}

fn floor_div(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.constant().filter(|&divisor| divisor != 0)?;
    if let Some(value) = lhs.constant() {
        return floor(value, divisor).map(AffineExpr::Constant);
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    if let Some(quotient) = divide_factor(lhs, divisor) {
        return Some(quotient);
    }
    let sum = lhs.as_binary(AffineOp::Add)?;
    let splits = divides(divisor, &sum.lhs) || divides(divisor, &sum.rhs);
    splits.then(|| {
        let part =
            |part: &AffineExpr| AffineExpr::binary(AffineOp::FloorDiv, part.clone(), rhs.clone());
        part(&sum.lhs) + part(&sum.rhs)
    })
}

fn ceil_div(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.constant().filter(|&divisor| divisor != 0)?;
    if let Some(value) = lhs.constant() {
        let down = floor(value, divisor)?;
        let exact = value.checked_rem(divisor)? == 0;
        return Some(AffineExpr::Constant(if exact { down } else { down + 1 }));
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    divide_factor(lhs, divisor)
}

/// `(e * (c * d)) / d` is `e * c`.
fn divide_factor(lhs: &AffineExpr, divisor: i64) -> Option<AffineExpr> {
    let inner = lhs.as_binary(AffineOp::Mul)?;
    let factor = inner.rhs.constant()?;
    let is_exact = factor.checked_rem(divisor)? == 0;
    is_exact.then(|| product(&inner.lhs, factor / divisor))
}

fn modulo(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let divisor = rhs.constant().filter(|&divisor| divisor >= 1)?;
    if let Some(value) = lhs.constant() {
        return Some(AffineExpr::Constant(value.rem_euclid(divisor)));
    }
    if divides(divisor, lhs) {
        return Some(AffineExpr::Constant(0));
    }
    let modulo = |expr: &AffineExpr| AffineExpr::binary(AffineOp::Mod, expr.clone(), rhs.clone());
    if let Some(sum) = lhs.as_binary(AffineOp::Add) {
        if divides(divisor, &sum.lhs) {
            return Some(modulo(&sum.rhs));
        }
        if divides(divisor, &sum.rhs) {
            return Some(modulo(&sum.lhs));
        }
    }
    let inner: &AffineBinary = lhs.as_binary(AffineOp::Mod)?;
    let outer = inner.rhs.constant()?;
    (outer >= 1 && outer % divisor == 0).then(|| modulo(&inner.lhs))
}

fn floor(value: i64, divisor: i64) -> Option<i64> {
    let quotient = value.checked_div(divisor)?;
    let inexact = value % divisor != 0;
    let negative = (value < 0) != (divisor < 0);
    Some(quotient - i64::from(inexact && negative))
}

fn divides(divisor: i64, expr: &AffineExpr) -> bool {
    let largest = expr.largest_divisor();
    largest.is_multiple_of(divisor.unsigned_abs())
}

impl AffineExpr {
    /// Returns the largest known divisor of the values of the expression, for any inputs.
    pub fn largest_divisor(&self) -> u64 {
        let Self::Binary(binary) = self else {
            return self.constant().map_or(1, i64::unsigned_abs);
        };
        let left = binary.lhs.largest_divisor();
        match binary.op {
            AffineOp::Mul => left.wrapping_mul(binary.rhs.largest_divisor()),
            AffineOp::FloorDiv | AffineOp::CeilDiv => {
                let divisor = binary.rhs.constant().map_or(0, i64::unsigned_abs);
                match left.checked_rem(divisor) {
                    Some(0) => left / divisor,
                    _ => 1,
                }
            }
            AffineOp::Add | AffineOp::Mod => {
                Self::greatest_common_divisor(left, binary.rhs.largest_divisor())
            }
        }
    }

    /// Returns the greatest common divisor of two numbers.
    pub fn greatest_common_divisor(mut left: u64, mut right: u64) -> u64 {
        while right != 0 {
            (left, right) = (right, left % right);
        }
        left
    }
}
