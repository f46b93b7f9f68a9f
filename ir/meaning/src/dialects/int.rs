//! `arith` on integers, and the same operations of `index`.

use num_bigint::BigInt;

use crate::code::{Code, Flow, Meaning, Operands, Stop};
use crate::number::Number;
use crate::source::Source;
use crate::value::Value;

/// The row of an operation on two integers, which is generic over the numbers that it computes with.
macro_rules! binary {
    ($name:literal, $function:ident) => {
        Meaning::new($name, |op| {
            binary(op, $function::<i128>, $function::<BigInt>)
        })
    };
}

/// The row of an operation with two integer results.
macro_rules! extended {
    ($name:literal, $function:ident) => {
        Meaning::new($name, |op| {
            extended(op, $function::<i128>, $function::<BigInt>)
        })
    };
}

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("arith.constant", |op| {
        Some(Code::constant(op.constant(op.attr(pass_ir::name::VALUE)?)?))
    }),
    binary!("arith.addi", add),
    binary!("arith.subi", sub),
    binary!("arith.muli", mul),
    binary!("arith.divsi", div_signed),
    binary!("arith.divui", div_unsigned),
    binary!("arith.ceildivsi", ceil_div_signed),
    binary!("arith.ceildivui", ceil_div_unsigned),
    binary!("arith.floordivsi", floor_div),
    binary!("arith.remsi", rem_signed),
    binary!("arith.remui", rem_unsigned),
    binary!("arith.andi", and),
    binary!("arith.ori", or),
    binary!("arith.xori", xor),
    binary!("arith.shli", shift_left),
    binary!("arith.shrsi", shift_right_signed),
    binary!("arith.shrui", shift_right_unsigned),
    binary!("arith.maxsi", max_signed),
    binary!("arith.maxui", max_unsigned),
    binary!("arith.minsi", min_signed),
    binary!("arith.minui", min_unsigned),
    Meaning::new("arith.cmpi", |op| compare(op, op.int_value("predicate")?)),
    Meaning::new("arith.select", select),
    extended!("arith.addui_extended", add_extended),
    extended!("arith.mulsi_extended", mul_signed_extended),
    extended!("arith.mului_extended", mul_unsigned_extended),
    binary!("index.add", add),
    binary!("index.sub", sub),
    binary!("index.mul", mul),
    binary!("index.divs", div_signed),
    binary!("index.divu", div_unsigned),
    binary!("index.ceildivs", ceil_div_signed),
    binary!("index.ceildivu", ceil_div_unsigned),
    binary!("index.floordivs", floor_div),
    binary!("index.rems", rem_signed),
    binary!("index.remu", rem_unsigned),
    binary!("index.and", and),
    binary!("index.or", or),
    binary!("index.xor", xor),
    binary!("index.shl", shift_left),
    binary!("index.shrs", shift_right_signed),
    binary!("index.shru", shift_right_unsigned),
    binary!("index.maxs", max_signed),
    binary!("index.maxu", max_unsigned),
    binary!("index.mins", min_signed),
    binary!("index.minu", min_unsigned),
];

/// The operands of an operation on two integers, and its flags.
struct Pair<N> {
    width: u32,
    flags: Flags,
    /// Read with a sign.
    lhs: N,
    /// Read with a sign.
    rhs: N,
}

#[derive(Clone, Copy)]
struct Flags {
    nsw: bool,
    nuw: bool,
    exact: bool,
}

impl Flags {
    fn of(op: &Source<'_>) -> Self {
        Self {
            nsw: op.has_flag("overflowFlags", "nsw"),
            nuw: op.has_flag("overflowFlags", "nuw"),
            exact: op.attr_named("isExact").is_some(),
        }
    }
}

/// The result of an operation on integers: a number, whose lower bits count, or `None` for poison.
type Computed<N> = Result<Option<N>, Stop>;

impl<N: Number> Pair<N> {
    fn unsigned(&self, number: &N) -> N {
        number.clone() & N::mask(self.width)
    }

