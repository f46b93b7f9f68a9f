//! Patterns for `forall`: constant bounds, dimensions of one iteration or none, outputs that nothing is written to.

use super::end_of;
use super::trips::{Bound, trip_count};
use crate::op;
use crate::shared::patterns;
use crate::shared::slices::verify::DYNAMIC;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{Attr, BlockId, Ident, InsertPoint, OpId, OpSpec, Type, ValueId, name};

pub(super) const FORALL: &[Pattern] = patterns![
    anonymous "ForallOpControlOperandsFolder" => constant_bounds;
    anonymous "ForallOpIterArgsFolder" => unused_outputs;
    anonymous "ForallOpSingleOrZeroIterationDimsFolder" => few_iterations;
    anonymous "ForallOpReplaceConstantInductionVar" => known_inductions;
];

const STATIC: [&str; 3] = ["staticLowerBound", "staticUpperBound", "staticStep"];

struct Forall {
    dimensions: Vec<[Bound; 3]>,
    outputs: Vec<ValueId>,
    entry: BlockId,
    /// The induction variables, then an argument for each output.
    args: Vec<ValueId>,
    end: OpId,
}

impl Forall {
    fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let body = rw.body();
        let mut operands = body.operands(op);
        let columns = STATIC.map(|key| {
            let bounds = rw
                .site(op)
                .int_array(key)?
                .iter()
                .map(|&number| match number {
                    DYNAMIC => operands.next().map(Bound::Value),
                    number => Some(Bound::Static(number)),
                });
            bounds.collect::<Option<Vec<Bound>>>()
        });
        let [Some(lower), Some(upper), Some(step)] = columns else {
            return None;
        };
        if lower.len() != upper.len() || lower.len() != step.len() {
            return None;
        }
        let rows = lower.into_iter().zip(upper).zip(step);
        let region = *body.regions(op).first()?;
        let entry = body.entry(region)?;
        let found = Self {
            dimensions: rows
                .map(|((lower, upper), step)| [lower, upper, step])
                .collect(),
            outputs: operands.collect(),
            entry,
            args: body.args(entry).collect(),
            end: end_of(rw, region)?.0,
        };
        let count = found.dimensions.len() + found.outputs.len();
        (found.args.len() == count && body.result_count(op) == found.outputs.len()).then_some(found)
    }

    fn parts(&self, rw: &Rewriter<'_>) -> (Vec<ValueId>, Vec<(Ident, Attr)>) {
        let cx = rw.context();
        let mut operands: Vec<ValueId> = Vec::new();
        let mut sizes: Vec<i64> = Vec::new();
        let mut properties = Vec::new();
        for (which, key) in STATIC.into_iter().enumerate() {
            let bounds = self.dimensions.iter().map(|row| row[which]);
            let (mut numbers, before) = (Vec::new(), operands.len());
            for bound in bounds {
                match bound {
                    Bound::Static(number) => numbers.push(number),
                    Bound::Value(value) => {
                        numbers.push(DYNAMIC);
                        operands.push(value);
                    }
                }
            }
            sizes.push((operands.len() - before) as i64);
            properties.push((cx.ident(key), cx.dense_array_attr(Type::I64, &numbers)));
        }
        operands.extend(&self.outputs);
        sizes.push(self.outputs.len() as i64);
        let sizes = cx.dense_array_attr(Type::I32, &sizes);
        properties.push((name::OPERAND_SEGMENT_SIZES, sizes));
        (operands, properties)
    }

    fn write(&self, rw: &mut Rewriter<'_>, op: OpId) {
        let (operands, properties) = self.parts(rw);
        rw.set_operands(op, &operands);
        for (key, value) in properties {
            rw.set_attr(op, key, Some(value));
        }
    }

    fn writers(&self, rw: &Rewriter<'_>, output: usize) -> Vec<OpId> {
        let Some(&arg) = self.args.get(self.dimensions.len() + output) else {
            return Vec::new();
        };
        let written = rw.body().uses(arg).filter(|used| used.operand == 1);
        let at_end = |op: &OpId| rw.body().parent_op(*op) == Some(self.end);
        written.map(|used| used.op).filter(at_end).collect()
    }
}

fn constant_bounds(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut found = Forall::of(rw, op)?;
    let mut changed = None;
    for bound in found.dimensions.iter_mut().flatten() {
        if let Bound::Value(_) = bound
            && let Some(number) = bound
                .constant(rw)
                .and_then(|number| i64::try_from(number).ok())
            && number != DYNAMIC
        {
            *bound = Bound::Static(number);
            changed = Some(());
        }
    }
    changed?;
    found.write(rw, op);
    Some(())
}

