//! The command that finds the pass execution after which a test fails.

use std::fmt::Write;

use pass_debug::culprit::{Culprit, CulpritError, CulpritSearch};
use pass_runtime::ir::IrText;
use pass_runtime::{Diagnostic, OpPassManager, PassManager, PassRegistry};

use crate::command::{context, parse_options, reduce};
use crate::driver::{Driver, Streams};
use crate::failed::Failed;
use crate::files;
use crate::output::Output;
use crate::pipelines::Pipelines;
use crate::session::root_name;
use crate::settings::Settings;
use crate::test_script::TestScript;

/// Finds the execution, writes the module before it and reports the pipeline that shows the failure.
pub(super) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    let failed = |message: String| Failed::line(format!("{}: error: {message}", driver.name));
    let cancel = driver.cancel.clone().unwrap_or_default();
    let script = TestScript::new(&settings.test, cancel.clone()).map_err(failed)?;
    let output = Output::open(settings.output.as_deref()).map_err(Failed::line)?;
    let source = files::read(settings.input.as_deref(), streams.stdin).map_err(Failed::line)?;
    let text = source.text();
    let cx = context(driver, settings);
    let pipeline = pipeline(driver, registry, settings, &cx, &text, streams)?;
    let configure = |manager: &mut PassManager<I>| {
        manager.set_verify_each(settings.verify_each);
        manager.set_check_unchanged(settings.check_unchanged);
        manager.set_warn_unused(false);
    };
    let search = CulpritSearch {
        context: &*cx,
        text: &text,
        parse: parse_options(settings),
        print: settings.print,
        pipeline: &pipeline,
        configure: &configure,
        cancel: cancel.clone(),
    };
    let culprit = search.find(&mut |text| script.fails(text));
    let culprit = culprit.map_err(|error| match error {
        CulpritError::Invalid(_) => Failed::line(error.to_string()),
        error => failed(error.to_string()),
    })?;
    let mut report = describe(&driver.name, &culprit);
    let mut result = text.to_string();
    let mut shown_by = pipeline.to_string();
    let alone = registry.parse(&*cx, &culprit.pipeline).ok();
    if let Some(alone) = alone
        && is_shown(&search, &alone, &culprit.before, &script).map_err(failed)?
    {
        result.clone_from(&culprit.before);
        shown_by = alone.to_string();
        if let Some(reduce) = driver.reduce {
            let options = reduce::options(settings, cancel);
            let reduced = reduce(&cx, &culprit.before, &options, &mut |text| {
                is_shown(&search, &alone, text, &script)
            });
            // The module that is not reduced shows the failure as well.
            if let Ok(reduced) = reduced {
                report += &reduce::summary(&driver.name, &reduced);
                result = reduced.text;
            }
        }
    }
    output
        .finish(&result, streams.stdout)
        .map_err(Failed::line)?;
    let _ = writeln!(
        report,
        "{}: shown by --pass-pipeline='{shown_by}'",
        driver.name
    );
    // If this cannot be written, the result is there all the same.
    let _ = streams.stderr.write_all(report.as_bytes());
    Ok(())
}

/// The pipeline that the settings ask for.
pub(super) fn pipeline<I: IrText>(
    driver: &Driver<I>,
    registry: &PassRegistry<I>,
    settings: &Settings,
    cx: &I::Context,
    text: &str,
    streams: &mut Streams<'_>,
) -> Result<OpPassManager<I>, Failed> {
    let mut warn = |text: &str| {
        let _ = streams.stderr.write_all(text.as_bytes());
    };
    let pipelines = Pipelines::new(&driver.name, registry, settings, cx, &mut warn)?;
    let mut found: Vec<Diagnostic> = Vec::new();
    let root = I::parse(
        cx,
        "<module>",
        text,
        parse_options(settings),
        &mut |diagnostic| {
            found.push(diagnostic);
        },
    );
    let mut root = root.map_err(|_| {
        let lines = found.iter().map(|diagnostic| format!("{diagnostic}\n"));
        Failed::said(lines.collect())
    })?;
    let built = pipelines.for_root(&root_name::<I>(cx, &mut root), &mut warn)?;
    Ok(built.whole())
}

/// True if the test fails for the result of the pipeline, and not for the module itself. A run that fails shows the
/// failure.
fn is_shown<I: IrText>(
    search: &CulpritSearch<'_, I>,
    pipeline: &OpPassManager<I>,
    text: &str,
    script: &TestScript,
) -> Result<bool, String> {
    let result = search.run_all(pipeline, text);
    let is_wrong = match result {
        Some(result) => script.fails(&result)?,
        None => true,
    };
    let is_shown = is_wrong && !script.fails(text)?;
    // A run or a test that was interrupted tells nothing.
    if search.cancel.is_cancelled() {
        return Err("the run was cancelled".to_owned());
    }
    Ok(is_shown)
}

/// The report on the execution.
fn describe(tool: &str, culprit: &Culprit) -> String {
    let Culprit {
        execution,
        executions,
        pass,
        operation,
        runs,
        ..
    } = culprit;
    let symbol = operation.symbol.as_ref();
    let symbol = symbol.map(|symbol| format!(" @{symbol}"));
    let symbol = symbol.unwrap_or_default();
    let name = &operation.name;
    let mut text = format!(
        "{tool}: the first wrong pass execution is {execution} of {executions}: {pass} on '{name}'{symbol}\n"
    );
    if let Some(action) = &culprit.action {
        let number = format!("{} of {}", action.number, action.actions);
        let detail = match action.detail.as_str() {
            "" => String::new(),
            detail => format!(" ({detail})"),
        };
        let _ = writeln!(
            text,
            "{tool}: the first wrong action in it is {number}: {}{detail}",
            action.tag
        );
    }
    let _ = writeln!(text, "{tool}: found in {runs} runs");
    text
}
