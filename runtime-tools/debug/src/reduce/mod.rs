//! Reduction: makes modules smaller as long as they show a failure.
//!
//! An IR names the ways in which a module of it can be made smaller ([`ReducibleIr`]), and the places for each. [`reduce`]
//! tries many places at once and then fewer (`delta`), until no single one is left. A candidate that is not valid is never
//! tested.

mod delta;

use std::fmt;

use pass_runtime::diagnostic::Diagnostic;
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions, ReducibleIr};
use pass_runtime::manager::CancelToken;

/// The bounds of a reduction.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ReduceOptions {
    /// Options for reading the module.
    pub parse: ParseOptions,
    /// Options for printing candidates and the result.
    pub print: PrintOptions,
    /// The number of tests after which the smallest module so far is the result.
    pub max_tests: u64,
    /// Ends the reduction from outside; the smallest module so far is the result.
    pub cancel: CancelToken,
}

impl Default for ReduceOptions {
    fn default() -> Self {
        Self {
            parse: ParseOptions::default(),
            print: PrintOptions::default(),
            max_tests: 10_000,
            cancel: CancelToken::new(),
        }
    }
}

/// The result of a reduction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reduced {
    /// The smallest module that shows the failure.
    pub text: String,
    /// The number of its operations, the outermost one included.
    pub operations: usize,
    /// The number of operations before.
    pub operations_before: usize,
    /// The number of tests.
    pub tests: u64,
    /// The reason why smaller modules were not tried; `None` if there are none.
    pub stopped: Option<StopReason>,
}

/// The reason why a reduction ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StopReason {
    /// The number of tests is used up.
    MaxTests,
    /// It was cancelled.
    Cancelled,
    /// A test could not run.
    Test(String),
}

/// A module that cannot be reduced.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReduceError {
    /// It cannot be read, or is not valid.
    Invalid(Vec<Diagnostic>),
    /// It does not show the failure.
    NoFailure,
    /// The first test could not run.
    Test(String),
}

/// Returns whether the text of a module shows the failure; an error if the test cannot run.
pub type ShowsFailure<'t> = dyn FnMut(&str) -> Result<bool, String> + 't;

/// Reduces the module as long as it shows the failure.
///
/// # Errors
///
/// If the module is not valid or does not show the failure, or if the first test cannot run.
pub fn reduce<I: ReducibleIr>(
    cx: &I::Context,
    text: &str,
    options: &ReduceOptions,
    shows_failure: &mut ShowsFailure<'_>,
) -> Result<Reduced, ReduceError> {
    let mut root = read::<I>(cx, text, options.parse).map_err(ReduceError::Invalid)?;
    let operations_before = I::operations(cx, &mut root);
    let text = I::print_root(cx, &mut root, options.print);
    match shows_failure(&text) {
        Ok(true) => {}
        Ok(false) => return Err(ReduceError::NoFailure),
        Err(reason) => return Err(ReduceError::Test(reason)),
    }
    let mut search = delta::Search::<I>::new(cx, root, text, options, shows_failure);
    let stopped = search.run().err();
    let (mut root, text, tests) = search.finish();
    Ok(Reduced {
        text,
        operations: I::operations(cx, &mut root),
        operations_before,
        tests,
        stopped,
    })
}

/// Parses and verifies a module.
pub(crate) fn read<'c, I: IrText>(
    cx: &'c I::Context,
    text: &str,
    parse: ParseOptions,
) -> Result<I::Root<'c>, Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let mut emit = |diagnostic| diagnostics.push(diagnostic);
    let root = I::parse(cx, "<module>", text, parse, &mut emit).and_then(|mut root| {
        I::verify(cx, &I::root(&mut root), true, &mut emit)?;
        Ok(root)
    });
    root.map_err(|_| diagnostics)
}

/// Writes the diagnostics of a module that cannot be read.
pub(crate) fn write_lines(f: &mut fmt::Formatter<'_>, diagnostics: &[Diagnostic]) -> fmt::Result {
    let lines: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
    f.write_str(&lines.join("\n"))
}

impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MaxTests => f.write_str("the number of tests is used up"),
            Self::Cancelled => f.write_str("the run was cancelled"),
            Self::Test(reason) => f.write_str(reason),
        }
    }
}

impl fmt::Display for ReduceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(diagnostics) => write_lines(f, diagnostics),
            Self::NoFailure => f.write_str("the test does not fail for the module as it is"),
            Self::Test(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for ReduceError {}
