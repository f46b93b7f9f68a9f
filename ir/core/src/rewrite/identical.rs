//! Merging of identical blocks, with new arguments for the operands in which they differ.

use std::collections::BTreeSet;

use crate::hash::HashMap;

use super::Rewriter;
use crate::body::Body;
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};

impl Rewriter<'_> {
    /// Merges blocks that have the same successors and the same operations, in every region of the body. Operands in
    /// which they differ become arguments. Returns whether there were any.
    pub fn merge_identical_blocks(&mut self) -> bool {
        self.change_regions(|rw, region| {
            let mut changed = false;
            while merge_in_region(rw, region) {
                changed = true;
            }
            changed
        })
    }

    /// Returns the operations that branch to a block, or `None` if the successor operands of one of them are unknown.
    pub(super) fn branches_to(&self, block: BlockId) -> Option<Vec<OpId>> {
        let mut branches: Vec<OpId> = Vec::new();
        for predecessor in self.body.predecessors(block) {
            let branch = self.body.last_op(predecessor)?;
            let _ = self.body.successor_operands(self.cx, branch)?;
            if !branches.contains(&branch) {
                branches.push(branch);
            }
        }
        Some(branches)
    }

    pub(super) fn set_successor_operands(&mut self, branch: OpId, values: &[Vec<ValueId>]) {
        self.push_operands(branch);
        self.body.set_successor_operands(self.cx, branch, values);
        self.mark_changed(branch);
    }
}

fn merge_in_region(rw: &mut Rewriter<'_>, region: RegionId) -> bool {
    let mut groups: Vec<Vec<BlockId>> = Vec::new();
    let mut indices: HashMap<Vec<BlockId>, usize> = HashMap::default();
    for block in rw.body.blocks(region).skip(1) {
        let Some(terminator) = rw.body.last_op(block).filter(|_| can_merge(rw.body, block)) else {
            continue;
        };
        let index = *indices
            .entry(rw.body.successors(terminator).to_vec())
            .or_insert_with(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
        groups[index].push(block);
    }
    let mut changed = false;
    for group in groups {
        for cluster in clusters(rw.cx, rw.body, &group) {
            changed |= cluster.merge(rw).is_some();
        }
    }
    changed
}

/// Returns whether a block has no nested blocks, and no uses of its arguments outside.
fn can_merge(body: &Body, block: BlockId) -> bool {
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
        .all(|value_use| body.block_of(value_use.op) == Some(block))
}

/// Blocks that are equal except for some operands.
struct Cluster {
    leader: BlockId,
    others: Vec<BlockId>,
    /// The indices of the operation and of the operand for each difference.
    differing: BTreeSet<(usize, usize)>,
}

fn clusters(cx: &Context, body: &Body, blocks: &[BlockId]) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    for &block in blocks {
        let mut candidates = clusters.iter_mut();
        if !candidates.any(|cluster| cluster.try_add(cx, body, block)) {
            clusters.push(Cluster {
                leader: block,
                others: Vec::new(),
                differing: BTreeSet::new(),
            });
        }
    }
    clusters
}

impl Cluster {
    fn try_add(&mut self, cx: &Context, body: &Body, block: BlockId) -> bool {
        let Some(differing) = differing(cx, body, self.leader, block) else {
            return false;
        };
        self.differing.extend(differing);
        self.others.push(block);
        true
    }

    /// Merges the blocks, or returns `None` if nothing changed.
    fn merge(&self, rw: &mut Rewriter<'_>) -> Option<()> {
        if self.others.is_empty() {
            return None;
        }
        let blocks: Vec<BlockId> = [self.leader].iter().chain(&self.others).copied().collect();
        let columns: Vec<Vec<ValueId>> = blocks
            .iter()
            .map(|&block| self.values(rw.body, block))
            .collect();
        let shared = shared_columns(&columns);
        self.redirect(rw, &blocks, &columns, &shared)?;
        let mut args: Vec<ValueId> = Vec::new();
        let operations: Vec<OpId> = rw.body.ops(self.leader).collect();
        for (index, &(op, operand)) in self.differing.iter().enumerate() {
            let arg = if shared[index] == index {
                let value = columns[0][index];
                rw.add_arg(
                    self.leader,
                    rw.body.value_type(value),
                    rw.body.value_location(value),
                )
            } else {
                args[shared[index]]
            };
            args.push(arg);
            rw.set_operand(operations[op], operand, arg);
        }
        let _ = rw.erase_blocks(&self.others);
        Some(())
    }

    fn values(&self, body: &Body, block: BlockId) -> Vec<ValueId> {
        let operations: Vec<OpId> = body.ops(block).collect();
        let values = self
            .differing
            .iter()
            .map(|&(op, operand)| body.operand(operations[op], operand));
        values.flatten().collect()
    }

