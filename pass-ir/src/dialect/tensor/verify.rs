//! Invariants of `tensor`.

use crate::Type;
use crate::dialect::shaped_verify::{check_cast, check_indices, check_sizes};
use crate::dialect::slices_verify::check_slice;
use crate::verify::{Check, Invariants, Subject, Violation, entry_arguments, entry_terminator};

pub(super) const CAST: Invariants = Invariants {
    interfaces: Some(check_cast),
    ..Invariants::NONE
};

pub(super) const EXTRACT: Invariants = Invariants {
    own: Some(|subject| {
        check_indices(subject, 0, |_, _| {
            "incorrect number of indices for extract_element".to_owned()
        })
    }),
    ..Invariants::NONE
};

pub(super) const INSERT: Invariants = Invariants {
    own: Some(|subject| check_indices(subject, 1, |_, _| "incorrect number of indices".to_owned())),
    ..Invariants::NONE
};

pub(super) const EXTRACT_SLICE: Invariants = Invariants {
    own: Some(|subject| {
        let (whole, slice) = (
            subject.operand_types().next(),
            subject.result_types().next(),
        );
        check_slice(subject, 1, whole, slice)
    }),
    ..Invariants::NONE
};

pub(super) const FROM_ELEMENTS: Invariants = Invariants {
    types: Some(check_elements),
    ..Invariants::NONE
};

pub(super) const INSERT_SLICE: Invariants = Invariants {
    own: Some(|subject| {
        let mut types = subject.operand_types();
        let (slice, whole) = (types.next(), types.next());
        check_slice(subject, 2, whole, slice)
    }),
    ..Invariants::NONE
};

/// Of operations whose operands are the sizes of the result that are not known.
pub(super) const SIZES: Invariants = Invariants {
    own: Some(check_sizes),
    ..Invariants::NONE
};

pub(super) const GENERATE: Invariants = Invariants {
    own: Some(check_sizes),
    after_regions: Some(check_generated),
    ..Invariants::NONE
};

/// The body takes an index for each dimension, and yields an element.
fn check_generated(subject: Subject<'_>) -> Check {
    let (Some(result), Some(arguments)) = (subject.result_types().next(), entry_arguments(subject))
    else {
        return Ok(());
    };
    let ty = subject.cx.ty(result);
    if ty
        .shape()
        .is_some_and(|shape| shape.len() != arguments.len())
    {
        return Err(Violation::new(
            "must have one body argument per input dimension",
        ));
    }
    if arguments.iter().any(|&ty| ty != Type::INDEX) {
        return Err(Violation::new("all body arguments must be index"));
    }
    match (entry_terminator(subject), ty.element()) {
        (Some(end), Some(element))
            if end.name_text() == "tensor.yield" && end.operand_types().ne([element]) =>
        {
            subject
                .fail("body must be terminated with a `yield` operation of the tensor element type")
        }
        _ => Ok(()),
    }
}

/// The tensor has one element for each operand, of its type.
fn check_elements(subject: Subject<'_>) -> Check {
    let Some(ty) = subject.result_types().next() else {
        return Ok(());
    };
    let data = subject.cx.ty(ty);
    let count = u64::try_from(subject.operand_types().len()).ok();
    let is_element = |ty| Some(ty) == data.element();
    if data
        .element_count()
        .is_none_or(|wanted| Some(wanted) == count)
        && subject.operand_types().all(is_element)
    {
        return Ok(());
    }
    subject.fail("failed to verify that operand types match result element type")
}
