//! The command that finds the pass execution after which a test fails.

use std::fmt::{self, Write};

use pass_debug::culprit::{Culprit, CulpritError, CulpritSearch};
use pass_runtime::OpPassManager;
use pass_runtime::ir::IrText;
use pass_runtime::text::render::printable;

use super::{Job, reduce};
use crate::output::write_lossy;
use crate::run_error::{RunError, with_help};
use crate::test_script::TestScript;

/// Finds the execution, writes the module before it and reports the pipeline that shows the failure.
pub(super) fn run<I: IrText>(mut job: Job<'_, '_, I>) -> Result<(), RunError> {
    let driver = job.driver;
    let pipeline = job.pipeline()?;
    let configure = job.configure();
    let search = job.search(&pipeline, &configure);
    let culprit = search.find(&mut |text| job.fails(text));
    let culprit = culprit.map_err(|error| match error {
        CulpritError::Invalid(_) => RunError::new(format!("{error}\n")),
        CulpritError::NoFailure if job.script.is_none() => {
            RunError::of_tool("no pass fails or changes what a function computes")
        }
        error => job.test_error(error),
    })?;
    let mut report = describe(&driver.name, &culprit);
    let mut result = job.text.to_string();
    let mut shown_by = pipeline.to_string();
    let culprit_pipeline = job.registry.parse(&*job.cx, &culprit.pipeline).ok();
    if let Some(pipeline) = culprit_pipeline
        && job.is_shown(&search, &pipeline, &culprit.before)?
    {
        result.clone_from(&culprit.before);
        shown_by = pipeline.to_string();
        if let Some(reduce) = driver.reduce {
            let options = job.reduce_options();
            let reduced = reduce(&job.cx, &culprit.before, &options, &mut |text| {
                job.is_shown(&search, &pipeline, text)
            });
            // If the reduction fails, the module before it shows the failure.
            if let Ok(reduced) = reduced {
                report += &reduce::summary(&driver.name, &reduced);
                result = reduced.text;
            }
        }
    }
    drop(search);
    job.output.finish(&result, job.streams.stdout)?;
    report += &format!("{}: shown by --pass-pipeline='{shown_by}'\n", driver.name);
    write_lossy(job.streams.stderr, &report);
    Ok(())
}

impl<I: IrText> Job<'_, '_, I> {
    /// Returns an error of a search, with the tests that took too long to show the failure.
    pub(super) fn test_error(&self, error: impl fmt::Display) -> RunError {
        let help = self.script.as_ref().and_then(TestScript::timeout_help);
        match help {
            Some(help) => RunError::of_tool(with_help(error, help)),
            None => RunError::of_tool(error),
        }
    }

    pub(super) fn fails(&self, text: &str) -> Result<bool, String> {
        let script = self.script.as_ref();
        script.map_or(Ok(false), |script| script.fails(text))
    }

    /// Returns true if the pipeline makes a module show the failure, or fails on it.
    fn is_shown(
        &self,
        search: &CulpritSearch<'_, I>,
        pipeline: &OpPassManager<I>,
        text: &str,
    ) -> Result<bool, String> {
        let result = search.run_all(pipeline, text);
        let is_wrong = result.map_or(Ok(true), |result| self.fails(&result))?;
        let is_shown = is_wrong && !self.fails(text)?;
        // An interrupted run proves nothing.
        if search.cancel.is_cancelled() {
            return Err("the run was cancelled".to_owned());
        }
        Ok(is_shown)
    }
}

fn describe(tool: &str, culprit: &Culprit) -> String {
    let Culprit {
        execution,
        executions,
        pass,
        operation,
        failure,
        runs,
        ..
    } = culprit;
    let symbol = operation.symbol.as_ref();
    let symbol = symbol.map(|symbol| format!(" @{}", printable(symbol)));
    let symbol = symbol.unwrap_or_default();
    let name = &operation.name;
    let mut text = format!(
        "{tool}: the first wrong pass execution is {execution} of {executions}: {pass} on '{name}'{symbol}\n"
    );
    if let Some(action) = &culprit.action {
        let _ = writeln!(text, "{tool}: the first wrong action in it is {action}");
    }
    for diagnostic in failure.iter().flatten() {
        let _ = writeln!(text, "{tool}: the run fails with it: {diagnostic}");
    }
    let _ = writeln!(text, "{tool}: found in {runs} runs");
    text
}
