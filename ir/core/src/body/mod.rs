//! The body of an isolated operation: arenas of all operations, blocks and values nested in it.

mod access;
mod block;
mod checked;
mod create;
mod data;
mod dictionaries;
mod edit;
mod fragment;
mod free;
mod link;
mod release;
mod slots;
mod surgery;
mod uses;
mod walk;

pub use crate::equivalence::Ignore;
pub(crate) use create::with_defaults;
pub use create::{InsertPoint, OpSpec};
pub use data::Header;
pub(crate) use data::{OpData, UseData, ValueData};
pub use edit::StillUsed;
pub use fragment::{Fragment, MissingCaptures};
pub use walk::{RegionOps, WalkOrder};

use std::sync::atomic::AtomicU32;

use crate::handle::{BlockId, OpId, RegionId, ValueId};
use data::{BlockData, RegionData};
use free::Free;
use slots::Slots;

/// The regions of an isolated operation and all that is nested in them, down to but without what is inside of nested
/// isolated operations: each of those owns a body of its own.
///
/// Operations, blocks, regions and values have handles, which are valid for this body only. The slot of an erased entity
/// is not reused before [`Body::recycle`]. Functions panic or return arbitrary results for a handle of another body or of
/// an erased entity, like an index into the wrong vector. In debug builds, a handle of a reused slot always panics.
///
/// ```
/// use pass_dialects::op;
/// use pass_ir::{parse, name, ParseOptions};
///
/// let cx = pass_dialects::context();
/// let text = r#""func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
///   %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
///   "func.return"(%0) : (i32) -> ()
/// }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let mut root = module.root(&cx);
/// root.for_each_child(|mut func| {
///     let body = func.body_mut().unwrap();
///     for op in body.walk() {
///         if body.name(op) == op::ARITH_CONSTANT {
///             let value = body.attr(&cx, op, name::VALUE).unwrap();
///             assert_eq!(cx.attr_text(value), "7 : i32");
///         }
///     }
/// });
/// ```
#[derive(Debug)]
pub struct Body {
    id: u32,
    ops: Slots<OpId, OpData>,
    blocks: Slots<BlockId, BlockData>,
    regions: Slots<RegionId, RegionData>,
    values: Slots<ValueId, ValueData>,
    uses: Vec<UseData>,
    /// The regions of the operation that owns the body.
    top: Vec<RegionId>,
    free: Option<Box<Free>>,
    /// See `checked.rs`; zero if anything may have changed.
    checked: AtomicU32,
    /// See [`Body::add_outer_value`].
    pub(crate) has_outer_values: bool,
}

/// The definition of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueDef {
    /// The result of an operation.
    Result {
        /// The operation.
        op: OpId,
        /// The index of the result.
        index: usize,
    },
    /// The argument of a block.
    Argument {
        /// The block.
        block: BlockId,
        /// The index of the argument.
        index: usize,
    },
}

/// One use of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The operation that uses it.
    pub op: OpId,
    /// As which operand.
    pub operand: usize,
}

const LARGE_ARENA: usize = 1 << 12;

impl Body {
    pub(crate) fn new(id: u32) -> Self {
        Self {
            id,
            ops: Slots::default(),
            blocks: Slots::default(),
            regions: Slots::default(),
            values: Slots::default(),
            uses: Vec::new(),
            top: Vec::new(),
            checked: AtomicU32::new(0),
            has_outer_values: false,
            free: None,
        }
    }

    /// Returns a number that no other body of the context has.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Returns the size of a side table that is indexed by operations.
    pub fn op_capacity(&self) -> usize {
        self.ops.as_slice().len()
    }

    /// Returns the size of a side table that is indexed by values.
    pub fn value_capacity(&self) -> usize {
        self.values.as_slice().len()
    }

    /// Returns the size of a side table that is indexed by blocks.
    pub fn block_capacity(&self) -> usize {
        self.blocks.as_slice().len()
    }

    /// Replaces everything in the body, which keeps its number.
    pub(crate) fn replace_contents(&mut self, contents: Self) {
        self.id = std::mem::replace(self, contents).id;
    }

    pub(crate) fn split(&mut self) -> (&mut [OpData], &[ValueData], &[UseData]) {
        (self.ops.as_mut_slice(), self.values.as_slice(), &self.uses)
    }

    pub(crate) fn parts(&self) -> (&[OpData], &[ValueData], &[UseData]) {
        (self.ops.as_slice(), self.values.as_slice(), &self.uses)
    }

    /// Moves the contents to a new body whose arenas have no spare capacity. The old body is empty, and keeps its
    /// memory for the next body that is parsed.
    pub(crate) fn take_packed(&mut self, id: u32) -> Self {
        fn pack<T>(from: &mut Vec<T>) -> Vec<T> {
            if from.len() > LARGE_ARENA {
                // So much memory is not kept for the next body, and not copied either.
                let mut packed = std::mem::take(from);
                packed.shrink_to_fit();
                return packed;
            }
            let mut packed = Vec::with_capacity(from.len());
            packed.append(from);
            packed
        }
        Self {
            id,
            ops: self.ops.moved(pack),
            blocks: self.blocks.moved(pack),
            regions: self.regions.moved(pack),
            values: self.values.moved(pack),
            uses: pack(&mut self.uses),
            top: std::mem::take(&mut self.top),
            checked: AtomicU32::new(0),
            has_outer_values: std::mem::take(&mut self.has_outer_values),
            free: self.free.take(),
        }
    }
}
