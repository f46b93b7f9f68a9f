//! The behaviour of `cf`.

mod switch;
pub(crate) mod verify;

use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::op;
use crate::shared::{behaviours, patterns};
use pass_ir::body::{Use, ValueDef};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::ConstantOperands;
use pass_ir::hash::HashSet;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{Attr, BlockId, Body, InsertPoint, OpId, OpRef, OpSpec, Type, ValueId, name};

/// Patterns without a label have none in MLIR either.
pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "cf.assert" => patterns(ASSERT);
    "cf.br" => patterns(BRANCH), branch(|_, _| Some(0)), invariants(verify::BRANCH);
    "cf.cond_br" => patterns(COND_BRANCH), branch(chosen_successor),
        verify_interfaces(verify::check_cond_branch);
    "cf.switch" => patterns(switch::SWITCH), branch(switch::chosen_successor), invariants(verify::SWITCH);
];

pub(crate) fn chosen_successor(_: OpRef<'_>, known: ConstantOperands<'_>) -> Option<usize> {
    match known(0)? {
        Attr::TRUE => Some(0),
        Attr::FALSE => Some(1),
        _ => None,
    }
}

const BRANCH: &[Pattern] = patterns![
    named "" => |rw, op| merge_into_only_predecessor(rw, op).or_else(|| skip_empty_block(rw, op));
];

const COND_BRANCH: &[Pattern] = patterns![
    anonymous "SimplifyConstCondBranchPred" => known_condition;
    anonymous "SimplifyPassThroughCondBranch" => skip_empty_blocks;
    anonymous "SimplifyCondBranchIdenticalSuccessors" => same_block;
    anonymous "SimplifyCondBranchFromCondBranchOnSameCondition" => decided_before;
    anonymous "CondBranchTruthPropagation" => spread_truth;
    anonymous "DropUnreachableCondBranch" => avoid_unreachable;
];

const ASSERT: &[Pattern] = patterns![
    anonymous "EraseRedundantAssertions" =>
        |rw, op| {
        let site = rw.site(op);
        site.is_one(site.operand(0)?).then_some(())?;
        rw.erase(op);
        Some(())
    };
];

/// A block with the values that its arguments become.
type Edge = (BlockId, Vec<ValueId>);

fn edges(rw: &Rewriter<'_>, op: OpId) -> Option<Vec<Edge>> {
    let values = rw.body().successor_operands(rw.context(), op)?;
    let successors = rw.body().successors(op).iter();
    Some(successors.copied().zip(values).collect())
}

fn go_to(rw: &mut Rewriter<'_>, op: OpId, block: BlockId, values: &[ValueId]) -> Option<()> {
    let loc = rw.body().location(op);
    let targets = [block];
    let spec = OpSpec::new(op::CF_BR, loc)
        .operands(values)
        .successors(&targets);
    rw.create(&spec, InsertPoint::Before(op));
    rw.erase(op);
    Some(())
}

fn merge_into_only_predecessor(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (next, values) = edges(rw, op)?.pop()?;
    let block = rw.body().block_of(op)?;
    if next == block || rw.body().predecessors(next).len() != 1 {
        return None;
    }
    rw.erase(op);
    rw.append_block(block, next, &values);
    Some(())
}

fn skip_empty_block(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let edge = edges(rw, op)?.pop()?;
    let (block, values) = beyond_empty_block(rw.body(), &edge)?;
    go_to(rw, op, block, &values)
}

/// Returns the edge past blocks that only branch on with their arguments, or `None` if the block is none of them or
/// branches end in a cycle.
fn beyond_empty_block(body: &Body, edge: &Edge) -> Option<Edge> {
    let mut found = beyond_one_block(body, edge)?;
    let mut seen = HashSet::from_iter([edge.0, found.0]);
    let mut last = found.0;
    while let Some(target) = branch_target(body, last) {
        if !seen.insert(target) {
            return None;
        }
        last = target;
    }
    while let Some(beyond) = beyond_one_block(body, &found) {
        found = beyond;
    }
    Some(found)
}

fn beyond_one_block(body: &Body, (block, values): &Edge) -> Option<Edge> {
    let branch = body.first_op(*block)?;
    let next = branch_target(body, *block).filter(|_| body.next_op(branch).is_none())?;
    let is_elsewhere = |arg: ValueId| body.uses(arg).any(|used| used.op != branch);
    if next == *block || body.args(*block).any(is_elsewhere) {
        return None;
    }
    let passed = body
        .operands(branch)
        .map(|value| match body.value_def(value) {
            ValueDef::Argument {
                block: owner,
                index,
            } if owner == *block => values.get(index).copied(),
            _ => Some(value),
        });
    Some((next, passed.collect::<Option<_>>()?))
}

fn branch_target(body: &Body, block: BlockId) -> Option<BlockId> {
    let end = body
        .last_op(block)
        .filter(|&end| body.name(end) == op::CF_BR)?;
    body.successors(end).first().copied()
}

fn known_condition(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let condition = site.operand(0)?;
    let taken = match (site.is_one(condition), site.is_zero(condition)) {
        (true, _) => 0,
        (_, true) => 1,
        _ => return None,
    };
    let (block, values) = edges(rw, op)?.swap_remove(taken);
    go_to(rw, op, block, &values)
}

