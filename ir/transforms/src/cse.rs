//! The pass `cse`: replaces an operation by an equal one that dominates it.

mod hash;
mod scoped_table;

use std::borrow::Cow;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::flow::{Dominance, Effects, EffectsCache};
use pass_ir::hash::HashMap;
use pass_ir::{BlockId, Body, Context, Op, OpId, RegionId, ValueId};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::CSE;
use crate::remarks::RemarkBuffer;
use scoped_table::{Scope, ScopedTable};

impl OperationPass<Embedded> for CSE {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let is_graph = cx.context().traits(op.op_name()).has(Traits::GRAPH_REGION);
        let dominance = cx.analysis::<Dominance>(&op);
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let mut remarks = RemarkBuffer::new(cx);
        let counts = eliminate_in_nest(cx.context(), body, dominance, is_graph, &mut remarks);
        remarks.report(&op, cx);
        self.num_cse.add(counts.replaced);
        self.num_dce.add(counts.dead);
        let changed = counts.replaced + counts.dead > 0;
        if !changed {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(changed))
    }
}

/// The numbers of erased operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    replaced: u64,
    dead: u64,
}

/// Eliminates common subexpressions in a body and in the isolated bodies nested in it.
fn eliminate_in_nest(
    cx: &Context,
    body: &mut Body,
    dominance: &Dominance,
    is_graph: bool,
    remarks: &mut RemarkBuffer,
) -> Counts {
    let mut counts = Counts::default();
    let mut pending = vec![(body, Some(dominance), is_graph)];
    while let Some((body, dominance, is_graph)) = pending.pop() {
        let isolated = eliminate_in_body(cx, body, dominance, is_graph, &mut counts, remarks);
        let nested = body.nested_bodies_of(&isolated).into_iter();
        pending.extend(
            nested
                .map(|(owner, nested)| (nested, None, cx.traits(owner).has(Traits::GRAPH_REGION))),
        );
    }
    counts
}

/// Eliminates common subexpressions in a body, whose dominance is computed if it is needed and not known. Returns the isolated
/// operations in it.
fn eliminate_in_body(
    cx: &Context,
    body: &mut Body,
    dominance: Option<&Dominance>,
    is_graph: bool,
    counts: &mut Counts,
    remarks: &mut RemarkBuffer,
) -> Vec<OpId> {
    let mut driver = Driver {
        cx,
        body,
        available: ScopedTable::default(),
        worklist: Vec::new(),
        scopes: Vec::new(),
        to_erase: Vec::new(),
        isolated: Vec::new(),
        dominance: dominance.map(Cow::Borrowed),
        effects: EffectsCache::default(),
        epochs: HashMap::default(),
        epoch_count: 0,
        counts,
        remarks,
    };
    let regions = driver.body.top_regions().iter().rev();
    let regions = regions.map(|&region| Step::Region(region, is_graph));
    driver.worklist.extend(regions);
    while let Some(step) = driver.worklist.pop() {
        driver.run_step(step);
    }
    let Driver {
        to_erase, isolated, ..
    } = driver;
    for op in to_erase.into_iter().rev() {
        // In reverse, so that users are erased before what they use.
        let _ = body.erase(op);
    }
    let isolated = isolated.into_iter().filter(|&op| body.is_live(op));
    let isolated = isolated.collect();
    body.recycle();
    isolated
}

/// An entry of the worklist, which replaces recursion: regions nest arbitrarily deep.
enum Step {
    /// A region, and whether it is a graph region.
    Region(RegionId, bool),
    /// A block, and whether it is in a graph region.
    EnterBlock(BlockId, bool),
    ExitBlock,
    /// An operation whose regions have been visited, and the operations after it.
    ExitOp(MemoryEpoch, OpId),
    /// The table to restore after an operation that may be isolated.
    RestoreTable(ScopedTable),
}

/// A sequence of operations of a block without a write to memory.
#[derive(Clone, Copy)]
struct MemoryEpoch {
    id: u64,
    /// True if the block is in a graph region, which has no dominance.
    is_graph: bool,
}