    fn operands_unsigned(&self) -> (N, N) {
        (self.unsigned(&self.lhs), self.unsigned(&self.rhs))
    }

    fn min(&self) -> N {
        -(N::from(1) << self.width.saturating_sub(1))
    }

    fn fits_signed(&self, number: &N) -> bool {
        *number >= self.min() && *number < -self.min()
    }

    fn fits_unsigned(&self, number: &N) -> bool {
        *number == self.unsigned(number)
    }

    /// Returns the exact result unless a flag excludes its overflow.
    fn without_overflow(&self, signed: N, unsigned: impl FnOnce() -> Option<N>) -> Computed<N> {
        let is_poison = (self.flags.nsw && !self.fits_signed(&signed))
            || (self.flags.nuw && !unsigned().is_some_and(|number| self.fits_unsigned(&number)));
        Ok(Some(signed).filter(|_| !is_poison))
    }

    /// Returns the operands of a signed division.
    fn signed_division(self) -> Result<(N, N), Stop> {
        if self.rhs.is_zero() {
            return Err(Stop::Undefined("divides by zero"));
        }
        if self.rhs == N::from(-1) && self.lhs == self.min() && self.width > 0 {
            return Err(Stop::Undefined("divides the least number by -1"));
        }
        Ok((self.lhs, self.rhs))
    }

    fn unsigned_division(&self) -> Result<(N, N), Stop> {
        if self.rhs.is_zero() {
            return Err(Stop::Undefined("divides by zero"));
        }
        Ok(self.operands_unsigned())
    }

    /// Returns the number of bits to shift by, or `None` if there are not as many.
    fn shift(&self) -> Option<u32> {
        self.unsigned(&self.rhs)
            .to_u32()
            .filter(|shift| *shift < self.width)
    }
}

fn add<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.operands_unsigned();
    pair.without_overflow(pair.lhs.clone() + pair.rhs.clone(), || Some(lhs + rhs))
}

fn sub<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.operands_unsigned();
    pair.without_overflow(pair.lhs.clone() - pair.rhs.clone(), || Some(lhs - rhs))
}

fn mul<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.operands_unsigned();
    pair.without_overflow(pair.lhs.clone() * pair.rhs.clone(), || lhs.product(&rhs))
}

fn exact_quotient<N: Number>(exact: bool, lhs: &N, rhs: &N) -> Computed<N> {
    let is_poison = exact && !(lhs.clone() % rhs.clone()).is_zero();
    Ok((!is_poison).then(|| lhs.clone() / rhs.clone()))
}

fn div_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    let exact = pair.flags.exact;
    let (lhs, rhs) = pair.signed_division()?;
    exact_quotient(exact, &lhs, &rhs)
}

fn div_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.unsigned_division()?;
    exact_quotient(pair.flags.exact, &lhs, &rhs)
}

/// Returns the quotient, rounded down, and whether there is a remainder.
fn floor<N: Number>(lhs: N, rhs: N) -> (N, bool) {
    let remainder = lhs.clone() % rhs.clone();
    let is_between = !remainder.is_zero();
    let is_rounded_up = is_between && remainder.is_negative() != rhs.is_negative();
    (lhs / rhs - N::from(i64::from(is_rounded_up)), is_between)
}

fn floor_div<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.signed_division()?;
    Ok(Some(floor(lhs, rhs).0))
}

fn ceil<N: Number>((lhs, rhs): (N, N)) -> N {
    let (floor, is_between) = floor(lhs, rhs);
    floor + N::from(i64::from(is_between))
}

fn ceil_div_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(ceil(pair.signed_division()?)))
}

fn ceil_div_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(ceil(pair.unsigned_division()?)))
}

fn rem_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.signed_division()?;
    Ok(Some(lhs % rhs))
}

fn rem_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.unsigned_division()?;
    Ok(Some(lhs % rhs))
}

fn and<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(pair.lhs & pair.rhs))
}

fn or<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(pair.lhs | pair.rhs))
}

fn xor<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(pair.lhs ^ pair.rhs))
}

