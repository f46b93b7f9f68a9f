//! The behaviour of `async`.

use super::Behaviour;
use super::type_text::{parameter, plain};
use crate::Type;
use crate::verify::{Check, Invariants, Subject};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("async.await").verify(check_await),
    Behaviour::of("async.runtime.load").invariants(Invariants {
        types: Some(|subject| {
            check_stored(
                subject,
                subject.operand_types().next(),
                subject.result_types().next(),
            )
        }),
        ..Invariants::NONE
    }),
    Behaviour::of("async.runtime.store").invariants(Invariants {
        types: Some(|subject| {
            let mut operands = subject.operand_types();
            let value = operands.next();
            check_stored(subject, operands.next(), value)
        }),
        ..Invariants::NONE
    }),
];

/// Waiting for a value gives the value, and waiting for a token gives nothing.
fn check_await(subject: Subject<'_>) -> Check {
    let Some(awaited) = subject.operand_types().next() else {
        return Ok(());
    };
    let result = subject.result_types().next();
    match (parameter(subject, awaited, "!async.value"), result) {
        (Some(value), Some(result)) if value != plain(subject, result) => subject.fail(format!(
            "result type '{}' does not match async value type '{value}'",
            subject.type_text(result)
        )),
        (None, Some(_)) if plain(subject, awaited) == "!async.token" => {
            subject.fail("awaiting on a token must have empty result")
        }
        _ => Ok(()),
    }
}

/// The value has the type of those that the storage holds.
fn check_stored(subject: Subject<'_>, storage: Option<Type>, value: Option<Type>) -> Check {
    let (Some(storage), Some(value)) = (storage, value) else {
        return Ok(());
    };
    match parameter(subject, storage, "!async.value") {
        Some(held) if held != plain(subject, value) => {
            subject.fail("failed to verify that type of 'value' matches element type of 'storage'")
        }
        _ => Ok(()),
    }
}
