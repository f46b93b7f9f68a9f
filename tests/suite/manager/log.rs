//! Running a pipeline of the cases, and everything that comes of it as one text.

use crate::manager::passes;
use crate::manager::shape::Shape;
use crate::manager::subject::{Subject, from_subject, shape_of, to_subject};
use expect_test::Expect;
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::schedule::Schedule;
use pass_runtime::statistics::StatisticsNode;
use pass_runtime::{Diagnostic, PassManager, PassRegistry};
use std::fmt::Write;
use std::sync::{Arc, Mutex};

/// Lines that several can add to.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<String>>);

impl Log {
    pub(crate) fn say(&self, line: &str) {
        let mut text = self.0.lock().unwrap();
        text.push_str(line);
        text.push('\n');
    }

    pub(crate) fn take(&self) -> String {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

/// A context, and the passes of the cases.
pub(crate) struct Suite<I: Subject> {
    pub(crate) cx: I::Context,
    pub(crate) registry: Arc<PassRegistry<I>>,
}

impl<I: Subject> Suite<I> {
    pub(crate) fn new() -> Self {
        let mut registry = PassRegistry::new();
        passes::register(&mut registry);
        Self {
            cx: I::new_context(),
            registry: Arc::new(registry),
        }
    }

    /// The parsed pipeline, printed, or all of its errors.
    pub(crate) fn build(&self, pipeline: &str) -> Result<PassManager<I>, String> {
        let built = self.registry.parse(&self.cx, &to_subject::<I>(pipeline));
        let mut manager = PassManager::from(built.map_err(|errors| {
            let mut text = String::new();
            for error in &errors {
                let help = error.help.as_ref().map(|help| format!("; {help}"));
                writeln!(text, "{}{}", error.message, help.unwrap_or_default()).unwrap();
            }
            from_subject::<I>(&text)
        })?);
        manager.set_registry(self.registry.clone());
        Ok(manager)
    }

    pub(crate) fn manager(&self, pipeline: &str) -> PassManager<I> {
        self.build(pipeline).unwrap()
    }

    /// The diagnostics of a run, its result, and the module after it.
    pub(crate) fn run(&self, manager: &mut PassManager<I>, module: &str) -> String {
        let log = Log::default();
        self.run_into(manager, module, &log);
        log.take()
    }

    /// As [`run`](Self::run), between what others say.
    pub(crate) fn run_into(&self, manager: &mut PassManager<I>, module: &str, log: &Log) {
        let text = I::text(&Shape::parse(module));
        let mut diagnostics = |diagnostic| panic!("{diagnostic}\n{text}");
        let mut root = I::parse(
            &self.cx,
            "m",
            &text,
            ParseOptions::default(),
            &mut diagnostics,
        )
        .unwrap();
        let result = manager.run(
            &self.cx,
            <I as IrText>::root(&mut root),
            &mut |diagnostic| {
                log.say(&describe::<I>(&diagnostic));
            },
        );
        let result = result.map_or("failure", |()| "success");
        let shape = shape_of::<I>(&self.cx, &mut I::root(&mut root));
        log.say(&format!("{result}: {shape}"));
    }
}

/// A diagnostic in the words of the cases. Where it is, and what the IR looks like there, are up to each IR; where in the
/// source a pass panicked may change.
fn describe<I: Subject>(diagnostic: &Diagnostic) -> String {
    let message = diagnostic
        .message
        .split(" (tests")
        .next()
        .unwrap_or_default();
    let mut text = format!("{}: {message}", diagnostic.severity);
    let up_to_the_ir = [
        "see current operation",
        "see existing symbol",
        "it is also about this",
        "known dialects",
    ];
    for note in &diagnostic.notes {
        if !up_to_the_ir
            .iter()
            .any(|start| note.message.starts_with(start))
        {
            write!(text, "\n  note: {}", note.message).unwrap();
        }
    }
    from_subject::<I>(&text)
}

/// Runs the pipeline in each way that the IR can. What is said, the result and the statistics are always the same.
pub(crate) fn check<I: Subject>(pipeline: &str, module: &str, expected: Expect) {
    check_with::<I>(pipeline, module, &|_| (), expected);
}

/// As [`check`], with a manager that is set up as given.
pub(crate) fn check_with<I: Subject>(
    pipeline: &str,
    module: &str,
    set_up: &dyn Fn(&mut PassManager<I>),
    expected: Expect,
) {
    expected.assert_eq(&run_each(pipeline, module, set_up).0);
}

/// The statistics after a run, which are the same in each schedule.
pub(crate) fn check_counted<I: Subject>(pipeline: &str, module: &str, expected: Expect) {
    expected.assert_eq(&run_each::<I>(pipeline, module, &|_| ()).1);
}

/// Diagnostics and statistics, for each way to run the pipeline.
fn run_each<I: Subject>(
    pipeline: &str,
    module: &str,
    set_up: &dyn Fn(&mut PassManager<I>),
) -> (String, String) {
    let run = |schedule: Box<dyn Schedule<I>>| {
        let suite = Suite::<I>::new();
        let mut manager = suite.manager(pipeline);
        manager.set_schedule(schedule);
        set_up(&mut manager);
        (suite.run(&mut manager, module), counted(&manager))
    };
    let mut runs = I::schedules().into_iter().map(run);
    let first = runs.next().unwrap();
    runs.for_each(|result| assert_eq!(result, first));
    first
}

/// The errors of a pipeline.
pub(crate) fn check_refused<I: Subject>(pipelines: &[&str], expected: Expect) {
    let suite = Suite::<I>::new();
    let mut text = String::new();
    for pipeline in pipelines {
        let refused = suite.build(pipeline).err();
        text += &refused.unwrap_or_else(|| format!("accepted: {pipeline}\n"));
    }
    expected.assert_eq(&text);
}

/// The statistics, a line each, indented as the pipelines are nested.
pub(crate) fn counted<I: Subject>(manager: &PassManager<I>) -> String {
    let mut text = String::new();
    match manager.statistics() {
        Some(counted) => list(&counted, 0, &mut text),
        None => text.push_str("nothing has run\n"),
    }
    from_subject::<I>(&text)
}

fn list(counted: &StatisticsNode, indent: usize, text: &mut String) {
    let values: String = counted
        .statistics
        .iter()
        .map(|(info, value)| format!(" {}={value}", info.name))
        .collect();
    writeln!(text, "{:indent$}{}{values}", "", counted.name).unwrap();
    for nested in counted.nested.iter().flatten() {
        list(nested, indent + 2, text);
    }
    for dynamic in &counted.dynamic {
        writeln!(text, "{:1$}by itself:", "", indent + 2).unwrap();
        list(dynamic, indent + 4, text);
    }
}
