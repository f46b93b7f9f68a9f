//! Patterns for the successor inputs of operations with regions: the arguments of regions and the results that other operations
//! pass values to. They follow the declared control flow, so they are the same for loops and conditionals.

use super::is_outside;
use crate::op;
use crate::shared::casts::remake;
use pass_ir::dialect::Traits;
use pass_ir::flow::{RegionEdge, RegionTarget};
use pass_ir::hash::{HashMap, HashSet};
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{OpId, OpRef, ValueId};

/// Replaces an argument or result that always holds the same value.
pub(super) const FORWARD_SINGLE_VALUE: Pattern = Pattern::new(
    "(anonymous namespace)::MakeRegionBranchOpSuccessorInputsDead",
    forward_single_value,
);

/// Merges arguments or results that always hold the same value.
pub(super) const MERGE_DUPLICATES: Pattern = Pattern::new(
    "(anonymous namespace)::RemoveDuplicateSuccessorInputUses",
    merge_duplicates,
);

/// Drops unused arguments and results with the operands that are passed to them.
pub(super) const DROP_UNUSED: Pattern = Pattern::new(
    "(anonymous namespace)::RemoveDeadRegionBranchOpSuccessorInputs",
    drop_unused,
);

/// An operand that the operation or a terminator passes on, with its index.
type OperandSlot = (OpId, usize);

/// An argument of a region or a result, and what is passed to it.
struct Input {
    value: ValueId,
    target: RegionTarget,
    number: usize,
    sources: Vec<(OperandSlot, ValueId)>,
}

struct Inputs {
    inputs: Vec<Input>,
    /// The indices of inputs, by value.
    indices: HashMap<ValueId, usize>,
    terminators: Vec<OpId>,
}

/// The values that an input may hold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Unknown,
    Single(ValueId),
    Several,
}

impl Origin {
    /// Adds the values of another input. Returns whether that changes anything.
    fn join(&mut self, other: Self) -> bool {
        let joined = match (*self, other) {
            (Self::Unknown, origin) | (origin, Self::Unknown) => origin,
            (left, right) if left == right => left,
            _ => Self::Several,
        };
        std::mem::replace(self, joined) != joined
    }
}

impl Inputs {
    /// Returns the inputs of an operation, or `None` if a terminator is unknown.
    fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let (cx, body) = (rw.context(), rw.body());
        let flow = cx.behaviour(body.name(op)).regions?;
        let mut found = Self {
            inputs: Vec::new(),
            indices: HashMap::default(),
            terminators: forwarding_terminators(rw, op)?,
        };
        let parent = OpRef::new(cx, body, op);
        for edge in (flow.entries)(parent, &|_| None) {
            found.add(rw, op, op, &edge)?;
        }
        for &end in &found.terminators.clone() {
            for edge in (flow.exits)(parent, OpRef::new(cx, body, end), &|_| None) {
                found.add(rw, op, end, &edge)?;
            }
        }
        Some(found)
    }

    /// Adds an edge whose values are the last operands of `from`.
    fn add(&mut self, rw: &Rewriter<'_>, op: OpId, from: OpId, edge: &RegionEdge) -> Option<()> {
        let body = rw.body();
        let inputs: Vec<ValueId> = match edge.target {
            RegionTarget::After => body.results(op).collect(),
            RegionTarget::Region(index) => {
                let entry = body.entry(*body.regions(op).get(index)?);
                entry
                    .into_iter()
                    .flat_map(|entry| body.args(entry))
                    .collect()
            }
        };
        let start = body.operand_count(from).checked_sub(edge.values.len())?;
        if !body
            .operands(from)
            .skip(start)
            .eq(edge.values.iter().copied())
            || inputs.len() != edge.skipped + edge.values.len()
        {
            return None;
        }
        for (index, &value) in edge.values.iter().enumerate() {
            let number = edge.skipped + index;
            let input = inputs[number];
            let position = *self.indices.entry(input).or_insert_with(|| {
                self.inputs.push(Input {
                    value: input,
                    target: edge.target,
                    number,
                    sources: Vec::new(),
                });
                self.inputs.len() - 1
            });
            self.inputs[position]
                .sources
                .push(((from, start + index), value));
        }
        Some(())
    }

    /// Returns, by input, the values that it may hold and that are no inputs themselves.
    fn origins(&self) -> Vec<Origin> {
        let mut origins = vec![Origin::Unknown; self.inputs.len()];
        let mut dependents = vec![Vec::new(); self.inputs.len()];
        for (number, input) in self.inputs.iter().enumerate() {
            for (_, value) in &input.sources {
                match self.indices.get(value) {
                    Some(&other) => dependents[other].push(number),
                    None => _ = origins[number].join(Origin::Single(*value)),
                }
            }
        }
        let mut pending: Vec<usize> = (0..self.inputs.len()).collect();
        while let Some(number) = pending.pop() {
            let origin = origins[number];
            let changed = dependents[number].iter().copied();
            pending.extend(changed.filter(|&dependent| origins[dependent].join(origin)));
        }
        origins
    }

    /// Returns, by input, whether it is used or shares an operand with a used one.
    fn used_inputs(&self, rw: &Rewriter<'_>) -> Vec<bool> {
        let mut by_slot: HashMap<OperandSlot, Vec<usize>> = HashMap::default();
        for (number, input) in self.inputs.iter().enumerate() {
            for (slot, _) in &input.sources {
                by_slot.entry(*slot).or_default().push(number);
            }
        }
        let mut used = vec![false; self.inputs.len()];
        let numbers = 0..self.inputs.len();
        let mut pending: Vec<usize> = numbers
            .filter(|&number| rw.body().has_uses(self.inputs[number].value))
            .collect();
        while let Some(number) = pending.pop() {
            if !std::mem::replace(&mut used[number], true) {
                let sources = self.inputs[number].sources.iter();
                pending.extend(sources.flat_map(|(slot, _)| by_slot[slot].iter().copied()));
            }
        }
        used
    }
}

