//! Running a pipeline on a text, with all that comes of it as one text.

use pass_melior::{Mlir, MlirContext};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::schedule::{Parallel, Schedule, Sequential};
use pass_runtime::{Diagnostic, PassManager, PassRegistry};
use std::fmt::Write;
use std::sync::Arc;

/// Runs the pipeline in each way; the result is always the same.
pub(crate) fn run(registry: fn() -> PassRegistry<Mlir>, pipeline: &str, text: &str) -> String {
    let mut schedules: Vec<Box<dyn Schedule<Mlir>>> = vec![Box::new(Sequential)];
    for threads in [1, 2, 8] {
        schedules.push(Box::new(Parallel::new(threads).unwrap()));
    }
    let run = |schedule| run_with(registry(), pipeline, text, schedule, true);
    let mut results = schedules.into_iter().map(run);
    let first = results.next().unwrap();
    results.for_each(|result| assert_eq!(result, first));
    let alone = run_with(
        registry(),
        pipeline,
        text,
        Box::new(Parallel::new(8).unwrap()),
        false,
    );
    assert_eq!(alone, first, "with MLIR's own threads off");
    first
}

fn run_with(
    registry: PassRegistry<Mlir>,
    pipeline: &str,
    text: &str,
    schedule: Box<dyn Schedule<Mlir>>,
    threads: bool,
) -> String {
    pass_driver::quiet_panics();
    let mut cx = MlirContext::new();
    cx.set_threads(threads);
    let mut diagnostics = String::new();
    let registry = Arc::new(registry);
    let pipeline = match registry.parse(&cx, pipeline) {
        Ok(pipeline) => pipeline,
        Err(errors) => return errors.render("pipeline", pipeline),
    };
    let mut manager = PassManager::from(pipeline);
    manager.set_registry(registry);
    manager.set_schedule(schedule);
    let mut log = |diagnostic: Diagnostic| tell(&mut diagnostics, &diagnostic);
    let options = ParseOptions::default();
    let root = Mlir::parse(&cx, "a.mlir", text, options, &mut log);
    let Ok(mut root) = root else {
        return diagnostics;
    };
    let result = manager.run(&cx, <Mlir as IrText>::root(&mut root), &mut log);
    let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    let result = result.map_or("failure", |()| "success");
    format!("{diagnostics}{result}\n{printed}")
}

/// A diagnostic with the pass and the operation that it belongs to.
fn tell(text: &mut String, diagnostic: &Diagnostic) {
    let pass = diagnostic.subject.pass.unwrap_or("no pass");
    let operation = diagnostic.subject.operation.as_ref();
    let operation = operation.map_or("nothing".to_owned(), ToString::to_string);
    let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let message = first(diagnostic.message.split(" (tests").next().unwrap());
    let (place, severity) = (&diagnostic.location, diagnostic.severity);
    writeln!(
        text,
        "[{pass} on {operation}] {place}: {severity}: {message}"
    )
    .unwrap();
    for note in &diagnostic.notes {
        let place = note.location.as_ref().unwrap_or(&diagnostic.location);
        writeln!(text, "  {place}: {}", first(&note.message).trim_end()).unwrap();
    }
}
