//! The pass `cse`: an operation is replaced by an equal one that has been computed before.

mod hash;
mod known;

use std::collections::HashMap;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::flow::{Dominance, Effects, KnownEffects};
use pass_ir::{BlockId, Body, Context, Op, OpId, RegionId, ValueId};
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
use rustc_hash::FxBuildHasher;

use crate::findings::Findings;
use crate::generated::CSE;
use known::{Known, Scope};

impl OperationPass<Embedded> for CSE {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let graph = cx.context().traits(op.op_name()).has(Traits::GRAPH_REGION);
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let mut findings = Findings::new(cx);
        let counts = run(cx.context(), body, graph, &mut findings);
        findings.report(&op, cx);
        self.num_cse.add(counts.replaced);
        self.num_dce.add(counts.dead);
        Ok(Preserved::unless(counts.replaced + counts.dead > 0))
    }
}

/// The number of erased operations, by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    replaced: u64,
    dead: u64,
}

/// Goes over a body, which is that of a graph region or not, and over those of nested isolated operations.
fn run(cx: &Context, body: &mut Body, graph: bool, findings: &mut Findings) -> Counts {
    let mut counts = Counts::default();
    // Isolated operations may be nested to any depth.
    let mut pending = vec![(body, graph)];
    while let Some((body, graph)) = pending.pop() {
        let isolated = run_alone(cx, body, graph, &mut counts, findings);
        let nested = body.nested_bodies_of(&isolated).into_iter();
        pending.extend(nested.map(|(owner, nested)| {
            let graph = cx.traits(owner).has(Traits::GRAPH_REGION);
            (nested, graph)
        }));
    }
    counts
}

/// Goes over a body; gives the isolated operations that it came by.
fn run_alone(
    cx: &Context,
    body: &mut Body,
    graph: bool,
    counts: &mut Counts,
    findings: &mut Findings,
) -> Vec<OpId> {
    let mut search = Search {
        cx,
        body,
        known: Known::default(),
        steps: Vec::new(),
        scopes: Vec::new(),
        doomed: Vec::new(),
        isolated: Vec::new(),
        dominance: None,
        effects: KnownEffects::default(),
        epochs: HashMap::default(),
        last_epoch: 0,
        counts,
        findings,
    };
    let regions = search.body.top_regions().iter().rev();
    search
        .steps
        .extend(regions.map(|&region| Step::Region(region, graph)));
    while let Some(step) = search.steps.pop() {
        search.step(step);
    }
    let Search {
        doomed, isolated, ..
    } = search;
    for op in doomed.into_iter().rev() {
        // A dead operation uses no value of an operation that is erased before it.
        let _ = body.erase(op);
    }
    let isolated = isolated.into_iter().filter(|&op| body.is_live(op));
    let isolated = isolated.collect();
    body.recycle();
    isolated
}

/// A step of the search. Regions may be nested to any depth, so what is left to be done is a list of its own.
enum Step {
    Region(RegionId, bool),
    /// Enters a block, whose operations are known in what follows up to `Exit`.
    Enter(BlockId, bool),
    Exit,
    Ops(Stretch, Option<OpId>),
    /// An operation whose regions have been visited, and those after it.
    Leave(Stretch, OpId),
    /// The table of known operations from before the regions of an operation that may be isolated.
    Restore(Known),
}

/// A part of a block in which nothing writes to memory.
#[derive(Clone, Copy)]
struct Stretch {
    /// True if order says nothing in the block.
    graph: bool,
    epoch: u64,
}

/// The search through one body.
struct Search<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    known: Known,
    /// The next one last.
    steps: Vec<Step>,
    /// Of the blocks around the place.
    scopes: Vec<Scope>,
    /// The operations to erase in the end.
    doomed: Vec<OpId>,
    /// The visited operations with isolated bodies.
    isolated: Vec<OpId>,
    /// Of the body, which stays as it is until what is doomed is erased; found when it is first asked for.
    dominance: Option<Dominance>,
    /// Of operations with regions, which stay as they are until what is doomed is erased.
    effects: KnownEffects,
    /// By operation that reads memory, the epoch that it was come by in.
    epochs: HashMap<OpId, u64, FxBuildHasher>,
    /// Each stretch of a block in which nothing writes to memory is an epoch.
    last_epoch: u64,
    counts: &'a mut Counts,
    findings: &'a mut Findings,
}

