//! Allocations of repeated runs.

use pass_runtime::manager::Anchor;
use pass_runtime::options::NoOptions;
use pass_runtime::{Analysis, AnalysisContext, Pass, PassManager, Preserved};

use crate::passes::{CountPass, Scripted};
use crate::toy::{Toy, ToyContext, ToyOp};

struct Children(usize);

impl Analysis<Toy> for Children {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        Self(op.children.len())
    }
}

/// Returns the number of allocations of a run over a module with that number of functions.
fn allocations(anchor: &Anchor, functions: usize) -> u64 {
    let cx = ToyContext::default();
    let mut module = ToyOp::parse(&format!(
        "builtin.module({})",
        "func.func ".repeat(functions)
    ));
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.set_verify_each(false);
    let nested = manager.nest(anchor.clone());
    for preserved in [Preserved::all(), Preserved::none()] {
        nested.add(CountPass::from_options(NoOptions)).unwrap();
        let ask = move |op: &mut ToyOp, cx: &mut pass_runtime::PassContext<'_, Toy>| {
            assert!(
                cx.cached_analysis::<Children>(&op)
                    .is_none_or(|found| found.0 == 0)
            );
            Ok(preserved.clone())
        };
        nested.add(Scripted::new(ask)).unwrap();
    }
    manager.run(&cx, &mut module, &mut drop).unwrap();
    let counted = allocation_counter::measure(|| manager.run(&cx, &mut module, &mut drop).unwrap());
    counted.count_total
}

#[test]
fn running_a_pass_takes_nothing() {
    let anchors = [
        Anchor::op("func.func"),
        Anchor::ops(["llvm.func", "func.func"]),
        Anchor::Any,
        Anchor::interface("Callable"),
    ];
    for anchor in &anchors {
        assert_eq!(allocations(anchor, 10), 0, "on {anchor}");
        assert_eq!(allocations(anchor, 1000), 0, "on {anchor}");
    }
}
