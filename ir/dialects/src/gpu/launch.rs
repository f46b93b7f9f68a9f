//! Invariants of `gpu` on launches of kernels, and on what all members of a group do.

use pass_ir::verify::{self, Check, Invariants, Subject, refuse};
use pass_ir::{Attr, Type};

pub(super) const FUNCTION: Invariants = Invariants {
    symbols: Some(check_kernel),
    ..Invariants::NONE
};

/// The group of the operands that the kernel takes.
const ARGUMENTS: usize = 11;

/// A launch names a kernel of a module that says that it has kernels in it, and passes what the kernel takes.
fn check_kernel<'a>(
    launch: Subject<'a>,
    module: Subject<'a>,
    find: &dyn Fn(Attr) -> Option<Subject<'a>>,
) -> Check {
    let cx = launch.context();
    let Some(kernel) = launch.value("kernel") else {
        return Ok(());
    };
    let Some((root, _)) = cx.attr(kernel).as_symbol() else {
        return Ok(());
    };
    if module.name_text() != "builtin.module" {
        return Ok(());
    }
    if !module.is_set("gpu.container_module") {
        return launch.fail(
            "expected the closest surrounding module to have the 'gpu.container_module' attribute",
        );
    }
    // Launches deeper inside of a function are not looked at.
    if launch.around().count() != 1 {
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
    if !function.is_set("gpu.kernel") {
        return launch.fail("kernel function is missing the 'gpu.kernel' attribute");
    }
    match verify::function_type(function) {
        Some((inputs, _)) if function.name_text() == "gpu.func" => check_passed(launch, inputs),
        _ => Ok(()),
    }
}

fn check_passed(launch: Subject<'_>, inputs: &[Type]) -> Check {
    let passed = launch.group_types(ARGUMENTS);
    if passed.len() != inputs.len() {
        let (found, wanted) = (passed.len(), inputs.len());
        return launch.fail(format!("got {found} kernel operands but expected {wanted}"));
    }
    match passed
        .iter()
        .zip(inputs)
        .position(|(found, wanted)| found != wanted)
    {
        None => Ok(()),
        Some(at) => launch.fail(format!("type of function argument {at} does not match")),
    }
}

/// The region takes the ids and the sizes of blocks and threads.
pub(super) fn check_launch(subject: Subject<'_>) -> Check {
    match subject.arguments_of(0) {
        Some(arguments) if arguments.len() < 12 => {
            subject.fail("unexpected number of region arguments")
        }
        _ => Ok(()),
    }
}

/// A reduction by name or by a region that makes one value of two.
pub(super) fn check_all_reduction(subject: Subject<'_>) -> Check {
    if subject.is_empty_region(0) != subject.is_set("op") {
        return refuse("expected either an op attribute or a non-empty body");
    }
    let (Some(arguments), Some(ty)) = (subject.arguments_of(0), subject.operand_types().next())
    else {
        return super::check_reduction(subject);
    };
    if arguments.len() != 2 {
        return refuse("expected two region arguments");
    }
    if arguments.iter().any(|&argument| argument != ty) {
        return refuse("incorrect region argument type");
    }
    let ends = subject.ends_of(0);
    let yields: Vec<_> = ends
        .iter()
        .filter(|end| end.name_text() == "gpu.yield")
        .collect();
    if yields.is_empty() {
        return refuse("expected gpu.yield op in region");
    }
    if yields.iter().any(|end| end.operand_types().len() != 1) {
        return refuse("expected one gpu.yield operand");
    }
    if yields.iter().all(|end| end.operand_types().eq([ty])) {
        Ok(())
    } else {
        refuse("incorrect gpu.yield type")
    }
}

/// A size for each dimension that has none.
pub(super) fn check_allocation(subject: Subject<'_>) -> Check {
    let shape = subject
        .result_types()
        .next()
        .and_then(|ty| subject.context().ty(ty).shape());
    let wanted = shape.map(|shape| shape.iter().filter(|dim| dim.size.is_none()).count());
    let found = subject.group(1).len();
    match wanted.filter(|&wanted| wanted != found) {
        None => Ok(()),
        Some(wanted) => subject.fail(format!(
            "incorrect number of dynamic sizes, has {found}, expected {wanted}"
        )),
    }
}

/// A copy between buffers of one shape.
pub(super) fn check_copy(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let buffers = [subject.group_types(1), subject.group_types(2)].concat();
    let [to, from] = buffers[..] else {
        return Ok(());
    };
    let (Some(one), Some(two)) = (cx.ty(to).shape(), cx.ty(from).shape()) else {
        return Ok(());
    };
    let mut pairs = one.iter().zip(two);
    let differ = one.len() != two.len()
        || pairs.any(|(one, two)| one.size.zip(two.size).is_some_and(|(one, two)| one != two));
    if differ {
        subject.fail("arguments have incompatible shape")
    } else {
        Ok(())
    }
}