/// The elimination in one body. It erases operations at the end, so that `dominance` and `effects` stay valid.
struct Driver<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    available: ScopedTable,
    worklist: Vec<Step>,
    scopes: Vec<Scope>,
    to_erase: Vec<OpId>,
    isolated: Vec<OpId>,
    dominance: Option<Cow<'a, Dominance>>,
    effects: EffectsCache,
    /// The memory epochs of the operations that read memory.
    epochs: HashMap<OpId, u64>,
    epoch_count: u64,
    counts: &'a mut Counts,
    remarks: &'a mut RemarkBuffer,
}

impl Driver<'_> {
    fn run_step(&mut self, step: Step) {
        match step {
            Step::Region(region, is_graph) => self.visit_region(region, is_graph),
            Step::EnterBlock(block, is_graph) => {
                self.scopes.push(self.available.open_scope());
                let epoch = self.start_epoch(is_graph);
                self.visit_ops(epoch, self.body.first_op(block));
            }
            Step::ExitBlock => {
                if let Some(scope) = self.scopes.pop() {
                    self.available.close_scope(scope);
                }
            }
            Step::ExitOp(epoch, op) => {
                let epoch = self.exit_op(epoch, op);
                self.visit_ops(epoch, self.body.next_op(op));
            }
            Step::RestoreTable(table) => self.available = table,
        }
    }

    fn visit_region(&mut self, region: RegionId, is_graph: bool) {
        let Some(entry) = self.body.entry(region) else {
            return;
        };
        if self.body.next_block(entry).is_none() {
            self.worklist.push(Step::ExitBlock);
            self.worklist.push(Step::EnterBlock(entry, is_graph));
        } else {
            // A region with several blocks has dominance, even in a graph region.
            self.visit_dominator_tree(region, entry);
        }
    }

    /// Visits the blocks in preorder of the dominator tree: a block sees the operations of the blocks that dominate it.
    fn visit_dominator_tree(&mut self, region: RegionId, entry: BlockId) {
        let children = self.dominator_tree(region);
        let mut steps = Vec::new();
        let mut stack = vec![Some(entry)];
        while let Some(next) = stack.pop() {
            let Some(block) = next else {
                steps.push(Step::ExitBlock);
                continue;
            };
            steps.push(Step::EnterBlock(block, false));
            stack.push(None);
            let children = children.get(&block).into_iter().flatten().rev();
            stack.extend(children.map(|&child| Some(child)));
        }
        self.worklist.extend(steps.into_iter().rev());
    }

    fn dominator_tree(&mut self, region: RegionId) -> HashMap<BlockId, Vec<BlockId>> {
        let body = &*self.body;
        let dominance = self
            .dominance
            .get_or_insert_with(|| Cow::Owned(Dominance::of(body)));
        let mut children: HashMap<_, Vec<BlockId>> = HashMap::default();
        for block in body.blocks(region) {
            if let Some(parent) = dominance.immediate_dominator(block) {
                children.entry(parent).or_default().push(block);
            }
        }
        children
    }

    /// Visits operations of a block from `first` up to an operation with regions, which are pushed onto the worklist.
    fn visit_ops(&mut self, mut epoch: MemoryEpoch, first: Option<OpId>) {
        let mut next = first;
        while let Some(op) = next {
            if !self.body.regions(op).is_empty() {
                self.worklist.push(Step::ExitOp(epoch, op));
                return self.enter_regions(op);
            }
            epoch = self.exit_op(epoch, op);
            next = self.body.next_op(op);
        }
    }

    /// Simplifies an operation whose regions have been visited. Returns the epoch after it.
    fn exit_op(&mut self, epoch: MemoryEpoch, op: OpId) -> MemoryEpoch {
        if self.body.nested(op).is_some() {
            self.isolated.push(op);
        }
        let effects = self.effects.of(self.cx, self.body, op);
        if effects == Some(Effects::NONE) {
            self.simplify(op, epoch.is_graph, effects, None);
            return epoch;
        }
        self.simplify(op, epoch.is_graph, effects, Some(epoch.id));
        if effects.is_some_and(|effects| !effects.has(Effects::WRITE)) {
            return epoch;
        }
        self.start_epoch(epoch.is_graph)
    }

    fn start_epoch(&mut self, is_graph: bool) -> MemoryEpoch {
        self.epoch_count += 1;
        MemoryEpoch {
            id: self.epoch_count,
            is_graph,
        }
    }

    fn enter_regions(&mut self, op: OpId) {
        let name = self.body.name(op);
        let is_registered = self.cx.is_registered(name);
        let is_graph = self.cx.traits(name).has(Traits::GRAPH_REGION) || !is_registered;
        if !is_registered {
            // An unregistered operation may be isolated.
            let table = std::mem::take(&mut self.available);
            self.worklist.push(Step::RestoreTable(table));
        }
        let regions = self.body.regions(op).iter().rev();
        let regions = regions.map(|&region| Step::Region(region, is_graph));
        self.worklist.extend(regions);
    }

    /// Erases or replaces an operation. `epoch` is that of an operation with side effects.
    fn simplify(&mut self, op: OpId, is_graph: bool, effects: Option<Effects>, epoch: Option<u64>) {
        let traits = self.cx.traits(self.body.name(op));
        if traits.has(Traits::TERMINATOR) {
            return;
        }
        let body = &*self.body;
        if !body.has_used_results(op) && body.would_be_dead_with(self.cx, op, effects) {
            self.to_erase.push(op);
            self.counts.dead += 1;
            self.remarks.add(self.cx, body, op, |name| {
                Remark::passed("cse", "erased").argument("Operation", name)
            });
            return;
        }
        if !self.is_comparable(op, effects) {
            return;
        }
        let epochs = &self.epochs;
        let reads_same_memory = |existing: OpId| {
            epoch.is_none()
                || (epochs.get(&existing).copied() == epoch
                    && body.block_of(existing) == body.block_of(op))
        };
        let existing = self
            .available
            .find_or_insert(self.cx, body, op, reads_same_memory);
        if let Some(existing) = existing {
            return self.replace(op, existing, is_graph);
        }
        self.epochs.extend(epoch.map(|epoch| (op, epoch)));
    }

    /// Returns whether an operation may be equal to another one: it only reads memory, and its regions have at most one
    /// block.
    fn is_comparable(&self, op: OpId, effects: Option<Effects>) -> bool {
        let (inner, regions) = self.body.regions_of(op);
        let mut entries = regions.iter().filter_map(|&region| inner.entry(region));
        if entries.any(|entry| inner.next_block(entry).is_some()) {
            return false;
        }
        let traits = self.cx.traits(self.body.name(op));
        match effects {
            Some(Effects::NONE) => true,
            Some(Effects::READ) => !traits.has(Traits::RECURSIVE_EFFECTS),
            _ => false,
        }
    }

    fn replace(&mut self, op: OpId, existing: OpId, is_graph: bool) {
        self.remarks.add(self.cx, self.body, op, |name| {
            Remark::passed("cse", "replaced").argument("Operation", name)
        });
        let pairs: Vec<(ValueId, ValueId)> = self
            .body
            .results(op)
            .zip(self.body.results(existing))
            .collect();
        for (old, new) in pairs {
            let uses: Vec<_> = self.body.uses(old).collect();
            for value_use in uses {
                // In a graph region a user may come first. A change of its operands would invalidate its hash in the table.
                let is_hashed = is_graph
                    && self
                        .available
                        .find(self.cx, self.body, value_use.op)
                        .is_some();
                if !is_hashed {
                    self.body.set_operand(value_use.op, value_use.operand, new);
                }
            }
        }
        if !self.body.has_used_results(op) {
            self.to_erase.push(op);
        }
        if self.body.location(existing) == pass_ir::Loc::UNKNOWN {
            self.body.set_location(existing, self.body.location(op));
        }
        self.counts.replaced += 1;
    }
}
