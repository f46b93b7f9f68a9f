//! Patterns for operations with regions that are always, or never, executed.

use super::flow::case_region;
use super::{end_of, replace_with_region, successor_inputs};
use crate::op;
use crate::shared::patterns;
use pass_ir::dialect::Traits;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{BlockId, InsertPoint, Loc, OpId, OpRef, OpSpec, RegionId, ValueId};

pub(super) const EXECUTE_REGION: &[Pattern] = patterns![
    named "SingleBlockExecuteInliner" => |rw, op| {
        let region = inlinable_region(rw, op)?;
        end_of(rw, region)?;
        replace_with_region(rw, op, region, &[])
    };
    named "MultiBlockExecuteInliner" => inline_blocks;
    shared (successor_inputs::FORWARD_SINGLE_VALUE);
    shared (successor_inputs::MERGE_DUPLICATES);
    shared (successor_inputs::DROP_UNUSED);
];

pub(super) const INDEX_SWITCH: &[Pattern] = patterns![
    named "FoldConstantCase" => known_case;
    shared (successor_inputs::FORWARD_SINGLE_VALUE);
    shared (successor_inputs::MERGE_DUPLICATES);
    shared (successor_inputs::DROP_UNUSED);
];

fn known_case(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let cx = rw.context();
    let index = rw.body().constant_int(cx, rw.body().operand(op, 0)?)?;
    let place = case_region(OpRef::new(cx, rw.body(), op), i64::try_from(index).ok()?)?;
    let region = *rw.body().regions(op).get(place)?;
    replace_with_region(rw, op, region, &[])
}

/// Returns the region, unless somebody asked for it to stay.
fn inlinable_region(rw: &Rewriter<'_>, op: OpId) -> Option<RegionId> {
    let stays = rw.site(op).attr_named("no_inline").is_some();
    rw.body().regions(op).first().copied().filter(|_| !stays)
}

fn inline_blocks(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let region = inlinable_region(rw, op)?;
    let block = rw.body().block_of(op)?;
    if !may_have_blocks(rw, block) {
        return None;
    }
    let loc = rw.body().location(op);
    let blocks: Vec<BlockId> = rw.body().blocks(region).collect();
    let entry = *blocks.first()?;
    let rest = rw.split_block(op)?;
    branch(rw, InsertPoint::End(block), loc, entry, &[]);
    for &inner in &blocks {
        let end = rw.body().last_op(inner);
        if let Some(end) = end.filter(|&end| rw.body().name(end) == op::SCF_YIELD) {
            let values: Vec<ValueId> = rw.body().operands(end).collect();
            let loc = rw.body().location(end);
            branch(rw, InsertPoint::Before(end), loc, rest, &values);
            rw.erase(end);
        }
    }
    let mut last = block;
    for inner in blocks {
        rw.move_block_after(inner, last);
        last = inner;
    }
    let mut args = Vec::new();
    for result in rw.body().results(op) {
        let ty = rw.body().value_type(result);
        args.push(rw.add_arg(rest, ty, loc));
    }
    rw.replace(op, &args);
    Some(())
}

/// Returns whether the region may have several blocks: in a function, where blocks have terminators, and in an
/// operation of the same kind.
fn may_have_blocks(rw: &Rewriter<'_>, block: BlockId) -> bool {
    let region = rw.body().block_region(block);
    let owner = region.map(|region| rw.body().region_owner(region));
    match owner {
        Some(Some(owner)) => rw.body().name(owner) == op::SCF_EXECUTE_REGION,
        Some(None) => {
            let end = rw.body().last_op(block);
            end.is_some_and(|end| {
                rw.context()
                    .traits(rw.body().name(end))
                    .has(Traits::TERMINATOR)
            })
        }
        None => false,
    }
}

fn branch(rw: &mut Rewriter<'_>, at: InsertPoint, loc: Loc, to: BlockId, values: &[ValueId]) {
    let targets = [to];
    let spec = OpSpec::new(op::CF_BR, loc)
        .operands(values)
        .successors(&targets);
    rw.create(&spec, at);
}
