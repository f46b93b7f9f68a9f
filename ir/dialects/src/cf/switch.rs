//! Patterns for `cf.switch`. None of them has a name, in MLIR as well.

use super::{Edge, beyond_empty_block, edges, go_to};
use crate::op;
use crate::shared::patterns;
use pass_ir::data::{Element, Int};
use pass_ir::flow::ConstantOperands;
use pass_ir::rewrite::{Pattern, Rewriter};
use pass_ir::{Attr, Context, InsertPoint, OpId, OpRef, OpSpec, Type, name};

pub(super) const SWITCH: &[Pattern] = patterns![
    named "" => only_default;
    named "" => drop_cases_like_default;
    named "" => known_flag;
    named "" => skip_empty_blocks;
    named "" => decided_by_case;
    named "" => drop_cases_taken_before;
];

/// Returns the successor for the value of the flag, or `None` if a case value is not an integer.
pub(super) fn chosen_successor(op: OpRef<'_>, known: ConstantOperands<'_>) -> Option<usize> {
    let cx = op.context();
    let flag = cx.attr(known(0)?);
    let flag = flag.as_int()?;
    let Some(cases) = op.attr_named("case_values") else {
        return Some(0);
    };
    for (index, case) in cx.elements(cases)?.iter().enumerate() {
        if case.as_int()? == flag {
            return Some(index + 1);
        }
    }
    Some(0)
}

/// A switch: where it goes if no case applies, and the cases with their values.
struct Switch {
    default: Edge,
    cases: Vec<(i128, Edge)>,
}

impl Switch {
    fn of(rw: &Rewriter<'_>, op: OpId) -> Option<Self> {
        let mut ways = edges(rw, op)?.into_iter();
        let default = ways.next()?;
        let values = case_values(rw, op)?;
        let cases: Vec<(i128, Edge)> = values.into_iter().zip(ways.by_ref()).collect();
        ways.next().is_none().then_some(Self { default, cases })
    }

    fn edge_for(self, value: i128) -> Edge {
        let found = self.cases.into_iter().find(|case| case.0 == value);
        found.map_or(self.default, |case| case.1)
    }

    fn replace(self, rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
        let cx = rw.context();
        let flag = rw.body().operand(op, 0)?;
        let cases = self.cases.iter();
        let sizes: Vec<i64> = cases.map(|case| case.1.1.len() as i64).collect();
        let segments = [1, self.default.1.len() as i64, sizes.iter().sum()];
        let values: Vec<i128> = self.cases.iter().map(|case| case.0).collect();
        let ways: Vec<Edge> = std::iter::once(self.default)
            .chain(self.cases.into_iter().map(|case| case.1))
            .collect();
        let operands: Vec<_> = std::iter::once(flag)
            .chain(ways.iter().flat_map(|way| way.1.iter().copied()))
            .collect();
        let blocks: Vec<_> = ways.iter().map(|way| way.0).collect();
        let mut spec = OpSpec::new(op::CF_SWITCH, rw.body().location(op))
            .attr(
                name::CASE_OPERAND_SEGMENTS,
                cx.dense_array_attr(Type::I32, &sizes),
            )
            .attr(
                name::OPERAND_SEGMENT_SIZES,
                cx.dense_array_attr(Type::I32, &segments),
            )
            .operands(&operands)
            .successors(&blocks);
        if !values.is_empty() {
            let key = cx.ident("case_values");
            let values = case_values_attr(cx, &values, rw.body().value_type(flag))?;
            spec = spec.attr(key, values);
        }
        rw.create(&spec, InsertPoint::Before(op));
        rw.erase(op);
        Some(())
    }
}

/// Returns the values of the cases, signed as the flag is read.
fn case_values(rw: &Rewriter<'_>, op: OpId) -> Option<Vec<i128>> {
    let cx = rw.context();
    let Some(values) = rw.body().attr(cx, op, cx.ident("case_values")) else {
        return Some(Vec::new());
    };
    let elements = cx.elements(values)?;
    elements
        .iter()
        .map(|element| element.as_int()?.as_i128())
        .collect()
}

/// Returns the values as an attribute: a vector, also where the old ones were a tensor.
fn case_values_attr(cx: &Context, values: &[i128], element: Type) -> Option<Attr> {
    let width = cx.integer_width(element)?;
    let ints = values.iter().map(|&value| Int::new(value, width));
    let elements: Vec<Element> = ints.map(Element::Int).collect();
    let ty = cx.vector_type(&[u64::try_from(values.len()).ok()?], element);
    cx.dense_attr(&elements, ty)
}

fn only_default(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let [(block, values)] = &edges(rw, op)?[..] else {
        return None;
    };
    go_to(rw, op, *block, values)
}

fn drop_cases_like_default(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut switch = Switch::of(rw, op)?;
    let before = switch.cases.len();
    switch.cases.retain(|case| case.1 != switch.default);
    (switch.cases.len() < before).then(|| switch.replace(rw, op))?
}

fn known_flag(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let flag = rw
        .body()
        .constant_int(rw.context(), rw.body().operand(op, 0)?)?;
    let (block, values) = Switch::of(rw, op)?.edge_for(flag);
    go_to(rw, op, block, &values)
}

fn skip_empty_blocks(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let mut switch = Switch::of(rw, op)?;
    let ways = switch.cases.iter_mut().map(|case| &mut case.1);
    let mut changed = None;
    for way in ways.chain([&mut switch.default]) {
        if let Some(beyond) = beyond_empty_block(rw.body(), way) {
            *way = beyond;
            changed = Some(());
        }
    }
    changed?;
    switch.replace(rw, op)
}

/// Returns the switch on the same flag that is the only way to the block of this one, and whether its default leads
/// here.
fn switch_before(rw: &Rewriter<'_>, op: OpId) -> Option<(Switch, bool)> {
    let here = rw.body().block_of(op)?;
    let mut ways = rw.body().predecessors(here);
    let (Some(before), None) = (ways.next(), ways.next()) else {
        return None;
    };
    let end = rw.body().last_op(before)?;
    let same = rw.body().name(end) == op::CF_SWITCH
        && rw.body().operand(end, 0) == rw.body().operand(op, 0);
    let switch = Switch::of(rw, end).filter(|_| same)?;
    let by_default = switch.default.0 == here;
    Some((switch, by_default))
}

/// Decides a switch that a case of a predecessor switch on the same flag leads to.
fn decided_by_case(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let here = rw.body().block_of(op)?;
    let (before, false) = switch_before(rw, op)? else {
        return None;
    };
    let taken = before.cases.iter().find(|case| case.1.0 == here)?.0;
    let (block, values) = Switch::of(rw, op)?.edge_for(taken);
    go_to(rw, op, block, &values)
}

/// Drops the cases that a predecessor switch on the same flag handles.
fn drop_cases_taken_before(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (before, true) = switch_before(rw, op)? else {
        return None;
    };
    let mut switch = Switch::of(rw, op)?;
    let count = switch.cases.len();
    let is_taken = |value: i128| before.cases.iter().any(|case| case.0 == value);
    switch.cases.retain(|case| !is_taken(case.0));
    (switch.cases.len() < count).then(|| switch.replace(rw, op))?
}
