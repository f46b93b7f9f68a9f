//! The behaviour of `quant`.

use crate::shared::{behaviours, some_or_ok};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::verify::{Check, Subject};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "quant.dcast" => fold(|site| undone(site, "quant.qcast")), verify_types(check_shapes);
    "quant.qcast" => fold(|site| undone(site, "quant.dcast")), verify_types(check_shapes);
    "quant.scast" => fold(|site| undone(site, "quant.scast")), verify_types(check_shapes);
];

fn undone(site: &Site<'_>, opposite: &str) -> Option<Fold> {
    let opposite = site.context().op_name(opposite);
    let source = site.def(site.operand(0)?, opposite)?.operand(0)?;
    (Some(site.type_of(source)) == site.result_type(0)).then(|| source.into())
}

fn check_shapes(subject: Subject<'_>) -> Check {
    let (from, to) = some_or_ok!(subject.cast_types());
    let (from, to) = (subject.context().ty(from), subject.context().ty(to));
    let are_tensors = [from, to].map(|ty| ty.element().is_some());
    if are_tensors[0] == are_tensors[1] && from.shape() == to.shape() {
        return Ok(());
    }
    subject.fail(
        "failed to verify that input and result are both scalars or both tensors with matching shape",
    )
}
