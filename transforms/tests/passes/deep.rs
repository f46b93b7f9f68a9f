//! No pass needs stack for IR that is nested deep: built by calls, it may be nested deeper than any text.

use std::sync::Arc;

use pass_embedded::Embedded;
use pass_ir::dialect::op;
use pass_ir::{Body, Context, InsertPoint, Loc, Module, OpId, OpSpec, RegionId, Type};
use pass_runtime::{PassManager, PassRegistry};

/// So little stack that one call a level would be too much.
const STACK: usize = 192 << 10;

/// The number of levels. What a loop or a frame hides grows with the square of it, so it is no greater than it has to be.
const DEPTH: usize = 1_000;

/// Makes an operation, and gives the operations around it something to share and to remove.
fn level(cx: &Context, body: &mut Body, region: RegionId, name: pass_ir::OpName) -> OpId {
    let block = body.append_block(region, &[]);
    let zero = cx.integer_attr(0, Type::I32);
    let spec = OpSpec::new(op::ARITH_CONSTANT, Loc::UNKNOWN).attr(pass_ir::name::VALUE, zero);
    let spec = spec.results(&[Type::I32]);
    for _ in 0..2 {
        let _ = body.create(cx, &spec, InsertPoint::End(block));
    }
    let spec = OpSpec::new(name, Loc::UNKNOWN).regions(1);
    body.create(cx, &spec, InsertPoint::End(block))
}

/// Modules in each other.
fn isolated(cx: &Context, depth: usize) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let mut body: Option<&mut Body> = root.body_mut();
    for _ in 0..depth {
        let Some(outer) = body.take() else { break };
        let region = outer.top_regions()[0];
        if let Some(empty) = outer.entry(region) {
            outer.erase_block(empty).unwrap();
        }
        let made = level(cx, outer, region, op::BUILTIN_MODULE);
        body = outer.nested_mut(made);
    }
    if let Some(last) = body {
        let region = last.top_regions()[0];
        let _ = last.append_block(region, &[]);
    }
    module
}

/// Regions in each other, in one body, of operations of that name.
fn regions(cx: &Context, depth: usize, name: &str) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let body = root.body_mut().unwrap();
    let mut region = body.top_regions()[0];
    let empty = body.entry(region).unwrap();
    body.erase_block(empty).unwrap();
    for _ in 0..depth {
        let made = level(cx, body, region, cx.op_name(name));
        region = body.regions(made)[0];
    }
    let _ = body.append_block(region, &[]);
    module
}

fn run_all(make: fn(&Context, usize) -> Module) {
    let run = move || {
        let mut registry = PassRegistry::<Embedded>::new();
        pass_transforms::register_transforms_passes(&mut registry).unwrap();
        let registry = Arc::new(registry);
        let names: Vec<_> = registry.iter().map(|entry| entry.argument()).collect();
        assert!(names.contains(&"cse") && names.contains(&"view-op-graph"));
        for name in names {
            let mut cx = Context::new();
            cx.allow_unregistered(true);
            assert!(cx.load_dialect("arith") && cx.load_dialect("scf"));
            let mut module = make(&cx, DEPTH);
            let pipeline = format!("builtin.module({name})");
            let pipeline = registry.parse(&cx, &pipeline).unwrap();
            let mut manager = PassManager::from(pipeline);
            manager.set_registry(Arc::clone(&registry));
            // Verification has a test of its own; blocks without terminators serve here.
            manager.set_verify_each(false);
            let mut said = Vec::new();
            let result = manager.run(&cx, module.root(&cx), &mut |one| said.push(one.to_string()));
            assert!(result.is_ok() || name == "symbol-dce", "{name}: {said:?}");
        }
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(run);
    thread.unwrap().join().unwrap();
}

#[test]
fn isolated_operations_in_each_other() {
    run_all(isolated);
}

#[test]
fn regions_of_unknown_operations_in_each_other() {
    run_all(|cx, depth| regions(cx, depth, "t.region"));
}

#[test]
fn regions_of_known_operations_in_each_other() {
    run_all(|cx, depth| regions(cx, depth, "scf.execute_region"));
}
