//! No lock is held over code of users: pipelines that run within others end on a full pool.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use pass_runtime::instrumentation::{Event, Instrumentation, Sink, Verdict};
use pass_runtime::manager::Plan;
use pass_runtime::options::NoOptions;
use pass_runtime::passes::InitContext;
use pass_runtime::schedule::Parallel;
use pass_runtime::{
    Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved,
};

use crate::event_record::OnEvent;
use crate::passes::{AnyPass, Tagged};
use crate::toy::{Toy, ToyContext, ToyOp};

/// The callers that run pipelines.
#[derive(Clone)]
struct Busy {
    pool: Arc<Parallel>,
    count: Arc<AtomicUsize>,
    inner: Arc<OpPassManager<Toy>>,
    plan: Option<Plan<Toy>>,
    /// True for a pass of the inner pipeline.
    is_inner: bool,
}

fn module() -> ToyOp {
    let functions: Vec<String> = (0..20).map(|index| format!("func.func@f{index}")).collect();
    let inner = format!("builtin.module({})", functions.join(" "));
    ToyOp::parse(&format!(
        "builtin.module({})",
        [inner.as_str(); 8].join(" ")
    ))
}

impl Busy {
    /// Runs a manager of its own on all threads of the pool.
    fn run_apart(&self) {
        let mut manager = PassManager::<Toy>::new("builtin.module");
        let functions = manager.nest("builtin.module").nest("func.func");
        functions.add(AnyPass::tagged("apart")).unwrap();
        manager.set_schedule(self.pool.clone());
        let result = manager.run(&ToyContext::default(), &mut module(), &mut |_| {
            self.count.fetch_add(1, Ordering::Relaxed);
        });
        result.unwrap();
    }
}

impl Pass for Busy {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Busy", "busy");

    fn from_options(NoOptions: NoOptions) -> Self {
        Self {
            pool: Arc::new(Parallel::new(1).unwrap()),
            count: Arc::default(),
            inner: Arc::new(OpPassManager::any()),
            plan: None,
            is_inner: true,
        }
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Toy> for Busy {
    fn initialize_with(&mut self, cx: &InitContext<'_, Toy>) -> Result<(), Failure> {
        self.run_apart();
        if !self.is_inner {
            self.plan = Some(cx.compile(&self.inner)?);
        }
        Ok(())
    }

    fn run_on_operation(
        &self,
        op: &mut ToyOp,
        cx: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        if self.is_inner {
            cx.remark(&op, "ran");
        } else {
            // All operations share one plan.
            let plan = self.plan.as_ref().ok_or_else(Failure::new)?;
            cx.run_pipeline(plan, op)?;
        }
        Ok(Preserved::none())
    }
}

impl Instrumentation<Toy> for Busy {
    fn enter(&self, event: &Event<'_, '_, Toy>, emit: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { pass, .. } = event
            && pass.place().levels().len() == 2
        {
            self.run_apart();
            emit(pass_runtime::Diagnostic::output("looked").into());
        }
        Verdict::Run
    }
}

/// Runs pipelines from every kind of caller on a pool of that number of threads, and counts the results.
fn run_everywhere(threads: usize) -> (usize, usize) {
    let pool = Arc::new(Parallel::new(threads).unwrap());
    let count = Arc::new(AtomicUsize::new(0));
    let mut inner = OpPassManager::<Toy>::any();
    let busy = |inner: OpPassManager<Toy>, is_inner| Busy {
        pool: pool.clone(),
        count: count.clone(),
        inner: Arc::new(inner),
        plan: None,
        is_inner,
    };
    inner.add(busy(OpPassManager::any(), true)).unwrap();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let outer = manager.nest("builtin.module");
    outer.nest("func.func").add(busy(inner, false)).unwrap();
    manager.set_schedule(pool.clone());
    manager.add_instrumentation(busy(OpPassManager::any(), true));
    let seen = count.clone();
    manager.on_event(move |_| {
        seen.fetch_add(1, Ordering::Relaxed);
    });
    let mut emitted = 0;
    // The sink itself runs pipelines on the threads that call it.
    let sink = busy(OpPassManager::any(), true);
    let result = manager.run(&ToyContext::default(), &mut module(), &mut |diagnostic| {
        emitted += 1;
        if diagnostic.message == "looked" {
            sink.run_apart();
        }
    });
    result.unwrap();
    (emitted, count.load(Ordering::Relaxed))
}

#[test]
fn pipelines_run_from_everywhere_on_a_full_pool() {
    for threads in [1, 2] {
        let (sender, receiver) = mpsc::channel();
        std::thread::spawn(move || sender.send(run_everywhere(threads)));
        let ended = receiver.recv_timeout(Duration::from_secs(60));
        let (emitted, count) = ended.unwrap();
        // One remark for each function, and one look at each module.
        assert_eq!(emitted, 160 + 8, "{threads} threads");
        assert!(count > 160 * 18, "{count}");
    }
}
