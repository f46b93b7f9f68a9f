//! The edit of the IR behind each kind of reduction.

use pass_ir::dialect::op;
use pass_ir::hash::HashSet;
use pass_ir::{BlockId, Body, Context, InsertPoint, OpId, OpSpec, RegionId, Type, ValueId, name};

use crate::reduce::Reduction;
use crate::reduce::place::{ALL, Place, find_value_before, is_placeholder, is_terminator};

/// Applies a reduction at a place, if it is possible there.
pub(super) fn apply(cx: &Context, body: &mut Body, reduction: Reduction, place: Place) {
    if !body.is_live(place.op) {
        return;
    }
    match reduction {
        Reduction::Operations(_) => remove(cx, body, place.op),
        Reduction::Regions => empty_region(cx, body, place),
        Reduction::Branches => replace_branch_with_exit(cx, body, place.op),
        Reduction::Successors => inline_successors(cx, body, place),
        Reduction::Bodies => inline_regions(cx, body, place),
        Reduction::Attributes => remove_attribute(cx, body, place),
    }
}

/// Removes the leftovers of a reduction: unused placeholders of values, and unreachable blocks.
pub(super) fn clean(cx: &Context, body: &mut Body, reduction: Reduction) {
    if matches!(reduction, Reduction::Branches | Reduction::Successors) {
        for region in body.all_regions() {
            let reached: HashSet<BlockId> = body.reverse_post_order(region).into_iter().collect();
            let rest: Vec<BlockId> = body
                .blocks(region)
                .filter(|block| !reached.contains(block))
                .collect();
            // Blocks that are still needed make the module invalid, and the caller discards it.
            let _ = body.erase_blocks(&rest);
        }
    }
    for op in body.walk().into_iter().rev() {
        if is_placeholder(body, op) && !body.has_used_results(op) {
            remove(cx, body, op);
        }
    }
}

/// Removes an operation. Its results are replaced by other values.
fn remove(cx: &Context, body: &mut Body, op: OpId) {
    let results: Vec<ValueId> = body.results(op).collect();
    for result in results {
        if body.has_uses(result) {
            replace(cx, body, op, result);
        }
    }
    // No result is used any more.
    let _ = body.erase(op);
}

/// Replaces a value by another one that is visible at `op`.
fn replace(cx: &Context, body: &mut Body, op: OpId, value: ValueId) {
    if let Some(other) = substitute(cx, body, op, body.value_type(value)) {
        body.replace_all_uses(value, other);
    }
}

/// Returns a value of that type that can be used where `op` is: one of its operands, a value before it, or a placeholder.
fn substitute(cx: &Context, body: &mut Body, op: OpId, ty: Type) -> Option<ValueId> {
    let operand = body
        .operands(op)
        .find(|operand| body.value_type(*operand) == ty);
    if let Some(value) = operand.or_else(|| find_value_before(body, op, ty)) {
        return Some(value);
    }
    let types = [ty];
    let spec = OpSpec::new(op::BUILTIN_UNREALIZED_CONVERSION_CAST, body.location(op));
    let placeholder = body.create(cx, &spec.results(&types), InsertPoint::Before(op));
    body.result(placeholder, 0)
}

/// Empties a region. A symbol becomes private, as a declaration has to be.
fn empty_region(cx: &Context, body: &mut Body, place: Place) {
    let Place { op, index, .. } = place;
    if body.header(cx, op).symbol(cx).is_some() {
        let private = cx.string_attr("private");
        body.set_attr(cx, op, name::SYM_VISIBILITY, Some(private));
    }
    if let Some(nested) = body.nested_mut(op) {
        let region = nested.top_regions().get(index).copied();
        erase_all(nested, region);
    } else {
        let region = body.regions(op).get(index).copied();
        erase_all(body, region);
    }
}

/// Erases the blocks of a region, whose values have no uses outside.
fn erase_all(body: &mut Body, region: Option<RegionId>) {
    let blocks = region.into_iter().flat_map(|region| body.blocks(region));
    let blocks: Vec<BlockId> = blocks.collect();
    let _ = body.erase_blocks(&blocks);
}

