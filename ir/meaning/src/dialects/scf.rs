//! `scf`.

use crate::code::{Code, Flow, Meaning, Stop};
use crate::machine::Frame;
use crate::number::{Number, sign_extend, truncate};
use crate::source::Source;
use crate::value::Value;

use super::entries::entries;
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
        op.note_indices(&cases);
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
    Meaning::new("scf.forall", forall),
    Meaning::new("scf.forall.in_parallel", |_| Some(leave())),
    Meaning::new("scf.parallel", parallel),
    Meaning::new("scf.reduce", |op| {
        let count = op.operands().len();
        Some(Code::step(move |frame| {
            for number in 0..count {
                let Some(before) = frame.accumulators().get(number).cloned() else {
                    break;
                };
                let values = vec![before, frame.operand(number).clone()];
                let combined = frame.run_region(number, values)?.values;
                let combined = combined.into_iter().next().unwrap_or(Value::Poison);
                frame.accumulators()[number] = combined;
            }
            Ok(Flow::Leave(Vec::new()))
        }))
    }),
    Meaning::new("scf.reduce.return", |_| Some(leave())),
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

/// Runs the body of a parallel loop for all values of its induction variables. The first ones are in `point`. Their
/// order is open, and data races are undefined, so one order stands for all.
fn run_points(
    frame: &mut Frame<'_, '_>,
    range: &Range,
    dims: &[[u128; 3]],
    point: &[Value],
    rest: &[Value],
) -> Result<(), Stop> {
    frame.tick()?;
    let Some((&bounds, dims)) = dims.split_first() else {
        frame.run_region(0, [point, rest].concat())?;
        return Ok(());
    };
    range.values(bounds)?.try_for_each(|variable| {
        run_points(frame, range, dims, &[point, &[variable]].concat(), rest)
    })
}

/// Returns whether the order of the reductions makes no difference.
fn is_reordered(op: &Source<'_>) -> bool {
    const OPERATIONS: &[&str] = &[
        "arith.addi",
        "arith.andi",
        "arith.maxsi",
        "arith.maxui",
        "arith.minsi",
        "arith.minui",
        "arith.muli",
        "arith.ori",
        "arith.xori",
        "scf.reduce.return",
    ];
    let (cx, body) = (op.context(), op.body());
    let reduce = body.walk_nested(op.id(), pass_ir::WalkOrder::Pre);
    let name = |op| cx.op_name_str(body.name(op));
    let reduce = reduce.into_iter().filter(|&op| name(op) == "scf.reduce");
    let mut combining = reduce.flat_map(|op| body.walk_nested(op, pass_ir::WalkOrder::Pre));
    combining.all(|op| OPERATIONS.contains(&name(op)) || name(op) == "scf.reduce")
}

fn parallel(op: &Source<'_>) -> Option<Code> {
    let count = op.results().len();
    let dims = op.operands().len().checked_sub(count)? / 3;
    if count > 0 && !is_reordered(op) {
        op.note_open("the order of a reduction is open".to_owned());
    }
    let range = Range {
        width: op.index_width(),
        signed: true,
    };
    Some(Code::step(move |frame| {
        let bound = |dim: usize, group: usize| {
            frame.defined(group * dims + dim, "has poison as a bound or step")
        };
        let bounds = (0..dims).map(|dim| Ok([bound(dim, 0)?, bound(dim, 1)?, bound(dim, 2)?]));
        let bounds = bounds.collect::<Result<Vec<_>, _>>()?;
        let initial = frame.operands_from(3 * dims);
        let outer = std::mem::replace(frame.accumulators(), initial);
        run_points(frame, &range, &bounds, &[], &[])?;
        Ok(Flow::Next(std::mem::replace(frame.accumulators(), outer)))
    }))
}

/// The results are the shared outputs as they were, or there are none: what writes to tensors in parallel has no meaning.
fn forall(op: &Source<'_>) -> Option<Code> {
    let lists = entries(
        op,
        0,
        ["staticLowerBound", "staticUpperBound", "staticStep"],
    )?;
    let outputs = op.results().len();
    if outputs > 0 && has_writes(op)? {
        return None;
    }
    let width = op.index_width();
    let range = Range {
        width,
        signed: true,
    };
    Some(Code::step(move |frame| {
        let bound = |list: usize, dim: usize| {
            let bound = lists[list].get(dim);
            let bound = bound.and_then(|bound| bound.read(frame.operands(), width));
            bound
                .map(|bound| truncate(bound as u128, width))
                .ok_or(Stop::Undefined("has poison as a bound or step"))
        };
        let dims = 0..lists[0].len();
        let bounds = dims.map(|dim| Ok([bound(0, dim)?, bound(1, dim)?, bound(2, dim)?]));
        let bounds = bounds.collect::<Result<Vec<_>, _>>()?;
        let outputs = frame.operands_from(frame.operands().count() - outputs);
        run_points(frame, &range, &bounds, &[], &outputs)?;
        Ok(Flow::Next(outputs))
    }))
}

/// Returns whether threads write to outputs at their end.
fn has_writes(op: &Source<'_>) -> Option<bool> {
    let body = op.body();
    let block = body.entry(*body.regions(op.id()).first()?)?;
    let writes = *body.regions(body.last_op(block)?).first()?;
    let first = body.entry(writes).and_then(|block| body.first_op(block));
    Some(first.is_some())
}
