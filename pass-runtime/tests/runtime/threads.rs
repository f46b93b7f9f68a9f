//! However many threads run, everything comes out the same.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use expect_test::expect;
use pass_runtime::instrumentation::{Event, Instrumentation, Outcome, Sink, Verdict};
use pass_runtime::manager::CancelToken;
use pass_runtime::schedule::Parallel;
use pass_runtime::statistics::StatisticsNode;
use pass_runtime::{
    Analysis, AnalysisContext, Diagnostic, Failure, Location, OpPassManager, PassContext,
    PassManager, Preserved,
};

use crate::event_record::OnEvent;
use crate::passes::{
    AnyPass, BreakPass, CountPass, FailPass, FuncPass, PanicPass, Scripted, Tagged,
};
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// Numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

struct Size(usize);

impl Analysis<Toy> for Size {
    fn build(op: &&mut ToyOp, _: &AnalysisContext<'_, Toy>) -> Self {
        fn size(op: &ToyOp) -> usize {
            1 + op.children.iter().map(size).sum::<usize>()
        }
        Self(size(op))
    }
}

/// Says what is known around and of the operation, and gets to know it.
fn ask(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let parent_size = cx.parent_analysis::<Size>().map(|size| size.0);
    let before = cx.cached_analysis::<Size>(&op).map(|size| size.0);
    let now = cx.analysis::<Size>(&op).0;
    cx.remark(
        &op,
        format!("size {before:?}, then {now}, in {parent_size:?}"),
    );
    Ok(Preserved::all())
}

/// Renames children as actions, within a scope. Some instrumentation may skip them.
fn act(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let _scope = cx.scope("renaming");
    let mut changed = false;
    for (index, child) in op.children.iter_mut().enumerate() {
        let renamed = cx.action("rename", || child.symbol = Some(format!("r{index}")));
        changed |= renamed.is_some();
        assert!(index < 9, "too many");
    }
    Ok(Preserved::unless(changed))
}

/// Skips, fails and panics by the place of an event, and emits.
struct Meddler;

impl Instrumentation<Toy> for Meddler {
    fn enter(&self, event: &Event<'_, '_, Toy>, emit: Sink<'_, Toy>) -> Verdict {
        match event {
            Event::Pass { pass, op } => match Toy::symbol_number(op) + pass.index() {
                5 => Verdict::Skip,
                11 => Verdict::Fail(Failure::new()),
                17 => panic!("at {}", pass.place()),
                23 => {
                    emit(Diagnostic::remark(Location::Unknown, pass.place().to_string()).into());
                    Verdict::Run
                }
                _ => Verdict::Run,
            },
            Event::Analysis { op, .. } => {
                assert!(Toy::symbol_number(op) != 13, "not this one");
                Verdict::Run
            }
            Event::Action(action) => match action.number() {
                3 => Verdict::Skip,
                7 => Verdict::Fail(Failure::because("seven is too many")),
                _ => Verdict::Run,
            },
            _ => Verdict::Run,
        }
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        outcome: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let (Event::Pass { op, .. }, Outcome::Completed(_) | Outcome::Skipped) = (event, outcome)
            && Toy::symbol_number(op) == 28
        {
            return Err(Failure::new());
        }
        Ok(())
    }
}

impl Toy {
    /// Returns the number at the end of the symbol, or 0 if the symbol ends otherwise.
    fn symbol_number(op: &ToyOp) -> usize {
        let symbol = op.symbol.as_deref().unwrap_or_default();
        symbol
            .trim_start_matches(char::is_alphabetic)
            .parse()
            .unwrap_or(0)
    }
}

/// The events of a run by what identifies them, in an order that does not depend on scheduling.
#[derive(Clone, Default)]
struct Events(Arc<Mutex<Vec<String>>>);

impl Events {
    fn watch(manager: &mut PassManager<Toy>) -> Self {
        let events = Self::default();
        let seen = events.clone();
        manager.add_instrumentation(Meddler);
        manager.on_event(move |event| {
            let (run, place, number) = (event.run.number, &event.place, event.number);
            let text = format!("{run} {place} {number:?} {event}");
            seen.0.lock().unwrap().push(text);
        });
        events
    }

    fn take(&self) -> Vec<String> {
        let mut events = std::mem::take(&mut *self.0.lock().unwrap());
        events.sort_unstable();
        events
    }
}

/// Removes the last child, and runs a pipeline on the others.
fn change(op: &mut ToyOp, cx: &mut PassContext<'_, Toy>) -> Result<Preserved, Failure> {
    let mut pipeline = OpPassManager::any();
    pipeline.add(Scripted::new(ask)).unwrap();
    let pipeline = cx.compile(&pipeline)?;
    let changed = op.children.pop().is_some();
    for child in op
        .children
        .iter_mut()
        .filter(|child| child.name == "func.func")
    {
        cx.run_pipeline(&pipeline, child)?;
    }
    Ok(Preserved::unless(changed))
}

