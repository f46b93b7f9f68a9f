//! Invariants of operations that collapse or expand dimensions: groups of dimensions, and the sizes that follow from them.

use crate::memref::reshaped::{self, ReshapeError};
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::Dim;
use pass_ir::verify::{Check, Subject, VerifyFn};

pub(crate) const COLLAPSE_TENSOR: VerifyFn = |subject| {
    check_ranked(subject)?;
    let (source, result) = some_or_ok!(ends(subject));
    check_ranks_of_tensors(subject, result, source)?;
    check_tensor(subject, result, source)
};

pub(crate) const EXPAND_TENSOR: VerifyFn = |subject| {
    check_ranked(subject)?;
    let (source, result) = some_or_ok!(ends(subject));
    check_output(subject, result, "dims")?;
    check_ranks_of_tensors(subject, source, result)?;
    check_tensor(subject, source, result)
};

pub(crate) const COLLAPSE_MEMORY: VerifyFn =
    |subject| {
        let (source, result) = some_or_ok!(ends(subject));
        let (from, to) = (shape(subject, source).len(), shape(subject, result).len());
        subject.ensure_with(from >= to, || format!(
            "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
        ))?;
        check_memory(subject, result, source)?;
        let required = groups(subject)
            .map(|groups| reshaped::collapsed(subject.context(), source, result, &groups));
        check_reshaped(subject, "collapsed", required, result)
    };

pub(crate) const EXPAND_MEMORY: VerifyFn =
    |subject| {
        let (source, result) = some_or_ok!(ends(subject));
        let (from, to) = (shape(subject, source).len(), shape(subject, result).len());
        subject.ensure_with(from <= to, || format!(
            "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
        ))?;
        check_memory(subject, source, result)?;
        let required = groups(subject)
            .map(|groups| reshaped::expanded(subject.context(), source, result, &groups));
        check_reshaped(subject, "expanded", required, result)?;
        check_output(subject, result, "bounds")?;
        check_sizes_of_output(subject, result)
    };

fn check_ranks_of_tensors(subject: Subject<'_>, collapsed: Type, expanded: Type) -> Check {
    let is_valid = shape(subject, collapsed).len() <= shape(subject, expanded).len();
    subject.ensure_with(is_valid, || {
        format!(
            "expected the expanded type, '{}' to have a higher (or same) rank than the collapsed type, '{}'.",
            subject.type_text(expanded),
            subject.type_text(collapsed)
        )
    })
}

fn check_ranked(subject: Subject<'_>) -> Check {
    let (source, result) = some_or_ok!(subject.cast_types());
    let is_unranked = |ty: &Type| subject.context().ty(*ty).shape().is_none();
    let unranked = some_or_ok!([source, result].into_iter().find(is_unranked));
    subject.fail(format!(
        "expected a ranked tensor, but got '{}'",
        subject.type_text(unranked)
    ))
}

fn ends(subject: Subject<'_>) -> Option<(Type, Type)> {
    let types = (subject.operand_type(0)?, subject.result_type(0)?);
    let has_shape = |ty| subject.context().ty(ty).shape().is_some();
    (has_shape(types.0) && has_shape(types.1)).then_some(types)
}

fn shape(subject: Subject<'_>, ty: Type) -> &[Dim] {
    subject.context().ty(ty).shape().unwrap_or_default()
}

fn groups(subject: Subject<'_>) -> Option<Vec<Vec<i64>>> {
    let cx = subject.context();
    let number = |&attr| cx.attr(attr).as_int()?.as_i64();
    let groups = cx.attr(subject.attr_named("reassociation")?).as_array()?;
    let group = |&group| cx.attr(group).as_array()?.iter().map(number).collect();
    groups.iter().map(group).collect()
}

fn product(sizes: impl Iterator<Item = Option<u64>>) -> Option<u64> {
    sizes
        .into_iter()
        .try_fold(1_u64, |all, size| all.checked_mul(size?))
}

fn check_tensor(subject: Subject<'_>, collapsed: Type, expanded: Type) -> Check {
    let groups = some_or_ok!(groups(subject));
    let (small, large) = (shape(subject, collapsed), shape(subject, expanded));
    subject.ensure_with(small.len() == groups.len(), || {
        format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            small.len(),
            groups.len()
        )
    })?;
    check_maps(subject, &groups, large.len())?;
    let mut rest = large;
    for (at, (dim, group)) in small.iter().zip(&groups).enumerate() {
        let sizes;
        (sizes, rest) = rest.split_at(group.len().min(rest.len()));
        let is_unknown = sizes.iter().any(|dim| dim.size.is_none());
        let size = product(sizes.iter().map(|dim| dim.size));
        subject.ensure_with(!is_unknown || dim.size.is_none(), || format!(
                "expected dimension {at} of collapsed type to be dynamic since one or more of the corresponding dimensions \
                 in the expanded type is dynamic"
            ))?;
        if let Some(size) = size
            && dim.size != Some(size)
        {
            return subject.fail(format!(
                "expected dimension {at} of collapsed type to be static value of {size}"
            ));
        }
    }
    check_collapsed_tensor(subject, collapsed, expanded)
}

