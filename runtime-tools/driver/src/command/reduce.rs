//! The command that makes a module smaller while a test fails for it.

use std::sync::Arc;

use pass_debug::reduce::{ReduceError, ReduceOptions, Reduced, ShowsFailure, StopReason, reduce};
use pass_runtime::PassRegistry;
use pass_runtime::ir::{IrText, ReducibleIr};

use super::{Command, Job};
use crate::driver::{Driver, Streams};
use crate::output::write_lossy;
use crate::run_error::RunError;
use crate::settings::Settings;

pub(crate) type Reduce<I> = fn(
    &<I as pass_runtime::Ir>::Context,
    &str,
    &ReduceOptions,
    &mut ShowsFailure<'_>,
) -> Result<Reduced, ReduceError>;

impl<I: ReducibleIr> Driver<I> {
    /// Adds the command `reduce`, and lets `bisect` reduce the module that it writes.
    ///
    /// ```
    /// # use pass_driver::Driver;
    /// # use pass_runtime::ir::ReducibleIr;
    /// fn tool<I: ReducibleIr>(tool: Driver<I>) -> Driver<I> {
    ///     tool.reducible()
    /// }
    /// ```
    #[must_use]
    pub fn reducible(mut self) -> Self {
        self.reduce = Some(reduce::<I>);
        self
    }
}

pub(super) fn run<I: IrText>(
    driver: &Driver<I>,
    registry: &Arc<PassRegistry<I>>,
    settings: &Settings,
    streams: &mut Streams<'_>,
) -> Result<(), RunError> {
    let reduce = driver
        .reduce
        .ok_or_else(|| RunError::of_tool("modules of this IR cannot be reduced"))?;
    let job = Job::new(Command::Reduce, driver, registry, settings, streams)?;
    let options = job.reduce_options();
    let reduced = reduce(&job.cx, &job.text, &options, &mut |text| job.fails(text));
    let reduced = reduced.map_err(|error| match error {
        ReduceError::Invalid(_) => RunError::new(format!("{error}\n")),
        error => job.test_error(error),
    })?;
    job.output.finish(&reduced.text, job.streams.stdout)?;
    write_lossy(job.streams.stderr, &summary(&driver.name, &reduced));
    match reduced.stopped {
        None | Some(StopReason::MaxTests) => Ok(()),
        Some(_) => Err(RunError::new(String::new())),
    }
}

impl<I: IrText> Job<'_, '_, I> {
    pub(super) fn reduce_options(&self) -> ReduceOptions {
        let mut options = ReduceOptions::default();
        options.parse = self.settings.parse_options();
        options.print = self.settings.print_options();
        options.max_tests = self.settings.max_tests;
        options.cancel = self.cancel.clone();
        options
    }
}

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
