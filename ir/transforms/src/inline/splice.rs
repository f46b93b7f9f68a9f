//! The blocks of a function in place of a call.

use std::collections::HashMap;

use pass_ir::body::Fragment;
use pass_ir::data::LocData;
use pass_ir::{BlockId, Body, Context, InsertPoint, Loc, OpId, OpName, Type, ValueId};
use rustc_hash::FxBuildHasher;

/// Puts the blocks at the end of the region of the call, with locations that say that they come from there.
pub(super) fn bring_in(
    cx: &Context,
    body: &mut Body,
    call: OpId,
    fragment: Fragment,
) -> Option<Vec<BlockId>> {
    let region = body.block_region(body.block_of(call)?)?;
    let blocks = body.place_blocks(cx, fragment, &[], region).ok()?;
    let mut stack = CallStack {
        cx,
        caller: body.location(call),
        known: HashMap::default(),
    };
    for &block in &blocks {
        stack.relocate(body, block);
    }
    if let Some(adopt) = cx.behaviour(body.name(call)).adopt {
        adopt(cx, body, call, &blocks);
    }
    Some(blocks)
}

/// Replaces the call by blocks that are at the end of its region. `owner` is the operation that owns the body.
pub(super) fn replace_call(
    cx: &Context,
    body: &mut Body,
    owner: OpName,
    call: OpId,
    blocks: &[BlockId],
) {
    let [entry, rest @ ..] = blocks else { return };
    let first = body
        .call_site(cx, call)
        .map_or(0, |site| site.first_argument);
    let passed: Vec<ValueId> = body.operands(call).skip(first).collect();
    let taken: Vec<ValueId> = body.args(*entry).collect();
    for (arg, value) in taken.into_iter().zip(passed) {
        body.replace_all_uses(arg, value);
    }
    let end = body.last_op(*entry).map(|end| body.name(end));
    if rest.is_empty() && end.is_some_and(|end| is_dropped(cx, body, owner, call, end)) {
        replace_by_ops(body, call, *entry);
    } else {
        replace_by_blocks(cx, body, call, blocks);
    }
}

/// True if the terminator of a single block goes away when the block takes the place of a call: it returns, or nothing
/// after it runs and the operation around the call is of another dialect, which cannot keep it.
pub(super) fn is_dropped(
    cx: &Context,
    caller: &Body,
    owner: OpName,
    call: OpId,
    end: OpName,
) -> bool {
    let dialect = |name: OpName| cx.op_name_str(name).split('.').next();
    let around = caller.parent_op(call);
    let around = around.map_or(owner, |around| caller.name(around));
    cx.behaviour(end).leave.is_some()
        || (caller.result_count(call) == 0 && dialect(around) != dialect(end))
}

/// One block: its operations go before the call, and what it returns is what the call gave.
fn replace_by_ops(body: &mut Body, call: OpId, block: BlockId) {
    let end = body.last_op(block);
    let returned: Vec<ValueId> = end.into_iter().flat_map(|op| body.operands(op)).collect();
    let ops: Vec<OpId> = body.ops(block).collect();
    for op in ops {
        if Some(op) != end {
            body.insert(op, InsertPoint::Before(call));
        }
    }
    let results: Vec<ValueId> = body.results(call).collect();
    for (result, value) in results.into_iter().zip(returned) {
        body.replace_all_uses(result, value);
    }
    // Nothing uses the results of the call any more, nor what is left of the block.
    let _ = body.erase(call);
    let _ = body.erase_block(block);
}

/// Several blocks: they stand between what comes before the call and what comes after it, which is a block of its own
/// that takes what they return.
fn replace_by_blocks(cx: &Context, body: &mut Body, call: OpId, blocks: &[BlockId]) {
    let Some(before) = body.block_of(call) else {
        return;
    };
    let Some(after) = body.split_block(call) else {
        return;
    };
    let loc = body.location(call);
    let results: Vec<(ValueId, Type)> = body
        .results(call)
        .map(|value| (value, body.value_type(value)))
        .collect();
    for (result, ty) in results {
        let arg = body.add_arg(after, ty, loc);
        body.replace_all_uses(result, arg);
    }
    let _ = body.erase(call);
    let mut last = before;
    for &block in blocks {
        body.move_block_after(block, last);
        last = block;
        end_with_branch(cx, body, block, after);
    }
    if let Some(&entry) = blocks.first() {
        body.merge_blocks(before, entry);
        let _ = body.erase_block(entry);
    }
}

/// Makes a block that returns go on instead.
fn end_with_branch(cx: &Context, body: &mut Body, block: BlockId, next: BlockId) {
    if let Some(end) = body.last_op(block)
        && let Some(leave) = cx.behaviour(body.name(end)).leave
    {
        leave(cx, body, end, next);
    }
}

/// Locations of what was inlined: where it was, and from where it was called.
struct CallStack<'a> {
    cx: &'a Context,
    caller: Loc,
    known: HashMap<Loc, Loc, FxBuildHasher>,
}

impl CallStack<'_> {
    fn relocate(&mut self, body: &mut Body, block: BlockId) {
        self.relocate_args(body, block);
        let direct: Vec<OpId> = body.ops(block).collect();
        for op in direct {
            self.relocate_op(body, op);
            for nested in body.walk_nested(op, pass_ir::WalkOrder::Pre) {
                self.relocate_op(body, nested);
                self.relocate_regions(body, nested);
            }
            self.relocate_regions(body, op);
        }
    }

    fn relocate_regions(&mut self, body: &mut Body, op: OpId) {
        let regions = body.regions(op).to_vec();
        let blocks: Vec<BlockId> = regions
            .into_iter()
            .flat_map(|region| body.blocks(region))
            .collect();
        for block in blocks {
            self.relocate_args(body, block);
        }
    }

    fn relocate_args(&mut self, body: &mut Body, block: BlockId) {
        let count = body.args(block).len();
        for index in 0..count {
            if let Some(loc) = body.arg_location(block, index) {
                let loc = self.called(loc);
                body.set_arg_location(block, index, loc);
            }
        }
    }

    fn relocate_op(&mut self, body: &mut Body, op: OpId) {
        let loc = self.called(body.location(op));
        body.set_location(op, loc);
    }

    /// The location with the call at the outer end of its calls.
    fn called(&mut self, loc: Loc) -> Loc {
        if let Some(&known) = self.known.get(&loc) {
            return known;
        }
        let mut callees = vec![loc];
        while let Some(LocData::CallSite { callee, caller }) =
            callees.last().map(|&last| self.cx.loc(last))
        {
            callees.pop();
            callees.push(callee);
            callees.push(caller);
        }
        let called = callees
            .into_iter()
            .rev()
            .fold(self.caller, |caller, callee| {
                self.cx.intern_loc(LocData::CallSite { callee, caller })
            });
        self.known.insert(loc, called);
        called
    }
}
