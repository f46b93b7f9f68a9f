//! No pass needs stack for IR that is nested deep: built by calls, it may be nested deeper than any text.

use std::sync::Arc;
use std::time::Instant;

use pass_dialects::op;
use pass_embedded::Embedded;
use pass_ir::{BlockId, Body, Context, InsertPoint, Loc, Module, OpId, OpSpec, Type, ValueId};
use pass_runtime::{PassManager, PassRegistry};

/// So little stack that one call a level would be too much.
const STACK: usize = 192 << 10;

/// The number of levels. `cargo xtask bench depth` runs the larger one.
const DEPTH: usize = if cfg!(debug_assertions) {
    2_500
} else {
    100_000
};

/// The number of levels for passes that print: text is indented by depth, so it grows with the square of that.
const PRINTED_DEPTH: usize = 250;

/// The pass that prints.
const PRINTING: &str = "print-ir";

/// The part that is repeated from level to level.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// Modules. Each owns its body.
    Modules,
    /// Regions of operations of that name in one body, with constants to share and to remove on each level.
    Regions(&'static str),
    /// Regions that hold nothing but the next operation.
    Bare(&'static str),
    /// Branches of conditionals.
    Conditionals,
    /// Loops around something that has effects.
    Loops,
}

/// The next level down: the operation that has it, at the end of a block.
fn level(cx: &Context, body: &mut Body, block: BlockId, shape: Shape, given: &[ValueId]) -> OpId {
    let at = InsertPoint::End(block);
    if matches!(shape, Shape::Modules | Shape::Regions(_)) {
        let zero = cx.integer_attr(0, Type::I32);
        let spec = OpSpec::new(op::ARITH_CONSTANT, Loc::UNKNOWN).attr(pass_ir::name::VALUE, zero);
        let spec = spec.results(&[Type::I32]);
        for _ in 0..2 {
            let _ = body.create(cx, &spec, at);
        }
    }
    let (name, operands, regions) = match shape {
        Shape::Modules => (op::BUILTIN_MODULE, &[][..], 1),
        Shape::Regions(name) | Shape::Bare(name) => (cx.op_name(name), &[][..], 1),
        Shape::Conditionals => (op::SCF_IF, &given[..1], 2),
        Shape::Loops => (op::SCF_FOR, &given[1..], 1),
    };
    let spec = OpSpec::new(name, Loc::UNKNOWN);
    let made = body.create(cx, &spec.operands(operands).regions(regions), at);
    let end = match shape {
        Shape::Conditionals | Shape::Loops => op::SCF_YIELD,
        _ => return made,
    };
    let end = OpSpec::new(end, Loc::UNKNOWN);
    if body
        .block_of(made)
        .and_then(|block| body.block_region(block))
        != Some(body.top_regions()[0])
    {
        let _ = body.create(cx, &end, at);
    }
    made
}

/// The values that the levels use: a truth value, and bounds of loops.
fn givens(cx: &Context, body: &mut Body, block: BlockId) -> Vec<ValueId> {
    let types = [Type::I1, Type::INDEX, Type::INDEX, Type::INDEX];
    let spec = OpSpec::new(cx.op_name("t.given"), Loc::UNKNOWN).results(&types);
    let made = body.create(cx, &spec, InsertPoint::End(block));
    body.results(made).collect()
}

fn nest(cx: &Context, depth: usize, shape: Shape) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let mut body = root.body_mut().unwrap();
    let mut block = body.entry(body.top_regions()[0]).unwrap();
    let outer_values = givens(cx, body, block);
    for _ in 0..depth {
        let inner_values = matches!(shape, Shape::Conditionals).then(|| givens(cx, body, block));
        let made = level(
            cx,
            body,
            block,
            shape,
            inner_values.as_ref().unwrap_or(&outer_values),
        );
        if let Shape::Modules = shape {
            body = body.nested_mut(made).unwrap();
        }
        let region = match shape {
            Shape::Modules => body.top_regions()[0],
            _ => body.regions(made)[0],
        };
        let args: &[_] = match shape {
            Shape::Loops => &[(Type::INDEX, Loc::UNKNOWN)],
            _ => &[],
        };
        block = body.append_block(region, args);
    }
    let spec = OpSpec::new(cx.op_name("t.effect"), Loc::UNKNOWN);
    let _ = body.create(cx, &spec, InsertPoint::End(block));
    module
}

/// Runs a pass over a nest, and shows its time to who asks for the output of tests.
#[expect(clippy::print_stdout, reason = "the bench of depth shows it")]
fn run(registry: &Arc<PassRegistry<Embedded>>, name: &str, shape: Shape) {
    let depth = if name == PRINTING {
        PRINTED_DEPTH
    } else {
        DEPTH
    };
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(true);
    assert!(cx.load_dialect("arith") && cx.load_dialect("scf"));
    let mut module = nest(&cx, depth, shape);
    let pipeline = registry
        .parse(&cx, &format!("builtin.module({name})"))
        .unwrap();
    let mut manager = PassManager::from(pipeline);
    manager.set_registry(Arc::clone(registry));
    // Verification has a test of its own; blocks without terminators serve here.
    manager.set_verify_each(false);
    let mut messages = Vec::new();
    let start = Instant::now();
    let result = manager.run(&cx, module.root(&cx), &mut |diagnostic| {
        messages.push(diagnostic.to_string());
    });
    println!("{name} on {shape:?}, {depth} deep: {:?}", start.elapsed());
    assert!(
        result.is_ok() || name == "symbol-dce",
        "{name} on {shape:?}: {messages:?}"
    );
}

/// Runs every pass over nests of these shapes, on little stack.
fn run_all(shapes: &'static [Shape]) {
    let run_passes = move || {
        let mut registry = PassRegistry::<Embedded>::new();
        pass_transforms::register_transforms_passes(&mut registry).unwrap();
        let registry = Arc::new(registry);
        let names: Vec<_> = registry.iter().map(|entry| entry.argument()).collect();
        assert!(names.contains(&PRINTING) && names.contains(&"cse"));
        for name in names {
            shapes.iter().for_each(|&shape| run(&registry, name, shape));
        }
    };
    let thread = std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(run_passes);
    thread.unwrap().join().unwrap();
}

#[test]
fn isolated_operations_in_each_other() {
    run_all(&[Shape::Modules]);
}

#[test]
fn regions_of_unknown_operations_in_each_other() {
    run_all(&[Shape::Regions("t.region"), Shape::Bare("t.region")]);
}

#[test]
fn regions_of_known_operations_in_each_other() {
    run_all(&[
        Shape::Regions("scf.execute_region"),
        Shape::Bare("scf.execute_region"),
    ]);
}

#[test]
fn branches_and_loops_in_each_other() {
    run_all(&[Shape::Conditionals, Shape::Loops]);
}
