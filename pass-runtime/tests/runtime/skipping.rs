//! Passes that would change nothing are not run.

use std::sync::{Arc, Mutex};

use pass_runtime::instrumentation::{Event, Instrumentation, Interest, Outcome, Sink, Verdict};
use pass_runtime::manager::Element;
use pass_runtime::options::PassOptions;
use pass_runtime::statistics::StatisticsNode;
use pass_runtime::{
    Failure, OpPassManager, OperationPass, Pass, PassContext, PassInfo, PassManager, PassRegistry,
    Preserved,
};
use proptest::prelude::*;

use crate::passes::Tag;
use crate::toy::{Toy, ToyContext, ToyOp};

/// A pass that changes the column of its operation by a function, which also takes the number that is the tag.
macro_rules! column_pass {
    ($name:ident, $info:expr, $change:ident) => {
        #[derive(Clone, Default)]
        struct $name(usize);

        impl Pass for $name {
            type Options = Tag;
            const INFO: &'static PassInfo = &$info.options(Tag::TABLE);

            fn from_options(options: Tag) -> Self {
                Self(options.0.parse().unwrap_or(1))
            }

            fn to_options(&self) -> Tag {
                Tag(self.0.to_string())
            }
        }

        impl OperationPass<Toy> for $name {
            fn run_on_operation(
                &self,
                op: &mut ToyOp,
                cx: &mut PassContext<'_, Toy>,
            ) -> Result<Preserved, Failure> {
                let before = op.column;
                $change(op, self.0, cx);
                Ok(Preserved::unless(op.column != before))
            }
        }
    };
}

column_pass!(Round, PassInfo::new("Round", "round").idempotent(), round);
column_pass!(Add, PassInfo::new("Add", "add"), add);
column_pass!(Halve, PassInfo::new("Halve", "halve"), halve);
column_pass!(Steps, PassInfo::new("Steps", "steps"), add_in_steps);
column_pass!(
    Raise,
    PassInfo::new("Raise", "raise").idempotent(),
    add_in_steps
);
column_pass!(Inside, PassInfo::new("Inside", "inside"), add_inside);
column_pass!(
    Around,
    PassInfo::new("Around", "around").idempotent(),
    count_around
);
column_pass!(Loud, PassInfo::new("Loud", "loud").idempotent(), emit);

fn round(op: &mut ToyOp, number: usize, _: &mut PassContext<'_, Toy>) {
    op.column -= op.column % number;
}

fn add(op: &mut ToyOp, number: usize, _: &mut PassContext<'_, Toy>) {
    op.column += number;
}

fn halve(op: &mut ToyOp, number: usize, cx: &mut PassContext<'_, Toy>) {
    if op.column > 0 && op.column.is_multiple_of(2 * number) {
        op.column /= 2;
    } else {
        cx.reached_fixed_point();
    }
}

/// Adds one at a time up to ten, each as an action.
fn add_in_steps(op: &mut ToyOp, _: usize, cx: &mut PassContext<'_, Toy>) {
    for _ in op.column..10 {
        cx.action("add", || op.column += 1);
    }
    cx.reached_fixed_point();
}

fn add_inside(op: &mut ToyOp, number: usize, _: &mut PassContext<'_, Toy>) {
    for child in op.children.iter_mut().filter(|child| child.column < 100) {
        child.column += number;
        op.column += number;
    }
}

fn count_around(op: &mut ToyOp, number: usize, cx: &mut PassContext<'_, Toy>) {
    let symbols = cx.ancestors().filter(|ancestor| ancestor.view().is_some());
    op.column = symbols.count() * number;
}

fn emit(op: &mut ToyOp, _: usize, cx: &mut PassContext<'_, Toy>) {
    cx.remark(&op, "is loud");
}

fn registry() -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    registry.register::<Round>().unwrap();
    registry.register::<Add>().unwrap();
    registry.register::<Halve>().unwrap();
    registry.register::<Steps>().unwrap();
    registry.register::<Raise>().unwrap();
    registry.register::<Inside>().unwrap();
    registry.register::<Around>().unwrap();
    registry.register::<Loud>().unwrap();
    registry
}

fn manager(pipeline: &str) -> PassManager<Toy> {
    let pipeline = registry().parse(&ToyContext::default(), pipeline);
    PassManager::from(pipeline.unwrap())
}

fn columns(op: &ToyOp) -> Vec<usize> {
    let inside = op.children.iter().flat_map(columns);
    [op.column].into_iter().chain(inside).collect()
}

fn skipped(statistics: &StatisticsNode) -> u64 {
    let own = statistics.statistics.iter();
    let own = own.filter(|(info, _)| info.name == "skipped");
    let nested = statistics.nested.iter().flatten().map(skipped);
    own.map(|(_, count)| count).sum::<u64>() + nested.sum::<u64>()
}

