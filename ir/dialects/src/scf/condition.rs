//! Patterns for `while` that start from its condition.

use super::{end_of, is_within};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::arithmetic::int::Predicate;
use crate::op;
use crate::shared::casts;
use pass_ir::rewrite::Rewriter;
use pass_ir::{
    Attr, BlockId, Header, InsertPoint, OpId, OpSpec, RegionId, Type, ValueId, WalkOrder,
};

/// A `while`: the region of the condition, and the body.
struct While {
    before: BlockId,
    after: BlockId,
    end: OpId,
    condition: ValueId,
    /// The values that the condition passes on, to the body and as results.
    passed: Vec<ValueId>,
    args: Vec<ValueId>,
}

impl While {
    fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let [before, after] = rw.body().regions(op).try_into().ok()?;
        let (end, operands) = end_of(rw, before)?;
        let (&condition, passed) = operands.split_first()?;
        let after = rw.body().entry(after)?;
        let args: Vec<ValueId> = rw.body().args(after).collect();
        let is_whole = rw.body().name(end) == op::SCF_CONDITION && args.len() == passed.len();
        is_whole.then_some(Self {
            before: rw.body().entry(before)?,
            after,
            end,
            condition,
            passed: passed.to_vec(),
            args,
        })
    }

    fn pairs(&self) -> impl Iterator<Item = (ValueId, ValueId)> + '_ {
        self.passed.iter().copied().zip(self.args.iter().copied())
    }
}

/// Replaces the condition in the body by true.
pub(super) fn holds_inside(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let found = While::of(rw, op)?;
    let pairs = found.pairs();
    let tested = pairs.filter(|&(value, arg)| value == found.condition && rw.body().has_uses(arg));
    let used: Vec<ValueId> = tested.map(|(_, arg)| arg).collect();
    if used.is_empty() {
        return None;
    }
    let truth = rw.constant(op, rw.body().location(op), Attr::TRUE, Type::I1)?;
    for arg in used {
        rw.replace_uses(arg, truth);
    }
    Some(())
}

/// Decides comparisons in the body that the condition implies.
pub(super) fn compared_inside(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let found = While::of(rw, op)?;
    let compare = rw.body().defining_op(found.condition)?;
    let compare = Some(compare).filter(|&compare| rw.body().name(compare) == op::ARITH_CMPI)?;
    let (lhs, rhs) = rw.site(compare).pair()?;
    let holds = Predicate::from_number(rw.site(compare).predicate()?)?;
    let mut changed = None;
    for (value, arg) in found.pairs() {
        for (place, [own, other]) in [[lhs, rhs], [rhs, lhs]].into_iter().enumerate() {
            if own == value && decide_uses(rw, op, (arg, place), other, holds) {
                changed = Some(());
            }
        }
    }
    changed
}

/// Decides the comparisons of an argument, as the operand of that number, with `other`, where `holds` holds.
fn decide_uses(
    rw: &mut Rewriter<'_>,
    op: OpId,
    (arg, place): (ValueId, usize),
    other: ValueId,
    holds: Predicate,
) -> bool {
    let users: Vec<OpId> = rw.body().uses(arg).map(|used| used.op).collect();
    let mut changed = false;
    for user in users {
        let is_same = rw.body().is_live(user)
            && rw.body().name(user) == op::ARITH_CMPI
            && rw.body().operand(user, place) == Some(arg)
            && rw.body().operand(user, 1 - place) == Some(other);
        let predicate = Some(user)
            .filter(|_| is_same)
            .and_then(|user| rw.site(user).predicate());
        let truth = match predicate.and_then(Predicate::from_number) {
            Some(predicate) if predicate == holds => Attr::TRUE,
            Some(predicate) if predicate == holds.inverted() => Attr::FALSE,
            _ => continue,
        };
        if let Some(value) = rw.constant(op, rw.body().location(user), truth, Type::I1) {
            rw.replace(user, &[value]);
            changed = true;
        }
    }
    changed
}

