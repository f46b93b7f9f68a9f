//! The behaviour of `llvm`.

use super::Behaviour;
use crate::CallSite;

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("llvm.br").branch(|_, _| Some(0)),
    Behaviour::of("llvm.call").call(CallSite::by_callee),
    Behaviour::of("llvm.cond_br").branch(super::cf::chosen_successor),
    Behaviour::of("llvm.invoke").call(CallSite::by_callee),
    Behaviour::of("llvm.switch").branch(|_, _| None),
];
