//! An owned outermost operation of MLIR, its parser and its printer.

#![expect(
    unsafe_code,
    reason = "takes ownership of the operation that MLIR's parser returns, and lends one to its writer"
)]

use melior::ir::Operation;
use melior::ir::operation::OperationLike;
use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Failure, Location};

use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::op::MlirOp;
use crate::rewriter::RewriteError;
use crate::sys::Resources;
use crate::{diagnostic, ir, nesting, scope, sys, unloaded};

/// An outermost operation, and the context that it belongs to.
pub struct MlirModule<'c> {
    operation: Operation<'c>,
    context: &'c MlirContext,
    resources: Resources,
}

impl<'c> MlirModule<'c> {
    /// Takes over an operation of the context without a parent.
    ///
    /// # Errors
    ///
    /// Fails if the operation belongs to another context, if it uses something from outside of it, or if an operation in it
    /// that is isolated from above does, or if the dialect of one is not loaded.
    ///
    /// ```
    /// use melior::ir::{Location, Module};
    /// use pass_melior::{MlirContext, MlirModule};
    ///
    /// let cx = MlirContext::new();
    /// // SAFETY: this is the thread of the context, and there is no other.
    /// let module = Module::new(Location::unknown(unsafe { cx.melior() }));
    /// let module = MlirModule::new(&cx, (*module.as_operation()).clone())?;
    /// assert_eq!(format!("{module:?}"), "MlirModule(builtin.module)");
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    pub fn new(context: &'c MlirContext, operation: Operation<'c>) -> Result<Self, Failure> {
        let _access = context.access();
        if context.owns(&operation)
            && let Some(op) = unloaded::first(context, &operation)
        {
            return Err(RewriteError::Dialect(op.dialect).into());
        }
        let reason = if !context.owns(&operation) || !sys::belongs(&operation, context) {
            "the operation was made in another context of MLIR"
        } else if operation.block().is_some() || !sys::keeps_isolation(operation.to_raw()) {
            "the operation uses values from outside"
        } else {
            return Ok(Self {
                operation,
                context,
                resources: Resources::new(),
            });
        };
        Err(Failure::because(reason))
    }

    /// Returns the outermost operation.
    pub fn op(&mut self) -> MlirOp<'_> {
        // SAFETY: the operation lives as long as `self`, which is borrowed exclusively, and belongs to the context.
        unsafe { MlirOp::from_raw(self.operation.to_raw(), self.context) }
    }

    /// Gives the operation back to melior.
    ///
    /// # Safety
    ///
    /// The rules of [`MlirContext::melior`] hold as long as the result, or something that was made with it, is in use.
    pub unsafe fn into_operation(self) -> Operation<'c> {
        self.operation
    }
}

impl std::fmt::Debug for MlirModule<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self.operation.name();
        write!(f, "MlirModule({})", sys::text(name.as_string_ref()))
    }
}

impl Mlir {
    /// Lets a tool say on standard error what it was doing when C++ crashes, before the signal ends it. The text is kept until the process
    /// ends.
    pub fn say_on_crash(text: String) {
        sys::say_on_crash(text.leak());
    }

    /// The bytes that bytecode begins with.
    pub const BYTECODE: &'static [u8] = b"ML\xefR";

    /// Reads a module from bytecode. It is not verified yet.
    ///
    /// ```
    /// use pass_melior::{Mlir, MlirContext};
    /// use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
    ///
    /// let cx = MlirContext::new();
    /// let (text, options) = ("func.func private @f()", ParseOptions::default());
    /// let mut root = Mlir::parse(&cx, "a.mlir", text, options, &mut |said| panic!("{said}"))?;
    /// let bytes = Mlir::write_bytecode(&cx, &mut root, None, false, &mut |said| panic!("{said}"))?;
    /// assert!(bytes.starts_with(Mlir::BYTECODE));
    /// // SAFETY: MLIR has just written the bytes.
    /// let mut read = unsafe { Mlir::parse_bytecode(&cx, "a.mlirbc", &bytes, options, &mut |said| panic!("{said}"))? };
    /// let [written, read] = [&mut root, &mut read].map(|root| Mlir::print_root(&cx, root, PrintOptions::default()));
    /// assert_eq!(written, read);
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the bytes are no bytecode of this version of MLIR; the diagnostics have been passed to `emit`.
    ///
    /// # Safety
    ///
    /// MLIR has written the bytes, and nobody has changed them: of others, its reader writes outside of memory. Bytecode of strangers is
    /// read by a process that may break, such as `mlir-opt`.
    pub unsafe fn parse_bytecode<'c>(
        cx: &'c MlirContext,
        name: &str,
        bytes: &[u8],
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<MlirModule<'c>, Failure> {
        if bytes.starts_with(Self::BYTECODE) {
            parse(cx, name, bytes, options, emit)
        } else {
            Err(Failure::because("the bytes are not bytecode of MLIR"))
        }
    }

    /// Returns the bytecode of a module, of the newest version if none is given. With `elide_resources`, resources come without
    /// their data.
    ///
    /// # Errors
    ///
    /// Fails if the module is not valid, or if MLIR does not write this version; the diagnostics have been passed to `emit`.
    pub fn write_bytecode(
        cx: &MlirContext,
        root: &mut MlirModule<'_>,
        version: Option<u64>,
        elide_resources: bool,
        emit: Emit<'_>,
    ) -> Result<Vec<u8>, Failure> {
        let version = version.map(|version| i64::try_from(version).unwrap_or(i64::MAX));
        let raw = root.op().raw();
        let _access = cx.access();
        // SAFETY: the module is alive and lent exclusively.
        let write = || unsafe { sys::bytecode(raw, version, elide_resources, &root.resources) };
        let (bytes, diagnostics) = scope::collect(cx, write);
        diagnostics.into_iter().for_each(emit);
        bytes.ok_or_else(Failure::new)
    }
}

