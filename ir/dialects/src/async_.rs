//! The behaviour of `async`.

use crate::scf;
use crate::shared::type_text::{compact_type_text, parameter};
use crate::shared::{behaviours, some_or_ok};
use pass_ir::Type;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Subject, check_call, function_type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "async.await" => verify(check_await);
    "async.call" => verify_symbol("callee", check_callee);
    "async.execute" => verify_after_regions(check_execute);
    "async.func" => callable(), verify(check_function);
    "async.return" => verify(check_return);
    "async.runtime.load" =>
        verify_types(|subject| check_stored(subject, subject.operand_type(0), subject.result_type(0)));
    "async.runtime.store" =>
        verify_types(|subject| check_stored(subject, subject.operand_type(1), subject.operand_type(0)));
];

const VALUE: &str = "!async.value";
const TOKEN: &str = "!async.token";

fn check_await(subject: Subject<'_>) -> Check {
    let awaited = some_or_ok!(subject.operand_type(0));
    let result = subject.result_type(0);
    match (parameter(subject, awaited, VALUE), result) {
        (Some(value), Some(result)) if value != compact_type_text(subject, result) => {
            subject.fail(format!(
                "result type '{}' does not match async value type '{value}'",
                subject.type_text(result)
            ))
        }
        (None, Some(_)) if compact_type_text(subject, awaited) == TOKEN => {
            subject.fail("awaiting on a token must have empty result")
        }
        _ => Ok(()),
    }
}

fn check_stored(subject: Subject<'_>, storage: Option<Type>, value: Option<Type>) -> Check {
    let storage = some_or_ok!(storage);
    let value = some_or_ok!(value);
    match parameter(subject, storage, VALUE) {
        Some(value_text) if value_text != compact_type_text(subject, value) => {
            subject.fail("failed to verify that type of 'value' matches element type of 'storage'")
        }
        _ => Ok(()),
    }
}

fn check_callee(subject: Subject<'_>, symbol: &str, found: Option<Subject<'_>>) -> Check {
    let function = found.filter(|found| found.name_text() == "async.func");
    let Some(function) = function else {
        return subject.fail(format!(
            "'{symbol}' does not reference a valid async function"
        ));
    };
    match function_type(function) {
        Some((inputs, results)) => check_call(subject, inputs, results),
        None => Ok(()),
    }
}

fn check_execute(subject: Subject<'_>) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    // An awaited value counts as the type that it holds.
    let value_text =
        |ty: Type| parameter(subject, ty, VALUE).unwrap_or_else(|| compact_type_text(subject, ty));
    let are_compatible = |a: Type, b: Type| a == b || value_text(a) == value_text(b);
    let operands = subject.operand_group_types(1);
    scf::verify::check_successor_types(
        subject,
        None,
        "Region #0",
        (&operands, &arguments),
        are_compatible,
    )?;
    let results: Vec<Type> = subject.result_types().skip(1).collect();
    for end in subject.terminators(0) {
        let actual: Vec<Type> = end.operand_types().collect();
        if end.name_text() == "async.yield" {
            scf::verify::check_successor_types(
                subject,
                Some(end),
                "parent",
                (&actual, &results),
                are_compatible,
            )?;
        }
    }
    let mut pairs = operands.iter().zip(&arguments);
    subject.ensure(
        pairs.all(|(&one, &two)| {
            parameter(subject, one, VALUE) == Some(compact_type_text(subject, two))
        }),
        "async body region argument types do not match the execute operation arguments types",
    )
}

fn check_function(subject: Subject<'_>) -> Check {
    let (_, results) = some_or_ok!(function_type(subject));
    subject.ensure(
        !results.is_empty(),
        "result is expected to be at least of size 1, but got 0",
    )?;
    for (index, &ty) in results.iter().enumerate() {
        let is_token = compact_type_text(subject, ty) == TOKEN;
        subject.ensure_with(is_token || parameter(subject, ty, VALUE).is_some(), || {
            format!(
                "result type must be async value type or async token type, but got '{}'",
                subject.type_text(ty)
            )
        })?;
        subject.ensure_with(!is_token || index == 0, || format!(
                " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                index + 1
            ))?;
    }
    Ok(())
}

fn check_return(subject: Subject<'_>) -> Check {
    let (_, results) = some_or_ok!(subject.ancestor("async.func").and_then(function_type));
    let values = results.iter().map(|&ty| parameter(subject, ty, VALUE));
    let found = subject
        .operand_types()
        .map(|ty| compact_type_text(subject, ty));
    subject.ensure(
        found.eq(values.flatten()),
        "operand types do not match the types returned from the parent FuncOp",
    )
}
