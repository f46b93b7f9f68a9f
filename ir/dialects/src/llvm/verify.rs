//! Invariants of `llvm` that concern more than one operation or type.

use super::type_text::{are_same, full, part};
use super::types;
use crate::cf::{check_passed_operands, check_segments_of};
use crate::shared::some_or_ok;
use crate::shared::type_text::{Part, compact_type_text};
use pass_ir::Type;
use pass_ir::verify::{Check, Invariants, Subject, Violation};

/// Returns the text of a type without `!llvm.`, which is left out inside of other types.
fn short(subject: Subject<'_>, ty: Type) -> String {
    compact_type_text(subject, ty).replace("!llvm.", "")
}

pub(super) fn check_cmpxchg_result(subject: Subject<'_>) -> Check {
    let value = some_or_ok!(subject.operand_type(2));
    let result = some_or_ok!(subject.result_type(0));
    let required = format!("struct<({},i1)>", short(subject, value));
    let found = short(subject, result);
    if are_same(&found, &required) {
        return Ok(());
    }
    subject.fail(
        "failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool",
    )
}

const ADDRESSABLE: &[&str] = &[
    "llvm.func",
    "llvm.mlir.alias",
    "llvm.mlir.global",
    "llvm.mlir.ifunc",
];

pub(super) fn check_addressof(subject: Subject<'_>, _: &str, found: Option<Subject<'_>>) -> Check {
    let found = found.filter(|found| ADDRESSABLE.contains(&found.name_text()));
    let Some(found) = found else {
        return subject.fail(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
             'llvm.mlir.ifunc'",
        );
    };
    let has_space = matches!(found.name_text(), "llvm.mlir.alias" | "llvm.mlir.global");
    let pointer = some_or_ok!(subject.result_type(0).filter(|_| has_space));
    let required = found.int_value("addr_space");
    let text = short(subject, pointer);
    let space = text
        .strip_prefix("ptr")
        .map_or("", |rest| rest.trim_matches(['<', '>']));
    // A target may have a type of its own for the space.
    let space = if space.is_empty() {
        Ok(0)
    } else {
        space.parse::<i64>()
    };
    match space {
        Ok(space) if space != required.unwrap_or(0) => subject.fail(
            "pointer address space must match address space of the referenced global or alias",
        ),
        _ => Ok(()),
    }
}

/// Returns the type at the position that a property gives, or `None` where the text of the types does not tell.
fn at_position(subject: Subject<'_>, container: &str) -> Result<Option<String>, Box<Violation>> {
    let position = subject.int_array("position");
    let mut text = container;
    for &index in position.unwrap_or_default() {
        text = match part(text, index) {
            Part::Found(part) => part,
            Part::Unknown => return Ok(None),
            Part::OutOfBounds => {
                return Err(subject.violation(format!("position out of bounds: {index}")));
            }
            Part::NoAggregate => {
                let found = full(text);
                return Err(subject.violation(format!(
                    "expected LLVM IR structure/array type, got: '{found}'"
                )));
            }
        };
    }
    Ok(Some(full(text)))
}

fn check_container(subject: Subject<'_>, ty: Type) -> Check {
    let is_compatible = types::is_compatible_at_any_depth(subject.context(), ty);
    subject.ensure_with(is_compatible, || {
        let text = subject.type_text(ty);
        format!("expected LLVM IR Dialect type, got '{text}'")
    })
}

pub(super) fn check_extractvalue(subject: Subject<'_>) -> Check {
    let (from, found) = some_or_ok!(subject.cast_types());
    check_container(subject, from)?;
    let (from, found) = (subject.type_text(from), subject.type_text(found));
    match at_position(subject, &from)? {
        Some(required) if !are_same(&required, &found) => subject.fail(format!(
            "Type mismatch: extracting from '{from}' should produce '{required}' but this op returns '{found}'"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_insertvalue(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    let into = some_or_ok!(types.next());
    let found = some_or_ok!(types.next());
    check_container(subject, into)?;
    let (into, found) = (subject.type_text(into), subject.type_text(found));
    match at_position(subject, &into)? {
        Some(required) if !are_same(&required, &found) => subject.fail(format!(
            "Type mismatch: cannot insert '{found}' into '{into}'"
        )),
        _ => Ok(()),
    }
}

pub(super) fn check_fence(subject: Subject<'_>) -> Check {
    let order = subject.int_value("ordering");
    subject.ensure(
        order.is_none_or(|order| !(0..4).contains(&order)),
        "can be given only acquire, release, acq_rel, and seq_cst orderings",
    )
}

pub(super) fn check_switch(subject: Subject<'_>) -> Check {
    super::verify_memory::check_branch_weights(subject)?;
    let cx = subject.context();
    let values = subject.attr_named("case_values");
    let ty = values.and_then(|values| cx.attr(values).ty());
    let found = ty.map_or(Some(0), |ty| cx.ty(ty).element_count());
    let required = subject.successors().len().saturating_sub(1) as u64;
    subject.ensure(
        found.is_none_or(|found| found == required),
        "expects number of case values to match number of case destinations",
    )?;
    let element = ty.and_then(|ty| cx.ty(ty).element());
    match subject.operand_type(0) {
        Some(required) if element.is_some_and(|element| element != required) => Err(
            Violation::new("expects case value type to match condition value type"),
        ),
        _ => Ok(()),
    }
}

pub(super) const INDIRECT_BRANCH: Invariants = Invariants {
    types: Some(|subject| check_segments_of(subject, 1, "succOperands", "indbr_operand_segments")),
    interfaces: Some(|subject| {
        let lengths = subject
            .int_array("indbr_operand_segments")
            .unwrap_or_default();
        let lengths = lengths
            .iter()
            .map(|&length| usize::try_from(length).unwrap_or(0));
        check_passed_operands(subject, 1, lengths)
    }),
    ..Invariants::NONE
};

pub(super) const GEP_DYNAMIC_INDEX: i64 = i32::MIN as i64;

pub(super) fn check_gep(subject: Subject<'_>) -> Check {
    let flags = subject.int_value("noWrapFlags");
    subject.ensure(flags != Some(1), "'inbounds_flag' cannot be used directly.")?;
    let indices = subject.int_array("rawConstantIndices");
    let required = indices.map(|indices| {
        indices
            .iter()
            .filter(|&&index| index == GEP_DYNAMIC_INDEX)
            .count()
    });
    let found = subject.operand_types().len().saturating_sub(1);
    subject.ensure(
        required.is_none_or(|required| required == found),
        "expected as many dynamic indices as specified in 'rawConstantIndices'",
    )?;
    super::verify_memory::check_gep_indices(subject)
}

pub(super) fn check_intrinsic(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let name = subject.attr_named("intrin");
    let name = name.and_then(|name| cx.attr(name).as_string());
    subject.ensure(
        name.is_none_or(|name| cx.str(name).starts_with("llvm.")),
        "intrinsic name must start with 'llvm.'",
    )?;
    super::verify_calls::check_bundle_tags(subject)
}
