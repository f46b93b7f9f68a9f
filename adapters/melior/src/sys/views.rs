//! Calls on what views and rewriters lend: that is alive, or kept, as long as the view.

use std::cmp::Ordering;
use std::ffi::c_void;
use std::ptr::null;

use melior::ir::operation::Operation;
use mlir_sys::{
    MlirAttribute, MlirBlock, MlirContext as RawContext, MlirOperation, MlirRewriterBase,
    MlirStringRef, MlirType, MlirValue, mlirBlockArgumentGetArgNumber, mlirBlockArgumentGetOwner,
    mlirBlockGetArgument, mlirBlockGetFirstOperation, mlirBlockGetNumArguments,
    mlirLinalgGetIndexingMapsAttribute, mlirOpOperandGetNextUse, mlirOpOperandGetOwner,
    mlirOpOperandIsNull, mlirOpResultGetOwner, mlirOperationGetNumOperands,
    mlirOperationGetNumResults, mlirOperationGetNumSuccessors, mlirOperationGetOperand,
    mlirOperationGetResult, mlirOperationGetSuccessor, mlirValueGetFirstUse,
    mlirValueIsABlockArgument,
};

use super::raw;
use crate::affine::AffineMap;
use crate::attr::Attribute;
use crate::context::MlirContext;
use crate::ty::Type;
use crate::view::{BlockView, OpView, ValueView};

