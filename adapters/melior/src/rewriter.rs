//! Changing an operation and all that is nested in it.

#![expect(
    unsafe_code,
    reason = "MLIR changes operations through pointers, which this file checks before"
)]

mod checks;
mod error;
mod place;

pub use error::RewriteError;
pub use place::Place;

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::ffi::c_void;
use std::fmt;
use std::iter::{self, successors};
use std::ops::Deref;

use melior::ir::operation::{Operation, OperationLike};
use melior::ir::{Block, ValueLike};
use mlir_sys::{
    MlirOperation, MlirRewriterBase, MlirValue, mlirIRRewriterCreate, mlirIRRewriterDestroy,
    mlirOperationDestroy, mlirOperationSetOperand, mlirRegionAppendOwnedBlock,
    mlirRewriterBaseClone, mlirRewriterBaseFinalizeOpModification, mlirRewriterBaseInsert,
    mlirRewriterBaseMoveOpAfter, mlirRewriterBaseMoveOpBefore, mlirRewriterBaseReplaceAllUsesWith,
    mlirRewriterBaseStartOpModification,
};

use crate::attr::Attribute;
use crate::context::MlirContext;
use crate::creation::NewOp;
use crate::reader::Reader;
use crate::ty::Type;
use crate::view::{BlockView, OpView, ValueView};
use crate::{scope, sys, unloaded};

/// Changes one operation and all that is nested in it. It reads as well, see [`Reader`].
///
/// Views stay valid while it changes things: a list that [`walk`](Reader::walk) returned can be gone through while
/// operations are erased, moved or created. An erased operation is taken out of its block at once, and freed when the rewriter is
/// dropped; a later change of it is an error.
///
/// ```
/// use pass_melior::{Mlir, MlirContext, OpState, Place};
/// use pass_runtime::ir::{IrText, ParseOptions};
///
/// let cx = MlirContext::new();
/// let text = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }";
/// let mut root = Mlir::parse(&cx, "a.mlir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
/// let mut op = root.op();
/// let rewriter = op.rewriter()?;
/// let sum = rewriter.find("arith.addi")[0];
/// let x = sum.operand(0).unwrap();
/// let product = rewriter.create(Place::Before(sum), OpState::new("arith.muli").operands([x, x]))?;
/// rewriter.replace(sum, &product.results())?;
/// assert!(sum.is_erased() && rewriter.erase(sum).is_err());
/// assert_eq!(x.users(), [product, product]);
/// # Ok::<(), pass_runtime::Failure>(())
/// ```
pub struct Rewriter<'a> {
    reader: Reader<'a>,
    raw: MlirRewriterBase,
    /// False if MLIR owns the rewriter.
    is_owned: bool,
    /// True if operations are verified where they are inserted, since a driver goes on with them.
    verifies: bool,
    /// Erased operations, each without a block and without uses.
    erased: RefCell<Vec<MlirOperation>>,
    /// The operations that were created or changed in place, for a driver that goes on with them.
    touched: RefCell<Vec<MlirOperation>>,
    /// The addresses of those among them that may not be valid.
    unfinished: RefCell<HashSet<*mut c_void>>,
    has_changed: Cell<bool>,
    /// True if all was valid after the last change.
    is_valid: Cell<bool>,
}

impl<'a> Rewriter<'a> {
    /// Changes an operation, which is alive and lent exclusively to the caller for `'a`.
    pub(crate) fn new(context: &'a MlirContext, root: MlirOperation) -> Self {
        let reader = Reader::new(context, root);
        // SAFETY: the context is alive.
        let raw = unsafe { mlirIRRewriterCreate(context.raw_context().to_raw()) };
        Self {
            reader,
            raw,
            is_owned: true,
            verifies: false,
            erased: RefCell::default(),
            touched: RefCell::default(),
            unfinished: RefCell::default(),
            has_changed: Cell::default(),
            is_valid: Cell::default(),
        }
    }

    /// Changes an operation with the rewriter of MLIR's driver.
    ///
    /// # Safety
    ///
    /// For `'a`, the rewriter is alive, and the operation is alive and lent exclusively to the caller.
    pub(crate) unsafe fn of_driver(
        context: &'a MlirContext,
        root: MlirOperation,
        raw: MlirRewriterBase,
        verifies: bool,
    ) -> Self {
        Self {
            reader: Reader::new(context, root),
            raw,
            is_owned: false,
            verifies,
            erased: RefCell::default(),
            touched: RefCell::default(),
            unfinished: RefCell::default(),
            has_changed: Cell::default(),
            is_valid: Cell::default(),
        }
    }

