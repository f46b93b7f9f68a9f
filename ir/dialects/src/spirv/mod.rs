//! The behaviour of `spirv`.

mod composite;
mod matrix;
mod memory;
pub(crate) mod symbols;
mod verify;

use crate::shared::folds::{self, Identity};
use Identity::{LeftOfOne, LeftOfOnes, LeftOfZero, Ones, Same, SameIs, Zero, ZeroOfOne};
use pass_ir::arithmetic::int::{IntOp, Predicate};
use pass_ir::calls::{self, CallSite};
use pass_ir::data::{AttrData, Int, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, NewOp, Pattern, Rewriter, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, BlockId, Body, Context, OpId, ValueId, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("spirv.AccessChain")
        .patterns(ACCESS)
        .verify(composite::check_chain),
    Behaviour::of("spirv.Bitcast")
        .patterns(BITCAST)
        .verify(verify::check_bitcast),
    Behaviour::of("spirv.BitwiseAnd")
        .fold(|site| folds::arithmetic(site, &[Same, Zero, LeftOfOnes], IntOp::And)),
    Behaviour::of("spirv.BitwiseOr")
        .fold(|site| folds::arithmetic(site, &[Same, LeftOfZero, Ones], IntOp::Or)),
    Behaviour::of("spirv.BitwiseXor")
        .fold(|site| folds::arithmetic(site, &[SameIs(0), LeftOfZero], IntOp::Xor)),
    Behaviour::of("spirv.Branch")
        .branch(|_, _| Some(0))
        .invariants(crate::cf::PASSES_OPERANDS),
    Behaviour::of("spirv.BranchConditional")
        .branch(|_, _| None)
        .invariants(pass_ir::verify::Invariants {
            own: Some(composite::check_weights),
            ..crate::cf::PASSES_OPERANDS
        }),
    Behaviour::of("spirv.CompositeExtract")
        .fold(extracted)
        .verify(composite::check_extract),
    Behaviour::of("spirv.Constant").verify(check_constant),
    Behaviour::of("spirv.FunctionCall")
        .call(CallSite::by_callee)
        .invariants(verify::CALL),
    Behaviour::of("spirv.IAdd").fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::Add)),
    Behaviour::of("spirv.IEqual").fold(|site| folds::comparison(site, Predicate::Eq)),
    Behaviour::of("spirv.IMul")
        .fold(|site| folds::arithmetic(site, &[Zero, LeftOfOne], IntOp::Mul)),
    Behaviour::of("spirv.INotEqual").fold(|site| folds::comparison(site, Predicate::Ne)),
    Behaviour::of("spirv.ISub").fold(|site| folds::arithmetic(site, &[SameIs(0)], IntOp::Sub)),
    Behaviour::of("spirv.Load").verify(verify::check_access),
    Behaviour::of("spirv.LogicalAnd")
        .fold(|site| folds::arithmetic(site, &[LeftOfOne, Zero], IntOp::And)),
    Behaviour::of("spirv.LogicalEqual").fold(|site| folds::comparison(site, Predicate::Eq)),
    Behaviour::of("spirv.LogicalNot")
        .fold(not)
        .patterns(LOGICAL_NOT),
    Behaviour::of("spirv.LogicalNotEqual")
        .fold(|site| folds::arithmetic(site, &[LeftOfZero, SameIs(0)], IntOp::Xor)),
    Behaviour::of("spirv.LogicalOr")
        .fold(|site| folds::arithmetic(site, &[LeftOfZero, Ones], IntOp::Or)),
    Behaviour::of("spirv.Not").fold(not),
    Behaviour::of("spirv.Return")
        .leave(go_on)
        .verify(verify::check_return),
    Behaviour::of("spirv.ReturnValue")
        .leave(go_on)
        .verify(verify::check_return_value),
    Behaviour::of("spirv.SDiv").fold(|site| folds::arithmetic(site, &[LeftOfOne], IntOp::DivS)),
    Behaviour::of("spirv.SGreaterThan").fold(|site| folds::comparison(site, Predicate::Sgt)),
    Behaviour::of("spirv.SGreaterThanEqual").fold(|site| folds::comparison(site, Predicate::Sge)),
    Behaviour::of("spirv.SLessThan").fold(|site| folds::comparison(site, Predicate::Slt)),
    Behaviour::of("spirv.SLessThanEqual").fold(|site| folds::comparison(site, Predicate::Sle)),
    Behaviour::of("spirv.SMod").fold(|site| folds::integers(site, &[ZeroOfOne], floored)),
    Behaviour::of("spirv.SNegate").fold(|site| {
        undone(site).or_else(|| {
            folds::integer(site, |value, width| {
                Some(Int::new(value.as_i128()?.checked_neg()?, width))
            })
        })
    }),
    Behaviour::of("spirv.SRem").fold(|site| folds::arithmetic(site, &[ZeroOfOne], IntOp::RemS)),
    Behaviour::of("spirv.Select")
        .fold(select)
        .verify(composite::check_select),
    Behaviour::of("spirv.ShiftLeftLogical")
        .fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftLeft)),
    Behaviour::of("spirv.ShiftRightArithmetic")
        .fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftRightS)),
    Behaviour::of("spirv.ShiftRightLogical")
        .fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftRightU)),
    Behaviour::of("spirv.Store").verify(verify::check_access),
    Behaviour::of("spirv.UDiv").fold(|site| folds::arithmetic(site, &[LeftOfOne], IntOp::DivU)),
    Behaviour::of("spirv.UGreaterThan").fold(|site| folds::comparison(site, Predicate::Ugt)),
    Behaviour::of("spirv.UGreaterThanEqual").fold(|site| folds::comparison(site, Predicate::Uge)),
    Behaviour::of("spirv.ULessThan").fold(|site| folds::comparison(site, Predicate::Ult)),
    Behaviour::of("spirv.ULessThanEqual").fold(|site| folds::comparison(site, Predicate::Ule)),
    Behaviour::of("spirv.UMod").fold(|site| folds::arithmetic(site, &[ZeroOfOne], IntOp::RemU)),
    Behaviour::of("spirv.func").callable(),
    Behaviour::of("spirv.AtomicAnd").verify(memory::check_update),
    Behaviour::of("spirv.AtomicExchange").verify(memory::check_update),
    Behaviour::of("spirv.AtomicIAdd").verify(memory::check_update),
    Behaviour::of("spirv.AtomicIDecrement").verify(memory::check_semantics),
    Behaviour::of("spirv.AtomicIIncrement").verify(memory::check_semantics),
    Behaviour::of("spirv.AtomicISub").verify(memory::check_update),
    Behaviour::of("spirv.AtomicOr").verify(memory::check_update),
    Behaviour::of("spirv.AtomicSMax").verify(memory::check_update),
    Behaviour::of("spirv.AtomicSMin").verify(memory::check_update),
    Behaviour::of("spirv.AtomicUMax").verify(memory::check_update),
    Behaviour::of("spirv.AtomicUMin").verify(memory::check_update),
    Behaviour::of("spirv.AtomicXor").verify(memory::check_update),
    Behaviour::of("spirv.CompositeConstruct").verify(composite::check_construct),
    Behaviour::of("spirv.CompositeInsert").verify(composite::check_insert),
    Behaviour::of("spirv.ControlBarrier").verify(memory::check_semantics),
    Behaviour::of("spirv.FConvert").verify(composite::check_conversion),
    Behaviour::of("spirv.GlobalVariable").verify(memory::check_global),
    Behaviour::of("spirv.GroupNonUniformAll").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformAllEqual").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformAny").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBallot").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBallotBitCount").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBallotFindLSB").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBallotFindMSB").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBitwiseAnd").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBitwiseOr").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBitwiseXor").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformBroadcast").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformElect").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformFAdd").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformFMax").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformFMin").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformFMul").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformIAdd").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformIMul").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformLogicalAnd").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformLogicalOr").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformLogicalXor").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformQuadSwap").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformRotateKHR").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformSMax").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformSMin").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformShuffle").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformShuffleDown").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformShuffleUp").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformShuffleXor").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformUMax").verify(composite::check_group),
    Behaviour::of("spirv.GroupNonUniformUMin").verify(composite::check_group),
    Behaviour::of("spirv.MemoryBarrier").verify(memory::check_semantics),
    Behaviour::of("spirv.SConvert").verify(composite::check_conversion),
    Behaviour::of("spirv.SpecConstant").verify(memory::check_specialized),
    Behaviour::of("spirv.UConvert").verify(composite::check_conversion),
    Behaviour::of("spirv.Variable").verify(memory::check_variable),
    Behaviour::of("spirv.VectorShuffle").verify(composite::check_shuffle),
    Behaviour::of("spirv.VectorTimesScalar").verify(composite::check_scaled),
    Behaviour::of("spirv.mlir.loop").verify(memory::check_construct_blocks),
    Behaviour::of("spirv.mlir.selection").verify(memory::check_construct_blocks),
    Behaviour::of("spirv.module").invariants(symbols::MODULE),
    Behaviour::of("spirv.mlir.addressof").invariants(verify::ADDRESS),
    Behaviour::of("spirv.CopyMemory").verify(matrix::check_copy),
    Behaviour::of("spirv.IAddCarry").verify(matrix::check_two_parts),
    Behaviour::of("spirv.ISubBorrow").verify(matrix::check_two_parts),
    Behaviour::of("spirv.SMulExtended").verify(matrix::check_two_parts),
    Behaviour::of("spirv.UMulExtended").verify(matrix::check_two_parts),
    Behaviour::of("spirv.MatrixTimesMatrix").verify(matrix::check_product),
    Behaviour::of("spirv.MatrixTimesScalar").verify(matrix::check_scaled),
    Behaviour::of("spirv.MatrixTimesVector").verify(matrix::check_matrix_by_vector),
    Behaviour::of("spirv.PtrCastToGeneric").verify(matrix::check_generic),
    Behaviour::of("spirv.SpecConstantComposite").invariants(symbols::COMPOSITE),
    Behaviour::of("spirv.Transpose").verify(matrix::check_transposed),
    Behaviour::of("spirv.VectorTimesMatrix").verify(matrix::check_vector_by_matrix),
    Behaviour::of("spirv.mlir.referenceof").invariants(symbols::REFERENCE),
];

