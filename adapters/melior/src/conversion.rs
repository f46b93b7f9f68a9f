//! Conversion between dialects: legality, types and rewrites in Rust, applied by MLIR's driver.

#![expect(
    unsafe_code,
    reason = "MLIR's driver calls Rust through pointers, and lends its rewriter"
)]

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::ffi::c_void;
use std::fmt;
use std::ops::Deref;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use melior::ir::{Attribute, Type, TypeLike};
use mlir_sys::{
    MlirOperation, MlirRewriterBase, MlirStringRef, MlirType, MlirValue, mlirRewriterBaseEraseOp,
    mlirRewriterBaseReplaceOpWithValues,
};
use pass_runtime::Failure;
use pass_runtime::diagnostic::Diagnostic;

use crate::context::MlirContext;
use crate::creation::NewOp;
use crate::op::MlirOp;
use crate::operation::{OpParts, TypedOp};
use crate::reader::Reader;
use crate::rewriter::{Place, RewriteError, Rewriter};
use crate::sys::NameKind;
use crate::view::{OpView, ValueView};
use crate::{scope, sys};

#[repr(C)]
struct Callbacks {
    legality: unsafe extern "C" fn(*mut c_void, MlirOperation) -> i32,
    r#type: unsafe extern "C" fn(*mut c_void, MlirType) -> MlirType,
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
    fn passwrightConvert(
        root: MlirOperation,
        full: bool,
        functions: bool,
        caster: MlirStringRef,
        count: isize,
        names: *const MlirStringRef,
        callbacks: Callbacks,
        data: *mut c_void,
    ) -> i32;
    fn passwrightIsWellFormed(op: MlirOperation) -> bool;
    fn passwrightConvertType(types: *const c_void, r#type: MlirType) -> MlirType;
    fn passwrightMoveRegion(
        rewriter: MlirRewriterBase,
        from: MlirOperation,
        source: isize,
        to: MlirOperation,
        target: isize,
        types: *const c_void,
    ) -> bool;
}

/// The operations that MLIR's patterns for functions convert.
const FUNCTIONS: [&str; 3] = ["func.func", "func.call", "func.return"];

type IsLegal<'p> = dyn for<'r> Fn(OpView<'r>) -> bool + 'p;
type ConvertType<'p> = dyn for<'r> Fn(&'r Reader<'r>, Type<'r>) -> Option<Type<'r>> + 'p;
type Convert<'p> = dyn for<'r> Fn(&'r ConversionRewriter<'r>) -> Result<(), Failure> + 'p;

/// A conversion of operations and types to those that are legal.
///
/// ```
/// use pass_melior::{Conversion, Mlir, MlirContext, OpState};
/// use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
///
/// let conversion = Conversion::new()
///     .legal("arith")
///     .illegal("math.absi")
///     .pattern("math.absi", |rewriter| {
///         let [value] = rewriter.operands()[..] else { return Ok(()) };
///         let zero = rewriter.integer(value.r#type(), 0);
///         let Some(zero) = zero else { return Ok(()) };
///         let zero = rewriter.create(OpState::new("arith.constant").attribute("value", zero))?;
///         let minus = OpState::new("arith.subi").operands([zero.results()[0], value]);
///         let minus = rewriter.create(minus)?.results()[0];
///         Ok(rewriter.replace_with(OpState::new("arith.maxsi").operands([value, minus]))?)
///     });
/// let cx = MlirContext::new();
/// let text = "func.func @f(%x: i32) -> i32 { %0 = math.absi %x : i32 return %0 : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
/// assert!(root.op().convert_partially(&conversion)?);
/// let printed = Mlir::print_root(&cx, &mut root, PrintOptions::default());
/// assert!(printed.contains("arith.maxsi %arg0") && !printed.contains("math"));
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct Conversion<'p> {
    rules: Vec<(String, Rule<'p>)>,
    patterns: Vec<(String, Box<Convert<'p>>)>,
    types: Option<Box<ConvertType<'p>>>,
    caster: String,
    functions: bool,
}

enum Rule<'p> {
    Legal,
    Illegal,
    If(Box<IsLegal<'p>>),
}

impl<'p> Conversion<'p> {
    /// Creates a conversion that knows nothing to be legal or illegal.
    pub fn new() -> Self {
        Self {
            rules: Vec::new(),
            patterns: Vec::new(),
            types: None,
            caster: "builtin.unrealized_conversion_cast".to_owned(),
            functions: false,
        }
    }

    /// Makes an operation such as `arith.addi` legal, or all of a dialect that have no rule of their own.
    #[must_use]
    pub fn legal(self, name: impl Into<String>) -> Self {
        self.rule(name, Rule::Legal)
    }

    /// Makes an operation illegal, or all of a dialect that have no rule of their own.
    #[must_use]
    pub fn illegal(self, name: impl Into<String>) -> Self {
        self.rule(name, Rule::Illegal)
    }

    /// Makes those operations of a name legal, or of a dialect, that a function tells.
    #[must_use]
    pub fn legal_if(
        self,
        name: impl Into<String>,
        is_legal: impl for<'r> Fn(OpView<'r>) -> bool + 'p,
    ) -> Self {
        self.rule(name, Rule::If(Box::new(is_legal)))
    }

    fn rule(mut self, name: impl Into<String>, rule: Rule<'p>) -> Self {
        self.rules.push((name.into(), rule));
        self
    }

    /// Sets what types become. A type that becomes itself is legal; `None` is for one that cannot be converted.
    #[must_use]
    pub fn types(
        mut self,
        convert: impl for<'r> Fn(&'r Reader<'r>, Type<'r>) -> Option<Type<'r>> + 'p,
    ) -> Self {
        self.types = Some(Box::new(convert));
        self
    }

    /// Sets the operation that makes a value of one type of a value of another, where operations meet that were converted and
    /// such that were not. By default it is `builtin.unrealized_conversion_cast`.
    #[must_use]
    pub fn cast(mut self, name: impl Into<String>) -> Self {
        self.caster = name.into();
        self
    }

    /// Lets the signatures of `func.func`, and `func.call` and `func.return`, follow the types. Without a rule of their own they are
    /// legal if their types are.
    #[must_use]
    pub fn functions(mut self) -> Self {
        self.functions = true;
        self
    }

    /// Adds a pattern for operations of a name. It matches if it replaces, erases or changes the operation; else all that it
    /// has done is undone.
    #[must_use]
    pub fn pattern(
        mut self,
        op: impl Into<String>,
        convert: impl for<'r> Fn(&'r ConversionRewriter<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        self.patterns.push((op.into(), Box::new(convert)));
        self
    }

    /// Adds a pattern for operations of a type. The operands that the operation returns are those that its own have become.
    #[must_use]
    pub fn pattern_on<T: TypedOp>(
        self,
        convert: impl for<'r> Fn(&'r ConversionRewriter<'r>, T::In<'r>) -> Result<(), Failure> + 'p,
    ) -> Self {
        self.pattern(T::DEFINITION.name, move |rewriter| {
            let parts = OpParts::new(rewriter.op(), T::DEFINITION);
            let parts = parts.map(|parts| parts.with_operands(rewriter.operands));
            parts.map_or(Ok(()), |parts| convert(rewriter, T::from_parts(parts)))
        })
    }

    /// Returns the last rule for an operation, or else for its dialect.
    fn find(&self, op: &str) -> Option<&Rule<'p>> {
        let dialect = op.split('.').next().unwrap_or(op);
        let last = |name: &str| self.rules.iter().rev().find(|(of, _)| of == name);
        last(op).or_else(|| last(dialect)).map(|(_, rule)| rule)
    }
}

