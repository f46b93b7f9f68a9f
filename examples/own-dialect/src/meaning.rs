//! The meaning of the operations, with which passes are checked: what they compute, and what is observed of them.

use passwright::meaning::{Code, Flow, Meaning, Meanings, Source, Stop, Value};

/// The meanings of MLIR's dialects and of `deg`.
pub fn meanings() -> Meanings {
    Meanings::mlir().with(ROWS)
}

/// A row for each operation.
const ROWS: &[Meaning] = &[
    Meaning::new("deg.constant", |op| {
        Some(Code::constant(op.constant(op.attr_named("value")?)?))
    }),
    Meaning::new("deg.add", |_| {
        Some(Code::pure(|operands| {
            let (lhs, rhs) = (angle(operands.get(0)), angle(operands.get(1)));
            let sum = lhs.zip(rhs).map(|(lhs, rhs)| (lhs + rhs) % FULL_TURN);
            Ok(sum.map_or(Value::Poison, Value::Bits))
        }))
    }),
    Meaning::new("deg.turn", turn),
    Meaning::new("deg.repeat", repeat),
    Meaning::new("deg.call", |op| {
        let (callee, results) = (op.callee("callee")?, op.result_types());
        Some(Code::step(move |frame| {
            let arguments = frame.operands_from(0);
            Ok(Flow::Next(frame.call(&callee, &arguments, &results)?))
        }))
    }),
];

const FULL_TURN: u128 = 360;

/// Returns an angle. Returns `None` for any other number, which counts as poison.
fn angle(value: &Value) -> Option<u128> {
    value.bits().filter(|degrees| *degrees < FULL_TURN)
}

/// A turn is observed, unless it is simulated.
fn turn(op: &Source<'_>) -> Option<Code> {
    let is_simulated = op.attr_named("deg.simulated").is_some();
    Some(Code::step(move |frame| {
        if !is_simulated {
            let angle = frame.operand(0).clone();
            frame.external("the motor", &[angle], &[])?;
        }
        Ok(Flow::Next(Vec::new()))
    }))
}

/// The region runs for each number below the count, which has a sign.
fn repeat(op: &Source<'_>) -> Option<Code> {
    let width = op.int_width().filter(|width| *width <= 64)?;
    Some(Code::step(move |frame| {
        let count = frame.defined(0, "repeats poison times")?;
        let is_negative = width > 0 && count >> (width - 1) == 1;
        let rounds = if is_negative { 0 } else { count };
        for round in 0..rounds {
            frame.tick()?;
            frame.run_region(0, vec![Value::Bits(round)])?;
        }
        Ok::<_, Stop>(Flow::Next(Vec::new()))
    }))
}
