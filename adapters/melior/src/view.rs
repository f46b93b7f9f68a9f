//! Views of operations, values and blocks, which a reader lends.

#![expect(
    unsafe_code,
    reason = "views wrap pointers of MLIR, which are alive as long as their reader"
)]

use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::successors;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use melior::ir::operation::{OperationLike, OperationRef};
use melior::ir::{BlockLike, BlockRef, RegionLike, Value};
use mlir_sys::{MlirBlock, MlirOperation, MlirValue, mlirBlockGetParentRegion, mlirValueGetType};
use pass_runtime::Location;

use crate::affine::{AffineExpr, AffineMap};
use crate::attr::Attribute;
use crate::op::MlirName;
use crate::operation::{OpParts, TypedOp};
use crate::reader::Reader;
use crate::ty::Type;
use crate::{diagnostic, scope, sys};

/// An operation, as a reader or a rewriter lends it.
///
/// A view that a rewriter lends stays one of the same operation, also after that was [erased](Self::is_erased): then it has
/// no operands and no parent, and the rewriter does not change it.
#[derive(Clone, Copy)]
pub struct OpView<'r> {
    raw: MlirOperation,
    reader: &'r Reader<'r>,
}

/// A result of an operation or an argument of a block.
#[derive(Clone, Copy)]
pub struct ValueView<'r> {
    raw: MlirValue,
    reader: &'r Reader<'r>,
}

/// A block of operations.
#[derive(Clone, Copy)]
pub struct BlockView<'r> {
    raw: MlirBlock,
    reader: &'r Reader<'r>,
}

macro_rules! identity {
    ($($view:ident)*) => {$(
        impl PartialEq for $view<'_> {
            fn eq(&self, other: &$view<'_>) -> bool {
                self.raw.ptr == other.raw.ptr
            }
        }

        impl Eq for $view<'_> {}

        impl Hash for $view<'_> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.raw.ptr.hash(state);
            }
        }
    )*};
}

identity! { OpView ValueView BlockView }

/// Held by a thread that asks for the order of operations that it shares with others.
static ORDER: Mutex<()> = Mutex::new(());

impl<'r> OpView<'r> {
    /// Wraps an operation that is alive, or kept, as long as the reader.
    pub(crate) fn new(reader: &'r Reader<'r>, raw: MlirOperation) -> Self {
        Self { raw, reader }
    }

    fn option(reader: &'r Reader<'r>, raw: MlirOperation) -> Option<Self> {
        (!raw.ptr.is_null()).then_some(Self { raw, reader })
    }

    pub(crate) fn raw(self) -> MlirOperation {
        self.raw
    }

    pub(crate) fn reader(self) -> &'r Reader<'r> {
        self.reader
    }

    pub(crate) fn melior(self) -> OperationRef<'r, 'r> {
        // SAFETY: the memory of the operation is kept as long as the reader.
        unsafe { OperationRef::from_raw(self.raw) }
    }

    fn is_root(self) -> bool {
        ptr::eq(self.raw.ptr, self.reader.root_raw().ptr)
    }