/// Replaces a branch by a copy of a terminator of its region that has no successors.
fn replace_branch_with_exit(cx: &Context, body: &mut Body, op: OpId) {
    let region = body.block_of(op).and_then(|block| body.block_region(block));
    let Some(region) = region else { return };
    let exits = body.blocks(region).filter_map(|block| body.last_op(block));
    let exit = exits.into_iter().find(|last| {
        body.successors(*last).is_empty()
            && is_terminator(cx, body, *last)
            && body.result_count(*last) == 0
            && body.regions(*last).is_empty()
    });
    let Some(exit) = exit else { return };
    let header = body.header(cx, exit);
    let types: Vec<Type> = body
        .operands(exit)
        .map(|operand| body.value_type(operand))
        .collect();
    let operands: Vec<ValueId> = types
        .into_iter()
        .filter_map(|ty| substitute(cx, body, op, ty))
        .collect();
    let spec = OpSpec::with_header(header).operands(&operands);
    body.create(cx, &spec, InsertPoint::Before(op));
    remove(cx, body, op);
}

/// Inlines one successor of a branch, or all, in its place; only successors without another predecessor.
fn inline_successors(cx: &Context, body: &mut Body, place: Place) {
    let op = place.op;
    let successors = body.successors(op).iter().enumerate();
    let chosen = successors.filter(|(index, block)| {
        // An earlier reduction may have changed the edges.
        let has_single_predecessor =
            body.predecessors(**block).len() == 1 && body.block_of(op) != Some(**block);
        has_single_predecessor && [*index, ALL].contains(&place.index)
    });
    let mut blocks: Vec<BlockId> = chosen.map(|(_, block)| *block).collect();
    let Some((into, last)) = body.block_of(op).zip(blocks.pop()) else {
        return;
    };
    for block in blocks {
        replace_arguments(cx, body, op, block);
        let mut block_ops: Vec<OpId> = body.ops(block).collect();
        if let Some(terminator) = block_ops.pop() {
            remove(cx, body, terminator);
        }
        for inner in block_ops {
            body.insert(inner, InsertPoint::Before(op));
        }
    }
    replace_arguments(cx, body, op, last);
    remove(cx, body, op);
    body.merge_blocks(into, last);
    let _ = body.erase_block(last);
}

/// Replaces an operation by the contents of one of its regions with one block, or of all.
fn inline_regions(cx: &Context, body: &mut Body, place: Place) {
    let op = place.op;
    let regions = body.regions(op).iter().enumerate();
    let chosen = regions.filter(|(index, _)| [*index, ALL].contains(&place.index));
    let blocks = chosen.filter_map(|(_, region)| {
        let block = body.entry(*region)?;
        body.next_block(block).is_none().then_some(block)
    });
    let blocks: Vec<BlockId> = blocks.collect();
    for block in blocks {
        move_before(cx, body, op, block);
    }
    remove(cx, body, op);
}

/// Moves the operations of a block before `op` and replaces the results of `op` by the yielded values.
fn move_before(cx: &Context, body: &mut Body, op: OpId, block: BlockId) {
    replace_arguments(cx, body, op, block);
    let mut block_ops: Vec<OpId> = body.ops(block).collect();
    let terminator = block_ops.pop_if(|last| is_terminator(cx, body, *last));
    for inner in block_ops {
        body.insert(inner, InsertPoint::Before(op));
    }
    let Some(terminator) = terminator else { return };
    let results: Vec<ValueId> = body.results(op).collect();
    let yielded: Vec<ValueId> = body.operands(terminator).collect();
    for (result, value) in results.into_iter().zip(yielded) {
        if body.value_type(result) == body.value_type(value) {
            body.replace_all_uses(result, value);
        }
    }
    remove(cx, body, terminator);
}

/// Replaces the arguments of a block before it is inlined at `op`.
fn replace_arguments(cx: &Context, body: &mut Body, op: OpId, block: BlockId) {
    let arguments: Vec<ValueId> = body.args(block).collect();
    for argument in arguments {
        if body.has_uses(argument) {
            replace(cx, body, op, argument);
        }
    }
}

fn remove_attribute(cx: &Context, body: &mut Body, place: Place) {
    let Some(name) = place.attr_name else { return };
    let mut header = body.header(cx, place.op);
    if cx.dict_get(header.attrs, name).is_some() {
        header.attrs = cx.dict_with(header.attrs, name, None);
    } else {
        header.props = cx.dict_with(header.props, name, None);
    }
    body.set_header(place.op, header);
}
