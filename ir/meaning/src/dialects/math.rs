//! `math`: the operations whose results are exact.

use rustc_apfloat::{Float, Round};

use num_bigint::{BigInt, Sign};

use crate::code::{Code, Meaning, Stop};
use crate::float::{self, with_format};
use crate::number::{Number, truncate};
use crate::source::Source;
use crate::types::Scalar;
use crate::value::{MAX_BITS, Value};

use super::float::Flags;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("math.absi", |op| {
        on_bits(op, |bits, width| {
            if bits >> (width - 1) == 0 {
                bits
            } else {
                bits.wrapping_neg()
            }
        })
    }),
    Meaning::new("math.ctlz", |op| {
        on_bits(op, |bits, width| {
            u128::from(bits.leading_zeros() + width - MAX_BITS)
        })
    }),
    Meaning::new("math.cttz", |op| {
        on_bits(op, |bits, width| {
            u128::from(bits.trailing_zeros().min(width))
        })
    }),
    Meaning::new("math.ctpop", |op| {
        on_bits(op, |bits, _| u128::from(bits.count_ones()))
    }),
    Meaning::new("math.ipowi", power),
    Meaning::new("math.ceil", |op| rounded(op, Round::TowardPositive)),
    Meaning::new("math.floor", |op| rounded(op, Round::TowardNegative)),
    Meaning::new("math.round", |op| rounded(op, Round::NearestTiesToAway)),
    Meaning::new("math.roundeven", |op| rounded(op, Round::NearestTiesToEven)),
    Meaning::new("math.sqrt", root),
    Meaning::new("math.trunc", |op| rounded(op, Round::TowardZero)),
    Meaning::new("math.isfinite", |op| {
        classified(op, |number| number.is_finite)
    }),
    Meaning::new("math.isinf", |op| {
        classified(op, |number| number.is_infinite)
    }),
    Meaning::new("math.isnan", |op| classified(op, |number| number.is_nan)),
    Meaning::new("math.isnormal", |op| {
        classified(op, |number| number.is_normal)
    }),
    Meaning::new("math.copysign", copy_sign),
    Meaning::new("math.fma", multiply_add),
];

fn on_bits(op: &Source<'_>, change: fn(u128, u32) -> u128) -> Option<Code> {
    let width = op
        .int_width()
        .filter(|width| (1..=MAX_BITS).contains(width))?;
    op.elementwise(move |operands| {
        let bits = operands.get(0).bits();
        Ok(bits.map_or(Value::Poison, |bits| {
            Value::Bits(truncate(change(bits, width), width))
        }))
    })
}

/// The inverse of zero, of a negative power, is a division by zero; other inverses are rounded to zero.
fn power(op: &Source<'_>) -> Option<Code> {
    let width = op.int_width()?;
    op.elementwise(move |operands| {
        let [base, exponent] = [0, 1].map(|index| BigInt::of(operands.get(index), width, true));
        let (base, exponent) = match (base, exponent) {
            (Some(base), Some(exponent)) => (base, exponent),
            // Poison may be zero or a negative number.
            (base, exponent)
                if base.as_ref().is_none_or(|base| base.sign() == Sign::NoSign)
                    && exponent
                        .as_ref()
                        .is_none_or(|exponent| exponent.is_negative()) =>
            {
                return Err(Stop::Undefined("divides by zero"));
            }
            _ => return Ok(Value::Poison),
        };
        let is_odd = exponent.bit(0);
        if exponent.is_negative() {
            return match i64::try_from(&base) {
                Ok(0) => Err(Stop::Undefined("divides by zero")),
                Ok(1) => Ok(BigInt::from(1).to_value(width)),
                Ok(-1) => Ok(BigInt::from(if is_odd { -1 } else { 1 }).to_value(width)),
                _ => Ok(BigInt::from(0).to_value(width)),
            };
        }
        let modulus = BigInt::from(1) << width;
        Ok(base.modpow(&exponent, &modulus).to_value(width))
    })
}

