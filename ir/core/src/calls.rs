//! Calls: what an operation calls, and how the body of a function takes the place of a call.

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{Attr, BlockId, OpId, OpName, ValueId};
use crate::known::name;
use crate::op_ref::OpRef;

/// Tells what an operation calls; none if it calls no symbol.
pub type CallFn = fn(OpRef<'_>) -> Option<CallSite>;

/// Makes a terminator of an inlined body go on in a block, which takes its operands.
pub type LeaveFn = fn(&Context, &mut Body, OpId, BlockId);

/// Gives the reason why the body of a function may not take the place of a call of it; none if it may.
pub type ObstacleFn = fn(call: OpRef<'_>, function: OpRef<'_>, body: &Body) -> Option<&'static str>;

/// Completes the blocks of a function that are about to take the place of a call. They stand at the end of the region of
/// the call and still have their arguments and returns.
pub type AdoptFn = fn(&Context, &mut Body, OpId, &[BlockId]);

/// Tells if the body of a function may be inlined into a region of the operation.
pub type AcceptsFn = fn(OpRef<'_>, &Body) -> bool;

/// A call of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The reference to what is called.
    pub callee: Attr,
    /// The first operand that is an argument; all that follow are arguments, too.
    pub first_argument: usize,
}

impl CallSite {
    /// The call of a symbol that the property `callee` holds, where all operands are arguments.
    #[must_use]
    pub fn by_callee(op: OpRef<'_>) -> Option<Self> {
        Some(Self {
            callee: op.attr(name::CALLEE)?,
            first_argument: 0,
        })
    }
}

/// Replaces a return by a branch to a block that takes its operands.
pub fn branch(cx: &Context, body: &mut Body, name: OpName, end: OpId, next: BlockId) {
    let values: Vec<ValueId> = body.operands(end).collect();
    let targets = [next];
    let spec = OpSpec::new(name, body.location(end))
        .operands(&values)
        .successors(&targets);
    body.create(cx, &spec, InsertPoint::Before(end));
    // A return has no results.
    let _ = body.erase(end);
}

/// Calls.
impl Body {
    /// The call that an operation is; none if it calls nothing, or if its dialect does not say what.
    #[must_use]
    pub fn call_site(&self, cx: &Context, op: OpId) -> Option<CallSite> {
        let call = cx.behaviour(self.name(op)).call?;
        call(OpRef::new(cx, self, op))
    }
}
