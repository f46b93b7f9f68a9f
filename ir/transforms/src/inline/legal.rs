//! Legality of inlining a call.

use pass_ir::dialect::Traits;
use pass_ir::hash::HashSet;
use pass_ir::{BlockId, Body, Context, OpId, OpName, OpRef, RegionId, Type, ValueId};

use super::{graph, splice};

pub(super) struct Candidate<'a> {
    pub(super) cx: &'a Context,
    pub(super) caller: &'a Body,
    pub(super) caller_name: OpName,
    pub(super) call: OpId,
    pub(super) callee_body: &'a Body,
    pub(super) callee_op: OpRef<'a>,
}

impl Candidate<'_> {
    /// Returns the reason why the region of the function must not replace the call.
    pub(super) fn obstacle(&self) -> Option<&'static str> {
        let Some(&region) = self.callee_body.top_regions().first() else {
            return Some("the callee has no region");
        };
        if self.is_marked_no_inline() {
            return Some("it is marked no_inline");
        }
        if !self.has_matching_arguments(region) {
            Some("the types of call and callee differ")
        } else if !self.can_receive(region) {
            Some("the operation around the call cannot receive the blocks of the callee")
        } else if !self.can_replace_returns(region) {
            Some("the callee has a return that cannot be replaced")
        } else if !self.can_copy_ops() {
            Some("the callee has an operation that must not be copied")
        } else if !self.keeps_symbols() {
            Some("the callee has operations of `affine`, and the call is in no affine scope")
        } else if self.leaves_memory_in_loop() {
            Some(
                "the callee allocates memory that is freed on its return, and the call is in a loop",
            )
        } else {
            None
        }
    }

    fn call(&self) -> OpRef<'_> {
        OpRef::new(self.cx, self.caller, self.call)
    }

    fn is_marked_no_inline(&self) -> bool {
        let no_inline = self.cx.find_ident("no_inline");
        no_inline.is_some_and(|key| {
            self.call().attr(key).is_some() || self.callee_op.attr(key).is_some()
        })
    }

    fn has_matching_arguments(&self, region: RegionId) -> bool {
        let entry = self.callee_body.entry(region);
        let site = self.caller.call_site(self.cx, self.call);
        let (Some(entry), Some(site)) = (entry, site) else {
            return false;
        };
        let arguments = self.caller.operands(self.call).skip(site.first_argument);
        types(self.caller, arguments).eq(types(self.callee_body, self.callee_body.args(entry)))
    }

    /// Returns whether the region of the call can receive the blocks of the function.
    fn can_receive(&self, region: RegionId) -> bool {
        let Some(parent) = self.caller.parent_op(self.call) else {
            return self.cx.traits(self.caller_name).has(Traits::INLINE_TARGET);
        };
        let name = self.caller.name(parent);
        let traits = self.cx.traits(name);
        if traits.has(Traits::SINGLE_BLOCK) && !self.is_single_block(region) {
            return false;
        }
        let parent = OpRef::new(self.cx, self.caller, parent);
        let accepts = self.cx.behaviour(name).can_inline_into;
        traits.has(Traits::INLINE_TARGET)
            && accepts.is_none_or(|accepts| accepts(parent, self.callee_body))
    }

    /// Returns whether the function is a single block whose operations can replace the call.
    fn is_single_block(&self, region: RegionId) -> bool {
        let mut blocks = self.callee_body.blocks(region);
        let terminator = blocks
            .next()
            .and_then(|block| self.callee_body.last_op(block));
        let is_terminator_dropped = terminator.is_some_and(|terminator| {
            let terminator = self.callee_body.name(terminator);
            splice::is_terminator_dropped(
                self.cx,
                self.caller,
                self.caller_name,
                self.call,
                terminator,
            )
        });
        is_terminator_dropped && blocks.next().is_none()
    }

    /// Returns whether each return of the function can be replaced by a branch behind the call, with the results of the call.
    fn can_replace_returns(&self, region: RegionId) -> bool {
        let (cx, callee) = (self.cx, self.callee_body);
        let blocks = callee.blocks(region);
        let mut returns = blocks
            .filter_map(|block| callee.last_op(block))
            .filter(|&op| cx.traits(callee.name(op)).has(Traits::RETURN_LIKE));
        returns.all(|op| {
            let results = self.caller.results(self.call);
            let have_same_types =
                types(callee, callee.operands(op)).eq(types(self.caller, results));
            have_same_types && cx.behaviour(callee.name(op)).lower_return.is_some()
        })
    }

    /// Returns whether all operations of the function may be copied, or are returns that are replaced.
    fn can_copy_ops(&self) -> bool {
        let is_return = |body: &Body, op: OpId| {
            let is_outermost = std::ptr::eq(body, self.callee_body) && body.parent_op(op).is_none();
            is_outermost && self.cx.behaviour(body.name(op)).lower_return.is_some()
        };
        graph::all_ops(self.callee_body, |body, op| {
            self.cx.traits(body.name(op)).has(Traits::INLINABLE) || is_return(body, op)
        })
    }

    /// Returns whether the operations of the function keep their symbols: an argument, which is a symbol of `affine` in the function,
    /// may become any value, and that is a symbol directly in a scope alone.
    fn keeps_symbols(&self) -> bool {
        let parent = self.caller.parent_op(self.call);
        let name = parent.map_or(self.caller_name, |parent| self.caller.name(parent));
        self.cx.traits(name).has(Traits::AFFINE_SCOPE)
            || graph::all_ops(self.callee_body, |body, op| {
                !self.cx.op_name_str(body.name(op)).starts_with("affine.")
            })
    }
}