fn fill(manager: &mut OpPassManager<Toy>, dice: &mut Dice, deep: usize) {
    for _ in 0..1 + dice.roll(4) {
        let tag = format!("f{}", dice.roll(30));
        match dice.roll(13) {
            12 => drop(manager.add(Scripted::new(act)).unwrap()),
            0 => drop(manager.add(FailPass::tagged(&tag)).unwrap()),
            1 => drop(manager.add(PanicPass::tagged(&tag)).unwrap()),
            2 => drop(manager.add(BreakPass::tagged("rename")).unwrap()),
            3 => drop(manager.add(CountPass::default()).unwrap()),
            4 => drop(manager.add(Scripted::new(change)).unwrap()),
            5 | 6 => drop(manager.add(Scripted::new(ask)).unwrap()),
            7..10 if deep > 0 => {
                let anchor = ["any", "func.func", "builtin.module", "func.func|llvm.func"];
                fill(manager.nest(anchor[dice.roll(4)]), dice, deep - 1);
            }
            10 if deep > 0 => drop(manager.nest_any().add(FuncPass::tagged(&tag)).unwrap()),
            _ => drop(manager.add(AnyPass::tagged(&tag)).unwrap()),
        }
    }
}

/// The least number of functions; few enough for a debug build.
const FUNCTIONS: usize = if cfg!(debug_assertions) { 20 } else { 5_000 };

fn module(dice: &mut Dice, deep: usize, functions: usize) -> String {
    let children: Vec<String> = (0..functions + dice.roll(12))
        .map(|_| {
            let symbol = dice.roll(30);
            match dice.roll(if functions > 20 { 800 } else { 8 }) {
                0 if deep > 0 => module(dice, deep - 1, 2),
                1 => format!("llvm.func@f{symbol}(arith.c)"),
                2 => format!("func.func@f{symbol}(func.func@f{symbol} arith.c)"),
                _ => format!("func.func@f{symbol}"),
            }
        })
        .collect();
    format!("builtin.module@f{}({})", dice.roll(30), children.join(" "))
}

#[test]
fn random_pipelines_come_out_the_same_on_any_number_of_threads() {
    let pools = [1, 2, 8].map(|threads| (threads, Arc::new(Parallel::new(threads).unwrap())));
    let (mut failed, mut succeeded, mut actions) = (0, 0, 0);
    for seed in 1..=200 {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let op = module(&mut dice, 2, FUNCTIONS);
        let mut manager = PassManager::<Toy>::new("builtin.module");
        fill(manager.pipeline_mut(), &mut dice, 3);
        let cx = ToyContext::default();
        let events = Events::watch(&mut manager);
        let sequential = run(&mut manager, &cx, &op);
        let expected_events = events.take();
        check_nesting(&expected_events);
        actions += usize::from(expected_events.iter().any(|event| event.contains("action")));
        let statistics = manager.statistics().map(without_ids);
        for (threads, pool) in &pools {
            let mut manager = PassManager::from(manager.pipeline().clone());
            manager.set_schedule(pool.clone());
            let events = Events::watch(&mut manager);
            let ran = run(&mut manager, &cx, &op);
            let same_events = events.take() == expected_events;
            assert!(same_events, "seed {seed} on {threads} threads: {manager:?}");
            assert_eq!(
                ran, sequential,
                "seed {seed} on {threads} threads: {manager:?}"
            );
            let counted = manager.statistics().map(without_ids);
            assert_eq!(counted, statistics, "seed {seed}");
        }
        if sequential.contains("failure: ") {
            failed += 1;
        } else {
            succeeded += 1;
        }
    }
    // Both happen often enough to mean something.
    assert!(
        failed > 30 && succeeded > 10 && actions > 30,
        "{failed} failed, {succeeded} did not, {actions} had actions"
    );
}

/// Cancelled at any event, with hooks that fail and panic and passes that run pipelines themselves, a run closes what it has
/// opened, and the next one comes out as if nothing had happened.
#[test]
fn a_run_is_cancelled_at_any_event() {
    let pool = Arc::new(Parallel::new(8).unwrap());
    let (mut cancelled, mut complete) = (0, 0);
    for seed in 1..=60 {
        let mut dice = Dice(0x2545_f491_4f6c_dd1d_u64.wrapping_mul(seed));
        let op = module(&mut dice, 2, 20);
        let mut manager = PassManager::<Toy>::new("builtin.module");
        fill(manager.pipeline_mut(), &mut dice, 3);
        manager.set_schedule(pool.clone());
        let cx = ToyContext::default();
        let events = Events::watch(&mut manager);
        let whole = run(&mut manager, &cx, &op);
        let count = events.take().len();
        let token = CancelToken::new();
        manager.set_cancel(token.clone());
        let (left, cancel) = (AtomicUsize::new(dice.roll(count.max(1))), token.clone());
        manager.on_event(move |_| {
            if left.fetch_sub(1, Ordering::Relaxed) == 0 {
                cancel.cancel();
            }
        });
        let ran = run(&mut manager, &cx, &op);
        check_nesting(&events.take());
        if ran.contains("the run was cancelled") {
            assert!(ran.contains("failure: "), "seed {seed}: {ran}");
            cancelled += 1;
        } else {
            assert_eq!(ran, whole, "seed {seed}");
            complete += 1;
        }
        token.reset();
        assert_eq!(run(&mut manager, &cx, &op), whole, "seed {seed}");
    }
    assert!(cancelled > 20, "{cancelled} cancelled, {complete} complete");
}