impl Default for Conversion<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Conversion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.patterns.iter().map(|(name, _)| name).collect();
        f.debug_struct("Conversion")
            .field("patterns", &names)
            .finish_non_exhaustive()
    }
}

/// Converts one operation, with the operands that its own have become. It reads as well, see [`Reader`].
pub struct ConversionRewriter<'a> {
    inner: Rewriter<'a>,
    raw: MlirRewriterBase,
    op: MlirOperation,
    operands: &'a [MlirValue],
    types: *const c_void,
    created: RefCell<Vec<MlirOperation>>,
    is_done: Cell<bool>,
    is_replaced: Cell<bool>,
}

impl ConversionRewriter<'_> {
    /// Returns the operation that is converted.
    pub fn op(&self) -> OpView<'_> {
        OpView::new(self, self.op)
    }

    /// Returns what the operands have become, with the types that theirs become.
    pub fn operands(&self) -> Vec<ValueView<'_>> {
        let values = self.operands.iter();
        values
            .filter_map(|raw| ValueView::option(self, *raw))
            .collect()
    }

    /// Returns the type that a type becomes. `None` if it cannot be converted.
    pub fn converted<'r>(&'r self, r#type: Type<'r>) -> Option<Type<'r>> {
        if r#type.context() != *self.context().raw_context() {
            return None;
        }
        // SAFETY: the types are those of the driver that lends its rewriter.
        let raw = unsafe { passwrightConvertType(self.types, r#type.to_raw()) };
        // SAFETY: a type lives as long as its context.
        unsafe { Type::from_option_raw(raw) }
    }

    /// Creates an operation before the one that is converted.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::create`] does.
    pub fn create<'r, S: NewOp<'r>>(&'r self, state: S) -> Result<S::Op, RewriteError> {
        S::wrap(self.created(state)?)
    }

    fn created<'r>(&'r self, state: impl NewOp<'r>) -> Result<OpView<'r>, RewriteError> {
        let state = state.into_state()?;
        let created = self.inner.create(Place::Before(self.op()), state)?;
        self.created.borrow_mut().push(created.raw());
        Ok(created)
    }

    /// Replaces the operation by values, one for each result. Their types may be others: what uses the results follows.
    ///
    /// # Errors
    ///
    /// Fails if the operation was replaced before, or if the values are not as many, or not visible there.
    pub fn replace(&self, values: &[ValueView<'_>]) -> Result<(), RewriteError> {
        self.check_changeable()?;
        if values.len() != self.op().results().len() {
            return Err(RewriteError::Types);
        }
        self.inner.check_visible(self.op(), values)?;
        // The values would be replaced with the operation.
        if values.iter().any(|value| {
            value.definition() == Some(self.op()) || sys::is_within(value.block(), self.op())
        }) {
            return Err(RewriteError::Used);
        }
        let raw: Vec<_> = values.iter().map(|value| value.raw()).collect();
        let count = raw.len().cast_signed();
        // SAFETY: the operation is alive, was not replaced before, and the values are as many and visible.
        unsafe { mlirRewriterBaseReplaceOpWithValues(self.raw, self.op, count, raw.as_ptr()) };
        self.is_replaced.set(true);
        self.is_done.set(true);
        Ok(())
    }

    /// Replaces the operation by the results of one that is created.
    ///
    /// # Errors
    ///
    /// As for [`create`](Self::create) and [`replace`](Self::replace).
    pub fn replace_with<'r>(&'r self, state: impl NewOp<'r>) -> Result<(), RewriteError> {
        self.replace(&self.created(state)?.results())
    }

    /// Erases the operation. What still uses its results in the end makes the conversion fail.
    ///
    /// # Errors
    ///
    /// Fails if the operation was replaced before.
    pub fn erase(&self) -> Result<(), RewriteError> {
        self.check_changeable()?;
        // SAFETY: the operation is alive, and was not replaced before.
        unsafe { mlirRewriterBaseEraseOp(self.raw, self.op) };
        self.is_replaced.set(true);
        self.is_done.set(true);
        Ok(())
    }

    /// Sets an attribute of the operation.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::set_attribute`] does, or if the operation was replaced before.
    pub fn set_attribute(&self, name: &str, attribute: Attribute<'_>) -> Result<(), RewriteError> {
        self.check_changeable()?;
        self.inner.set_attribute(self.op(), name, attribute)?;
        self.is_done.set(true);
        Ok(())
    }

    /// Sets an operand of the operation, such as to what it has become.
    ///
    /// # Errors
    ///
    /// Fails as [`Rewriter::set_operand`] does, or if the operation was replaced before.
    pub fn set_operand(&self, index: usize, value: ValueView<'_>) -> Result<(), RewriteError> {
        self.check_changeable()?;
        self.inner.set_operand(self.op(), index, value)?;
        self.is_done.set(true);
        Ok(())
    }

    /// Moves the blocks of a region to an empty region of an operation that this pattern has created, and converts the types of
    /// their arguments.
    ///
    /// # Errors
    ///
    /// Fails if there are no such regions, if the target was not created here or has blocks, if a type cannot be converted, or if
    /// the blocks would use values across an operation that is isolated from above.
    pub fn move_region(
        &self,
        region: usize,
        to: OpView<'_>,
        target: usize,
    ) -> Result<(), RewriteError> {
        self.check_changeable()?;
        self.inner.check_visible(to, &[])?;
        let op = self.op();
        if region >= op.region_count() || target >= to.region_count() {
            return Err(RewriteError::Missing);
        }
        let is_created = self
            .created
            .borrow()
            .iter()
            .any(|created| created.ptr == to.raw().ptr);
        if !is_created || !to.region(target).is_empty() {
            return Err(RewriteError::Place);
        }
        let is_closed = sys::is_isolated(op) || sys::keeps_isolation(op.raw());
        if sys::is_isolated(to) && !is_closed {
            return Err(RewriteError::Isolation);
        }
        let (from, to) = (op.raw(), to.raw());
        let (region, target) = (region.cast_signed(), target.cast_signed());
        // SAFETY: both operations are alive, there are such regions, and neither operation is inside of the other, since one was
        // created before the other in its block.
        let is_moved =
            unsafe { passwrightMoveRegion(self.raw, from, region, to, target, self.types) };
        is_moved.then_some(()).ok_or(RewriteError::Types)
    }

    fn check_changeable(&self) -> Result<(), RewriteError> {
        let is_changeable = !self.is_replaced.get();
        is_changeable.then_some(()).ok_or(RewriteError::Outside)
    }
}