fn shift_left<N: Number>(pair: Pair<N>) -> Computed<N> {
    let Some(shift) = pair.shift() else {
        return Ok(None);
    };
    let (lost, shifted) = (
        pair.unsigned(&pair.lhs) >> (pair.width - shift),
        pair.lhs.clone() << shift,
    );
    let is_poison =
        (pair.flags.nsw && !pair.fits_signed(&shifted)) || (pair.flags.nuw && !lost.is_zero());
    Ok(Some(shifted).filter(|_| !is_poison))
}

fn shift_right<N: Number>(pair: &Pair<N>, number: N) -> Computed<N> {
    let shifted = pair.shift().map(|shift| (number.clone() >> shift, shift));
    let is_exact =
        |(shifted, shift): &(N, u32)| !pair.flags.exact || shifted.clone() << *shift == number;
    Ok(shifted.filter(is_exact).map(|(shifted, _)| shifted))
}

fn shift_right_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    shift_right(&pair, pair.lhs.clone())
}

fn shift_right_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    shift_right(&pair, pair.unsigned(&pair.lhs))
}

fn max_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(pair.lhs.max(pair.rhs)))
}

fn min_signed<N: Number>(pair: Pair<N>) -> Computed<N> {
    Ok(Some(pair.lhs.min(pair.rhs)))
}

fn max_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.operands_unsigned();
    Ok(Some(lhs.max(rhs)))
}

fn min_unsigned<N: Number>(pair: Pair<N>) -> Computed<N> {
    let (lhs, rhs) = pair.operands_unsigned();
    Ok(Some(lhs.min(rhs)))
}

/// Makes the code of an operation on two integers.
fn binary(
    op: &Source<'_>,
    narrow: impl Fn(Pair<i128>) -> Computed<i128> + Send + Sync + 'static,
    wide: impl Fn(Pair<BigInt>) -> Computed<BigInt> + Send + Sync + 'static,
) -> Option<Code> {
    let (width, flags) = (op.int_width()?, Flags::of(op));
    // A divisor that may be zero.
    let divides = ["div", "rem"]
        .iter()
        .any(|part| op.name_str().contains(part));
    if width <= 64 {
        op.elementwise(move |operands| compute(operands, width, flags, divides, &narrow))
    } else {
        op.elementwise(move |operands| compute(operands, width, flags, divides, &wide))
    }
}

fn compute<N: Number>(
    operands: Operands<'_>,
    width: u32,
    flags: Flags,
    divides: bool,
    function: &impl Fn(Pair<N>) -> Computed<N>,
) -> Result<Value, Stop> {
    let [lhs, rhs] = [0, 1].map(|index| N::of(operands.get(index), width, true));
    match (lhs, rhs) {
        (Some(lhs), Some(rhs)) => {
            let result = function(Pair {
                width,
                flags,
                lhs,
                rhs,
            })?;
            Ok(result.map_or(Value::Poison, |number| number.to_value(width)))
        }
        (_, None) if divides => Err(Stop::Undefined("divides by poison")),
        // Poison may be the number for which the division is undefined.
        (None, Some(rhs)) if divides => {
            let lhs = -(N::from(1) << width.saturating_sub(1));
            function(Pair {
                width,
                flags,
                lhs,
                rhs,
            })?;
            Ok(Value::Poison)
        }
        _ => Ok(Value::Poison),
    }
}

/// The code of a comparison, whose predicates have the numbers of `arith.cmpi`.
pub(super) fn compare(op: &Source<'_>, predicate: i64) -> Option<Code> {
    fn is_true<N: Number>(
        operands: Operands<'_>,
        width: u32,
        signed: bool,
        test: fn(std::cmp::Ordering) -> bool,
    ) -> Value {
        let [lhs, rhs] = [0, 1].map(|index| N::of(operands.get(index), width, signed));
        match (lhs, rhs) {
            (Some(lhs), Some(rhs)) => Value::bool(test(lhs.cmp(&rhs))),
            _ => Value::Poison,
        }
    }
    type Test = fn(std::cmp::Ordering) -> bool;
    let (signed, test): (bool, Test) = match predicate {
        0 => (true, |order| order.is_eq()),
        1 => (true, |order| order.is_ne()),
        2 => (true, |order| order.is_lt()),
        3 => (true, |order| order.is_le()),
        4 => (true, |order| order.is_gt()),
        5 => (true, |order| order.is_ge()),
        6 => (false, |order| order.is_lt()),
        7 => (false, |order| order.is_le()),
        8 => (false, |order| order.is_gt()),
        9 => (false, |order| order.is_ge()),
        _ => return None,
    };
    let width = op.int_width()?;
    op.elementwise(move |operands| {
        Ok(match width {
            0..=64 => is_true::<i128>(operands, width, signed, test),
            _ => is_true::<BigInt>(operands, width, signed, test),
        })
    })
}

