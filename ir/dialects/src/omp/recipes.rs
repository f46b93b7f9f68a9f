//! How variables are reduced, made private and copied: declarations, and the clauses that name them.

use super::clauses::Find;
use super::refuse;
use pass_ir::verify::{self, Check, Invariants, Subject, Violation};
use pass_ir::{Attr, Type};

pub(super) const CRITICAL: Invariants = Invariants {
    symbol: Some(("name", check_critical)),
    ..Invariants::NONE
};

fn check_critical(subject: Subject<'_>, symbol: &str, found: Option<Subject<'_>>) -> Check {
    match found.filter(|found| found.name_text() == "omp.critical.declare") {
        Some(_) => Ok(()),
        None => subject.fail(format!(
            "expected symbol reference @{symbol} to point to a critical declaration"
        )),
    }
}

/// True if all that is yielded in a region is one value of a type.
fn yields(subject: Subject<'_>, region: usize, ty: Type) -> bool {
    let ends = subject.ends_of(region);
    let mut yields = ends.iter().filter(|end| end.name_text() == "omp.yield");
    yields.all(|end| end.operand_types().eq([ty]))
}

/// The regions of a reduction work on values of its type.
pub(super) fn check_reduction(subject: Subject<'_>) -> Check {
    let [allocate, initialize, combine, atomic, clean_up] = [0, 1, 2, 3, 4];
    let Some(ty) = subject.type_in("type") else {
        return Ok(());
    };
    if !yields(subject, allocate, ty) {
        return subject.fail("expects alloc region to yield a value of the reduction type");
    }
    check_initializer(subject, ty, initialize)?;
    check_combiner(subject, ty, combine)?;
    check_atomic(subject, ty, atomic)?;
    match subject.arguments_of(clean_up).as_deref() {
        None => Ok(()),
        Some([found]) if *found == ty => Ok(()),
        Some(_) => subject.fail("expects cleanup region with one argument of the reduction type"),
    }
}

/// The region that makes a first value of a type.
fn check_initializer(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    match subject.arguments_of(region).as_deref() {
        None => return subject.fail("expects non-empty initializer region"),
        Some([found] | [found, _]) if *found != ty => {
            return subject.fail("expects initializer region argument to match the reduction type");
        }
        Some([_] | [_, _]) => {}
        Some(_) => {
            return subject.fail("expects initializer region with one or two arguments");
        }
    }
    let ends = subject.ends_of(region);
    let given =
        |end: &&Subject<'_>| end.name_text() == "omp.yield" && end.operand_types().len() > 0;
    if ends
        .iter()
        .filter(given)
        .any(|end| end.operand_types().any(|found| found != ty))
    {
        return subject.fail("expects initializer region to yield a value of the reduction type");
    }
    Ok(())
}

/// The region that makes one value of two.
fn check_combiner(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    match subject.arguments_of(region).as_deref() {
        None => return subject.fail("expects non-empty reduction region"),
        Some([one, two]) if *one == ty && *two == ty => {}
        Some(_) => {
            return subject
                .fail("expects reduction region with two arguments of the reduction type");
        }
    }
    if !yields(subject, region, ty) {
        return subject.fail("expects reduction region to yield a value of the reduction type");
    }
    Ok(())
}

/// The region that combines in memory takes two addresses of one type.
fn check_atomic(subject: Subject<'_>, ty: Type, region: usize) -> Check {
    let Some(arguments) = subject.arguments_of(region) else {
        return Ok(());
    };
    let [one, two] = arguments[..] else {
        return subject.fail("expects atomic reduction region with two arguments of the same type");
    };
    if one != two {
        return subject.fail("expects atomic reduction region with two arguments of the same type");
    }
    let text = subject.type_text(one);
    let held = subject.context().ty(one).element();
    let is_pointer = held.is_some() || text.starts_with("!llvm.ptr") || !text.starts_with('!');
    let is_builtin = !text.starts_with('!') && held.is_none();
    if is_pointer && (is_builtin || held.is_some_and(|held| held != ty)) {
        return subject.fail(
            "expects atomic reduction region arguments to be accumulators containing the reduction type",
        );
    }
    Ok(())
}

/// Each variable of a group has a declared reduction that takes its type.
pub(super) fn check_used(
    subject: Subject<'_>,
    group: usize,
    key: &str,
    find: Find<'_, '_>,
) -> Check {
    let symbols = subject.list(key).iter();
    for (&symbol, ty) in symbols.zip(subject.group_types(group)) {
        let found = find(symbol).filter(|found| found.name_text() == "omp.declare_reduction");
        let Some(found) = found else {
            let symbol = subject.context().attr_text(symbol);
            return subject.fail(format!(
                "expected symbol reference {symbol} to point to a reduction declaration"
            ));
        };
        let wanted = found.arguments_of(3).and_then(|all| all.first().copied());
        if wanted.is_some_and(|wanted| wanted != ty) {
            let (ty, wanted) = (
                subject.type_text(ty),
                subject.type_text(wanted.unwrap_or(ty)),
            );
            return subject.fail(format!(
                "expected accumulator ('{ty}') to be the same type as reduction declaration ('{wanted}')"
            ));
        }
    }
    Ok(())
}