/// Runs the pipeline over two functions in a module, and returns the number of skipped executions.
fn skips(pipeline: &str) -> u64 {
    skips_of(manager(pipeline))
}

fn skips_of(mut manager: PassManager<Toy>) -> u64 {
    let mut module = ToyOp::parse("builtin.module@m(func.func@a func.func@b)");
    let cx = ToyContext::default();
    manager.run(&cx, &mut module, &mut drop).unwrap();
    skipped(&manager.statistics().unwrap())
}

#[test]
fn an_idempotent_pass_is_skipped_until_something_changes_the_operation() {
    assert_eq!(skips("builtin.module(round{tag=7},round{tag=7})"), 1);
    assert_eq!(
        skips("builtin.module(round{tag=7},round{tag=5},round{tag=7})"),
        1
    );
    assert_eq!(skips("builtin.module(round{tag=7},add,round{tag=7})"), 0);
    assert_eq!(
        skips("builtin.module(round{tag=7},add{tag=0},round{tag=7})"),
        1
    );
    assert_eq!(
        skips("builtin.module(func.func(round,add{tag=0},round,round))"),
        4
    );
}

/// A pass that no registry made may have state, and a repeated pass is there to be run.
#[test]
fn copies_of_what_is_not_skipped_are_not_skipped_either() {
    let parsed = registry().parse(&ToyContext::default(), "builtin.module(round{tag=7})");
    let mut repeated = parsed.unwrap();
    let Element::Pass(entry) = &repeated.elements()[0] else {
        panic!("the only element is a pass");
    };
    let copy = entry.repeated();
    repeated.add_entry(copy).unwrap();
    let info = repeated.elements()[1].info();
    assert_eq!(info.map(|info| info.argument), Some("round"));
    let mut by_hand = OpPassManager::new("builtin.module");
    by_hand.add(Round(7)).unwrap().add(Round(7)).unwrap();
    for pipeline in [repeated, by_hand] {
        assert_eq!(skips_of(pipeline.clone().into()), 0);
        assert_eq!(skips_of(pipeline.into()), 0);
    }
}

#[test]
fn options_tell_passes_apart() {
    assert_eq!(skips("builtin.module(round{tag=1},round{tag=2})"), 0);
}

#[test]
fn several_passes_are_skipped_each_by_its_own_fixed_point() {
    assert_eq!(
        skips("any(func.func(round{tag=4},round{tag=2},round{tag=4},round{tag=2}))"),
        4
    );
}

#[test]
fn nothing_is_skipped_where_a_manager_does_not_skip() {
    let mut manager = manager("any(func.func(round{tag=4},round{tag=4}))");
    manager.set_skip(false);
    assert_eq!(skips_of(manager), 0);
}

#[test]
fn a_change_inside_counts_and_one_beside_does_not() {
    let pipeline = "builtin.module(func.func(round),round,func.func(add),round,func.func(round))";
    assert_eq!(skips(pipeline), 0);
    let pipeline = "builtin.module(func.func(round),add{tag=0},func.func(round))";
    assert_eq!(skips(pipeline), 2);
    let pipeline = "builtin.module(func.func(round),inside,func.func(round))";
    assert_eq!(skips(pipeline), 0);
}

#[test]
fn a_pass_says_itself_that_it_is_at_a_fixed_point() {
    assert_eq!(
        skips("builtin.module(add{tag=1},halve,halve,halve,halve)"),
        2
    );
}

#[test]
fn what_was_read_around_may_have_changed_in_the_next_nested_pipeline() {
    let same = "builtin.module(func.func(around,round,around))";
    assert_eq!(skips(same), 2);
    let next = "builtin.module(func.func(around),add{tag=0},func.func(around))";
    assert_eq!(skips(next), 0);
}

#[test]
fn a_pass_that_emits_something_runs_again() {
    assert_eq!(skips("builtin.module(loud,loud,loud)"), 0);
}

#[test]
fn a_pass_that_no_registry_made_may_have_state() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.add(Round(7)).unwrap().add(Round(7)).unwrap();
    let mut module = ToyOp::parse("builtin.module");
    manager
        .run(&ToyContext::default(), &mut module, &mut drop)
        .unwrap();
    assert_eq!(skipped(&manager.statistics().unwrap()), 0);
}

/// Asks for passes, with or without those that would change nothing.
struct Observer(Interest);

impl Instrumentation<Toy> for Observer {
    fn interest(&self) -> Interest {
        self.0
    }

    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        if let Event::Pass { pass, .. } = event {
            let asks_for_all = self.0.contains(Interest::REPEATS);
            assert!(
                pass.runs() || !asks_for_all,
                "all executions were asked for"
            );
        }
        Verdict::Run
    }
}

