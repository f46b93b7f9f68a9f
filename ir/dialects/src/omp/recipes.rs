//! Invariants of declared reductions and privatizers, and of the clauses that name them.

use super::clauses::SymbolLookup;
use super::refuse;
use crate::shared::some_or_ok;
use pass_ir::verify::{self, Check, Subject, Violation, ensure};
use pass_ir::{Attr, Type};

pub(super) fn check_critical(
    subject: Subject<'_>,
    symbol: &str,
    found: Option<Subject<'_>>,
) -> Check {
    let is_declared = found.is_some_and(|found| found.name_text() == "omp.critical.declare");
    subject.ensure_with(is_declared, || {
        format!("expected symbol reference @{symbol} to point to a critical declaration")
    })
}

fn yields(subject: Subject<'_>, region: usize, ty: Type) -> bool {
    let ends = subject.terminators(region);
    let mut yields = ends.iter().filter(|end| end.name_text() == "omp.yield");
    yields.all(|end| end.operand_types().eq([ty]))
}

pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    let [allocate, initialize, combine, atomic, clean_up] = [0, 1, 2, 3, 4];
    let ty = some_or_ok!(subject.type_value("type"));
    subject.ensure(
        yields(subject, allocate, ty),
        "expects alloc region to yield a value of the reduction type",
    )?;
    check_initializer(subject, ty, initialize)?;
    check_combiner(subject, ty, combine)?;
    check_atomic(subject, ty, atomic)?;
    match subject.entry_arg_types(clean_up).as_deref() {
        None => Ok(()),
        Some([found]) if *found == ty => Ok(()),
        Some(_) => subject.fail("expects cleanup region with one argument of the reduction type"),
    }
}

fn check_initializer(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    match subject.entry_arg_types(region).as_deref() {
        None => return subject.fail("expects non-empty initializer region"),
        Some([found] | [found, _]) if *found != ty => {
            return subject.fail("expects initializer region argument to match the reduction type");
        }
        Some([_] | [_, _]) => {}
        Some(_) => {
            return subject.fail("expects initializer region with one or two arguments");
        }
    }
    let ends = subject.terminators(region);
    let is_wrong = |end: &Subject<'_>| {
        end.name_text() == "omp.yield" && end.operand_types().any(|found| found != ty)
    };
    subject.ensure(
        !ends.iter().any(is_wrong),
        "expects initializer region to yield a value of the reduction type",
    )
}

fn check_combiner(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    match subject.entry_arg_types(region).as_deref() {
        None => return subject.fail("expects non-empty reduction region"),
        Some([one, two]) if *one == ty && *two == ty => {}
        Some(_) => {
            return subject
                .fail("expects reduction region with two arguments of the reduction type");
        }
    }
    subject.ensure(
        yields(subject, region, ty),
        "expects reduction region to yield a value of the reduction type",
    )
}

fn check_atomic(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(region));
    let [one, two] = arguments[..] else {
        return subject.fail("expects atomic reduction region with two arguments of the same type");
    };
    subject.ensure(
        one == two,
        "expects atomic reduction region with two arguments of the same type",
    )?;
    let text = subject.type_text(one);
    let pointee = subject.context().ty(one).element();
    let is_pointer = pointee.is_some() || text.starts_with("!llvm.ptr") || !text.starts_with('!');
    let is_builtin = !text.starts_with('!') && pointee.is_none();
    subject.ensure(
        !is_pointer || (!is_builtin && pointee.is_none_or(|pointee| pointee == ty)),
        "expects atomic reduction region arguments to be accumulators containing the reduction type",
    )
}

/// Checks that the symbols of a reduction clause are reductions of the types of its variables.
pub(super) fn check_reductions(
    subject: Subject<'_>,
    group: usize,
    key: &str,
    lookup: SymbolLookup<'_, '_>,
) -> Check {
    let symbols = subject.array(key).iter();
    for (&symbol, ty) in symbols.zip(subject.operand_group_types(group)) {
        let found = lookup(symbol).filter(|found| found.name_text() == "omp.declare_reduction");
        let Some(found) = found else {
            let symbol = subject.context().attr_text(symbol);
            return subject.fail(format!(
                "expected symbol reference {symbol} to point to a reduction declaration"
            ));
        };
        let required = found
            .entry_arg_types(3)
            .and_then(|types| types.first().copied());
        if required.is_some_and(|required| required != ty) {
            let (ty, required) = (
                subject.type_text(ty),
                subject.type_text(required.unwrap_or(ty)),
            );
            return subject.fail(format!(
                "expected accumulator ('{ty}') to be the same type as reduction declaration ('{required}')"
            ));
        }
    }
    Ok(())
}

fn privatizer<'a>(symbol: Attr, lookup: SymbolLookup<'_, 'a>) -> Option<Subject<'a>> {
    lookup(symbol).filter(|op| op.name_text() == "omp.private")
}

