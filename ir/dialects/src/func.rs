//! The behaviour of `func`.

use crate::op;
use crate::shared::{behaviours, patterns, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::{Behaviour, CallSite};
use pass_ir::rewrite::Rewriter;
use pass_ir::verify::{Check, Invariants, Subject, check_call, function_type, refuse};
use pass_ir::{Attr, Context, Header, InsertPoint, OpId, OpSpec, Type, ValueId, calls, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "func.call" => call(CallSite::from_callee),
        verify_symbol("callee", check_callee);
    "func.call_indirect" => patterns(patterns![named "" => call_known]),
        verify_types(check_indirect_call);
    "func.constant" => verify_symbol("value", check_constant);
    "func.func" => callable(), invariants(Invariants { is_private_if_external: true,..Invariants::NONE });
    "func.return" => lower_return(|cx, body, end, next| { calls::replace_return_by_branch(cx, body, op::CF_BR, end, next) }),
        verify(check_return);
];

pub(crate) fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    let is_name = matches!(&*cx.attr(value), AttrData::Symbol { nested, .. } if nested.is_empty());
    let is_function = matches!(cx.ty(ty), TypeData::Function { .. });
    (is_name && is_function).then(|| Header::new(op::FUNC_CONSTANT).with(cx, name::VALUE, value))
}

fn call_known(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let callee = site
        .def(site.operand(0)?, op::FUNC_CONSTANT)?
        .attr(name::VALUE)?;
    let arguments: Vec<ValueId> = site.operands().skip(1).collect();
    let types: Vec<Type> = site.results().map(|value| site.type_of(value)).collect();
    let spec = OpSpec::new(op::FUNC_CALL, site.location())
        .operands(&arguments)
        .results(&types)
        .attr(name::CALLEE, callee);
    let call = rw.create(&spec, InsertPoint::Before(op));
    let results: Vec<ValueId> = rw.body().results(call).collect();
    rw.replace(op, &results);
    Some(())
}

fn check_return(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(subject.parent());
    let (_, results) = some_or_ok!(function_type(parent));
    let symbol = parent
        .symbol()
        .map_or("", |symbol| subject.context().str(symbol));
    let (found, expected) = (subject.operand_types().len(), results.len());
    if found != expected {
        let message =
            format!("has {found} operands, but enclosing function (@{symbol}) returns {expected}");
        return subject.fail(message);
    }
    let difference = subject.first_difference(subject.operand_types(), results);
    let (index, found, expected) = some_or_ok!(difference);
    refuse(format!(
        "type of return operand {index} ('{found}') doesn't match function result type ('{expected}') in function @{symbol}"
    ))
}

fn check_indirect_call(subject: Subject<'_>) -> Check {
    let mut operands = subject.operand_types();
    let Some(TypeData::Function { inputs, results }) =
        operands.next().map(|ty| subject.context().ty(ty))
    else {
        return Ok(());
    };
    subject.ensure(
        operands.eq(inputs.iter().copied()),
        "failed to verify that callee input types match argument types",
    )?;
    subject.ensure(
        subject.result_types().eq(results.iter().copied()),
        "failed to verify that callee result types match result types",
    )
}

fn check_callee(call: Subject<'_>, symbol: &str, callee: Option<Subject<'_>>) -> Check {
    match callee.and_then(type_of_function) {
        Some((inputs, results)) => check_call(call, inputs, results),
        None => call.fail(format!("'{symbol}' does not reference a valid function")),
    }
}

fn check_constant(constant: Subject<'_>, symbol: &str, function: Option<Subject<'_>>) -> Check {
    let Some((inputs, results)) = function.and_then(type_of_function) else {
        return constant.fail(format!("reference to undefined function '{symbol}'"));
    };
    let ty = constant.context().function_type(inputs, results);
    if constant.result_types().all(|result| result == ty) {
        return Ok(());
    }
    constant.fail("reference to function with mismatched type")
}

fn type_of_function(function: Subject<'_>) -> Option<(&[Type], &[Type])> {
    function_type(function).filter(|_| function.name() == op::FUNC_FUNC)
}
