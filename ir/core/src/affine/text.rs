//! Affine maps and sets as text.

use std::fmt::{self, Write};

use super::{Affine, AffineBinary, AffineExpr, AffineOp};

impl fmt::Display for Affine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        names(f, 'd', self.dims)?;
        f.write_str(")")?;
        if self.symbols > 0 {
            f.write_str("[")?;
            names(f, 's', self.symbols)?;
            f.write_str("]")?;
        }
        f.write_str(if self.is_set() { " : (" } else { " -> (" })?;
        for (index, expr) in self.exprs.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write_expr(f, expr, false)?;
            let equality = self.equalities.as_ref().and_then(|all| all.get(index));
            f.write_str(equality.map_or("", |&equal| if equal { " == 0" } else { " >= 0" }))?;
        }
        f.write_str(")")
    }
}

fn names(f: &mut fmt::Formatter<'_>, letter: char, count: u32) -> fmt::Result {
    for index in 0..count {
        let comma = if index > 0 { ", " } else { "" };
        write!(f, "{comma}{letter}{index}")?;
    }
    Ok(())
}

/// Writes an expression, in parentheses if it has an operator and is `tight`: an operand of a product.
fn write_expr(f: &mut fmt::Formatter<'_>, expr: &AffineExpr, tight: bool) -> fmt::Result {
    let binary = match expr {
        AffineExpr::Dim(index) => return write!(f, "d{index}"),
        AffineExpr::Symbol(index) => return write!(f, "s{index}"),
        AffineExpr::Constant(value) => return write!(f, "{value}"),
        AffineExpr::Binary(binary) => binary,
    };
    if tight {
        f.write_char('(')?;
    }
    match binary.op {
        AffineOp::Add => write_sum(f, binary)?,
        _ => write_product(f, binary)?,
    }
    if tight {
        f.write_char(')')?;
    }
    Ok(())
}

fn write_product(f: &mut fmt::Formatter<'_>, binary: &AffineBinary) -> fmt::Result {
    if binary.op == AffineOp::Mul && binary.rhs.constant() == Some(-1) {
        f.write_char('-')?;
        return write_expr(f, &binary.lhs, true);
    }
    write_expr(f, &binary.lhs, true)?;
    write!(f, " {} ", binary.op.keyword())?;
    write_expr(f, &binary.rhs, true)
}

/// Writes a sum; negative terms are subtracted.
fn write_sum(f: &mut fmt::Formatter<'_>, binary: &AffineBinary) -> fmt::Result {
    write_expr(f, &binary.lhs, false)?;
    if let Some(product) = binary.rhs.as_binary(AffineOp::Mul) {
        match product.rhs.constant() {
            Some(-1) => {
                f.write_str(" - ")?;
                let is_sum = product.lhs.as_binary(AffineOp::Add).is_some();
                return write_expr(f, &product.lhs, is_sum);
            }
            Some(factor) if factor < -1 && factor != i64::MIN => {
                f.write_str(" - ")?;
                write_expr(f, &product.lhs, true)?;
                return write!(f, " * {}", factor.unsigned_abs());
            }
            _ => {}
        }
    }
    if let Some(value) = binary.rhs.constant().filter(|&value| value < 0) {
        return write!(f, " - {}", value.unsigned_abs());
    }
    f.write_str(" + ")?;
    write_expr(f, &binary.rhs, false)
}