const ACCESS: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::CombineChainedAccessChain",
    access_twice,
)];

const BITCAST: &[Pattern] = &[Pattern::new(
    "(anonymous namespace)::ConvertChainedBitcast",
    bitcast_twice,
)];

const LOGICAL_NOT: &[Pattern] = &[Pattern::new("", other_comparison)];

/// The operand of an operation that undoes itself.
fn undone(site: &Site<'_>) -> Option<Fold> {
    let inner = site.def(site.operand(0)?, site.name())?;
    inner.operand(0).map(Fold::from)
}

/// An access to a part of a part.
fn access_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    let operands: Vec<ValueId> = inner.operands().chain(site.operands().skip(1)).collect();
    let (name, ty) = (site.name(), site.result_type(0)?);
    rw.replace_with(op, rw.body().location(op), &NewOp::new(name, &operands, ty))
}

/// Bits that are read in one type and then in another one.
fn bitcast_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    let (source, ty, name) = (inner.operand(0)?, site.result_type(0)?, site.name());
    if site.type_of(source) == ty {
        rw.replace(op, &[source]);
        return Some(());
    }
    rw.replace_with(op, rw.body().location(op), &NewOp::new(name, &[source], ty))
}

/// Comparisons, each with the one that holds where it does not.
const OPPOSITES: &[[&str; 2]] = &[
    ["spirv.IEqual", "spirv.INotEqual"],
    ["spirv.INotEqual", "spirv.IEqual"],
    ["spirv.LogicalEqual", "spirv.LogicalNotEqual"],
    ["spirv.LogicalNotEqual", "spirv.LogicalEqual"],
];

