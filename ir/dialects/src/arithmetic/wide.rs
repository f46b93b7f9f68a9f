//! Integers of more than 64 bits: operations on numbers without a limit, cut to the width.

use std::cmp::Ordering;

use num_bigint::{BigInt, Sign};

use pass_ir::data::Int;

use super::int::IntOp;

/// Quotients of wider numbers are left alone, for their time grows with the square of the width.
const WIDEST_QUOTIENT: u32 = 1 << 20;

#[derive(Clone, Copy)]
struct Operand<'a> {
    value: &'a Int,
    width: u32,
}

impl Operand<'_> {
    fn signed(self) -> BigInt {
        self.value.to_big_int(self.width, true)
    }

    fn unsigned(self) -> BigInt {
        self.value.to_big_int(self.width, false)
    }

    /// Returns the shift amount, or `None` if it is not less than the width.
    fn shift(self) -> Option<u32> {
        let distance = u32::try_from(self.unsigned()).ok()?;
        (distance < self.width).then_some(distance)
    }
}

pub(super) fn binary(op: IntOp, a: &Int, b: &Int, width: u32) -> Option<Int> {
    let (a, b) = (Operand { value: a, width }, Operand { value: b, width });
    let result = match op {
        IntOp::Add => a.signed() + b.signed(),
        IntOp::Sub => a.signed() - b.signed(),
        IntOp::Mul => a.signed() * b.signed(),
        IntOp::And => a.signed() & b.signed(),
        IntOp::Or => a.signed() | b.signed(),
        IntOp::Xor => a.signed() ^ b.signed(),
        IntOp::MaxS => a.signed().max(b.signed()),
        IntOp::MaxU => a.unsigned().max(b.unsigned()),
        IntOp::MinS => a.signed().min(b.signed()),
        IntOp::MinU => a.unsigned().min(b.unsigned()),
        IntOp::ShiftLeft => a.signed() << b.shift()?,
        IntOp::ShiftRightS => a.signed() >> b.shift()?,
        IntOp::ShiftRightU => a.unsigned() >> b.shift()?,
        IntOp::DivU | IntOp::RemU | IntOp::CeilDivU => {
            quotient(op, &a.unsigned(), &b.unsigned(), width)?
        }
        IntOp::DivS | IntOp::RemS | IntOp::CeilDivS | IntOp::FloorDivS => {
            let (a, b) = (a.signed(), b.signed());
            if overflows(op, &a, &b, width) {
                return None;
            }
            quotient(op, &a, &b, width)?
        }
    };
    Some(Int::from_big_int(&result, width))
}

/// Returns whether a quotient is not defined, or not folded upstream.
fn overflows(op: IntOp, a: &BigInt, b: &BigInt, width: u32) -> bool {
    let least = -(BigInt::from(1) << (width - 1));
    match op {
        IntOp::DivS | IntOp::FloorDivS => *a == least && *b == BigInt::from(-1),
        IntOp::CeilDivS => a.sign() != Sign::NoSign && (*a == least || *b == least),
        _ => false,
    }
}

/// Returns the quotient, rounded as the operation wants it, or the rest. Divisions of big integers round towards zero.
fn quotient(op: IntOp, a: &BigInt, b: &BigInt, width: u32) -> Option<BigInt> {
    if b.sign() == Sign::NoSign || width > WIDEST_QUOTIENT {
        return None;
    }
    let (quotient, rest) = (a / b, a % b);
    let exact = rest.sign() == Sign::NoSign;
    let negative = a.sign() != b.sign();
    Some(match op {
        IntOp::RemS | IntOp::RemU => rest,
        IntOp::CeilDivS | IntOp::CeilDivU if !exact && !negative => quotient + 1,
        IntOp::FloorDivS if !exact && negative => quotient - 1,
        _ => quotient,
    })
}

pub(super) fn extended_product(a: &Int, b: &Int, width: u32, signed: bool) -> (Int, Int) {
    let product = a.to_big_int(width, signed) * b.to_big_int(width, signed);
    (
        Int::from_big_int(&product, width),
        Int::from_big_int(&(product >> width), width),
    )
}

pub(super) fn order(a: &Int, b: &Int, width: u32, signed: bool) -> Ordering {
    a.to_big_int(width, signed)
        .cmp(&b.to_big_int(width, signed))
}
