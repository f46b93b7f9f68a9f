//! The rules by which affine expressions are simplified. Each gives up where a number would not fit 64 bits.

use super::{Binary, BinaryOp, Expr};

pub(super) fn binary(op: BinaryOp, lhs: Expr, rhs: Expr) -> Expr {
    let simpler = match op {
        BinaryOp::Add => add(&lhs, &rhs),
        BinaryOp::Mul => mul(&lhs, &rhs),
        BinaryOp::FloorDiv => floor_div(&lhs, &rhs),
        BinaryOp::CeilDiv => ceil_div(&lhs, &rhs),
        BinaryOp::Mod => modulo(&lhs, &rhs),
    };
    simpler.unwrap_or_else(|| Expr::plain(op, lhs, rhs))
}

fn add(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    if let (Some(left), Some(right)) = (lhs.constant(), rhs.constant()) {
        return left.checked_add(right).map(Expr::Constant);
    }
    // Constants go to the right, and so does what has no dimension.
    let constant = lhs.constant().is_some() || (lhs.is_symbolic() && !rhs.is_symbolic());
    if constant || is_later(lhs, rhs) {
        return Some(rhs.clone().add(lhs.clone()));
    }
    if rhs.constant() == Some(0) {
        return Some(lhs.clone());
    }
    let sum = lhs.as_binary(BinaryOp::Add);
    let tail = sum.and_then(|sum| Some((&sum.lhs, sum.rhs.constant()?)));
    if let (Some((head, left)), Some(right)) = (tail, rhs.constant()) {
        let constant = left.checked_add(right).map(Expr::Constant)?;
        return Some(head.clone().add(constant));
    }
    if let Some(collected) = collect(lhs, rhs) {
        return Some(collected);
    }
    if let Some((head, constant)) = tail {
        let front = head.clone().add(rhs.clone());
        return Some(front.add(Expr::Constant(constant)));
    }
    remainder(lhs, rhs)
}

/// True if both are dimensions or both are symbols, and the right one comes first.
fn is_later(lhs: &Expr, rhs: &Expr) -> bool {
    match (lhs, rhs) {
        (Expr::Dim(left), Expr::Dim(right)) | (Expr::Symbol(left), Expr::Symbol(right)) => {
            left > right
        }
        _ => false,
    }
}

/// `c * e + d * e` is `(c + d) * e`.
fn collect(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    let ((left, left_factor), (right, right_factor)) = (factor(lhs), factor(rhs));
    if left != right {
        return None;
    }
    let sum = left_factor.checked_add(right_factor)?;
    Some(Expr::binary(
        BinaryOp::Mul,
        left.clone(),
        Expr::Constant(sum),
    ))
}

fn factor(expr: &Expr) -> (&Expr, i64) {
    let product = expr.as_binary(BinaryOp::Mul);
    let found = product.and_then(|product| Some((&product.lhs, product.rhs.constant()?)));
    found.unwrap_or((expr, 1))
}

/// `e - q * (e floordiv q)` is `e mod q`.
fn remainder(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    let product = rhs.as_binary(BinaryOp::Mul)?;
    if product.rhs.constant() == Some(-1)
        && let Some(inner) = product.lhs.as_binary(BinaryOp::Mul)
    {
        let quotient = inner.lhs.as_binary(BinaryOp::FloorDiv)?;
        if quotient.rhs == inner.rhs && *lhs == quotient.lhs {
            let (value, modulus) = (lhs.clone(), inner.rhs.clone());
            return Some(Expr::binary(BinaryOp::Mod, value, modulus));
        }
    }
    let quotient = product.lhs.as_binary(BinaryOp::FloorDiv)?;
    let divisor = quotient.rhs.constant().filter(|&divisor| divisor > 0);
    let negated = divisor.is_some_and(|divisor| product.rhs.constant() == Some(-divisor));
    if negated && *lhs == quotient.lhs {
        let (value, modulus) = (lhs.clone(), quotient.rhs.clone());
        return Some(Expr::binary(BinaryOp::Mod, value, modulus));
    }
    // Only the last term of a sum can combine with it to a remainder.
    let sum = lhs.as_binary(BinaryOp::Add)?;
    let tail = add(&sum.rhs, rhs)?;
    Some(sum.lhs.clone().add(tail))
}

