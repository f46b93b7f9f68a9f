//! The behaviour of `emitc`.

use crate::shared::{behaviours, some_or_ok};
pub(crate) mod verify;

use crate::shared::type_text::{inside, parameter};
use pass_ir::data::TypeData;
use pass_ir::dialect::{Behaviour, CallSite};
use pass_ir::verify::{Check, Subject, refuse};
use pass_ir::{Type, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "emitc.assign" => verify(check_assigned);
    "emitc.call" => call(CallSite::from_callee),
        verify_symbol("callee", check_callee);
    "emitc.cast" => verify(verify::check_cast);
    "emitc.call_opaque" => verify(verify::check_opaque_call);
    "emitc.add" => verify(verify::check_sum);
    "emitc.apply" => verify(verify::check_apply);
    "emitc.constant" => verify(check_constant);
    "emitc.declare_func" => verify_symbol("sym_name", verify::check_declared);
    "emitc.for" => verify(verify::check_for);
    "emitc.func" => callable(), verify(verify::check_function);
    "emitc.sub" => verify(verify::check_difference);
    "emitc.yield" => verify(verify::check_yield);
    "emitc.global" => verify(verify::check_global_type);
    "emitc.get_global" => verify_symbol("name", check_global);
    "emitc.load" => verify_types(check_loaded);
    "emitc.return" => verify(check_return);
    "emitc.subscript" => verify(check_subscript);
    "emitc.variable" => verify(check_variable);
    "emitc.verbatim" => verify(verify::check_verbatim);
];

fn variable_of(subject: Subject<'_>, ty: Type) -> String {
    format!("!emitc.lvalue<{}>", subject.type_text(ty))
}

fn check_assigned(subject: Subject<'_>) -> Check {
    let mut types = subject.operand_types().map(|ty| subject.type_text(ty));
    let (variable, value) = (some_or_ok!(types.next()), some_or_ok!(types.next()));
    let variable = some_or_ok!(inside(&variable, "!emitc.lvalue<", ">"));
    subject.ensure_with(variable == value, || {
        format!("requires value's type ('{value}') to match variable's type ('{variable}')")
    })
}

fn check_loaded(subject: Subject<'_>) -> Check {
    let ends = (subject.operand_type(0), subject.result_type(0));
    match ends {
        (Some(from), Some(to)) if subject.type_text(from) != variable_of(subject, to) => {
            subject.fail("failed to verify that result type matches value type of 'operand'")
        }
        _ => Ok(()),
    }
}

/// Returns the type of a value. Text stands for a value of any type, and a number of type `index` for one as wide as
/// a pointer.
fn type_of_value(subject: Subject<'_>) -> Option<Type> {
    let ty = subject.context().attr(subject.attr(name::VALUE)?).ty();
    ty.filter(|&ty| ty != Type::INDEX)
}

fn is_empty_text(subject: Subject<'_>) -> bool {
    let value = subject
        .attr(name::VALUE)
        .map(|value| subject.context().attr_text(value));
    value.is_some_and(|text| text == "#emitc.opaque<\"\">")
}

fn check_constant(subject: Subject<'_>) -> Check {
    verify::check_no_text(subject)?;
    subject.ensure(!is_empty_text(subject), "value must not be empty")?;
    match (type_of_value(subject), subject.result_type(0)) {
        (Some(value), Some(ty)) if value != ty => mismatch(subject, value, &subject.type_text(ty)),
        _ => Ok(()),
    }
}

fn check_variable(subject: Subject<'_>) -> Check {
    verify::check_no_text(subject)?;
    let ty = some_or_ok!(subject.result_type(0).map(|ty| subject.type_text(ty)));
    match (type_of_value(subject), inside(&ty, "!emitc.lvalue<", ">")) {
        (Some(value), Some(ty)) if ty != subject.type_text(value) => mismatch(subject, value, ty),
        _ => Ok(()),
    }
}

fn mismatch(subject: Subject<'_>, value: Type, result: &str) -> Check {
    let value = subject.type_text(value);
    subject.fail(format!(
        "requires attribute to either be an #emitc.opaque attribute or it's type ('{value}') to match the op's result \
         type ('{result}')"
    ))
}

