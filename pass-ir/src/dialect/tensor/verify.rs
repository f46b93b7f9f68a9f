//! Invariants of `tensor`.

use crate::dialect::shaped_verify::{check_cast, check_indices, check_sizes};
use crate::verify::Invariants;

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

/// Of operations whose operands are the sizes of the result that are not known.
pub(super) const SIZES: Invariants = Invariants {
    own: Some(check_sizes),
    ..Invariants::NONE
};