    /// Returns the full name, such as `func.func`.
    pub fn name(self) -> Cow<'r, str> {
        let context = self.reader.context();
        let name = MlirName::from_identifier(context, self.melior().name());
        name.text(context).unwrap_or_default()
    }

    /// Returns whether the operation has that name.
    pub fn is(self, name: &str) -> bool {
        self.name() == name
    }

    /// Returns whether the operation implements the interface of MLIR with that name, such as `CallOpInterface`.
    pub fn implements(self, interface: &str) -> bool {
        sys::name_implements(self.reader.context().raw_context(), &self.name(), interface)
    }

    /// Returns the source location.
    pub fn location(self) -> Location {
        diagnostic::location(self.melior().location())
    }

    /// Returns the operation around this one. `None` for the operation that is read, and after this one was erased.
    pub fn parent(self) -> Option<Self> {
        self.block()?.parent()
    }

    /// Returns the block around this operation. `None` for the operation that is read, and after this one was erased.
    pub fn block(self) -> Option<BlockView<'r>> {
        if self.is_root() {
            return None;
        }
        let block = self.melior().block()?;
        Some(BlockView::new(self.reader, block.to_raw()))
    }

    /// Returns the next operation of the block.
    pub fn next(self) -> Option<Self> {
        let next = (!self.is_root()).then(|| self.melior().next_in_block());
        next.flatten()
            .map(|next| Self::new(self.reader, next.to_raw()))
    }

    /// Returns the operation of the block before this one.
    pub fn previous(self) -> Option<Self> {
        self.block()?;
        Self::option(self.reader, sys::previous(self))
    }

    /// Returns true if a rewriter has erased the operation, or one around it.
    pub fn is_erased(self) -> bool {
        !self.is_root() && self.block().is_none_or(|block| block.scope().is_none())
    }

    /// Returns an operand. `None` if there are fewer, or if the operation was erased.
    pub fn operand(self, index: usize) -> Option<ValueView<'r>> {
        ValueView::option(self.reader, sys::operand(self, index)?)
    }

    /// Returns the operands.
    pub fn operands(self) -> Vec<ValueView<'r>> {
        let count = self.melior().operand_count();
        (0..count).filter_map(|index| self.operand(index)).collect()
    }

    /// Returns the result with an index, or `None` if there are fewer.
    pub fn result(self, index: usize) -> Option<ValueView<'r>> {
        ValueView::option(self.reader, sys::result(self, index)?)
    }

    /// Returns the results.
    pub fn results(self) -> Vec<ValueView<'r>> {
        let count = self.melior().result_count();
        (0..count).filter_map(|index| self.result(index)).collect()
    }

    /// Returns the blocks where control may go next. None for the operation that is read, and after this one was erased.
    pub fn successors(self) -> Vec<BlockView<'r>> {
        if self.block().is_none() {
            return Vec::new();
        }
        let blocks = sys::successors(self).into_iter();
        let blocks = blocks.filter(|block| !block.ptr.is_null());
        blocks
            .map(|block| BlockView::new(self.reader, block))
            .collect()
    }

    /// Returns the operation as one with methods for its parts, if it has that name.
    pub fn cast<T: TypedOp>(self) -> Option<T::In<'r>> {
        OpParts::new(self, T::DEFINITION).map(T::from_parts)
    }

    /// Returns an attribute, inherent or not.
    pub fn attribute(self, name: &str) -> Option<Attribute<'r>> {
        self.melior().attribute(name).ok().map(Attribute::new)
    }

    /// Returns all attributes with their names.
    pub fn attributes(self) -> Vec<(String, Attribute<'r>)> {
        let operation = self.melior();
        let named = |(name, attribute)| {
            let name = MlirName::from_identifier(self.reader.context(), name);
            let text = name.text(self.reader.context()).unwrap_or_default();
            (text.into_owned(), Attribute::new(attribute))
        };
        operation.attributes().map(named).collect()
    }

    /// Returns the value of an integer attribute of at most 128 bits.
    pub fn integer(self, attribute: &str) -> Option<i128> {
        self.attribute(attribute)?.integer()
    }

    /// Returns the value of a string attribute. `None` if it is not UTF-8.
    pub fn string(self, attribute: &str) -> Option<String> {
        self.attribute(attribute)?.string()
    }

    /// Returns the symbol that an attribute refers to, such as the `callee` of a call. `None` if it is nested or not UTF-8.
    pub fn symbol_ref(self, attribute: &str) -> Option<String> {
        self.attribute(attribute)?.symbol()
    }

    /// Returns the symbol that the operation defines. `None` if it is not UTF-8.
    pub fn symbol(self) -> Option<String> {
        self.string("sym_name")
    }

    /// Returns the operations of the same symbol table that refer to the symbol of this one, each once for each reference. Returns
    /// `None` if the operation is no symbol inside of what is read, or if an operation that MLIR does not know may
    /// be a symbol table.
    pub fn symbol_users(self) -> Option<Vec<Self>> {
        let users = sys::symbol_users(self, self.parent()?)?.into_iter();
        Some(users.map(|raw| Self::new(self.reader, raw)).collect())
    }

    /// Returns how the loops of a structured operation of linalg index its operands: for each operand and each of its dimensions the
    /// number of the loop whose index is that of the dimension, or `None` if another expression is. Returns `None` if the operation is
    /// not structured, or not valid.
    pub fn indexing_maps(self) -> Option<Vec<Vec<Option<usize>>>> {
        // An operation that was erased has lost what it uses.
        if self.is_erased() {
            return None;
        }
        let verify = || {
            // MLIR looks up, and caches, the order of operations around this one where it uses values from there, and siblings on other
            // threads may do so too.
            let _alone = ORDER.lock().unwrap_or_else(PoisonError::into_inner);
            // SAFETY: the operation is alive, and lent to its reader; what is around it is read, and the order cached by one thread.
            unsafe { sys::verify(self.raw, true) }
        };
        let (is_valid, _) = scope::collect(self.reader.context(), verify);
        // SAFETY: it is valid.
        let maps = is_valid.then(|| unsafe { sys::indexing_maps(self) })??;
        let indices = |map: AffineMap<'_>| {
            let results = map.results().into_iter();
            results.map(AffineExpr::dimension).collect()
        };
        Some(maps.into_iter().map(indices).collect())
    }

    /// Returns the number of regions.
    pub fn region_count(self) -> usize {
        self.melior().region_count()
    }

    /// Returns the blocks of a region.
    pub fn region(self, index: usize) -> Vec<BlockView<'r>> {
        let is_there = index < self.region_count();
        let region = is_there.then(|| self.melior().region(index).ok()).flatten();
        let first = region.and_then(|region| region.first_block());
        let blocks = successors(first, |block| block.next_in_region());
        blocks
            .map(|block| BlockView::new(self.reader, block.to_raw()))
            .collect()
    }

    /// Returns the blocks of all regions.
    pub fn blocks(self) -> Vec<BlockView<'r>> {
        let regions = 0..self.region_count();
        regions.flat_map(|index| self.region(index)).collect()
    }

    /// Returns the first block of the first region.
    pub fn body(self) -> Option<BlockView<'r>> {
        self.region(0).first().copied()
    }

    /// Returns the operation and all nested operations in pre-order, as they are now.
    pub fn walk(self) -> Vec<Self> {
        // A worklist, because operations nest to any depth.
        let (mut ops, mut worklist) = (Vec::new(), vec![self]);
        while let Some(op) = worklist.pop() {
            ops.push(op);
            let first_child = worklist.len();
            for block in op.blocks() {
                worklist.extend(block.operations());
            }
            worklist[first_child..].reverse();
        }
        ops
    }
}

