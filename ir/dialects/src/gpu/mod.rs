//! The behaviour of `gpu`.

mod launch;

use crate::arith::MakeConstant as _;
use crate::shared::{behaviours, patterns, some_or_ok};
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::verify::{self, Check, Invariants, Subject, Violation, refuse};
use pass_ir::{Attr, OpId, Type, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "gpu.all_reduce" => verify(launch::check_all_reduction);
    "gpu.alloc" => verify(launch::check_allocation);
    "gpu.barrier" => patterns(patterns![named "eraseRedundantGpuBarrierOps" => erase_repeated_barrier]);
    "gpu.func" => callable(),
        invariants(Invariants { function_arguments: Some(check_function),..Invariants::NONE });
    "gpu.launch" => patterns(patterns![anonymous "FoldLaunchArguments" => replace_unit_ids]),
        verify(launch::check_launch);
    "gpu.launch_func" => verify_symbols(launch::check_kernel);
    "gpu.memcpy" => verify(launch::check_copy);
    "gpu.return" => verify(check_return);
    "gpu.subgroup_reduce" => verify(check_subgroup);
    "gpu.wait" => patterns(WAIT);
    "gpu.warp_execute_on_lane_0" => verify(check_warp_execute);
];

const WAIT: &[Pattern] = patterns![
    anonymous "EraseRedundantGpuWaitOpPairs" => drop_finished_waits;
    anonymous "SimplifyGpuWaitOp" => simplify_wait;
];

/// Drops operands that wait for nothing.
fn drop_finished_waits(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let is_done = |&token: &ValueId| {
        let wait = site.def(token, site.name());
        wait.is_some_and(|wait| wait.operands().count() == 0)
    };
    let old_operands: Vec<ValueId> = site.operands().collect();
    let mut remaining = old_operands.clone();
    remaining.retain(|token| !is_done(token));
    (remaining.len() < old_operands.len()).then(|| rw.set_operands(op, &remaining))
}

/// Erases a `gpu.wait` for nothing without a token, or whose token is not used, and replaces the token of a wait for one other
/// token by that one.
fn simplify_wait(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let tokens: Vec<ValueId> = site.operands().collect();
    match (&tokens[..], site.result(0)) {
        ([], None) => rw.erase(op),
        (&[one], Some(_)) => rw.replace(op, &[one]),
        (_, Some(made)) if !rw.body().has_uses(made) => rw.erase(op),
        _ => return None,
    }
    Some(())
}

/// Drops a barrier right before another one.
fn erase_repeated_barrier(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let body = rw.body();
    let next = body.next_op(op)?;
    let is_repeated = body.name(next) == body.name(op);
    is_repeated.then(|| rw.erase(op))
}

/// Replaces the ids of dimensions of size 1 by zero. The body takes the ids first; the sizes follow the async operands.
fn replace_unit_ids(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let first = usize::try_from(*rw.site(op).operand_segments()?.first()?).ok()?;
    let block = body.entry(*body.regions(op).first()?)?;
    let sizes = body.operands(op).skip(first).take(6);
    let ids = body.args(block).zip(sizes);
    let unit_ids =
        ids.filter(|&(id, size)| body.constant_int(cx, size) == Some(1) && body.has_uses(id));
    let unit_ids: Vec<ValueId> = unit_ids.map(|(id, _)| id).collect();
    let start = body.first_op(block).filter(|_| !unit_ids.is_empty())?;
    let (loc, zero) = (body.location(op), cx.integer_attr(0, Type::INDEX));
    let zero = rw.constant(start, loc, zero, Type::INDEX)?;
    for id in unit_ids {
        rw.replace_uses(id, zero);
    }
    Some(())
}

/// Checks that a kernel has no results, and that the arguments of the body are those of the function type, and after them the
/// memory attributions: first those of the workgroup, then private ones.
fn check_function(subject: Subject<'_>) -> Check {
    let (inputs, results) = some_or_ok!(verify::function_type(subject));
    subject.ensure(
        !is_kernel(subject) || results.is_empty(),
        "expected void return type for kernel function",
    )?;
    subject.ensure(
        !subject.is_empty_region(0),
        "expected body with at least one block",
    )?;
    let arguments = some_or_ok!(subject.entry_arg_types(0));
    check_arguments(subject, &arguments, inputs)
}

fn is_kernel(subject: Subject<'_>) -> bool {
    let key = subject.context().ident("gpu.kernel");
    subject
        .discardable_attrs()
        .iter()
        .any(|&(name, _)| name == key)
}

fn check_arguments(subject: Subject<'_>, arguments: &[Type], inputs: &[Type]) -> Check {
    let workgroup_count = subject.int_value("workgroup_attributions");
    let workgroup_count = usize::try_from(workgroup_count.unwrap_or_default()).unwrap_or_default();
    let least = inputs.len().saturating_add(workgroup_count);
    subject.ensure_with(arguments.len() >= least, || {
        format!("expected at least {least} arguments to body region")
    })?;
    let difference = subject.first_difference(arguments.iter().copied(), inputs);
    if let Some((index, found, expected)) = difference {
        return subject.fail(format!(
            "expected body region argument #{index} to be of type '{expected}', got '{found}'"
        ));
    }
    let (workgroup, private) = arguments[inputs.len()..].split_at(workgroup_count);
    check_attributions(subject, workgroup, "workgroup")?;
    check_attributions(subject, private, "private")
}

