//! Patterns for `if`.

use super::{
    combine, end_of, is_directly_in, is_within, replace_with_region, results, successor_inputs,
};
use crate::arith::MakeConstant as _;
use crate::op;
use crate::shared::{casts::remake, patterns};
use pass_ir::body::Use;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{Attr, OpId, RegionId, Type, ValueId, WalkOrder};

pub(super) const IF: &[Pattern] = patterns![
    named "" => combine::exchange;
    anonymous "CombineIfs" => combine::with_previous;
    anonymous "CombineNestedIfs" => combine::with_nested;
    anonymous "ConditionPropagation" => propagate_condition;
    anonymous "ConvertTrivialIfToSelect" => to_select;
    anonymous "RemoveEmptyElseBranch" => drop_empty_else;
    anonymous "RemoveStaticCondition" => remove_static_condition;
    anonymous "ReplaceIfYieldWithConditionOrValue" => replace_yielded_condition;
    shared (successor_inputs::FORWARD_SINGLE_VALUE);
    shared (successor_inputs::MERGE_DUPLICATES);
    shared (successor_inputs::DROP_UNUSED);
];

pub(super) fn branches(rw: &Rewriter<'_>, op: OpId) -> Option<[RegionId; 2]> {
    rw.body().regions(op).try_into().ok()
}

/// Returns the uses of a value, or only those nested in an operation if there are many.
fn uses_in(rw: &Rewriter<'_>, value: ValueId, op: OpId) -> Vec<Use> {
    const MAX_CHECKED_USES: usize = 64;
    let uses: Vec<Use> = rw.body().uses(value).take(MAX_CHECKED_USES).collect();
    if uses.len() < MAX_CHECKED_USES {
        return uses;
    }
    let nested = rw.body().walk_nested(op, WalkOrder::Pre).into_iter().rev();
    let uses = nested.flat_map(|op| {
        let operands = rw.body().operands(op).enumerate();
        operands
            .filter(|&(_, used)| used == value)
            .map(move |(operand, _)| Use { op, operand })
            .collect::<Vec<_>>()
    });
    uses.collect()
}

/// Replaces uses of the condition in the branches by true and false.
fn propagate_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let condition = rw.body().operand(op, 0)?;
    if rw.site(op).constant(condition).is_some() {
        return None;
    }
    let branches = branches(rw, op)?;
    let uses = uses_in(rw, condition, op);
    let mut constants: [Option<ValueId>; 2] = [None, None];
    for used in uses {
        let Some(branch) = branches
            .iter()
            .position(|&region| is_within(rw, used.op, region))
        else {
            continue;
        };
        let value = match constants[branch] {
            Some(value) => value,
            None => {
                let truth = if branch == 0 { Attr::TRUE } else { Attr::FALSE };
                let loc = rw.body().location(op);
                rw.constant(op, loc, truth, Type::I1)?
            }
        };
        constants[branch] = Some(value);
        rw.set_operand(used.op, used.operand, value);
    }
    constants.iter().any(Option::is_some).then_some(())
}

/// Replaces results that both branches take from outside by `arith.select`.
fn to_select(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [then, otherwise] = branches(rw, op)?;
    let ((_, yes), (_, no)) = (end_of(rw, then)?, end_of(rw, otherwise)?);
    let stays: Vec<bool> = yes
        .iter()
        .zip(&no)
        .map(|(&yes, &no)| is_directly_in(rw, yes, then) || is_directly_in(rw, no, otherwise))
        .collect();
    if stays.iter().all(|&stays| stays) {
        return None;
    }
    let (condition, loc) = (rw.body().operand(op, 0)?, rw.body().location(op));
    let replacement = results::keep_of_if(rw, op, &stays)?;
    let mut remaining = rw.body().results(replacement);
    let mut values = Vec::new();
    for ((&yes, &no), stays) in yes.iter().zip(&no).zip(stays) {
        values.push(if stays {
            remaining.next()?
        } else if yes == no {
            yes
        } else {
            let ty = rw.body().value_type(yes);
            let operands = [condition, yes, no];
            rw.make(
                replacement,
                loc,
                &NewOp::new(op::ARITH_SELECT, &operands, ty),
            )?
        });
    }
    rw.replace(op, &values);
    Some(())
}

fn drop_empty_else(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [_, otherwise] = branches(rw, op)?;
    let block = rw.body().entry(otherwise)?;
    let only = rw.body().first_op(block)?;
    if rw.body().result_count(op) > 0 || rw.body().next_op(only).is_some() {
        return None;
    }
    rw.erase(only);
    rw.erase_blocks(&[block]).ok()?;
    let operands: Vec<ValueId> = rw.body().operands(op).collect();
    let _ = remake(rw, op, &operands, &[]);
    rw.erase(op);
    Some(())
}

fn remove_static_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let condition = site.constant(site.operand(0)?)?;
    let [then, otherwise] = branches(rw, op)?;
    if condition == Attr::TRUE {
        return replace_with_region(rw, op, then, &[]);
    }
    if condition != Attr::FALSE {
        return None;
    }
    if rw.body().entry(otherwise).is_some() {
        return replace_with_region(rw, op, otherwise, &[]);
    }
    rw.erase(op);
    Some(())
}

/// Replaces a result that is the condition, its negation, or the same in both branches.
fn replace_yielded_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [then, otherwise] = branches(rw, op)?;
    let ((_, yes), (_, no)) = (end_of(rw, then)?, end_of(rw, otherwise)?);
    let (condition, loc) = (rw.body().operand(op, 0)?, rw.body().location(op));
    let mut changed = false;
    for (result, (&yes, &no)) in rw.body().results(op).zip(yes.iter().zip(&no)) {
        if !rw.body().has_uses(result) {
            continue;
        }
        let truth = |value| rw.site(op).constant(value);
        let value = match (truth(yes), truth(no)) {
            _ if yes == no => yes,
            (Some(Attr::TRUE), Some(Attr::FALSE)) => condition,
            (Some(Attr::FALSE), Some(Attr::TRUE)) => {
                let true_value = rw.constant(op, loc, Attr::TRUE, Type::I1)?;
                rw.make(
                    op,
                    loc,
                    &NewOp::new(op::ARITH_XORI, &[condition, true_value], Type::I1),
                )?
            }
            _ => continue,
        };
        rw.replace_uses(result, value);
        changed = true;
    }
    changed.then_some(())
}