fn privatizer<'a>(symbol: Attr, find: Find<'_, 'a>) -> Option<Subject<'a>> {
    find(symbol).filter(|found| found.name_text() == "omp.private")
}

/// Each private variable has a privatizer of its type.
pub(super) fn check_privatizers(subject: Subject<'_>, group: usize, find: Find<'_, '_>) -> Check {
    let symbols = subject.list("private_syms").iter();
    for (&symbol, ty) in symbols.zip(subject.group_types(group)) {
        let Some(found) = privatizer(symbol, find) else {
            let symbol = subject.context().attr_text(symbol);
            return refuse(format!(
                "failed to lookup privatizer op with symbol: '{symbol}'"
            ));
        };
        let argument = (0..3).find_map(|region| found.arguments_of(region)?.first().copied());
        if let Some(wanted) = argument.filter(|&wanted| wanted != ty) {
            let kind = found.choice("data_sharing_type").unwrap_or_default();
            let (ty, wanted) = (subject.type_text(ty), subject.type_text(wanted));
            return refuse(format!(
                "type mismatch between a {kind} variable and its privatizer op, var type: '{ty}' vs. privatizer op type: \
                 '{wanted}'"
            ));
        }
    }
    Ok(())
}

/// No private variable is a copy.
pub(super) fn check_no_copies(subject: Subject<'_>, find: Find<'_, '_>) -> Check {
    let symbols = subject.list("private_syms").iter();
    let mut found = symbols.filter_map(|&symbol| privatizer(symbol, find));
    let is_copy =
        |op: Subject<'_>| op.choice("data_sharing_type").as_deref() == Some("firstprivate");
    if found.any(is_copy) {
        refuse("FIRSTPRIVATE cannot be used with SIMD")
    } else {
        Ok(())
    }
}

/// Each variable is copied by a function of two arguments of its type.
pub(super) fn check_copies(subject: Subject<'_>, find: Find<'_, '_>) -> Check {
    let symbols = subject.list("copyprivate_syms").iter();
    for (&symbol, ty) in symbols.zip(subject.group_types(2)) {
        let text = subject.context().attr_text(symbol);
        let found =
            find(symbol).filter(|found| matches!(found.name_text(), "func.func" | "llvm.func"));
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
        if one != two {
            return subject.fail(format!(
                "expected copy function {text} arguments to have the same type"
            ));
        }
        if one != ty {
            let (found, wanted) = (subject.type_text(one), subject.type_text(ty));
            return subject.fail(format!(
                "expected copy function arguments' type '{found}' to be the same as copyprivate variable's type '{wanted}'"
            ));
        }
    }
    Ok(())
}

/// The regions that make a variable private, copy it and free it take and give what their kind says.
pub(super) fn check_private(subject: Subject<'_>) -> Check {
    let is_private = subject.choice("data_sharing_type").as_deref() == Some("private");
    check_region(subject, 0, ("init", 2), true)?;
    if is_private && !subject.is_empty_region(1) {
        return refuse("`private` clauses do not require a `copy` region.");
    }
    if !is_private && subject.is_empty_region(1) {
        return refuse("`firstprivate` clauses require at least a `copy` region.");
    }
    if !is_private {
        check_region(subject, 1, ("copy", 2), true)?;
    }
    check_region(subject, 2, ("dealloc", 1), false)
}

fn check_region(
    subject: Subject<'_>,
    region: usize,
    (name, wanted): (&str, usize),
    gives: bool,
) -> Check {
    let Some(arguments) = subject.arguments_of(region) else {
        return Ok(());
    };
    if arguments.len() != wanted {
        let found = arguments.len();
        return refuse(format!(
            "`{name}`: expected {wanted} region arguments, got: {found}"
        ));
    }
    for end in subject.ends_of(region) {
        check_end(end, arguments[0], gives)?;
    }
    Ok(())
}

fn check_end(end: Subject<'_>, ty: Type, gives: bool) -> Check {
    if !end.successors().is_empty() || end.name_text() == "llvm.unreachable" {
        return Ok(());
    }
    let at_end = |message: String| Err(Violation::at(end.loc(), message));
    if end.name_text() != "omp.yield" {
        return at_end("expected exit block terminator to be an `omp.yield` op.".into());
    }
    let yielded: Vec<Type> = end.operand_types().collect();
    match (&yielded[..], gives) {
        ([], false) => Ok(()),
        (_, false) => at_end("Did not expect any values to be yielded.".into()),
        ([found], true) if *found == ty => Ok(()),
        _ => {
            let wanted = end.type_text(ty);
            let found: Vec<String> = yielded
                .iter()
                .map(|&ty| format!("'{}'", end.type_text(ty)))
                .collect();
            let found = if found.is_empty() {
                "None".to_owned()
            } else {
                found.join(", ")
            };
            at_end(format!(
                "Invalid yielded value. Expected type: '{wanted}', got: {found}"
            ))
        }
    }
}
