//! The behaviour of `index`, whose numbers have 32 or 64 bits: what differs between the two is not folded.

use crate::arith::number::{self, Number};
use crate::arith::{ArithSite as _, elementwise};
use crate::arithmetic::cast;
use crate::arithmetic::int::{self, IntOp, Predicate};
use crate::shared::folds::{self, Identity};
use crate::shared::shapes::verify::check_cast_types;
use crate::shared::{behaviours, patterns};
use Identity::{LeftOfOne, LeftOfZero, ZeroOfZero};
use pass_ir::data::AttrData;
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{OpId, Type};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "index.add" => fold(|site| binary(site, &[LeftOfZero], IntOp::Add)),
        patterns(patterns![named "mlir::index::AddOp" => |rw, op| constants_together(rw, op, IntOp::Add)]);
    "index.and" => fold(|site| binary(site, &[], IntOp::And)),
        patterns(patterns![named "mlir::index::AndOp" => |rw, op| constants_together(rw, op, IntOp::And)]);
    "index.casts" => fold(|site| cast(site, true)), verify_interfaces(check_cast);
    "index.castu" => fold(|site| cast(site, false)), verify_interfaces(check_cast);
    "index.ceildivs" => fold(|site| binary(site, &[], IntOp::CeilDivS));
    "index.ceildivu" => fold(|site| binary(site, &[], IntOp::CeilDivU));
    "index.cmp" => fold(compare), patterns(patterns![named "" => difference_with_zero]);
    "index.divs" => fold(|site| binary(site, &[], IntOp::DivS));
    "index.divu" => fold(|site| binary(site, &[], IntOp::DivU));
    "index.floordivs" => fold(|site| binary(site, &[], IntOp::FloorDivS));
    "index.maxs" => fold(|site| binary(site, &[], IntOp::MaxS)),
        patterns(patterns![named "mlir::index::MaxSOp" => |rw, op| constants_together(rw, op, IntOp::MaxS)]);
    "index.maxu" => fold(|site| binary(site, &[], IntOp::MaxU)),
        patterns(patterns![named "mlir::index::MaxUOp" => |rw, op| constants_together(rw, op, IntOp::MaxU)]);
    "index.mins" => fold(|site| binary(site, &[], IntOp::MinS)),
        patterns(patterns![named "mlir::index::MinSOp" => |rw, op| constants_together(rw, op, IntOp::MinS)]);
    "index.minu" => fold(|site| binary(site, &[], IntOp::MinU)),
        patterns(patterns![named "mlir::index::MinUOp" => |rw, op| constants_together(rw, op, IntOp::MinU)]);
    "index.mul" => fold(|site| binary(site, &[ZeroOfZero, LeftOfOne], IntOp::Mul)),
        patterns(patterns![named "mlir::index::MulOp" => |rw, op| constants_together(rw, op, IntOp::Mul)]);
    "index.or" => fold(|site| binary(site, &[], IntOp::Or)),
        patterns(patterns![named "mlir::index::OrOp" => |rw, op| constants_together(rw, op, IntOp::Or)]);
    "index.rems" => fold(|site| binary(site, &[], IntOp::RemS));
    "index.remu" => fold(|site| binary(site, &[], IntOp::RemU));
    "index.shl" => fold(|site| binary(site, &[], IntOp::ShiftLeft));
    "index.shrs" => fold(|site| binary(site, &[], IntOp::ShiftRightS));
    "index.shru" => fold(|site| binary(site, &[], IntOp::ShiftRightU));
    "index.sub" => fold(|site| binary(site, &[LeftOfZero], IntOp::Sub));
    "index.xor" => fold(|site| binary(site, &[], IntOp::Xor)),
        patterns(patterns![named "mlir::index::XOrOp" => |rw, op| constants_together(rw, op, IntOp::Xor)]);
];

fn check_cast(subject: Subject<'_>) -> Check {
    check_cast_types(subject, |from, to| {
        (from == Type::INDEX) != (to == Type::INDEX)
    })
}

/// Folds arithmetic whose result does not depend on the width. Constants come before identities, so that the result
/// is a constant of this dialect where an operand is one of another.
fn binary(site: &Site<'_>, identities: &[Identity], op: IntOp) -> Option<Fold> {
    folds::arithmetic(site, &[], op).or_else(|| folds::arithmetic(site, identities, op))
}

/// Folds a comparison whose result does not depend on the width.
fn compare(site: &Site<'_>) -> Option<Fold> {
    folds::comparison(site, predicate(site)?)
}

/// Replaces `a - b == 0` by `a == b`. Other predicates differ, because a difference may wrap.
fn difference_with_zero(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (difference, zero) = site.pair()?;
    let is_equality = matches!(predicate(&site)?, Predicate::Eq | Predicate::Ne);
    let is_zero = rw.body().constant_int(rw.context(), zero) == Some(0);
    let (lhs, rhs) = site
        .def(difference, rw.context().op_name("index.sub"))?
        .pair()?;
    (is_equality && is_zero).then(|| rw.set_operands(op, &[lhs, rhs]))
}

fn predicate(site: &Site<'_>) -> Option<Predicate> {
    let text = match *site.context().attr(site.attr_named("pred")?) {
        AttrData::Dialect { rest, .. } => site.context().str(rest),
        _ => return None,
    };
    let name = text.strip_prefix("<cmp_predicate ")?.strip_suffix('>')?;
    Predicate::from_name(name)
}

/// Folds a conversion between `index` and an integer, unless the result depends on the width of `index`.
fn cast(site: &Site<'_>, is_signed: bool) -> Option<Fold> {
    let to = site.context().integer_width(site.result_type(0)?)?;
    folds::fold_defined(site, &|numbers| {
        let (value, from) = number::one_int(numbers)?;
        let value = if is_signed {
            cast::resize_signed(value, to)
        } else {
            cast::resize_unsigned(value, from, to)
        };
        Some(Number::Int(value, to))
    })
}

/// `(x + a) + b` is `x + (a + b)`, where the sum of the constants is known.
fn constants_together(rw: &mut Rewriter<'_>, op: OpId, operation: IntOp) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let (value, inner) = site.def(lhs, site.name())?.pair()?;
    let numbers = [site.constant_number(rhs)?, site.constant_number(inner)?];
    let sum =
        elementwise::evaluate_for_both_index_widths(&numbers, &[true; 2], true, &|numbers| {
            let (a, b, width) = number::two_ints(numbers)?;
            Some(Number::Int(int::binary(operation, a, b, width)?, width))
        })?;
    let sum = sum.to_attr(rw.context(), Type::INDEX)?;
    let (name, loc) = (site.name(), rw.body().location(op));
    let constant = rw.materialize(op, sum, Type::INDEX)?;
    let operands = [value, constant];
    rw.replace_with(op, loc, &NewOp::new(name, &operands, Type::INDEX))
}
