//! Invariants of `spirv` on memory, modules and constructs of several blocks.

use super::verify::pointer;
use crate::shared::some_or_ok;
use crate::shared::type_text::are_same;
use pass_ir::data::AttrData;
use pass_ir::verify::{Check, Subject, Violation, refuse};

pub(super) fn check_variable(subject: Subject<'_>) -> Check {
    let class = subject.enum_value("storage_class");
    let ty = subject.result_type(0);
    let ty = ty.map(|ty| subject.type_text(ty)).unwrap_or_default();
    let is_other = ty.starts_with("!spirv.ptr<") && !ty.ends_with(", Function>");
    subject.ensure(
        class.is_none_or(|class| class == "Function") && !is_other,
        "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.",
    )?;
    let is_constant = |maker: Subject<'_>| {
        let name = maker.name_text();
        matches!(
            name,
            "spirv.Undef" | "spirv.mlir.addressof" | "spirv.mlir.referenceof"
        ) || name.contains("Constant")
    };
    subject.ensure(
        subject.operand(0).is_none() || subject.defining_op(0).is_some_and(is_constant),
        "initializer must be the result of a constant or spirv.GlobalVariable op",
    )
}

pub(super) fn check_alignment(subject: Subject<'_>) -> Check {
    let access = subject
        .attr_named("memory_access")
        .map(|access| subject.context().attr_text(access));
    let has_alignment = subject.is_set("alignment");
    match access {
        None if has_alignment => subject
            .fail("invalid alignment specification without aligned memory access specification"),
        Some(access) if access.contains("Aligned") && !has_alignment => {
            subject.fail("missing alignment value")
        }
        Some(access) if !access.contains("Aligned") && has_alignment => subject
            .fail("invalid alignment specification with non-aligned memory access specification"),
        _ => Ok(()),
    }
}

pub(super) fn check_semantics(subject: Subject<'_>) -> Check {
    let key = ["semantics", "memory_semantics"]
        .into_iter()
        .find(|key| subject.is_set(key));
    let text = key
        .and_then(|key| subject.attr_named(key))
        .map(|flags| subject.context().attr_text(flags));
    let text = text.unwrap_or_default();
    let orders = [
        "Acquire",
        "Release",
        "AcquireRelease",
        "SequentiallyConsistent",
    ];
    let names = text
        .split(['<', '>', '|', ' '])
        .filter(|name| orders.contains(name));
    match names.count() {
        2.. => refuse(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or \
             `SequentiallyConsistent`",
        ),
        _ => Ok(()),
    }
}

pub(super) fn check_update(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types();
    if let (Some(address), Some(value)) = (types.next(), types.next()) {
        let parts = pointer(subject, address);
        subject.ensure(
            parts.is_none_or(|(pointee, _)| are_same(&pointee, &subject.type_text(value))),
            "failed to verify that `value` type matches pointee type of `pointer`",
        )?;
    }
    check_semantics(subject)
}

pub(super) fn check_specialized(subject: Subject<'_>) -> Check {
    let value = some_or_ok!(subject.attr_named("default_value"));
    let width = match &*subject.context().attr(value) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => {
            some_or_ok!(subject.context().ty(*ty).bit_width())
        }
        _ => {
            return subject.fail("default value can only be a bool, integer, or float scalar");
        }
    };
    subject.ensure(
        matches!(width, 1 | 8 | 16 | 32 | 64),
        "default value bitwidth disallowed",
    )
}

pub(super) fn check_global(subject: Subject<'_>) -> Check {
    let ty = some_or_ok!(subject.type_value("type").map(|ty| subject.type_text(ty)));
    subject.ensure(
        ty.starts_with("!spirv.ptr<"),
        "result must be of a !spv.ptr type",
    )?;
    let class = ty
        .trim_end_matches('>')
        .rsplit([',', ' '])
        .next()
        .unwrap_or("");
    subject.ensure_with(!matches!(class, "Function" | "Generic"), || {
        format!("storage class cannot be '{class}'")
    })
}

pub(super) fn check_module(subject: Subject<'_>) -> Check {
    let is_other = |op: &Subject<'_>| !op.name_text().starts_with("spirv.");
    for op in subject.entry_ops(0) {
        if is_other(&op) {
            let message = "'spirv.module' can only contain spirv.* ops";
            return Err(Violation::at(op.loc(), message));
        }
        let nested = op.region_ops(0);
        if op.name_text() == "spirv.func"
            && let Some(op) = nested.iter().find(|op| is_other(op))
        {
            let message = "functions in 'spirv.module' can only contain spirv.* ops";
            return Err(Violation::at(op.loc(), message));
        }
    }
    Ok(())
}

pub(super) fn check_enclosed(subject: Subject<'_>) -> Check {
    subject.ensure(
        subject.entry_ops(0).len() == 2,
        "expected exactly 2 nested ops",
    )
}

pub(super) fn check_construct_blocks(subject: Subject<'_>) -> Check {
    if subject.is_empty_region(0) {
        return Ok(());
    }
    let (ends, all) = (subject.terminators(0), subject.region_ops(0));
    let is_merge = |op: &Subject<'_>| op.name_text() == "spirv.mlir.merge";
    let last = some_or_ok!(ends.last());
    let alone = last
        .position()
        .is_none_or(|(scope, op)| scope.body().prev_op(op).is_none());
    subject.ensure(
        is_merge(last) && alone && !all.is_empty(),
        "last block must be the merge block with only one 'spirv.mlir.merge' op",
    )?;
    match (subject.name_text(), ends.len()) {
        ("spirv.mlir.selection", 1) => subject.fail("must have a selection header block"),
        ("spirv.mlir.loop", 1) => {
            subject.fail("must have an entry block branching to the loop header block")
        }
        ("spirv.mlir.loop", 2) => {
            subject.fail("must have a loop header block branched from the entry block")
        }
        ("spirv.mlir.loop", 3) => {
            subject.fail("requires a loop continue block branching to the loop header block")
        }
        _ => Ok(()),
    }
}