fn skip_empty_blocks(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let edges = edges(rw, op)?;
    let beyond: Vec<Option<Edge>> = edges
        .iter()
        .map(|edge| beyond_empty_block(rw.body(), edge))
        .collect();
    if beyond.iter().all(Option::is_none) {
        return None;
    }
    let pairs = beyond.into_iter().zip(edges);
    let ends: Vec<Edge> = pairs.map(|(new, old)| new.unwrap_or(old)).collect();
    let sizes: Vec<i64> = std::iter::once(1)
        .chain(ends.iter().map(|end| end.1.len() as i64))
        .collect();
    let condition = rw.body().operand(op, 0);
    let operands: Vec<ValueId> = condition
        .into_iter()
        .chain(ends.iter().flat_map(|end| end.1.iter().copied()))
        .collect();
    let blocks: Vec<BlockId> = ends.iter().map(|end| end.0).collect();
    let sizes = rw.context().dense_array_attr(Type::I32, &sizes);
    let weights = rw.context().ident("branch_weights");
    let loc = rw.body().location(op);
    let mut spec = OpSpec::new(op::CF_COND_BR, loc).attr(name::OPERAND_SEGMENT_SIZES, sizes);
    // Each way keeps its place, so its weight is the same.
    if let Some(value) = rw.body().attr(rw.context(), op, weights) {
        spec = spec.attr(weights, value);
    }
    let spec = spec.operands(&operands).successors(&blocks);
    rw.create(&spec, InsertPoint::Before(op));
    rw.erase(op);
    Some(())
}

/// Replaces a branch whose successors are equal by `br`; the condition selects the operands.
fn same_block(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [(block, first), (other, second)] = &edges(rw, op)?[..] else {
        return None;
    };
    if block != other {
        return None;
    }
    if first == second {
        return go_to(rw, op, *block, first);
    }
    let here = rw.body().block_of(op)?;
    if rw.body().predecessors(*block).any(|from| from != here) {
        return None;
    }
    let condition = rw.body().operand(op, 0)?;
    let loc = rw.body().location(op);
    let merged = first.iter().zip(second).map(|(&first, &second)| {
        if first == second {
            return Some(first);
        }
        let operands = [condition, first, second];
        let ty = rw.body().value_type(first);
        rw.make(op, loc, &NewOp::new(op::ARITH_SELECT, &operands, ty))
    });
    let merged: Vec<ValueId> = merged.collect::<Option<_>>()?;
    go_to(rw, op, *block, &merged)
}

/// Decides a branch whose single predecessor branches on the same condition.
fn decided_before(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let here = rw.body().block_of(op)?;
    let mut ways = rw.body().predecessors(here);
    let (Some(before), None) = (ways.next(), ways.next()) else {
        return None;
    };
    drop(ways);
    let end = rw.body().last_op(before)?;
    let same = rw.body().name(end) == op::CF_COND_BR
        && rw.body().operand(end, 0) == rw.body().operand(op, 0);
    if !same {
        return None;
    }
    let is_true = rw.body().successors(end).first() == Some(&here);
    let (block, values) = edges(rw, op)?.swap_remove(usize::from(!is_true));
    go_to(rw, op, block, &values)
}

/// Replaces the condition in successors with a single predecessor by a constant.
fn spread_truth(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let condition = rw.body().operand(op, 0)?;
    let blocks = rw.body().successors(op).to_vec();
    let mut changed = None;
    for (block, truth) in blocks.into_iter().zip([true, false]) {
        if rw.body().predecessors(block).len() != 1 {
            continue;
        }
        let inside = uses_in_block(rw, condition, block);
        if inside.is_empty() {
            continue;
        }
        let loc = rw.body().location(op);
        let constant = rw.constant(op, loc, rw.context().bool_attr(truth), Type::I1)?;
        for used in inside {
            rw.set_operand(used.op, used.operand, constant);
        }
        changed = Some(());
    }
    changed
}

/// Returns the uses of a value in a block, the latest first. Visits the block if the value has many uses, because each
/// branch on a shared condition asks for its own.
fn uses_in_block(rw: &Rewriter<'_>, value: ValueId, block: BlockId) -> Vec<Use> {
    const MAX_CHECKED_USES: usize = 64;
    let body = rw.body();
    let uses: Vec<Use> = body.uses(value).take(MAX_CHECKED_USES).collect();
    if uses.len() < MAX_CHECKED_USES {
        let mut uses = uses;
        uses.retain(|used| body.block_of(used.op) == Some(block));
        return uses;
    }
    let mut uses = Vec::new();
    for op in body.ops(block) {
        let operands = body.operands(op).enumerate();
        let of_value = operands.filter(|&(_, operand)| operand == value);
        uses.extend(of_value.map(|(operand, _)| Use { op, operand }));
    }
    uses.reverse();
    uses
}

fn avoid_unreachable(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let unreachable = rw.context().op_name("ub.unreachable");
    let mut edges = edges(rw, op)?;
    let is_lost = |edge: &Edge| {
        let only = rw.body().first_op(edge.0);
        only.is_some_and(|only| {
            rw.body().name(only) == unreachable && rw.body().next_op(only).is_none()
        })
    };
    let lost = edges.iter().position(is_lost)?;
    if edges.len() != 2 {
        return None;
    }
    let (block, values) = edges.swap_remove(1 - lost);
    go_to(rw, op, block, &values)
}
