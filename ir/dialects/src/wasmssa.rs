//! The behaviour of `wasmssa`.

use crate::shared::type_text::{compact_type_text, inside};
use crate::shared::{behaviours, some_or_ok};
use pass_ir::data::TypeData;
use pass_ir::dialect::Behaviour;
use pass_ir::symbols::Visibility;
use pass_ir::verify::{Check, Subject, ensure, refuse};
use pass_ir::{Context, Header, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "wasmssa.extend" => verify(check_extension);
    "wasmssa.func" => callable(), visibility(symbol_visibility), verify(check_arguments);
    "wasmssa.global", "wasmssa.import_func", "wasmssa.import_global", "wasmssa.import_mem",
    "wasmssa.import_table", "wasmssa.memory", "wasmssa.table" => visibility(symbol_visibility);
    "wasmssa.local_set" => verify(check_local_set);
    "wasmssa.local_tee" => verify(check_local_tee);
];

fn symbol_visibility(cx: &Context, header: &Header) -> Visibility {
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
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    if arguments.len() != inputs.len() {
        return refuse(format!(
            "entry block should have same number of arguments as function type. Function type has {}, entry block has {}",
            inputs.len(),
            arguments.len()
        ));
    }
    for (index, (&argument, &input)) in arguments.iter().zip(inputs).enumerate() {
        let Some(element) = local_element(subject, argument) else {
            let argument = subject.type_text(argument);
            return refuse(format!(
                "entry block argument type should be LocalRefType, got '{argument}' for block argument {index}"
            ));
        };
        if element != compact_type_text(subject, input) {
            let input = subject.type_text(input);
            return refuse(format!(
                "func argument type #{index}('{input}') doesn't match entry block referenced type ('{element}')"
            ));
        }
    }
    Ok(())
}

/// Returns the type of the values of a local variable.
fn local_element(subject: Subject<'_>, ty: Type) -> Option<String> {
    let text = compact_type_text(subject, ty);
    inside(&text, "!wasmssa<localrefto", ">").map(str::to_owned)
}

fn is_element(subject: Subject<'_>, value: Option<Type>) -> bool {
    let local = subject.operand_type(0).zip(value);
    local.is_none_or(|(local, value)| {
        local_element(subject, local)
            .is_none_or(|element| element == compact_type_text(subject, value))
    })
}

fn check_local_set(subject: Subject<'_>) -> Check {
    ensure(
        is_element(subject, subject.operand_type(1)),
        "input type and result type of local.set do not match",
    )
}

fn check_local_tee(subject: Subject<'_>) -> Check {
    ensure(
        is_element(subject, subject.operand_type(1)) && is_element(subject, subject.result_type(0)),
        "input type and output type of local.tee do not match",
    )
}

fn check_extension(subject: Subject<'_>) -> Check {
    let bits = some_or_ok!(subject.int_value("bitsToTake"));
    let input = some_or_ok!(subject.operand_type(0));
    if ![8, 16, 32].contains(&bits) {
        return refuse(format!(
            "extend op can only take 8, 16 or 32 bits. Got {bits}"
        ));
    }
    let width = subject.context().integer_width(input).map(i64::from);
    if width.is_some_and(|width| bits >= width) {
        let input = subject.type_text(input);
        return refuse(format!(
            "trying to extend the {bits} low bits from a '{input}' value is illegal"
        ));
    }
    Ok(())
}