    /// Returns true if something was changed.
    pub(crate) fn has_changed(&self) -> bool {
        self.has_changed.get()
    }

    /// Checks that what was created or changed in place is valid, since a driver goes on with it. A verifier takes for granted what is
    /// around its operation and before it, so the order is that of the verifier for the whole.
    pub(crate) fn verify_touched(&self) -> Result<(), RewriteError> {
        let touched = self.touched.borrow().clone();
        let touched = touched.into_iter().map(|raw| OpView::new(self, raw));
        let mut ops: Vec<_> = touched.filter(|op| !op.is_erased()).collect();
        let mut numbers = HashMap::new();
        for op in &ops {
            let number = numbers.len();
            numbers.entry(block_pointer(*op)).or_insert(number);
        }
        let group = |op: &OpView<'_>| (ancestors(*op).count(), numbers[&block_pointer(*op)]);
        ops.sort_by(|a, b| {
            let groups = group(a).cmp(&group(b));
            groups.then_with(|| sys::order_in_block(*a, *b))
        });
        let mut verified = HashSet::new();
        for op in ops {
            // What has regions was verified with all that is in it.
            let mut around = iter::once(op).chain(ancestors(op));
            if around.any(|op| verified.contains(&op.raw().ptr)) {
                continue;
            }
            let is_deep = op.region_count() > 0;
            self.verify_or_fail(|| {
                // SAFETY: the operation is alive and lent exclusively.
                unsafe { sys::verify(op.raw(), is_deep) }
            })?;
            verified.insert(op.raw().ptr);
        }
        // What is wrong stays so for the next call, also if the pattern passes over the error of this one.
        self.take_touched();
        self.unfinished.borrow_mut().clear();
        Ok(())
    }

    /// Returns what was created or changed in place since the last call.
    pub(crate) fn take_touched(&self) -> Vec<MlirOperation> {
        self.touched.take()
    }

    fn verify_or_fail(&self, verify: impl FnOnce() -> bool) -> Result<(), RewriteError> {
        let (is_valid, diagnostics) = scope::collect(self.context(), verify);
        let messages = diagnostics.into_iter().map(|diagnostic| diagnostic.message);
        is_valid
            .then_some(())
            .ok_or_else(|| RewriteError::Invalid(messages.collect::<Vec<_>>().join("; ")))
    }

    /// Creates an operation.
    ///
    /// # Errors
    ///
    /// Fails if the place or an operand is not there any more, if an operand is not visible there, if the dialect is not
    /// loaded, or if MLIR does not know the types of the results and the state says none.
    pub fn create<'r, S: NewOp<'r>>(
        &'r self,
        place: Place<'r>,
        state: S,
    ) -> Result<S::Op, RewriteError> {
        let state = state.into_state()?;
        let scope = self.scope(place)?;
        self.check_scope(scope, state.used())?;
        let region = place.block().map(BlockView::region_key);
        let is_there = |block: &BlockView<'r>| Some(block.region_key()) == region;
        if !state.blocks().iter().all(is_there) {
            return Err(RewriteError::Place);
        }
        let operation = state.build(self, place.op())?;
        S::wrap(self.insert_owned(place, operation)?)
    }