fn check_callee(subject: Subject<'_>, symbol: &str, callee: Option<Subject<'_>>) -> Check {
    match callee.filter(|callee| callee.name_text() == "emitc.func") {
        Some(callee) => match pass_ir::verify::function_type(callee) {
            Some((inputs, results)) => pass_ir::verify::check_call(subject, inputs, results),
            None => Ok(()),
        },
        None => subject.fail(format!("'{symbol}' does not reference a valid function")),
    }
}

fn check_return(subject: Subject<'_>) -> Check {
    let function = subject.parent();
    let function = function.filter(|function| function.name_text() == "emitc.func");
    let (function, (_, results)) = some_or_ok!(
        function.and_then(|function| Some((function, pass_ir::verify::function_type(function)?)))
    );
    let name = function
        .symbol()
        .map_or("", |name| subject.context().str(name));
    let found = subject.operand_types();
    subject.ensure_with(found.len() == results.len(), || {
        format!(
            "has {} operands, but enclosing function (@{name}) returns {}",
            found.len(),
            results.len()
        )
    })?;
    let (_, found, expected) = some_or_ok!(subject.first_difference(found, results));
    refuse(format!(
        "type of the return operand ('{found}') doesn't match function result type ('{expected}') in function @{name}"
    ))
}

fn check_global(subject: Subject<'_>, symbol: &str, global: Option<Subject<'_>>) -> Check {
    let Some(global) = global.filter(|global| global.name_text() == "emitc.global") else {
        return subject.fail(format!(
            "'{symbol}' does not reference a valid emitc.global"
        ));
    };
    let declared = global.type_value("type");
    let declared = some_or_ok!(declared);
    let found = some_or_ok!(subject.result_type(0));
    let (expected, text) = (subject.type_text(declared), subject.type_text(found));
    if expected.starts_with("!emitc.array<") {
        if found == declared {
            return Ok(());
        }
        return subject.fail(format!(
            "on array type expects result type '{text}' to match type '{expected}' of the global @{symbol}"
        ));
    }
    if text == variable_of(subject, declared) {
        return Ok(());
    }
    let inner = text.strip_prefix("!emitc.lvalue<");
    match inner.and_then(|inner| inner.strip_suffix('>')) {
        Some(inner) => subject.fail(format!(
            "on non-array type expects result inner type '{inner}' to match type '{expected}' of the global @{symbol}"
        )),
        None => Ok(()),
    }
}

fn check_subscript(subject: Subject<'_>) -> Check {
    verify::check_pointer_subscript(subject)?;
    let mut types = subject.operand_types();
    let array = types
        .next()
        .and_then(|ty| parameter(subject, ty, "!emitc.array"));
    let array = some_or_ok!(array);
    let element = array.trim_start_matches(|char: char| char.is_ascii_digit() || char == 'x');
    let rank = array[..array.len() - element.len()].matches('x').count();
    subject.ensure_with(types.len() == rank, || format!(
            "on array operand requires number of indices ({}) to match the rank of the array type ({rank})",
            types.len()
        ))?;
    if let Some((at, found)) = types
        .enumerate()
        .find(|(_, ty)| !may_be_index(subject, *ty))
    {
        let found = subject.type_text(found);
        return subject.fail(format!(
            "on array operand requires index operand {at} to be integer-like, but got '{found}'"
        ));
    }
    let inner = subject.result_type(0);
    match inner.and_then(|inner| parameter(subject, inner, "!emitc.lvalue")) {
        Some(inner) if inner != element => subject.fail(format!(
            "on array operand requires element type ('{element}') and result type ('{inner}') to match"
        )),
        _ => Ok(()),
    }
}

fn may_be_index(subject: Subject<'_>, ty: Type) -> bool {
    let data = subject.context().ty(ty);
    matches!(
        data,
        TypeData::Integer { .. } | TypeData::Index | TypeData::Dialect { .. }
    )
}
