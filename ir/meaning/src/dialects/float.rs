//! `arith` on floating-point numbers.

use rustc_apfloat::Float;

use crate::code::{Code, Flow, Meaning, Operands};
use crate::float::{self, with_format};
use crate::machine::Frame;
use crate::source::Source;
use crate::types::{Scalar, element_count};
use crate::value::Value;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("arith.addf", |op| arithmetic(op, Operator::Add)),
    Meaning::new("arith.subf", |op| arithmetic(op, Operator::Sub)),
    Meaning::new("arith.mulf", |op| arithmetic(op, Operator::Mul)),
    Meaning::new("arith.divf", |op| arithmetic(op, Operator::Div)),
    Meaning::new("arith.remf", |op| arithmetic(op, Operator::Rem)),
    Meaning::new("arith.maximumf", |op| arithmetic(op, Operator::Maximum)),
    Meaning::new("arith.minimumf", |op| arithmetic(op, Operator::Minimum)),
    Meaning::new("arith.maxnumf", |op| either_zero(op, Operator::MaxNum)),
    Meaning::new("arith.minnumf", |op| either_zero(op, Operator::MinNum)),
    Meaning::new("arith.negf", |op| bitwise(op, |sign, bits| bits ^ sign)),
    Meaning::new("arith.cmpf", compare),
    Meaning::new("math.absf", |op| bitwise(op, |sign, bits| bits & !sign)),
];

/// The values that flags of an operation exclude.
#[derive(Clone, Copy)]
pub(super) struct Flags {
    nnan: bool,
    ninf: bool,
}

impl Flags {
    /// Flags that permit other results than the exact one are noted.
    pub(super) fn of(op: &Source<'_>) -> Self {
        for flag in ["reassoc", "nsz", "arcp", "contract", "afn"] {
            if op.has_flag("fastmath", flag) {
                op.note_open(format!(
                    "the flag `{flag}` of `{}` permits several results",
                    op.name_str()
                ));
            }
        }
        Self {
            nnan: op.has_flag("fastmath", "nnan"),
            ninf: op.has_flag("fastmath", "ninf"),
        }
    }

    /// Returns the result, or poison if an operand or the result is excluded.
    pub(super) fn apply<'v>(
        self,
        operands: impl IntoIterator<Item = &'v Value>,
        result: Value,
    ) -> Value {
        let is_excluded = |value: &Value| match value {
            Value::Nan => self.nnan,
            Value::Float(kind, bits) => {
                let excluded = with_format!(*kind, F => {
                    let number = F::from_bits(*bits);
                    (self.nnan && number.is_nan()) || (self.ninf && number.is_infinite())
                });
                excluded.unwrap_or(false)
            }
            _ => false,
        };
        if (self.nnan || self.ninf)
            && (is_excluded(&result) || operands.into_iter().any(is_excluded))
        {
            return Value::Poison;
        }
        result
    }
}

/// The operations on two numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operator {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Maximum,
    Minimum,
    MaxNum,
    MinNum,
}

impl Operator {
    fn apply<F: Float>(self, lhs: F, rhs: F) -> F {
        match self {
            Self::Add => (lhs + rhs).value,
            Self::Sub => (lhs - rhs).value,
            Self::Mul => (lhs * rhs).value,
            Self::Div => (lhs / rhs).value,
            Self::Rem => lhs.c_fmod(rhs).value,
            Self::Maximum => lhs.maximum(rhs),
            Self::Minimum => lhs.minimum(rhs),
            Self::MaxNum => lhs.max(rhs),
            Self::MinNum => lhs.min(rhs),
        }
    }
}

fn arithmetic(op: &Source<'_>, operator: Operator) -> Option<Code> {
    let Scalar::Float(kind) = op.scalar_of(op.operand(0)?)? else {
        return None;
    };
    let flags = Flags::of(op);
    with_format!(kind, F => op.elementwise(move |operands| {
        Ok(match (float::of::<F>(operands.get(0)), float::of::<F>(operands.get(1))) {
            (Some(lhs), Some(rhs)) => flags.apply(operands.iter(), float::result(kind, operator.apply(lhs, rhs))),
            _ => Value::Poison,
        })
    }))?
}