impl Candidate<'_> {
    /// Returns whether memory that the callee frees on its return would be allocated in each round of a loop, and freed behind it alone.
    fn leaves_memory_in_loop(&self) -> bool {
        self.allocates_in_frame() && self.is_in_loop_of_scope()
    }

    /// Returns whether the function allocates memory that no scope inside of it frees.
    fn allocates_in_frame(&self) -> bool {
        let (cx, body) = (self.cx, self.callee_body);
        let mut regions = body.top_regions().to_vec();
        while let Some(region) = regions.pop() {
            for op in body.region_ops(region) {
                match cx.op_name_str(body.name(op)) {
                    "memref.alloca" | "llvm.alloca" => return true,
                    _ if cx.traits(body.name(op)).has(Traits::ALLOCATION_SCOPE) => {}
                    _ => regions.extend(body.regions(op)),
                }
            }
        }
        false
    }

    /// Returns whether the call may run several times before the scope around it ends.
    fn is_in_loop_of_scope(&self) -> bool {
        let mut op = self.call;
        loop {
            if is_in_cycle(self.caller, op) {
                return true;
            }
            let Some(parent) = self.caller.parent_op(op) else {
                return false;
            };
            let name = self.caller.name(parent);
            let traits = self.cx.traits(name);
            if traits.has(Traits::ALLOCATION_SCOPE) {
                return false;
            }
            if traits.has(Traits::LOOP) || self.cx.behaviour(name).regions.is_none() {
                return true;
            }
            op = parent;
        }
    }
}

/// Returns whether control flow leads from the block of an operation back to it.
fn is_in_cycle(body: &Body, op: OpId) -> bool {
    let Some(start) = body.block_of(op) else {
        return false;
    };
    let successors = |block: BlockId| {
        let last = body.last_op(block);
        last.map_or(&[][..], |last| body.successors(last))
    };
    let mut pending = successors(start).to_vec();
    let mut seen = HashSet::default();
    while let Some(block) = pending.pop() {
        if block == start {
            return true;
        }
        if seen.insert(block) {
            pending.extend(successors(block));
        }
    }
    false
}

fn types(body: &Body, values: impl Iterator<Item = ValueId>) -> impl Iterator<Item = Type> {
    values.map(|value| body.value_type(value))
}
