//! The behaviour of `wasmssa`.

use crate::shared::behaviours;
use pass_ir::data::TypeData;
use pass_ir::dialect::Behaviour;
use pass_ir::symbols::Visibility;
use pass_ir::verify::{Check, Subject, refuse};
use pass_ir::{Context, Header};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "wasmssa.func" => callable(), visibility(exported), verify(check_arguments);
    "wasmssa.global", "wasmssa.import_func", "wasmssa.import_global", "wasmssa.import_mem",
    "wasmssa.import_table", "wasmssa.memory", "wasmssa.table" => visibility(exported);
];

fn exported(cx: &Context, header: &Header) -> Visibility {
    let marker = cx.find_ident("exported");
    if marker.is_some_and(|key| header.attr(cx, key).is_some()) {
        Visibility::Public
    } else {
        Visibility::Nested
    }
}

fn check_arguments(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let ty = subject.type_value("functionType");
    let Some(TypeData::Function { inputs, .. }) = ty.map(|ty| cx.ty(ty)) else {
        return Ok(());
    };
    match subject.entry_arg_types(0) {
        Some(arguments) if arguments.len() != inputs.len() => refuse(format!(
            "entry block should have same number of arguments as function type. Function type has {}, entry block has {}",
            inputs.len(),
            arguments.len()
        )),
        _ => Ok(()),
    }
}
