//! Calls, and the hooks of dialects for inlining.

use crate::body::{Body, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{Attr, BlockId, OpId, OpName, ValueId};
use crate::known::name;
use crate::op_ref::OpRef;

/// Returns the call of an operation, or `None` if it calls no symbol.
pub type CallFn = fn(OpRef<'_>) -> Option<CallSite>;

/// Replaces a return of an inlined body by a branch to a block, which takes its operands.
pub type LowerReturnFn = fn(&Context, &mut Body, OpId, BlockId);

/// Returns whether the body of a function may be inlined into a region of the operation.
pub type CanInlineIntoFn = fn(OpRef<'_>, &Body) -> bool;

/// A call of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallSite {
    /// The reference to the callee.
    pub callee: Attr,
    /// The index of the first argument among the operands.
    pub first_argument: usize,
}

impl CallSite {
    /// Returns the call of a symbol that the property `callee` holds, where all operands are arguments.
    pub fn from_callee(op: OpRef<'_>) -> Option<Self> {
        Some(Self {
            callee: op.attr(name::CALLEE)?,
            first_argument: 0,
        })
    }
}

/// Replaces a return by a branch to a block that takes its operands.
pub fn replace_return_by_branch(
    cx: &Context,
    body: &mut Body,
    name: OpName,
    end: OpId,
    next: BlockId,
) {
    let values: Vec<ValueId> = body.operands(end).collect();
    let targets = [next];
    let spec = OpSpec::new(name, body.location(end))
        .operands(&values)
        .successors(&targets);
    body.create(cx, &spec, InsertPoint::Before(end));
    // A return has no results.
    let _ = body.erase(end);
}

impl Body {
    /// Returns the call of an operation, or `None` if it is not a call, or its dialect does not declare it.
    pub fn call_site(&self, cx: &Context, op: OpId) -> Option<CallSite> {
        let call = cx.behaviour(self.name(op)).call?;
        call(OpRef::new(cx, self, op))
    }
}
