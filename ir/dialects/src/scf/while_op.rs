//! Patterns for `while`.

use super::{end_of, is_within};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::arithmetic::int::Predicate;
use crate::op;
use crate::shared::casts;
use pass_ir::rewrite::Rewriter;
use pass_ir::{
    Attr, BlockId, Header, InsertPoint, OpId, OpSpec, RegionId, Type, ValueId, WalkOrder,
};

struct While {
    /// The entry of the region with the condition.
    before: BlockId,
    /// The entry of the body.
    after: BlockId,
    /// The `scf.condition`.
    end: OpId,
    condition: ValueId,
    /// The values that `scf.condition` passes to the body and as results.
    passed: Vec<ValueId>,
    /// The arguments of the body.
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
pub(super) fn replace_condition_in_body(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let loop_op = While::of(rw, op)?;
    let pairs = loop_op.pairs();
    let tested =
        pairs.filter(|&(value, arg)| value == loop_op.condition && rw.body().has_uses(arg));
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
pub(super) fn decide_comparisons_in_body(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let loop_op = While::of(rw, op)?;
    let compare = rw.body().defining_op(loop_op.condition)?;
    let compare = Some(compare).filter(|&compare| rw.body().name(compare) == op::ARITH_CMPI)?;
    let (lhs, rhs) = rw.site(compare).pair()?;
    let predicate = Predicate::from_number(rw.site(compare).predicate()?)?;
    let mut changed = None;
    for (value, arg) in loop_op.pairs() {
        for (index, [operand, other]) in [[lhs, rhs], [rhs, lhs]].into_iter().enumerate() {
            if operand == value && decide_comparisons(rw, op, (arg, index), other, predicate) {
                changed = Some(());
            }
        }
    }
    changed
}

/// Decides comparisons with `other` whose operand with this index is `arg`, where the comparison by `known` is true.
fn decide_comparisons(
    rw: &mut Rewriter<'_>,
    op: OpId,
    (arg, index): (ValueId, usize),
    other: ValueId,
    known: Predicate,
) -> bool {
    let users: Vec<OpId> = rw.body().uses(arg).map(|used| used.op).collect();
    let mut changed = false;
    for user in users {
        let is_same = rw.body().is_live(user)
            && rw.body().name(user) == op::ARITH_CMPI
            && rw.body().operand(user, index) == Some(arg)
            && rw.body().operand(user, 1 - index) == Some(other);
        let predicate = Some(user)
            .filter(|_| is_same)
            .and_then(|user| rw.site(user).predicate());
        let truth = match predicate.and_then(Predicate::from_number) {
            Some(predicate) if predicate == known => Attr::TRUE,
            Some(predicate) if predicate == known.inverted() => Attr::FALSE,
            _ => continue,
        };
        if let Some(value) = rw.constant(op, rw.body().location(user), truth, Type::I1) {
            rw.replace(user, &[value]);
            changed = true;
        }
    }
    changed
}

/// Passes the arguments of the first region on in their own order.
pub(super) fn align_before_args(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let loop_op = While::of(rw, op)?;
    let expected: Vec<ValueId> = rw.body().args(loop_op.before).collect();
    if expected == loop_op.passed || expected.len() != loop_op.passed.len() {
        return None;
    }
    // The index at which each argument is passed now.
    let old_indices = expected
        .iter()
        .map(|arg| loop_op.passed.iter().position(|value| value == arg));
    let old_indices: Vec<usize> = old_indices.collect::<Option<_>>()?;
    let mut new_indices = vec![None; old_indices.len()];
    for (new, &old) in old_indices.iter().enumerate() {
        new_indices[old] = Some(new);
    }
    let new_indices: Vec<usize> = new_indices.into_iter().collect::<Option<_>>()?;

    let mut operands = vec![loop_op.condition];
    operands.extend_from_slice(&expected);
    let spec = OpSpec::new(op::SCF_CONDITION, rw.body().location(loop_op.end)).operands(&operands);
    rw.create(&spec, InsertPoint::Before(loop_op.end));
    rw.erase(loop_op.end);

    let types = rw.body().value_types(expected);
    let made = remake_plain(rw, op, &types);
    let loc = rw.body().location(op);
    let add = |&ty| rw.add_arg(loop_op.after, ty, loc);
    let added: Vec<ValueId> = types.iter().map(add).collect();
    let inits: Vec<ValueId> = rw.body().operands(op).collect();
    for (index, init) in inits.into_iter().enumerate() {
        let loc = rw.body().value_location(init);
        rw.set_arg_location(loop_op.before, index, loc);
    }
    for (&old, &new) in loop_op.args.iter().zip(&new_indices) {
        rw.replace_uses(old, added[new]);
    }
    for index in (0..loop_op.args.len()).rev() {
        rw.erase_arg(loop_op.after, index).ok()?;
    }
    let results: Vec<ValueId> = rw.body().results(made).collect();
    let results: Vec<ValueId> = new_indices.iter().map(|&new| results[new]).collect();
    rw.replace(op, &results);
    Some(())
}

/// Moves an `if` on the loop condition into the body.
pub(super) fn move_if_into_body(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let loop_op = While::of(rw, op)?;
    let if_op = rw.body().prev_op(loop_op.end)?;
    let is_on_condition = rw.body().name(if_op) == op::SCF_IF
        && rw.body().operand(if_op, 0) == Some(loop_op.condition);
    let [then, otherwise] = super::if_op::branches(rw, if_op).filter(|_| is_on_condition)?;
    let (then_end, taken) = end_of(rw, then)?;
    let is_whole = |values: &[ValueId]| values.len() == rw.body().result_count(if_op);
    let others = super::combine::only_yields(rw, otherwise)
        .filter(|others| is_whole(others) && is_whole(&taken))?;
    let results: Vec<ValueId> = rw.body().results(if_op).collect();
    if results
        .iter()
        .any(|&value| rw.body().uses(value).any(|used| used.op != loop_op.end))
    {
        return None;
    }

    // The arguments of the body that hold results of the `if`, with the indices of these.
    let if_results: Vec<(ValueId, usize)> = loop_op
        .pairs()
        .filter_map(|(value, arg)| {
            let place = results.iter().position(|&result| result == value)?;
            Some((arg, place))
        })
        .collect();
    let values = used_values(rw, then, loop_op.before);
    for (&result, &other) in results.iter().zip(&others) {
        rw.replace_uses(result, other);
    }
    let mut passed: Vec<ValueId> = rw.body().operands(loop_op.end).collect();
    passed.extend_from_slice(&values);
    rw.set_operands(loop_op.end, &passed);
    let types = rw.body().value_types(passed.into_iter().skip(1));
    let made = remake_plain(rw, op, &types);
    let loc = rw.body().location(op);
    for &value in &values {
        let arg = rw.add_arg(loop_op.after, rw.body().value_type(value), loc);
        let uses = rw.body().uses(value);
        let uses: Vec<_> = uses.filter(|used| is_within(rw, used.op, then)).collect();
        for used in uses {
            rw.set_operand(used.op, used.operand, arg);
        }
    }
    // A yielded value may have become an argument of the body.
    let taken: Vec<ValueId> = rw.body().operands(then_end).collect();
    for (arg, place) in if_results {
        rw.replace_uses(arg, taken[place]);
    }
    rw.erase(then_end);
    let (first, block) = (rw.body().first_op(loop_op.after)?, rw.body().entry(then)?);
    rw.inline_before(first, block, &[]);
    rw.erase(if_op);
    let results: Vec<ValueId> = rw.body().results(made).take(loop_op.passed.len()).collect();
    rw.replace(op, &results);
    Some(())
}

/// Returns the values of a block that a region uses, in the order of their first use.
fn used_values(rw: &Rewriter<'_>, region: RegionId, block: BlockId) -> Vec<ValueId> {
    let mut loop_op: Vec<ValueId> = Vec::new();
    for op in rw.body().region_ops(region) {
        let nested = rw.body().walk_nested(op, WalkOrder::Post);
        for op in nested.into_iter().chain([op]) {
            for value in rw.body().operands(op) {
                if rw.body().defining_block(value) == Some(block) && !loop_op.contains(&value) {
                    loop_op.push(value);
                }
            }
        }
    }
    loop_op
}

/// Creates a loop with the operands and the regions of another one, with other results and without its attributes.
fn remake_plain(rw: &mut Rewriter<'_>, op: OpId, results: &[Type]) -> OpId {
    let operands: Vec<ValueId> = rw.body().operands(op).collect();
    let mut header = Header::new(op::SCF_WHILE);
    header.loc = rw.body().location(op);
    casts::remake_by(rw, op, header, &operands, results)
}
