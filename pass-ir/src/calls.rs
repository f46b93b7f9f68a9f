//! Calls: what an operation calls, and how the body of a function takes the place of a call.

use crate::body::Body;
use crate::context::Context;
use crate::handle::{Attr, BlockId, OpId};
use crate::known::name;
use crate::op_ref::OpRef;

/// Tells what an operation calls; none if it calls no symbol.
pub type CallFn = fn(OpRef<'_>) -> Option<CallSite>;

/// Makes a terminator of an inlined body go on in a block, which takes its operands.
pub type LeaveFn = fn(&Context, &mut Body, OpId, BlockId);

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

/// Calls.
impl Body {
    /// The call that an operation is; none if it calls nothing, or if its dialect does not say what.
    #[must_use]
    pub fn call_site(&self, cx: &Context, op: OpId) -> Option<CallSite> {
        let call = cx.behaviour(self.name(op)).call?;
        call(OpRef::new(cx, self, op))
    }
}
