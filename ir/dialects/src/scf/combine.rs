//! Alternatives that follow each other, or stand in each other, become one.

use super::if_op::branches;
use super::results::result_types;
use super::{end_of, is_directly_in, is_within};
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use pass_ir::rewrite::{NewOp, Rewriter};
use pass_ir::{Attr, InsertPoint, OpId, OpSpec, RegionId, Type, ValueId};

/// `if not c` with two branches is `if c` with the branches exchanged.
pub(super) fn exchange(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [then, otherwise] = branches(rw, op)?;
    let _ = rw.body().entry(otherwise)?;
    let positive = negated(rw, rw.body().operand(op, 0)?)?;
    let types = result_types(rw, op);
    let operands = [positive];
    let spec = OpSpec::with_header(rw.body().header(rw.context(), op))
        .operands(&operands)
        .results(&types)
        .regions(2);
    let made = rw.create(&spec, InsertPoint::Before(op));
    let [made_then, made_otherwise] = branches(rw, made)?;
    rw.move_blocks(otherwise, made_then);
    rw.move_blocks(then, made_otherwise);
    let results: Vec<ValueId> = rw.body().results(made).collect();
    rw.replace(op, &results);
    Some(())
}

/// Returns `x`, if the value is `not x`.
fn negated(rw: &Rewriter<'_>, value: ValueId) -> Option<ValueId> {
    let site = rw
        .site(rw.body().defining_op(value)?)
        .def(value, op::ARITH_XORI)?;
    let (positive, ones) = site.pair()?;
    site.is_one(ones).then_some(positive)
}

/// Returns the branches of the second `if` that are taken with the then and the else branch of the first.
fn matched(rw: &Rewriter<'_>, first: OpId, second: OpId) -> Option<[Option<RegionId>; 2]> {
    let (a, b) = (rw.body().operand(first, 0)?, rw.body().operand(second, 0)?);
    let [then, otherwise] = branches(rw, second)?;
    let otherwise = rw.body().entry(otherwise).map(|_| otherwise);
    if a == b {
        return Some([Some(then), otherwise]);
    }
    let are_opposite = negated(rw, b) == Some(a) || negated(rw, a) == Some(b);
    are_opposite.then_some([otherwise, Some(then)])
}

pub(super) fn with_previous(rw: &mut Rewriter<'_>, second: OpId) -> Option<()> {
    let first = rw.body().prev_op(second)?;
    if rw.body().name(first) != op::SCF_IF {
        return None;
    }
    let next = matched(rw, first, second)?;
    let first_branches = branches(rw, first)?;
    use_yields_of(rw, first, first_branches, next);
    let types = [result_types(rw, first), result_types(rw, second)].concat();
    let condition = [rw.body().operand(first, 0)?];
    let spec = OpSpec::new(op::SCF_IF, rw.body().location(second))
        .operands(&condition)
        .results(&types)
        .regions(2);
    let made = rw.create(&spec, InsertPoint::Before(second));
    for ((target, first_branches), next) in branches(rw, made)?
        .into_iter()
        .zip(first_branches)
        .zip(next)
    {
        join_branches(rw, target, first_branches, next);
    }
    let results: Vec<ValueId> = rw.body().results(made).collect();
    let (of_first, of_second) = results.split_at(rw.body().result_count(first));
    rw.replace(first, of_first);
    rw.replace(second, of_second);
    Some(())
}

/// Replaces results of the first `if` in the branches of the second by the yielded values.
fn use_yields_of(
    rw: &mut Rewriter<'_>,
    first: OpId,
    first_branches: [RegionId; 2],
    next: [Option<RegionId>; 2],
) {
    for (first_branches, next) in first_branches.into_iter().zip(next) {
        let (Some((_, values)), Some(next)) = (end_of(rw, first_branches), next) else {
            continue;
        };
        for (result, value) in rw.body().results(first).zip(values) {
            let uses: Vec<_> = rw.body().uses(result).collect();
            for one in uses {
                if is_within(rw, one.op, next) {
                    rw.set_operand(one.op, one.operand, value);
                }
            }
        }
    }
}

