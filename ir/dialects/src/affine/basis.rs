//! Invariants of `affine.delinearize_index` and `affine.linearize_index`.

use crate::shared::slices::verify::DYNAMIC;
use crate::shared::some_or_ok;
use pass_ir::verify::{Check, Subject};

const STATIC_BASIS: &str = "static_basis";

/// Checks that there are as many parts as sizes, or one more, and that a dynamic size has an operand.
fn check_sizes(subject: Subject<'_>, parts: usize, dynamic: usize, counts: &str) -> Check {
    let basis = some_or_ok!(subject.int_array(STATIC_BASIS));
    subject.ensure(parts == basis.len() || parts == basis.len() + 1, counts)?;
    let markers = basis.iter().filter(|&&size| size == DYNAMIC);
    subject.ensure(
        markers.count() == dynamic,
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this \
         can only happen due to an incorrect fold/rewrite",
    )
}

pub(super) fn check_split(subject: Subject<'_>) -> Check {
    let dynamic = subject.operand_types().len().saturating_sub(1);
    check_sizes(
        subject,
        subject.result_types().len(),
        dynamic,
        "should return an index for each basis element and up to one extra index",
    )?;
    let basis = some_or_ok!(subject.int_array(STATIC_BASIS));
    subject.ensure(
        basis.iter().all(|&size| size > 0 || size == DYNAMIC),
        "no basis element may be statically non-positive",
    )
}

pub(super) fn check_join(subject: Subject<'_>) -> Check {
    check_sizes(
        subject,
        subject.operand_group(0).len(),
        subject.operand_group(1).len(),
        "should be passed a basis element for each index except possibly the first",
    )
}
