//! Smaller modules with which something is still as it was.

use crate::tree::{Block, Op};

/// Returns every module that is one step smaller, the smallest first.
pub(crate) fn smaller(ops: &[Op]) -> Vec<Vec<Op>> {
    let mut candidates = Vec::new();
    within_ops(ops, &mut |changed| candidates.push(changed));
    candidates.sort_by_key(|ops| crate::tree::print(ops).len());
    candidates
}

/// Passes every list that is one step smaller to `give`.
fn within_ops(ops: &[Op], give: &mut dyn FnMut(Vec<Op>)) {
    for (index, op) in ops.iter().enumerate() {
        let mut without = ops.to_vec();
        without.remove(index);
        give(without);
        within_op(op, &mut |changed| {
            let mut changed_ops = ops.to_vec();
            changed_ops.splice(index..=index, changed);
            give(changed_ops);
        });
    }
}

fn within_op(op: &Op, give: &mut dyn FnMut(Vec<Op>)) {
    let has_own = !op.operands.is_empty() || !op.regions.is_empty();
    if !op.results.is_empty() && has_own {
        give(vec![Op::new("t.value").results(&op.results)]);
    }
    if op.edges.len() > 1 {
        for edge in &op.edges {
            let mut plain = Op::new("cf.br");
            plain.edges.push(edge.clone());
            give(vec![plain]);
        }
    }
    if op.regions.is_empty() && op.edges.is_empty() && !op.properties.is_empty() {
        give(vec![Op {
            properties: String::new(),
            ..op.clone()
        }]);
    }
    for (index, region) in op.regions.iter().enumerate() {
        within_region(region, &mut |changed| {
            let mut changed_op = op.clone();
            changed_op.regions[index] = changed;
            give(vec![changed_op]);
        });
    }
}

fn within_region(region: &[Block], give: &mut dyn FnMut(Vec<Block>)) {
    for (index, block) in region.iter().enumerate() {
        if index > 0 {
            let mut without = region.to_vec();
            without.remove(index);
            give(without);
        }
        within_ops(&block.ops, &mut |ops| {
            let mut blocks = region.to_vec();
            blocks[index] = Block {
                ops,
                ..block.clone()
            };
            give(blocks);
        });
        for arg in 0..block.args.len() {
            give(without_argument(region, index, arg));
        }
    }
}

/// Returns the region without a block argument and the operands for it.
fn without_argument(region: &[Block], index: usize, arg: usize) -> Vec<Block> {
    let mut blocks = region.to_vec();
    let label = blocks[index].label;
    blocks[index].args.remove(arg);
    for edge in blocks
        .iter_mut()
        .flat_map(|block| &mut block.ops)
        .flat_map(|op| &mut op.edges)
    {
        if edge.0 == label && arg < edge.1.len() {
            edge.1.remove(arg);
        }
    }
    blocks
}
