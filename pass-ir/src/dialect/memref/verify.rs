//! Invariants of `memref`.

use crate::dialect::shaped_verify::{check_cast, check_indices, check_sizes};
use crate::dialect::slices_verify::check_slice;
use crate::verify::{Check, Invariants, Subject};

pub(super) const ALLOC: Invariants = Invariants {
    own: Some(check_sizes),
    ..Invariants::NONE
};

pub(super) const ATOMIC_RMW: Invariants = Invariants {
    own: Some(|subject| {
        check_indices(subject, 1, |_, _| {
            "expects the number of subscripts to be equal to memref rank".to_owned()
        })
    }),
    ..Invariants::NONE
};

pub(super) const CAST: Invariants = Invariants {
    types: Some(check_cast),
    ..Invariants::NONE
};

pub(super) const GET_GLOBAL: Invariants = Invariants {
    symbol: Some(("name", check_global)),
    ..Invariants::NONE
};

pub(super) const LOAD: Invariants = Invariants {
    own: Some(|subject| {
        check_indices(subject, 0, |wanted, found| {
            format!("incorrect number of indices for load, expected {wanted} but got {found}")
        })
    }),
    ..Invariants::NONE
};

pub(super) const PREFETCH: Invariants = Invariants {
    own: Some(|subject| check_indices(subject, 0, |_, _| "too few indices".to_owned())),
    ..Invariants::NONE
};

pub(super) const STORE: Invariants = Invariants {
    own: Some(|subject| {
        check_indices(subject, 1, |_, _| {
            "store index operand count not equal to memref rank".to_owned()
        })
    }),
    ..Invariants::NONE
};

pub(super) const SUBVIEW: Invariants = Invariants {
    own: Some(|subject| {
        let (whole, slice) = (
            subject.operand_types().next(),
            subject.result_types().next(),
        );
        check_slice(subject, 1, whole, slice)
    }),
    ..Invariants::NONE
};

/// The symbol is a global, of the type of the result.
fn check_global(subject: Subject<'_>, symbol: &str, global: Option<Subject<'_>>) -> Check {
    let cx = subject.cx;
    let Some(global) = global.filter(|global| global.name_text() == "memref.global") else {
        return subject.fail(format!(
            "'{symbol}' does not reference a valid global memref"
        ));
    };
    let declared = global
        .attr(cx.ident("type"))
        .and_then(|attr| cx.attr(attr).as_type());
    match (declared, subject.result_types().next()) {
        (Some(declared), Some(found)) if declared != found => subject.fail(format!(
            "result type '{}' does not match type '{}' of the global memref @{symbol}",
            subject.type_text(found),
            subject.type_text(declared)
        )),
        _ => Ok(()),
    }
}
