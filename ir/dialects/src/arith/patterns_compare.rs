//! Patterns for comparisons.

use super::number::Number;
use crate::arith::number::is_float_of_llvm;
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::arithmetic::int::Predicate;
use crate::arithmetic::{cast, float};
use crate::op;
use crate::shared::patterns;
use pass_ir::data::{FloatKind, Int};
use pass_ir::rewrite::{NewOp, Pattern, Rewriter, Site};
use pass_ir::{OpId, OpName, Type, ValueId, name};
use std::cmp::Ordering;

pub(super) const CMPI: &[Pattern] = patterns![
    anonymous "CmpIExtSI" => |rw, op| of_extended(rw, op, op::ARITH_EXTSI);
    anonymous "CmpIExtUI" => |rw, op| of_extended(rw, op, op::ARITH_EXTUI);
];

/// Compares the operands of two equal extensions.
fn of_extended(rw: &mut Rewriter<'_>, op: OpId, extension: OpName) -> Option<()> {
    let site = rw.site(op);
    let predicate = Predicate::from_number(site.predicate()?)?;
    if !matches!(predicate, Predicate::Eq | Predicate::Ne) {
        return None;
    }
    let (lhs, rhs) = site.pair()?;
    let ((first, a), (second, b)) = (
        site.defining_cast(lhs, extension)?,
        site.defining_cast(rhs, extension)?,
    );
    if site.type_of(a) != site.type_of(b) {
        return None;
    }
    let (ty, predicate) = (site.result_type(0)?, site.attr(name::PREDICATE));
    let loc = rw.fused_loc(&[op, first.id(), second.id()]);
    rw.replace_with(
        op,
        loc,
        &NewOp::new(op::ARITH_CMPI, &[a, b], ty).with(name::PREDICATE, predicate),
    )
}

/// Simplifies a comparison of an integer, cast to a floating-point number, with a constant.
enum Outcome {
    Known(bool),
    Integer(Predicate, Int),
}

/// Compares an integer that is cast to float with an integer constant instead.
pub(super) fn of_integer(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let Number::Float(bits, kind) = site.constant_number(rhs)? else {
        return None;
    };
    let (cast, signed) = integer_cast(&site, lhs)?;
    let source = cast.operand(0)?;
    let ty = site.type_of(source);
    let integer = Integer {
        width: site.context().integer_width(ty)?,
        signed,
    };
    let loc = rw.body().location(op);
    match integer.compared(site.predicate()?, kind, bits)? {
        Outcome::Known(holds) => {
            let value = rw.constant(op, loc, rw.context().bool_attr(holds), Type::I1)?;
            rw.replace(op, &[value]);
            Some(())
        }
        Outcome::Integer(predicate, value) => {
            let value = Number::Int(value, integer.width).to_attr(rw.context(), ty)?;
            let predicate = rw.context().integer_attr(predicate.attr_value(), Type::I64);
            let value = rw.constant(op, loc, value, ty)?;
            let operands = [source, value];
            let new = NewOp::new(op::ARITH_CMPI, &operands, Type::I1);
            rw.replace_with(op, loc, &new.with(name::PREDICATE, Some(predicate)))
        }
    }
}

/// Returns the cast of an integer that defines the value, and whether the integer has a sign.
fn integer_cast<'a>(site: &Site<'a>, value: ValueId) -> Option<(Site<'a>, bool)> {
    let signed = site.def(value, op::ARITH_SITOFP).map(|cast| (cast, true));
    signed.or_else(|| site.def(value, op::ARITH_UITOFP).map(|cast| (cast, false)))
}

/// The predicates of a comparison by outcome: their numbers, without and with "equal".
const EQ: [i64; 2] = [1, 8];
const NE: [i64; 2] = [6, 13];
const LESS: [i64; 4] = [4, 5, 11, 12];
const GREATER: [i64; 4] = [2, 3, 9, 10];
const ORDERED: i64 = 7;
const UNORDERED: i64 = 14;

#[derive(Clone, Copy)]
struct Integer {
    width: u32,
    signed: bool,
}

