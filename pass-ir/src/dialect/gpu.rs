//! The behaviour of `gpu`.

use super::Behaviour;
use crate::types::TypeData;
use crate::verify::{self, Check, Invariants, Subject};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] =
    &[Behaviour::of("gpu.func").invariants(Invariants {
        function_arguments: Some(check_arguments),
        ..Invariants::NONE
    })];

/// The arguments are those of the type, and after them the attributions: buffers that exist while the kernel runs.
fn check_arguments(subject: Subject<'_>) -> Check {
    let Some((inputs, _)) = verify::function_type(subject) else {
        return Ok(());
    };
    let Some(arguments) = verify::entry_arguments(subject) else {
        return Ok(());
    };
    if arguments.len() < inputs.len() {
        let count = inputs.len();
        return subject.fail(format!(
            "expected at least {count} arguments to body region"
        ));
    }
    let mut pairs = arguments.iter().zip(inputs).enumerate();
    if let Some((index, (&found, &wanted))) = pairs.find(|(_, (found, wanted))| found != wanted) {
        let (found, wanted) = (subject.type_text(found), subject.type_text(wanted));
        return subject.fail(format!(
            "expected body region argument #{index} to be of type '{wanted}', got '{found}'"
        ));
    }
    let is_buffer = |ty| matches!(subject.cx.ty(ty), TypeData::MemRef { .. });
    match arguments[inputs.len()..].iter().all(|&ty| is_buffer(ty)) {
        true => Ok(()),
        false => subject.fail("expected memref type in attribution"),
    }
}
