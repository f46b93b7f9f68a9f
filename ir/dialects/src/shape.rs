//! The behaviour of `shape`.

use crate::arithmetic::int::IntOp;
use crate::scf;
use crate::shared::folds::{self, Identity};
use crate::shared::{behaviours, patterns, some_or_ok};
use pass_ir::data::Element;
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, Rewriter, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, OpId, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "shape.add" => fold(|site| size(site, &[Identity::LeftOfZero], IntOp::Add));
    "shape.assuming" => patterns(patterns![anonymous "AssumingWithTrue" => assumed]),
        regions(scf::flow::EXECUTE_REGION), verify_after_regions(scf::verify::check_results);
    "shape.const_shape" => verify_interfaces(check_constant);
    "shape.div" => fold(|site| size(site, &[], IntOp::FloorDivS));
    "shape.from_extents" => fold(extents);
    "shape.func" => callable();
    "shape.mul" => fold(|site| size(site, &[], IntOp::Mul));
];

fn assumed(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    if site.constant(site.operand(0)?) != Some(Attr::TRUE) {
        return None;
    }
    let block = rw.body().entry(*rw.body().regions(op).first()?)?;
    rw.replace_with_block(op, block, &[])
}

fn size(site: &Site<'_>, identities: &[Identity], op: IntOp) -> Option<Fold> {
    let types = site.operands().map(|value| site.type_of(value));
    let is_plain = types.chain(site.result_type(0)).all(|ty| ty == Type::INDEX);
    is_plain.then(|| folds::arithmetic(site, identities, op))?
}

fn extents(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let size = |value| {
        let size = cx.attr(site.constant(value)?).as_int()?.clone();
        Some(Element::Int(size))
    };
    let sizes: Vec<Element> = site.operands().map(size).collect::<Option<_>>()?;
    let ty = cx.tensor_type(&[Some(sizes.len() as u64)], Type::INDEX, None);
    cx.dense_attr(&sizes, ty).map(Fold::from)
}

fn check_constant(subject: Subject<'_>) -> Check {
    let (cx, value) = (subject.context(), subject.attr_named("shape"));
    let sizes = value.and_then(|value| cx.elements(value));
    let sizes = some_or_ok!(sizes);
    let found = some_or_ok!(subject.result_type(0));
    let inferred = cx.tensor_type(&[Some(sizes.iter().count() as u64)], Type::INDEX, None);
    let found = subject.type_text(found);
    let inferred = subject.type_text(inferred);
    if found == "!shape.shape" || found == inferred {
        return Ok(());
    }
    subject.fail(format!(
        "inferred type(s) '{inferred}' are incompatible with return type(s) of operation '{found}'"
    ))
}
