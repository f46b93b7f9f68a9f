//! Invariants of `linalg`: operands, the arguments of the region that is applied to their elements, and what it yields.

use super::maps;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::{Affine, TypeData};
use pass_ir::verify::{Check, Subject, Violation};

/// Returns the types of the destinations, which are the last operands, or `None` if the operands have no such group.
fn outputs(subject: Subject<'_>) -> Option<Vec<Type>> {
    let operand_types = subject.operand_types();
    let inputs = match (subject.name_text(), subject.operand_segments()) {
        ("linalg.reduce", _) => operand_types.len() / 2,
        (_, Some(&[inputs, _])) => usize::try_from(inputs).ok()?,
        (_, Some(_)) => return None,
        (_, None) => operand_types.len().checked_sub(1)?,
    };
    Some(operand_types.skip(inputs).collect())
}

/// Checks the results of an operation against its destinations, and then what else a structured operation requires.
pub(super) fn check_after_regions(subject: Subject<'_>) -> Check {
    check_outputs(subject)?;
    let interfaces = subject.def().map_or(&[][..], |def| def.interfaces);
    if interfaces.contains(&"LinalgOp") {
        check_structured(subject)?;
    }
    Ok(())
}

fn check_outputs(subject: Subject<'_>) -> Check {
    let outputs = some_or_ok!(outputs(subject));
    let first = subject.operand_types().len() - outputs.len();
    check_destinations(subject, first, &outputs)
}

fn check_structured(subject: Subject<'_>) -> Check {
    check_semantics(subject)?;
    check_maps(subject)?;
    subject.ensure(
        !subject.is_empty_region(0),
        "expects to have 1 region with 1 block",
    )?;
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    subject.ensure(
        arguments.len() == subject.operand_types().len(),
        "expected as many non-induction variable region arguments as the number of input/output operands",
    )?;
    let required = subject.operand_types().map(|ty| element(subject, ty));
    let required: Vec<Type> = required.collect();
    if let Some((index, found, required)) = subject.first_difference(arguments, &required) {
        return subject.fail(format!(
            "expected type of bb argument #{index} ('{found}') to match element or self type of the corresponding \
             operand ('{required}')"
        ));
    }
    Ok(())
}

/// Returns what the body gets of an operand: an element of memory or of a tensor, and else the operand.
fn element(subject: Subject<'_>, operand: Type) -> Type {
    match subject.context().ty(operand) {
        TypeData::Vector { .. } => operand,
        _ => subject.context().element_or_self(operand),
    }
}

/// Checks that an operation works on tensors or on memory, and not on both.
fn check_semantics(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let types = || subject.operand_types().chain(subject.result_types());
    let has_tensor = types().any(|ty| matches!(cx.ty(ty), TypeData::Tensor { .. }));
    let has_memory = types().any(|ty| matches!(cx.ty(ty), TypeData::MemRef { .. }));
    subject.ensure(
        has_tensor != has_memory || subject.operand_types().len() == 0,
        "expected to have pure tensor or buffer semantics",
    )
}

fn check_sizes(subject: Subject<'_>, maps: &[Affine]) -> Check {
    let types: Vec<Type> = subject.operand_types().collect();
    let conflict = some_or_ok!(maps::size_error(subject.context(), maps, &types));
    subject.fail(conflict)
}

/// Checks that the results have the types of the tensors among the outputs, which are the operands from `first` on.
pub(crate) fn check_destinations(subject: Subject<'_>, first: usize, outputs: &[Type]) -> Check {
    let is_tensor = |ty: &Type| matches!(subject.context().ty(*ty), TypeData::Tensor { .. });
    let tensors = outputs.iter().enumerate().filter(|(_, ty)| is_tensor(ty));
    let results = subject.result_types().filter(is_tensor);
    let (expected, found) = (tensors.clone().count(), results.clone().count());
    subject.ensure_with(expected == found, || format!(
            "expected the number of tensor results ({found}) to be equal to the number of output tensors ({expected})"
        ))?;
    let mut pairs = tensors.zip(results);
    match pairs.find(|((_, output), result)| *output != result) {
        None => Ok(()),
        Some(((index, &output), result)) => subject.fail(format!(
            "expected type of operand #{} ('{}') to match type of corresponding result ('{}')",
            first + index,
            subject.type_text(output),
            subject.type_text(result)
        )),
    }
}

fn check_maps(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let maps = some_or_ok!(subject.op().and_then(maps::of));
    let operands = subject.operand_types();
    subject.ensure_with(maps.len() == operands.len(), || format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            operands.len()
        ))?;
    for (index, (map, operand)) in maps.iter().zip(operands).enumerate() {
        subject.ensure_with(map.symbols == 0, || {
            format!("unexpected symbols in indexing_map #{index}")
        })?;
        let rank = match cx.ty(operand) {
            TypeData::Vector { .. } => 0,
            ty => ty.shape().map_or(0, <[_]>::len),
        };
        let results = map.exprs.len();
        subject.ensure_with(rank == results, || format!(
                "expected operand #{index} rank ({rank}) to match the result rank of indexing_map ({results})"
            ))?;
    }
    if let Some(message) = maps::missing_loop(cx, &maps) {
        return subject.fail(message);
    }
    check_sizes(subject, &maps)?;
    let loops = some_or_ok!(subject.attr_named("iterator_types").and_then(|loops| {
        let loops = cx.attr(loops);
        loops.as_array().map(<[_]>::len)
    }));
    for (index, map) in maps.iter().enumerate() {
        subject.ensure_with(map.dims as usize == loops, || {
            format!(
                "expected indexing_map #{index} to have {loops} dim(s) to match the number of loops"
            )
        })?;
    }
    Ok(())
}

fn structured(subject: Subject<'_>) -> Result<Option<Subject<'_>>, Box<Violation>> {
    let Some(parent) = subject.parent() else {
        return Ok(None);
    };
    let is_structured = parent
        .def()
        .is_some_and(|def| def.interfaces.contains(&"LinalgOp"));
    if is_structured {
        Ok(Some(parent))
    } else {
        Err(subject.violation("expected parent op with LinalgOp interface"))
    }
}

pub(super) fn check_index(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(structured(subject)?);
    let loops = if parent.is_set("iterator_types") {
        parent.array("iterator_types").len()
    } else {
        let maps = some_or_ok!(parent.op().and_then(maps::of));
        some_or_ok!(maps.first()).dims as usize
    };
    match subject.int_value("dim") {
        Some(dim) if dim >= loops as i64 => subject.fail(format!(
            "expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_yield(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(structured(subject)?);
    let outputs = some_or_ok!(outputs(parent));
    let found = subject.operand_types();
    subject.ensure_with(found.len() == outputs.len(), || format!(
            "expected number of yield values ({}) to match the number of inits / outs operands of the enclosing \
             LinalgOp ({})",
            found.len(),
            outputs.len()
        ))?;
    let required = outputs.iter().map(|&ty| element(parent, ty));
    let required: Vec<Type> = required.collect();
    let (index, found, required) = some_or_ok!(subject.first_difference(found, &required));
    subject.fail(format!(
        "type of yield operand {} ('{found}') doesn't match the element type of the enclosing linalg.generic op ('{required}')",
        index + 1
    ))
}
