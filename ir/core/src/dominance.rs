//! Dominance of blocks and values.

use crate::hash::{HashMap, HashSet};

use crate::body::Body;
use crate::handle::{BlockId, RegionId};

/// The dominator trees of all regions of a body. They are valid until a block or a list of successors changes.
///
/// ```
/// use pass_ir::flow::Dominance;
/// use pass_ir::{parse, ParseOptions};
///
/// let mut cx = pass_dialects::context();
/// let text = r#""func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
///   "cf.br"()[^bb1] : () -> ()
/// ^bb1:
///   "func.return"() : () -> ()
/// ^bb2:
///   "func.return"() : () -> ()
/// }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// module.root(&cx).for_each_child(|func| {
///     let body = func.body().unwrap();
///     let blocks: Vec<_> = body.blocks(body.top_regions()[0]).collect();
///     let dominance = Dominance::of(body);
///     assert!(dominance.dominates(blocks[0], blocks[1]));
///     assert!(!dominance.is_reachable(blocks[2]));
/// });
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dominance {
    /// Tree nodes of the reachable blocks, for regions of more than one block.
    nodes: HashMap<BlockId, Node>,
    unreachable: HashSet<BlockId>,
}

/// A block in the dominator tree. A dominates B if the interval from `enter` to `leave` of B lies within that of A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    enter: u32,
    leave: u32,
    parent: Option<BlockId>,
}

impl Dominance {
    /// Returns the dominator trees of a body.
    pub fn of(body: &Body) -> Self {
        let mut dominance = Self::default();
        for region in body.all_regions() {
            if body.blocks(region).nth(1).is_some() {
                dominance.add(body, region);
            }
        }
        dominance
    }

    /// Returns whether the block is reachable from the entry block of its region.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        !self.unreachable.contains(&block)
    }

    /// Returns whether `a` dominates `b`; both are in the same region.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        if a == b {
            return true;
        }
        match (self.nodes.get(&a), self.nodes.get(&b)) {
            (Some(a), Some(b)) => a.enter < b.enter && b.leave <= a.leave,
            // Every block dominates an unreachable block, since no path leads to it.
            (_, None) => true,
            (None, Some(_)) => false,
        }
    }

    /// Returns the closest block that dominates this one, apart from itself.
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.nodes.get(&block)?.parent
    }

    fn add(&mut self, body: &Body, region: RegionId) {
        let order = post_order(body, region);
        let post_order_index: HashMap<BlockId, usize> = order
            .iter()
            .enumerate()
            .map(|(index, &block)| (block, index))
            .collect();
        let parents = immediate_dominators(body, &order, &post_order_index);
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
        for (index, &parent) in parents.iter().enumerate() {
            if parent != index {
                children[parent].push(index);
            }
        }
        self.number_tree(&order, &parents, &children);
        let unreachable_blocks = body
            .blocks(region)
            .filter(|block| !post_order_index.contains_key(block));
        self.unreachable.extend(unreachable_blocks);
    }

    fn number_tree(&mut self, order: &[BlockId], parents: &[usize], children: &[Vec<usize>]) {
        let Some(root) = order.len().checked_sub(1) else {
            return;
        };
        let mut clock = 0;
        let mut stack = vec![(root, false)];
        while let Some((index, is_exit)) = stack.pop() {
            clock += 1;
            if is_exit {
                if let Some(node) = self.nodes.get_mut(&order[index]) {
                    node.leave = clock;
                }
                continue;
            }
            let parent = (parents[index] != index).then(|| order[parents[index]]);
            let node = Node {
                enter: clock,
                leave: clock,
                parent,
            };
            self.nodes.insert(order[index], node);
            stack.push((index, true));
            stack.extend(children[index].iter().map(|&child| (child, false)));
        }
    }
}

pub(crate) fn post_order(body: &Body, region: RegionId) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen: HashSet<BlockId> = HashSet::default();
    let mut stack: Vec<(BlockId, usize)> = Vec::new();
    if let Some(entry) = body.entry(region) {
        seen.insert(entry);
        stack.push((entry, 0));
    }
    while let Some((block, next)) = stack.pop() {
        match body.block_successors(block).get(next) {
            None => order.push(block),
            Some(&target) => {
                stack.push((block, next + 1));
                if seen.insert(target) {
                    stack.push((target, 0));
                }
            }
        }
    }
    order
}

/// Returns the post-order index of the immediate dominator of each block; that of the entry block is its own.
fn immediate_dominators(
    body: &Body,
    order: &[BlockId],
    post_order_index: &HashMap<BlockId, usize>,
) -> Vec<usize> {
    let mut from: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
    for (index, &block) in order.iter().enumerate() {
        let targets = body.block_successors(block).iter();
        for target in targets.filter_map(|target| post_order_index.get(target)) {
            from[*target].push(index);
        }
    }
    let root = order.len().saturating_sub(1);
    let mut dominators: Vec<Option<usize>> = vec![None; order.len()];
    if let Some(entry) = dominators.last_mut() {
        *entry = Some(root);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for index in (0..root).rev() {
            let processed = from[index]
                .iter()
                .copied()
                .filter(|&one| dominators[one].is_some());
            let common = processed.reduce(|a, b| intersect(&dominators, a, b));
            if common.is_some() && dominators[index] != common {
                dominators[index] = common;
                changed = true;
            }
        }
    }
    dominators
        .into_iter()
        .enumerate()
        .map(|(index, found)| found.unwrap_or(index))
        .collect()
}

/// Returns the nearest common dominator of `a` and `b`. Dominators have higher post-order indices.
fn intersect(dominators: &[Option<usize>], a: usize, b: usize) -> usize {
    let (mut a, mut b) = (a, b);
    while a != b {
        let lower = if a < b { &mut a } else { &mut b };
        match dominators[*lower] {
            Some(up) if up != *lower => *lower = up,
            _ => return a.max(b),
        }
    }
    a
}