/// Checks that attributions are buffers in this address space, or in one that is not an attribute of `gpu`.
fn check_attributions(subject: Subject<'_>, types: &[Type], space: &str) -> Check {
    for &ty in types {
        let TypeData::MemRef {
            shape: Some(_),
            memory_space,
            ..
        } = subject.context().ty(ty)
        else {
            return subject.fail("expected memref type in attribution");
        };
        let found = memory_space.and_then(|found| address_space(subject, found));
        subject.ensure_with(found.is_none_or(|found| found == space), || {
            format!("expected memory space {space} in attribution")
        })?;
    }
    Ok(())
}

fn address_space(subject: Subject<'_>, space: Attr) -> Option<&str> {
    match *subject.context().attr(space) {
        AttrData::Dialect { dialect, rest, .. } if subject.context().str(dialect) == "gpu" => {
            let text = subject.context().str(rest);
            text.strip_prefix(".address_space<")?.strip_suffix('>')
        }
        _ => None,
    }
}

fn check_return(subject: Subject<'_>) -> Check {
    let parent = some_or_ok!(
        subject
            .parent()
            .filter(|parent| parent.name_text() == "gpu.func")
    );
    let (_, results) = some_or_ok!(verify::function_type(parent));
    let count = results.len();
    if subject.operand_types().len() != count {
        let violation = subject.violation(format!("expected {count} result operands"));
        return Err(violation.note(parent.loc(), "return type declared here"));
    }
    let difference = subject.first_difference(subject.operand_types(), results);
    let (index, found, _) = some_or_ok!(difference);
    subject.fail(format!("unexpected type `'{found}'' for operand #{index}"))
}

/// Checks that the region takes the operands and yields the results. Types inside and outside may differ for vectors, since
/// each lane has a part of them.
fn check_warp_execute(subject: Subject<'_>) -> Check {
    let inside = some_or_ok!(subject.entry_arg_types(0));
    let outside = subject.operand_types().skip(1);
    subject.ensure(
        outside.len() == inside.len(),
        "expected same number op arguments and block arguments.",
    )?;
    let end = subject
        .entry_terminator(0)
        .filter(|end| end.name_text() == "gpu.yield");
    let end = some_or_ok!(end);
    let (yielded, results) = (end.operand_types(), subject.result_types());
    subject.ensure(
        yielded.len() == results.len(),
        "expected same number of yield operands and return values.",
    )?;
    let pairs = inside.into_iter().zip(outside).chain(yielded.zip(results));
    let is_vector = |ty| matches!(subject.context().ty(ty), TypeData::Vector { .. });
    for (inside, outside) in pairs.filter(|(inside, outside)| inside != outside) {
        subject.ensure(
            is_vector(inside) && is_vector(outside),
            "expected vector type for distributed operands.",
        )?;
    }
    Ok(())
}

const INTEGER_OPERATIONS: &[&str] = &["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
const FLOAT_OPERATIONS: &[&str] = &["maximumf", "maxnumf", "minimumf", "minnumf"];

pub(crate) fn check_reduction(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let operation = some_or_ok!(subject.attr(cx.ident("op")).map(|op| cx.attr_text(op)));
    let ty = some_or_ok!(subject.operand_type(0));
    let element = cx.ty(ty).element().unwrap_or(ty);
    let name = operation
        .trim_start_matches("#gpu<all_reduce_op ")
        .trim_end_matches('>');
    let is_wrong = match cx.ty(element) {
        TypeData::Float(_) => INTEGER_OPERATIONS.contains(&name),
        TypeData::Integer { .. } | TypeData::Index => FLOAT_OPERATIONS.contains(&name),
        _ => false,
    };
    if !is_wrong {
        return Ok(());
    }
    let ty = subject.type_text(ty);
    refuse(format!(
        "`{name}` reduction operation is not compatible with type '{ty}'"
    ))
}

/// Checks that the size and the stride of clusters are powers of two.
fn check_subgroup(subject: Subject<'_>) -> Check {
    check_reduction(subject)?;
    let number = |key| subject.int_value(key);
    let size = number("cluster_size");
    if let Some(size) = size
        && size.count_ones() != 1
    {
        return subject.fail(format!("cluster size {size} is not a power of two"));
    }
    match number("cluster_stride") {
        Some(stride) if stride != 1 && size.is_none() => {
            subject.fail("cluster stride can only be specified if cluster size is specified")
        }
        Some(stride) if stride.count_ones() != 1 => {
            subject.fail(format!("cluster stride {stride} is not a power of two"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn check_attribute(subject: Subject<'_>, name: &str, value: Attr) -> Check {
    let is_mark = matches!(*subject.context().attr(value), AttrData::Unit);
    if name != "gpu.container_module" || !is_mark || subject.name_text() == "builtin.module" {
        return Ok(());
    }
    Err(Violation::new(
        "expected 'gpu.container_module' attribute to be attached to 'builtin.module'",
    )
    .about(subject))
}
