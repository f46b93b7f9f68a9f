//! Replacement of a call by the blocks of its callee.

use pass_ir::body::Fragment;
use pass_ir::data::LocData;
use pass_ir::hash::HashMap;
use pass_ir::{BlockId, Body, Context, InsertPoint, Loc, OpId, OpName, Type, ValueId};

/// Inserts blocks at the end of the region of the call, with call-site locations.
pub(super) fn insert_blocks(
    cx: &Context,
    body: &mut Body,
    call: OpId,
    fragment: Fragment,
) -> Option<Vec<BlockId>> {
    let region = body.block_region(body.block_of(call)?)?;
    let blocks = body
        .insert_fragment_blocks(cx, fragment, &[], region)
        .ok()?;
    let mut stack = CallStack {
        cx,
        caller: body.location(call),
        memo: HashMap::default(),
    };
    for &block in &blocks {
        stack.relocate(body, block);
    }
    Some(blocks)
}

/// Replaces the call by the blocks at the end of its region. `owner` is the operation that owns the body.
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
    let arguments: Vec<ValueId> = body.operands(call).skip(first).collect();
    let parameters: Vec<ValueId> = body.args(*entry).collect();
    for (parameter, argument) in parameters.into_iter().zip(arguments) {
        body.replace_all_uses(parameter, argument);
    }
    let terminator = body.last_op(*entry).map(|op| body.name(op));
    let is_inlined_in_place = rest.is_empty()
        && terminator
            .is_some_and(|terminator| is_terminator_dropped(cx, body, owner, call, terminator));
    if is_inlined_in_place {
        replace_by_ops(body, call, *entry);
    } else {
        replace_by_blocks(cx, body, call, blocks);
    }
}

/// Returns whether the terminator of a single block is dropped when the block replaces a call: it returns, or the call has
/// no results and its parent is of a different dialect.
pub(super) fn is_terminator_dropped(
    cx: &Context,
    caller: &Body,
    owner: OpName,
    call: OpId,
    terminator: OpName,
) -> bool {
    let dialect = |name: OpName| cx.op_name_str(name).split('.').next();
    let parent = caller
        .parent_op(call)
        .map_or(owner, |parent| caller.name(parent));
    cx.behaviour(terminator).lower_return.is_some()
        || (caller.result_count(call) == 0 && dialect(parent) != dialect(terminator))
}

/// Moves the operations of a single block before the call, and replaces the results of the call by the returned values.
fn replace_by_ops(body: &mut Body, call: OpId, block: BlockId) {
    let terminator = body.last_op(block);
    let returned: Vec<ValueId> = terminator
        .into_iter()
        .flat_map(|op| body.operands(op))
        .collect();
    let ops: Vec<OpId> = body.ops(block).collect();
    for op in ops {
        if Some(op) != terminator {
            body.insert(op, InsertPoint::Before(call));
        }
    }
    let results: Vec<ValueId> = body.results(call).collect();
    for (result, value) in results.into_iter().zip(returned) {
        body.replace_all_uses(result, value);
    }
    // Neither the results of the call nor the rest of the block have uses.
    let _ = body.erase(call);
    let _ = body.erase_block(block);
}

/// Splits the block at the call and puts the blocks in between. The second half takes the returned values as arguments.
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

fn end_with_branch(cx: &Context, body: &mut Body, block: BlockId, next: BlockId) {
    if let Some(terminator) = body.last_op(block)
        && let Some(leave) = cx.behaviour(body.name(terminator)).lower_return
    {
        leave(cx, body, terminator, next);
    }
}

/// Call-site locations for inlined operations.
struct CallStack<'a> {
    cx: &'a Context,
    caller: Loc,
    memo: HashMap<Loc, Loc>,
}

impl CallStack<'_> {
    fn relocate(&mut self, body: &mut Body, block: BlockId) {
        self.relocate_args(body, block);
        let ops: Vec<OpId> = body.ops(block).collect();
        for op in ops {
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
                let loc = self.with_call(loc);
                body.set_arg_location(block, index, loc);
            }
        }
    }

    fn relocate_op(&mut self, body: &mut Body, op: OpId) {
        let loc = self.with_call(body.location(op));
        body.set_location(op, loc);
    }

    /// Returns a location with the call as its outermost call site.
    fn with_call(&mut self, loc: Loc) -> Loc {
        if let Some(&memoized) = self.memo.get(&loc) {
            return memoized;
        }
        let mut callees = vec![loc];
        while let Some(LocData::CallSite { callee, caller }) =
            callees.last().map(|&last| self.cx.loc(last))
        {
            callees.pop();
            callees.push(callee);
            callees.push(caller);
        }
        let call_site = callees
            .into_iter()
            .rev()
            .fold(self.caller, |caller, callee| {
                self.cx.intern_loc(LocData::CallSite { callee, caller })
            });
        self.memo.insert(loc, call_site);
        call_site
    }
}
