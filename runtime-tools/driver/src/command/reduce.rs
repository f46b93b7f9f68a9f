//! The command that makes a module smaller while a test fails for it.

use pass_debug::reduce::{ReduceError, ReduceOptions, Reduced, ShowsFailure, StopReason, reduce};
use pass_runtime::ir::{IrText, ReducibleIr};
use pass_runtime::manager::CancelToken;

use crate::command::{context, parse_options};
use crate::driver::{Driver, Streams};
use crate::failed::Failed;
use crate::files;
use crate::output::Output;
use crate::settings::Settings;
use crate::test_script::TestScript;

/// Reduces modules of one IR.
pub(crate) type Reduce<I> = fn(
    &<I as pass_runtime::Ir>::Context,
    &str,
    &ReduceOptions,
    &mut ShowsFailure<'_>,
) -> Result<Reduced, ReduceError>;

impl<I: ReducibleIr> Driver<I> {
    /// Lets the commands `reduce` and `bisect` make modules smaller.
    #[must_use]
    pub fn reducible(mut self) -> Self {
        self.reduce = Some(reduce::<I>);
        self
    }
}

/// Reads the module, reduces it and writes the result.
pub(super) fn run<I: IrText>(
    driver: &Driver<I>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), Failed> {
    let failed = |message: String| Failed::line(format!("{}: error: {message}", driver.name));
    let reduce = driver
        .reduce
        .ok_or_else(|| failed("modules of this IR cannot be reduced".to_owned()))?;
    let cancel = driver.cancel.clone().unwrap_or_default();
    let script = TestScript::new(&settings.test, cancel.clone()).map_err(failed)?;
    let output = Output::open(settings.output.as_deref()).map_err(Failed::line)?;
    let source = files::read(settings.input.as_deref(), streams.stdin).map_err(Failed::line)?;
    let cx = context(driver, settings);
    let options = options(settings, cancel);
    let reduced = reduce(&cx, &source.text(), &options, &mut |text| {
        script.fails(text)
    });
    let reduced = reduced.map_err(|error| match error {
        ReduceError::Invalid(_) => Failed::line(error.to_string()),
        error => failed(error.to_string()),
    })?;
    let written = output.finish(&reduced.text, streams.stdout);
    written.map_err(Failed::line)?;
    let summary = summary(&driver.name, &reduced);
    // If this cannot be written, the result is there all the same.
    let _ = streams.stderr.write_all(summary.as_bytes());
    match reduced.stopped {
        None | Some(StopReason::MaxTests) => Ok(()),
        Some(_) => Err(Failed::said(String::new())),
    }
}

/// The bounds that the settings ask for.
pub(super) fn options(settings: &Settings, cancel: CancelToken) -> ReduceOptions {
    let mut options = ReduceOptions::default();
    options.parse = parse_options(settings);
    options.print = settings.print;
    options.max_tests = settings.test.max_tests;
    options.cancel = cancel;
    options
}

/// The report on a reduction.
pub(super) fn summary(tool: &str, reduced: &Reduced) -> String {
    let Reduced {
        operations,
        operations_before,
        tests,
        ..
    } = reduced;
    let line = format!(
        "{tool}: reduced {operations_before} operations to {operations} in {tests} tests\n"
    );
    match &reduced.stopped {
        Some(reason) => {
            format!("{line}{tool}: warning: smaller modules were not tried: {reason}\n")
        }
        None => line,
    }
}
