//! A dump as data, and its layout.

use pass_runtime::diagnostic::Operation;
use pass_runtime::info::PassInfo;
use pass_runtime::instrumentation::Place;

/// The text of an operation before or after a pass.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Dump {
    /// The moment, relative to the pass.
    pub moment: Moment,
    /// The pass.
    pub pass: &'static PassInfo,
    /// The operation of the pass.
    pub operation: Operation,
    /// The step of the pipeline and the position of the operation.
    pub place: Place,
    /// True if the text is that of the outermost operation, and not of that of the pass.
    pub is_whole: bool,
    /// True if the operation of the pass is the outermost one.
    pub is_outermost: bool,
    /// True if names of attributes and locations are not defined ahead of the text.
    pub has_local_scope: bool,
    /// The text, without a line break at its end.
    pub text: String,
    /// The text before the pass, if that is [kept](super::IrPrinting::keep_before).
    pub before: Option<String>,
    /// Its file in a tree of folders, relative to the folder of the tree: a folder for each operation around, and counters of
    /// the dumps of each of them and of the operation in front of the pass.
    pub file: Option<String>,
}

/// The moment of a dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Before the pass.
    Before,
    /// After the pass.
    After,
    /// After the pass failed.
    Failed,
}

impl Dump {
    /// Returns the line above the text.
    ///
    /// Of a whole module it names the operation of the pass: `IR Dump After CSE (cse) ('func.func' operation: @f)`.
    pub fn banner(&self) -> String {
        let (when, failed) = match self.moment {
            Moment::Before => ("Before", ""),
            Moment::After => ("After", ""),
            Moment::Failed => ("After", " Failed"),
        };
        let PassInfo { name, argument, .. } = self.pass;
        let scope = if self.is_whole {
            let symbol = self.operation.symbol.as_deref();
            let symbol = symbol.map(|symbol| format!(": @{symbol}"));
            let symbol = symbol.unwrap_or_default();
            format!(" ('{}' operation{symbol})", self.operation.name)
        } else {
            String::new()
        };
        format!("// -----// IR Dump {when} {name}{failed} ({argument}){scope} //----- //")
    }

    /// Returns banner and text, with the blank lines below that `mlir-opt` prints.
    pub fn render(&self) -> String {
        let is_outermost = self.is_whole || self.is_outermost;
        let end = if is_outermost && !self.has_local_scope {
            "\n\n\n"
        } else {
            "\n\n"
        };
        format!("{}\n{}{end}", self.banner(), self.text)
    }
}
