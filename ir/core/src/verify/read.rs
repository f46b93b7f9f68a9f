//! Accessors for checks: properties, groups of operands, regions and ancestors.

use std::ops::Range;

use crate::body::Body;
use crate::data::AttrData;
use crate::dialect::Kind;
use crate::handle::{Attr, Ident, OpId, RegionId, Type, ValueId};
use crate::name;

use super::groups::{self, Side};
use super::subject::Subject;

impl<'a> Subject<'a> {
    /// Returns a property or attribute.
    pub fn attr_named(&self, key: &str) -> Option<Attr> {
        self.attr(self.cx.find_ident(key)?)
    }

    /// Returns whether a property or attribute is set.
    pub fn is_set(&self, key: &str) -> bool {
        self.attr_named(key).is_some()
    }

    /// Returns an integer attribute.
    pub fn int_value(&self, key: &str) -> Option<i64> {
        self.cx.attr(self.attr_named(key)?).as_int()?.as_i64()
    }

    /// Returns the elements of a dense array.
    pub fn int_array(&self, key: &str) -> Option<&'a [i64]> {
        self.int_elements(self.cx.find_ident(key)?)
    }

    pub(super) fn int_elements(&self, key: Ident) -> Option<&'a [i64]> {
        self.cx.attr(self.attr(key)?).as_dense_array()
    }

    /// Returns the elements of an array, or an empty slice.
    pub fn array(&self, key: &str) -> &'a [Attr] {
        let array = self
            .attr_named(key)
            .and_then(|array| self.cx.attr(array).as_array());
        array.unwrap_or_default()
    }

    /// Returns a type attribute.
    pub fn type_value(&self, key: &str) -> Option<Type> {
        self.cx.attr(self.attr_named(key)?).as_type()
    }

    /// Returns the name of an enum value: `weak` of `#llvm.linkage<weak>`.
    pub fn enum_value(&self, key: &str) -> Option<String> {
        let text = self.cx.attr_text(self.attr_named(key)?);
        let inner = text
            .split_once(['<', '('])
            .map_or(&*text, |(_, inner)| inner);
        let inner = inner.trim_end_matches(['>', ')', '}']);
        let name = inner.rsplit([' ', '(']).next().unwrap_or(inner);
        Some(name.to_owned())
    }

    /// Returns the integers of a dense array, or of an array of integer attributes.
    pub fn int_list(&self, key: &str) -> Option<Vec<i64>> {
        let int = |&element: &Attr| self.cx.attr(element).as_int()?.as_i64();
        match &*self.cx.attr(self.attr_named(key)?) {
            AttrData::DenseArray { values, .. } => Some(values.to_vec()),
            AttrData::Array(elements) => elements.iter().map(int).collect(),
            _ => None,
        }
    }

    /// Returns the type of an operand.
    #[must_use]
    pub fn operand_type(&self, index: usize) -> Option<Type> {
        self.operand_types().nth(index)
    }

    /// Returns the type of a result.
    #[must_use]
    pub fn result_type(&self, index: usize) -> Option<Type> {
        self.result_types().nth(index)
    }

    /// Returns the numbers of operands by group, from the property `operandSegmentSizes`.
    #[must_use]
    pub fn operand_segments(&self) -> Option<&'a [i64]> {
        self.int_elements(name::OPERAND_SEGMENT_SIZES)
    }

    /// Returns the operands of a group; empty if the groups are unknown.
    pub fn operand_group(&self, number: usize) -> Range<usize> {
        let kinds: &[Kind] = self.def.and_then(|def| def.operands).unwrap_or_default();
        let groups = groups::of(*self, Side::Operands, kinds);
        let group = groups.and_then(|groups| groups.get(number).cloned());
        group.unwrap_or_default()
    }

    /// Returns the types of a group of operands.
    pub fn operand_group_types(&self, number: usize) -> Vec<Type> {
        let group = self.operand_group(number);
        let types = self.operand_types().skip(group.start);
        types.take(group.len()).collect()
    }

    /// Returns an operand, if the parent is accessible.
    pub fn operand(&self, index: usize) -> Option<ValueId> {
        let (scope, op) = self.position()?;
        scope.body.operand(op, index)
    }

    /// Returns the operation that defines an operand.
    pub fn defining_op(&self, index: usize) -> Option<Self> {
        let (scope, _) = self.position()?;
        let op = scope.body.defining_op(self.operand(index)?)?;
        Some(Self::inside(self.cx, scope, op))
    }

    fn region(&self, number: usize) -> Option<(super::Scope<'a>, RegionId)> {
        let (scope, regions) = self.regions()?;
        Some((scope, *regions.get(number)?))
    }

    /// Returns whether a region has no block.
    pub fn is_empty_region(&self, number: usize) -> bool {
        self.region(number)
            .is_some_and(|(scope, region)| scope.body.entry(region).is_none())
    }

    /// Returns the types of the arguments of the entry block of a region, if there is one.
    pub fn entry_arg_types(&self, number: usize) -> Option<Vec<Type>> {
        let (scope, region) = self.region(number)?;
        let arguments = scope.body.args(scope.body.entry(region)?);
        Some(scope.body.value_types(arguments))
    }

    /// Returns the last operation of the entry block of a region.
    pub fn entry_terminator(&self, number: usize) -> Option<Self> {
        let (scope, region) = self.region(number)?;
        let terminator = scope.body.last_op(scope.body.entry(region)?)?;
        Some(Self::inside(self.cx, scope, terminator))
    }

    /// Returns the operations of the entry block of a region.
    pub fn entry_ops(&self, number: usize) -> Vec<Self> {
        self.ops_in(number, |body, region| {
            let entry = body.entry(region);
            entry.into_iter().flat_map(|entry| body.ops(entry))
        })
    }

    /// Returns the operations of all blocks of a region.
    pub fn region_ops(&self, number: usize) -> Vec<Self> {
        self.ops_in(number, Body::region_ops)
    }

    /// Returns the last operations of the blocks of a region.
    pub fn terminators(&self, number: usize) -> Vec<Self> {
        self.ops_in(number, |body, region| {
            let blocks = body.blocks(region);
            blocks.filter_map(|block| body.last_op(block))
        })
    }

    fn ops_in<I: Iterator<Item = OpId>>(
        &self,
        number: usize,
        ops: impl FnOnce(&'a Body, RegionId) -> I,
    ) -> Vec<Self> {
        let Some((scope, region)) = self.region(number) else {
            return Vec::new();
        };
        let ops = ops(scope.body, region);
        ops.map(|op| Self::inside(self.cx, scope, op)).collect()
    }

    /// Returns the ancestors, the innermost first, up to an isolated operation.
    pub fn ancestors(&self) -> impl Iterator<Item = Self> + use<'a> {
        std::iter::successors(self.parent(), Self::parent)
    }

    /// Returns the innermost ancestor with a name, up to an isolated operation.
    pub fn ancestor(&self, name: &str) -> Option<Self> {
        self.ancestors()
            .find(|ancestor| ancestor.name_text() == name)
    }
}
