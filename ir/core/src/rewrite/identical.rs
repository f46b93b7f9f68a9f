//! Identical blocks become one, with new arguments for the values in which they differ.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::Rewriter;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

impl Rewriter<'_> {
    /// Merges blocks that have the same successors and the same operations, in every region of the body; true if there
    /// were any. Values of other blocks in which they differ become arguments.
    pub fn merge_identical_blocks(&mut self) -> bool {
        let mut pending: Vec<RegionId> = self.body.top_regions().to_vec();
        let mut changed = false;
        while let Some(region) = pending.pop() {
            while merge_in_region(self, region) {
                changed = true;
            }
            let blocks = self.body.blocks(region);
            let ops = blocks.flat_map(|block| self.body.ops(block));
            pending.extend(ops.flat_map(|op| self.body.regions(op).iter().copied()));
        }
        changed
    }

    /// The operations that branch to a block, each once; none if one of them does not tell what it passes.
    pub(super) fn branches_to(&self, block: BlockId) -> Option<Vec<OpId>> {
        let mut found: Vec<OpId> = Vec::new();
        for from in self.body.predecessors(block) {
            let end = self.body.last_op(from)?;
            let _ = self.body.successor_operands(self.cx, end)?;
            if !found.contains(&end) {
                found.push(end);
            }
        }
        Some(found)
    }

    /// Replaces what a branch passes to its successors.
    pub(super) fn pass(&mut self, branch: OpId, values: &[Vec<ValueId>]) {
        self.push_operands(branch);
        self.body.set_successor_operands(self.cx, branch, values);
        self.touch(branch);
    }
}