fn check_maps(subject: Subject<'_>, groups: &[Vec<i64>], rank: usize) -> Check {
    let greatest = groups.iter().flatten().map(|&dim| dim as u32).max();
    let dims = greatest.map_or(1, |dim| dim.wrapping_add(1));
    subject.ensure_with(groups.is_empty() || dims as usize == rank, || format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({rank}), but it is  {dims}."
        ))?;
    let mut next = 0_i64..;
    let is_in_order = |group: &Vec<i64>| group.iter().all(|&dim| next.next() == Some(dim));
    match groups.iter().map(is_in_order).position(|fits| !fits) {
        Some(at) => subject.fail(format!(
            "expected reassociation map #{at} to be valid and contiguous."
        )),
        None => Ok(()),
    }
}

fn check_collapsed_tensor(subject: Subject<'_>, collapsed: Type, expanded: Type) -> Check {
    let element = |ty| subject.context().ty(ty).element();
    let found = some_or_ok!(element(collapsed));
    let required = some_or_ok!(element(expanded));
    if found == required {
        return Ok(());
    }
    let (found, required) = replaced(subject, collapsed, found, required);
    subject.fail(format!(
        "expected collapsed type to be '{required}', but got '{found}'"
    ))
}

/// Returns a type as text, and the text with other elements.
fn replaced(subject: Subject<'_>, ty: Type, element: Type, new_element: Type) -> (String, String) {
    let found = subject.type_text(ty);
    let new_end = format!("{}>", subject.type_text(new_element));
    let end = format!("{}>", subject.type_text(element));
    let required = found
        .strip_suffix(&end)
        .map_or(new_end.clone(), |start| format!("{start}{new_end}"));
    (found, required)
}

fn check_memory(subject: Subject<'_>, collapsed: Type, expanded: Type) -> Check {
    let groups = some_or_ok!(groups(subject));
    let (small, large) = (shape(subject, collapsed), shape(subject, expanded));
    subject.ensure_with(small.len() == groups.len(), || {
        format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            small.len()
        )
    })?;
    let mut next = 0..;
    for (at, (dim, group)) in small.iter().zip(&groups).enumerate() {
        let mut sizes = Vec::with_capacity(group.len());
        for &index in group {
            subject.ensure(
                next.next() == Some(index),
                "reassociation indices must be contiguous",
            )?;
            let dim = usize::try_from(index)
                .ok()
                .and_then(|index| large.get(index));
            let Some(dim) = dim else {
                return subject.fail(format!("reassociation index {index} is out of bounds"));
            };
            sizes.push(dim.size);
        }
        check_size_of_memory(subject, at, dim.size, &sizes)?;
    }
    let count = groups.iter().map(Vec::len).sum::<usize>();
    subject.ensure(
        !small.is_empty() || !large.iter().any(|dim| dim.size != Some(1)),
        "rank 0 memrefs can only be extended/collapsed with/from ones",
    )?;
    subject.ensure_with(small.is_empty() || count == large.len(), || {
        format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({count})",
            large.len()
        )
    })
}

fn check_size_of_memory(
    subject: Subject<'_>,
    at: usize,
    size: Option<u64>,
    group: &[Option<u64>],
) -> Check {
    subject.ensure_with(size.is_none() == group.contains(&None), || {
        format!(
            "collapsed dim ({at}) must be dynamic if and only if reassociation group is dynamic"
        )
    })?;
    match (size, product(group.iter().copied())) {
        (Some(found), Some(required)) if found != required => subject.fail(format!(
            "collapsed dim size ({found}) must equal reassociation group size ({required})"
        )),
        _ => Ok(()),
    }
}

fn check_reshaped(
    subject: Subject<'_>,
    what: &str,
    required: Option<Result<Type, ReshapeError>>,
    found: Type,
) -> Check {
    match required {
        Some(Err(ReshapeError::NonContiguous)) => {
            subject.fail("invalid source layout map or collapsing non-contiguous dims")
        }
        Some(Ok(required)) if required != found => {
            let (required, found) = (subject.type_text(required), subject.type_text(found));
            subject.fail(format!(
                "expected {what} type to be '{required}' but found '{found}'"
            ))
        }
        _ => Ok(()),
    }
}

fn output(subject: Subject<'_>) -> Option<&[i64]> {
    subject.int_array("static_output_shape")
}

fn check_output(subject: Subject<'_>, result: Type, what: &str) -> Check {
    let sizes = some_or_ok!(output(subject));
    let rank = shape(subject, result).len();
    subject.ensure_with(sizes.len() == rank, || format!(
            "expected number of static shape {what} to be equal to the output rank ({rank}) but found {} inputs instead",
            sizes.len()
        ))?;
    let required = sizes.iter().filter(|&&size| size == DYNAMIC).count();
    let found = subject.operand_types().len().saturating_sub(1);
    if required == found {
        return Ok(());
    }
    subject.fail(format!(
        "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {required} dynamic dims \
         while output_shape has {found} values"
    ))
}

fn check_sizes_of_output(subject: Subject<'_>, result: Type) -> Check {
    let sizes = output(subject).unwrap_or_default();
    let wrong =
        |(dim, &size): (&Dim, &i64)| dim.size.is_some() && dim.size != u64::try_from(size).ok();
    match shape(subject, result).iter().zip(sizes).position(wrong) {
        Some(at) => subject.fail(format!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}
