//! The behaviour of `index`, whose numbers have 32 or 64 bits: what differs between the two is not folded.

use crate::arith::ArithSite as _;
use crate::arith::number::{self, Number};
use crate::arithmetic::int::{self, IntOp, Predicate};
use crate::shared::folds::{self, Identity};
use crate::shared::shapes::verify::check_cast_types;
use crate::shared::{behaviours, patterns};
use Identity::{LeftOfOne, LeftOfZero, ZeroOfZero};
use pass_ir::data::{AttrData, Int};
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

/// The smaller width that a number may have on the target.
const NARROW: u32 = 32;

fn narrow(value: &Int) -> Option<Int> {
    Some(Int::new(value.as_i128()?, NARROW))
}

/// Folds arithmetic whose result does not depend on the width. Constants come before identities, so that the result
/// is a constant of this dialect where an operand is one of another.
fn binary(site: &Site<'_>, identities: &[Identity], op: IntOp) -> Option<Fold> {
    let compute = |a: &Int, b: &Int, width| agreed(op, a, b, width);
    let folded = folds::integers(site, &[], compute);
    folded.or_else(|| folds::integers(site, identities, compute))
}

fn agreed(op: IntOp, a: &Int, b: &Int, width: u32) -> Option<Int> {
    let wide = int::binary(op, a, b, width)?;
    let small = int::binary(op, &narrow(a)?, &narrow(b)?, NARROW)?;
    (narrow(&wide)? == small).then_some(wide)
}

/// Folds a comparison whose result does not depend on the width.
fn compare(site: &Site<'_>) -> Option<Fold> {
    let predicate = predicate(site)?;
    let (lhs, rhs) = site.pair()?;
    if lhs == rhs {
        return folds::all(site, i128::from(predicate.holds_for_equal()));
    }
    folds::known(site, &|numbers| {
        let (a, b, width) = number::two_ints(numbers)?;
        let holds = int::compare(predicate, a, b, width);
        let small = int::compare(predicate, &narrow(a)?, &narrow(b)?, NARROW);
        (holds == small).then(|| Number::bit(holds))
    })
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
    PREDICATES
        .iter()
        .find(|row| row.0 == name)
        .map(|&(_, predicate)| predicate)
}

const PREDICATES: &[(&str, Predicate)] = &[
    ("eq", Predicate::Eq),
    ("ne", Predicate::Ne),
    ("sge", Predicate::Sge),
    ("sgt", Predicate::Sgt),
    ("sle", Predicate::Sle),
    ("slt", Predicate::Slt),
    ("uge", Predicate::Uge),
    ("ugt", Predicate::Ugt),
    ("ule", Predicate::Ule),
    ("ult", Predicate::Ult),
];

/// Folds a conversion between `index` and an integer. To an integer of more than 32 bits, the number must not depend on
/// the width of `index`.
fn cast(site: &Site<'_>, is_signed: bool) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let Number::Int(value, from) = site.number(site.operand(0)?)? else {
        return None;
    };
    let read = |value: &Int, from: u32| {
        if is_signed {
            value.as_i128()
        } else {
            i128::try_from(value.as_u128(from)?).ok()
        }
    };
    let number = read(&value, from)?;
    let to = number::width(cx, ty)?;
    let is_stable = ty == Type::INDEX
        || to <= NARROW
        || Int::new(number, to) == Int::new(read(&narrow(&value)?, NARROW)?, to);
    is_stable.then(|| folds::all(site, number))?
}

/// `(x + a) + b` is `x + (a + b)`, where the sum of the constants is known.
fn constants_together(rw: &mut Rewriter<'_>, op: OpId, operation: IntOp) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let (value, inner) = site.def(lhs, site.name())?.pair()?;
    let (Number::Int(a, width), Number::Int(b, _)) = (site.number(rhs)?, site.number(inner)?)
    else {
        return None;
    };
    let sum = Number::Int(agreed(operation, &a, &b, width)?, width);
    let sum = sum.to_attr(rw.context(), Type::INDEX)?;
    let (name, loc) = (site.name(), rw.body().location(op));
    let constant = rw.materialize(op, sum, Type::INDEX)?;
    let operands = [value, constant];
    rw.replace_with(op, loc, &NewOp::new(name, &operands, Type::INDEX))
}