unsafe extern "C" {
    fn passwrightScope(block: MlirBlock, root: MlirOperation) -> MlirOperation;
    fn passwrightOpIsIsolated(op: MlirOperation) -> bool;
    fn passwrightIsWithin(block: MlirBlock, outer: MlirOperation) -> bool;
    fn passwrightPrevious(op: MlirOperation) -> MlirOperation;
    fn passwrightLast(block: MlirBlock) -> MlirOperation;
    fn passwrightValueBlock(value: MlirValue) -> MlirBlock;
    fn passwrightIsUsedOutside(op: MlirOperation) -> bool;
    fn passwrightUsesOnly(op: MlirOperation, scope: MlirOperation, root: MlirOperation) -> bool;
    fn passwrightKeepsIsolation(op: MlirOperation) -> bool;
    fn passwrightBelongs(op: MlirOperation, context: RawContext) -> bool;
    fn passwrightInferredResults(context: RawContext, name: MlirStringRef) -> i32;
    fn passwrightInferTypes(op: MlirOperation) -> bool;
    fn passwrightUnlink(rewriter: MlirRewriterBase, op: MlirOperation);
    fn passwrightInline(
        rewriter: MlirRewriterBase,
        source: MlirBlock,
        before: MlirOperation,
        root: MlirOperation,
        count: isize,
        arguments: *const MlirValue,
        callback: unsafe extern "C" fn(*mut c_void, MlirValue),
        data: *mut c_void,
    ) -> bool;
    fn passwrightDepth(block: MlirBlock) -> isize;
    fn passwrightHeight(op: MlirOperation) -> isize;
    fn passwrightVerifyAt(op: MlirOperation, block: MlirBlock, before: MlirOperation) -> bool;
    fn passwrightIsTerminator(op: MlirOperation) -> bool;
    fn passwrightIsBefore(op: MlirOperation, other: MlirOperation) -> bool;
    fn passwrightFloatAttribute(r#type: MlirType, value: f64) -> MlirAttribute;
    fn passwrightFold(
        rewriter: MlirRewriterBase,
        op: MlirOperation,
        callback: unsafe extern "C" fn(*mut c_void, MlirValue),
        data: *mut c_void,
    ) -> bool;
    fn passwrightDominates(value: MlirValue, op: MlirOperation) -> bool;
    fn passwrightSetAttribute(op: MlirOperation, name: MlirStringRef, attribute: MlirAttribute);
    fn passwrightTakesAttribute(
        op: MlirOperation,
        name: MlirStringRef,
        attribute: MlirAttribute,
    ) -> bool;
    fn passwrightSymbolUsers(
        op: MlirOperation,
        table: MlirOperation,
        callback: unsafe extern "C" fn(*mut c_void, MlirOperation),
        data: *mut c_void,
    ) -> bool;
    fn passwrightConstant(value: MlirValue) -> MlirAttribute;
    fn passwrightProperty(op: MlirOperation, name: MlirStringRef) -> MlirAttribute;
    fn passwrightInteger(attribute: MlirAttribute, low: *mut u64, high: *mut u64) -> u32;
    fn passwrightIntegerAttribute(r#type: MlirType, low: u64, high: u64) -> MlirAttribute;
}

/// Returns the innermost operation around the block that is isolated from above, or the root of its reader; null outside.
pub(crate) fn scope(block: BlockView<'_>) -> MlirOperation {
    // SAFETY: both are alive; the parents of what is lent do not change.
    unsafe { passwrightScope(block.raw(), block.reader().root_raw()) }
}

pub(crate) fn is_isolated(op: OpView<'_>) -> bool {
    // SAFETY: the operation is alive.
    unsafe { passwrightOpIsIsolated(op.raw()) }
}

/// Returns whether the block is inside of the operation, at any depth.
pub(crate) fn is_within(block: BlockView<'_>, outer: OpView<'_>) -> bool {
    // SAFETY: both are alive.
    unsafe { passwrightIsWithin(block.raw(), outer.raw()) }
}

pub(crate) fn previous(op: OpView<'_>) -> MlirOperation {
    // SAFETY: the operation is alive, and in a block.
    unsafe { passwrightPrevious(op.raw()) }
}

pub(crate) fn first(block: BlockView<'_>) -> MlirOperation {
    // SAFETY: the block is alive.
    unsafe { mlirBlockGetFirstOperation(block.raw()) }
}

pub(crate) fn last(block: BlockView<'_>) -> MlirOperation {
    // SAFETY: the block is alive.
    unsafe { passwrightLast(block.raw()) }
}

pub(crate) fn operand(op: OpView<'_>, index: usize) -> Option<MlirValue> {
    let index = isize::try_from(index).ok()?;
    // SAFETY: the operation is alive.
    let count = unsafe { mlirOperationGetNumOperands(op.raw()) };
    // SAFETY: the index is less than the count.
    (index < count).then(|| unsafe { mlirOperationGetOperand(op.raw(), index) })
}

pub(crate) fn result(op: OpView<'_>, index: usize) -> Option<MlirValue> {
    let index = isize::try_from(index).ok()?;
    // SAFETY: the operation is alive.
    let count = unsafe { mlirOperationGetNumResults(op.raw()) };
    // SAFETY: the index is less than the count.
    (index < count).then(|| unsafe { mlirOperationGetResult(op.raw(), index) })
}

/// Returns the successors. They are in the region around the operation.
pub(crate) fn successors(op: OpView<'_>) -> Vec<MlirBlock> {
    // SAFETY: the operation is alive.
    let count = unsafe { mlirOperationGetNumSuccessors(op.raw()) };
    // SAFETY: the index is less than the count.
    let successor = |index| unsafe { mlirOperationGetSuccessor(op.raw(), index) };
    (0..count).map(successor).collect()
}

/// Returns what a property is as an attribute.
pub(crate) fn property<'r>(op: OpView<'r>, name: &str) -> Option<Attribute<'r>> {
    // SAFETY: the operation is alive, and the name is read during the call alone.
    let raw = unsafe { passwrightProperty(op.raw(), super::raw(name)) };
    // SAFETY: an attribute lives as long as the context.
    unsafe { Attribute::option(raw) }
}

pub(crate) fn block_argument(block: BlockView<'_>, index: usize) -> Option<MlirValue> {
    let index = isize::try_from(index).ok()?;
    // SAFETY: the block is alive.
    let count = unsafe { mlirBlockGetNumArguments(block.raw()) };
    // SAFETY: the index is less than the count.
    (index < count).then(|| unsafe { mlirBlockGetArgument(block.raw(), index) })
}

/// Returns the operation that has the value as a result, or null.
pub(crate) fn definition(value: ValueView<'_>) -> MlirOperation {
    if argument(value).is_some() {
        return MlirOperation {
            ptr: std::ptr::null_mut(),
        };
    }
    // SAFETY: the value is alive, and a result.
    unsafe { mlirOpResultGetOwner(value.raw()) }
}

