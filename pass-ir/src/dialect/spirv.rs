//! The behaviour of `spirv`.

use super::Behaviour;
use crate::CallSite;

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("spirv.Branch").branch(|_, _| Some(0)),
    Behaviour::of("spirv.BranchConditional").branch(|_, _| None),
    Behaviour::of("spirv.FunctionCall").call(CallSite::by_callee),
];
