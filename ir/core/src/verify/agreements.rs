//! Relations between the types of an operation that its table declares.

use crate::context::Context;
use crate::dialect::{Aspect, Kind, OpDef, Part, Rule, RuleTest, Transform};
use crate::handle::Type;
use crate::types::{Dim, TypeData};

use super::groups::{self, Side};
use super::shape;
use super::subject::Subject;
use super::violation::Check;

/// Checks the declared relations; unknown ones hold.
pub(super) fn check(subject: Subject<'_>, def: &OpDef) -> Check {
    match def
        .rules
        .iter()
        .find(|rule| holds(subject, def, rule) == Some(false))
    {
        None => Ok(()),
        Some(rule) => subject.fail(format!("failed to verify that {}", rule.text)),
    }
}

fn holds(subject: Subject<'_>, def: &OpDef, rule: &Rule) -> Option<bool> {
    let cx = subject.cx;
    let type_of = |part: Part| type_of(subject, def, part);
    match &rule.test {
        RuleTest::Same(aspect, parts) => {
            let types = parts.iter().map(|&part| type_of(part));
            let are_known = types.clone().all(|ty| ty.is_some());
            are_known.then(|| are_equal(cx, *aspect, types.flatten()))?
        }
        RuleTest::Derived(transform, from, to) => {
            let (from, to) = (type_of(*from)?, type_of(*to)?);
            Some(derived(cx, *transform, from)? == to)
        }
    }
}

/// Returns the type of a part that is a single value.
fn type_of(subject: Subject<'_>, def: &OpDef, part: Part) -> Option<Type> {
    match part {
        Part::Operand(number) => {
            let index = single(subject, Side::Operands, def.operands?, number)?;
            subject.operand_types().nth(index)
        }
        Part::Result(number) => {
            let index = single(subject, Side::Results, def.results?, number)?;
            subject.result_types().nth(index)
        }
        Part::Property(name) => {
            let key = subject.registration().property(name);
            let value = subject.attr(key.or_else(|| subject.cx.find_ident(name))?)?;
            Some(subject.cx.attr(value).ty().unwrap_or(Type::NONE))
        }
    }
}

/// Returns the index of the value of a group that has a single one.
fn single(subject: Subject<'_>, side: Side, kinds: &[Kind], number: u8) -> Option<usize> {
    let number = usize::from(number);
    if !kinds.iter().any(|kind| kind.is_variadic()) {
        return Some(number);
    }
    let group = groups::of(subject, side, kinds)?.get(number)?.clone();
    (group.len() == 1).then_some(group.start)
}

fn are_equal(
    cx: &Context,
    aspect: Aspect,
    types: impl Iterator<Item = Type> + Clone,
) -> Option<bool> {
    let opaque = |ty: Type| matches!(cx.ty(ty), TypeData::Dialect { .. });
    match aspect {
        Aspect::Type => Some(all_equal(types)),
        _ if types.clone().any(opaque) => None,
        Aspect::Element => Some(all_equal(types.map(|ty| cx.element_or_self(ty)))),
        Aspect::Shape => {
            let shapes = collect_known(types.map(|ty| cx.ty(ty).shape()))?;
            Some(all_equal(shapes.into_iter().map(sizes)))
        }
        Aspect::Rank => {
            let shapes = collect_known(types.map(|ty| cx.ty(ty).shape()))?;
            Some(all_equal(shapes.into_iter().map(<[Dim]>::len)))
        }
        Aspect::Count => {
            let counts = collect_known(types.map(|ty| cx.ty(ty).element_count()))?;
            Some(all_equal(counts.into_iter()))
        }
        Aspect::TensorShape => {
            let unranked = types.clone().any(|ty| shape::is_unranked_tensor(cx, ty));
            let shapes = types.map(|ty| shape::ranked_tensor_dims(cx, ty));
            Some(!unranked && all_equal(shapes))
        }
    }
}

fn collect_known<T>(values: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    values.collect()
}

fn sizes(shape: &[Dim]) -> Vec<Option<u64>> {
    shape.iter().map(|dim| dim.size).collect()
}

fn derived(cx: &Context, transform: Transform, from: Type) -> Option<Type> {
    match (transform, cx.ty(from)) {
        (Transform::Itself, _) => Some(from),
        (_, TypeData::Dialect { .. }) => None,
        (Transform::Bits, TypeData::MemRef { .. } | TypeData::Complex(_)) => None,
        (Transform::Bits, _) => Some(shape::i1_same_shape(cx, from)),
        (Transform::Element, TypeData::Complex(element)) => Some(*element),
        (Transform::Element, data) => data.element(),
    }
}

pub(super) fn all_equal<T: PartialEq>(mut values: impl Iterator<Item = T>) -> bool {
    let first = values.next();
    values.all(|value| Some(value) == first)
}