/// Appends a branch to another one, which then yields the values of both.
fn join_branches(
    rw: &mut Rewriter<'_>,
    target: RegionId,
    first_branches: RegionId,
    next: Option<RegionId>,
) {
    rw.move_blocks(first_branches, target);
    let Some(next) = next else {
        return;
    };
    let (Some(block), Some((end, values))) = (rw.body().entry(target), end_of(rw, target)) else {
        return rw.move_blocks(next, target);
    };
    let Some(from) = rw.body().entry(next) else {
        return;
    };
    let Some((last, others)) = end_of(rw, next) else {
        return;
    };
    rw.append_block(block, from, &[]);
    rw.set_operands(last, &[values, others].concat());
    rw.erase(end);
}

pub(super) fn with_nested(rw: &mut Rewriter<'_>, outer: OpId) -> Option<()> {
    let [then, otherwise] = branches(rw, outer)?;
    let (end, mut yes) = end_of(rw, then)?;
    let inner = rw.body().prev_op(end)?;
    let is_if = rw.body().name(inner) == op::SCF_IF && rw.body().prev_op(inner).is_none();
    let [inner_then, inner_otherwise] = branches(rw, inner).filter(|_| is_if)?;
    let no = only_yields(rw, otherwise)?;
    let inner_no = only_yields(rw, inner_otherwise)?;
    let (_, inner_yes) = end_of(rw, inner_then)?;
    let inner_results: Vec<ValueId> = rw.body().results(inner).collect();
    let mut selected = Vec::new();
    for (place, value) in yes.iter_mut().enumerate() {
        if let Some(result) = inner_results.iter().position(|result| result == value) {
            if inner_no.get(result) != no.get(place) {
                return None;
            }
            *value = *inner_yes.get(result)?;
        } else if is_directly_in(rw, *value, then) {
            return None;
        } else {
            selected.push(place);
        }
    }
    let loc = rw.body().location(outer);
    let (a, b) = (rw.body().operand(outer, 0)?, rw.body().operand(inner, 0)?);
    // If the outer condition is false, the inner one may be poison.
    let no_condition = rw.constant(outer, loc, Attr::FALSE, Type::I1)?;
    let operands = [a, b, no_condition];
    let both = rw.make(
        outer,
        loc,
        &NewOp::new(op::ARITH_SELECT, &operands, Type::I1),
    )?;
    let types = result_types(rw, outer);
    let condition = [both];
    let spec = OpSpec::new(op::SCF_IF, loc)
        .operands(&condition)
        .results(&types)
        .regions(2);
    let made = rw.create(&spec, InsertPoint::Before(outer));
    let mut results: Vec<ValueId> = rw.body().results(made).collect();
    for place in selected {
        let operands = [a, yes[place], *no.get(place)?];
        let select = NewOp::new(op::ARITH_SELECT, &operands, *types.get(place)?);
        results[place] = rw.make(made, loc, &select)?;
    }
    let [made_then, made_otherwise] = branches(rw, made)?;
    rw.move_blocks(inner_then, made_then);
    let (made_end, _) = end_of(rw, made_then)?;
    rw.set_operands(made_end, &yes);
    if !no.is_empty() {
        rw.move_blocks(otherwise, made_otherwise);
    }
    rw.replace(outer, &results);
    Some(())
}

/// Returns the values that a branch yields if it does nothing else; empty if it has none.
pub(super) fn only_yields(rw: &Rewriter<'_>, region: RegionId) -> Option<Vec<ValueId>> {
    if rw.body().entry(region).is_none() {
        return Some(Vec::new());
    }
    let (end, values) = end_of(rw, region)?;
    rw.body().prev_op(end).is_none().then_some(values)
}
