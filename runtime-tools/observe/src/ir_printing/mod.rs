//! Dumps of the IR before and after passes.
//!
//! An [`IrPrinter`] is an instrumentation: [`IrPrinting`] selects what it prints, and a [`DumpSink`] takes the dumps. Without a
//! sink it emits them as diagnostics in the layout of `mlir-opt`, in the order of the operations.

mod dump;
mod printer;
mod tree;

pub use dump::{Dump, Moment};
pub use printer::IrPrinter;

use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::info::PassInfo;
use pass_runtime::ir::PrintOptions;

/// The settings of an [`IrPrinter`].
///
/// ```
/// use pass_observe::ir_printing::{IrPrinting, PassFilter};
///
/// let mut changed = IrPrinting::default();
/// changed.after = PassFilter::All;
/// changed.on_change = true;
/// assert!(!changed.module_scope);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct IrPrinting {
    /// The passes before which it prints.
    pub before: PassFilter,
    /// The passes after which it prints, also if they failed.
    pub after: PassFilter,
    /// After a pass that succeeded, only if it changed its operation.
    pub on_change: bool,
    /// After passes that failed, and after no others.
    pub on_failure: bool,
    /// The outermost operation instead of that of the pass.
    pub module_scope: bool,
    /// Symbols of the operations that are printed, with those nested in them. If empty, all are printed.
    pub symbols: Vec<String>,
    /// Keep the text before a pass in the dump after it, see [`Dump::before`].
    pub keep_before: bool,
    /// Give each dump a place in a tree of files, see [`Dump::file`].
    pub tree: bool,
    /// Options for printing operations.
    pub options: PrintOptions,
}

/// A selection of passes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PassFilter {
    /// No pass.
    #[default]
    None,
    /// Every pass.
    All,
    /// The passes with these arguments, such as `cse`.
    Named(Vec<String>),
}

/// Takes dumps in the order of the operations, one call at a time.
pub trait DumpSink: Send + Sync + 'static {
    /// Takes a dump. Diagnostics that it emits appear in the position of the dump.
    fn take(&self, dump: Dump, emit: Emit<'_>);
}

impl<F: Fn(Dump, Emit<'_>) + Send + Sync + 'static> DumpSink for F {
    fn take(&self, dump: Dump, emit: Emit<'_>) {
        self(dump, emit);
    }
}

pub(crate) struct ToDiagnostics;

impl DumpSink for ToDiagnostics {
    fn take(&self, dump: Dump, emit: Emit<'_>) {
        emit(Diagnostic::output(dump.render()));
    }
}

impl PassFilter {
    /// Returns whether the pass is selected.
    pub fn contains(&self, pass: &PassInfo) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::Named(names) => names.iter().any(|name| name == pass.argument),
        }
    }
}