fn merge_in_region(rw: &mut Rewriter<'_>, region: RegionId) -> bool {
    let mut groups: Vec<Vec<BlockId>> = Vec::new();
    let mut places: FxHashMap<Vec<BlockId>, usize> = FxHashMap::default();
    for block in rw.body.blocks(region).skip(1) {
        let Some(end) = rw.body.last_op(block).filter(|_| may_merge(rw.body, block)) else {
            continue;
        };
        let place = *places
            .entry(rw.body.successors(end).to_vec())
            .or_insert_with(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
        groups[place].push(block);
    }
    let mut changed = false;
    for group in groups {
        for cluster in clusters(rw.cx, rw.body, &group) {
            changed |= cluster.merge(rw).is_some();
        }
    }
    changed
}

/// True if a block has no regions, and nothing outside of it uses its arguments.
fn may_merge(body: &Body, block: BlockId) -> bool {
    let is_flat = |op| {
        body.regions_of(op)
            .1
            .iter()
            .all(|&region| body.regions_of(op).0.entry(region).is_none())
    };
    body.ops(block).all(is_flat) && body.args(block).all(|arg| is_local(body, arg, block))
}

fn is_local(body: &Body, value: ValueId, block: BlockId) -> bool {
    body.uses(value)
        .all(|one| body.block_of(one.op) == Some(block))
}

/// Blocks that are the same but for some operands.
struct Cluster {
    leader: BlockId,
    others: Vec<BlockId>,
    /// The operands that differ: the numbers of the operation and of the operand.
    differing: BTreeSet<(usize, usize)>,
}

fn clusters(cx: &Context, body: &Body, blocks: &[BlockId]) -> Vec<Cluster> {
    let mut found: Vec<Cluster> = Vec::new();
    for &block in blocks {
        let mut clusters = found.iter_mut();
        if !clusters.any(|cluster| cluster.add(cx, body, block)) {
            found.push(Cluster {
                leader: block,
                others: Vec::new(),
                differing: BTreeSet::new(),
            });
        }
    }
    found
}

impl Cluster {
    /// Adds a block if it is the same as the first one; true if it is.
    fn add(&mut self, cx: &Context, body: &Body, block: BlockId) -> bool {
        let Some(differing) = differing(cx, body, self.leader, block) else {
            return false;
        };
        self.differing.extend(differing);
        self.others.push(block);
        true
    }

    /// Makes one block of them; none if nothing changed.
    fn merge(&self, rw: &mut Rewriter<'_>) -> Option<()> {
        if self.others.is_empty() {
            return None;
        }
        let blocks: Vec<BlockId> = [self.leader].iter().chain(&self.others).copied().collect();
        let columns: Vec<Vec<ValueId>> = blocks
            .iter()
            .map(|&block| self.values(rw.body, block))
            .collect();
        let shared = shared_places(&columns);
        self.redirect(rw, &blocks, &columns, &shared)?;
        let mut args: Vec<ValueId> = Vec::new();
        let operations: Vec<OpId> = rw.body.ops(self.leader).collect();
        for (place, &(op, operand)) in self.differing.iter().enumerate() {
            let arg = if shared[place] == place {
                let value = columns[0][place];
                rw.add_arg(
                    self.leader,
                    rw.body.value_type(value),
                    rw.body.value_location(value),
                )
            } else {
                args[shared[place]]
            };
            args.push(arg);
            rw.set_operand(operations[op], operand, arg);
        }
        let _ = rw.erase_blocks(&self.others);
        Some(())
    }

    /// The values of the differing operands in one of the blocks.
    fn values(&self, body: &Body, block: BlockId) -> Vec<ValueId> {
        let operations: Vec<OpId> = body.ops(block).collect();
        let values = self
            .differing
            .iter()
            .map(|&(op, operand)| body.operand(operations[op], operand));
        values.flatten().collect()
    }

    /// Branches to the first block instead of the others, with the values that become arguments.
    fn redirect(
        &self,
        rw: &mut Rewriter<'_>,
        blocks: &[BlockId],
        columns: &[Vec<ValueId>],
        shared: &[usize],
    ) -> Option<()> {
        let mut branches: Vec<OpId> = Vec::new();
        for &block in blocks {
            let found = if self.differing.is_empty() {
                rw.body
                    .predecessors(block)
                    .filter_map(|from| rw.body.last_op(from))
                    .collect()
            } else {
                rw.branches_to(block)?
            };
            branches.extend(found);
        }
        branches.sort_unstable();
        branches.dedup();
        for branch in branches {
            let targets = rw.body.successors(branch).to_vec();
            if let Some(mut passed) = rw
                .body
                .successor_operands(rw.cx, branch)
                .filter(|_| !shared.is_empty())
            {
                for (list, target) in passed.iter_mut().zip(&targets) {
                    let place = blocks.iter().position(|block| block == target);
                    let values = place.map_or(&[][..], |place| &columns[place]);
                    let kept = values
                        .iter()
                        .enumerate()
                        .filter(|&(index, _)| shared[index] == index);
                    list.extend(kept.map(|both| *both.1));
                }
                rw.pass(branch, &passed);
            }
            let targets: Vec<BlockId> = targets
                .into_iter()
                .map(|target| {
                    if self.others.contains(&target) {
                        self.leader
                    } else {
                        target
                    }
                })
                .collect();
            rw.set_successors(branch, &targets);
        }
        Some(())
    }
}

/// For each new argument, the first one that has the same value in every block, as far as the first block tells.
fn shared_places(columns: &[Vec<ValueId>]) -> Vec<usize> {
    let mut first: FxHashMap<ValueId, usize> = FxHashMap::default();
    let values = columns.first().into_iter().flatten().enumerate();
    values
        .map(|(place, &value)| {
            let earlier = *first.entry(value).or_insert(place);
            let is_same = columns
                .iter()
                .all(|column| column[earlier] == column[place]);
            if is_same { earlier } else { place }
        })
        .collect()
}

/// The operands in which two blocks differ; none if they differ in anything else.
fn differing(cx: &Context, body: &Body, one: BlockId, two: BlockId) -> Option<Vec<(usize, usize)>> {
    let types = |block| body.args(block).map(|arg| body.value_type(arg));
    if !types(one).eq(types(two)) || body.ops(one).count() != body.ops(two).count() {
        return None;
    }
    let mut found = Vec::new();
    let orders = [order(body, one), order(body, two)];
    for (number, (a, b)) in body.ops(one).zip(body.ops(two)).enumerate() {
        if !is_same_but_for_operands(cx, body, a, b) {
            return None;
        }
        for (index, (lhs, rhs)) in body.operands(a).zip(body.operands(b)).enumerate() {
            if lhs == rhs {
                continue;
            }
            if body.value_type(lhs) != body.value_type(rhs) {
                return None;
            }
            match (orders[0].get(&lhs), orders[1].get(&rhs)) {
                (None, None) if may_be_passed(body, lhs, one) && may_be_passed(body, rhs, two) => {
                    found.push((number, index));
                }
                (Some(lhs), Some(rhs)) if lhs == rhs => {}
                _ => return None,
            }
        }
        let is_own = |op, block| body.results(op).all(|value| is_local(body, value, block));
        if !is_own(a, one) || !is_own(b, two) {
            return None;
        }
    }
    Some(found)
}

/// The values that a block defines, numbered.
fn order(body: &Body, block: BlockId) -> FxHashMap<ValueId, usize> {
    let results = body.ops(block).flat_map(|op| body.results(op));
    body.args(block)
        .chain(results)
        .enumerate()
        .map(|(number, value)| (value, number))
        .collect()
}

fn is_same_but_for_operands(cx: &Context, body: &Body, a: OpId, b: OpId) -> bool {
    let (one, two) = (body.header(cx, a), body.header(cx, b));
    let types = |op| body.results(op).map(|value| body.value_type(value));
    (one.name, one.attrs, one.props) == (two.name, two.attrs, two.props)
        && body.operand_count(a) == body.operand_count(b)
        && body.regions(a).len() == body.regions(b).len()
        && types(a).eq(types(b))
}

/// A result of the terminator of a predecessor does not dominate the branch that would pass it.
fn may_be_passed(body: &Body, value: ValueId, block: BlockId) -> bool {
    let Some(def) = body.defining_op(value) else {
        return true;
    };
    let from = body.block_of(def);
    let ends = from.is_some_and(|from| body.last_op(from) == Some(def));
    !ends || !body.predecessors(block).any(|one| Some(one) == from)
}
