//! Control flow between operations of `scf` and their regions.

use crate::op;
use pass_ir::flow::{self, ConstantOperands, RegionEdge, RegionFlow, RegionTarget};
use pass_ir::{OpRef, ValueId};

pub(super) const IF: RegionFlow = RegionFlow {
    entries: if_entries,
    exits: exit_to_parent,
};

pub(super) const FOR: RegionFlow = RegionFlow {
    entries: |op, _| loop_edges(op.operands().skip(3).collect()),
    exits: |_, end, _| loop_edges(end.operands().collect()),
};

pub(super) const FORALL: RegionFlow = RegionFlow {
    entries: forall_entries,
    exits: |_, _, _| Vec::new(),
};

pub(super) const WHILE: RegionFlow = RegionFlow {
    entries: |op, _| {
        let inits = op.operands().collect();
        vec![RegionEdge::new(RegionTarget::Region(0), inits)]
    },
    exits: while_exits,
};

pub(crate) const EXECUTE_REGION: RegionFlow = RegionFlow {
    entries: |_, _| vec![into_region(0)],
    exits: exit_to_parent,
};

pub(super) const INDEX_SWITCH: RegionFlow = RegionFlow {
    entries: switch_entries,
    exits: exit_to_parent,
};

fn into_region(region: usize) -> RegionEdge {
    RegionEdge::new(RegionTarget::Region(region), Vec::new())
}

pub(crate) fn exit_to_parent(
    _: OpRef<'_>,
    end: OpRef<'_>,
    _: ConstantOperands<'_>,
) -> Vec<RegionEdge> {
    vec![RegionEdge::new(
        RegionTarget::After,
        end.operands().collect(),
    )]
}

/// Returns the edges into the body, after the induction variable, and past the loop.
pub(crate) fn loop_edges(values: Vec<ValueId>) -> Vec<RegionEdge> {
    vec![
        RegionEdge::new(RegionTarget::Region(0), values.clone()).with_skipped(1),
        RegionEdge::new(RegionTarget::After, values),
    ]
}

fn if_entries(op: OpRef<'_>, known: ConstantOperands<'_>) -> Vec<RegionEdge> {
    flow::edges_by_condition(branch_edges(op), known(0))
}

/// Returns the edges into the first region, and into the second or, if it is empty, past the operation.
pub(crate) fn branch_edges(op: OpRef<'_>) -> [RegionEdge; 2] {
    let regions = op.body().regions(op.id());
    let otherwise = match regions.get(1).map(|&region| op.body().entry(region)) {
        Some(Some(_)) => into_region(1),
        _ => RegionEdge::new(RegionTarget::After, Vec::new()),
    };
    [into_region(0), otherwise]
}

/// Returns the edges into the body, with the shared outputs after the induction variables, and past the loop.
fn forall_entries(op: OpRef<'_>, _: ConstantOperands<'_>) -> Vec<RegionEdge> {
    let body = op.body();
    let entry = body
        .regions(op.id())
        .first()
        .and_then(|&region| body.entry(region));
    let args = entry.map_or(0, |entry| body.args(entry).count());
    let outputs = body.result_count(op.id());
    let first = body.operand_count(op.id()).saturating_sub(outputs);
    let values = op.operands().skip(first).collect();
    vec![
        RegionEdge::new(RegionTarget::Region(0), values).with_skipped(args.saturating_sub(outputs)),
        RegionEdge::new(RegionTarget::After, Vec::new()),
    ]
}

fn while_exits(_: OpRef<'_>, end: OpRef<'_>, known: ConstantOperands<'_>) -> Vec<RegionEdge> {
    if end.name() != op::SCF_CONDITION {
        let values = end.operands().collect();
        return vec![RegionEdge::new(RegionTarget::Region(0), values)];
    }
    let passed: Vec<ValueId> = end.operands().skip(1).collect();
    let again = RegionEdge::new(RegionTarget::Region(1), passed.clone());
    flow::edges_by_condition(
        [again, RegionEdge::new(RegionTarget::After, passed)],
        known(0),
    )
}

fn switch_entries(op: OpRef<'_>, known: ConstantOperands<'_>) -> Vec<RegionEdge> {
    let value = known(0).and_then(|value| op.context().attr(value).as_int()?.as_i64());
    match value.and_then(|value| case_region(op, value)) {
        None => (0..op.body().regions(op.id()).len())
            .map(into_region)
            .collect(),
        Some(region) => vec![into_region(region)],
    }
}

/// Returns the index of the region of a switch for a value, the first being the default. Returns `None` if it is another one where `index` has 32
/// bits.
pub(super) fn case_region(op: OpRef<'_>, value: i64) -> Option<usize> {
    let cases = op.int_array("cases")?;
    let region = |value: i64| {
        let place = cases.iter().position(|&case| case == value);
        place.map_or(0, |place| place + 1)
    };
    let narrow = i64::from(value as i32);
    (region(value) == region(narrow)).then(|| region(value))
}
