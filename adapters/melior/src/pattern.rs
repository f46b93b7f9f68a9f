//! Patterns in Rust, applied by MLIR's greedy driver.

#![expect(unsafe_code, reason = "MLIR's driver calls patterns through a pointer")]

use std::any::Any;
use std::ffi::c_void;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use mlir_sys::{MlirOperation, MlirRewriterBase, MlirStringRef};
use pass_runtime::Failure;
use pass_runtime::diagnostic::Diagnostic;

use crate::context::MlirContext;
use crate::op::MlirOp;
use crate::operation::TypedOp;
use crate::rewriter::Rewriter;
use crate::view::OpView;
use crate::{scope, sys};

unsafe extern "C" {
    /// Applies patterns and folds. Sets the bit `CONVERGED` of the result and, if something has changed, `CHANGED`.
    fn passwrightApplyPatterns(
        root: MlirOperation,
        count: isize,
        names: *const MlirStringRef,
        benefits: *const u16,
        rewrite: unsafe extern "C" fn(*mut c_void, isize, MlirOperation, MlirRewriterBase) -> i32,
        data: *mut c_void,
    ) -> i32;
}

const CONVERGED: i32 = 1;
const CHANGED: i32 = 2;

/// The bits that a rewrite returns; `RewriteBits` of `cpp/patterns.cpp`.
const REWRITTEN: i32 = 1;
const STOPPED: i32 = 2;

type Rewrite<'p> = dyn for<'r> Fn(&'r Rewriter<'r>, OpView<'r>) -> Result<(), Failure> + 'p;

/// A rewrite of operations of one name, or of all. MLIR's greedy driver applies it until nothing changes.
pub struct Pattern<'p> {
    op: &'p str,
    benefit: u16,
    rewrite: Box<Rewrite<'p>>,
}

impl<'p> Pattern<'p> {
    /// Creates a pattern for operations of that name, or for all if it is empty. A pattern matches if it changes something.
    pub fn new(
        op: &'p str,
        rewrite: impl for<'r> Fn(&'r Rewriter<'r>, OpView<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        Self {
            op,
            benefit: 1,
            rewrite: Box::new(rewrite),
        }
    }

    /// Creates a pattern for operations of a type.
    pub fn on<T: TypedOp>(
        rewrite: impl for<'r> Fn(&'r Rewriter<'r>, T::In<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        // Only operations of the name come here.
        Self::new(T::DEFINITION.name, move |rewriter, op| {
            op.cast::<T>().map_or(Ok(()), |op| rewrite(rewriter, op))
        })
    }

    /// Creates a pattern for all operations.
    pub fn for_any(
        rewrite: impl for<'r> Fn(&'r Rewriter<'r>, OpView<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        Self::new("", rewrite)
    }

    /// Sets the benefit: patterns of a greater one are tried first. It is 1 by default.
    #[must_use]
    pub fn benefit(mut self, benefit: u16) -> Self {
        // In MLIR the greatest number is of patterns that cannot match, and the one before is that of folding.
        self.benefit = benefit.min(u16::MAX - 2);
        self
    }
}

impl fmt::Debug for Pattern<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pattern")
            .field("op", &self.op)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}

/// The state of the greedy driver, which the callback gets.
struct DriverState<'p> {
    context: &'p MlirContext,
    root: MlirOperation,
    patterns: &'p [Pattern<'p>],
    stopped: Option<Stop>,
}

/// The reason why a driver stops.
pub(crate) enum Stop {
    Failure(Failure),
    Panic(Box<dyn Any + Send>),
}

