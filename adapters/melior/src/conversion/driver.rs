//! The calls of MLIR's driver, and the functions that it calls.

#![expect(unsafe_code, reason = "MLIR's driver calls Rust through pointers")]

use std::cell::RefCell;
use std::collections::HashSet;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use mlir_sys::{MlirOperation, MlirRewriterBase, MlirStringRef, MlirType, MlirValue};
use pass_runtime::Failure;
use pass_runtime::diagnostic::Diagnostic;

use super::{Conversion, ConversionRewriter, Rule};
use crate::context::MlirContext;
use crate::op::MlirOp;
use crate::pattern::Stop;
use crate::reader::Reader;
use crate::rewriter::RewriteError;
use crate::sys::NameKind;
use crate::ty::Type;
use crate::view::OpView;
use crate::{scope, sys};

/// The legality of an operation; `Legality` of `cpp/conversion.cpp`.
#[repr(i32)]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Legality {
    Illegal = 0,
    Legal = 1,
    NoRule = 2,
}

const CONVERTED: i32 = 1;
const CHANGED: i32 = 2;

/// The functions that the driver calls; `Callbacks` of `cpp/conversion.cpp`.
#[repr(C)]
struct Callbacks {
    legality: unsafe extern "C" fn(*mut c_void, MlirOperation) -> Legality,
    convert_type: unsafe extern "C" fn(*mut c_void, MlirType) -> MlirType,
    rewrite: unsafe extern "C" fn(
        *mut c_void,
        isize,
        MlirOperation,
        isize,
        *const MlirValue,
        MlirRewriterBase,
        *const c_void,
    ) -> bool,
}

unsafe extern "C" {
    /// Sets the bit `CONVERTED` of the result and, if something has changed, `CHANGED`.
    fn passwrightConvert(
        root: MlirOperation,
        full: bool,
        convert_function_signatures: bool,
        cast_op: MlirStringRef,
        count: isize,
        names: *const MlirStringRef,
        callbacks: Callbacks,
        data: *mut c_void,
    ) -> i32;
    fn passwrightIsWellFormed(op: MlirOperation) -> bool;
}

/// The operations that MLIR's patterns for functions convert.
const FUNC_OPS: [&str; 3] = ["func.func", "func.call", "func.return"];

/// The state of the driver, which the callbacks get.
struct ConversionRun<'p> {
    context: &'p MlirContext,
    root: MlirOperation,
    conversion: &'p Conversion<'p>,
    /// The addresses of operations that patterns created or changed, which may not be valid.
    touched: RefCell<HashSet<usize>>,
    stopped: RefCell<Option<Stop>>,
}

impl ConversionRun<'_> {
    /// Returns whether an operation satisfies its traits and its verifier. Those that no pattern has created or changed do.
    fn is_well_formed(&self, op: OpView<'_>) -> bool {
        let address = op.raw().ptr as usize;
        // SAFETY: the operation is alive and lent exclusively.
        let is_valid = || unsafe { passwrightIsWellFormed(op.raw()) };
        !self.touched.borrow().contains(&address) || scope::collect(self.context, is_valid).0
    }

    /// Calls `work` and keeps its failure or panic, unless the driver is to stop. Calls nest: a pattern converts types.
    fn call<T>(&self, work: impl FnOnce(&Self) -> Result<T, Failure>) -> Option<T> {
        if self.stopped.borrow().is_some() {
            return None;
        }
        let stop = match catch_unwind(AssertUnwindSafe(|| work(self))) {
            Ok(Ok(result)) => return self.stopped.borrow().is_none().then_some(result),
            Ok(Err(failure)) => Stop::Failure(failure),
            Err(panic) => Stop::Panic(panic),
        };
        self.stopped.borrow_mut().get_or_insert(stop);
        None
    }
}

impl MlirOp<'_> {
    /// Converts the nested operations until none is illegal; operations without a rule may stay. Returns whether something has
    /// changed.
    ///
    /// # Errors
    ///
    /// Fails if an illegal operation cannot be converted, if a pattern fails, if the operation or the result is not valid, if the
    /// operation is not isolated from above, or if the dialect of a pattern's operation cannot be loaded now. Diagnostics of MLIR
    /// become those of the pass. A failed conversion is rolled back, unless all was converted and a cast cannot be made, or the
    /// result is not valid.
    pub fn convert_partially(&mut self, conversion: &Conversion<'_>) -> Result<bool, Failure> {
        self.convert(conversion, false)
    }

    /// Converts the nested operations until all are legal. Returns whether something has changed.
    ///
    /// # Errors
    ///
    /// As for [`convert_partially`](Self::convert_partially), and if an operation without a rule is left.
    pub fn convert_fully(&mut self, conversion: &Conversion<'_>) -> Result<bool, Failure> {
        self.convert(conversion, true)
    }

    fn convert(&mut self, conversion: &Conversion<'_>, full: bool) -> Result<bool, Failure> {
        // Creating a rewriter checks that the operation is isolated, which the driver requires too.
        drop(self.rewriter()?);
        let cx = self.context();
        let _access = cx.access();
        let ops = conversion.patterns.iter().map(|(op, _)| op.as_str());
        let functions = conversion
            .converts_function_signatures
            .then_some(FUNC_OPS[0]);
        for op in ops.chain([conversion.cast_op.as_str()]).chain(functions) {
            cx.load_for(op)?;
        }
        if sys::name_kind(cx.raw_context(), &conversion.cast_op) == NameKind::Unregistered {
            let message = format!("there is no operation '{}' for casts", conversion.cast_op);
            return Err(Failure::because(message));
        }
        self.verify_or_fail("the operation is not valid")?;
        let names = conversion.patterns.iter();
        let names: Vec<_> = names.map(|(name, _)| sys::raw(name)).collect();
        let run = ConversionRun {
            context: cx,
            root: self.raw(),
            conversion,
            touched: RefCell::default(),
            stopped: RefCell::default(),
        };
        let data = std::ptr::from_ref(&run).cast_mut().cast();
        let callbacks = Callbacks {
            legality: legality_callback,
            convert_type: convert_type_callback,
            rewrite: rewrite_callback,
        };
        let convert = || {
            // SAFETY: the operation is valid, isolated and lent exclusively; the count is that of the names; the callbacks get
            // the run that they take.
            unsafe {
                passwrightConvert(
                    self.raw(),
                    full,
                    conversion.converts_function_signatures,
                    sys::raw(&conversion.cast_op),
                    names.len().cast_signed(),
                    names.as_ptr(),
                    callbacks,
                    data,
                )
            }
        };
        let (outcome, diagnostics) = scope::collect(cx, convert);
        match run.stopped.into_inner() {
            Some(Stop::Panic(panic)) => resume_unwind(panic),
            Some(Stop::Failure(failure)) => return Err(failure),
            None if outcome & CONVERTED == 0 => {
                return Err(report_or_fail(cx, diagnostics, "the conversion failed"));
            }
            None => {}
        }
        self.verify_or_fail("the conversion left something that is not valid")?;
        Ok(outcome & CHANGED != 0)
    }

    fn verify_or_fail(&self, otherwise: &str) -> Result<(), Failure> {
        let (is_valid, diagnostics) = scope::collect(self.context(), || self.verify(true));
        if is_valid {
            return Ok(());
        }
        Err(report_or_fail(self.context(), diagnostics, otherwise))
    }
}

