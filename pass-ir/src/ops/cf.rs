//! Views of the operations of `cf`.

use crate::builder::Builder;
use crate::handle::{BlockId, OpId, Type, ValueId};
use crate::{OpSpec, name, op};

use super::views;

views! {
    /// `cf.br`: goes on in another block.
    BranchOp = CF_BR() -> ();
    /// `cf.cond_br`: goes on in one of two blocks.
    CondBranchOp = CF_COND_BR(condition: 0) -> ();
    /// `cf.switch`: goes on in one of several blocks.
    SwitchOp = CF_SWITCH(flag: 0) -> ();
    /// `cf.assert`: ends the program unless a condition holds.
    AssertOp = CF_ASSERT(condition: 0) -> ();
}

impl BranchOp<'_> {
    /// Where it goes; none if it goes nowhere, which the verifier reports.
    #[must_use]
    pub fn dest(&self) -> Option<BlockId> {
        self.0.body().successors(self.0.id()).first().copied()
    }

    /// Makes the operation, which passes `values` to the arguments of `dest`.
    pub fn build(builder: &mut Builder<'_>, dest: BlockId, values: &[ValueId]) -> OpId {
        builder.create(
            &OpSpec::new(op::CF_BR, builder.location())
                .operands(values)
                .successors(&[dest]),
        )
    }
}

impl CondBranchOp<'_> {
    /// Where it goes if the condition holds.
    #[must_use]
    pub fn true_dest(&self) -> Option<BlockId> {
        self.0.body().successors(self.0.id()).first().copied()
    }

    /// Where it goes if not.
    #[must_use]
    pub fn false_dest(&self) -> Option<BlockId> {
        self.0.body().successors(self.0.id()).get(1).copied()
    }

    /// The operands that are passed to the arguments of either block.
    #[must_use]
    pub fn dest_operands(&self) -> (Vec<ValueId>, Vec<ValueId>) {
        let sizes = self.0.attr(name::OPERAND_SEGMENT_SIZES);
        let sizes = sizes.and_then(|sizes| self.0.context().attr(sizes).as_dense_array());
        let count = sizes
            .and_then(|sizes| usize::try_from(*sizes.get(1)?).ok())
            .unwrap_or(0);
        let mut rest = self.0.operands().skip(1);
        let first = rest.by_ref().take(count).collect();
        (first, rest.collect())
    }

    /// Makes the operation.
    pub fn build(
        builder: &mut Builder<'_>,
        condition: ValueId,
        (true_dest, true_values): (BlockId, &[ValueId]),
        (false_dest, false_values): (BlockId, &[ValueId]),
    ) -> OpId {
        let cx = builder.context();
        let sizes = [1, true_values.len() as i64, false_values.len() as i64];
        let operands: Vec<ValueId> = [&[condition], true_values, false_values].concat();
        builder.create(
            &OpSpec::new(op::CF_COND_BR, builder.location())
                .attr(
                    cx,
                    name::OPERAND_SEGMENT_SIZES,
                    cx.dense_array_attr(Type::I32, &sizes),
                )
                .operands(&operands)
                .successors(&[true_dest, false_dest]),
        )
    }
}
