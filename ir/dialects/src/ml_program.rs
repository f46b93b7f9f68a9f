//! The behaviour of `ml_program`.

use crate::shared::behaviours;
use pass_ir::Type;
use pass_ir::dialect::Behaviour;
use pass_ir::verify::{Check, Subject};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "ml_program.func", "ml_program.subgraph" => callable();
    "ml_program.global" => verify(check_global);
    "ml_program.global_load", "ml_program.global_load_graph" => verify_symbol("global", check_load);
    "ml_program.global_load_const" => verify_symbol("global", check_load_of_constant);
    "ml_program.global_store", "ml_program.global_store_graph" => verify_symbol("global", check_store);
];

/// Returns the global variable that an operation names: its type, and whether it can be written to.
fn global(
    subject: Subject<'_>,
    symbol: &str,
    found: Option<Subject<'_>>,
) -> Result<(Option<Type>, bool), Box<pass_ir::verify::Violation>> {
    let found = found.filter(|found| found.name_text() == "ml_program.global");
    let Some(global) = found else {
        // It may be defined beyond an unregistered operation, which may be a symbol table.
        let mut parents = std::iter::successors(subject.parent(), |parent| parent.parent());
        if parents.any(|parent| !subject.context().is_registered(parent.name())) {
            return Ok((None, true));
        }
        return Err(subject.violation(format!("undefined global: @{symbol}")));
    };
    Ok((global.type_value("type"), global.is_set("is_mutable")))
}

fn check_load(subject: Subject<'_>, symbol: &str, found: Option<Subject<'_>>) -> Check {
    let (ty, _) = global(subject, symbol, found)?;
    check_loaded_type(subject, ty)
}

fn check_load_of_constant(subject: Subject<'_>, symbol: &str, found: Option<Subject<'_>>) -> Check {
    let (ty, is_mutable) = global(subject, symbol, found)?;
    subject.ensure_with(!is_mutable, || {
        format!("cannot load as const from mutable global @{symbol}")
    })?;
    check_loaded_type(subject, ty)
}

fn check_loaded_type(subject: Subject<'_>, global: Option<Type>) -> Check {
    match (global, subject.result_type(0)) {
        (Some(global), Some(loaded)) if global != loaded => subject.fail(format!(
            "cannot load from global typed '{}' as '{}'",
            subject.type_text(global),
            subject.type_text(loaded)
        )),
        _ => Ok(()),
    }
}

fn check_store(subject: Subject<'_>, symbol: &str, found: Option<Subject<'_>>) -> Check {
    let (ty, is_mutable) = global(subject, symbol, found)?;
    subject.ensure_with(is_mutable, || {
        format!("cannot store to an immutable global @{symbol}")
    })?;
    match (ty, subject.operand_type(0)) {
        (Some(global), Some(stored)) if global != stored => subject.fail(format!(
            "cannot store to a global typed '{}' from '{}'",
            subject.type_text(global),
            subject.type_text(stored)
        )),
        _ => Ok(()),
    }
}

fn check_global(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.is_set("is_mutable") || subject.is_set("value"),
        "immutable global must have an initial value",
    )
}
