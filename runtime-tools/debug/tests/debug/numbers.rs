//! The numbers of executions.

use std::sync::Arc;

use pass_debug::{Bisect, DebugCounters};
use pass_runtime::PassManager;

use crate::passes::AnyPass;
use crate::toy::{Toy, ToyContext, run};

fn three_passes() -> PassManager<Toy> {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    for _ in 0..3 {
        manager.add(AnyPass::default()).unwrap();
    }
    manager
}

fn run_on_module(mut manager: PassManager<Toy>) {
    run(&mut manager, &ToyContext::default(), "builtin.module@m");
}

#[test]
fn executions_that_others_have_skipped_have_no_number() {
    let bisect = Arc::new(Bisect::new(10));
    let mut manager = three_passes();
    let counters: DebugCounters = "pass-execution-count=1".parse().unwrap();
    manager.add_instrumentation(counters);
    manager.add_instrumentation(bisect.clone());
    run_on_module(manager);
    assert_eq!(bisect.numbered_executions(), 1);

    let counters: Arc<DebugCounters> = Arc::new("pass-execution-count=10".parse().unwrap());
    let mut manager = three_passes();
    manager.add_instrumentation(Bisect::new(2));
    manager.add_instrumentation(counters.clone());
    run_on_module(manager);
    assert!(counters.to_string().ends_with("{2,0,10}\n"), "{counters}");
}