    /// Redirects the branches of all blocks to the first block, with the values of the new arguments.
    fn redirect(
        &self,
        rw: &mut Rewriter<'_>,
        blocks: &[BlockId],
        columns: &[Vec<ValueId>],
        shared: &[usize],
    ) -> Option<()> {
        let mut branches: Vec<OpId> = Vec::new();
        for &block in blocks {
            if self.differing.is_empty() {
                let predecessors = rw.body.predecessors(block);
                branches.extend(predecessors.filter_map(|from| rw.body.last_op(from)));
            } else {
                branches.extend(rw.branches_to(block)?);
            }
        }
        branches.sort_unstable();
        branches.dedup();
        for branch in branches {
            let targets = rw.body.successors(branch).to_vec();
            if let Some(mut operands) = rw
                .body
                .successor_operands(rw.cx, branch)
                .filter(|_| !shared.is_empty())
            {
                for (list, target) in operands.iter_mut().zip(&targets) {
                    let row = blocks.iter().position(|block| block == target);
                    let values = row.map_or(&[][..], |row| &columns[row]).iter();
                    let distinct = values
                        .enumerate()
                        .filter(|(index, _)| shared[*index] == *index);
                    list.extend(distinct.map(|(_, &value)| value));
                }
                rw.set_successor_operands(branch, &operands);
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

/// Returns for each new argument the index of an earlier one that has the same value in every block, or its own index.
fn shared_columns(columns: &[Vec<ValueId>]) -> Vec<usize> {
    let mut first: HashMap<ValueId, usize> = HashMap::default();
    let values = columns.first().into_iter().flatten().enumerate();
    values
        .map(|(index, &value)| {
            let earlier = *first.entry(value).or_insert(index);
            let is_same = columns
                .iter()
                .all(|column| column[earlier] == column[index]);
            if is_same { earlier } else { index }
        })
        .collect()
}

/// Returns the operands in which two blocks differ, or `None` if they differ in anything else.
fn differing(
    cx: &Context,
    body: &Body,
    left: BlockId,
    right: BlockId,
) -> Option<Vec<(usize, usize)>> {
    let types = |block| body.args(block).map(|arg| body.value_type(arg));
    if !types(left).eq(types(right)) || body.ops(left).count() != body.ops(right).count() {
        return None;
    }
    let mut differing = Vec::new();
    let numbers = [value_numbers(body, left), value_numbers(body, right)];
    for (number, (a, b)) in body.ops(left).zip(body.ops(right)).enumerate() {
        if !are_equal_except_operands(cx, body, a, b) {
            return None;
        }
        for (index, (lhs, rhs)) in body.operands(a).zip(body.operands(b)).enumerate() {
            if lhs == rhs {
                continue;
            }
            if body.value_type(lhs) != body.value_type(rhs) {
                return None;
            }
            match (numbers[0].get(&lhs), numbers[1].get(&rhs)) {
                (None, None)
                    if can_be_passed(body, lhs, left) && can_be_passed(body, rhs, right) =>
                {
                    differing.push((number, index));
                }
                (Some(lhs), Some(rhs)) if lhs == rhs => {}
                _ => return None,
            }
        }
        let has_local_results =
            |op, block| body.results(op).all(|value| is_local(body, value, block));
        if !has_local_results(a, left) || !has_local_results(b, right) {
            return None;
        }
    }
    Some(differing)
}

fn value_numbers(body: &Body, block: BlockId) -> HashMap<ValueId, usize> {
    let results = body.ops(block).flat_map(|op| body.results(op));
    body.args(block)
        .chain(results)
        .enumerate()
        .map(|(number, value)| (value, number))
        .collect()
}

fn are_equal_except_operands(cx: &Context, body: &Body, a: OpId, b: OpId) -> bool {
    let (left, right) = (body.header(cx, a), body.header(cx, b));
    let types = |op| body.results(op).map(|value| body.value_type(value));
    (left.name, left.attrs, left.props) == (right.name, right.attrs, right.props)
        && body.operand_count(a) == body.operand_count(b)
        && body.regions(a).len() == body.regions(b).len()
        && types(a).eq(types(b))
}

/// Returns whether predecessors can pass a value: the result of the terminator of a predecessor does not dominate it.
fn can_be_passed(body: &Body, value: ValueId, block: BlockId) -> bool {
    let Some(def) = body.defining_op(value) else {
        return true;
    };
    let source = body.block_of(def);
    let is_terminator = source.is_some_and(|source| body.last_op(source) == Some(def));
    let mut predecessors = body.predecessors(block);
    !is_terminator || !predecessors.any(|predecessor| Some(predecessor) == source)
}
