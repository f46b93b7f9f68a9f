//! The behaviour of `emitc`.

use super::Behaviour;
use crate::CallSite;
use crate::verify::{Check, Invariants, Subject};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[Behaviour::of("emitc.call")
    .call(CallSite::by_callee)
    .invariants(Invariants {
        symbol: Some(("callee", check_callee)),
        ..Invariants::NONE
    })];

fn check_callee(subject: Subject<'_>, symbol: &str, callee: Option<Subject<'_>>) -> Check {
    match callee.filter(|callee| callee.name_text() == "emitc.func") {
        Some(_) => Ok(()),
        None => subject.fail(format!("'{symbol}' does not reference a valid function")),
    }
}
