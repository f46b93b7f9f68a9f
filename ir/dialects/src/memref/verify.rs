//! Invariants of `memref`.

use super::layout;
use crate::shared::shapes::verify::{check_indices, check_sizes};
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{AttrData, Dim, TypeData};
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Subject, Violation, ensure_with, refuse};

pub(super) fn check_alloca(subject: Subject<'_>) -> Check {
    check_scope(subject)?;
    check_allocation(subject)
}

pub(super) fn check_atomic_rmw(subject: Subject<'_>) -> Check {
    check_indices(subject, 1, |_, _| {
        "expects the number of subscripts to be equal to memref rank".to_owned()
    })?;
    check_update(subject)
}

pub(super) fn check_load(subject: Subject<'_>) -> Check {
    check_indices(subject, 0, |expected, found| {
        format!("incorrect number of indices for load, expected {expected} but got {found}")
    })
}

pub(super) fn check_prefetch(subject: Subject<'_>) -> Check {
    check_indices(subject, 0, |_, _| "too few indices".to_owned())
}

pub(super) fn check_store(subject: Subject<'_>) -> Check {
    check_indices(subject, 1, |_, _| {
        "store index operand count not equal to memref rank".to_owned()
    })
}

pub(super) fn check_global(
    subject: Subject<'_>,
    symbol: &str,
    global: Option<Subject<'_>>,
) -> Check {
    let Some(global) = global.filter(|global| global.name_text() == "memref.global") else {
        return subject.fail(format!(
            "'{symbol}' does not reference a valid global memref"
        ));
    };
    let declared = global.type_value("type");
    match (declared, subject.result_type(0)) {
        (Some(declared), Some(found)) if declared != found => subject.fail(format!(
            "result type '{}' does not match type '{}' of the global memref @{symbol}",
            subject.type_text(found),
            subject.type_text(declared)
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_allocation(subject: Subject<'_>) -> Check {
    check_sizes(subject)?;
    let ty = some_or_ok!(subject.result_type(0));
    let shape = subject.context().ty(ty).shape().unwrap_or_default();
    let sizes = shape.iter().filter(|dim| dim.size.is_none()).count();
    let found = subject.operand_types().len().saturating_sub(sizes);
    let expected = layout::symbols(subject.context(), ty);
    if found == expected {
        return Ok(());
    }
    subject.fail(format!(
        "symbol operand count does not equal memref symbol count: expected {expected}, got {found}"
    ))
}

/// Checks that an operation around this one is an allocation scope. All of them up to that must be known.
fn check_scope(subject: Subject<'_>) -> Check {
    let mut ancestor = subject.parent();
    while let Some(parent) = ancestor {
        let is_own = parent.def().is_some() && !parent.is_exhaustive();
        if is_own || parent.has(Traits::ALLOCATION_SCOPE) {
            return Ok(());
        }
        ancestor = parent.parent();
        subject.ensure(
            ancestor.is_some() || parent.name() != crate::op::BUILTIN_MODULE,
            "requires an ancestor op with AutomaticAllocationScope trait",
        )?;
    }
    Ok(())
}

pub(super) fn check_alignment(subject: Subject<'_>) -> Check {
    let alignment = subject.int_value("alignment");
    match alignment {
        Some(alignment) if !u64::try_from(alignment).is_ok_and(u64::is_power_of_two) => {
            subject.fail("alignment must be power of 2")
        }
        _ => Ok(()),
    }
}

/// The kinds of an update that take numbers of one sort alone: the kind, its name, and whether it takes floats.
const UPDATES: &[(i64, &str, bool)] = &[
    (0, "addf", true),
    (1, "addi", false),
    (2, "andi", false),
    (4, "maximumf", true),
    (6, "maxs", false),
    (7, "maxu", false),
    (8, "minimumf", true),
    (10, "mins", false),
    (11, "minu", false),
    (12, "mulf", true),
    (13, "muli", false),
    (14, "ori", false),
    (15, "xori", false),
];

fn check_update(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let kind = subject.int_value("kind");
    let row = UPDATES.iter().find(|row| Some(row.0) == kind);
    let (_, name, takes_floats) = some_or_ok!(row);
    let value = some_or_ok!(subject.operand_type(0));
    let fits = match cx.ty(value) {
        TypeData::Float(_) => *takes_floats,
        TypeData::Integer { .. } => !takes_floats,
        _ => true,
    };
    if fits {
        return Ok(());
    }
    let expected = if *takes_floats {
        "a floating-point"
    } else {
        "an integer"
    };
    subject.fail(format!("with kind '{name}' expects {expected} type"))
}

pub(super) fn check_yield(subject: Subject<'_>) -> Check {
    let parent = subject.parent().and_then(|parent| parent.result_type(0));
    match (subject.operand_type(0), parent) {
        (Some(found), Some(expected)) if found != expected => subject.fail(format!(
            "types mismatch between yield op: '{}' and its parent: '{}'",
            subject.type_text(found),
            subject.type_text(expected)
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_distinct(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.operand_types().len() != 0,
        "expected at least one operand",
    )?;
    if subject.operand_types().eq(subject.result_types()) {
        return Ok(());
    }
    subject.fail("operand types and result types must match")
}

pub(super) fn check_generic_update(subject: Subject<'_>) -> Check {
    let arguments = subject.entry_arg_types(0).unwrap_or_default();
    let &[argument] = &arguments[..] else {
        return subject.fail("expected single number of entry block arguments");
    };
    subject.ensure(
        subject.result_type(0).is_none_or(|ty| ty == argument),
        "expected block argument of the same type result type",
    )?;
    let effects = Traits::all(&[Traits::READS, Traits::WRITES]);
    let mut ops = subject.region_ops(0).into_iter();
    match ops.find(|op| op.has_any(effects)) {
        None => Ok(()),
        Some(op) => Err(Violation::new(
            "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
        )
        .about(op)),
    }
}

pub(super) fn check_initial_value(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let ty = some_or_ok!(subject.type_value("type"));
    let shape = cx.ty(ty).shape();
    if !shape.is_some_and(|shape| shape.iter().all(|dim| dim.size.is_some())) {
        let ty = subject.type_text(ty);
        return subject.fail(format!(
            "type should be static shaped memref, but got '{ty}'"
        ));
    }
    let attr = some_or_ok!(subject.attr_named("initial_value"));
    let value = cx.attr(attr);
    let (shape, element) = (shape.unwrap_or_default(), cx.ty(ty).element());
    match &*value {
        AttrData::Dialect { .. } | AttrData::Unit => return Ok(()),
        value if value.is_elements() => {}
        _ => {
            let text = cx.attr_text(attr);
            return subject.fail(format!(
                "initial value should be a unit or elements attribute, but got {text}"
            ));
        }
    }
    let actual = some_or_ok!(value.ty().map(|ty| cx.ty(ty)));
    if let (Some(expected), Some(found)) = (element, actual.element())
        && expected != found
    {
        return subject.fail(format!(
            "initial value element expected to be of type '{}', but was of type '{}'",
            subject.type_text(expected),
            subject.type_text(found)
        ));
    }
    match actual.shape() {
        Some(found) if !sizes(found).eq(sizes(shape)) => {
            let text = |shape| sizes(shape).collect::<Vec<_>>().join(", ");
            subject.fail(format!(
                "initial value shape expected to be {} but was {}",
                text(shape),
                text(found)
            ))
        }
        _ => Ok(()),
    }
}

fn sizes(shape: &[Dim]) -> impl Iterator<Item = String> + use<'_> {
    shape
        .iter()
        .map(|dim| dim.size.unwrap_or_default().to_string())
}

pub(super) fn check_metadata(subject: Subject<'_>) -> Check {
    let source = some_or_ok!(subject.operand_type(0));
    let cx = subject.context();
    let (
        Some(rank),
        &TypeData::MemRef {
            element,
            memory_space,
            ..
        },
    ) = (cx.ty(source).shape().map(<[Dim]>::len), cx.ty(source))
    else {
        return Ok(());
    };
    let base = cx.intern_type(TypeData::MemRef {
        shape: Some(Box::new([])),
        element,
        layout: None,
        memory_space,
    });
    let numbers = std::iter::repeat_n(Type::INDEX, 1 + 2 * rank);
    let expected: Vec<Type> = std::iter::once(base).chain(numbers).collect();
    if subject.result_types().eq(expected.iter().copied()) {
        return Ok(());
    }
    let text = |types: &mut dyn Iterator<Item = Type>| {
        let types: Vec<String> = types
            .map(|ty| format!("'{}'", subject.type_text(ty)))
            .collect();
        types.join(", ")
    };
    subject.fail(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        text(&mut expected.into_iter()),
        text(&mut subject.result_types())
    ))
}

pub(super) fn check_reallocation(subject: Subject<'_>) -> Check {
    let (source, result) = some_or_ok!(subject.cast_types());
    let cx = subject.context();
    let texts = (subject.type_text(source), subject.type_text(result));
    for (what, ty, text) in [("source", source, &texts.0), ("result", result, &texts.1)] {
        ensure_with(layout::is_identity(cx, ty), || {
            format!("unsupported layout for {what} memref type '{text}'")
        })?;
    }
    super::verify_views::check_same_parts(
        subject,
        (source, "source memref"),
        (result, "result memref"),
    )?;
    let mut dims = cx.ty(result).shape().unwrap_or_default().iter();
    let needs_size = dims.any(|dim| dim.size.is_none());
    let what = match (needs_size, subject.operand_types().len()) {
        (true, 1) => "missing",
        (false, 2) => "unnecessary",
        _ => return Ok(()),
    };
    refuse(format!(
        "{what} dimension operand for result type '{}'",
        texts.1
    ))
}