fn format(op: &Source<'_>) -> Option<pass_ir::data::FloatKind> {
    match op.scalar_of(op.operand(0)?)? {
        Scalar::Float(kind) => Some(kind),
        Scalar::Int(_) => None,
    }
}

fn rounded(op: &Source<'_>, round: Round) -> Option<Code> {
    let (kind, flags) = (format(op)?, Flags::of(op));
    with_format!(kind, F => op.elementwise(move |operands| {
        let number = float::of::<F>(operands.get(0));
        Ok(number.map_or(Value::Poison, |number| flags.apply(operands.iter(), float::result(kind, number.round_to_integral(round).value))))
    }))?
}

/// Returns the root of a positive number: that of an integer with a power of four, rounded once.
fn square_root<F: Float>(number: F) -> Option<F> {
    let digits = F::PRECISION as i32;
    let (exponent, mantissa) = {
        let exponent = number.ilogb() - (digits - 1);
        // An even one.
        let exponent = exponent - exponent.rem_euclid(2);
        (exponent, number.scalbn(-exponent))
    };
    let mut integer = BigInt::from(mantissa.to_u128(u128::BITS as usize).value);
    // As many digits as the format has, and two more.
    let shift = digits / 2 + 2;
    integer <<= 2 * shift;
    let root = integer.sqrt();
    let has_more = &root * &root != integer;
    let digits = u128::try_from(root << 1_u32).ok()? | u128::from(has_more);
    Some(F::from_u128(digits).value.scalbn(exponent / 2 - shift - 1))
}

fn root(op: &Source<'_>) -> Option<Code> {
    let (kind, flags) = (format(op)?, Flags::of(op));
    with_format!(kind, F => op.elementwise(move |operands| {
        let Some(number) = float::of::<F>(operands.get(0)) else {
            return Ok(Value::Poison);
        };
        let root = if number.is_zero() || number.is_pos_infinity() {
            Some(number)
        } else if number.is_nan() || number.is_negative() {
            Some(F::NAN)
        } else {
            square_root(number)
        };
        Ok(root.map_or(Value::Poison, |root| flags.apply(operands.iter(), float::result(kind, root))))
    }))?
}

/// The class of a number.
struct Class {
    is_finite: bool,
    is_infinite: bool,
    is_nan: bool,
    is_normal: bool,
}

fn classified(op: &Source<'_>, test: fn(Class) -> bool) -> Option<Code> {
    let (kind, flags) = (format(op)?, Flags::of(op));
    with_format!(kind, F => op.elementwise(move |operands| {
        let class = float::of::<F>(operands.get(0)).map(|number| Class {
            is_finite: number.is_finite(),
            is_infinite: number.is_infinite(),
            is_nan: number.is_nan(),
            is_normal: number.is_normal(),
        });
        Ok(class.map_or(Value::Poison, |class| flags.apply(operands.iter(), Value::bool(test(class)))))
    }))?
}

/// The sign of a NaN that an arithmetic operation has made is open.
fn copy_sign(op: &Source<'_>) -> Option<Code> {
    let (kind, flags) = (format(op)?, Flags::of(op));
    with_format!(kind, F => op.elementwise(move |operands| {
        let result = match (operands.get(0), operands.get(1)) {
            (Value::Float(_, magnitude), Value::Float(_, sign)) => {
                Value::Float(kind, F::from_bits(*magnitude).copy_sign(F::from_bits(*sign)).to_bits())
            }
            (Value::Nan, Value::Float(..) | Value::Nan) => Value::Nan,
            _ => Value::Poison,
        };
        Ok(flags.apply(operands.iter(), result))
    }))?
}

fn multiply_add(op: &Source<'_>) -> Option<Code> {
    let (kind, flags) = (format(op)?, Flags::of(op));
    with_format!(kind, F => op.elementwise(move |operands| {
        let [lhs, rhs, addend] = [0, 1, 2].map(|index| float::of::<F>(operands.get(index)));
        Ok(match (lhs, rhs, addend) {
            (Some(lhs), Some(rhs), Some(addend)) => flags.apply(operands.iter(), float::result(kind, lhs.mul_add(rhs, addend).value)),
            _ => Value::Poison,
        })
    }))?
}