impl<'r> ValueView<'r> {
    pub(crate) fn option(reader: &'r Reader<'r>, raw: MlirValue) -> Option<Self> {
        (!raw.ptr.is_null()).then_some(Self { raw, reader })
    }

    pub(crate) fn raw(self) -> MlirValue {
        self.raw
    }

    pub(crate) fn reader(self) -> &'r Reader<'r> {
        self.reader
    }

    pub(crate) fn melior(self) -> Value<'r, 'r> {
        // SAFETY: the memory of the value is kept as long as the reader.
        unsafe { Value::from_raw(self.raw) }
    }

    /// Returns the type.
    pub fn r#type(self) -> Type<'r> {
        // SAFETY: the memory of the value is kept as long as the reader.
        let raw = unsafe { mlirValueGetType(self.raw) };
        // SAFETY: each value has a type, which lives as long as the context.
        unsafe { Type::from_raw(raw) }
    }

    /// Returns the operation that has this value as a result, if that is inside of what is read.
    pub fn definition(self) -> Option<OpView<'r>> {
        let op = OpView::option(self.reader, sys::definition(self))?;
        (!op.is_erased()).then_some(op)
    }

    /// Returns the block that has this value as an argument, and its number there.
    pub fn argument(self) -> Option<(BlockView<'r>, usize)> {
        let (block, index) = sys::argument(self)?;
        let block = BlockView::new(self.reader, block);
        block.scope().map(|_| (block, index))
    }

    /// Returns the operations that use the value, each once for each operand.
    pub fn users(self) -> Vec<OpView<'r>> {
        let users = sys::users(self).into_iter();
        let users = users.map(|raw| OpView::new(self.reader, raw));
        users.filter(|user| !user.is_erased()).collect()
    }

    /// Returns true if no operation uses the value.
    pub fn is_unused(self) -> bool {
        self.users().is_empty()
    }

    /// Returns true if the operation may use the value where it stands: the value is defined on each way there.
    pub fn dominates(self, op: OpView<'_>) -> bool {
        let is_inside = |block: BlockView<'_>| block.scope().is_some();
        let is_known = is_inside(self.block()) && op.block().is_some_and(is_inside);
        is_known && sys::dominates(self, op)
    }

    /// Returns the attribute that the value is known to have, because an operation such as `arith.constant` defines it.
    pub fn constant(self) -> Option<Attribute<'r>> {
        self.definition()?;
        sys::constant(self)
    }

    /// Returns the integer that the value is known to have, of at most 128 bits. It is negative if the first bit of a type
    /// without a sign is set.
    pub fn integer(self) -> Option<i128> {
        self.constant()?.integer()
    }

    /// Returns the block that defines the value, or is around the operation that does.
    pub(crate) fn block(self) -> BlockView<'r> {
        BlockView::new(self.reader, sys::block_of(self))
    }
}