impl Search<'_> {
    fn step(&mut self, step: Step) {
        match step {
            Step::Region(region, graph) => self.region(region, graph),
            Step::Enter(block, graph) => {
                self.scopes.push(self.known.open());
                let epoch = self.new_epoch();
                let first = self.body.first_op(block);
                self.steps.push(Step::Ops(Stretch { graph, epoch }, first));
            }
            Step::Exit => {
                let scope = self.scopes.pop();
                scope.into_iter().for_each(|scope| self.known.close(scope));
            }
            Step::Ops(stretch, first) => self.ops(stretch, first),
            Step::Leave(stretch, op) => {
                let stretch = self.leave(stretch, op);
                self.ops(stretch, self.body.next_op(op));
            }
            Step::Restore(known) => self.known = known,
        }
    }

    fn region(&mut self, region: RegionId, graph: bool) {
        let Some(entry) = self.body.entry(region) else {
            return;
        };
        if self.body.next_block(entry).is_none() {
            self.steps.push(Step::Exit);
            self.steps.push(Step::Enter(entry, graph));
            return;
        }
        // Order matters between blocks, whatever the operation around them.
        self.tree(region, entry);
    }

    /// Expressions of a block are available in the blocks that it dominates.
    fn tree(&mut self, region: RegionId, entry: BlockId) {
        let children = self.dominated_blocks(region);
        let mut order = Vec::new();
        let mut stack = vec![Some(entry)];
        while let Some(next) = stack.pop() {
            let Some(block) = next else {
                order.push(Step::Exit);
                continue;
            };
            order.push(Step::Enter(block, false));
            stack.push(None);
            let below = children.get(&block).into_iter().flatten().rev();
            stack.extend(below.map(|&child| Some(child)));
        }
        self.steps.extend(order.into_iter().rev());
    }

    /// By block, those directly below it in the tree of dominance.
    fn dominated_blocks(
        &mut self,
        region: RegionId,
    ) -> HashMap<BlockId, Vec<BlockId>, FxBuildHasher> {
        let body = &*self.body;
        let dominance = self.dominance.get_or_insert_with(|| Dominance::of(body));
        let mut children: HashMap<_, Vec<BlockId>, _> = HashMap::default();
        for block in body.blocks(region) {
            if let Some(parent) = dominance.immediate_dominator(block) {
                children.entry(parent).or_default().push(block);
            }
        }
        children
    }

    /// The operations of a block from one on, as far as to one with regions, which come next.
    fn ops(&mut self, mut stretch: Stretch, first: Option<OpId>) {
        let mut next = first;
        while let Some(op) = next {
            if !self.body.regions(op).is_empty() {
                self.steps.push(Step::Leave(stretch, op));
                return self.nested(op);
            }
            stretch = self.leave(stretch, op);
            next = self.body.next_op(op);
        }
    }

    /// An operation whose regions have been visited; gives the stretch after it.
    fn leave(&mut self, stretch: Stretch, op: OpId) -> Stretch {
        if self.body.nested(op).is_some() {
            self.isolated.push(op);
        }
        let effects = self.effects.of(self.cx, self.body, op);
        if effects == Some(Effects::NONE) {
            self.operation(op, stretch.graph, effects, None);
            return stretch;
        }
        self.operation(op, stretch.graph, effects, Some(stretch.epoch));
        if effects.is_some_and(|effects| !effects.has(Effects::WRITE)) {
            return stretch;
        }
        Stretch {
            epoch: self.new_epoch(),
            ..stretch
        }
    }

    fn new_epoch(&mut self) -> u64 {
        self.last_epoch += 1;
        self.last_epoch
    }

    /// The regions of an operation that is not isolated; of one that nobody declares it is not known whether it is.
    fn nested(&mut self, op: OpId) {
        let name = self.body.name(op);
        let graph = self.cx.traits(name).has(Traits::GRAPH_REGION) || !self.cx.is_registered(name);
        if !self.cx.is_registered(name) {
            let outside = std::mem::take(&mut self.known);
            self.steps.push(Step::Restore(outside));
        }
        let regions = self.body.regions(op).iter().rev();
        let regions = regions.map(|&region| Step::Region(region, graph));
        self.steps.extend(regions);
    }

    /// Removes or replaces an operation. One that touches memory does so in an epoch.
    fn operation(&mut self, op: OpId, graph: bool, effects: Option<Effects>, epoch: Option<u64>) {
        let traits = self.cx.traits(self.body.name(op));
        if traits.has(Traits::TERMINATOR) {
            return;
        }
        let body = &*self.body;
        if !body.has_used_results(op) && body.would_be_dead_with(self.cx, op, effects) {
            self.doomed.push(op);
            self.counts.dead += 1;
            self.findings.add(self.cx, body, op, |name| {
                Remark::passed("cse", "erased").argument("Operation", name)
            });
            return;
        }
        if !self.is_comparable(op, effects) {
            return;
        }
        let epochs = &self.epochs;
        let fits = |known: OpId| {
            epoch.is_none()
                || (epochs.get(&known).copied() == epoch
                    && body.block_of(known) == body.block_of(op))
        };
        let existing = self.known.find_or_insert(self.cx, body, op, fits);
        if let Some(existing) = existing {
            return self.replace(op, existing, graph);
        }
        self.epochs.extend(epoch.map(|epoch| (op, epoch)));
    }

    /// True if an operation may be equal to another one: its regions have no control flow graph, and it only reads
    /// memory.
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

    fn replace(&mut self, op: OpId, existing: OpId, graph: bool) {
        self.findings.add(self.cx, self.body, op, |name| {
            Remark::passed("cse", "replaced").argument("Operation", name)
        });
        let pairs: Vec<(ValueId, ValueId)> = self
            .body
            .results(op)
            .zip(self.body.results(existing))
            .collect();
        for (old, new) in pairs {
            let uses: Vec<_> = self.body.uses(old).collect();
            for one in uses {
                // Operations that others were compared with stay as they are.
                let stays = graph && self.known.find(self.cx, self.body, one.op).is_some();
                if !stays {
                    self.body.set_operand(one.op, one.operand, new);
                }
            }
        }
        if !self.body.has_used_results(op) {
            self.doomed.push(op);
        }
        if self.body.location(existing) == pass_ir::Loc::UNKNOWN {
            self.body.set_location(existing, self.body.location(op));
        }
        self.counts.replaced += 1;
    }
}
