//! Legality of inlining a call.

use pass_ir::dialect::Traits;
use pass_ir::{Body, Context, OpId, OpName, OpRef, RegionId, Type, ValueId};

use super::splice;

/// A call and the function that it calls.
pub(super) struct Candidate<'a> {
    pub(super) cx: &'a Context,
    /// The body that holds the call.
    pub(super) caller: &'a Body,
    /// The operation that owns it.
    pub(super) caller_name: OpName,
    pub(super) call: OpId,
    pub(super) callee: &'a Body,
    /// The function.
    pub(super) function: OpRef<'a>,
}

impl Candidate<'_> {
    /// The reason why the region of the function must not replace the call.
    pub(super) fn obstacle(&self) -> Option<&'static str> {
        let Some(&region) = self.callee.top_regions().first() else {
            return Some("the callee has no region");
        };
        if self.is_marked() {
            Some("it is marked no_inline")
        } else if !self.arguments_agree(region) {
            Some("the types of call and callee differ")
        } else if !self.takes(region) {
            Some("the operation around the call cannot receive the blocks of the callee")
        } else if !self.may_leave(region) {
            Some("the callee has a return that cannot be replaced")
        } else if !self.may_move() {
            Some("the callee has an operation that must not be copied")
        } else {
            let obstacle = self.cx.behaviour(self.function.name()).obstacle?;
            obstacle(self.call(), self.function, self.callee)
        }
    }

    fn call(&self) -> OpRef<'_> {
        OpRef::new(self.cx, self.caller, self.call)
    }

    fn is_marked(&self) -> bool {
        let no_inline = self.cx.find_ident("no_inline");
        no_inline
            .is_some_and(|key| self.call().attr(key).is_some() || self.function.attr(key).is_some())
    }

    /// True if what the call passes has the types that the function takes.
    fn arguments_agree(&self, region: RegionId) -> bool {
        let entry = self.callee.entry(region);
        let site = self.caller.call_site(self.cx, self.call);
        let (Some(entry), Some(site)) = (entry, site) else {
            return false;
        };
        let passed = self.caller.operands(self.call).skip(site.first_argument);
        types(self.caller, passed).eq(types(self.callee, self.callee.args(entry)))
    }

    /// True if the region that holds the call may receive the blocks of the function.
    fn takes(&self, region: RegionId) -> bool {
        let Some(around) = self.caller.parent_op(self.call) else {
            return self.cx.traits(self.caller_name).has(Traits::INLINE_TARGET);
        };
        let name = self.caller.name(around);
        let traits = self.cx.traits(name);
        if traits.has(Traits::SINGLE_BLOCK) && !self.is_straight(region) {
            return false;
        }
        let around = OpRef::new(self.cx, self.caller, around);
        let accepts = self.cx.behaviour(name).accepts;
        traits.has(Traits::INLINE_TARGET)
            && accepts.is_none_or(|accepts| accepts(around, self.callee))
    }

    /// True if the function is one block whose operations can stand where the call is.
    fn is_straight(&self, region: RegionId) -> bool {
        let mut blocks = self.callee.blocks(region);
        let end = blocks.next().and_then(|block| self.callee.last_op(block));
        let is_dropped = end.is_some_and(|end| {
            let end = self.callee.name(end);
            splice::is_dropped(self.cx, self.caller, self.caller_name, self.call, end)
        });
        is_dropped && blocks.next().is_none()
    }

    /// True if each block of the function that returns can go on behind the call instead, with values for its results.
    fn may_leave(&self, region: RegionId) -> bool {
        let (cx, callee) = (self.cx, self.callee);
        let blocks = callee.blocks(region);
        let ends = blocks.filter_map(|block| callee.last_op(block));
        ends.filter(|&end| cx.traits(callee.name(end)).has(Traits::RETURN_LIKE))
            .all(|end| {
                let received = self.caller.results(self.call);
                let agrees = types(callee, callee.operands(end)).eq(types(self.caller, received));
                agrees && cx.behaviour(callee.name(end)).leave.is_some()
            })
    }

    /// True if all operations of the function, in isolated operations too, may be moved, or are returns that go away.
    fn may_move(&self) -> bool {
        let is_return = |body: &Body, op: OpId| {
            let is_outermost = std::ptr::eq(body, self.callee) && body.parent_op(op).is_none();
            is_outermost && self.cx.behaviour(body.name(op)).leave.is_some()
        };
        let mut pending = vec![self.callee];
        while let Some(body) = pending.pop() {
            for op in body.walk() {
                let may_move = self.cx.traits(body.name(op)).has(Traits::INLINABLE);
                if !may_move && !is_return(body, op) {
                    return false;
                }
                pending.extend(body.nested(op));
            }
        }
        true
    }
}

fn types(body: &Body, values: impl Iterator<Item = ValueId>) -> impl Iterator<Item = Type> {
    values.map(|value| body.value_type(value))
}
