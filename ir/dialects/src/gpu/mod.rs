//! The behaviour of `gpu`.

mod launch;

use crate::arith::MakeConstant as _;
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::verify::{self, Check, Invariants, Subject, Violation};
use pass_ir::{Attr, OpId, Type, ValueId, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("gpu.all_reduce").verify(launch::check_all_reduction),
    Behaviour::of("gpu.alloc").verify(launch::check_allocation),
    Behaviour::of("gpu.barrier").patterns(BARRIER),
    Behaviour::of("gpu.func").callable().invariants(Invariants {
        function_arguments: Some(check_function),
        ..Invariants::NONE
    }),
    Behaviour::of("gpu.launch")
        .patterns(LAUNCH)
        .verify(launch::check_launch),
    Behaviour::of("gpu.launch_func").invariants(launch::FUNCTION),
    Behaviour::of("gpu.memcpy").verify(launch::check_copy),
    Behaviour::of("gpu.return").verify(check_return),
    Behaviour::of("gpu.subgroup_reduce").verify(check_subgroup),
    Behaviour::of("gpu.wait").patterns(WAIT),
    Behaviour::of("gpu.warp_execute_on_lane_0").verify(check_lane),
];

const BARRIER: &[Pattern] = &[Pattern::new("eraseRedundantGpuBarrierOps", repeated)];

const LAUNCH: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::FoldLaunchArguments",
    single_places,
)];

const WAIT: &[Pattern] = &[
    Pattern::new(
        "(anonymous namespace)::EraseRedundantGpuWaitOpPairs",
        on_nothing,
    ),
    Pattern::new("(anonymous namespace)::SimplifyGpuWaitOp", on_one_token),
];

/// Tokens that wait for nothing need not be waited for.
fn on_nothing(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let is_done = |&token: &ValueId| {
        let wait = site.def(token, site.name());
        wait.is_some_and(|wait| wait.operands().count() == 0)
    };
    let given: Vec<ValueId> = site.operands().collect();
    let kept: Vec<ValueId> = given
        .iter()
        .copied()
        .filter(|token| !is_done(token))
        .collect();
    (kept.len() < given.len()).then(|| rw.set_operands(op, &kept))
}

/// Waiting for nothing without a token goes away, as does a token that is not used; a token for another one is that one.
fn on_one_token(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
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

/// A barrier right in front of an equal one.
fn repeated(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let next = body.next_op(op)?;
    let mut other = body.header(cx, next);
    other.loc = body.location(op);
    if other != body.header(cx, op) || body.operand_count(op) > 0 {
        return None;
    }
    rw.erase(op);
    Some(())
}

/// Numbers of blocks and threads of which there is one are zero. The first arguments of the body are these numbers, and the
/// operands behind the asynchronous ones the sizes in the same order.
fn single_places(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, body) = (rw.context(), rw.body());
    let segments = cx.attr(body.attr(cx, op, name::OPERAND_SEGMENT_SIZES)?);
    let first = usize::try_from(*segments.as_dense_array()?.first()?).ok()?;
    let block = body.entry(*body.regions(op).first()?)?;
    let sizes = body.operands(op).skip(first).take(6);
    let single = body.args(block).zip(sizes);
    let single = single
        .filter(|&(place, size)| body.constant_int(cx, size) == Some(1) && body.has_uses(place));
    let single: Vec<ValueId> = single.map(|(place, _)| place).collect();
    let start = body.first_op(block).filter(|_| !single.is_empty())?;
    let (loc, zero) = (body.location(op), cx.integer_attr(0, Type::INDEX));
    let zero = rw.constant(start, loc, zero, Type::INDEX)?;
    for place in single {
        rw.replace_uses(place, zero);
    }
    Some(())
}

/// A kernel returns nothing. The arguments are those of the type, and after them the attributions: buffers that exist while
/// the kernel runs, first those of the workgroup and then private ones.
fn check_function(subject: Subject<'_>) -> Check {
    let Some((inputs, results)) = verify::function_type(subject) else {
        return Ok(());
    };
    if is_kernel(subject) && !results.is_empty() {
        return subject.fail("expected void return type for kernel function");
    }
    let Some((scope, regions)) = subject.regions() else {
        return Ok(());
    };
    let entry = regions
        .first()
        .and_then(|&region| scope.body().entry(region));
    if entry.is_none() {
        return subject.fail("expected body with at least one block");
    }
    let arguments = verify::entry_arguments(subject).unwrap_or_default();
    check_arguments(subject, &arguments, inputs)
}

fn is_kernel(subject: Subject<'_>) -> bool {
    let key = subject.context().ident("gpu.kernel");
    subject.discardable().iter().any(|&(name, _)| name == key)
}

