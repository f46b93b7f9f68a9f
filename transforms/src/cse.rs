//! The pass `cse`: an operation is replaced by an equal one that has been computed before.

mod equal;
mod known;

use std::collections::HashMap;

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::flow::{Dominance, Effects};
use pass_ir::{BlockId, Body, Context, Op, OpId, RegionId, ValueId};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
use rustc_hash::FxBuildHasher;

use crate::generated::CSE;
use known::Known;

impl OperationPass<Embedded> for CSE {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let graph = cx
            .context()
            .traits(op.header().name)
            .has(Traits::GRAPH_REGION);
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let counts = run(cx.context(), body, graph);
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
fn run(cx: &Context, body: &mut Body, graph: bool) -> Counts {
    let mut search = Search {
        cx,
        body,
        known: Known::default(),
        doomed: Vec::new(),
        isolated: Vec::new(),
        dominance: None,
        epochs: HashMap::default(),
        last_epoch: 0,
        counts: Counts::default(),
    };
    for region in search.body.top_regions().to_vec() {
        search.region(region, graph);
    }
    let Search {
        doomed,
        isolated,
        mut counts,
        ..
    } = search;
    for op in doomed.into_iter().rev() {
        // A dead operation uses no value of an operation that is erased before it.
        let _ = body.erase(op);
    }
    for op in isolated {
        let graph = cx.traits(body.name(op)).has(Traits::GRAPH_REGION);
        if let Some(nested) = body.nested_mut(op) {
            let inner = run(cx, nested, graph);
            counts.replaced += inner.replaced;
            counts.dead += inner.dead;
        }
    }
    body.recycle();
    counts
}

/// The search through one body.
struct Search<'a> {
    cx: &'a Context,
    body: &'a mut Body,
    known: Known,
    /// The operations to erase in the end.
    doomed: Vec<OpId>,
    /// The visited operations with isolated bodies.
    isolated: Vec<OpId>,
    /// Of the body, which stays as it is until what is doomed is erased; found when it is first asked for.
    dominance: Option<Dominance>,
    /// By operation that reads memory, the epoch that it was come by in.
    epochs: HashMap<OpId, u64, FxBuildHasher>,
    /// Each stretch of a block in which nothing writes to memory is an epoch.
    last_epoch: u64,
    counts: Counts,
}

impl Search<'_> {
    fn region(&mut self, region: RegionId, graph: bool) {
        let Some(entry) = self.body.entry(region) else {
            return;
        };
        if self.body.next_block(entry).is_none() {
            let scope = self.known.open();
            self.block(entry, graph);
            self.known.close(scope);
            return;
        }
        // Where order does not matter, blocks say nothing about each other.
        if !graph {
            self.tree(region, entry);
        }
    }

    /// Expressions of a block are available in the blocks that it dominates.
    fn tree(&mut self, region: RegionId, entry: BlockId) {
        let children = self.dominated_blocks(region);
        let mut stack = vec![(entry, None)];
        while let Some((block, opened)) = stack.pop() {
            if let Some(scope) = opened {
                self.known.close(scope);
                continue;
            }
            stack.push((block, Some(self.known.open())));
            self.block(block, false);
            let below = children.get(&block).into_iter().flatten().rev();
            stack.extend(below.map(|&child| (child, None)));
        }
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

    fn block(&mut self, block: BlockId, graph: bool) {
        let ops: Vec<OpId> = self.body.ops(block).collect();
        let mut epoch = self.new_epoch();
        for op in ops {
            if !self.body.regions(op).is_empty() {
                self.nested(op);
            }
            if self.body.nested(op).is_some() {
                self.isolated.push(op);
            }
            if self.body.is_effect_free(self.cx, op) {
                self.operation(op, graph, None);
                continue;
            }
            self.operation(op, graph, Some(epoch));
            let effects = self.body.effects(self.cx, op);
            if effects.is_none_or(|effects| effects.has(Effects::WRITE)) {
                epoch = self.new_epoch();
            }
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
        let outside = (!self.cx.is_registered(name)).then(|| std::mem::take(&mut self.known));
        for region in self.body.regions(op).to_vec() {
            self.region(region, graph);
        }
        if let Some(outside) = outside {
            self.known = outside;
        }
    }

    /// Removes or replaces an operation. One that touches memory does so in an epoch.
    fn operation(&mut self, op: OpId, graph: bool, epoch: Option<u64>) {
        let traits = self.cx.traits(self.body.name(op));
        if traits.has(Traits::TERMINATOR) {
            return;
        }
        if self.body.is_trivially_dead(self.cx, op) {
            self.doomed.push(op);
            self.counts.dead += 1;
            return;
        }
        if !self.is_comparable(op, epoch.is_some()) {
            return;
        }
        let (body, epochs) = (&*self.body, &self.epochs);
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
    fn is_comparable(&self, op: OpId, touches_memory: bool) -> bool {
        let (inner, regions) = self.body.regions_of(op);
        let mut entries = regions.iter().filter_map(|&region| inner.entry(region));
        if entries.any(|entry| inner.next_block(entry).is_some()) {
            return false;
        }
        !touches_memory
            || (!self
                .cx
                .traits(self.body.name(op))
                .has(Traits::RECURSIVE_EFFECTS)
                && self.body.effects(self.cx, op) == Some(Effects::READ))
    }

    fn replace(&mut self, op: OpId, existing: OpId, graph: bool) {
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
            self.body.header_mut(existing).loc = self.body.location(op);
        }
        self.counts.replaced += 1;
    }
}
