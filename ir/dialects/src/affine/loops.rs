//! Invariants of the loops of `affine`: bounds, induction variables and loop-carried values.

use super::verify::{check_dims_and_symbols, input_count};
use crate::scf;
use crate::shared::affine_maps::affine;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Sign, TypeData};
use pass_ir::verify::{Check, Subject};

pub(super) fn check_for_op(subject: Subject<'_>) -> Check {
    scf::verify::check_carried(subject, &subject.operand_group_types(2))?;
    check_for(subject)
}

fn bounds(subject: Subject<'_>, key: &str) -> Option<usize> {
    Some(affine(subject, key)?.exprs.len())
}

fn check_for(subject: Subject<'_>) -> Check {
    let arguments = subject.entry_arg_types(0);
    subject.ensure(
        arguments.is_none_or(|arguments| arguments.first() == Some(&Type::INDEX)),
        "expected body to have a single index argument for the induction variable",
    )?;
    let maps = [("lowerBoundMap", "lower"), ("upperBoundMap", "upper")];
    for (group, (key, _)) in maps.into_iter().enumerate() {
        let map = some_or_ok!(affine(subject, key));
        if input_count(map) != Some(0) {
            check_dims_and_symbols(subject, subject.operand_group(group), map.dims)?;
        }
    }
    for (key, word) in maps {
        subject.ensure_with(bounds(subject, key) != Some(0), || {
            format!("expected {word} bound map to have at least one result")
        })?;
    }
    let (values, results) = (subject.operand_group(2).len(), subject.result_types().len());
    subject.ensure(
        results == 0 || values == results,
        "mismatch between the number of loop-carried values and results",
    )
}

/// Returns the numbers of bounds that are one bound of a dimension each. They have no sign.
fn groups(subject: Subject<'_>, key: &str) -> Option<Vec<u64>> {
    let groups = subject.context().elements(subject.attr_named(key)?)?;
    let size = |one: pass_ir::data::Element| Some(u64::from(one.as_int()?.as_i64()? as u32));
    groups.iter().map(size).collect()
}

pub(super) fn check_parallel(subject: Subject<'_>) -> Check {
    let lower = some_or_ok!(groups(subject, "lowerBoundsGroups"));
    let upper = some_or_ok!(groups(subject, "upperBoundsGroups"));
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    let steps = subject.array("steps").len();
    subject.ensure_with([lower.len(), upper.len(), arguments.len()] == [steps; 3], || format!(
            "the number of region arguments ({}) and the number of map groups for lower ({}) and upper bound ({}), and \
             the number of steps ({steps}) must all match",
            arguments.len(),
            lower.len(),
            upper.len()
        ))?;
    check_groups(subject, &lower, "lower")?;
    check_groups(subject, &upper, "upper")?;
    subject.ensure(
        subject.array("reductions").len() == subject.result_types().len(),
        "a reduction must be specified for each output",
    )?;
    check_reductions(subject)?;
    let (lower, upper) = (
        some_or_ok!(affine(subject, "lowerBoundsMap")),
        some_or_ok!(affine(subject, "upperBoundsMap")),
    );
    let start = some_or_ok!(input_count(lower));
    check_dims_and_symbols(subject, 0..start, lower.dims)?;
    check_dims_and_symbols(subject, start..subject.operand_types().len(), upper.dims)
}

fn check_reductions(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    for (&kind, ty) in subject
        .array("reductions")
        .iter()
        .zip(subject.result_types())
    {
        let kind = cx.attr(kind);
        let number = kind.as_int().filter(|_| kind.ty() == Some(Type::I64));
        let fits = match (number.and_then(|number| number.as_i64()), cx.ty(ty)) {
            // Any type can be assigned.
            (Some(3), _) => true,
            // addf, maximumf, minimumf, mulf
            (Some(0 | 4 | 8 | 12), ty) => matches!(ty, TypeData::Float(_)),
            // addi, andi, muli, ori
            (Some(1 | 2 | 13 | 14), ty) => matches!(ty, TypeData::Integer { .. }),
            // maxs, maxu, mins, minu
            (Some(number @ (6 | 7 | 10 | 11)), &TypeData::Integer { sign, .. }) => {
                let is_signed = matches!(number, 6 | 10);
                sign == if is_signed {
                    Sign::Signed
                } else {
                    Sign::Unsigned
                }
            }
            (Some(0..=15), _) => false,
            _ => {
                return subject
                    .fail("attribute 'reductions' failed to satisfy constraint: Reduction ops");
            }
        };
        subject.ensure(fits, "result type cannot match reduction attribute")?;
    }
    Ok(())
}

fn check_groups(subject: Subject<'_>, groups: &[u64], word: &str) -> Check {
    subject.ensure_with(!groups.contains(&0), || {
        format!("expected {word} bound map to have at least one result")
    })?;
    let required: u64 = groups.iter().sum();
    match bounds(subject, &format!("{word}BoundsMap")) {
        Some(found) if found as u64 != required => subject.fail(format!(
            "expected {word} bounds map to have {required} results"
        )),
        _ => Ok(()),
    }
}
