//! Regions with several blocks that branch to each other.

use std::collections::HashMap;

use crate::maker::{Frame, Maker};
use crate::tree::{Block, Edge, Op, Ty, Value, list};

/// The blocks of a region before they have operations.
struct Plan {
    labels: Vec<u32>,
    args: Vec<Vec<Value>>,
    /// The successors of each block; empty for an exit.
    successors: Vec<Vec<usize>>,
    /// The dominators of each block, itself included.
    dominators: Vec<Vec<usize>>,
    /// The earlier blocks that blocks are to equal except for operands.
    originals: Vec<Option<usize>>,
}

impl Maker {
    /// Returns a graph of blocks whose exits return values of these types.
    pub(crate) fn graph_of_blocks(
        &mut self,
        outer: &Frame,
        args: &[Ty],
        types: &[Ty],
        end: &str,
    ) -> Vec<Block> {
        let plan = self.plan(args);
        let count = plan.labels.len();
        let mut scopes: Vec<Vec<Value>> = vec![Vec::new(); count];
        let mut blocks: Vec<Option<Block>> = vec![None; count];
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&block| plan.dominators[block].len());
        for block in order {
            let mut frame = Frame {
                ops: Vec::new(),
                scope: outer.scope.clone(),
            };
            for &above in plan.dominators[block]
                .iter()
                .filter(|&&above| above != block)
            {
                frame.scope.extend(&scopes[above]);
            }
            let visible = frame.scope.len();
            frame.scope.extend(&plan.args[block]);
            let original = plan.originals[block].and_then(|original| blocks[original].as_ref());
            let is_flat = |original: &&Block| original.ops.iter().all(|op| op.regions.is_empty());
            if let Some(original) = original.filter(is_flat) {
                self.copy(&mut frame, original, &plan.args[block]);
            } else {
                let count = self.rng.below(5);
                self.fill(&mut frame, count);
                let last = self.terminator(&mut frame, &plan, block, types, end);
                frame.ops.push(last);
            }
            scopes[block] = frame.scope.split_off(visible);
            blocks[block] = Some(Block {
                label: plan.labels[block],
                args: plan.args[block].clone(),
                ops: frame.ops,
            });
        }
        let mut rest: Vec<Block> = blocks.into_iter().flatten().collect();
        if let Some(others) = rest.get_mut(1..)
            && self.rng.chance(30)
        {
            self.rng.shuffle(others);
        }
        rest
    }

    fn plan(&mut self, args: &[Ty]) -> Plan {
        let count = 2 + self.rng.below(5);
        let mut plan = Plan {
            labels: Vec::new(),
            args: Vec::new(),
            successors: Vec::new(),
            dominators: Vec::new(),
            originals: Vec::new(),
        };
        for block in 0..count {
            plan.labels.push(self.label());
            let is_copy = (2..count - 1).contains(&block) && self.rng.chance(40);
            let original = is_copy.then(|| 1 + self.rng.below(block - 1));
            plan.originals.push(original);
            let types: Vec<Ty> = match (block, original) {
                (0, _) => args.to_vec(),
                (_, Some(original)) => plan.args[original].iter().map(|arg| arg.ty).collect(),
                _ => (0..self.rng.below(3)).map(|_| self.any_type()).collect(),
            };
            plan.args
                .push(types.into_iter().map(|ty| self.fresh(ty)).collect());
            if let Some(original) = original {
                let successors = plan.successors[original].clone();
                plan.successors.push(successors);
                continue;
            }
            let ways = if block + 1 == count {
                0
            } else {
                self.rng.pick(1, &[0, 1, 2, 2, 2, 3])
            };
            // The first block is never branched to; ways backwards are rarer than ways onwards.
            let to = |maker: &mut Self| {
                if maker.rng.chance(75) {
                    block + 1 + maker.rng.below(count - block - 1)
                } else {
                    1 + maker.rng.below(count - 1)
                }
            };
            plan.successors.push((0..ways).map(|_| to(self)).collect());
        }
        plan.dominators = dominators(&plan.successors);
        plan
    }

    /// Copies the operations of a block. Some operands become other values, and so do those that are not visible.
    fn copy(&mut self, frame: &mut Frame, original: &Block, args: &[Value]) {
        let pairs = original
            .args
            .iter()
            .map(|arg| arg.number)
            .zip(args.iter().copied());
        let mut copies: HashMap<u32, Value> = pairs.collect();
        for op in &original.ops {
            let mut copy = op.clone();
            let values = copy.edges.iter_mut().flat_map(|(_, values)| values);
            for value in copy.operands.iter_mut().chain(values) {
                *value = match copies.get(&value.number) {
                    Some(&copied) => copied,
                    None if frame.scope.contains(value) && self.rng.chance(60) => *value,
                    None => self.value(frame, value.ty),
                };
            }
            for result in &mut copy.results {
                let copied = self.fresh(result.ty);
                copies.insert(result.number, copied);
                frame.scope.push(copied);
                *result = copied;
            }
            frame.ops.push(copy);
        }
    }

    fn terminator(
        &mut self,
        frame: &mut Frame,
        plan: &Plan,
        block: usize,
        types: &[Ty],
        end: &str,
    ) -> Op {
        let successors = &plan.successors[block];
        let condition = match successors.len() {
            2 => Some(self.value(frame, "i1")),
            3.. => Some(self.value(frame, "i32")),
            _ => None,
        };
        let mut edges: Vec<Edge> = Vec::new();
        for &to in successors {
            let values = plan.args[to]
                .iter()
                .map(|arg| self.value(frame, arg.ty))
                .collect();
            edges.push((plan.labels[to], values));
        }
        let condition: Vec<Value> = condition.into_iter().collect();
        let op = match successors.len() {
            0 => {
                let values: Vec<Value> = types.iter().map(|ty| self.value(frame, ty)).collect();
                return Op::new(end).operands(&values);
            }
            1 => Op::new("cf.br"),
            2 => Op::new("cf.cond_br"),
            ways => {
                let cases = list((0..ways - 1).map(|case| case * 3));
                Op::new("cf.switch").properties(format!(
                    "case_values = dense<[{cases}]> : vector<{}xi32>",
                    ways - 1
                ))
            }
        };
        Op {
            edges,
            ..op.operands(&condition)
        }
    }
}

fn dominators(successors: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = successors.len();
    let mut found: Vec<Option<Vec<usize>>> = vec![None; count];
    if let Some(first) = found.first_mut() {
        *first = Some(vec![0]);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for from in 0..count {
            let Some(known) = found[from].clone() else {
                continue;
            };
            for &to in successors[from].iter().filter(|&&to| to != 0) {
                let mut new = match &found[to] {
                    None => known.clone(),
                    Some(old) => old
                        .iter()
                        .copied()
                        .filter(|block| *block == to || known.contains(block))
                        .collect(),
                };
                if !new.contains(&to) {
                    new.push(to);
                }
                if found[to].as_ref() != Some(&new) {
                    found[to] = Some(new);
                    changed = true;
                }
            }
        }
    }
    let sets = found.into_iter().enumerate();
    sets.map(|(block, set)| set.unwrap_or_else(|| vec![0, block]))
        .collect()
}
