//! IR that is built by calls may be nested deeper than any text: nothing that visits it needs stack for that.

use pass_dialects::op;
use pass_ir::body::Ignore;
use pass_ir::symbols::SymbolTable;
use pass_ir::{Body, Context, InsertPoint, Loc, MAX_DEPTH, Module, OpSpec};

use crate::lenient;

/// So little stack that one call a level would be too much.
const STACK: usize = 256 << 10;

/// The number of levels. `cargo xtask bench depth` runs the larger one.
const DEPTH: usize = if cfg!(debug_assertions) {
    5_000
} else {
    100_000
};

/// Modules in each other.
fn isolated(cx: &Context, depth: usize) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let mut body: Option<&mut Body> = root.body_mut();
    for _ in 0..depth {
        let Some(outer) = body.take() else { break };
        let block = outer.entry(outer.top_regions()[0]).unwrap();
        let spec = OpSpec::new(op::BUILTIN_MODULE, Loc::UNKNOWN).regions(1);
        let op = outer.create(cx, &spec, InsertPoint::Start(block));
        let inner = outer.nested_mut(op).unwrap();
        let region = inner.top_regions()[0];
        let _ = inner.append_block(region, &[]);
        body = Some(inner);
    }
    module
}

/// Regions in each other, in one body.
fn regions(cx: &Context, depth: usize) -> Module {
    let mut module = Module::empty(cx, Loc::UNKNOWN);
    let mut root = module.root(cx);
    let body = root.body_mut().unwrap();
    let mut block = body.entry(body.top_regions()[0]).unwrap();
    for _ in 0..depth {
        let spec = OpSpec::new(cx.op_name("t.region"), Loc::UNKNOWN).regions(1);
        let op = body.create(cx, &spec, InsertPoint::Start(block));
        block = body.append_block(body.regions(op)[0], &[]);
    }
    module
}

/// Runs a check on little stack.
fn on_little_stack(check: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(check);
    thread.unwrap().join().unwrap();
}

#[test]
fn visits_of_deep_ir() {
    for make in [isolated, regions] {
        on_little_stack(move || {
            let cx = lenient();
            let mut module = make(&cx, DEPTH);
            assert!(module.verify(&cx).is_empty());
            assert!(SymbolTable::uses(&cx, module.body().unwrap()).is_empty());
            let mut copy = module.duplicate(&cx);
            let (one, two) = (module.root(&cx), copy.root(&cx));
            assert_eq!(one.fingerprint(), two.fingerprint());
            assert!(one.is_equivalent(&two, Ignore::default()));
        });
    }
}

/// A message shows the levels that a text could have, and no more.
#[test]
fn messages_about_deep_ir() {
    on_little_stack(|| {
        let cx = lenient();
        let module = regions(&cx, DEPTH);
        let body = module.body().unwrap();
        let text = body.op_text(&cx, body.walk()[0]);
        assert_eq!(text.matches("({\n").count(), MAX_DEPTH);
        assert_eq!(text.matches("({...})").count(), 1);
    });
}

/// Less deep: the indentation of a text grows with the square of the depth.
#[test]
fn prints_of_deep_ir() {
    for make in [isolated, regions] {
        on_little_stack(move || {
            let cx = lenient();
            let module = make(&cx, 2000);
            assert_eq!(module.print(&cx).matches("({").count(), 2001);
        });
    }
}