/// The result of `maxnumf` and `minnumf` on two zeros is either of them.
fn either_zero(op: &Source<'_>, operator: Operator) -> Option<Code> {
    let Scalar::Float(kind) = op.scalar_of(op.operand(0)?)? else {
        return None;
    };
    let flags = Flags::of(op);
    let data = op.context().ty(op.type_of(op.result(0)?));
    let shape = match data.element() {
        Some(_) => Some(element_count(data)?),
        None => None,
    };
    with_format!(kind, F => {
        let element = move |frame: &mut Frame<'_, '_>, index: usize| {
            let [lhs, rhs] = [0, 1].map(|operand| frame.operand(operand).element(index).clone());
            let result = match (float::of::<F>(&lhs), float::of::<F>(&rhs)) {
                (Some(left), Some(right)) if left.is_zero() && right.is_zero() && left.is_negative() != right.is_negative() => {
                    if frame.choose(2) == 0 { lhs.clone() } else { rhs.clone() }
                }
                // The result for a signaling NaN may be a NaN.
                (Some(left), Some(right))
                    if (left.is_signaling() || right.is_signaling()) && frame.choose(2) == 1 =>
                {
                    Value::Nan
                }
                (Some(left), Some(right)) => float::result(kind, operator.apply(left, right)),
                _ => Value::Poison,
            };
            flags.apply([&lhs, &rhs], result)
        };
        Code::step(move |frame| {
            let value = match shape {
                None => element(frame, 0),
                Some(count) => Value::Elements((0..count).map(|index| element(frame, index)).collect()),
            };
            Ok(Flow::Next(vec![value]))
        })
    })
}

/// The code of an operation on the bits of a number. The first argument is the sign bit.
fn bitwise(op: &Source<'_>, change: fn(u128, u128) -> u128) -> Option<Code> {
    let Scalar::Float(kind) = op.scalar_of(op.operand(0)?)? else {
        return None;
    };
    let (sign, flags) = (1 << (kind.width() - 1), Flags::of(op));
    with_format!(kind, F => {
        debug_assert_eq!(F::BITS, kind.width() as usize);
        op.elementwise(move |operands| {
            let value = operands.get(0);
            let result = match value {
                Value::Float(_, bits) => Value::Float(kind, change(sign, *bits)),
                value => value.clone(),
            };
            Ok(flags.apply([value], result))
        })
    })?
}

/// The predicates hold for some of four orders: less, equal, greater, unordered.
fn compare(op: &Source<'_>) -> Option<Code> {
    const LESS: u8 = 1;
    const EQUAL: u8 = 2;
    const GREATER: u8 = 4;
    const UNORDERED: u8 = 8;
    let ordered = [
        0,
        EQUAL,
        GREATER,
        GREATER | EQUAL,
        LESS,
        LESS | EQUAL,
        LESS | GREATER,
        LESS | EQUAL | GREATER,
    ];
    let holds = match usize::try_from(op.int_value("predicate")?).ok()? {
        predicate @ 0..=7 => ordered[predicate],
        predicate @ 8..=13 => ordered[predicate - 7] | UNORDERED,
        14 => UNORDERED,
        15 => LESS | EQUAL | GREATER | UNORDERED,
        _ => return None,
    };
    let Scalar::Float(kind) = op.scalar_of(op.operand(0)?)? else {
        return None;
    };
    let flags = Flags::of(op);
    with_format!(kind, F => op.elementwise(move |operands: Operands<'_>| {
        Ok(match (float::of::<F>(operands.get(0)), float::of::<F>(operands.get(1))) {
            (Some(lhs), Some(rhs)) => {
                let order = match lhs.partial_cmp(&rhs) {
                    Some(std::cmp::Ordering::Less) => LESS,
                    Some(std::cmp::Ordering::Equal) => EQUAL,
                    Some(std::cmp::Ordering::Greater) => GREATER,
                    None => UNORDERED,
                };
                flags.apply(operands.iter(), Value::bool(holds & order != 0))
            }
            _ => Value::Poison,
        })
    }))?
}
