//! `arith`: casts.

use num_bigint::BigInt;
use rustc_apfloat::{Float, Round, Status};

use crate::code::{Code, Meaning, Operands};
use crate::float::{self, with_format};
use crate::number::{Number, sign_extend, truncate};
use crate::source::Source;
use crate::types::Scalar;
use crate::value::{MAX_BITS, Value};

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("arith.extsi", |op| resize(op, true)),
    Meaning::new("arith.extui", |op| resize(op, false)),
    Meaning::new("arith.trunci", truncate_int),
    Meaning::new("arith.index_cast", |op| resize(op, true)),
    Meaning::new("arith.index_castui", |op| resize(op, false)),
    Meaning::new("arith.bitcast", bitcast),
    Meaning::new("arith.sitofp", |op| int_to_float(op, true)),
    Meaning::new("arith.uitofp", |op| int_to_float(op, false)),
    Meaning::new("arith.fptosi", |op| float_to_int(op, true)),
    Meaning::new("arith.fptoui", |op| float_to_int(op, false)),
    Meaning::new("arith.extf", convert_float),
    Meaning::new("arith.truncf", convert_float),
];

/// The types of the elements that are cast from and to.
fn scalars(op: &Source<'_>) -> Option<(Scalar, Scalar)> {
    Some((op.scalar_of(op.operand(0)?)?, op.scalar_of(op.result(0)?)?))
}

/// Cuts an integer off, or extends it.
pub(super) fn resize(op: &Source<'_>, signed: bool) -> Option<Code> {
    let (from, to) = (op.int_width()?, op.width_of(op.result(0)?)?);
    op.elementwise(move |operands| Ok(resized(operands, from, to, signed)))
}

fn resized(operands: Operands<'_>, from: u32, to: u32, signed: bool) -> Value {
    let value = operands.get(0);
    match value.bits() {
        Some(bits) if from <= MAX_BITS && to <= MAX_BITS => Value::Bits(truncate(
            if signed {
                sign_extend(bits, from) as u128
            } else {
                bits
            },
            to,
        )),
        _ => BigInt::of(value, from, signed).map_or(Value::Poison, |number| number.to_value(to)),
    }
}

/// A truncation is poison if it loses what a flag says it does not.
fn truncate_int(op: &Source<'_>) -> Option<Code> {
    let (from, to) = (op.int_width()?, op.width_of(op.result(0)?)?);
    let flags = [(true, "nsw"), (false, "nuw")]
        .map(|(signed, flag)| (signed, op.has_flag("overflowFlags", flag)));
    op.elementwise(move |operands| {
        let result = resized(operands, from, to, false);
        let loses = |&(signed, is_set): &(bool, bool)| {
            is_set && BigInt::of(&result, to, signed) != BigInt::of(operands.get(0), from, signed)
        };
        Ok(if flags.iter().any(loses) {
            Value::Poison
        } else {
            result
        })
    })
}

/// The bits of a NaN that an arithmetic operation has made are open.
fn bitcast(op: &Source<'_>) -> Option<Code> {
    let (from, to) = scalars(op)?;
    if from.width() != to.width() {
        return None;
    }
    op.elementwise(move |operands| {
        Ok(match (operands.get(0), to) {
            (Value::Float(_, bits), Scalar::Int(_)) => Value::Bits(*bits),
            (Value::Bits(bits) | Value::Float(_, bits), Scalar::Float(kind)) => {
                Value::Float(kind, *bits)
            }
            (Value::Nan, Scalar::Float(_)) => Value::Nan,
            (value @ (Value::Bits(_) | Value::Wide(_)), Scalar::Int(_)) => value.clone(),
            _ => Value::Poison,
        })
    })
}

fn int_to_float(op: &Source<'_>, signed: bool) -> Option<Code> {
    let (Scalar::Int(width), Scalar::Float(kind)) = scalars(op)? else {
        return None;
    };
    // Wider numbers do not fit into the arithmetic of the library.
    if width > MAX_BITS {
        return None;
    }
    with_format!(kind, F => op.elementwise(move |operands| {
        Ok(match (operands.get(0).bits(), signed) {
            (None, _) => Value::Poison,
            (Some(bits), true) => float::result(kind, F::from_i128(sign_extend(bits, width)).value),
            (Some(bits), false) => float::result(kind, F::from_u128(bits).value),
        })
    }))?
}

/// A number that the integer type does not have is poison.
fn float_to_int(op: &Source<'_>, signed: bool) -> Option<Code> {
    let (Scalar::Float(kind), Scalar::Int(width)) = scalars(op)? else {
        return None;
    };
    if width > MAX_BITS {
        return None;
    }
    with_format!(kind, F => op.elementwise(move |operands| {
        // Of the library's conversions only those to 128 bits work for every format; one to a single bit panics.
        let bits = float::of::<F>(operands.get(0)).and_then(|number| {
            let (bits, status, fits) = if signed {
                let number = number.to_i128(MAX_BITS as usize);
                (number.value as u128, number.status, sign_extend(number.value as u128, width) == number.value)
            } else {
                let number = number.to_u128(MAX_BITS as usize);
                (number.value, number.status, truncate(number.value, width) == number.value)
            };
            (fits && !status.contains(Status::INVALID_OP)).then_some(bits)
        });
        Ok(bits.map_or(Value::Poison, |bits| Value::Bits(truncate(bits, width))))
    }))?
}

fn convert_float(op: &Source<'_>) -> Option<Code> {
    let (Scalar::Float(from), Scalar::Float(to)) = scalars(op)? else {
        return None;
    };
    let round = rounding_mode(op)?;
    let flags = super::float::Flags::of(op);
    op.elementwise(move |operands| {
        let value = operands.get(0);
        let converted = float::convert(value, from, to, round).unwrap_or(Value::Poison);
        Ok(flags.apply([value], converted))
    })
    .filter(|_| float::convert(&Value::Float(from, 0), from, to, round).is_some())
}

/// Returns the rounding mode. Returns `None` if it is unknown.
fn rounding_mode(op: &Source<'_>) -> Option<Round> {
    let Some(attr) = op.attr_named("roundingmode") else {
        return Some(Round::NearestTiesToEven);
    };
    let modes = [
        ("to_nearest_even", Round::NearestTiesToEven),
        ("downward", Round::TowardNegative),
        ("upward", Round::TowardPositive),
        ("toward_zero", Round::TowardZero),
        ("to_nearest_away", Round::NearestTiesToAway),
    ];
    let text = match op
        .context()
        .attr(attr)
        .as_int()
        .and_then(pass_ir::data::Int::as_i64)
    {
        Some(number) => modes.get(usize::try_from(number).ok()?)?.0.to_owned(),
        None => op.context().attr_text(attr),
    };
    Some(modes.iter().find(|(name, _)| text.contains(name))?.1)
}
