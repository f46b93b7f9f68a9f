//! The pass `sccp`: what is always the same constant becomes one, as far as control can come.

mod lattice;
mod solver;
mod world;

use std::collections::HashMap;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::rewrite::InsertionRegions;
use pass_ir::{
    Attr, BlockId, Body, Context, InsertPoint, Op, OpId, OpName, OpSpec, RegionId, Type, ValueId,
};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
use rustc_hash::FxBuildHasher;

use crate::findings::Findings;
use crate::generated::SCCP;
use lattice::Constant;
use solver::Solution;
use world::World;

impl OperationPass<Embedded> for SCCP {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let (header, is_outermost) = (op.header(), op.is_outermost());
        let Some(root) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let known = solver::solve(&World::of(ir, header, root, is_outermost));
        let mut known = known.into_iter();
        let mut changed = false;
        let mut findings = Findings::new(cx);
        // In the order in which the levels were found.
        root.for_each_body(&mut |body| {
            let solution = known.next().unwrap_or_default();
            changed |= Replacer::new(ir, body, solution, &mut findings).run();
        });
        findings.report(&op, cx);
        Ok(Preserved::unless(changed))
    }
}

/// Replaces the values of a body that are constants.
struct Replacer<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    solution: Solution,
    /// The constants that were made, each once in a region that may share them.
    made: HashMap<(RegionId, OpName, Attr, Type), OpId, FxBuildHasher>,
    regions: InsertionRegions,
    changed: bool,
    findings: &'a mut Findings,
}

impl<'a> Replacer<'a> {
    fn new(
        cx: &'a Context,
        body: &'a mut Body,
        solution: Solution,
        findings: &'a mut Findings,
    ) -> Self {
        Self {
            cx,
            body,
            solution,
            made: HashMap::default(),
            regions: InsertionRegions::default(),
            changed: false,
            findings,
        }
    }

    /// Goes over all blocks; whether anything changed.
    fn run(mut self) -> bool {
        self.use_nearer_operands();
        self.use_parts();
        let mut pending = Vec::new();
        let top = self.body.top_regions().to_vec();
        self.push_blocks(&top, &mut pending);
        while let Some(block) = pending.pop() {
            let ops: Vec<OpId> = self.body.ops(block).collect();
            for op in ops {
                if !self.op(op) {
                    let regions = self.body.regions(op).to_vec();
                    self.push_blocks(&regions, &mut pending);
                }
            }
            let args: Vec<ValueId> = self.body.args(block).collect();
            for arg in args {
                self.replace(arg, block);
            }
        }
        self.body.recycle();
        self.changed
    }

    fn use_nearer_operands(&mut self) {
        for (op, operands) in std::mem::take(&mut self.solution.nearer) {
            for (index, value) in operands.into_iter().enumerate() {
                self.changed |= self.body.operand(op, index) != Some(value);
                self.body.set_operand(op, index, value);
            }
        }
    }

    /// Makes the constants that some results of an operation are, in front of it, for what uses these results.
    fn use_parts(&mut self) {
        for (op, value, constant) in std::mem::take(&mut self.solution.parts) {
            let results = [self.body.value_type(value)];
            let header = constant.header(self.cx, results[0]);
            let Some(header) = header.filter(|_| self.body.has_uses(value)) else {
                continue;
            };
            let spec = OpSpec::with_header(header).results(&results);
            let made = self.body.create(self.cx, &spec, InsertPoint::Before(op));
            if let Some(made) = self.body.result(made, 0) {
                self.body.replace_all_uses(value, made);
                self.changed = true;
            }
        }
    }

    /// Puts the blocks of regions on the list, so that the first of each comes off first.
    fn push_blocks(&self, regions: &[RegionId], pending: &mut Vec<BlockId>) {
        for &region in regions {
            let start = pending.len();
            pending.extend(self.body.blocks(region));
            pending[start..].reverse();
        }
    }

    /// Replaces the results of an operation; whether it is gone, because all were.
    fn op(&mut self, op: OpId) -> bool {
        let Some(block) = self.body.block_of(op) else {
            return false;
        };
        let mut all = self.body.result_count(op) > 0;
        for result in self.body.results(op) {
            let is_replaced = self.replace(result, block);
            all &= is_replaced;
            let traits = self.cx.traits(self.body.name(op));
            if is_replaced && !traits.has(Traits::CONSTANT_LIKE) {
                self.findings.add(self.cx, self.body, op, |name| {
                    Remark::passed("sccp", "constant").argument("Operation", name)
                });
            }
        }
        all && self.body.would_be_dead(self.cx, op) && self.body.erase(op).is_ok()
    }

    fn replace(&mut self, value: ValueId, block: BlockId) -> bool {
        let known = self
            .solution
            .values
            .get(value.index())
            .and_then(|known| known.constant());
        let made =
            known.and_then(|constant| self.make(constant, self.body.value_type(value), block));
        let Some(made) = made.and_then(|made| self.body.result(made, 0)) else {
            return false;
        };
        self.replace_uses(value, block, made);
        self.changed = true;
        true
    }

    /// Replaces the uses of a value, but not of an argument by operations that the terminator of its block nests: these
    /// name what they combine.
    fn replace_uses(&mut self, value: ValueId, block: BlockId, made: ValueId) {
        if self.body.defining_op(value).is_some() {
            return self.body.replace_all_uses(value, made);
        }
        let uses: Vec<_> = self.body.uses(value).collect();
        for one in uses {
            let around = self.body.parent_op(one.op);
            let is_kept = around.is_some_and(|around| {
                let traits = self.cx.traits(self.body.name(around));
                self.body.block_of(around) == Some(block) && traits.has(Traits::TERMINATOR)
            });
            if !is_kept {
                self.body.set_operand(one.op, one.operand, made);
            }
        }
    }

    /// The constant, at the front of the region that may share it.
    fn make(&mut self, constant: Constant, ty: Type, block: BlockId) -> Option<OpId> {
        let region = self.regions.of(self.cx, self.body, block)?;
        let header = constant.header(self.cx, ty)?;
        let key = (region, header.name, header.props, ty);
        if let Some(&made) = self.made.get(&key) {
            return Some(made);
        }
        let results = [ty];
        let spec = OpSpec::with_header(header).results(&results);
        let front = InsertPoint::Start(self.body.entry(region)?);
        let made = self.body.create(self.cx, &spec, front);
        self.made.insert(key, made);
        Some(made)
    }
}
