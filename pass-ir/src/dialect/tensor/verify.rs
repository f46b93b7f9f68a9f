//! Invariants of `tensor`.

use crate::dialect::shaped_verify::{check_cast, check_indices, check_sizes};
use crate::dialect::slices_verify::check_slice;
use crate::verify::{Check, Invariants, Subject};

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
