//! Invariants of `tensor`.

use crate::shared::shapes::verify::{check_cast, check_indices, check_size_count, check_sizes};
use crate::shared::slices::verify::{DYNAMIC, check_slice};
use pass_ir::Type;
use pass_ir::data::{Dim, TypeData};
use pass_ir::verify::{
    Check, Invariants, Subject, Violation, entry_arguments, entry_terminator, refuse, shape,
};

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

pub(super) const BITCAST: Invariants = Invariants {
    types: Some(check_bitcast),
    ..Invariants::NONE
};

pub(super) const INSERT_SLICE: Invariants = Invariants {
    own: Some(check_inserted_slice),
    ..Invariants::NONE
};

pub(super) const PAD: Invariants = Invariants {
    own: Some(check_padded_sizes),
    after_regions: Some(check_padding),
    ..Invariants::NONE
};

pub(super) const PARALLEL_INSERT_SLICE: Invariants = Invariants {
    own: Some(|subject| {
        check_parallel_parent(subject)?;
        check_inserted_slice(subject)
    }),
    ..Invariants::NONE
};

pub(super) const RESHAPE: Invariants = Invariants {
    own: Some(check_reshape),
    ..Invariants::NONE
};

pub(super) const SPLAT: Invariants = Invariants {
    own: Some(|subject| {
        let result = subject.result_types().next();
        let shape = result.and_then(|ty| subject.context().ty(ty).shape());
        check_size_count(
            subject,
            shape,
            subject.operand_types().len().saturating_sub(1),
        )
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
    let ty = subject.context().ty(result);
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
    let data = subject.context().ty(ty);
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

/// A cast of bits changes neither the width of elements nor a size that both types know.
fn check_bitcast(subject: Subject<'_>) -> Check {
    let Some((from, to)) = subject.conversion() else {
        return Ok(());
    };
    let cx = subject.context();
    let width = |ty| match cx.ty(cx.ty(ty).element()?) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    let same_width = width(from)
        .zip(width(to))
        .is_none_or(|(one, two)| one == two);
    if same_width && shape::are_compatible(cx, from, to) {
        return Ok(());
    }
    let (from, to) = (subject.type_text(from), subject.type_text(to));
    subject.fail(format!(
        "operand type '{from}' and result type '{to}' are cast incompatible"
    ))
}

fn check_inserted_slice(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    let (slice, whole) = (types.next(), types.next());
    check_slice(subject, 2, whole, slice)
}

/// The operation around it says which tensors are put together, as far as it is of a dialect that ships.
fn check_parallel_parent(subject: Subject<'_>) -> Check {
    let Some(parent) = subject.parent() else {
        return Ok(());
    };
    let is_wanted =
        |one: &&str| ["InParallelOpInterface", "ParallelCombiningOpInterface"].contains(one);
    match parent.def() {
        Some(def) if parent.is_exhaustive() && !def.interfaces.iter().any(is_wanted) => {
            refuse(format!(
                "expected InParallelOpInterface parent, got:{}",
                parent.name_text()
            ))
        }
        _ => Ok(()),
    }
}

/// The numbers of a property.
fn list(subject: Subject<'_>, key: &str) -> Option<Vec<i64>> {
    let attr = subject.attr(subject.context().find_ident(key)?)?;
    subject
        .context()
        .attr(attr)
        .as_dense_array()
        .map(<[i64]>::to_vec)
}

/// The sizes of the result are those of the source and of what is added on both sides.
fn check_padded_sizes(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (Some((source, result)), Some(low), Some(high)) = (
        subject.conversion(),
        list(subject, "static_low"),
        list(subject, "static_high"),
    ) else {
        return Ok(());
    };
    let (Some(before), Some(after)) = (cx.ty(source).shape(), cx.ty(result).shape()) else {
        return Ok(());
    };
    if low.len() != before.len() || high.len() != before.len() {
        return refuse(format!(
            "failed to infer expectedType from sourceType '{}', specified resultType is '{}'",
            subject.type_text(source),
            subject.type_text(result)
        ));
    }
    let known = |number: i64| Some(number).filter(|&number| number != DYNAMIC);
    let padded = |(dim, (&low, &high)): (&Dim, (&i64, &i64))| {
        let size = i64::try_from(dim.size?).ok()?;
        let padding = known(low)?.checked_add(known(high)?)?;
        u64::try_from(size.checked_add(padding)?).ok()
    };
    let pairs = before.iter().zip(low.iter().zip(&high));
    let wanted: Vec<Option<u64>> = pairs.map(padded).collect();
    let fits = |(wanted, dim): (&Option<u64>, &Dim)| wanted.is_none() || *wanted == dim.size;
    if wanted.len() == after.len() && wanted.iter().zip(after).all(fits) {
        return Ok(());
    }
    let Some(wanted) = cx.with_shape(source, wanted.into_iter().map(Dim::of)) else {
        return Ok(());
    };
    refuse(format!(
        "specified type '{}' does not match the inferred type '{}'",
        subject.type_text(result),
        subject.type_text(wanted)
    ))
}

/// The body takes an index for each dimension, and yields an element.
fn check_padding(subject: Subject<'_>) -> Check {
    let (Some(result), Some(arguments)) = (subject.result_types().next(), entry_arguments(subject))
    else {
        return Ok(());
    };
    let ty = subject.context().ty(result);
    let rank = ty.shape().map_or(0, <[Dim]>::len);
    if arguments.len() != rank {
        return refuse(format!("expected the block to have {rank} arguments"));
    }
    if let Some(at) = arguments.iter().position(|&ty| ty != Type::INDEX) {
        return subject.fail(format!("expected block argument {} to be an index", at + 1));
    }
    match (entry_terminator(subject), ty.element()) {
        (Some(end), Some(element))
            if end.name_text() == "tensor.yield" && end.operand_types().ne([element]) =>
        {
            subject.fail("expected yield type to match shape element type")
        }
        _ => Ok(()),
    }
}

/// The result has the elements of the source, and a size for each number of the shape.
fn check_reshape(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some((source, result)) = subject.conversion() else {
        return Ok(());
    };
    let (from, to) = (cx.ty(source), cx.ty(result));
    if from.element() != to.element() {
        return subject
            .fail("element types of source and destination tensor types should be the same");
    }
    let length = subject.operand_types().nth(1);
    let length = length.and_then(|ty| cx.ty(ty).shape()?.first().copied());
    let (Some(shape), Some(length)) = (to.shape(), length) else {
        return Ok(());
    };
    if let (Some(one), Some(two)) = (from.element_count(), to.element_count())
        && one != two
    {
        return subject
            .fail("source and destination tensor should have the same number of elements");
    }
    match length.size {
        None => subject.fail(
            "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
        ),
        Some(size) if size != shape.len() as u64 => {
            subject.fail("length of shape operand differs from the result's tensor rank")
        }
        _ => Ok(()),
    }
}