fn mul(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    if let (Some(left), Some(right)) = (lhs.constant(), rhs.constant()) {
        return left.checked_mul(right).map(Expr::Constant);
    }
    // Constants go to the right, and so does what has no dimension.
    if !rhs.is_symbolic() || lhs.constant().is_some() || is_later(lhs, rhs) {
        return Some(Expr::binary(BinaryOp::Mul, rhs.clone(), lhs.clone()));
    }
    match rhs.constant() {
        Some(1) => return Some(lhs.clone()),
        Some(0) => return Some(Expr::Constant(0)),
        _ => {}
    }
    let product = lhs.as_binary(BinaryOp::Mul)?;
    let left = product.rhs.constant()?;
    if let Some(right) = rhs.constant() {
        let constant = left.checked_mul(right).map(Expr::Constant)?;
        return Some(Expr::binary(BinaryOp::Mul, product.lhs.clone(), constant));
    }
    let front = Expr::binary(BinaryOp::Mul, product.lhs.clone(), rhs.clone());
    Some(Expr::binary(BinaryOp::Mul, front, Expr::Constant(left)))
}

fn floor_div(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    let divisor = rhs.constant().filter(|&divisor| divisor != 0)?;
    if let Some(value) = lhs.constant() {
        return floor(value, divisor).map(Expr::Constant);
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    if let Some(quotient) = divide_factor(lhs, divisor) {
        return Some(quotient);
    }
    let sum = lhs.as_binary(BinaryOp::Add)?;
    let splits = divides(divisor, &sum.lhs) || divides(divisor, &sum.rhs);
    splits.then(|| {
        let part = |part: &Expr| Expr::binary(BinaryOp::FloorDiv, part.clone(), rhs.clone());
        part(&sum.lhs).add(part(&sum.rhs))
    })
}

fn ceil_div(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    let divisor = rhs.constant().filter(|&divisor| divisor != 0)?;
    if let Some(value) = lhs.constant() {
        let down = floor(value, divisor)?;
        let exact = value.checked_rem(divisor)? == 0;
        return Some(Expr::Constant(if exact { down } else { down + 1 }));
    }
    if divisor == 1 {
        return Some(lhs.clone());
    }
    divide_factor(lhs, divisor)
}

/// `(e * (c * d)) / d` is `e * c`.
fn divide_factor(lhs: &Expr, divisor: i64) -> Option<Expr> {
    let product = lhs.as_binary(BinaryOp::Mul)?;
    let factor = product.rhs.constant()?;
    if factor.checked_rem(divisor)? != 0 {
        return None;
    }
    let quotient = Expr::Constant(factor.checked_div(divisor)?);
    Some(Expr::binary(BinaryOp::Mul, product.lhs.clone(), quotient))
}

fn modulo(lhs: &Expr, rhs: &Expr) -> Option<Expr> {
    let divisor = rhs.constant().filter(|&divisor| divisor >= 1)?;
    if let Some(value) = lhs.constant() {
        return Some(Expr::Constant(value.rem_euclid(divisor)));
    }
    if divides(divisor, lhs) {
        return Some(Expr::Constant(0));
    }
    let modulo = |expr: &Expr| Expr::binary(BinaryOp::Mod, expr.clone(), rhs.clone());
    if let Some(sum) = lhs.as_binary(BinaryOp::Add) {
        if divides(divisor, &sum.lhs) {
            return Some(modulo(&sum.rhs));
        }
        if divides(divisor, &sum.rhs) {
            return Some(modulo(&sum.lhs));
        }
    }
    let inner: &Binary = lhs.as_binary(BinaryOp::Mod)?;
    let outer = inner.rhs.constant()?;
    (outer >= 1 && outer % divisor == 0).then(|| modulo(&inner.lhs))
}

fn floor(value: i64, divisor: i64) -> Option<i64> {
    let quotient = value.checked_div(divisor)?;
    let inexact = value % divisor != 0;
    let negative = (value < 0) != (divisor < 0);
    Some(quotient - i64::from(inexact && negative))
}

fn divides(divisor: i64, expr: &Expr) -> bool {
    largest_divisor(expr).is_multiple_of(divisor.unsigned_abs())
}

/// The largest number that is known to divide all values of an expression.
fn largest_divisor(expr: &Expr) -> u64 {
    let Expr::Binary(binary) = expr else {
        return expr.constant().map_or(1, i64::unsigned_abs);
    };
    let left = largest_divisor(&binary.lhs);
    match binary.op {
        BinaryOp::Mul => left.wrapping_mul(largest_divisor(&binary.rhs)),
        BinaryOp::FloorDiv | BinaryOp::CeilDiv => {
            let divisor = binary.rhs.constant().map_or(0, i64::unsigned_abs);
            match left.checked_rem(divisor) {
                Some(0) => left / divisor,
                _ => 1,
            }
        }
        BinaryOp::Add | BinaryOp::Mod => greatest_common(left, largest_divisor(&binary.rhs)),
    }
}

fn greatest_common(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}
