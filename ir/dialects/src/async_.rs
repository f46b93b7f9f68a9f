//! The behaviour of `async`.

use crate::scf;
use crate::shared::type_text::{parameter, plain};
use pass_ir::Type;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Invariants, Subject, check_call, function_type};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("async.await").verify(check_await),
    Behaviour::of("async.call").invariants(Invariants {
        symbol: Some(("callee", check_callee)),
        ..Invariants::NONE
    }),
    Behaviour::of("async.execute").invariants(Invariants {
        after_regions: Some(check_execute),
        ..Invariants::NONE
    }),
    Behaviour::of("async.func")
        .callable()
        .verify(check_function),
    Behaviour::of("async.return").verify(check_return),
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

const VALUE: &str = "!async.value";
const TOKEN: &str = "!async.token";

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

/// The region takes the values that are waited for, and gives the values of the results behind the token.
fn check_execute(subject: Subject<'_>) -> Check {
    let Some(arguments) = subject.arguments_of(0) else {
        return Ok(());
    };
    // A value that is waited for stands for what it holds.
    let held = |ty: Type| parameter(subject, ty, VALUE).unwrap_or_else(|| plain(subject, ty));
    let fits = |a: Type, b: Type| a == b || held(a) == held(b);
    let operands = subject.group_types(1);
    scf::verify::check_way(
        subject,
        ("parent", "Region #0"),
        (&operands, &arguments),
        fits,
    )?;
    let results: Vec<Type> = subject.result_types().skip(1).collect();
    for end in subject.ends_of(0) {
        let given: Vec<Type> = end.operand_types().collect();
        if end.name_text() == "async.yield" {
            scf::verify::check_way(
                subject,
                ("Operation async.yield", "parent"),
                (&given, &results),
                fits,
            )?;
        }
    }
    let mut pairs = operands.iter().zip(&arguments);
    if pairs.all(|(&one, &two)| parameter(subject, one, VALUE) == Some(plain(subject, two))) {
        Ok(())
    } else {
        subject.fail(
            "async body region argument types do not match the execute operation arguments types",
        )
    }
}

/// A function gives values that are waited for, and before them the token of its end.
fn check_function(subject: Subject<'_>) -> Check {
    let Some((_, results)) = function_type(subject) else {
        return Ok(());
    };
    if results.is_empty() {
        return subject.fail("result is expected to be at least of size 1, but got 0");
    }
    for (index, &ty) in results.iter().enumerate() {
        let is_token = plain(subject, ty) == TOKEN;
        if !is_token && parameter(subject, ty, VALUE).is_none() {
            return subject.fail(format!(
                "result type must be async value type or async token type, but got '{}'",
                subject.type_text(ty)
            ));
        }
        if is_token && index > 0 {
            return subject.fail(format!(
                " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                index + 1
            ));
        }
    }
    Ok(())
}

/// What is returned are the values that the results of the function hold.
fn check_return(subject: Subject<'_>) -> Check {
    let Some((_, results)) = subject.enclosing("async.func").and_then(function_type) else {
        return Ok(());
    };
    let values = results.iter().map(|&ty| parameter(subject, ty, VALUE));
    let found = subject.operand_types().map(|ty| plain(subject, ty));
    if found.eq(values.flatten()) {
        Ok(())
    } else {
        subject.fail("operand types do not match the types returned from the parent FuncOp")
    }
}