#[test]
fn a_pass_that_gives_up_because_the_run_is_cancelled_has_not_failed() {
    let token = CancelToken::new();
    let cancel = token.clone();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let give_up = move |_: &mut ToyOp, cx: &mut PassContext<'_, Toy>| {
        cancel.cancel();
        assert!(cx.is_cancelled());
        Err(Failure::new())
    };
    manager.add(Scripted::new(give_up)).unwrap();
    manager.set_cancel(token);
    expect![[r#"
        t:1:1: error: 'builtin.module' op the run was cancelled
        failure: builtin.module
    "#]]
    .assert_eq(&run(&mut manager, &ToyContext::default(), "builtin.module"));
}

/// The last pass of a run ends early and returns as if it had done everything.
#[test]
fn a_pass_that_ends_early_does_not_complete_a_cancelled_run() {
    let token = CancelToken::new();
    let cancel = token.clone();
    let mut manager = PassManager::<Toy>::new("builtin.module");
    let half = move |op: &mut ToyOp, cx: &mut PassContext<'_, Toy>| {
        cancel.cancel();
        for child in &mut op.children {
            if cx.is_cancelled() {
                break;
            }
            child.symbol = None;
        }
        cx.reached_fixed_point();
        Ok(Preserved::none())
    };
    manager.add(Scripted::new(half)).unwrap();
    manager.set_cancel(token);
    let cx = ToyContext::default();
    let ran = run(&mut manager, &cx, "builtin.module(func.func@f)");
    assert!(ran.contains("op the run was cancelled"), "{ran}");
    assert!(ran.contains("failure: "), "{ran}");
}

/// The statistics without the identities of elements, which are others in each manager.
fn without_ids(mut counted: StatisticsNode) -> StatisticsNode {
    counted.id = None;
    let all = |all: Vec<StatisticsNode>| all.into_iter().map(without_ids).collect();
    counted.nested = counted.nested.map(all);
    counted.dynamic = all(counted.dynamic);
    counted
}

/// Each event that begins something has an event that ends it.
fn check_nesting(events: &[String]) {
    let count = |words: &[&str]| {
        let is_one = |event: &&String| words.iter().any(|word| event.contains(word));
        events.iter().filter(is_one).count()
    };
    let after = ["after ", "skipped "];
    assert_eq!(count(&["before "]), count(&after));
}

/// The diagnostics of an operation come as soon as the operations before it are done, and not only at the end.
#[test]
fn diagnostics_come_as_soon_as_all_before_have_come() {
    let delivered = Arc::new(Mutex::new(String::new()));
    let log = Arc::clone(&delivered);
    let is = move |expected: &str| *log.lock().unwrap() == expected;
    let (sender, receiver) = mpsc::channel();
    let receiver = Mutex::new(receiver);
    let pass = Scripted::new(move |op, cx| {
        let name = op.symbol.clone().unwrap_or_default();
        if name == "first" {
            // The thread of the second function is at the third.
            receiver.lock().unwrap().recv().unwrap();
            assert!(is(""));
        } else if name == "third" {
            sender.send(()).unwrap();
            let start = std::time::Instant::now();
            while !is("first first second ") && start.elapsed().as_secs() < 60 {
                std::thread::yield_now();
            }
        }
        cx.remark(&op, name.clone());
        if name == "first" {
            assert!(is("first "));
            cx.remark(&op, name);
            assert!(is("first first "));
        } else if name == "third" {
            assert!(is("first first second third "));
        }
        Ok(Preserved::all())
    });
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(pass).unwrap();
    manager.set_schedule(Parallel::new(2).unwrap());
    let functions = "builtin.module(func.func@first func.func@second func.func@third)";
    let mut op = ToyOp::parse(functions);
    let ran = manager.run(&ToyContext::default(), &mut op, &mut |diagnostic| {
        let (_, name) = diagnostic.message.rsplit_once(' ').unwrap();
        *delivered.lock().unwrap() += &format!("{name} ");
    });
    assert!(ran.is_ok(), "{}", delivered.lock().unwrap());
}