fn check_arguments(subject: Subject<'_>, arguments: &[Type], inputs: &[Type]) -> Check {
    let cx = subject.context();
    let shared = subject.attr(cx.ident("workgroup_attributions"));
    let shared = shared.and_then(|count| cx.attr(count).as_int()?.as_i64());
    let shared = usize::try_from(shared.unwrap_or_default()).unwrap_or_default();
    let least = inputs.len().saturating_add(shared);
    if arguments.len() < least {
        return subject.fail(format!(
            "expected at least {least} arguments to body region"
        ));
    }
    let mut pairs = arguments.iter().zip(inputs).enumerate();
    if let Some((index, (&found, &wanted))) = pairs.find(|(_, (found, wanted))| found != wanted) {
        let (found, wanted) = (subject.type_text(found), subject.type_text(wanted));
        return subject.fail(format!(
            "expected body region argument #{index} to be of type '{wanted}', got '{found}'"
        ));
    }
    let (shared, private) = arguments[inputs.len()..].split_at(shared);
    check_attributions(subject, shared, "workgroup")?;
    check_attributions(subject, private, "private")
}

/// Attributions are buffers in an address space, unless it is one that a target numbers.
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
        if found.is_some_and(|found| found != space) {
            return subject.fail(format!("expected memory space {space} in attribution"));
        }
    }
    Ok(())
}

/// The name of an address space of `gpu`.
fn address_space(subject: Subject<'_>, space: pass_ir::Attr) -> Option<&str> {
    match *subject.context().attr(space) {
        AttrData::Dialect { dialect, rest, .. } if subject.context().str(dialect) == "gpu" => {
            let text = subject.context().str(rest);
            text.strip_prefix(".address_space<")?.strip_suffix('>')
        }
        _ => None,
    }
}

/// The operands are those that the type of the function promises.
fn check_return(subject: Subject<'_>) -> Check {
    let Some(parent) = subject
        .parent()
        .filter(|parent| parent.name_text() == "gpu.func")
    else {
        return Ok(());
    };
    let Some((_, results)) = verify::function_type(parent) else {
        return Ok(());
    };
    let count = results.len();
    if subject.operand_types().len() != count {
        let violation = subject.violation(format!("expected {count} result operands"));
        return Err(violation.note(parent.loc(), "return type declared here"));
    }
    let mut pairs = subject.operand_types().zip(results).enumerate();
    match pairs.find(|(_, (found, wanted))| found != *wanted) {
        Some((index, (found, _))) => {
            let found = subject.type_text(found);
            subject.fail(format!("unexpected type `'{found}'' for operand #{index}"))
        }
        None => Ok(()),
    }
}

/// The region takes the operands and yields the results. A value that all lanes share has one type inside and outside; of
/// a vector, each lane has a part.
fn check_lane(subject: Subject<'_>) -> Check {
    let Some(inside) = verify::entry_arguments(subject) else {
        return Ok(());
    };
    let outside = subject.operand_types().skip(1);
    if outside.len() != inside.len() {
        return subject.fail("expected same number op arguments and block arguments.");
    }
    let end = verify::entry_terminator(subject).filter(|end| end.name_text() == "gpu.yield");
    let Some(end) = end else {
        return Ok(());
    };
    let (yielded, results) = (end.operand_types(), subject.result_types());
    if yielded.len() != results.len() {
        return subject.fail("expected same number of yield operands and return values.");
    }
    let pairs = inside.into_iter().zip(outside).chain(yielded.zip(results));
    let is_vector = |ty| matches!(subject.context().ty(ty), TypeData::Vector { .. });
    for (inside, outside) in pairs.filter(|(inside, outside)| inside != outside) {
        if !is_vector(inside) || !is_vector(outside) {
            return subject.fail("expected vector type for distributed operands.");
        }
    }
    Ok(())
}

/// Reductions of whole numbers alone, and those of other numbers alone.
const OF_INTEGERS: &[&str] = &["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
const OF_FLOATS: &[&str] = &["maximumf", "maxnumf", "minimumf", "minnumf"];

/// A reduction of numbers that it is for.
pub(crate) fn check_reduction(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let Some(operation) = subject.attr(cx.ident("op")).map(|op| cx.attr_text(op)) else {
        return Ok(());
    };
    let Some(ty) = subject.operand_types().next() else {
        return Ok(());
    };
    let element = cx.ty(ty).element().unwrap_or(ty);
    let name = operation
        .trim_start_matches("#gpu<all_reduce_op ")
        .trim_end_matches('>');
    let is_wrong = match cx.ty(element) {
        TypeData::Float(_) => OF_INTEGERS.contains(&name),
        TypeData::Integer { .. } | TypeData::Index => OF_FLOATS.contains(&name),
        _ => false,
    };
    if !is_wrong {
        return Ok(());
    }
    let ty = subject.type_text(ty);
    Err(Violation::new(format!(
        "`{name}` reduction operation is not compatible with type '{ty}'"
    )))
}

/// Clusters have a power of two of members, at a distance that is one too.
fn check_subgroup(subject: Subject<'_>) -> Check {
    check_reduction(subject)?;
    let cx = subject.context();
    let number = |key| cx.attr(subject.attr(cx.ident(key))?).as_int()?.as_i64();
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

/// Checks an attribute of the dialect on any operation: a module says so that it has kernels in it.
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
