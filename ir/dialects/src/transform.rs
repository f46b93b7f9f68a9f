//! The behaviour of `transform`: what its sequences ask for beyond the tables.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::Attr;
use pass_ir::dialect::{Behaviour, Traits};
use pass_ir::verify::{Check, Subject, Violation, ensure, function_type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "transform.alternatives" => verify(check_alternatives);
    "transform.include" => verify_symbol("target", check_target);
    "transform.named_sequence" => callable(), verify(check_sequence);
];

fn check_alternatives(subject: Subject<'_>) -> Check {
    subject.ensure(subject.region_count() != 0, "expects at least one region")?;
    subject.ensure(
        subject
            .entry_arg_types(0)
            .is_none_or(|arguments| !arguments.is_empty()),
        "expects the entry block to have at least one argument",
    )?;
    let gives_others = |end: &Subject<'_>| {
        end.has(Traits::TERMINATOR) && !end.operand_types().eq(subject.result_types())
    };
    let mut regions = 0..subject.region_count();
    subject.ensure(
        !regions.any(|region| subject.terminators(region).iter().any(gives_others)),
        "expects terminator operands to have the same type as results of the operation",
    )
}

fn check_sequence(subject: Subject<'_>) -> Check {
    let table = subject
        .ancestors()
        .find(|ancestor| ancestor.has(Traits::SYMBOL_TABLE));
    ensure(
        table.is_none_or(|table| table.is_set("transform.with_named_sequence")),
        "expects the parent symbol table to have the 'transform.with_named_sequence' attribute",
    )?;
    let ends = subject.terminators(0);
    let end = ends.iter().find(|end| end.name_text() == "transform.yield");
    let (_, results) = some_or_ok!(function_type(subject));
    let end = some_or_ok!(end);
    if end.operand_types().len() != results.len() {
        let message = "expected terminator to have as many operands as the parent op has results";
        return Err(Violation::at(end.loc(), message));
    }
    let difference = subject.first_difference(end.operand_types(), results);
    let (index, actual, result) = some_or_ok!(difference);
    Err(Violation::at(
        end.loc(),
        format!(
            "the type of the terminator operand #{index} must match the type of the corresponding parent op result \
         ('{actual}' vs '{result}')"
        ),
    ))
}

fn check_target(subject: Subject<'_>, _: &str, found: Option<Subject<'_>>) -> Check {
    let sequence = found.filter(|found| found.name_text() == "transform.named_sequence");
    let Some(sequence) = sequence else {
        return subject.fail("does not reference a named transform sequence");
    };
    let (inputs, results) = some_or_ok!(function_type(sequence));
    ensure(
        subject.operand_types().len() == inputs.len(),
        "incorrect number of operands for callee",
    )?;
    let difference = subject.first_difference(subject.operand_types(), inputs);
    if let Some((index, found, required)) = difference {
        return subject.fail(format!(
            "operand type mismatch: expected operand type '{required}', but provided '{found}' for operand number {index}"
        ));
    }
    ensure(
        subject.result_types().len() == results.len(),
        "incorrect number of results for callee",
    )
}

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