/// The other value may be poison.
fn select(op: &Source<'_>) -> Option<Code> {
    let choose = |operands: Operands<'_>| {
        Ok(match operands.get(0).bits() {
            None => Value::Poison,
            Some(0) => operands.get(2).clone(),
            Some(_) => operands.get(1).clone(),
        })
    };
    let condition = op.context().ty(op.type_of(op.operand(0)?));
    if condition.element().is_some() {
        op.elementwise(choose)
    } else {
        Some(Code::pure(choose))
    }
}

/// Makes the code of an operation with two results, given as lower and upper part.
fn extended(
    op: &Source<'_>,
    narrow: fn(&BigPair<i128>) -> (Value, Value),
    wide: fn(&BigPair<BigInt>) -> (Value, Value),
) -> Option<Code> {
    let width = op.int_width()?;
    let ty = op.context().ty(op.type_of(op.result(0)?));
    let shape = match ty.element() {
        Some(_) => Some(crate::types::element_count(ty)?),
        None => None,
    };
    // The product of two words takes two.
    let is_narrow = width <= 32;
    let element = move |lhs: &Value, rhs: &Value| {
        let values = if is_narrow {
            BigPair::of(lhs, rhs, width).map(|pair| narrow(&pair))
        } else {
            BigPair::of(lhs, rhs, width).map(|pair| wide(&pair))
        };
        values.unwrap_or((Value::Poison, Value::Poison))
    };
    Some(Code::step(move |frame| {
        let (lhs, rhs) = (frame.operand(0), frame.operand(1));
        let Some(count) = shape else {
            let (low, high) = element(lhs, rhs);
            return Ok(Flow::Next(vec![low, high]));
        };
        let (low, high): (Vec<Value>, Vec<Value>) = (0..count)
            .map(|index| element(lhs.element(index), rhs.element(index)))
            .unzip();
        Ok(Flow::Next(vec![
            Value::Elements(low.into()),
            Value::Elements(high.into()),
        ]))
    }))
}

/// The operands of an operation with two results, read with and without a sign.
struct BigPair<N> {
    width: u32,
    signed: (N, N),
    unsigned: (N, N),
}

impl<N: Number> BigPair<N> {
    fn of(lhs: &Value, rhs: &Value, width: u32) -> Option<Self> {
        let read = |signed| Some((N::of(lhs, width, signed)?, N::of(rhs, width, signed)?));
        Some(Self {
            width,
            signed: read(true)?,
            unsigned: read(false)?,
        })
    }

    fn halves(&self, number: N) -> (Value, Value) {
        (
            number.to_value(self.width),
            (number >> self.width).to_value(self.width),
        )
    }
}

fn add_extended<N: Number>(pair: &BigPair<N>) -> (Value, Value) {
    let sum = pair.unsigned.0.clone() + pair.unsigned.1.clone();
    let overflow = sum.clone() >> pair.width;
    (sum.to_value(pair.width), overflow.to_value(1))
}

fn mul_signed_extended<N: Number>(pair: &BigPair<N>) -> (Value, Value) {
    pair.halves(pair.signed.0.clone() * pair.signed.1.clone())
}

fn mul_unsigned_extended<N: Number>(pair: &BigPair<N>) -> (Value, Value) {
    pair.halves(pair.unsigned.0.clone() * pair.unsigned.1.clone())
}