fn unused_outputs(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut found = Forall::of(rw, op)?;
    let results: Vec<ValueId> = rw.body().results(op).collect();
    let is_kept: Vec<bool> = (0..results.len())
        .map(|index| rw.body().has_uses(results[index]) && !found.writers(rw, index).is_empty())
        .collect();
    if is_kept.iter().all(|&is_kept| is_kept) {
        return None;
    }
    let rank = found.dimensions.len();
    for index in (0..results.len()).rev().filter(|&index| !is_kept[index]) {
        for writer in found.writers(rw, index) {
            rw.erase(writer);
        }
        rw.replace_uses(found.args[rank + index], found.outputs[index]);
        rw.replace_uses(results[index], found.outputs[index]);
        rw.erase_arg(found.entry, rank + index).ok()?;
        found.outputs.remove(index);
    }
    let types = rw.body().value_types(found.outputs.iter().copied());
    let (operands, properties) = found.parts(rw);
    let mapping = rw.context().ident("mapping");
    let mapped = rw.site(op).attr(mapping).map(|value| (mapping, value));
    let spec = OpSpec::new(op::SCF_FORALL, rw.body().location(op))
        .operands(&operands)
        .results(&types)
        .regions(1)
        .attrs(properties.into_iter().chain(mapped));
    let made = rw.create(&spec, InsertPoint::Before(op));
    let (from, to) = (
        *rw.body().regions(op).first()?,
        *rw.body().regions(made).first()?,
    );
    rw.move_blocks(from, to);
    let results = results.into_iter().zip(is_kept);
    let remaining = results.filter(|pair| pair.1).map(|pair| pair.0);
    let pairs: Vec<_> = remaining.zip(rw.body().results(made)).collect();
    for (old, new) in pairs {
        rw.replace_uses(old, new);
    }
    rw.erase(op);
    Some(())
}

/// Drops dimensions with a single iteration; replaces a loop without iterations by its outputs.
fn few_iterations(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut found = Forall::of(rw, op)?;
    let mapping = rw.site(op).attr_named("mapping");
    if mapping.is_some_and(|mapping| rw.context().attr(mapping).as_array() != Some(&[])) {
        return None;
    }
    let rows = found.dimensions.iter();
    let trips: Vec<Option<i128>> = rows.map(|&row| trip_count(rw, row, false)).collect();
    if trips.contains(&Some(0)) {
        rw.replace(op, &found.outputs);
        return Some(());
    }
    if trips.iter().all(|&trips| trips == Some(1)) {
        return run_once(rw, op, &found);
    }
    if !trips.contains(&Some(1)) {
        return None;
    }
    for index in (0..trips.len())
        .rev()
        .filter(|&index| trips[index] == Some(1))
    {
        let lower = found.dimensions.remove(index)[0].value(rw, op)?;
        rw.replace_uses(found.args[index], lower);
        rw.erase_arg(found.entry, index).ok()?;
    }
    found.write(rw, op);
    Some(())
}

/// Replaces the loop by its only iteration, which inserts slices into the outputs in the order of the writers.
fn run_once(rw: &mut Rewriter<'_>, op: OpId, found: &Forall) -> Option<()> {
    let regions = rw.body().regions(found.end);
    let writers: Vec<OpId> = rw.body().ops_of_regions(regions).collect();
    let cx = rw.context();
    let is_slice =
        |&op: &OpId| cx.op_name_str(rw.body().name(op)) == "tensor.parallel_insert_slice";
    if !writers.iter().all(is_slice) {
        return None;
    }
    let outputs = &found.args[found.dimensions.len()..];
    let output = |&op: &OpId| {
        let target = rw.body().operand(op, 1)?;
        outputs.iter().position(|&output| output == target)
    };
    let places: Vec<usize> = writers.iter().map(output).collect::<Option<_>>()?;
    let mut args = Vec::new();
    for row in &found.dimensions {
        args.push(row[0].value(rw, op)?);
    }
    args.extend(&found.outputs);
    rw.inline_before(op, found.entry, &args);
    let loc = rw.body().location(op);
    let mut results = found.outputs.clone();
    for (writer, place) in writers.into_iter().zip(places) {
        let mut operands: Vec<ValueId> = rw.body().operands(writer).collect();
        operands[1] = results[place];
        let types = [rw.body().value_type(results[place])];
        let mut header = rw.body().header(cx, writer);
        (header.name, header.loc) = (cx.op_name("tensor.insert_slice"), loc);
        let spec = OpSpec::with_header(header)
            .operands(&operands)
            .results(&types);
        let made = rw.create(&spec, InsertPoint::Before(op));
        results[place] = rw.body().result(made, 0)?;
    }
    rw.replace(op, &results);
    rw.erase(found.end);
    Some(())
}

fn known_inductions(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let found = Forall::of(rw, op)?;
    let mut changed = None;
    for (&row, &induction) in found.dimensions.iter().zip(&found.args) {
        if rw.body().has_uses(induction) && trip_count(rw, row, false) == Some(1) {
            let lower = row[0].value(rw, op)?;
            rw.replace_uses(induction, lower);
            changed = Some(());
        }
    }
    changed
}
