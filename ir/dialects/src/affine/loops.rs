//! Invariants of the loops of `affine`: bounds, induction variables and loop-carried values.

use crate::scf;
use pass_ir::Type;
use pass_ir::verify::{Check, Invariants, Subject};

pub(super) const FOR: Invariants = Invariants {
    after_regions: Some(|subject| {
        scf::verify::check_carried(subject, &subject.group_types(2))?;
        check_for(subject)
    }),
    ..Invariants::NONE
};

/// The number of results of a map.
fn bounds(subject: Subject<'_>, key: &str) -> Option<usize> {
    let map = subject.context().attr(subject.value(key)?);
    Some(map.as_affine()?.exprs.len())
}

fn check_for(subject: Subject<'_>) -> Check {
    let arguments = subject.arguments_of(0);
    if arguments.is_some_and(|arguments| arguments.first() != Some(&Type::INDEX)) {
        return subject
            .fail("expected body to have a single index argument for the induction variable");
    }
    for (key, word) in [("lowerBoundMap", "lower"), ("upperBoundMap", "upper")] {
        if bounds(subject, key) == Some(0) {
            return subject.fail(format!(
                "expected {word} bound map to have at least one result"
            ));
        }
    }
    let (values, results) = (subject.group(2).len(), subject.result_types().len());
    if results > 0 && values != results {
        subject.fail("mismatch between the number of loop-carried values and results")
    } else {
        Ok(())
    }
}

/// The numbers of bounds that are one bound of a dimension each.
fn groups(subject: Subject<'_>, key: &str) -> Option<Vec<usize>> {
    let groups = subject.context().elements(subject.value(key)?)?;
    let size = |one: pass_ir::data::Element| usize::try_from(one.as_int()?.as_i64()?).ok();
    groups.iter().map(size).collect()
}

/// All parts of the operation tell of the same number of dimensions.
pub(super) fn check_parallel(subject: Subject<'_>) -> Check {
    let (Some(lower), Some(upper), Some(arguments)) = (
        groups(subject, "lowerBoundsGroups"),
        groups(subject, "upperBoundsGroups"),
        subject.arguments_of(0),
    ) else {
        return Ok(());
    };
    let steps = subject.list("steps").len();
    if [lower.len(), upper.len(), arguments.len()] != [steps; 3] {
        return subject.fail(format!(
            "the number of region arguments ({}) and the number of map groups for lower ({}) and upper bound ({}), and \
             the number of steps ({steps}) must all match",
            arguments.len(),
            lower.len(),
            upper.len()
        ));
    }
    check_groups(subject, &lower, "lower")?;
    check_groups(subject, &upper, "upper")?;
    if subject.list("reductions").len() == subject.result_types().len() {
        Ok(())
    } else {
        subject.fail("a reduction must be specified for each output")
    }
}

/// Each dimension has a bound, and the map gives all of them.
fn check_groups(subject: Subject<'_>, groups: &[usize], word: &str) -> Check {
    if groups.contains(&0) {
        return subject.fail(format!(
            "expected {word} bound map to have at least one result"
        ));
    }
    let wanted: usize = groups.iter().sum();
    match bounds(subject, &format!("{word}BoundsMap")) {
        Some(found) if found != wanted => subject.fail(format!(
            "expected {word} bounds map to have {wanted} results"
        )),
        _ => Ok(()),
    }
}
