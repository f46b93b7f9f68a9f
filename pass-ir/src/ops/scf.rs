//! Views of the operations of `scf`.

use crate::builder::Builder;
use crate::handle::{BlockId, OpId, RegionId, Type, ValueId};
use crate::{OpSpec, op};

use super::views;

views! {
    /// `scf.for`: a counted loop.
    ForOp = SCF_FOR(lower_bound: 0, upper_bound: 1, step: 2) -> ();
    /// `scf.if`: one of two regions.
    IfOp = SCF_IF(condition: 0) -> ();
    /// `scf.while`: a loop with a condition.
    WhileOp = SCF_WHILE() -> ();
    /// `scf.condition`: whether the loop around goes on.
    ConditionOp = SCF_CONDITION(condition: 0) -> ();
    /// `scf.yield`: the end of a region.
    YieldOp = SCF_YIELD() -> ();
}

impl ForOp<'_> {
    /// The initial values of the loop-carried variables.
    #[must_use]
    pub fn init_args(&self) -> Vec<ValueId> {
        self.0.operands().skip(3).collect()
    }

    /// The body; none if it is missing, which the verifier reports.
    #[must_use]
    pub fn body_block(&self) -> Option<BlockId> {
        let body = self.0.body();
        body.entry(*body.regions(self.0.id()).first()?)
    }

    /// The value that counts: the first argument of the body.
    #[must_use]
    pub fn induction_var(&self) -> Option<ValueId> {
        self.0.body().args(self.body_block()?).next()
    }

    /// Makes a loop from `lower` to `upper` by `step`. `build` fills its body but for the terminator: it is given the
    /// induction variable and the values of the round, and gives those of the next round.
    pub fn build(
        builder: &mut Builder<'_>,
        (lower, upper, step): (ValueId, ValueId, ValueId),
        init_args: &[ValueId],
        build: impl FnOnce(&mut Builder<'_>, ValueId, &[ValueId]) -> Vec<ValueId>,
    ) -> OpId {
        let operands: Vec<ValueId> = [&[lower, upper, step], init_args].concat();
        let types: Vec<Type> = init_args
            .iter()
            .map(|&value| builder.body().value_type(value))
            .collect();
        let args: Vec<Type> = std::iter::once(builder.body().value_type(lower))
            .chain(types.iter().copied())
            .collect();
        let spec = OpSpec::new(op::SCF_FOR, builder.location())
            .operands(&operands)
            .results(&types)
            .regions(1);
        let op = builder.create(&spec);
        if let Some(&region) = builder.body().regions(op).first() {
            builder.block(region, &args, |builder, args| {
                if let [induction, values @ ..] = args {
                    let next = build(builder, *induction, values);
                    YieldOp::build(builder, &next);
                }
            });
        }
        op
    }
}

impl IfOp<'_> {
    /// The region for a condition that holds, and the one for a condition that does not, which may be empty.
    #[must_use]
    pub fn regions(&self) -> Option<(RegionId, RegionId)> {
        match self.0.body().regions(self.0.id()) {
            &[then, other] => Some((then, other)),
            _ => None,
        }
    }

    /// Makes an operation with both regions; each function fills one but for the terminator, and gives its values.
    pub fn build(
        builder: &mut Builder<'_>,
        condition: ValueId,
        results: &[Type],
        then: impl FnOnce(&mut Builder<'_>) -> Vec<ValueId>,
        otherwise: impl FnOnce(&mut Builder<'_>) -> Vec<ValueId>,
    ) -> OpId {
        let operands = [condition];
        let spec = OpSpec::new(op::SCF_IF, builder.location())
            .operands(&operands)
            .results(results)
            .regions(2);
        let op = builder.create(&spec);
        if let &[first, second] = builder.body().regions(op) {
            builder.block(first, &[], |builder, _| {
                let values = then(builder);
                YieldOp::build(builder, &values);
            });
            builder.block(second, &[], |builder, _| {
                let values = otherwise(builder);
                YieldOp::build(builder, &values);
            });
        }
        op
    }
}

impl YieldOp<'_> {
    /// Makes the operation.
    pub fn build(builder: &mut Builder<'_>, values: &[ValueId]) -> OpId {
        builder.create(&OpSpec::new(op::SCF_YIELD, builder.location()).operands(values))
    }
}