impl Integer {
    fn compared(self, predicate: i64, kind: FloatKind, bits: u128) -> Option<Outcome> {
        let value = kind.to_f64(bits).filter(|value| {
            !value.is_nan() && is_float_of_llvm(kind) && float::is_supported(kind)
        })?;
        if self.may_matter(kind, value) {
            return None;
        }
        match predicate {
            ORDERED => return Some(Outcome::Known(true)),
            UNORDERED => return Some(Outcome::Known(false)),
            _ => {}
        }
        if let Some(order) = self.beyond(kind, value) {
            return Some(Outcome::Known(
                float::Predicate::from_number(predicate)?.holds_for(order),
            ));
        }
        let whole = cast::float_to_int(kind, bits, self.width, self.signed)?;
        if value == value.trunc() {
            return Some(Outcome::Integer(self.predicate(exact(predicate)?), whole));
        }
        match predicate {
            _ if EQ.contains(&predicate) => Some(Outcome::Known(false)),
            _ if NE.contains(&predicate) => Some(Outcome::Known(true)),
            _ => Some(Outcome::Integer(
                self.predicate(between(predicate, value < 0.0)?),
                whole,
            )),
        }
    }

    fn may_matter(self, kind: FloatKind, value: f64) -> bool {
        let mantissa = float::fraction_bits(kind).map_or(0, |bits| i64::from(bits) + 1);
        if i64::from(self.width) <= mantissa {
            return false;
        }
        let bits = i64::from(self.width) - i64::from(self.signed);
        if value.is_infinite() {
            return largest_exponent(kind) < bits;
        }
        let exponent = exponent(value);
        mantissa <= exponent && exponent <= bits
    }

    /// Returns the outcome of comparing every integer with a value that is beyond all of them.
    fn beyond(self, kind: FloatKind, value: f64) -> Option<Ordering> {
        let half = 1i128.checked_shl(self.width.checked_sub(1)?)?;
        let near = |limit: &Int| {
            cast::int_to_float(limit, self.width, self.signed, kind)
                .and_then(|bits| kind.to_f64(bits))
        };
        let (least, greatest) = if self.signed {
            let greatest = half.wrapping_sub(1);
            (Int::new(half, self.width), Int::new(greatest, self.width))
        } else {
            (Int::new(0, self.width), Int::new(-1, self.width))
        };
        if near(&greatest)? < value {
            return Some(Ordering::Less);
        }
        (near(&least)? > value).then_some(Ordering::Greater)
    }

    fn predicate(self, signed: Predicate) -> Predicate {
        match signed {
            _ if self.signed => signed,
            Predicate::Slt => Predicate::Ult,
            Predicate::Sle => Predicate::Ule,
            Predicate::Sgt => Predicate::Ugt,
            Predicate::Sge => Predicate::Uge,
            other => other,
        }
    }
}

/// Returns the predicate on integers that says the same of a whole number.
fn exact(predicate: i64) -> Option<Predicate> {
    Some(match predicate {
        1 | 8 => Predicate::Eq,
        6 | 13 => Predicate::Ne,
        4 | 11 => Predicate::Slt,
        5 | 12 => Predicate::Sle,
        2 | 9 => Predicate::Sgt,
        3 | 10 => Predicate::Sge,
        _ => return None,
    })
}

/// Returns the predicate on integers that says the same of the number rounded towards zero, where that is not the
/// number itself.
fn between(predicate: i64, negative: bool) -> Option<Predicate> {
    if LESS.contains(&predicate) {
        return Some(if negative {
            Predicate::Slt
        } else {
            Predicate::Sle
        });
    }
    let greater = if negative {
        Predicate::Sge
    } else {
        Predicate::Sgt
    };
    GREATER.contains(&predicate).then_some(greater)
}

/// Returns the power of two that a number starts with, or the least one for numbers that are smaller still.
fn exponent(value: f64) -> i64 {
    ((value.to_bits() >> 52) & 0x7FF) as i64 - 1023
}

fn largest_exponent(kind: FloatKind) -> i64 {
    let infinity = kind.from_f64(f64::INFINITY);
    kind.to_f64(infinity - 1).map_or(0, exponent)
}