/// Orders the forwarded values like the arguments of the condition.
pub(super) fn align(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let found = While::of(rw, op)?;
    let expected: Vec<ValueId> = rw.body().args(found.before).collect();
    if expected == found.passed || expected.len() != found.passed.len() {
        return None;
    }
    // For each argument, the place at which it is passed on now.
    let places = expected
        .iter()
        .map(|arg| found.passed.iter().position(|value| value == arg));
    let places: Vec<usize> = places.collect::<Option<_>>()?;
    let mut new_places = vec![None; places.len()];
    for (new, &old) in places.iter().enumerate() {
        new_places[old] = Some(new);
    }
    let new_places: Vec<usize> = new_places.into_iter().collect::<Option<_>>()?;

    let mut operands = vec![found.condition];
    operands.extend_from_slice(&expected);
    let spec = OpSpec::new(op::SCF_CONDITION, rw.body().location(found.end)).operands(&operands);
    rw.create(&spec, InsertPoint::Before(found.end));
    rw.erase(found.end);

    let types = rw.body().value_types(expected);
    let made = remake_plain(rw, op, &types);
    let loc = rw.body().location(op);
    let add = |&ty| rw.add_arg(found.after, ty, loc);
    let added: Vec<ValueId> = types.iter().map(add).collect();
    let inits: Vec<ValueId> = rw.body().operands(op).collect();
    for (index, init) in inits.into_iter().enumerate() {
        let loc = rw.body().value_location(init);
        rw.set_arg_location(found.before, index, loc);
    }
    for (&old, &new) in found.args.iter().zip(&new_places) {
        rw.replace_uses(old, added[new]);
    }
    for index in (0..found.args.len()).rev() {
        rw.erase_arg(found.after, index).ok()?;
    }
    let results: Vec<ValueId> = rw.body().results(made).collect();
    let results: Vec<ValueId> = new_places.iter().map(|&new| results[new]).collect();
    rw.replace(op, &results);
    Some(())
}

/// Moves an `if` on the loop condition into the body.
pub(super) fn move_if(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let found = While::of(rw, op)?;
    let choice = rw.body().prev_op(found.end)?;
    let is_choice = rw.body().name(choice) == op::SCF_IF
        && rw.body().operand(choice, 0) == Some(found.condition);
    let [then, otherwise] = super::alternative::branches(rw, choice).filter(|_| is_choice)?;
    let (then_end, taken) = end_of(rw, then)?;
    let is_whole = |values: &[ValueId]| values.len() == rw.body().result_count(choice);
    let others = super::combine::only_yields(rw, otherwise)
        .filter(|others| is_whole(others) && is_whole(&taken))?;
    let results: Vec<ValueId> = rw.body().results(choice).collect();
    if results
        .iter()
        .any(|&value| rw.body().uses(value).any(|used| used.op != found.end))
    {
        return None;
    }

    // Arguments of the body that stand for results of the alternative, by their numbers.
    let chosen: Vec<(ValueId, usize)> = found
        .pairs()
        .filter_map(|(value, arg)| {
            let place = results.iter().position(|&result| result == value)?;
            Some((arg, place))
        })
        .collect();
    let values = needed(rw, then, found.before);
    for (&result, &other) in results.iter().zip(&others) {
        rw.replace_uses(result, other);
    }
    let mut passed: Vec<ValueId> = rw.body().operands(found.end).collect();
    passed.extend_from_slice(&values);
    rw.set_operands(found.end, &passed);
    let types = rw.body().value_types(passed.into_iter().skip(1));
    let made = remake_plain(rw, op, &types);
    let loc = rw.body().location(op);
    for &value in &values {
        let arg = rw.add_arg(found.after, rw.body().value_type(value), loc);
        let uses = rw.body().uses(value);
        let uses: Vec<_> = uses.filter(|used| is_within(rw, used.op, then)).collect();
        for used in uses {
            rw.set_operand(used.op, used.operand, arg);
        }
    }
    // A yielded value may have become an argument of the body.
    let taken: Vec<ValueId> = rw.body().operands(then_end).collect();
    for (arg, place) in chosen {
        rw.replace_uses(arg, taken[place]);
    }
    rw.erase(then_end);
    let (first, block) = (rw.body().first_op(found.after)?, rw.body().entry(then)?);
    rw.inline_before(first, block, &[]);
    rw.erase(choice);
    let results: Vec<ValueId> = rw.body().results(made).take(found.passed.len()).collect();
    rw.replace(op, &results);
    Some(())
}

/// Returns the values of a block that a region uses, in the order of their first use.
fn needed(rw: &Rewriter<'_>, region: RegionId, block: BlockId) -> Vec<ValueId> {
    let mut found: Vec<ValueId> = Vec::new();
    for op in rw.body().region_ops(region) {
        let nested = rw.body().walk_nested(op, WalkOrder::Post);
        for op in nested.into_iter().chain([op]) {
            for value in rw.body().operands(op) {
                if rw.body().defining_block(value) == Some(block) && !found.contains(&value) {
                    found.push(value);
                }
            }
        }
    }
    found
}

/// Makes a loop of the same operands that takes over the regions of another one, with other results and without its
/// attributes.
fn remake_plain(rw: &mut Rewriter<'_>, op: OpId, results: &[Type]) -> OpId {
    let operands: Vec<ValueId> = rw.body().operands(op).collect();
    let mut header = Header::new(op::SCF_WHILE);
    header.loc = rw.body().location(op);
    casts::remake_by(rw, op, header, &operands, results)
}
