//! The behaviour of `math`: folds whose results are exact. Those of transcendental functions depend on the mathematical
//! library of the machine, and are left out.

use crate::arith::elementwise;
use crate::arith::number::{self, Number};
use crate::arithmetic::int::{self, IntOp};
use crate::shared::{behaviours, folds};
use pass_ir::OpRef;
use pass_ir::data::{FloatKind, Int};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::{Fold, Site};

use num_bigint::{BigInt, BigUint};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "math.absf" => fold(absolute);
    "math.absi" => fold(|site| folds::integer(site, absolute_integer));
    "math.ceil" => fold(|site| float(site, f64::ceil));
    "math.copysign" => fold(copy_sign);
    "math.ctlz" => fold(|site| count(site, |bits, width| width.checked_sub(bits.bits())));
    "math.ctpop" => fold(|site| count(site, |bits, _| Some(bits.count_ones())));
    "math.cttz" => fold(|site| count(site, |bits, width| Some(bits.trailing_zeros().unwrap_or(width))));
    "math.floor" => fold(|site| float(site, f64::floor));
    "math.ipowi" => fold(|site| integers(site, power)), speculation(speculates_power);
    "math.isfinite" => fold(|site| class(site, |value, _| Some(value.is_finite())));
    "math.isinf" => fold(|site| class(site, |value, _| Some(value.is_infinite())));
    "math.isnan" => fold(|site| class(site, |value, _| Some(value.is_nan())));
    "math.isnormal" => fold(is_normal);
    "math.round" => fold(|site| wide_float(site, f64::round));
    "math.roundeven" => fold(|site| float(site, f64::round_ties_even));
    "math.sqrt" => fold(root);
    "math.trunc" => fold(|site| wide_float(site, f64::trunc));
];

/// The multiplications of words that a power may take; one that takes more is left alone.
const MAX_POWER_WORK: u64 = 1 << 26;

const WORD: u64 = u64::BITS as u64;

/// Returns the magnitude; that of the least number is the number itself.
fn absolute_integer(value: &Int, width: u32) -> Option<Int> {
    if value.is_negative() {
        int::binary(IntOp::Sub, &Int::new(0, width), value, width)
    } else {
        Some(value.clone())
    }
}

/// Folds a number of bits, which depends on the bits and on the width.
fn count(site: &Site<'_>, compute: fn(&BigUint, u64) -> Option<u64>) -> Option<Fold> {
    folds::integer(site, |value, width| {
        let bits = value.to_big_int(width, false);
        let number = compute(bits.magnitude(), u64::from(width))?;
        Some(Int::new(i128::from(number), width))
    })
}

fn integers(site: &Site<'_>, compute: impl Fn(&Int, &Int, u32) -> Option<Int>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (a, b, width) = number::two_ints(numbers)?;
        Some(Number::Int(compute(a, b, width)?, width))
    })
}

/// Returns a power of integers, modulo the width; `None` for zero with a negative exponent, or if it takes too long.
fn power(base: &Int, exponent: &Int, width: u32) -> Option<Int> {
    let (one, minus_one) = (Int::new(1, width), Int::new(-1, width));
    let is_odd = exponent.words(width)[0] & 1 == 1;
    if exponent.is_negative() {
        return match () {
            () if *base == Int::new(0, width) => None,
            () if *base == one => Some(one),
            () if *base != minus_one => Some(Int::new(0, width)),
            () => Some(if is_odd { minus_one } else { one }),
        };
    }
    let mut work = 0;
    let mut product = |a: &BigInt, b: &BigInt| {
        work += (a.bits() / WORD + 1) * (b.bits() / WORD + 1);
        let product = (work <= MAX_POWER_WORK).then(|| a * b)?;
        let is_narrow = product.bits() < u64::from(width);
        Some(if is_narrow {
            product
        } else {
            Int::from_big_int(&product, width).to_big_int(width, true)
        })
    };
    let exponent = exponent.to_big_int(width, false);
    let (mut result, mut square) = (BigInt::from(1), base.to_big_int(width, true));
    for bit in 0..exponent.bits() {
        if bit > 0 {
            square = product(&square, &square)?;
        }
        if exponent.bit(bit) {
            result = product(&result, &square)?;
        }
    }
    Some(Int::from_big_int(&result, width))
}

