//! The pass `sccp`: sparse conditional constant propagation.

mod call_context;
mod lattice;
mod solver;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::hash::HashMap;
use pass_ir::rewrite::InsertionRegions;
use pass_ir::{
    Attr, BlockId, Body, Context, InsertPoint, Op, OpId, OpName, OpSpec, RegionId, Type, ValueId,
};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::SCCP;
use crate::remarks::RemarkBuffer;
use call_context::CallContext;
use lattice::Constant;
use solver::Solution;

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
        let solutions = solver::solve(&CallContext::of(ir, header, root, is_outermost));
        let mut solutions = solutions.into_iter();
        let mut changed = false;
        let mut remarks = RemarkBuffer::new(cx);
        root.for_each_body(&mut |body| {
            let solution = solutions.next().unwrap_or_default();
            changed |= Replacer::new(ir, body, solution, &mut remarks).run();
        });
        remarks.report(&op, cx);
        if !changed {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(changed))
    }
}

struct Replacer<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    solution: Solution,
    /// The materialized constants, shared by a region.
    constants: HashMap<(RegionId, OpName, Attr, Type), OpId>,
    regions: InsertionRegions,
    changed: bool,
    remarks: &'a mut RemarkBuffer,
}

impl<'a> Replacer<'a> {
    fn new(
        cx: &'a Context,
        body: &'a mut Body,
        solution: Solution,
        remarks: &'a mut RemarkBuffer,
    ) -> Self {
        Self {
            cx,
            body,
            solution,
            constants: HashMap::default(),
            regions: InsertionRegions::default(),
            changed: false,
            remarks,
        }
    }

    /// Returns whether anything changed.
    fn run(mut self) -> bool {
        self.use_equivalent_operands();
        self.use_partial_constants();
        let mut pending = Vec::new();
        let top = self.body.top_regions().to_vec();
        self.push_blocks(&top, &mut pending);
        while let Some(block) = pending.pop() {
            let ops: Vec<OpId> = self.body.ops(block).collect();
            for op in ops {
                if !self.replace_results(op) {
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

    fn use_equivalent_operands(&mut self) {
        for (op, operands) in std::mem::take(&mut self.solution.equivalent_operands) {
            for (index, value) in operands.into_iter().enumerate() {
                self.changed |= self.body.operand(op, index) != Some(value);
                self.body.set_operand(op, index, value);
            }
        }
    }

    fn use_partial_constants(&mut self) {
        let partial_constants = std::mem::take(&mut self.solution.partial_constants);
        let partial_constants = partial_constants
            .into_iter()
            .flat_map(|(op, constants)| constants.into_iter().map(move |found| (op, found)));
        for (op, (value, constant)) in partial_constants {
            let results = [self.body.value_type(value)];
            let header = constant.header(self.cx, results[0]);
            let Some(header) = header.filter(|_| self.body.has_uses(value)) else {
                continue;
            };
            let spec = OpSpec::with_header(header).results(&results);
            let constant_op = self.body.create(self.cx, &spec, InsertPoint::Before(op));
            if let Some(constant) = self.body.result(constant_op, 0) {
                self.body.replace_all_uses(value, constant);
                self.changed = true;
            }
        }
    }

    /// Pushes the blocks of regions onto a stack, so that the first block of each region is popped first.
    fn push_blocks(&self, regions: &[RegionId], pending: &mut Vec<BlockId>) {
        for &region in regions {
            let start = pending.len();
            pending.extend(self.body.blocks(region));
            pending[start..].reverse();
        }
    }

    /// Replaces the constant results of an operation. Returns whether the operation was erased.
    fn replace_results(&mut self, op: OpId) -> bool {
        let Some(block) = self.body.block_of(op) else {
            return false;
        };
        let mut is_constant = self.body.result_count(op) > 0;
        for result in self.body.results(op) {
            let is_replaced = self.replace(result, block);
            is_constant &= is_replaced;
            let traits = self.cx.traits(self.body.name(op));
            if is_replaced && !traits.has(Traits::CONSTANT_LIKE) {
                self.remarks.add(self.cx, self.body, op, |name| {
                    Remark::passed("sccp", "constant").argument("Operation", name)
                });
            }
        }
        is_constant && self.body.would_be_dead(self.cx, op) && self.body.erase(op).is_ok()
    }

    fn replace(&mut self, value: ValueId, block: BlockId) -> bool {
        let constant = self
            .solution
            .values
            .get(value.index())
            .and_then(|lattice| lattice.constant());
        let constant_op = constant
            .and_then(|constant| self.materialize(constant, self.body.value_type(value), block));
        let Some(constant) = constant_op.and_then(|op| self.body.result(op, 0)) else {
            return false;
        };
        self.replace_uses(value, block, constant);
        self.changed = true;
        true
    }

    /// Replaces the uses of a value, except uses of an argument by operations nested in the terminator of its block: there
    /// the argument identifies what is combined.
    fn replace_uses(&mut self, value: ValueId, block: BlockId, constant: ValueId) {
        if self.body.defining_op(value).is_some() {
            return self.body.replace_all_uses(value, constant);
        }
        let uses: Vec<_> = self.body.uses(value).collect();
        for value_use in uses {
            let parent = self.body.parent_op(value_use.op);
            let is_in_terminator = parent.is_some_and(|parent| {
                let traits = self.cx.traits(self.body.name(parent));
                self.body.block_of(parent) == Some(block) && traits.has(Traits::TERMINATOR)
            });
            if !is_in_terminator {
                self.body
                    .set_operand(value_use.op, value_use.operand, constant);
            }
        }
    }

    /// Returns an operation that defines a constant, at the start of the region that may share it.
    fn materialize(&mut self, constant: Constant, ty: Type, block: BlockId) -> Option<OpId> {
        let region = self.regions.of(self.cx, self.body, block)?;
        let header = constant.header(self.cx, ty)?;
        let key = (region, header.name, header.props, ty);
        if let Some(&op) = self.constants.get(&key) {
            return Some(op);
        }
        let results = [ty];
        let spec = OpSpec::with_header(header).results(&results);
        let front = InsertPoint::Start(self.body.entry(region)?);
        let op = self.body.create(self.cx, &spec, front);
        self.constants.insert(key, op);
        Some(op)
    }
}