impl<'a> Deref for ConversionRewriter<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.inner
    }
}

impl fmt::Debug for ConversionRewriter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConversionRewriter")
            .field(&self.op())
            .finish()
    }
}

/// The data of the callbacks.
struct Application<'p> {
    context: &'p MlirContext,
    root: MlirOperation,
    conversion: &'p Conversion<'p>,
    /// The addresses of operations that patterns created or changed, which may not be valid.
    touched: RefCell<HashSet<usize>>,
    stopped: RefCell<Option<Stop>>,
}

/// The reason why the driver stops.
enum Stop {
    Failure(Failure),
    Panic(Box<dyn Any + Send>),
}

impl Application<'_> {
    /// Returns whether an operation is valid by itself. Those that no pattern has created or changed are.
    fn is_well_formed(&self, op: OpView<'_>) -> bool {
        let address = op.raw().ptr as usize;
        // SAFETY: the operation is alive and lent exclusively.
        let is_valid = || unsafe { passwrightIsWellFormed(op.raw()) };
        !self.touched.borrow().contains(&address) || scope::collect(self.context, is_valid).0
    }

    /// Calls a function that nothing may unwind from, unless the driver is to stop. Calls nest: a pattern asks for types.
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
    /// Converts what is nested in the operation, until nothing is left that is illegal; operations without a rule may stay.
    /// Returns whether something has changed.
    ///
    /// # Errors
    ///
    /// Fails if an illegal operation cannot be converted, if a pattern fails, if the operation or what comes of it is not
    /// valid, if it is not isolated from above, or if the dialect of an operation that a pattern is for cannot be loaded now. Diagnostics of MLIR become those of the pass. Nothing has changed then, unless
    /// all was converted and a cast cannot be made, or the result is not valid.
    pub fn convert_partially(&mut self, conversion: &Conversion<'_>) -> Result<bool, Failure> {
        self.convert(conversion, false)
    }

    /// Converts what is nested in the operation, until all is legal. Returns whether something has changed.
    ///
    /// # Errors
    ///
    /// As for [`convert_partially`](Self::convert_partially), and if an operation without a rule is left.
    pub fn convert_fully(&mut self, conversion: &Conversion<'_>) -> Result<bool, Failure> {
        self.convert(conversion, true)
    }

    fn convert(&mut self, conversion: &Conversion<'_>, full: bool) -> Result<bool, Failure> {
        // The checks of a rewriter are those of the driver.
        drop(self.rewriter()?);
        let cx = self.context();
        let _access = cx.access();
        let ops = conversion.patterns.iter().map(|(op, _)| op.as_str());
        let functions = conversion.functions.then_some(FUNCTIONS[0]);
        for op in ops.chain([conversion.caster.as_str()]).chain(functions) {
            cx.load_for(op)?;
        }
        if sys::name_kind(cx.raw_context(), &conversion.caster) == NameKind::Unregistered {
            let message = format!("there is no operation '{}' for casts", conversion.caster);
            return Err(Failure::because(message));
        }
        self.verified("the operation is not valid")?;
        let names = conversion.patterns.iter();
        let names: Vec<_> = names.map(|(name, _)| sys::raw(name)).collect();
        let application = Application {
            context: cx,
            root: self.raw(),
            conversion,
            touched: RefCell::default(),
            stopped: RefCell::default(),
        };
        let data = std::ptr::from_ref(&application).cast_mut().cast();
        let callbacks = Callbacks {
            legality,
            r#type,
            rewrite,
        };
        let convert = || {
            // SAFETY: the operation is valid, isolated and lent exclusively; the count is that of the names; the callbacks get
            // the application that they take.
            unsafe {
                passwrightConvert(
                    self.raw(),
                    full,
                    conversion.functions,
                    sys::raw(&conversion.caster),
                    names.len().cast_signed(),
                    names.as_ptr(),
                    callbacks,
                    data,
                )
            }
        };
        let (outcome, diagnostics) = scope::collect(cx, convert);
        match application.stopped.into_inner() {
            Some(Stop::Panic(panic)) => resume_unwind(panic),
            Some(Stop::Failure(failure)) => return Err(failure),
            None if outcome == 0 => {
                return Err(passed_on(cx, diagnostics, "the conversion failed"));
            }
            None => {}
        }
        self.verified("the conversion left something that is not valid")?;
        Ok(outcome & 2 != 0)
    }

    fn verified(&self, otherwise: &str) -> Result<(), Failure> {
        let (is_valid, diagnostics) = scope::collect(self.context(), || self.verify(true));
        if is_valid {
            return Ok(());
        }
        Err(passed_on(self.context(), diagnostics, otherwise))
    }
}