impl<'r> BlockView<'r> {
    pub(crate) fn new(reader: &'r Reader<'r>, raw: MlirBlock) -> Self {
        Self { raw, reader }
    }

    pub(crate) fn raw(self) -> MlirBlock {
        self.raw
    }

    pub(crate) fn reader(self) -> &'r Reader<'r> {
        self.reader
    }

    pub(crate) fn melior(self) -> BlockRef<'r, 'r> {
        // SAFETY: the memory of the block is kept as long as the reader.
        unsafe { BlockRef::from_raw(self.raw) }
    }

    /// Returns the operation around the block.
    pub fn parent(self) -> Option<OpView<'r>> {
        let op = self.melior().parent_operation()?;
        Some(OpView::new(self.reader, op.to_raw()))
    }

    /// Returns the next block of the region.
    pub fn next(self) -> Option<Self> {
        let next = self.melior().next_in_region()?;
        Some(Self::new(self.reader, next.to_raw()))
    }

    /// Returns the operations.
    pub fn operations(self) -> Vec<OpView<'r>> {
        let ops = successors(self.melior().first_operation(), |op| op.next_in_block());
        ops.map(|op| OpView::new(self.reader, op.to_raw()))
            .collect()
    }

    /// Returns the first operation.
    pub fn first(self) -> Option<OpView<'r>> {
        OpView::option(self.reader, sys::first(self))
    }

    /// Returns the last operation, which in most blocks is the terminator.
    pub fn last(self) -> Option<OpView<'r>> {
        OpView::option(self.reader, sys::last(self))
    }

    /// Returns the arguments.
    pub fn arguments(self) -> Vec<ValueView<'r>> {
        let count = self.melior().argument_count();
        let raw = (0..count).filter_map(|index| sys::block_argument(self, index));
        raw.filter_map(|raw| ValueView::option(self.reader, raw))
            .collect()
    }

    /// Returns the address of the region.
    pub(crate) fn region_key(self) -> usize {
        // SAFETY: the block is alive.
        unsafe { mlirBlockGetParentRegion(self.raw).ptr as usize }
    }

    /// Returns the innermost operation around the block that is isolated from above, or the one that is read; null if the
    /// block is not inside of that.
    pub(crate) fn scope(self) -> Option<MlirOperation> {
        let scope = sys::scope(self);
        (!scope.ptr.is_null()).then_some(scope)
    }
}

impl fmt::Debug for OpView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpView({})", self.name())
    }
}

impl fmt::Debug for ValueView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ValueView({})", self.r#type())
    }
}

impl fmt::Debug for BlockView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlockView({} operations)", self.operations().len())
    }
}
