//! `scf`.

use crate::code::{Code, Flow, Meaning, Stop};
use crate::machine::Frame;
use crate::number::{Number, sign_extend};
use crate::source::Source;
use crate::value::Value;

use super::func::leave;

pub(crate) const ROWS: &[Meaning] = &[
    Meaning::new("scf.yield", |_| Some(leave())),
    Meaning::new("scf.condition", |_| Some(leave())),
    Meaning::new("scf.execute_region", |_| {
        Some(Code::step(|frame| {
            Ok(Flow::Next(frame.run_region(0, Vec::new())?.values))
        }))
    }),
    Meaning::new("scf.if", |_| {
        Some(Code::step(|frame| {
            let region = usize::from(frame.defined(0, "branches on poison")? == 0);
            Ok(Flow::Next(frame.run_region(region, Vec::new())?.values))
        }))
    }),
    Meaning::new("scf.index_switch", |op| {
        let cases = op.int_array("cases")?.to_vec();
        let width = op.index_width();
        Some(Code::step(move |frame| {
            let flag = sign_extend(frame.defined(0, "branches on poison")?, width);
            // The first region is the default.
            let region = cases
                .iter()
                .position(|case| i128::from(*case) == flag)
                .map_or(0, |index| index + 1);
            Ok(Flow::Next(frame.run_region(region, Vec::new())?.values))
        }))
    }),
    Meaning::new("scf.while", |_| Some(Code::step(run_while))),
    Meaning::new("scf.for", for_loop),
    Meaning::new("scf.parallel", parallel),
    Meaning::new("scf.reduce", |_| Some(leave())),
];

fn run_while(frame: &mut Frame<'_, '_>) -> Result<Flow, Stop> {
    let mut values = frame.operands_from(0);
    loop {
        frame.tick()?;
        let mut condition = frame.run_region(0, values)?.values;
        let rest = condition.split_off(condition.len().min(1));
        match condition.first().and_then(Value::bits) {
            Some(0) => return Ok(Flow::Next(rest)),
            Some(_) => values = frame.run_region(1, rest)?.values,
            None => return Err(Stop::Undefined("branches on poison")),
        }
    }
}

/// The induction variables of a loop: from a lower bound, below an upper bound, by a step.
struct Range {
    width: u32,
    signed: bool,
}

impl Range {
    /// Returns the values of the induction variable. A sum that its type cannot hold is not below the upper bound.
    fn values(
        &self,
        [lower, upper, step]: [u128; 3],
    ) -> Result<impl Iterator<Item = Value> + use<>, Stop> {
        let read = |bits: u128| {
            if self.signed {
                sign_extend(bits, self.width)
            } else {
                bits as i128
            }
        };
        let (lower, upper, step, width) = (read(lower), read(upper), read(step), self.width);
        if step <= 0 {
            return Err(Stop::Undefined("has a step that is not positive"));
        }
        let next = move |number: &i128| number.checked_add(step).filter(|next| *next < upper);
        let first = Some(lower).filter(|lower| *lower < upper);
        Ok(std::iter::successors(first, next).map(move |number| number.to_value(width)))
    }
}

fn for_loop(op: &Source<'_>) -> Option<Code> {
    let range = Range {
        width: op.int_width().filter(|width| *width < 128)?,
        signed: op.attr_named("unsignedCmp").is_none(),
    };
    Some(Code::step(move |frame| {
        let bound = |index| frame.defined(index, "has poison as a bound or step");
        let variables = range.values([bound(0)?, bound(1)?, bound(2)?])?;
        let mut values = frame.operands_from(3);
        for variable in variables {
            frame.tick()?;
            values.insert(0, variable);
            values = frame.run_region(0, values)?.values;
        }
        Ok(Flow::Next(values))
    }))
}

/// A parallel loop without results. Its order is open, and data races are undefined, so one order stands for all.
fn parallel(op: &Source<'_>) -> Option<Code> {
    let dims = op.operands().len() / 3;
    if op.results().len() > 0 {
        return None;
    }
    let range = Range {
        width: op.index_width(),
        signed: true,
    };
    Some(Code::step(move |frame| {
        let mut points: Vec<Vec<Value>> = vec![Vec::new()];
        for dim in 0..dims {
            let bound =
                |group: usize| frame.defined(group * dims + dim, "has poison as a bound or step");
            let bounds = [bound(0)?, bound(1)?, bound(2)?];
            let mut extended = Vec::new();
            for point in &points {
                for variable in range.values(bounds)? {
                    frame.tick()?;
                    extended.push(point.iter().cloned().chain([variable]).collect());
                }
            }
            points = extended;
        }
        for point in points {
            frame.tick()?;
            frame.run_region(0, point)?;
        }
        Ok(Flow::Next(Vec::new()))
    }))
}
