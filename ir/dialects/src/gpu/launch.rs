//! Invariants of `gpu` on launches of kernels, and on what all members of a group do.

use crate::shared::shapes::verify::{agree, check_size_count};
use crate::shared::some_or_ok;
use pass_ir::verify::{self, Check, Subject, ensure};
use pass_ir::{Attr, Type};

/// The group of the operands that the kernel takes.
const ARGUMENTS: usize = 11;

pub(super) fn check_kernel<'a>(
    launch: Subject<'a>,
    module: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    let cx = launch.context();
    let kernel = some_or_ok!(launch.attr_named("kernel"));
    let (root, _) = some_or_ok!(cx.attr(kernel).as_symbol());
    if module.name_text() != "builtin.module" {
        return Ok(());
    }
    launch.ensure(
        module.is_set("gpu.container_module"),
        "expected the closest surrounding module to have the 'gpu.container_module' attribute",
    )?;
    // Launches deeper inside of a function are not looked at.
    if launch.ancestors().count() != 1 {
        return Ok(());
    }
    let container = find(cx.symbol_attr(root));
    let name = cx.str(root);
    match container.map(|container| container.name_text()) {
        None => return launch.fail(format!("kernel container '{name}' is undefined")),
        Some("gpu.binary") => return Ok(()),
        Some("gpu.module") => {}
        Some(_) => return launch.fail(format!("kernel module '{name}' is undefined")),
    }
    let Some(function) = find(kernel) else {
        let name = cx.attr_text(kernel);
        return launch.fail(format!("kernel function '{name}' is undefined"));
    };
    launch.ensure(
        function.is_set("gpu.kernel"),
        "kernel function is missing the 'gpu.kernel' attribute",
    )?;
    match verify::function_type(function) {
        Some((inputs, _)) if function.name_text() == "gpu.func" => check_passed(launch, inputs),
        _ => Ok(()),
    }
}

fn check_passed(launch: Subject<'_>, inputs: &[Type]) -> Check {
    let passed = launch.operand_group_types(ARGUMENTS);
    if passed.len() != inputs.len() {
        let (found, expected) = (passed.len(), inputs.len());
        return launch.fail(format!(
            "got {found} kernel operands but expected {expected}"
        ));
    }
    let (at, ..) = some_or_ok!(launch.first_difference(passed, inputs));
    launch.fail(format!("type of function argument {at} does not match"))
}

pub(super) fn check_launch(subject: Subject<'_>) -> Check {
    match subject.entry_arg_types(0) {
        Some(arguments) if arguments.len() < 12 => {
            subject.fail("unexpected number of region arguments")
        }
        _ => Ok(()),
    }
}

pub(super) fn check_all_reduction(subject: Subject<'_>) -> Check {
    ensure(
        subject.is_empty_region(0) == subject.is_set("op"),
        "expected either an op attribute or a non-empty body",
    )?;
    let (Some(arguments), Some(ty)) = (subject.entry_arg_types(0), subject.operand_type(0)) else {
        return super::check_reduction(subject);
    };
    ensure(arguments.len() == 2, "expected two region arguments")?;
    ensure(
        !arguments.iter().any(|&argument| argument != ty),
        "incorrect region argument type",
    )?;
    let ends = subject.terminators(0);
    let yields = ends.iter().filter(|end| end.name_text() == "gpu.yield");
    let yields: Vec<_> = yields.collect();
    ensure(!yields.is_empty(), "expected gpu.yield op in region")?;
    ensure(
        !yields.iter().any(|end| end.operand_types().len() != 1),
        "expected one gpu.yield operand",
    )?;
    ensure(
        yields.iter().all(|end| end.operand_types().eq([ty])),
        "incorrect gpu.yield type",
    )
}

pub(super) fn check_allocation(subject: Subject<'_>) -> Check {
    let result = some_or_ok!(subject.result_type(0));
    let shape = subject.context().ty(result).shape();
    check_size_count(subject, shape, subject.operand_group(1).len())
}

pub(super) fn check_copy(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let buffers = [
        subject.operand_group_types(1),
        subject.operand_group_types(2),
    ]
    .concat();
    let [to, from] = buffers[..] else {
        return Ok(());
    };
    let target = some_or_ok!(cx.ty(to).shape());
    let source = some_or_ok!(cx.ty(from).shape());
    subject.ensure(agree(target, source), "arguments have incompatible shape")
}
