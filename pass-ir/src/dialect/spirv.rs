//! The behaviour of `spirv`.

use super::Behaviour;
use crate::CallSite;
use crate::verify::{Check, Invariants, Subject};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("spirv.Branch")
        .branch(|_, _| Some(0))
        .invariants(super::cf::PASSES_OPERANDS),
    Behaviour::of("spirv.BranchConditional")
        .branch(|_, _| None)
        .invariants(super::cf::PASSES_OPERANDS),
    Behaviour::of("spirv.FunctionCall")
        .call(CallSite::by_callee)
        .invariants(Invariants {
            symbol: Some(("callee", check_callee)),
            ..Invariants::NONE
        }),
];

fn check_callee(subject: Subject<'_>, symbol: &str, callee: Option<Subject<'_>>) -> Check {
    match callee.filter(|callee| callee.name_text() == "spirv.func") {
        Some(_) => Ok(()),
        None => subject.fail(format!(
            "callee function '{symbol}' not found in nearest symbol table"
        )),
    }
}
