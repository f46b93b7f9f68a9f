//! The behaviour of `complex`: folds that are exact.

use super::Behaviour;
use crate::rewrite::{Fold, Site};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("complex.conj").fold(undone),
    Behaviour::of("complex.create").fold(parts_of_one),
    Behaviour::of("complex.im").fold(|site| part(site, 1)),
    Behaviour::of("complex.neg").fold(undone),
    Behaviour::of("complex.re").fold(|site| part(site, 0)),
];

/// The operand of an operation that undoes itself.
fn undone(site: &Site<'_>) -> Option<Fold> {
    let inner = site.def(site.operand(0)?, site.name())?;
    inner.operand(0).map(Fold::from)
}

/// The number whose parts both operands are.
fn parts_of_one(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let (real, imaginary) = site.pair()?;
    let whole = site.def(real, cx.op_name("complex.re"))?.operand(0)?;
    let other = site.def(imaginary, cx.op_name("complex.im"))?.operand(0)?;
    (whole == other).then(|| whole.into())
}

/// A part of a number that is made of its parts.
fn part(site: &Site<'_>, index: usize) -> Option<Fold> {
    let made = site.context().op_name("complex.create");
    let made = site.def(site.operand(0)?, made)?;
    made.operand(index).map(Fold::from)
}
