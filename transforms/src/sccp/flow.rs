//! Where control goes from an operation with regions, and from the ends of its regions.

use pass_ir::{Attr, Body, Context, OpId, ValueId, op};

/// Where control may go within an operation with regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// Into the region with that number.
    Region(usize),
    /// Behind the operation.
    After,
}

/// An edge within an operation: where it goes, which operands go along, and past how many arguments of the block they go.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub(super) target: Target,
    pub(super) values: Vec<ValueId>,
    pub(super) skipped: usize,
}

/// The constant value of an operand, if it is one.
pub(super) type Known<'k> = &'k dyn Fn(usize) -> Option<Attr>;

/// True if the control flow of operations with the name is known.
pub(super) fn is_understood(name: pass_ir::OpName) -> bool {
    matches!(
        name,
        op::SCF_IF | op::SCF_FOR | op::SCF_WHILE | op::SCF_EXECUTE_REGION | op::SCF_INDEX_SWITCH
    )
}

/// The edges from an operation into its regions, or past them.
pub(super) fn entries(cx: &Context, body: &Body, op: OpId, known: Known<'_>) -> Vec<Edge> {
    let regions = body.regions(op).len();
    let operands: Vec<ValueId> = body.operands(op).collect();
    let plain = |target| Edge {
        target,
        values: Vec::new(),
        skipped: 0,
    };
    match body.name(op) {
        op::SCF_IF => {
            let otherwise = match body.regions(op).get(1).map(|&region| body.entry(region)) {
                Some(Some(_)) => Target::Region(1),
                _ => Target::After,
            };
            let both = [plain(Target::Region(0)), plain(otherwise)];
            chosen(both, known(0))
        }
        op::SCF_FOR => {
            let inits = operands.get(3..).unwrap_or_default().to_vec();
            let into = Edge {
                target: Target::Region(0),
                values: inits.clone(),
                skipped: 1,
            };
            let past = Edge {
                target: Target::After,
                values: inits,
                skipped: 0,
            };
            vec![into, past]
        }
        op::SCF_WHILE => vec![Edge {
            values: operands,
            ..plain(Target::Region(0))
        }],
        op::SCF_INDEX_SWITCH => {
            let all = (0..regions).map(|region| plain(Target::Region(region)));
            match known(0).and_then(|value| cx.attr(value).as_int()?.as_i64()) {
                None => all.collect(),
                Some(value) => vec![plain(Target::Region(case(cx, body, op, value)))],
            }
        }
        _ => vec![plain(Target::Region(0))],
    }
}

/// The region of a switch for a value: the first one is for all that have none of their own.
fn case(cx: &Context, body: &Body, op: OpId, value: i64) -> usize {
    let cases = body.attr(cx, op, cx.ident("cases"));
    let cases = cases.and_then(|cases| cx.attr(cases).as_dense_array());
    let place = cases.and_then(|cases| cases.iter().position(|&one| one == value));
    place.map_or(0, |place| place + 1)
}

/// The edges from the end of a region of an operation.
pub(super) fn exits(body: &Body, parent: OpId, end: OpId, known: Known<'_>) -> Vec<Edge> {
    let values: Vec<ValueId> = body.operands(end).collect();
    let edge = |target, values: &[ValueId], skipped| Edge {
        target,
        values: values.to_vec(),
        skipped,
    };
    match (body.name(parent), body.name(end)) {
        (op::SCF_FOR, op::SCF_YIELD) => vec![
            edge(Target::Region(0), &values, 1),
            edge(Target::After, &values, 0),
        ],
        (op::SCF_WHILE, op::SCF_CONDITION) => {
            let passed = values.get(1..).unwrap_or_default();
            let both = [
                edge(Target::Region(1), passed, 0),
                edge(Target::After, passed, 0),
            ];
            chosen(both, known(0))
        }
        (op::SCF_WHILE, op::SCF_YIELD) => vec![edge(Target::Region(0), &values, 0)],
        _ => vec![edge(Target::After, &values, 0)],
    }
}

/// The first edge if the condition holds, the second if it does not, both if that is not known.
fn chosen([yes, no]: [Edge; 2], condition: Option<Attr>) -> Vec<Edge> {
    match condition {
        Some(Attr::TRUE) => vec![yes],
        Some(Attr::FALSE) => vec![no],
        _ => vec![yes, no],
    }
}

/// The only successor that a branch goes to, by number, if that is known.
pub(super) fn only_successor(
    cx: &Context,
    body: &Body,
    op: OpId,
    known: Known<'_>,
) -> Option<usize> {
    match body.name(op) {
        op::CF_BR => Some(0),
        op::CF_COND_BR => match known(0)? {
            Attr::TRUE => Some(0),
            Attr::FALSE => Some(1),
            _ => None,
        },
        op::CF_SWITCH => switch_successor(cx, body, op, known(0)?),
        _ => None,
    }
}

/// The successor of the case that has the value of the flag, or the default; none if a case cannot be read.
fn switch_successor(cx: &Context, body: &Body, op: OpId, flag: Attr) -> Option<usize> {
    let flag = cx.attr(flag).as_int()?;
    let Some(cases) = body.attr(cx, op, cx.ident("case_values")) else {
        return Some(0);
    };
    for (index, case) in cx.elements(cases)?.iter().enumerate() {
        if case?.as_int()? == flag {
            return Some(index + 1);
        }
    }
    Some(0)
}
