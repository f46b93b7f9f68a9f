//! Merging of identical blocks, with new arguments for the operands in which they differ.

use std::collections::BTreeSet;

use crate::hash::{HashMap, HashSet};

use super::Rewriter;
use crate::body::{Body, Header};
use crate::context::Context;
use crate::handle::{BlockId, Loc, OpId, RegionId, Type, ValueId};

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
        let mut seen: HashSet<OpId> = HashSet::default();
        for predecessor in self.body.predecessors(block) {
            let branch = self.body.last_op(predecessor)?;
            if seen.insert(branch) {
                let _ = self.body.successor_operands(self.cx, branch)?;
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
            changed |= merge(rw, &cluster).is_some();
        }
    }
    changed
}

/// Returns whether a block has no nested blocks, and no uses of its values outside.
fn can_merge(body: &Body, block: BlockId) -> bool {
    let is_flat = |op| {
        body.regions_of(op)
            .1
            .iter()
            .all(|&region| body.regions_of(op).0.entry(region).is_none())
    };
    let is_local = |value| {
        body.uses(value)
            .all(|value_use| body.block_of(value_use.op) == Some(block))
    };
    let mut results = body.ops(block).flat_map(|op| body.results(op));
    body.ops(block).all(is_flat) && body.args(block).all(is_local) && results.all(is_local)
}

/// What blocks have in common that are equal except for operands.
#[derive(PartialEq, Eq, Hash)]
struct BlockShape {
    args: Vec<Type>,
    ops: Vec<OpShape>,
}

#[derive(PartialEq, Eq, Hash)]
struct OpShape {
    /// The header without the location.
    header: Header,
    operands: Vec<OperandShape>,
    results: Vec<Type>,
    regions: usize,
}

#[derive(PartialEq, Eq, Hash)]
enum OperandShape {
    /// The number of a value of the block.
    Local(usize),
    /// A value from outside.
    Outside(Type),
}

impl BlockShape {
    fn of(cx: &Context, body: &Body, block: BlockId) -> Self {
        let results = body.ops(block).flat_map(|op| body.results(op));
        let values = body.args(block).chain(results);
        let numbers: HashMap<ValueId, usize> = values.zip(0..).collect();
        let operand = |value| match numbers.get(&value) {
            Some(&number) => OperandShape::Local(number),
            None => OperandShape::Outside(body.value_type(value)),
        };
        let op_shape = |op| OpShape {
            header: Header {
                loc: Loc::UNKNOWN,
                ..body.header(cx, op)
            },
            operands: body.operands(op).map(operand).collect(),
            results: body.value_types(body.results(op)),
            regions: body.regions(op).len(),
        };
        Self {
            args: body.value_types(body.args(block)),
            ops: body.ops(block).map(op_shape).collect(),
        }
    }
}

/// The indices of the operation and of the operand for each difference.
type Differences = BTreeSet<(usize, usize)>;

/// Returns sets of blocks that are equal except for some operands.
fn clusters(cx: &Context, body: &Body, blocks: &[BlockId]) -> Vec<Vec<BlockId>> {
    let mut clusters: Vec<Vec<BlockId>> = Vec::new();
    let mut candidates: HashMap<BlockShape, Vec<usize>> = HashMap::default();
    for &block in blocks {
        let shape = BlockShape::of(cx, body, block);
        let candidates = candidates.entry(shape).or_default();
        let is_equal = |&&index: &&usize| differing(body, clusters[index][0], block).is_some();
        if let Some(&index) = candidates.iter().find(is_equal) {
            clusters[index].push(block);
        } else {
            candidates.push(clusters.len());
            clusters.push(vec![block]);
        }
    }
    clusters
}

