//! Statistics of passes, on any number of threads.

use expect_test::expect;
use pass_runtime::options::NoOptions;
use pass_runtime::schedule::Parallel;
use pass_runtime::statistics::{StatisticInfo, StatisticsNode};
use pass_runtime::{
    Failure, OperationPass, Pass, PassContext, PassInfo, PassManager, Preserved, Statistic,
};

use crate::dynamic::all_passes;
use crate::passes::{AnyPass, registry};
use crate::toy::{Toy, ToyContext, ToyOp, run};

/// Counts in another language.
#[derive(Clone, Default)]
struct Foreign(Statistic);

impl Pass for Foreign {
    type Options = NoOptions;
    const INFO: &'static PassInfo =
        &PassInfo::new("Foreign", "foreign").statistics(&[StatisticInfo::new("runs", "")]);

    fn from_options(NoOptions: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }

    fn statistics(&self) -> Vec<&Statistic> {
        vec![&self.0]
    }
}

impl OperationPass<Toy> for Foreign {
    fn knows_statistics(&self) -> bool {
        false
    }

    fn run_on_operation(
        &self,
        _: &mut ToyOp,
        _: &mut PassContext<'_, Toy>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

fn show(counted: &StatisticsNode, indent: usize) -> String {
    let values: Vec<String> = counted
        .statistics
        .iter()
        .map(|(info, value)| format!("{}={value}", info.name))
        .collect();
    let nested: Vec<String> = counted
        .nested
        .iter()
        .flatten()
        .map(|nested| show(nested, indent + 2))
        .collect();
    format!(
        "{}{} {}\n{}",
        " ".repeat(indent),
        counted.name,
        values.join(" "),
        nested.concat()
    )
}

#[test]
fn threads_count_apart_and_are_added() {
    let (sum, longest) = (Statistic::new(), Statistic::new().as_maximum());
    std::thread::scope(|scope| {
        for thread in 0..40 {
            let (sum, longest) = (&sum, &longest);
            scope.spawn(move || {
                for _ in 0..1000 {
                    sum.increment();
                }
                longest.raise(thread);
            });
        }
    });
    assert_eq!((sum.value(), longest.value()), (40_000, 39));
    assert_eq!((sum.take(), longest.take()), (40_000, 39));
    assert_eq!((sum.value(), longest.value()), (0, 0));
}

/// Statistics of a manager outlive changes of its pipeline.
#[test]
fn statistics_stay_when_the_pipeline_changes() {
    let mut manager = PassManager::<Toy>::new("builtin.module");
    manager.nest("func.func").add(AnyPass::default()).unwrap();
    run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func)",
    );
    let (counted, text) = (manager.statistics(), manager.text_as_run());
    assert!(counted.is_some() && text.is_some());
    manager.add(AnyPass::default()).unwrap();
    assert_eq!(
        (manager.statistics(), manager.text_as_run()),
        (counted, text)
    );
    run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func)",
    );
    expect![[r#"
        builtin.module 
          func.func 
            AnyPass 
          AnyPass 
    "#]]
    .assert_eq(&show(&manager.statistics().unwrap(), 0));
}

#[test]
fn statistics_add_up_over_runs_and_threads_and_changes() {
    let cx = ToyContext::default();
    let text = "builtin.module(count-pass,func.func(count-pass),func.func(any-pass,count-pass))";
    let mut manager = PassManager::from(registry().parse(&cx, text).unwrap());
    assert_eq!(manager.statistics(), None);
    manager.set_schedule(Parallel::new(2).unwrap());
    let op = format!(
        "builtin.module({})",
        vec!["func.func(arith.c arith.c)"; 100].join(" ")
    );
    let silent = |manager: &mut PassManager<_>| drop(run(manager, &cx, &op));
    silent(&mut manager);
    silent(&mut manager);
    manager.add(AnyPass::default()).unwrap();
    silent(&mut manager);
    expect![[r#"
        builtin.module 
          CountPass runs=3 children'd=300
          func.func 
            CountPass runs=300 children'd=600
            AnyPass 
            CountPass runs=300 children'd=600
          AnyPass 
    "#]]
    .assert_eq(&show(&manager.statistics().unwrap(), 0));
}

#[test]
fn pipelines_that_a_pass_holds_are_counted_under_it() {
    let registry = all_passes();
    let text = "builtin.module(run-pass{pipelines=any(count-pass),any(any-pass,count-pass)})";
    let pipeline = registry.parse(&ToyContext::default(), text).unwrap();
    let mut manager = PassManager::from(pipeline);
    run(
        &mut manager,
        &ToyContext::default(),
        "builtin.module(func.func)",
    );
    let counted = manager.statistics().unwrap();
    let passes = counted.nested.as_deref().unwrap();
    let pipelines = passes[0].dynamic.iter().map(|counted| show(counted, 0));
    expect![[r#"
        any 
          AnyPass 
          CountPass runs=1 children'd=1
        any 
          CountPass runs=1 children'd=1
    "#]]
    .assert_eq(&pipelines.collect::<String>());
}

/// A number that nobody knows is not shown as zero.
#[test]
fn unknown_statistics_are_left_out() {
    let cx = ToyContext::default();
    let mut manager = PassManager::new("builtin.module");
    manager.add(Foreign::default()).unwrap();
    run(&mut manager, &cx, "builtin.module()");
    expect![[r#"
        builtin.module 
          Foreign 
    "#]]
    .assert_eq(&show(&manager.statistics().unwrap(), 0));
}