/// Returns the block that has the value as an argument, and its number.
pub(crate) fn argument(value: ValueView<'_>) -> Option<(MlirBlock, usize)> {
    // SAFETY: the value is alive.
    if !unsafe { mlirValueIsABlockArgument(value.raw()) } {
        return None;
    }
    // SAFETY: the value is alive, and an argument.
    let block = unsafe { mlirBlockArgumentGetOwner(value.raw()) };
    // SAFETY: as above.
    let index = unsafe { mlirBlockArgumentGetArgNumber(value.raw()) };
    Some((block, usize::try_from(index).ok()?))
}

pub(crate) fn block_of(value: ValueView<'_>) -> MlirBlock {
    // SAFETY: the value is alive.
    unsafe { passwrightValueBlock(value.raw()) }
}

/// Returns the operations that use the value.
pub(crate) fn users(value: ValueView<'_>) -> Vec<MlirOperation> {
    let mut users = Vec::new();
    // SAFETY: the value is alive.
    let mut next = unsafe { mlirValueGetFirstUse(value.raw()) };
    // SAFETY: a use may be null; the others are alive as long as nothing changes.
    while !unsafe { mlirOpOperandIsNull(next) } {
        // SAFETY: as above.
        users.push(unsafe { mlirOpOperandGetOwner(next) });
        // SAFETY: as above.
        next = unsafe { mlirOpOperandGetNextUse(next) };
    }
    users
}

pub(crate) fn constant<'r>(value: ValueView<'r>) -> Option<Attribute<'r>> {
    // SAFETY: the value is alive, and the operation that defines it may be read.
    let raw = unsafe { passwrightConstant(value.raw()) };
    // SAFETY: an attribute lives as long as its context.
    unsafe { Attribute::option(raw) }
}

pub(crate) fn integer(attribute: Attribute<'_>) -> Option<i128> {
    let (mut low, mut high) = (0, 0);
    // SAFETY: the attribute is alive, and the two halves are written during the call.
    let width = unsafe { passwrightInteger(attribute.raw(), &raw mut low, &raw mut high) };
    (width > 0).then(|| (u128::from(high) << 64 | u128::from(low)).cast_signed())
}