/// Merges equal blocks into the first one, or returns `None` if nothing changed.
fn merge(rw: &mut Rewriter<'_>, blocks: &[BlockId]) -> Option<()> {
    let (&leader, others) = blocks
        .split_first()
        .filter(|(_, others)| !others.is_empty())?;
    // An earlier merge may have passed more values to a successor, so the differences are found here.
    let mut differences = Differences::new();
    for &other in others {
        differences.extend(differing(rw.body, leader, other)?);
    }
    let branches = branches(rw, blocks, !differences.is_empty())?;
    let columns = blocks
        .iter()
        .map(|&block| operands(rw.body, block, &differences));
    let columns: Vec<Vec<ValueId>> = columns.collect();
    let shared = shared_columns(&columns);
    let operations: Vec<OpId> = rw.body.ops(leader).collect();
    let added = (0..shared.len())
        .filter(|&index| shared[index] == index)
        .count();
    // The first block may branch to one of the blocks, so that its terminator passes more values.
    let places = differences.iter().map(|&(op, operand)| {
        let op = operations[op];
        (op, operand + added * lists_before(rw, op, operand, blocks))
    });
    let places: Vec<(OpId, usize)> = places.collect();
    for branch in branches {
        redirect(rw, branch, blocks, &columns, &shared);
    }
    let mut args: Vec<ValueId> = Vec::new();
    for (index, (op, operand)) in places.into_iter().enumerate() {
        let arg = if shared[index] == index {
            let value = columns[0][index];
            let (ty, loc) = (rw.body.value_type(value), rw.body.value_location(value));
            rw.add_arg(leader, ty, loc)
        } else {
            args[shared[index]]
        };
        args.push(arg);
        rw.set_operand(op, operand, arg);
    }
    let _ = rw.erase_blocks(others);
    Some(())
}

/// Redirects a branch to the first block, with the values of the new arguments.
fn redirect(
    rw: &mut Rewriter<'_>,
    branch: OpId,
    blocks: &[BlockId],
    columns: &[Vec<ValueId>],
    shared: &[usize],
) {
    let mut targets = rw.body.successors(branch).to_vec();
    let rows = targets
        .iter()
        .map(|target| blocks.iter().position(|block| block == target));
    let rows: Vec<Option<usize>> = rows.collect();
    let operands = rw.body.successor_operands(rw.cx, branch);
    if let Some(mut operands) = operands.filter(|_| !shared.is_empty()) {
        for (list, row) in operands.iter_mut().zip(&rows) {
            let values = row.map_or(&[][..], |row| &columns[row]).iter().enumerate();
            let distinct = values.filter(|(index, _)| shared[*index] == *index);
            list.extend(distinct.map(|(_, &value)| value));
        }
        rw.set_successor_operands(branch, &operands);
    }
    for (target, _) in targets
        .iter_mut()
        .zip(rows)
        .filter(|(_, row)| row.is_some())
    {
        *target = blocks[0];
    }
    rw.set_successors(branch, &targets);
}

/// Returns how many lists of values for one of the blocks are in front of an operand of an operation.
fn lists_before(rw: &Rewriter<'_>, op: OpId, operand: usize, blocks: &[BlockId]) -> usize {
    let lists = rw.body.successor_operands(rw.cx, op).unwrap_or_default();
    let mut end = rw.body.operand_count(op) - lists.iter().map(Vec::len).sum::<usize>();
    let ends = lists.iter().map(|list| {
        end += list.len();
        end
    });
    let is_before = |(end, target): &(usize, &BlockId)| *end <= operand && blocks.contains(target);
    ends.zip(rw.body.successors(op)).filter(is_before).count()
}

/// Returns the operations that branch to any of the blocks, or `None` if they are to pass values and one of them has
/// unknown successor operands.
fn branches(rw: &Rewriter<'_>, blocks: &[BlockId], pass_values: bool) -> Option<Vec<OpId>> {
    let mut branches: Vec<OpId> = Vec::new();
    for &block in blocks {
        if pass_values {
            branches.extend(rw.branches_to(block)?);
        } else {
            let predecessors = rw.body.predecessors(block);
            branches.extend(predecessors.filter_map(|from| rw.body.last_op(from)));
        }
    }
    branches.sort_unstable();
    branches.dedup();
    Some(branches)
}

fn operands(body: &Body, block: BlockId, differences: &Differences) -> Vec<ValueId> {
    let operations: Vec<OpId> = body.ops(block).collect();
    let values = differences
        .iter()
        .map(|&(op, operand)| body.operand(operations[op], operand));
    values.flatten().collect()
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

/// Returns the operands in which two blocks of the same shape differ, or `None` if predecessors cannot pass one of them.
fn differing(body: &Body, left: BlockId, right: BlockId) -> Option<Vec<(usize, usize)>> {
    let mut differing = Vec::new();
    for (number, (a, b)) in body.ops(left).zip(body.ops(right)).enumerate() {
        for (index, (lhs, rhs)) in body.operands(a).zip(body.operands(b)).enumerate() {
            if lhs == rhs || body.defining_block(lhs) == Some(left) {
                continue;
            }
            if !can_be_passed(body, lhs, left) || !can_be_passed(body, rhs, right) {
                return None;
            }
            differing.push((number, index));
        }
    }
    Some(differing)
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
