//! Results of earlier runs: what a run asks of a cache. The feature `cache` brings the one that keeps results in a folder.

#[cfg(feature = "cache")]
mod command;
#[cfg(feature = "cache")]
mod folder;
#[cfg(feature = "cache")]
mod text;

#[cfg(feature = "cache")]
pub(crate) use command::run_command;
#[cfg(feature = "batch")]
pub(crate) use folder::{identity, settings_text};

use pass_runtime::{Ir, PassManager};

use crate::driver::Driver;
use crate::run_error::RunError;
use crate::settings::Settings;

/// Opens the cache of a run in a context, if the settings ask for one.
pub(crate) type OpenCache<I> = fn(
    &Driver<I>,
    &Settings,
    &<I as Ir>::Context,
) -> Result<Option<Box<dyn RunCache<I>>>, RunError>;

/// The cache of a run.
pub(crate) trait RunCache<I: Ir>: Send + Sync {
    /// Lets a manager look up and record results of passes.
    fn install(&self, manager: &mut PassManager<I>);

    /// Starts the run of a text with these bytes. `None` if nothing is known or kept of texts in this run.
    fn start<'c>(&'c self, text: InputText<'c>, bytes: &[u8]) -> Option<Box<dyn TextRun<I> + 'c>>;

    /// Returns the results that were not the same when they were computed again.
    fn take_mismatches(&self) -> Vec<String>;

    /// Ends the run. Returns warnings, and the explanation if one is asked for.
    fn finish(&self) -> (Vec<String>, String);
}

/// The run of a text, which may be known.
pub(crate) trait TextRun<I: Ir> {
    /// Returns what an earlier run has made of the text. If another machine or another user wrote it, `is_valid` decides about its
    /// output.
    fn known(&self, is_valid: &dyn Fn(&[u8]) -> bool) -> Option<Outcome>;

    /// Notes what the passes of a manager depend on besides the text.
    fn watch(&self, manager: &mut PassManager<I>);

    /// Keeps what the run has made of the text; with `shows_place`, for a text at this place alone.
    fn keep(&self, outcome: &Outcome, shows_place: bool);
}

/// What a run has made of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The name of the outermost operation.
    pub(crate) root: String,
    pub(crate) output: Vec<u8>,
    /// The text on standard error, before the pipeline is built and after that.
    pub(crate) texts: [String; 2],
}

/// A part of the input of a run, or several parts in a row.
#[cfg_attr(
    not(feature = "cache"),
    expect(dead_code, reason = "nothing is known of it")
)]
#[derive(Clone, Copy)]
pub(crate) struct InputText<'t> {
    pub(crate) name: &'t str,
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// Where it is in a longer text; `None` for all of a text.
    pub(crate) whole: Option<WholeText<'t>>,
    /// The markers between the parts that it is made of, in the input and in the output; `None` for a single part.
    pub(crate) markers: Option<[&'t str; 2]>,
}

/// A text that was split, and where one of its parts is.
#[cfg_attr(
    not(feature = "cache"),
    expect(dead_code, reason = "nothing is known of it")
)]
#[derive(Clone, Copy)]
pub(crate) struct WholeText<'t> {
    pub(crate) text: &'t str,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// Returns an error for each result that was not the same when it was computed again.
pub(crate) fn mismatches<I: Ir>(cache: Option<&dyn RunCache<I>>, tool: &str) -> String {
    let mismatches = cache.map(RunCache::take_mismatches).unwrap_or_default();
    let lines = mismatches.into_iter();
    lines
        .map(|mismatch| format!("{tool}: error: {mismatch}\n"))
        .collect()
}

/// Ends the cache of a run, and returns its warnings and its explanation.
pub(crate) fn finish<I: Ir>(cache: Option<&dyn RunCache<I>>, tool: &str) -> String {
    let (warnings, explanation) = cache.map(RunCache::finish).unwrap_or_default();
    let warnings = warnings.into_iter();
    let warnings: String = warnings
        .map(|warning| format!("{tool}: warning: {warning}\n"))
        .collect();
    warnings + &explanation
}
