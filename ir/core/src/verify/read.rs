//! What checks ask of an operation: properties as numbers and texts, groups of operands, regions and what is around it.

use std::ops::Range;

use crate::dialect::Kind;
use crate::handle::{Attr, RegionId, Type, ValueId};

use super::groups::{self, Side};
use super::subject::Subject;

impl<'a> Subject<'a> {
    /// The value of a property or attribute of that name.
    pub(crate) fn value(&self, key: &str) -> Option<Attr> {
        self.attr(self.cx.find_ident(key)?)
    }

    /// True if there is a property or attribute of that name.
    pub(crate) fn is_set(&self, key: &str) -> bool {
        self.value(key).is_some()
    }

    /// An integer.
    pub(crate) fn number(&self, key: &str) -> Option<i64> {
        self.cx.attr(self.value(key)?).as_int()?.as_i64()
    }

    /// The elements of a dense array.
    pub(crate) fn numbers(&self, key: &str) -> Option<&'a [i64]> {
        self.cx.attr(self.value(key)?).as_dense_array()
    }

    /// The elements of an array; none of them if there is no array.
    pub(crate) fn list(&self, key: &str) -> &'a [Attr] {
        let list = self.value(key).map(|list| self.cx.attr(list).as_array());
        list.flatten().unwrap_or_default()
    }

    /// A type.
    pub(crate) fn type_in(&self, key: &str) -> Option<Type> {
        self.cx.attr(self.value(key)?).as_type()
    }

    /// The name of a value of an enumeration: `weak` of `#llvm.linkage<weak>`.
    pub(crate) fn choice(&self, key: &str) -> Option<String> {
        let text = self.cx.attr_text(self.value(key)?);
        let inner = text
            .split_once(['<', '('])
            .map_or(&*text, |(_, inner)| inner);
        let inner = inner.trim_end_matches(['>', ')', '}']);
        let name = inner.rsplit([' ', '(']).next().unwrap_or(inner);
        Some(name.to_owned())
    }

    /// The operands of the group with that number; none of them if the groups are not known.
    pub(crate) fn group(&self, number: usize) -> Range<usize> {
        let kinds: &[Kind] = self.def.and_then(|def| def.operands).unwrap_or_default();
        let groups = groups::of(*self, Side::Operands, kinds);
        let group = groups.and_then(|groups| groups.get(number).cloned());
        group.unwrap_or_default()
    }

    /// The types of a group of operands.
    pub(crate) fn group_types(&self, number: usize) -> Vec<Type> {
        let group = self.group(number);
        let types = self.operand_types().skip(group.start);
        types.take(group.len()).collect()
    }

    /// An operand, if what is around the operation may be read.
    pub(crate) fn operand(&self, index: usize) -> Option<ValueId> {
        let (scope, op) = self.place()?;
        scope.body.operand(op, index)
    }

    /// The operation that makes an operand.
    pub(crate) fn maker(&self, index: usize) -> Option<Self> {
        let (scope, _) = self.place()?;
        let op = scope.body.defining_op(self.operand(index)?)?;
        Some(Self::inside(self.cx, scope, op))
    }

    /// A region and the body that it is in.
    fn region(&self, number: usize) -> Option<(super::Scope<'a>, RegionId)> {
        let (scope, regions) = self.regions()?;
        Some((scope, *regions.get(number)?))
    }

    /// True if a region has no block.
    pub(crate) fn is_empty_region(&self, number: usize) -> bool {
        self.region(number)
            .is_some_and(|(scope, region)| scope.body.entry(region).is_none())
    }

    /// The types of the arguments of the first block of a region; none if there is no block.
    pub(crate) fn arguments_of(&self, number: usize) -> Option<Vec<Type>> {
        let (scope, region) = self.region(number)?;
        let values = scope.body.args(scope.body.entry(region)?);
        Some(values.map(|value| scope.body.value_type(value)).collect())
    }

    /// The operations of the first block of a region.
    pub(crate) fn members_of(&self, number: usize) -> Vec<Self> {
        let Some((scope, region)) = self.region(number) else {
            return Vec::new();
        };
        let ops = scope.body.entry(region).map(|entry| scope.body.ops(entry));
        let ops = ops.into_iter().flatten();
        ops.map(|op| Self::inside(self.cx, scope, op)).collect()
    }

    /// The operations of all blocks of a region.
    pub(crate) fn all_of(&self, number: usize) -> Vec<Self> {
        let Some((scope, region)) = self.region(number) else {
            return Vec::new();
        };
        let blocks = scope.body.blocks(region);
        let ops = blocks.flat_map(|block| scope.body.ops(block));
        ops.map(|op| Self::inside(self.cx, scope, op)).collect()
    }

    /// The last operations of the blocks of a region.
    pub(crate) fn ends_of(&self, number: usize) -> Vec<Self> {
        let Some((scope, region)) = self.region(number) else {
            return Vec::new();
        };
        let ends = scope
            .body
            .blocks(region)
            .filter_map(|block| scope.body.last_op(block));
        ends.map(|op| Self::inside(self.cx, scope, op)).collect()
    }

    /// The operations around this one, as far as an operation that uses nothing from outside.
    pub(crate) fn around(&self) -> impl Iterator<Item = Self> + use<'a> {
        std::iter::successors(self.parent(), Self::parent)
    }

    /// The first operation of that name around this one, as far as an operation that uses nothing from outside.
    pub(crate) fn enclosing(&self, name: &str) -> Option<Self> {
        self.around().find(|around| around.name_text() == name)
    }
}