#[test]
fn an_instrumentation_may_ask_for_all_executions() {
    for (interest, expected) in [
        (Interest::PASSES, 1),
        (Interest::PASSES | Interest::REPEATS, 0),
        (Interest::ORDER, 0),
        (Interest::default(), 0),
    ] {
        let mut manager = manager("builtin.module(round{tag=7},round{tag=7})");
        manager.add_instrumentation(Observer(interest));
        let mut module = ToyOp::parse("builtin.module");
        manager
            .run(&ToyContext::default(), &mut module, &mut drop)
            .unwrap();
        assert_eq!(
            skipped(&manager.statistics().unwrap()),
            expected,
            "{interest:?}"
        );
    }
}

/// Skips the first action.
struct Veto;

impl Instrumentation<Toy> for Veto {
    fn interest(&self) -> Interest {
        Interest::PASSES | Interest::ACTIONS
    }

    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        match event {
            Event::Action(action) if action.pass().index() == 0 && action.number() == 0 => {
                Verdict::Skip
            }
            _ => Verdict::Run,
        }
    }
}

#[test]
fn a_pass_whose_action_was_skipped_is_not_at_its_fixed_point() {
    for pass in ["steps", "raise"] {
        let text = format!("builtin.module({pass},{pass},{pass})");
        let run = |mut manager: PassManager<Toy>| {
            let mut module = ToyOp::parse("builtin.module");
            let cx = ToyContext::default();
            manager.run(&cx, &mut module, &mut drop).unwrap();
            (module.column, skipped(&manager.statistics().unwrap()))
        };
        let mut vetoed = manager(&text);
        vetoed.add_instrumentation(Veto);
        assert_eq!(run(vetoed), (10, 1), "{pass}");
        assert_eq!(run(manager(&text)), (10, 2), "{pass}");
    }
}

fn step() -> impl Strategy<Value = String> {
    prop_oneof![
        (1..5_usize).prop_map(|number| format!("round{{tag={number}}}")),
        (0..3_usize).prop_map(|number| format!("add{{tag={number}}}")),
        (1..3_usize).prop_map(|number| format!("halve{{tag={number}}}")),
        (0..2_usize).prop_map(|number| format!("inside{{tag={number}}}")),
        (0..2_usize).prop_map(|number| format!("around{{tag={number}}}")),
    ]
}

fn steps() -> impl Strategy<Value = String> {
    let steps = |step| prop::collection::vec(step, 1..8).prop_map(|steps| steps.join(","));
    let step = step().prop_recursive(3, 24, 6, move |inner| {
        let anchor = prop_oneof![Just("builtin.module"), Just("func.func"), Just("any")];
        (anchor, prop::collection::vec(inner, 1..6))
            .prop_map(|(anchor, steps)| format!("{anchor}({})", steps.join(",")))
    });
    steps(step.boxed())
}

proptest! {
    #[test]
    fn a_run_with_skips_has_the_result_of_one_without(steps in steps()) {
        let text = "builtin.module@m(func.func@a builtin.module@n(func.func@c func.func@d) func.func@b)";
        let results = [true, false].map(|skip| {
            let mut manager = manager(&format!("builtin.module({steps})"));
            manager.set_skip(skip).set_warn_unused(false);
            let mut module = ToyOp::parse(text);
            let result = manager.run(&ToyContext::default(), &mut module, &mut drop);
            (columns(&module), result.is_ok())
        });
        prop_assert_eq!(&results[0], &results[1]);
    }
}

/// Keeps a pass from running, and lists the passes that the manager skips.
struct Gate(Arc<Mutex<Vec<String>>>);

impl Instrumentation<Toy> for Gate {
    fn interest(&self) -> Interest {
        Interest::PASSES
    }

    fn enter(&self, event: &Event<'_, '_, Toy>, _: Sink<'_, Toy>) -> Verdict {
        match event {
            Event::Pass { pass, .. } if pass.name() == "Add" => Verdict::Skip,
            _ => Verdict::Run,
        }
    }

    fn exit(
        &self,
        event: &Event<'_, '_, Toy>,
        _: &Outcome<'_>,
        _: Sink<'_, Toy>,
    ) -> Result<(), Failure> {
        if let Event::Pass { pass, .. } = event
            && pass.is_skipped()
        {
            self.0.lock().unwrap().push(pass.name().into_owned());
        }
        Ok(())
    }
}

#[test]
fn what_an_instrumentation_keeps_out_is_not_skipped_by_the_manager() {
    let skipped = Arc::default();
    let mut manager = manager("builtin.module(round{tag=7},add,round{tag=7})");
    manager.add_instrumentation(Gate(Arc::clone(&skipped)));
    assert_eq!(skips_of(manager), 1);
    assert_eq!(*skipped.lock().unwrap(), ["Round"]);
}