/// Makes diagnostics those of the pass that runs, or the first one the reason of a failure.
fn passed_on(cx: &MlirContext, diagnostics: Vec<Diagnostic>, otherwise: &str) -> Failure {
    let mut reason = diagnostics.is_empty().then(|| otherwise.to_owned());
    for diagnostic in diagnostics {
        let message = diagnostic.message.clone();
        if !scope::keep(cx.id(), || diagnostic) {
            reason.get_or_insert(message);
        }
    }
    reason.map_or_else(Failure::new, Failure::because)
}

/// Returns 0 for an illegal operation, 1 for a legal one, and 2 for one without a rule.
unsafe extern "C" fn legality(data: *mut c_void, op: MlirOperation) -> i32 {
    // SAFETY: `convert` passes an application, which is there during the call and changes in cells alone.
    let application = unsafe { &*data.cast::<Application<'_>>() };
    let legality = application.call(|application| {
        let reader = Reader::new(application.context, application.root);
        let op = OpView::new(&reader, op);
        let name = op.name();
        let legality = match application.conversion.find(&name) {
            Some(Rule::Legal) => 1,
            Some(Rule::Illegal) => 0,
            Some(Rule::If(is_legal)) => i32::from(is_legal(op)),
            None => 2,
        };
        // MLIR's patterns for functions take valid ones for granted. Others wait for the verifier, in the end.
        let is_converted_by_mlir = application.conversion.functions && FUNCTIONS.contains(&&*name);
        let is_refused = is_converted_by_mlir && legality != 1 && !application.is_well_formed(op);
        Ok(if is_refused { 1 } else { legality })
    });
    legality.unwrap_or(0)
}

unsafe extern "C" fn r#type(data: *mut c_void, raw: MlirType) -> MlirType {
    // SAFETY: as above.
    let application = unsafe { &*data.cast::<Application<'_>>() };
    let converted = application.call(|application| {
        let Some(convert) = &application.conversion.types else {
            return Ok(Some(raw));
        };
        let reader = Reader::new(application.context, application.root);
        // SAFETY: MLIR passes a type, which lives as long as the context.
        let r#type = unsafe { Type::from_raw(raw) };
        let Some(converted) = convert(&reader, r#type) else {
            return Ok(None);
        };
        if converted.context() == *application.context.raw_context() {
            Ok(Some(converted.to_raw()))
        } else {
            Err(RewriteError::Context.into())
        }
    });
    let null = MlirType {
        ptr: std::ptr::null(),
    };
    converted.flatten().unwrap_or(null)
}

unsafe extern "C" fn rewrite(
    data: *mut c_void,
    number: isize,
    op: MlirOperation,
    count: isize,
    operands: *const MlirValue,
    raw: MlirRewriterBase,
    types: *const c_void,
) -> bool {
    // SAFETY: as above.
    let application = unsafe { &*data.cast::<Application<'_>>() };
    let operands = if count == 0 {
        &[]
    } else {
        // SAFETY: MLIR passes `count` values, which are alive during the call.
        unsafe { std::slice::from_raw_parts(operands, count.cast_unsigned()) }
    };
    let is_done = application.call(|application| {
        let Some((_, convert)) = application.conversion.patterns.get(number.cast_unsigned()) else {
            return Ok(false);
        };
        let (cx, root) = (application.context, application.root);
        // SAFETY: the driver lends its rewriter and the operations inside of the root for the length of this call.
        let inner = unsafe { Rewriter::of_driver(cx, root, raw, false) };
        let rewriter = ConversionRewriter {
            inner,
            raw,
            op,
            operands,
            types,
            created: RefCell::default(),
            is_done: Cell::default(),
            is_replaced: Cell::default(),
        };
        let result = convert(&rewriter);
        let touched = rewriter.inner.take_touched().into_iter();
        let mut all = application.touched.borrow_mut();
        all.extend(touched.map(|op| op.ptr as usize));
        result.map(|()| rewriter.is_done.get())
    });
    is_done.unwrap_or(false)
}