/// Reports diagnostics in the running pass. If none runs, the first one is the reason of the returned failure.
fn report_or_fail(cx: &MlirContext, diagnostics: Vec<Diagnostic>, otherwise: &str) -> Failure {
    let mut reason = diagnostics.is_empty().then(|| otherwise.to_owned());
    for diagnostic in diagnostics {
        let message = diagnostic.message.clone();
        if !scope::keep(cx.id(), || diagnostic) {
            reason.get_or_insert(message);
        }
    }
    reason.map_or_else(Failure::new, Failure::because)
}

unsafe extern "C" fn legality_callback(data: *mut c_void, op: MlirOperation) -> Legality {
    // SAFETY: `convert` passes a run, which lives during the call and is changed through cells only.
    let run = unsafe { &*data.cast::<ConversionRun<'_>>() };
    let legality = run.call(|run| {
        let reader = Reader::new(run.context, run.root);
        let op = OpView::new(&reader, op);
        let name = op.name();
        let legality = match run.conversion.rule_for(&name) {
            Some(Rule::Legal) => Legality::Legal,
            Some(Rule::If(is_legal)) if is_legal(op) => Legality::Legal,
            Some(Rule::Illegal | Rule::If(_)) => Legality::Illegal,
            None => Legality::NoRule,
        };
        let is_converted_by_mlir =
            run.conversion.converts_function_signatures && FUNC_OPS.contains(&&*name);
        if is_converted_by_mlir && legality != Legality::Legal && !run.is_well_formed(op) {
            // MLIR's patterns for functions require valid operations. The verifier reports others after the conversion.
            return Ok(Legality::Legal);
        }
        Ok(legality)
    });
    legality.unwrap_or(Legality::Illegal)
}

unsafe extern "C" fn convert_type_callback(data: *mut c_void, raw: MlirType) -> MlirType {
    // SAFETY: as above.
    let run = unsafe { &*data.cast::<ConversionRun<'_>>() };
    let converted = run.call(|run| {
        let Some(convert) = &run.conversion.type_converter else {
            return Ok(Some(raw));
        };
        let reader = Reader::new(run.context, run.root);
        // SAFETY: MLIR passes a type, which lives as long as the context.
        let r#type = unsafe { Type::from_raw(raw) };
        let Some(converted) = convert(&reader, r#type) else {
            return Ok(None);
        };
        if converted.belongs_to(run.context) {
            Ok(Some(converted.raw()))
        } else {
            Err(RewriteError::Context.into())
        }
    });
    let null = MlirType {
        ptr: std::ptr::null(),
    };
    converted.flatten().unwrap_or(null)
}

/// Returns whether the pattern has matched.
unsafe extern "C" fn rewrite_callback(
    data: *mut c_void,
    pattern_index: isize,
    op: MlirOperation,
    count: isize,
    operands: *const MlirValue,
    raw: MlirRewriterBase,
    type_converter: *const c_void,
) -> bool {
    // SAFETY: as above.
    let run = unsafe { &*data.cast::<ConversionRun<'_>>() };
    let operands = if count == 0 {
        &[]
    } else {
        // SAFETY: MLIR passes `count` values, which are alive during the call.
        unsafe { std::slice::from_raw_parts(operands, count.cast_unsigned()) }
    };
    let has_matched = run.call(|run| {
        let Some((_, convert)) = run.conversion.patterns.get(pattern_index.cast_unsigned()) else {
            return Ok(false);
        };
        let scope = (run.context, run.root);
        // SAFETY: the driver lends its rewriter, its types, and the operations inside of the root for the length of this call.
        let rewriter = unsafe { ConversionRewriter::new(scope, raw, type_converter, op, operands) };
        let result = convert(&rewriter);
        let touched = rewriter.take_touched().into_iter();
        run.touched
            .borrow_mut()
            .extend(touched.map(|op| op.ptr as usize));
        result.map(|()| rewriter.has_matched())
    });
    has_matched.unwrap_or(false)
}
