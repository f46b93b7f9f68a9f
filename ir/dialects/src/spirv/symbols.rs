//! Invariants of `spirv` on what is referred to by name: entry points and specialization constants.

use super::memory;
use crate::shared::some_or_ok;
use crate::shared::type_text::{compact_type_text, sequence};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::verify::{Check, Subject, Violation, refuse};
use pass_ir::{Attr, Type};

pub(super) fn check_module(subject: Subject<'_>) -> Check {
    memory::check_module(subject)?;
    check_entry_points(subject)
}

fn type_of(constant: Subject<'_>) -> Option<Type> {
    match constant.name_text() {
        "spirv.SpecConstant" => {
            let value = constant.attr_named("default_value")?;
            constant.context().attr(value).ty()
        }
        "spirv.SpecConstantComposite" => constant.type_value("type"),
        _ => None,
    }
}

pub(super) fn check_reference<'a>(
    subject: Subject<'a>,
    _: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    let symbol = some_or_ok!(subject.attr_named("spec_const"));
    match (find(symbol).and_then(type_of), subject.result_type(0)) {
        (None, _) => {
            subject.fail("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol")
        }
        (Some(expected), Some(found)) if expected != found => {
            subject.fail("result type mismatch with the referenced specialization constant's type")
        }
        _ => Ok(()),
    }
}

fn parts(subject: Subject<'_>, ty: Type) -> Option<(usize, String)> {
    if let data @ TypeData::Vector { element, .. } = subject.context().ty(ty) {
        let count = usize::try_from(data.element_count()?).ok()?;
        return Some((count, compact_type_text(subject, *element)));
    }
    let text = compact_type_text(subject, ty);
    let (count, element) = sequence(&text, &["!spirv.array"])?;
    let is_plain = !element.contains("stride");
    is_plain.then_some((usize::try_from(count).ok()?, element.to_owned()))
}

pub(super) fn check_composite<'a>(
    subject: Subject<'a>,
    _: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    let ty = subject.type_value("type");
    let list = subject.array("constituents");
    let (count, expected) = some_or_ok!(ty.and_then(|ty| parts(subject, ty)));
    if list.len() != count {
        return refuse(format!(
            "has incorrect number of operands: expected {count}, but provided {}",
            list.len()
        ));
    }
    let types = list.iter().filter_map(|&one| find(one).and_then(type_of));
    let mut types = types.map(|ty| compact_type_text(subject, ty));
    match types.find(|found| *found != expected) {
        Some(found) => refuse(format!(
            "has incorrect types of operands: expected '{expected}', but provided '{found}'"
        )),
        None => Ok(()),
    }
}

fn check_entry_points(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let ops = subject.region_ops(0);
    let defines = |name: &str, symbol| {
        let mut named = ops.iter().filter(|op| op.name_text() == name);
        named.any(|op| op.symbol() == Some(symbol))
    };
    let symbol = |attr: Attr| cx.attr(attr).as_symbol().map(|(root, _)| root);
    let mut seen = Vec::new();
    for op in ops.iter().filter(|op| op.name_text() == "spirv.EntryPoint") {
        let fail = |message| Err(Violation::new(message).about(*op));
        let Some(function) = op.attr_named("fn").and_then(symbol) else {
            continue;
        };
        if !defines("spirv.func", function) {
            let name = cx.str(function);
            return fail(format!("function '{name}' not found in 'spirv.module'"));
        }
        for &one in op.array("interface") {
            if symbol(one).is_some_and(|symbol| !defines("spirv.GlobalVariable", symbol)) {
                return fail(format!(
                    "expected spirv.GlobalVariable symbol reference instead of'{}'",
                    cx.attr_text(one)
                ));
            }
        }
        let key = (function, op.attr_named("execution_model"));
        if seen.contains(&key) {
            return fail("duplicate of a previous EntryPointOp".to_owned());
        }
        seen.push(key);
    }
    Ok(())
}

pub(crate) fn check_attribute(subject: Subject<'_>, name: &str, value: Attr) -> Check {
    let required = match name {
        "spirv.entry_point_abi" => "attribute must be an entry point ABI attribute",
        "spirv.target_env" => "must be a spirv::TargetEnvAttr",
        _ => {
            return refuse(format!("found unsupported '{name}' attribute on operation"));
        }
    };
    if matches!(*subject.context().attr(value), AttrData::Dialect { .. }) {
        return Ok(());
    }
    refuse(format!("'{name}' {required}"))
}