pub(super) fn check_privatizers(
    subject: Subject<'_>,
    group: usize,
    lookup: SymbolLookup<'_, '_>,
) -> Check {
    let symbols = subject.array("private_syms").iter();
    for (&symbol, ty) in symbols.zip(subject.operand_group_types(group)) {
        let Some(found) = privatizer(symbol, lookup) else {
            let symbol = subject.context().attr_text(symbol);
            return refuse(format!(
                "failed to lookup privatizer op with symbol: '{symbol}'"
            ));
        };
        let argument = (0..3).find_map(|region| found.entry_arg_types(region)?.first().copied());
        if let Some(required) = argument.filter(|&required| required != ty) {
            let kind = found.enum_value("data_sharing_type").unwrap_or_default();
            let (ty, required) = (subject.type_text(ty), subject.type_text(required));
            return refuse(format!(
                "type mismatch between a {kind} variable and its privatizer op, var type: '{ty}' vs. privatizer op type: \
                 '{required}'"
            ));
        }
    }
    Ok(())
}

pub(super) fn check_not_firstprivate(subject: Subject<'_>, lookup: SymbolLookup<'_, '_>) -> Check {
    for &symbol in subject.array("private_syms") {
        let Some(privatizer) = privatizer(symbol, lookup) else {
            let symbol = subject.context().attr_text(symbol);
            return refuse(format!("Cannot find privatizer '{symbol}'"));
        };
        let kind = privatizer.enum_value("data_sharing_type");
        ensure(
            kind.as_deref() != Some("firstprivate"),
            "FIRSTPRIVATE cannot be used with SIMD",
        )?;
    }
    Ok(())
}

pub(super) fn check_copy_functions(
    subject: Subject<'_>,
    group: usize,
    lookup: SymbolLookup<'_, '_>,
) -> Check {
    let symbols = subject.array("copyprivate_syms").iter();
    for (&symbol, ty) in symbols.zip(subject.operand_group_types(group)) {
        let text = subject.context().attr_text(symbol);
        let found =
            lookup(symbol).filter(|found| matches!(found.name_text(), "func.func" | "llvm.func"));
        let Some(found) = found else {
            return subject.fail(format!(
                "expected symbol reference {text} to point to a copy function"
            ));
        };
        let Some((inputs, _)) = verify::function_type(found) else {
            continue;
        };
        let [one, two] = *inputs else {
            return subject.fail(format!("expected copy function {text} to have 2 operands"));
        };
        subject.ensure_with(one == two, || {
            format!("expected copy function {text} arguments to have the same type")
        })?;
        if one != ty {
            let (found, required) = (subject.type_text(one), subject.type_text(ty));
            return subject.fail(format!(
                "expected copy function arguments' type '{found}' to be the same as copyprivate variable's type '{required}'"
            ));
        }
    }
    Ok(())
}

pub(super) fn check_private(subject: Subject<'_>) -> Check {
    let is_private = subject.enum_value("data_sharing_type").as_deref() == Some("private");
    check_region(subject, 0, ("init", 2), true)?;
    ensure(
        !is_private || subject.is_empty_region(1),
        "`private` clauses do not require a `copy` region.",
    )?;
    ensure(
        is_private || !subject.is_empty_region(1),
        "`firstprivate` clauses require at least a `copy` region.",
    )?;
    if !is_private {
        check_region(subject, 1, ("copy", 2), true)?;
    }
    check_region(subject, 2, ("dealloc", 1), false)
}

fn check_region(
    subject: Subject<'_>,
    region: usize,
    (name, required): (&str, usize),
    yields_value: bool,
) -> Check {
    let arguments = some_or_ok!(subject.entry_arg_types(region));
    if arguments.len() != required {
        let found = arguments.len();
        return refuse(format!(
            "`{name}`: expected {required} region arguments, got: {found}"
        ));
    }
    for end in subject.terminators(region) {
        check_end(end, arguments[0], yields_value)?;
    }
    Ok(())
}

fn check_end(end: Subject<'_>, ty: Type, yields_value: bool) -> Check {
    if !end.successors().is_empty() || end.name_text() == "llvm.unreachable" {
        return Ok(());
    }
    let at_end = |message: String| Err(Violation::at(end.loc(), message));
    if end.name_text() != "omp.yield" {
        return at_end("expected exit block terminator to be an `omp.yield` op.".into());
    }
    let yielded: Vec<Type> = end.operand_types().collect();
    match (&yielded[..], yields_value) {
        ([], false) => Ok(()),
        (_, false) => at_end("Did not expect any values to be yielded.".into()),
        ([found], true) if *found == ty => Ok(()),
        _ => {
            let required = end.type_text(ty);
            let texts = yielded.iter().map(|&ty| format!("'{}'", end.type_text(ty)));
            let found: Vec<String> = texts.collect();
            let found = if found.is_empty() {
                "None".to_owned()
            } else {
                found.join(", ")
            };
            at_end(format!(
                "Invalid yielded value. Expected type: '{required}', got: {found}"
            ))
        }
    }
}
