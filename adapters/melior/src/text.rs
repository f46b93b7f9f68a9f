//! An owned outermost operation of MLIR, and how it is parsed and printed.

#![expect(
    unsafe_code,
    reason = "takes ownership of the operation that MLIR's parser returns"
)]

use melior::ir::Operation;
use melior::ir::operation::OperationLike;
use pass_runtime::diagnostic::{Diagnostic, Emit};
use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
use pass_runtime::{Failure, Ir, Location};

use crate::context::MlirContext;
use crate::ir::Mlir;
use crate::op::MlirOp;
use crate::{diagnostic, scope, sys};

/// An outermost operation, and the context that it belongs to.
pub struct MlirModule<'c> {
    operation: Operation<'c>,
    context: &'c MlirContext,
}

impl<'c> MlirModule<'c> {
    /// Takes over an operation of the context without a parent.
    ///
    /// # Errors
    ///
    /// Fails if the operation belongs to another context, or if it uses something from outside of it, or if an operation in it
    /// that is isolated from above does.
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
        let reason = if !context.owns(&operation) || !sys::belongs(&operation, context) {
            "the operation was made in another context of MLIR"
        } else if operation.block().is_some() || !sys::keeps_isolation(operation.to_raw()) {
            "the operation uses values from outside"
        } else {
            return Ok(Self { operation, context });
        };
        Err(Failure::because(reason))
    }

    /// Returns the outermost operation.
    pub fn op(&mut self) -> MlirOp<'_> {
        // SAFETY: the operation lives as long as `self`, which is borrowed exclusively, and belongs to the context.
        unsafe { MlirOp::from_raw(self.operation.to_raw(), self.context) }
    }

    /// Gives the operation back to melior.
    pub fn into_operation(self) -> Operation<'c> {
        self.operation
    }
}

impl std::fmt::Debug for MlirModule<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self.operation.name();
        let name = name.as_string_ref().as_str().unwrap_or_default();
        write!(f, "MlirModule({name})")
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
        let text = pad_to_position(text, options);
        let implicit_module_position = options.implicit_root.then(|| {
            if (options.first_line, options.first_column) == (1, 1) {
                // MLIR locates the implicit module of a whole file at 0:0.
                (0, 0)
            } else {
                (options.first_line, options.first_column)
            }
        });
        let parse = || sys::parse(cx.raw_context(), name, &text, implicit_module_position);
        let Some((raw, diagnostics)) = cx.exclusively(|| scope::collect(cx, parse)) else {
            let message = "an MLIR context parses only on the thread that created it, while no other thread uses it";
            emit(Diagnostic::error(Location::Unknown, message));
            return Err(Failure::new());
        };
        diagnostics.into_iter().for_each(&mut *emit);
        // SAFETY: `raw` is null or an operation that the parser gave up the ownership of.
        let operation = unsafe { Operation::from_option_raw(raw) };
        let operation = operation.ok_or_else(Failure::new)?;
        if sys::keeps_isolation(operation.to_raw()) {
            return Ok(MlirModule {
                operation,
                context: cx,
            });
        }
        // The verifier says where.
        let verify = || operation.verify();
        let (is_valid, diagnostics) = scope::collect(cx, verify);
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

    fn root<'a>(root: &'a mut MlirModule<'_>) -> MlirOp<'a> {
        root.op()
    }

    fn print_root(cx: &MlirContext, root: &mut MlirModule<'_>, options: PrintOptions) -> String {
        Self::print(cx, &root.op(), options) + "\n"
    }

    const KNOWS_UNREGISTERED_DIALECTS: bool = true;

    const BLANK_LINE_AT_END: bool = true;

    fn allow_unregistered_dialects(cx: &mut MlirContext, allow: bool) {
        cx.raw_context().set_allow_unregistered_dialects(allow);
    }

    fn set_threads(cx: &mut MlirContext, threads: bool) {
        cx.set_threads(threads);
    }
}

/// Pads the start of the text, so that MLIR reports lines and columns of the whole file.
fn pad_to_position(text: &str, options: ParseOptions) -> std::borrow::Cow<'_, str> {
    let lines = options.first_line.saturating_sub(1);
    let columns = options.first_column.saturating_sub(1);
    if lines == 0 && columns == 0 {
        return text.into();
    }
    format!("{}{}{text}", "\n".repeat(lines), " ".repeat(columns)).into()
}