pub(crate) fn integer_attribute(r#type: Type<'_>, value: i128) -> Option<Attribute<'_>> {
    let value = value.cast_unsigned();
    let (low, high) = (value as u64, (value >> 64) as u64);
    // SAFETY: the type is alive.
    let raw = unsafe { passwrightIntegerAttribute(r#type.raw(), low, high) };
    // SAFETY: an attribute lives as long as the context of its type.
    unsafe { Attribute::option(raw) }
}

/// Returns the number as an attribute, or `None` if the type does not have it.
pub(crate) fn float_attribute(r#type: Type<'_>, value: f64) -> Option<Attribute<'_>> {
    // SAFETY: the type is alive.
    let raw = unsafe { passwrightFloatAttribute(r#type.raw(), value) };
    // SAFETY: an attribute lives as long as the context of its type.
    unsafe { Attribute::option(raw) }
}

/// Returns the number of operations around a block, also of those that are not lent.
pub(crate) fn depth(block: BlockView<'_>) -> usize {
    // SAFETY: the block is alive, and the parents of what is lent do not change.
    unsafe { passwrightDepth(block.raw()) }.cast_unsigned()
}

/// Returns the number of operations that are nested in one another in this one, which is one of them.
pub(crate) fn height(op: MlirOperation) -> usize {
    // SAFETY: callers pass operations that are alive, and owned or lent exclusively.
    unsafe { passwrightHeight(op) }.cast_unsigned()
}

/// Verifies an operation in a block, before another one or at the end, without what is nested in it, and takes it out again. Violations
/// become diagnostics of the context.
///
/// # Safety
///
/// The block is alive and lent exclusively.
pub(crate) unsafe fn verify_at(
    op: &Operation<'_>,
    (block, before): (BlockView<'_>, Option<OpView<'_>>),
) -> bool {
    use melior::ir::operation::OperationLike;
    let end = MlirOperation {
        ptr: std::ptr::null_mut(),
    };
    let before = before.map_or(end, OpView::raw);
    // SAFETY: as the caller says; the operation is owned, and in no block.
    unsafe { passwrightVerifyAt(op.to_raw(), block.raw(), before) }
}

/// Returns whether a registered operation ends a block.
pub(crate) fn is_terminator(op: &Operation<'_>) -> bool {
    use melior::ir::operation::OperationLike;
    // SAFETY: the operation is alive.
    unsafe { passwrightIsTerminator(op.to_raw()) }
}

/// Returns the order of two operations of one block.
pub(crate) fn order_in_block(op: OpView<'_>, other: OpView<'_>) -> Ordering {
    if op == other || op.block().is_none() {
        return Ordering::Equal;
    }
    // SAFETY: both are alive, and in the same block, which is lent exclusively.
    let is_before = unsafe { passwrightIsBefore(op.raw(), other.raw()) };
    if is_before {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

/// Returns true if a value of the operation or of what is nested in it is used elsewhere.
pub(crate) fn is_used_outside(op: OpView<'_>) -> bool {
    // SAFETY: the operation is alive, and so are the users of its values.
    unsafe { passwrightIsUsedOutside(op.raw()) }
}

/// Returns true if the operation, or a copy, may stand in the scope: it uses no value of another one.
pub(crate) fn uses_only(op: MlirOperation, scope: MlirOperation, root: MlirOperation) -> bool {
    // SAFETY: callers pass operations that are alive.
    unsafe { passwrightUsesOnly(op, scope, root) }
}

/// Returns true if the operation uses nothing from outside of it, nor do the isolated operations in it.
pub(crate) fn keeps_isolation(op: MlirOperation) -> bool {
    // SAFETY: callers pass operations that are alive, and that they own.
    unsafe { passwrightKeepsIsolation(op) }
}

/// Returns true if all attributes, types and locations of an operation are of the context.
pub(crate) fn belongs(op: &Operation<'_>, context: &MlirContext) -> bool {
    use melior::ir::operation::OperationLike;
    // SAFETY: both are alive.
    unsafe { passwrightBelongs(op.to_raw(), context.raw_context().to_raw()) }
}

/// Returns the number of results whose types are inferred for operations of this name: one or zero, or a negative number if MLIR infers
/// the types of several results, whose number depends on the operation, or relies on what is verified after the results.
pub(crate) fn inferred_results(context: &MlirContext, name: &str) -> i32 {
    // SAFETY: the context is alive, and the name is read during the call alone.
    unsafe { passwrightInferredResults(context.raw_context().to_raw(), super::raw(name)) }
}

/// Gives the results of a new operation, whose types are placeholders, the types that MLIR infers. False, with a diagnostic if there is a
/// reason, if it infers none.
pub(crate) fn infer_types(op: &mut Operation<'_>) -> bool {
    use melior::ir::operation::OperationLike;
    // SAFETY: the operation is alive and owned.
    unsafe { passwrightInferTypes(op.to_raw()) }
}

/// Takes an operation out of its block, and drops what it uses. Its memory stays.
///
/// # Safety
///
/// The operation is alive, lent exclusively, and none of its values is used outside of it. The rewriter is alive.
pub(crate) unsafe fn unlink(rewriter: MlirRewriterBase, op: OpView<'_>) {
    // SAFETY: as the caller says.
    unsafe { passwrightUnlink(rewriter, op.raw()) }
}

/// Copies the operations of a block but the last to the place before `before`. Returns what the last one uses, or `None`, if
/// a copy would use a value out of its scope.
///
/// # Safety
///
/// All are alive, the root is lent exclusively, and there are as many arguments as the block has, of the same types. The
/// block has a last operation.
pub(crate) unsafe fn inline<'r>(
    rewriter: MlirRewriterBase,
    source: BlockView<'r>,
    before: OpView<'r>,
    arguments: &[MlirValue],
) -> Option<Vec<ValueView<'r>>> {
    let mut results: Vec<MlirValue> = Vec::new();
    let data = std::ptr::from_mut(&mut results).cast();
    let root = source.reader().root_raw();
    let count = arguments.len().cast_signed();
    // SAFETY: as the caller says; `push` gets the list that it takes.
    let succeeded = unsafe {
        passwrightInline(
            rewriter,
            source.raw(),
            before.raw(),
            root,
            count,
            arguments.as_ptr(),
            push,
            data,
        )
    };
    let results = results.into_iter();
    let mut results = results.filter_map(|raw| ValueView::option(source.reader(), raw));
    succeeded.then(|| results.by_ref().collect())
}

/// Folds an operation. Returns the values that replace its results; the list is empty if it was changed in place. Returns `None` if
/// it does not fold.
///
/// # Safety
///
/// The operation is alive and lent exclusively. The rewriter is alive.
pub(crate) unsafe fn fold<'r>(
    rewriter: MlirRewriterBase,
    op: OpView<'r>,
) -> Option<Vec<ValueView<'r>>> {
    let mut results: Vec<MlirValue> = Vec::new();
    let data = std::ptr::from_mut(&mut results).cast();
    // SAFETY: as the caller says; `push` gets the list that it takes.
    let folds = unsafe { passwrightFold(rewriter, op.raw(), push, data) };
    let results = results.into_iter();
    let results = results.filter_map(|raw| ValueView::option(op.reader(), raw));
    folds.then(|| results.collect())
}

/// Returns true if the value is defined on each way to the operation.
pub(crate) fn dominates(value: ValueView<'_>, op: OpView<'_>) -> bool {
    // SAFETY: both are alive, and inside of the root, which may be read.
    unsafe { passwrightDominates(value.raw(), op.raw()) }
}

/// Sets an attribute, or removes it. One that has a default is set to that.
///
/// # Safety
///
/// The operation is alive and lent exclusively, and the attribute is of its context.
pub(crate) unsafe fn set_attribute(
    op: MlirOperation,
    name: &str,
    attribute: Option<Attribute<'_>>,
) {
    // SAFETY: as the caller says.
    unsafe { passwrightSetAttribute(op, raw(name), or_null(attribute)) }
}

/// Returns whether [`set_attribute`] does that: an attribute is of the kind that the operation has there, and one that is removed is
/// there, and not the default.
///
/// # Safety
///
/// As for [`set_attribute`].
pub(crate) unsafe fn takes_attribute(
    op: MlirOperation,
    name: &str,
    attribute: Option<Attribute<'_>>,
) -> bool {
    // SAFETY: as the caller says.
    unsafe { passwrightTakesAttribute(op, raw(name), or_null(attribute)) }
}

fn or_null(attribute: Option<Attribute<'_>>) -> MlirAttribute {
    let none = MlirAttribute { ptr: null() };
    attribute.map_or(none, |attribute| attribute.raw())
}

/// Returns the operations in a symbol table that refer to the symbol of one of its operations, if that is known.
pub(crate) fn symbol_users(op: OpView<'_>, table: OpView<'_>) -> Option<Vec<MlirOperation>> {
    let mut users: Vec<MlirOperation> = Vec::new();
    let data = std::ptr::from_mut(&mut users).cast();
    // SAFETY: both are alive; `push` gets the list that it takes.
    let is_known = unsafe { passwrightSymbolUsers(op.raw(), table.raw(), push, data) };
    is_known.then_some(users)
}

/// Returns the maps from the loops of a structured operation to the dimensions of its operands, or `None` if it is none.
///
/// # Safety
///
/// The operation is valid, since maps of some operations are computed from operands and attributes.
pub(crate) unsafe fn indexing_maps(op: OpView<'_>) -> Option<Vec<AffineMap<'_>>> {
    // SAFETY: the operation is alive, and valid as the caller says.
    let maps = unsafe { mlirLinalgGetIndexingMapsAttribute(op.raw()) };
    // SAFETY: an attribute lives as long as the context.
    let maps = unsafe { Attribute::option(maps) }?.elements()?;
    maps.into_iter().map(Attribute::affine_map).collect()
}

/// Pushes to the `Vec<T>` at `data`.
unsafe extern "C" fn push<T>(data: *mut c_void, element: T) {
    // SAFETY: each caller above passes a list of such elements that nothing else uses during the call.
    let list = unsafe { &mut *data.cast::<Vec<T>>() };
    list.push(element);
}
