//! `cf`.

use pass_ir::ValueId;

use crate::code::{Code, Flow, Meaning, Stop};
use crate::source::Source;
use crate::value::{MAX_BITS, Value};

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("cf.br", |op| branch(op, 0, |_| Ok(0))),
    Meaning::new("cf.cond_br", |op| {
        branch(op, 1, |flag| Ok(usize::from(flag == 0)))
    }),
    Meaning::new("cf.switch", switch),
    Meaning::new("cf.assert", |_| {
        Some(Code::step(|frame| {
            match frame.defined(0, "asserts poison")? {
                0 => Err(Stop::Abort),
                _ => Ok(Flow::Next(Vec::new())),
            }
        }))
    }),
];

/// The code of a branch that the first of its operands decides, if it has one beside those that are forwarded.
fn branch(
    op: &Source<'_>,
    first: usize,
    decide: impl Fn(u128) -> Result<usize, Stop> + Send + Sync + 'static,
) -> Option<Code> {
    let lists = op.body().successor_operands(op.context(), op.id())?;
    let mut ranges = Vec::new();
    let mut start = first;
    for list in &lists {
        ranges.push(start..start + list.len());
        start += list.len();
    }
    Some(Code::step(move |frame| {
        let flag = if first == 0 {
            0
        } else {
            frame.defined(0, "branches on poison")?
        };
        let successor = decide(flag)?;
        let values = ranges[successor]
            .clone()
            .map(|index| frame.operand(index).clone())
            .collect();
        Ok(Flow::Branch { successor, values })
    }))
}

/// The first successor is the default.
fn switch(op: &Source<'_>) -> Option<Code> {
    let flag: ValueId = op.operand(0)?;
    op.width_of(flag).filter(|width| *width <= MAX_BITS)?;
    let cases: Vec<u128> = match op.attr_named("case_values") {
        None => Vec::new(),
        Some(attr) => match op.constant(attr)? {
            Value::Elements(cases) => cases.iter().map(Value::bits).collect::<Option<_>>()?,
            _ => return None,
        },
    };
    branch(op, 1, move |flag| {
        Ok(cases
            .iter()
            .position(|case| *case == flag)
            .map_or(0, |index| index + 1))
    })
}
