//! The behaviour of `transform`: what its sequences ask for beyond the tables.

use pass_ir::dialect::{Behaviour, Traits};
use pass_ir::verify::{Check, Invariants, Subject, Violation, function_type, refuse};
use pass_ir::{Attr, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("transform.alternatives").invariants(Invariants {
        own: Some(check_alternatives),
        ..Invariants::NONE
    }),
    Behaviour::of("transform.include").invariants(Invariants {
        symbol: Some(("target", check_target)),
        ..Invariants::NONE
    }),
    Behaviour::of("transform.named_sequence")
        .callable()
        .verify(check_sequence),
];

/// Each alternative gives the results.
fn check_alternatives(subject: Subject<'_>) -> Check {
    if subject.region_count() == 0 {
        return subject.fail("expects at least one region");
    }
    if subject
        .arguments_of(0)
        .is_some_and(|arguments| arguments.is_empty())
    {
        return subject.fail("expects the entry block to have at least one argument");
    }
    let gives_others = |end: &Subject<'_>| {
        end.has(Traits::TERMINATOR) && !end.operand_types().eq(subject.result_types())
    };
    let mut regions = 0..subject.region_count();
    if regions.any(|region| subject.ends_of(region).iter().any(gives_others)) {
        subject
            .fail("expects terminator operands to have the same type as results of the operation")
    } else {
        Ok(())
    }
}

/// A sequence stands in a table that says that it has sequences, and yields its results.
fn check_sequence(subject: Subject<'_>) -> Check {
    let table = subject
        .around()
        .find(|around| around.has(Traits::SYMBOL_TABLE));
    if table.is_some_and(|table| !table.is_set("transform.with_named_sequence")) {
        return refuse(
            "expects the parent symbol table to have the 'transform.with_named_sequence' attribute",
        );
    }
    let ends = subject.ends_of(0);
    let end = ends.iter().find(|end| end.name_text() == "transform.yield");
    let (Some((_, results)), Some(end)) = (function_type(subject), end) else {
        return Ok(());
    };
    let given: Vec<Type> = end.operand_types().collect();
    if given.len() != results.len() {
        return refuse("expected terminator to have as many operands as the parent op has results");
    }
    let mut pairs = given.iter().zip(results).enumerate();
    match pairs.find(|(_, (given, result))| given != result) {
        None => Ok(()),
        Some((index, (&given, &result))) => refuse(format!(
            "the type of the terminator operand #{index} must match the type of the corresponding parent op result \
             ('{}' vs '{}')",
            subject.type_text(given),
            subject.type_text(result)
        )),
    }
}

/// What is included is a sequence that takes the operands and gives as many results.
fn check_target(subject: Subject<'_>, _: &str, found: Option<Subject<'_>>) -> Check {
    let sequence = found.filter(|found| found.name_text() == "transform.named_sequence");
    let Some(sequence) = sequence else {
        return subject.fail("does not reference a named transform sequence");
    };
    let Some((inputs, results)) = function_type(sequence) else {
        return Ok(());
    };
    if subject.operand_types().len() != inputs.len() {
        return refuse("incorrect number of operands for callee");
    }
    let mut pairs = subject.operand_types().zip(inputs).enumerate();
    if let Some((index, (found, &wanted))) = pairs.find(|(_, (found, wanted))| found != *wanted) {
        return subject.fail(format!(
            "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
            subject.type_text(wanted),
            subject.type_text(found)
        ));
    }
    if subject.result_types().len() == results.len() {
        Ok(())
    } else {
        refuse("incorrect number of results for callee")
    }
}

/// Checks an attribute of the dialect on any operation: sequences have names in a table of symbols.
pub(crate) fn check_attribute(subject: Subject<'_>, name: &str, _: Attr) -> Check {
    if name != "transform.with_named_sequence"
        || subject.def().is_none()
        || subject.has(Traits::SYMBOL_TABLE)
    {
        return Ok(());
    }
    Err(Violation::new(
        "\"transform.with_named_sequence\" attribute can only be attached to operations with symbol tables",
    )
    .about(subject))
}