impl MlirOp<'_> {
    /// Applies patterns to all that is nested in the operation, and folds the operations there, until nothing changes. Operations without effect
    /// whose results are not used are erased. Returns whether something has changed.
    ///
    /// ```
    /// use pass_melior::{Mlir, MlirContext, OpState, Pattern, Place};
    /// use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
    ///
    /// let double = Pattern::new("arith.muli", |rewriter, product| {
    ///     let [value, factor] = product.operands()[..] else { return Ok(()) };
    ///     if factor.integer() == Some(2) {
    ///         let sum = OpState::new("arith.addi").operands([value, value]);
    ///         let sum = rewriter.create(Place::Before(product), sum)?;
    ///         rewriter.replace(product, &sum.results())?;
    ///     }
    ///     Ok(())
    /// });
    /// let cx = MlirContext::new();
    /// let text = "func.func @f(%x: i32) -> i32 {
    ///   %0 = arith.constant 2 : i32 %1 = arith.muli %x, %0 : i32 return %1 : i32
    /// }";
    /// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |diagnostic| panic!("{diagnostic}")).unwrap();
    /// assert!(root.op().apply_patterns(&[double])?);
    /// let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
    /// assert!(printed.contains("arith.addi %arg0, %arg0") && !printed.contains("arith.constant"));
    /// # Ok::<(), pass_runtime::Failure>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if a pattern fails, if the patterns do not converge within ten iterations of 10,000 rewrites and 50 for each operation,
    /// if the operation is not valid, if it is not isolated from above, or if the dialect of an operation that a pattern is for
    /// cannot be loaded now. Changes before the failure are not rolled back.
    pub fn apply_patterns(&mut self, patterns: &[Pattern<'_>]) -> Result<bool, Failure> {
        // Creating a rewriter checks that the operation is isolated, which the driver requires too.
        drop(self.rewriter()?);
        let cx = self.context();
        let _access = cx.access();
        for pattern in patterns {
            cx.load_for(pattern.op)?;
        }
        let (is_valid, diagnostics) = scope::collect(cx, || self.verify(true));
        if !is_valid {
            return Err(Failure::because(first_message_or(
                diagnostics,
                "the operation is not valid",
            )));
        }
        let names: Vec<_> = patterns
            .iter()
            .map(|pattern| sys::raw(pattern.op))
            .collect();
        let benefits: Vec<_> = patterns.iter().map(|pattern| pattern.benefit).collect();
        let mut state = DriverState {
            context: cx,
            root: self.raw(),
            patterns,
            stopped: None,
        };
        let data = std::ptr::from_mut(&mut state).cast();
        let apply = || {
            // SAFETY: the operation is valid, isolated and lent exclusively; the counts are those of the names and benefits; `rewrite`
            // gets the state that it takes.
            unsafe {
                passwrightApplyPatterns(
                    self.raw(),
                    patterns.len().cast_signed(),
                    names.as_ptr(),
                    benefits.as_ptr(),
                    rewrite_callback,
                    data,
                )
            }
        };
        let (outcome, diagnostics) = scope::collect(cx, apply);
        match state.stopped {
            Some(Stop::Panic(panic)) => resume_unwind(panic),
            Some(Stop::Failure(failure)) => Err(failure),
            None if outcome & CONVERGED == 0 => Err(Failure::because(first_message_or(
                diagnostics,
                "the patterns did not converge",
            ))),
            None => Ok(outcome & CHANGED != 0),
        }
    }
}

fn first_message_or(diagnostics: Vec<Diagnostic>, otherwise: &str) -> String {
    let mut messages = diagnostics.into_iter().map(|diagnostic| diagnostic.message);
    messages.next().unwrap_or_else(|| otherwise.to_owned())
}

/// Applies a pattern to an operation. Sets the bit `REWRITTEN` of the result if something has changed, and `STOPPED` if the driver must
/// not go on with it.
unsafe extern "C" fn rewrite_callback(
    data: *mut c_void,
    pattern_index: isize,
    op: MlirOperation,
    raw: MlirRewriterBase,
) -> i32 {
    // SAFETY: `apply_patterns` passes a state that nothing else uses during the call.
    let state = unsafe { &mut *data.cast::<DriverState<'_>>() };
    // After a failure the driver tries the other patterns on the same operation.
    let pattern = state.patterns.get(pattern_index.cast_unsigned());
    let Some(pattern) = pattern.filter(|_| state.stopped.is_none()) else {
        return 0;
    };
    // SAFETY: the driver lends its rewriter and the operations inside of the root for the length of this call.
    let rewriter = unsafe { Rewriter::of_driver(state.context, state.root, raw, true) };
    // Nothing may unwind into C++.
    let result = catch_unwind(AssertUnwindSafe(|| {
        (pattern.rewrite)(&rewriter, OpView::new(&rewriter, op))?;
        Ok(rewriter.verify_touched()?)
    }));
    state.stopped = match result {
        Ok(Ok(())) => None,
        Ok(Err(failure)) => Some(Stop::Failure(failure)),
        Err(panic) => Some(Stop::Panic(panic)),
    };
    let rewritten = if rewriter.has_changed() { REWRITTEN } else { 0 };
    let stopped = state.stopped.as_ref().map_or(0, |_| STOPPED);
    rewritten | stopped
}