/// The opposite of a comparison is another comparison.
fn other_comparison(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let value = site.operand(0)?;
    let (compared, opposite) = OPPOSITES
        .iter()
        .find_map(|[name, opposite]| Some((site.def(value, cx.op_name(name))?, opposite)))?;
    let (operands, ty): (Vec<ValueId>, _) = (compared.operands().collect(), site.result_type(0)?);
    let new = NewOp::new(cx.op_name(opposite), &operands, ty);
    rw.replace_with(op, rw.body().location(op), &new)
}

/// What was inserted at the indices, or is one of the parts that a value is made of.
fn extracted(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let indices = |site: &Site<'_>| -> Option<Vec<i64>> {
        let list = cx.attr(site.attr_named("indices")?);
        let numbers = list.as_array()?.iter();
        numbers
            .map(|&one| cx.attr(one).as_int()?.as_i64())
            .collect()
    };
    let (mut whole, wanted) = (site.operand(0)?, indices(site)?);
    while let Some(inserted) = site.def(whole, cx.op_name("spirv.CompositeInsert")) {
        let (value, into) = inserted.pair()?;
        let at = indices(&inserted)?;
        if at == wanted {
            return Some(value.into());
        }
        if at.starts_with(&wanted) || wanted.starts_with(&at) {
            return None;
        }
        whole = into;
    }
    let made = site.def(whole, cx.op_name("spirv.CompositeConstruct"))?;
    let [index] = wanted[..] else {
        return None;
    };
    // A vector may be made of vectors.
    let is_by_element = match cx.ty(site.type_of(whole)) {
        TypeData::Vector { shape, .. } => {
            let size = shape.first().and_then(|dim| dim.size);
            size == u64::try_from(made.operands().len()).ok()
        }
        _ => true,
    };
    let part = made.operand(usize::try_from(index).ok()?)?;
    let fits = Some(site.type_of(part)) == site.result_type(0);
    (is_by_element && fits).then(|| part.into())
}

