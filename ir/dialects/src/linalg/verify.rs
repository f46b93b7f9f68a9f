//! Invariants of `linalg`: operands, the arguments of the region that is applied to their elements, and what it yields.

use super::maps;
use crate::shared::some_or_ok;
use pass_ir::Type;
use pass_ir::data::TypeData;
use pass_ir::verify::{Check, Subject, Violation};

pub(super) fn check_generic(subject: Subject<'_>) -> Check {
    check_maps(subject)?;
    check_structured(subject)
}

/// Returns the types of the destinations, or `None` if the operands have no such group.
fn outputs(subject: Subject<'_>) -> Option<Vec<Type>> {
    let operand_types = subject.operand_types();
    let inputs = match subject.name_text() {
        "linalg.map" => Some(operand_types.len().saturating_sub(1)),
        "linalg.reduce" => Some(operand_types.len() / 2),
        _ => None,
    };
    if let Some(inputs) = inputs {
        return Some(operand_types.skip(inputs).collect());
    }
    let &[inputs, outputs] = subject.operand_segments()? else {
        return None;
    };
    let (inputs, outputs) = (usize::try_from(inputs), usize::try_from(outputs));
    let written = operand_types.skip(inputs.ok()?).take(outputs.ok()?);
    Some(written.collect())
}

pub(super) fn check_structured(subject: Subject<'_>) -> Check {
    if let Some(outputs) = outputs(subject) {
        check_destinations(subject, &outputs)?;
    }
    check_sizes(subject)?;
    subject.ensure(
        !subject.is_empty_region(0),
        "expects to have 1 region with 1 block",
    )?;
    let cx = subject.context();
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    subject.ensure(
        arguments.len() == subject.operand_types().len(),
        "expected as many non-induction variable region arguments as the number of input/output operands",
    )?;
    let required = subject.operand_types().map(|operand| match cx.ty(operand) {
        TypeData::Vector { .. } => operand,
        _ => cx.element_or_self(operand),
    });
    let required: Vec<Type> = required.collect();
    let (index, found, required) = some_or_ok!(subject.first_difference(arguments, &required));
    subject.fail(format!(
        "expected type of bb argument #{index} ('{found}') to match element or self type of the corresponding \
         operand ('{required}')"
    ))
}

fn check_sizes(subject: Subject<'_>) -> Check {
    let maps = some_or_ok!(subject.op().and_then(maps::of));
    let types: Vec<Type> = subject.operand_types().collect();
    let conflict = some_or_ok!(maps::size_error(subject.context(), &maps, &types));
    subject.fail(conflict)
}

/// Checks that the results have the types of the tensors among the outputs, which are the last operands.
pub(crate) fn check_destinations(subject: Subject<'_>, outputs: &[Type]) -> Check {
    let first = subject.operand_types().len() - outputs.len();
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
    let array = |key: &str| cx.attr(subject.attr_named(key)?).as_array();
    let maps = some_or_ok!(array("indexing_maps"));
    let loops = some_or_ok!(array("iterator_types"));
    let operands = subject.operand_types();
    subject.ensure_with(maps.len() == operands.len(), || format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            operands.len()
        ))?;
    for (index, (&map, operand)) in maps.iter().zip(operands).enumerate() {
        let map = cx.attr(map);
        let Some(map) = map.as_affine() else {
            continue;
        };
        subject.ensure_with(map.symbols == 0, || {
            format!("unexpected symbols in indexing_map #{index}")
        })?;
        subject.ensure_with(map.dims as usize == loops.len(), || {
            format!(
                "expected indexing_map #{index} to have {} dim(s) to match the number of loops",
                loops.len()
            )
        })?;
        let (rank, results) = (
            cx.ty(operand).shape().map_or(0, <[_]>::len),
            map.exprs.len(),
        );
        subject.ensure_with(rank == results, || format!(
                "expected operand #{index} rank ({rank}) to match the result rank of indexing_map ({results})"
            ))?;
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
    let parent = some_or_ok!(structured(subject)?.filter(|parent| parent.is_set("iterator_types")));
    let loops = parent.array("iterator_types").len();
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
    let required = outputs
        .iter()
        .map(|&ty| subject.context().element_or_self(ty));
    let required: Vec<Type> = required.collect();
    let (index, found, required) = some_or_ok!(subject.first_difference(found, &required));
    subject.fail(format!(
        "type of yield operand {} ('{found}') doesn't match the element type of the enclosing {} op ('{required}')",
        index + 1,
        parent.name_text()
    ))
}
