//! Many functions on several threads: the same as one after the other, and disjoint ones at the same time.

use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::schedule::Parallel;
use pass_runtime::{Failure, OperationPass, PassContext, PassManager, PassRegistry, Preserved};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

mod busy {
    //! A pass that waits for a second thread.

    use pass_runtime::{pass, pass_group};

    /// Mark functions once two are at it
    #[pass(name = "meet", op = "func.func")]
    pub(crate) struct Meet;

    pass_group! {
        pub(crate) Busy [Meet]
    }
}

use busy::Meet;

static INSIDE: AtomicUsize = AtomicUsize::new(0);
static MET: AtomicUsize = AtomicUsize::new(0);

impl OperationPass<Mlir> for Meet {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        INSIDE.fetch_add(1, Ordering::SeqCst);
        let start = Instant::now();
        while MET.load(Ordering::SeqCst) == 0 && start.elapsed() < Duration::from_secs(20) {
            if INSIDE.load(Ordering::SeqCst) > 1 {
                MET.store(1, Ordering::SeqCst);
            }
            std::thread::yield_now();
        }
        // Makes a new attribute, whose table all threads share.
        let mark = format!("m{}", op.name_text());
        let rewriter = op.rewriter()?;
        rewriter.set_attribute(rewriter.root(), "test.mark", rewriter.string(&mark))?;
        INSIDE.fetch_sub(1, Ordering::SeqCst);
        Ok(Preserved::none())
    }
}

#[test]
fn two_functions_at_a_time() {
    let mut registry = PassRegistry::<Mlir>::new();
    busy::register_busy_passes(&mut registry).unwrap();
    let cx = MlirContext::new();
    let pipeline = registry
        .parse(&cx, "builtin.module(func.func(meet))")
        .unwrap();
    let mut manager = PassManager::from(pipeline);
    manager.set_registry(Arc::new(registry));
    manager.set_schedule(Parallel::new(2).unwrap());
    let text: String = (0..64)
        .map(|index| format!("func.func private @f{index}()\n"))
        .collect();
    let parse = ParseOptions::default();
    let mut emit = |diagnostic| panic!("{diagnostic}");
    let mut root = Mlir::parse(&cx, "a.mlir", &text, parse, &mut emit).unwrap();
    manager
        .run(&cx, <Mlir as IrText>::root(&mut root), &mut emit)
        .unwrap();
    assert_eq!(MET.load(Ordering::SeqCst), 1);
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    assert_eq!(printed.matches("test.mark = \"mfunc.func\"").count(), 64);
}