/// Branches from a return of an inlined body to what follows the call.
fn go_on(cx: &Context, body: &mut Body, end: OpId, next: BlockId) {
    calls::branch(cx, body, cx.op_name("spirv.Branch"), end, next);
}

/// A number, or numbers of the type of the result; elements of arrays are not looked at.
fn check_constant(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (Some(value), Some(result)) = (subject.attr(name::VALUE), subject.result_types().next())
    else {
        return Ok(());
    };
    let found = match &*cx.attr(value) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => *ty,
        AttrData::Dense { ty, .. } if !matches!(cx.ty(result), TypeData::Dialect { .. }) => *ty,
        AttrData::Dense { .. } | AttrData::Array(_) | AttrData::Dialect { .. } => return Ok(()),
        _ => return subject.fail(format!("cannot have attribute: {}", cx.attr_text(value))),
    };
    if found == result {
        return Ok(());
    }
    let (found, result) = (subject.type_text(found), subject.type_text(result));
    subject.fail(format!(
        "result type ('{result}') does not match value type ('{found}')"
    ))
}

/// Inverts all bits.
fn not(site: &Site<'_>) -> Option<Fold> {
    undone(site).or_else(|| {
        folds::integer(site, |value, width| {
            Some(Int::new(!value.as_i128()?, width))
        })
    })
}

/// The remainder that has the sign of the divisor.
fn floored(a: &Int, b: &Int, width: u32) -> Option<Int> {
    let (a, b) = (a.as_i128()?, b.as_i128()?);
    let rest = a.checked_rem(b)?;
    let is_off = rest != 0 && (rest < 0) != (b < 0);
    Some(Int::new(if is_off { rest + b } else { rest }, width))
}

/// The same value in either case, or that of a condition that is known.
fn select(site: &Site<'_>) -> Option<Fold> {
    let (yes, no) = (site.operand(1)?, site.operand(2)?);
    if yes == no {
        return Some(yes.into());
    }
    match site.constant(site.operand(0)?)? {
        Attr::TRUE => Some(yes.into()),
        Attr::FALSE => Some(no.into()),
        _ => None,
    }
}
