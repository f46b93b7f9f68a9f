//! Access to operations and values.

use crate::context::Context;
use crate::handle::{Attr, BlockId, Handle, Ident, Loc, OpId, OpName, RegionId, Type, ValueId};

use super::data::{BLOCK_BIT, Header, OpData};
use super::{Body, ValueDef};

impl Body {
    pub(crate) fn data(&self, op: OpId) -> &OpData {
        &self.ops[op]
    }

    /// Returns whether the operation has not been erased.
    pub fn is_live(&self, op: OpId) -> bool {
        self.data(op).is_live()
    }

    /// Returns name, location, attributes and properties.
    pub fn header(&self, cx: &Context, op: OpId) -> Header {
        self.data(op).header(cx)
    }

    /// Replaces name, location, attributes and properties.
    pub fn set_header(&mut self, op: OpId, header: Header) {
        self.ops[op].set_header(header);
    }

    /// Returns the name.
    pub fn name(&self, op: OpId) -> OpName {
        self.data(op).name()
    }

    /// Returns the location.
    pub fn location(&self, op: OpId) -> Loc {
        self.data(op).loc()
    }

    /// Changes the location.
    pub fn set_location(&mut self, op: OpId, loc: Loc) {
        self.ops[op].set_loc(loc);
    }

    /// Returns the value of a property or attribute.
    pub fn attr(&self, cx: &Context, op: OpId, key: Ident) -> Option<Attr> {
        self.data(op).attr(cx, key)
    }

    /// Returns the name of the symbol that the operation defines.
    pub fn symbol(&self, cx: &Context, op: OpId) -> Option<Ident> {
        self.data(op).symbol(cx)
    }

    /// Sets or removes a property or attribute.
    pub fn set_attr(&mut self, cx: &Context, op: OpId, key: Ident, value: Option<Attr>) {
        self.ops[op].set_attr(cx, key, value);
    }

    /// Returns the operands.
    pub fn operands(
        &self,
        op: OpId,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + '_ {
        self.uses[self.data(op).operands.range()]
            .iter()
            .map(|slot| slot.value)
    }

    /// Returns the number of operands.
    pub fn operand_count(&self, op: OpId) -> usize {
        self.data(op).operands.len as usize
    }

    /// Returns an operand.
    pub fn operand(&self, op: OpId, index: usize) -> Option<ValueId> {
        self.operands(op).nth(index)
    }

    /// Returns the results.
    pub fn results(
        &self,
        op: OpId,
    ) -> impl ExactSizeIterator<Item = ValueId> + DoubleEndedIterator + Clone + use<> {
        let results = self.data(op).results;
        let first = self.values.handle(results.start);
        (0..results.len).map(move |number| first.after(number))
    }

    /// Returns the number of results.
    pub fn result_count(&self, op: OpId) -> usize {
        self.data(op).results.len as usize
    }

    /// Returns a result.
    pub fn result(&self, op: OpId, index: usize) -> Option<ValueId> {
        self.results(op).nth(index)
    }

    /// Returns the blocks that a terminator may go to.
    pub fn successors(&self, op: OpId) -> &[BlockId] {
        self.data(op).successors()
    }

    /// Returns the regions that are in this body; those of an isolated operation are in [`Body::nested`].
    pub fn regions(&self, op: OpId) -> &[RegionId] {
        self.data(op).regions()
    }

    /// Returns the body of an isolated operation.
    pub fn nested(&self, op: OpId) -> Option<&Self> {
        self.data(op).body()
    }

    /// Returns the body of an isolated operation, to be changed.
    pub fn nested_mut(&mut self, op: OpId) -> Option<&mut Self> {
        self.ops[op].body_mut()
    }

    /// Returns the types of values.
    pub fn value_types(&self, values: impl IntoIterator<Item = ValueId>) -> Vec<Type> {
        let values = values.into_iter();
        values.map(|value| self.value_type(value)).collect()
    }

    /// Returns the regions of an operation with their body.
    pub fn regions_of(&self, op: OpId) -> (&Self, &[RegionId]) {
        match self.nested(op) {
            Some(nested) => (nested, nested.top_regions()),
            None => (self, self.regions(op)),
        }
    }

    /// Returns the block that the operation is in.
    pub fn block_of(&self, op: OpId) -> Option<BlockId> {
        self.data(op).block.non_null()
    }

    /// Returns the operation before it in its block.
    pub fn prev_op(&self, op: OpId) -> Option<OpId> {
        self.data(op).prev.non_null()
    }

    /// Returns the operation after it in its block.
    pub fn next_op(&self, op: OpId) -> Option<OpId> {
        self.data(op).next.non_null()
    }

    /// Returns the parent operation, or `None` if that is the owner of the body, or if the operation is detached.
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        self.region_owner(self.block_region(self.block_of(op)?)?)
    }

    /// Returns whether `a` comes before `b`, both in the same block.
    pub fn is_before(&self, a: OpId, b: OpId) -> bool {
        self.data(a).order < self.data(b).order
    }
}

impl Body {
    /// Returns the type.
    pub fn value_type(&self, value: ValueId) -> Type {
        self.values[value].ty
    }

    /// Changes the type.
    pub fn set_value_type(&mut self, value: ValueId, ty: Type) {
        self.values[value].ty = ty;
    }

    /// Returns the definition of the value.
    pub fn value_def(&self, value: ValueId) -> ValueDef {
        let data = &self.values[value];
        let index = data.index as usize;
        if data.def & BLOCK_BIT != 0 {
            let block = self.blocks.handle(data.def & !BLOCK_BIT);
            return ValueDef::Argument { block, index };
        }
        let op = self.ops.handle(data.def);
        ValueDef::Result { op, index }
    }

    pub(crate) fn result_index(&self, value: ValueId) -> usize {
        self.values[value].index as usize
    }

    /// Returns the location of the operation or argument that the value comes from.
    pub fn value_location(&self, value: ValueId) -> Loc {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => self.location(op),
            ValueDef::Argument { block, index } => {
                self.arg_location(block, index).unwrap_or(Loc::UNKNOWN)
            }
        }
    }

    /// Returns the operation that defines the value, if it is a result.
    pub fn defining_op(&self, value: ValueId) -> Option<OpId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => Some(op),
            ValueDef::Argument { .. } => None,
        }
    }

    /// Returns the block in which the value is defined.
    pub fn defining_block(&self, value: ValueId) -> Option<BlockId> {
        match self.value_def(value) {
            ValueDef::Result { op, .. } => self.block_of(op),
            ValueDef::Argument { block, .. } => Some(block),
        }
    }
}