/// Returns that a power may run anywhere if it is no inverse of zero, for all that is known.
fn speculates_power(op: OpRef<'_>) -> Speculation {
    let each = |operand: usize, fits: &dyn Fn(i128) -> bool| {
        let operand = op.operand(operand);
        operand.is_some_and(|operand| op.body().is_constant_of(op.context(), operand, fits))
    };
    Speculation::always_if(each(0, &|base| base != 0) || each(1, &|exponent| exponent >= 0))
}

/// Formats whose numbers `f64` holds, so that rounding to integers there is exact.
fn value(kind: FloatKind, bits: u128) -> Option<f64> {
    quiet(kind).and_then(|_| kind.to_f64(bits))
}

/// Returns the bit that makes a NaN quiet.
fn quiet(kind: FloatKind) -> Option<u128> {
    let bit = match kind {
        FloatKind::BF16 => 6,
        FloatKind::F16 => 9,
        FloatKind::F32 => 22,
        FloatKind::F64 => 51,
        _ => return None,
    };
    Some(1 << bit)
}

/// Folds a function whose result has no more digits than its operand; that of what is not a number is quiet.
fn float(site: &Site<'_>, compute: fn(f64) -> f64) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (bits, kind) = number::one_float(numbers)?;
        Some(Number::Float(computed(kind, bits, compute)?, kind))
    })
}

/// Returns the result of a function of a number; a NaN becomes quiet.
fn computed(kind: FloatKind, bits: u128, compute: fn(f64) -> f64) -> Option<u128> {
    let value = value(kind, bits)?;
    Some(if value.is_nan() {
        bits | quiet(kind)?
    } else {
        kind.from_f64(compute(value))
    })
}

/// Folds like [`float`], but only `f32` and `f64`, for which the C library has the function.
fn wide_float(site: &Site<'_>, compute: fn(f64) -> f64) -> Option<Fold> {
    let kind = number::element_kind(site.context(), site.result_type(0)?)?;
    let is_wide = matches!(kind, FloatKind::F32 | FloatKind::F64);
    is_wide.then(|| float(site, compute))?
}

fn absolute(site: &Site<'_>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (bits, kind) = number::one_float(numbers)?;
        value(kind, bits)?;
        let sign = 1 << (kind.width() - 1);
        Some(Number::Float(bits & !sign, kind))
    })
}

/// Folds a square root of `f32` or `f64`: rounded correctly, and so the same on every machine.
fn root(site: &Site<'_>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (bits, kind) = number::one_float(numbers)?;
        let is_wide = matches!(kind, FloatKind::F32 | FloatKind::F64);
        let is_positive = bits >> (kind.width() - 1) == 0;
        let found = computed(kind, bits, f64::sqrt).filter(|_| is_wide && is_positive)?;
        Some(Number::Float(found, kind))
    })
}

fn copy_sign(site: &Site<'_>) -> Option<Fold> {
    elementwise::fold(site, &|numbers| {
        let (a, b, kind) = number::two_floats(numbers)?;
        let (a, b) = (value(kind, a)?, value(kind, b)?);
        let is_number = !a.is_nan() && !b.is_nan();
        is_number.then(|| Number::Float(kind.from_f64(a.copysign(b)), kind))
    })
}

fn is_normal(site: &Site<'_>) -> Option<Fold> {
    class(site, |value, kind| {
        let least = match kind {
            FloatKind::F16 => 2f64.powi(-14),
            FloatKind::BF16 | FloatKind::F32 => f64::from(f32::MIN_POSITIVE),
            FloatKind::F64 => f64::MIN_POSITIVE,
            _ => return None,
        };
        Some(value.is_finite() && value.abs() >= least)
    })
}

fn class(site: &Site<'_>, test: fn(f64, FloatKind) -> Option<bool>) -> Option<Fold> {
    let constant = site.constant(site.operand(0)?)?;
    let Number::Float(bits, kind) = Number::of(site.context(), constant)? else {
        return None;
    };
    folds::splat_of(site, i128::from(test(value(kind, bits)?, kind)?))
}
