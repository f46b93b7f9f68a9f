//! Reading and printing a whole module, for tools.

use crate::diagnostic::Emit;
use crate::failure::Failure;
use crate::ir::{Ir, PrintOptions};
use crate::parallel::Parallel;

/// Options for reading a module.
///
/// ```
/// use pass_runtime::ir::ParseOptions;
///
/// let options = ParseOptions::default().implicit_root(false).starts_at(10, 1);
/// assert_eq!((options.implicit_root, options.first_line), (false, 10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ParseOptions {
    /// Put a root around the text unless it consists of one root operation.
    pub implicit_root: bool,
    /// Line of the file at which the text starts; greater than 1 if a tool has split the file. Locations count from the
    /// start of the file.
    pub first_line: usize,
    /// Column in `first_line` at which the text starts.
    pub first_column: usize,
}

impl Default for ParseOptions {
    fn default() -> Self {
        Self {
            implicit_root: true,
            first_line: 1,
            first_column: 1,
        }
    }
}

impl ParseOptions {
    /// Sets whether a root is put around a text that does not consist of one root operation.
    #[must_use]
    pub const fn implicit_root(mut self, implicit_root: bool) -> Self {
        self.implicit_root = implicit_root;
        self
    }

    /// Sets the line and column of the named text that the given text starts at.
    #[must_use]
    pub const fn starts_at(mut self, line: usize, column: usize) -> Self {
        (self.first_line, self.first_column) = (line, column);
        self
    }
}

/// An IR whose modules can be parsed and printed.
pub trait IrText: Ir {
    /// A module that owns all of its operations.
    type Root<'c>;

    /// Reads a module. It is not verified yet.
    ///
    /// # Errors
    ///
    /// Fails if the text is malformed; the diagnostics have been passed to `emit`.
    fn parse<'c>(
        cx: &'c Self::Context,
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<Self::Root<'c>, Failure>;

    /// Returns the outermost operation.
    fn root<'a>(root: &'a mut Self::Root<'_>) -> Self::Op<'a>;

    /// Returns the text of the module, with a line break at its end.
    fn print_root(cx: &Self::Context, root: &mut Self::Root<'_>, options: PrintOptions) -> String;

    /// Like [`print_root`](Self::print_root), but passes the text to `sink` in pieces. An IR overrides it to avoid holding
    /// the whole text in memory.
    fn print_pieces(
        cx: &Self::Context,
        root: &mut Self::Root<'_>,
        options: PrintOptions,
        sink: &mut dyn FnMut(&str),
    ) {
        sink(&Self::print_root(cx, root, options));
    }

    /// True if [`allow_unregistered_dialects`](Self::allow_unregistered_dialects) has an effect. A tool does not
    /// offer the choice otherwise.
    const KNOWS_UNREGISTERED_DIALECTS: bool = false;

    /// True if [`PrintOptions::value_users()`] has an effect. A tool does not offer the choice otherwise.
    const NUMBERS_VALUES: bool = false;

    /// True if [`PrintOptions::location_names()`] has an effect. A tool does not offer the choice otherwise.
    const NAMES_VALUES_BY_LOCATION: bool = false;

    /// True if a tool prints a blank line below the module, as `mlir-opt` does.
    const BLANK_LINE_AT_END: bool = false;

    /// Sets whether operations that no dialect declares are accepted.
    fn allow_unregistered_dialects(_cx: &mut Self::Context, _allow: bool) {}

    /// Sets whether parsing, verification and printing may use several threads. The default does nothing.
    fn set_threads(_cx: &mut Self::Context, _threads: bool) {}

    /// Sets the threads for that, which passes run on as well. The default does nothing.
    fn set_pool(_cx: &mut Self::Context, _pool: &Parallel) {}
}

/// An IR whose modules can be made smaller.
pub trait ReducibleIr: IrText {
    /// A way to make a module smaller, such as the removal of operations.
    type Reduction: Copy;

    /// Creates a copy of the module.
    fn duplicate<'c>(cx: &'c Self::Context, root: &mut Self::Root<'c>) -> Self::Root<'c>;

    /// Returns the number of operations at any depth, the outermost one included.
    fn operations(cx: &Self::Context, root: &mut Self::Root<'_>) -> usize;

    /// Returns the ways to make `root` smaller, the largest removals first.
    fn reductions(cx: &Self::Context, root: &mut Self::Root<'_>) -> Vec<Self::Reduction>;

    /// Returns the number of places at which `reduction` applies. Applying it at place n leaves the numbers of the places
    /// below n unchanged.
    fn places(cx: &Self::Context, root: &mut Self::Root<'_>, reduction: Self::Reduction) -> usize;

    /// Applies `reduction` at the places with these numbers, which are sorted. The module may become invalid; the caller
    /// verifies it.
    fn reduce(
        cx: &Self::Context,
        root: &mut Self::Root<'_>,
        reduction: Self::Reduction,
        places: &[usize],
    );
}