impl IrText for Mlir {
    type Root<'c> = MlirModule<'c>;

    fn parse<'c>(
        cx: &'c MlirContext,
        name: &str,
        text: &str,
        options: ParseOptions,
        emit: Emit<'_>,
    ) -> Result<MlirModule<'c>, Failure> {
        let columns = options.first_column.saturating_sub(1);
        if options.first_line <= 1 && columns == 0 {
            return parse(cx, name, text.as_bytes(), options, emit);
        }
        let text = " ".repeat(columns) + text;
        parse(cx, name, text.as_bytes(), options, emit)
    }

    fn root<'a>(root: &'a mut MlirModule<'_>) -> MlirOp<'a> {
        root.op()
    }

    fn print_root(cx: &MlirContext, root: &mut MlirModule<'_>, options: PrintOptions) -> String {
        let _access = cx.access();
        // Buffered output of C++ passes belongs before the module.
        sys::flush();
        let (op, flags) = (root.operation.to_raw(), ir::flags(&root.op(), options));
        // SAFETY: the module is alive and lent exclusively.
        let mut text = unsafe { sys::print(op, &flags, Some(&root.resources)) };
        text.truncate(text.trim_end_matches('\n').len());
        text + "\n"
    }

    const KNOWS_UNREGISTERED_DIALECTS: bool = true;

    const NUMBERS_VALUES: bool = true;

    const NAMES_VALUES_BY_LOCATION: bool = true;

    const BLANK_LINE_AT_END: bool = true;

    fn allow_unregistered_dialects(cx: &mut MlirContext, allow: bool) {
        cx.allow_unregistered_dialects(allow);
    }

    fn set_threads(cx: &mut MlirContext, threads: bool) {
        cx.set_threads(threads);
    }
}

/// Parses a text, which is padded to its column, or bytecode.
///
/// MLIR counts lines from the start of its input. Empty lines for the lines before a part of a file would make the time for all parts
/// quadratic, so locations are moved after parsing: the parser gives them a file name that no text contains.
fn parse<'c>(
    cx: &'c MlirContext,
    name: &str,
    text: &[u8],
    options: ParseOptions,
    emit: Emit<'_>,
) -> Result<MlirModule<'c>, Failure> {
    if let Some(at) = nesting::too_deep(text).filter(|_| !text.starts_with(Mlir::BYTECODE)) {
        let before = &text[..at];
        let lines = before.iter().filter(|byte| **byte == b'\n').count();
        let column = before
            .rsplit(|byte| *byte == b'\n')
            .next()
            .map_or(0, <[u8]>::len);
        let place = Location::file(name, lines + options.first_line.max(1), column + 1);
        emit(Diagnostic::error(place, nesting::MESSAGE));
        return Err(Failure::new());
    }
    let position = options.implicit_root.then(|| {
        if (options.first_line, options.first_column) == (1, 1) {
            // MLIR locates the implicit module of a whole file at 0:0.
            (0, 0)
        } else {
            (options.first_line, options.first_column)
        }
    });
    let lines_before = options.first_line.saturating_sub(1);
    let name_of_part = format!("{name}\u{1}");
    let source = sys::Source {
        text,
        file: name,
        lines_before,
        name: if lines_before == 0 {
            name
        } else {
            &name_of_part
        },
    };
    let resources = Resources::new();
    let parse =
        |context: &_| scope::collect(cx, || sys::parse(context, source, position, &resources));
    let Some((raw, mut diagnostics)) = cx.exclusively(parse) else {
        let message = "an MLIR context parses only on the thread that created it, while no other thread uses it";
        emit(Diagnostic::error(Location::Unknown, message));
        return Err(Failure::new());
    };
    for diagnostic in &mut diagnostics {
        move_to_file(diagnostic, source);
    }
    diagnostics.into_iter().for_each(&mut *emit);
    // SAFETY: `raw` is null or an operation that the parser gave up the ownership of.
    let operation = unsafe { Operation::from_option_raw(raw) };
    let operation = operation.ok_or_else(Failure::new)?;
    if sys::keeps_isolation(operation.to_raw()) {
        return Ok(MlirModule {
            operation,
            context: cx,
            resources,
        });
    }
    // The verifier reports the location.
    let (is_valid, diagnostics) = scope::collect(cx, || operation.verify());
    diagnostics.into_iter().for_each(&mut *emit);
    if is_valid {
        let message = "the operation uses values from outside";
        emit(Diagnostic::error(
            diagnostic::location(operation.location()),
            message,
        ));
    }
    Err(Failure::new())
}

/// Moves locations in a source to those in its file.
fn move_to_file(diagnostic: &mut Diagnostic, source: sys::Source<'_>) {
    let notes = diagnostic.notes.iter_mut();
    let places = notes.filter_map(|note| note.location.as_mut());
    for place in places.chain([&mut diagnostic.location]) {
        if let Location::File { name, line, column } = place
            && **name == *source.name
        {
            *place = Location::file(source.file, *line + source.lines_before, *column);
        }
    }
}
