//! The cost of the pass manager itself: time per pass and operation, allocations, and what a second thread brings.
//!
//! Prints one line per number: its name, the median of some samples, and the limit that it is to keep.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement talks to a terminal"
)]

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use pass_observe::timing::{Clock, Timing};
use pass_observe::trace::Trace;
use pass_runtime::instrumentation::Instrumentation;
use pass_runtime::options::NoOptions;
use pass_runtime::remark::Remark;
use pass_runtime::schedule::{Parallel, Schedule, Sequential};
use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved};
use pass_toy::tree::{Node, Tree, node};

const FUNCTIONS: usize = 1_000;
const PASSES: usize = 20;
const SAMPLES: usize = 25;

/// A pass that does some work, which is all the same to the operation.
#[derive(Clone)]
struct Work {
    rounds: u32,
    preserved: Preserved,
    /// True for a pass that reports a remark.
    has_remark: bool,
    /// True for a pass that works in a scope.
    has_scope: bool,
}

impl Pass for Work {
    type Options = NoOptions;
    const INFO: &'static PassInfo = &PassInfo::new("Work", "work").ops(&["branch"]);

    fn from_options(NoOptions: NoOptions) -> Self {
        Self {
            rounds: 0,
            preserved: Preserved::all(),
            has_remark: false,
            has_scope: false,
        }
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl OperationPass<Tree> for Work {
    fn run_on_operation(
        &self,
        op: &mut Node,
        cx: &mut PassContext<'_, Tree>,
    ) -> Result<Preserved, Failure> {
        let _scope = self.has_scope.then(|| cx.scope("working"));
        black_box(&*op);
        busy(self.rounds);
        if self.has_remark {
            let name = op.name;
            cx.report(&op, || {
                Remark::passed("work", "done").argument("Name", name)
            });
        }
        Ok(self.preserved.clone())
    }
}

fn busy(rounds: u32) {
    let mut state = 1_u64;
    for _ in 0..rounds {
        state = black_box(
            state
                .wrapping_mul(6_364_136_223_846_793_005)
                .rotate_left(17),
        );
    }
}

/// The number of rounds that take as long as given.
fn rounds_for(time: Duration) -> u32 {
    const TRIAL: u32 = 100_000;
    let each = median((0..SAMPLES).map(|_| timed(|| busy(TRIAL)))).as_secs_f64() / f64::from(TRIAL);
    (time.as_secs_f64() / each) as u32
}

fn manager(passes: usize, pass: &Work) -> PassManager<Tree> {
    let mut manager = PassManager::new("root");
    let nested = manager.nest("branch");
    for _ in 0..passes {
        nested.add(pass.clone()).unwrap();
    }
    manager.set_verify_each(false);
    manager
}

fn module(functions: usize) -> Node {
    let mut module = node("root", []);
    module.children = (0..functions).map(|_| node("branch", [])).collect();
    module
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn median(samples: impl Iterator<Item = Duration>) -> Duration {
    let mut samples: Vec<Duration> = samples.collect();
    samples.sort_unstable();
    samples[samples.len() / 2]
}

/// Returns the nanoseconds that one pass takes on one operation.
fn nanoseconds(pass: &Work, functions: usize, schedule: impl Schedule<Tree> + 'static) -> f64 {
    let mut manager = manager(PASSES, pass);
    manager.set_schedule(schedule);
    each(manager, functions)
}

fn each(manager: PassManager<Tree>, functions: usize) -> f64 {
    median(runs(manager, functions, SAMPLES)).as_secs_f64() * 1e9 / (functions * PASSES) as f64
}

/// Returns the times of some runs over a module with `functions` functions.
fn runs(
    mut manager: PassManager<Tree>,
    functions: usize,
    samples: usize,
) -> impl Iterator<Item = Duration> {
    let mut module = module(functions);
    manager.run(&(), &mut module, &mut drop).unwrap();
    (0..samples).map(move |_| timed(|| manager.run(&(), &mut module, &mut drop).unwrap()))
}

/// Nanoseconds that an instrumentation adds to a pass.
fn added(instrumentation: impl Instrumentation<Tree> + 'static) -> f64 {
    let idle = Work::from_options(NoOptions);
    let mut watched = manager(PASSES, &idle);
    watched.add_instrumentation(instrumentation);
    fastest(watched) - fastest(manager(PASSES, &idle))
}

/// Nanoseconds of a pass in the fastest of many short runs, which are those that nothing disturbed.
fn fastest(manager: PassManager<Tree>) -> f64 {
    let functions = FUNCTIONS / 10;
    let fastest = runs(manager, functions, SAMPLES * 20).min().unwrap();
    fastest.as_secs_f64() * 1e9 / (functions * PASSES) as f64
}

/// A clock as the driver brings it.
fn clock() -> impl Clock + use<> {
    let start = Instant::now();
    move || start.elapsed()
}

/// An observer that ignores what it sees.
struct Ignores;

impl Instrumentation<Tree> for Ignores {}

/// Nanoseconds that it takes to read the clock twice, as for each pass that is timed.
fn two_readings() -> f64 {
    const TRIAL: u32 = 1_000;
    let clock = clock();
    let read = || (0..2 * TRIAL).for_each(|_| _ = black_box(clock.ticks()));
    let runs = (0..SAMPLES * 20).map(|_| timed(read));
    runs.min().unwrap().as_secs_f64() * 1e9 / f64::from(TRIAL)
}

/// Allocations of a whole run, once the manager has run before.
fn allocations(pass: &Work) -> u64 {
    let (mut manager, mut module) = (manager(PASSES, pass), module(FUNCTIONS));
    manager.run(&(), &mut module, &mut drop).unwrap();
    let counted = allocation_counter::measure(|| manager.run(&(), &mut module, &mut drop).unwrap());
    counted.count_total
}

/// The speed of two threads relative to one: medians of samples taken by turns. A sample takes a tenth of a second on
/// one thread, so that it does not matter how long the machine takes to wake a processor.
fn scaling(pass: &Work) -> f64 {
    let mut module = module(FUNCTIONS * 5);
    let mut samples = [Vec::new(), Vec::new()];
    let mut managers = [1, 2].map(|threads| {
        let mut manager = manager(1, pass);
        manager.set_schedule(Parallel::new(threads).unwrap());
        manager
    });
    for _ in 0..SAMPLES {
        for (samples, manager) in samples.iter_mut().zip(&mut managers) {
            samples.push(timed(|| manager.run(&(), &mut module, &mut drop).unwrap()));
        }
    }
    let [one, two] = samples.map(|samples| median(samples.into_iter()));
    one.as_secs_f64() / two.as_secs_f64()
}

/// The speed that the machine has with two threads relative to one, on the same work without a manager.
fn machine(pass: &Work) -> f64 {
    let half = || (0..FUNCTIONS * 5 / 2).for_each(|_| busy(pass.rounds));
    let two = || {
        thread::scope(|scope| {
            scope.spawn(half);
            half();
        });
    };
    let mut samples = [Vec::new(), Vec::new()];
    for _ in 0..SAMPLES {
        samples[0].push(timed(|| (half(), half())));
        samples[1].push(timed(two));
    }
    let [one, two] = samples.map(|samples| median(samples.into_iter()));
    one.as_secs_f64() / two.as_secs_f64()
}

fn main() {
    let idle = Work::from_options(NoOptions);
    let changing = Work {
        preserved: Preserved::none(),
        ..idle.clone()
    };
    let remarking = Work {
        has_remark: true,
        ..idle.clone()
    };
    let scoped = Work {
        has_scope: true,
        ..idle.clone()
    };
    let busy = Work {
        rounds: rounds_for(Duration::from_micros(20)),
        ..idle.clone()
    };
    let line = |name: &str, value: f64, limit: &str| println!("{name:<52} {value:>8.2}  {limit}");
    line(
        "ns per pass and operation",
        nanoseconds(&idle, FUNCTIONS, Sequential),
        "at most 40",
    );
    line(
        "ns, of a pass that changed the operation",
        nanoseconds(&changing, FUNCTIONS, Sequential),
        "at most 40",
    );
    let sequential = Parallel::new(1).unwrap();
    line(
        "ns, on a pool of one thread",
        // A run wakes the thread once, which takes as long as thousands of passes.
        nanoseconds(&idle, FUNCTIONS * 20, sequential),
        "at most 40",
    );
    line(
        "ns that an observer adds that ignores everything",
        added(Ignores),
        "",
    );
    line(
        "ns that timing adds to a pass",
        added(Timing::new(clock())),
        "at most 60",
    );
    line(
        "ns that a trace adds to a pass",
        added(Trace::new(clock())),
        "at most 150",
    );
    line("ns of either to read the clock twice", two_readings(), "");
    let adds = |pass| fastest(manager(PASSES, pass)) - fastest(manager(PASSES, &idle));
    line(
        "ns of a remark that nothing receives",
        adds(&remarking),
        "at most 2",
    );
    line("ns of a scope that nothing observes", adds(&scoped), "");
    line(
        "allocations of a run of 20,000 passes",
        allocations(&idle) as f64,
        "at most 0",
    );
    line(
        "speed of two threads on work of 20 us",
        scaling(&busy),
        "at least 1.9",
    );
    line("the same without a manager", machine(&busy), "");
}