/// Returns the terminators that pass values on, or `None` if a block has no known terminator.
fn forwarding_terminators(rw: &Rewriter<'_>, op: OpId) -> Option<Vec<OpId>> {
    let (cx, body) = (rw.context(), rw.body());
    let mut found = Vec::new();
    for block in body
        .regions(op)
        .iter()
        .flat_map(|&region| body.blocks(region))
    {
        let end = body.last_op(block)?;
        let name = body.name(end);
        if name == op::SCF_CONDITION || cx.traits(name).has(Traits::RETURN_LIKE) {
            found.push(end);
        } else if !cx.traits(name).has(Traits::TERMINATOR) {
            return None;
        }
    }
    Some(found)
}

fn forward_single_value(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let inputs = Inputs::of(rw, op)?;
    let mut changed = None;
    for (input, origin) in inputs.inputs.iter().zip(inputs.origins()) {
        if let Origin::Single(value) = origin
            && rw.body().has_uses(input.value)
            && is_outside(rw, value, op)
        {
            rw.replace_uses(input.value, value);
            changed = Some(());
        }
    }
    changed
}

fn merge_duplicates(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let inputs = Inputs::of(rw, op)?;
    let mut first: HashMap<(usize, Vec<ValueId>), ValueId> = HashMap::default();
    let mut changed = None;
    for input in &inputs.inputs {
        let target = match input.target {
            RegionTarget::After => 0,
            RegionTarget::Region(index) => index + 1,
        };
        let sources = input.sources.iter().map(|source| source.1).collect();
        let remaining = *first.entry((target, sources)).or_insert(input.value);
        if remaining != input.value && rw.body().has_uses(input.value) {
            rw.replace_uses(input.value, remaining);
            changed = Some(());
        }
    }
    changed
}

fn drop_unused(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let inputs = Inputs::of(rw, op)?;
    let used = inputs.used_inputs(rw);
    let pairs = inputs.inputs.iter().zip(&used);
    let unused: Vec<&Input> = pairs.filter(|pair| !*pair.1).map(|pair| pair.0).collect();
    if unused.is_empty() {
        return None;
    }
    let sources = unused.iter().flat_map(|input| &input.sources);
    let passed: HashSet<OperandSlot> = sources.map(|source| source.0).collect();
    let kept_operands = |rw: &Rewriter<'_>, from: OpId| -> Vec<ValueId> {
        let operands = rw.body().operands(from).enumerate();
        let kept = operands.filter(|&(index, _)| !passed.contains(&(from, index)));
        kept.map(|(_, value)| value).collect()
    };
    for &end in &inputs.terminators {
        rw.keep_operands(end, &kept_operands(rw, end));
    }
    for input in unused.iter().rev() {
        if let RegionTarget::Region(index) = input.target {
            let entry = rw.body().entry(*rw.body().regions(op).get(index)?)?;
            rw.erase_arg(entry, input.number).ok()?;
        }
    }
    let dropped: HashSet<ValueId> = unused.iter().map(|input| input.value).collect();
    let results = rw.body().results(op);
    let remaining: Vec<ValueId> = results.filter(|value| !dropped.contains(value)).collect();
    let types = rw.body().value_types(remaining.iter().copied());
    let operands = kept_operands(rw, op);
    rw.keep_operands(op, &operands);
    let made = remake(rw, op, &operands, &types);
    for (old, new) in remaining.into_iter().zip(rw.body().results(made)) {
        rw.replace_uses(old, new);
    }
    rw.erase(op);
    Some(())
}