    /// Inserts an operation that was made with melior.
    ///
    /// # Errors
    ///
    /// Fails as [`create`](Self::create) does, if the operation stands in a block already, or if the dialect of one that is nested in
    /// it is not loaded. No dialect is loaded for it, since loading breaks operations that were made before.
    pub fn insert<'r>(
        &'r self,
        place: Place<'r>,
        operation: Operation<'_>,
    ) -> Result<OpView<'r>, RewriteError> {
        let scope = self.scope(place)?;
        if !sys::belongs(&operation, self.context()) {
            return Err(RewriteError::Context);
        }
        if let Some(op) = unloaded::first(self.context(), &operation) {
            return Err(RewriteError::Dialect(op.dialect));
        }
        if operation.block().is_some() || operation.successor_count() > 0 {
            return Err(RewriteError::Place);
        }
        if !sys::uses_only(operation.to_raw(), scope, self.root_raw()) {
            return Err(RewriteError::Isolation);
        }
        self.insert_owned(place, operation)
    }

    fn insert_owned<'r>(
        &'r self,
        place: Place<'r>,
        operation: Operation<'_>,
    ) -> Result<OpView<'r>, RewriteError> {
        self.check_depth(place, operation.to_raw())?;
        let point = place.point().ok_or(RewriteError::Outside)?;
        let is_verified = self.verifies && !self.is_unfinished(place, &operation);
        if is_verified {
            // SAFETY: the place is inside of the root, which is lent exclusively.
            let verify = || unsafe { sys::verify_at(&operation, point) };
            self.verify_or_fail(verify)?;
        }
        self.set_insertion_point(place);
        // SAFETY: the place is inside of the root, which is lent exclusively, and the block takes the operation over.
        let raw = unsafe { mlirRewriterBaseInsert(self.raw, operation.into_raw()) };
        let op = OpView::new(self, raw);
        self.touch(raw);
        if is_verified {
            self.unfinished.borrow_mut().remove(&raw.ptr);
        }
        self.touch_end(op);
        Ok(op)
    }

    /// Returns true if a new operation is verified later with what is around it: it has regions that are filled first, it
    /// ends a block that may still end in another way, or a verifier would look at what is not finished itself.
    fn is_unfinished(&self, place: Place<'_>, operation: &Operation<'_>) -> bool {
        if operation.region_count() > 0 || sys::is_terminator(operation) {
            return true;
        }
        let unfinished = self.unfinished.borrow();
        if unfinished.is_empty() {
            return false;
        }
        let is_unfinished = |op: OpView<'_>| unfinished.contains(&op.raw().ptr);
        let around = place.block().and_then(BlockView::parent);
        let mut around = around
            .into_iter()
            .flat_map(|op| iter::once(op).chain(ancestors(op)));
        let operands = operation.operands();
        let mut used =
            operands.filter_map(|value| ValueView::option(self, value.to_raw())?.definition());
        around.any(is_unfinished) || used.any(is_unfinished)
    }

    /// Copies an operation and all that is nested in it.
    ///
    /// # Errors
    ///
    /// Fails if the operation or the place is not there any more, or if it uses a value that is not visible at the place.
    pub fn clone_to<'r>(
        &'r self,
        op: OpView<'r>,
        place: Place<'r>,
    ) -> Result<OpView<'r>, RewriteError> {
        self.block_inside(op)?;
        let scope = self.scope(place)?;
        if !sys::uses_only(op.raw(), scope, self.root_raw()) {
            return Err(RewriteError::Isolation);
        }
        self.check_same_region(op, place)?;
        self.check_depth(place, op.raw())?;
        self.set_insertion_point(place);
        // SAFETY: the operation is alive, and the copy uses what may be used at the place.
        let raw = unsafe { mlirRewriterBaseClone(self.raw, op.raw()) };
        let copy = OpView::new(self, raw);
        self.touch(raw);
        self.touch_end(copy);
        Ok(copy)
    }

    /// Erases an operation and all that is nested in it.
    ///
    /// # Errors
    ///
    /// Fails if a value of the operation is used, if it was erased before, or if it is the one that the rewriter was made
    /// for.
    pub fn erase(&self, op: OpView<'_>) -> Result<(), RewriteError> {
        self.block_inside(op)?;
        if sys::is_used_outside(op) {
            return Err(RewriteError::Used);
        }
        self.touch_end(op);
        // SAFETY: the operation is inside of the root, which is lent exclusively, and its values are not used elsewhere.
        unsafe { sys::unlink(self.raw, op) };
        self.erased.borrow_mut().push(op.raw());
        self.mark_changed();
        Ok(())
    }

    /// Replaces the results of an operation by values, and erases it.
    ///
    /// # Errors
    ///
    /// Fails as [`replace_uses`](Self::replace_uses) and [`erase`](Self::erase) do.
    pub fn replace(&self, op: OpView<'_>, values: &[ValueView<'_>]) -> Result<(), RewriteError> {
        self.block_inside(op)?;
        let results = op.results();
        if results.len() != values.len() {
            return Err(RewriteError::ValueCount);
        }
        for (result, value) in results.iter().zip(values) {
            self.check_replacement(*result, *value)?;
            // The value would be erased with the operation.
            if value.definition() == Some(op) || sys::is_within(value.block(), op) {
                return Err(RewriteError::Used);
            }
        }
        for (result, value) in results.into_iter().zip(values) {
            self.replace_uses(result, *value)?;
        }
        self.erase(op)
    }

    /// Replaces all uses of a value by another one.
    ///
    /// # Errors
    ///
    /// Fails if one of them is not there any more, or if they are of different types or scopes.
    pub fn replace_uses(&self, from: ValueView<'_>, to: ValueView<'_>) -> Result<(), RewriteError> {
        self.check_replacement(from, to)?;
        if from == to || from.users().is_empty() {
            return Ok(());
        }
        // SAFETY: both values are alive, of one scope, and so are the users of the first.
        unsafe { mlirRewriterBaseReplaceAllUsesWith(self.raw, from.raw(), to.raw()) };
        self.mark_changed();
        Ok(())
    }

    fn check_replacement(
        &self,
        from: ValueView<'_>,
        to: ValueView<'_>,
    ) -> Result<(), RewriteError> {
        let scope = self.value_scope(from)?;
        self.check_scope(scope, &[to])?;
        if from.r#type() == to.r#type() {
            Ok(())
        } else {
            Err(RewriteError::Types)
        }
    }

    /// Replaces one operand of an operation.
    ///
    /// # Errors
    ///
    /// Fails if there is no such operand, or if the operation or the value is not there any more or the value is not visible.
    pub fn set_operand(
        &self,
        op: OpView<'_>,
        index: usize,
        value: ValueView<'_>,
    ) -> Result<(), RewriteError> {
        let block = self.block_inside(op)?;
        let scope = block.scope().ok_or(RewriteError::Outside)?;
        self.check_scope(scope, &[value])?;
        if op.operand(index).is_none() {
            return Err(RewriteError::Missing);
        }
        let index = index.cast_signed();
        // SAFETY: there is such an operand, and both are alive and of one scope.
        self.modify(op, |raw| unsafe {
            mlirOperationSetOperand(raw, index, value.raw());
        });
        Ok(())
    }

    /// Sets an attribute, also of the operation that the rewriter was made for.
    ///
    /// # Errors
    ///
    /// Fails if the operation was erased, if the attribute is of another context, or if the operation has one of another kind there.
    pub fn set_attribute(
        &self,
        op: OpView<'_>,
        name: &str,
        attribute: Attribute<'_>,
    ) -> Result<(), RewriteError> {
        self.check_not_erased(op)?;
        if !attribute.belongs_to(self.context()) {
            return Err(RewriteError::Context);
        }
        // SAFETY: the operation is alive and lent exclusively, and the attribute is of its context.
        if !unsafe { sys::takes_attribute(op.raw(), name, Some(attribute)) } {
            let message = format!("'{}' has no attribute '{name}' of this kind", op.name());
            return Err(RewriteError::Invalid(message));
        }
        // SAFETY: as above.
        self.modify(op, |raw| unsafe {
            sys::set_attribute(raw, name, Some(attribute));
        });
        Ok(())
    }

    /// Removes an attribute. One that has a default is set to that.
    ///
    /// # Errors
    ///
    /// Fails if the operation was erased, or has no such attribute but the default.
    pub fn remove_attribute(&self, op: OpView<'_>, name: &str) -> Result<(), RewriteError> {
        self.check_not_erased(op)?;
        // What changes nothing is not announced, since a driver would rewrite the operation again.
        // SAFETY: the operation is alive and lent exclusively.
        if !unsafe { sys::takes_attribute(op.raw(), name, None) } {
            return Err(RewriteError::Missing);
        }
        // SAFETY: as above.
        self.modify(op, |raw| unsafe { sys::set_attribute(raw, name, None) });
        Ok(())
    }

    /// Moves an operation.
    ///
    /// # Errors
    ///
    /// Fails if the operation or the place is not there any more, if the place is inside of the operation, or if the operation
    /// would use or define values across one that is isolated from above.
    pub fn move_to<'r>(&'r self, op: OpView<'r>, place: Place<'r>) -> Result<(), RewriteError> {
        let from = self.block_inside(op)?;
        let scope = self.scope(place)?;
        let block = place.block().ok_or(RewriteError::Outside)?;
        if block.parent() == Some(op) || sys::is_within(block, op) {
            return Err(RewriteError::Place);
        }
        let crosses = from.scope().is_none_or(|from| from.ptr != scope.ptr);
        if crosses
            && (sys::is_used_outside(op) || !sys::uses_only(op.raw(), scope, self.root_raw()))
        {
            return Err(RewriteError::Isolation);
        }
        self.check_same_region(op, place)?;
        self.check_depth(place, op.raw())?;
        let target = match place {
            Place::Before(existing) | Place::After(existing) => Some(existing),
            Place::Start(block) => block.first(),
            Place::End(block) => block.last(),
        };
        // An empty block has no operation to move to.
        let target = target.ok_or(RewriteError::Place)?;
        let neighbour = match place {
            Place::Before(_) => target.previous(),
            Place::After(_) => target.next(),
            Place::Start(_) | Place::End(_) => None,
        };
        if target == op || neighbour == Some(op) {
            return Ok(());
        }
        self.touch_end(op);
        match place {
            Place::Before(_) | Place::Start(_) => {
                // SAFETY: both are alive and lent exclusively.
                unsafe { mlirRewriterBaseMoveOpBefore(self.raw, op.raw(), target.raw()) }
            }
            Place::After(_) | Place::End(_) => {
                // SAFETY: as above.
                unsafe { mlirRewriterBaseMoveOpAfter(self.raw, op.raw(), target.raw()) }
            }
        }
        self.touch_end(op);
        self.mark_changed();
        Ok(())
    }

    /// Copies the operations of a block but its terminator to the place before `before`, with `arguments` for those of the
    /// block. Returns what the terminator of the block uses, as it is called there; nothing if there is none, as in a module.
    ///
    /// # Errors
    ///
    /// Fails if one of them is not there any more, if the arguments are not those that the block takes, or if the copies
    /// would use a value that is not visible there.
    pub fn inline<'r>(
        &'r self,
        block: BlockView<'r>,
        before: OpView<'r>,
        arguments: &[ValueView<'r>],
    ) -> Result<Vec<ValueView<'r>>, RewriteError> {
        block.scope().ok_or(RewriteError::Outside)?;
        let scope = self.scope(Place::Before(before))?;
        self.check_owned(block.reader())?;
        self.check_scope(scope, arguments)?;
        let types = |values: &[ValueView<'r>]| -> Vec<Type<'r>> {
            values.iter().map(|value| value.r#type()).collect()
        };
        if types(&block.arguments()) != types(arguments) {
            return Err(RewriteError::Types);
        }
        block.last().ok_or(RewriteError::Place)?;
        for op in block.operations() {
            self.check_depth(Place::Before(before), op.raw())?;
        }
        let raw: Vec<MlirValue> = arguments.iter().map(|value| value.raw()).collect();
        let previous = before.previous();
        // SAFETY: as checked above.
        let results = unsafe { sys::inline(self.raw, block, before, &raw) };
        let results = results.ok_or(RewriteError::Isolation)?;
        let back = successors(before.previous(), |op| op.previous());
        back.take_while(|copy| Some(*copy) != previous)
            .for_each(|copy| self.touch(copy.raw()));
        Ok(results)
    }

    /// Folds an operation, as its dialect says: it is replaced by constants or other values, or changed in place. Returns
    /// whether it was. Dialects take valid operations for granted, so the whole operation of the rewriter is verified before,
    /// unless nothing but folding has changed it since.
    ///
    /// # Errors
    ///
    /// Fails if the operation was erased, or if something is not valid.
    pub fn fold(&self, op: OpView<'_>) -> Result<bool, RewriteError> {
        self.block_inside(op)?;
        if !self.is_owned {
            self.verify_touched()?;
        } else if !self.is_valid.get() {
            // SAFETY: the operation is alive and lent exclusively.
            self.verify_or_fail(|| unsafe { sys::verify(self.root_raw(), true) })?;
        }
        // SAFETY: the operation is alive and lent exclusively.
        let folded = unsafe { sys::fold(self.raw, op) };
        if let Some(values) = &folded {
            self.mark_changed();
            if !values.is_empty() {
                self.replace(op, values)?;
            }
        }
        self.is_valid.set(true);
        Ok(folded.is_some())
    }

    /// Adds a block with arguments of these types to the end of a region.
    ///
    /// # Errors
    ///
    /// Fails if the operation was erased, has no such region, or if a type is of another context.
    pub fn add_block<'r>(
        &'r self,
        op: OpView<'r>,
        region: usize,
        arguments: &[Type<'_>],
    ) -> Result<BlockView<'r>, RewriteError> {
        self.check_not_erased(op)?;
        if !arguments
            .iter()
            .all(|r#type| r#type.belongs_to(self.context()))
        {
            return Err(RewriteError::Context);
        }
        if region >= op.region_count() {
            return Err(RewriteError::Missing);
        }
        let location = op.melior().location();
        let arguments: Vec<_> = arguments
            .iter()
            .map(|r#type| (r#type.lend(), location))
            .collect();
        let block = Block::new(&arguments).into_raw();
        // SAFETY: there is such a region, which takes the block over.
        unsafe {
            use melior::ir::RegionLike;
            let region = op
                .melior()
                .region(region)
                .map_err(|_| RewriteError::Missing)?;
            mlirRegionAppendOwnedBlock(region.to_raw(), block);
        }
        self.touch(op.raw());
        Ok(BlockView::new(self, block))
    }

    /// Adds an argument to the end of those of a block. Operations that name the types of arguments, such as functions, are
    /// changed by the caller.
    ///
    /// # Errors
    ///
    /// Fails if the block is not there any more, or if the type is of another context.
    pub fn add_argument<'r>(
        &'r self,
        block: BlockView<'r>,
        r#type: Type<'_>,
    ) -> Result<ValueView<'r>, RewriteError> {
        use melior::ir::BlockLike;
        self.check_owned(block.reader())?;
        block.scope().ok_or(RewriteError::Outside)?;
        let around = block.parent().ok_or(RewriteError::Outside)?;
        if !r#type.belongs_to(self.context()) {
            return Err(RewriteError::Context);
        }
        let location = around.melior().location();
        let argument = block
            .melior()
            .add_argument(r#type.lend(), location)
            .to_raw();
        self.touch(around.raw());
        ValueView::option(self, argument).ok_or(RewriteError::Missing)
    }

    /// Calls `change` on an operation that is alive and lent exclusively, and tells MLIR's listeners.
    fn modify<R>(&self, op: OpView<'_>, change: impl FnOnce(MlirOperation) -> R) -> R {
        // SAFETY: the operation is alive.
        unsafe { mlirRewriterBaseStartOpModification(self.raw, op.raw()) };
        let result = change(op.raw());
        // SAFETY: as above.
        unsafe { mlirRewriterBaseFinalizeOpModification(self.raw, op.raw()) };
        self.touch(op.raw());
        result
    }

    fn mark_changed(&self) {
        self.has_changed.set(true);
        self.is_valid.set(false);
    }

    fn touch(&self, op: MlirOperation) {
        self.mark_changed();
        if !self.is_owned {
            self.touched.borrow_mut().push(op);
            self.unfinished.borrow_mut().insert(op.ptr);
        }
    }

    /// Touches the operation around the block that ends with `op`, since its validity depends on the end of a block.
    fn touch_end(&self, op: OpView<'_>) {
        if op.next().is_none()
            && let Some(around) = op.parent()
        {
            self.touch(around.raw());
        }
    }
}

/// Returns the operations around one, the innermost first.
fn ancestors(op: OpView<'_>) -> impl Iterator<Item = OpView<'_>> {
    successors(op.parent(), |op| op.parent())
}

fn block_pointer(op: OpView<'_>) -> Option<*mut c_void> {
    Some(op.block()?.raw().ptr)
}

impl<'a> Deref for Rewriter<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}

impl Drop for Rewriter<'_> {
    fn drop(&mut self) {
        for op in self.erased.get_mut().drain(..) {
            // SAFETY: the operation stands in no block, nothing uses its values, and no view of it is left.
            unsafe { mlirOperationDestroy(op) };
        }
        if self.is_owned {
            // SAFETY: this value made the rewriter.
            unsafe { mlirIRRewriterDestroy(self.raw) };
        }
    }
}

impl fmt::Debug for Rewriter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Rewriter").field(&self.root()).finish()
    }
}
