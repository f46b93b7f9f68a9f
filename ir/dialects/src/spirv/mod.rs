//! The behaviour of `spirv`.

use crate::cf::{check_case_values, check_segments_of};
use crate::shared::{behaviours, patterns, some_or_ok};
pub(crate) mod composite;
mod matrix;
mod memory;
pub(crate) mod symbols;
mod verify;

use crate::arithmetic::int::{self, IntOp, Predicate};
use crate::shared::casts;
use crate::shared::cycles::CycleDetector;
use crate::shared::folds::{self, Identity};
use Identity::{LeftOfOne, LeftOfOnes, LeftOfZero, Ones, Same, SameIs, Zero, ZeroOfOne};
use pass_ir::calls::{self, CallSite};
use pass_ir::data::{AttrData, Int, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, NewOp, Rewriter, Site};
use pass_ir::verify::{Check, Invariants, Subject};
use pass_ir::{Attr, BlockId, Body, Context, OpId, ValueId, name};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "spirv.AccessChain" => patterns(patterns![anonymous "CombineChainedAccessChain" => access_twice]),
        verify(composite::check_chain);
    "spirv.Bitcast" => patterns(patterns![anonymous "ConvertChainedBitcast" => bitcast_twice]),
        verify(verify::check_bitcast);
    "spirv.BitwiseAnd" => fold(|site| folds::arithmetic(site, &[Same, Zero, LeftOfOnes], IntOp::And));
    "spirv.BitwiseOr" => fold(|site| folds::arithmetic(site, &[Same, LeftOfZero, Ones], IntOp::Or));
    "spirv.BitwiseXor" => fold(|site| folds::arithmetic(site, &[SameIs(0), LeftOfZero], IntOp::Xor));
    "spirv.Branch" => branch(|_, _| Some(0)), invariants(crate::cf::PASSES_OPERANDS);
    "spirv.BranchConditional" => branch(|_, _| None),
        invariants(Invariants { own: Some(composite::check_weights),..crate::cf::PASSES_OPERANDS });
    "spirv.CompositeExtract" => fold(extracted), verify(composite::check_extract);
    "spirv.Constant" => verify(check_constant);
    "spirv.FunctionCall" => call(CallSite::from_callee), verify_symbol("callee", verify::check_call);
    "spirv.IAdd" => fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::Add));
    "spirv.IEqual", "spirv.LogicalEqual" => fold(|site| folds::comparison(site, Predicate::Eq));
    "spirv.IMul" => fold(|site| folds::arithmetic(site, &[Zero, LeftOfOne], IntOp::Mul));
    "spirv.INotEqual" => fold(|site| folds::comparison(site, Predicate::Ne));
    "spirv.ISub" => fold(|site| folds::arithmetic(site, &[SameIs(0)], IntOp::Sub));
    "spirv.Load", "spirv.Store" => verify(verify::check_access);
    "spirv.LogicalAnd" => fold(|site| folds::arithmetic(site, &[LeftOfOne, Zero], IntOp::And));
    "spirv.LogicalNot" => fold(not), patterns(patterns![named "" => other_comparison]);
    "spirv.LogicalNotEqual" => fold(|site| folds::arithmetic(site, &[LeftOfZero, SameIs(0)], IntOp::Xor));
    "spirv.LogicalOr" => fold(|site| folds::arithmetic(site, &[LeftOfZero, Ones], IntOp::Or));
    "spirv.Not" => fold(not);
    "spirv.Return" => lower_return(go_on), verify(verify::check_return);
    "spirv.ReturnValue" => lower_return(go_on), verify(verify::check_return_value);
    "spirv.SDiv" => fold(|site| folds::arithmetic(site, &[LeftOfOne], IntOp::DivS));
    "spirv.SGreaterThan" => fold(|site| folds::comparison(site, Predicate::Sgt));
    "spirv.SGreaterThanEqual" => fold(|site| folds::comparison(site, Predicate::Sge));
    "spirv.SLessThan" => fold(|site| folds::comparison(site, Predicate::Slt));
    "spirv.SLessThanEqual" => fold(|site| folds::comparison(site, Predicate::Sle));
    "spirv.SMod" => fold(|site| folds::integers(site, &[ZeroOfOne], floored));
    "spirv.SNegate" => fold(|site| { folds::involution(site).or_else(|| { folds::integer(site, |value, width| { Some(Int::new(value.as_i128()?.checked_neg()?, width)) }) }) });
    "spirv.SRem" => fold(|site| folds::integers(site, &[ZeroOfOne], truncated));
    "spirv.Select" => fold(select), verify(composite::check_select);
    "spirv.ShiftLeftLogical" => fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftLeft));
    "spirv.ShiftRightArithmetic" => fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftRightS));
    "spirv.ShiftRightLogical" => fold(|site| folds::arithmetic(site, &[LeftOfZero], IntOp::ShiftRightU));
    "spirv.UDiv" => fold(|site| folds::arithmetic(site, &[LeftOfOne], IntOp::DivU));
    "spirv.UGreaterThan" => fold(|site| folds::comparison(site, Predicate::Ugt));
    "spirv.UGreaterThanEqual" => fold(|site| folds::comparison(site, Predicate::Uge));
    "spirv.ULessThan" => fold(|site| folds::comparison(site, Predicate::Ult));
    "spirv.ULessThanEqual" => fold(|site| folds::comparison(site, Predicate::Ule));
    "spirv.UMod" => fold(|site| folds::arithmetic(site, &[ZeroOfOne], IntOp::RemU));
    "spirv.func" => callable();
    "spirv.AtomicAnd", "spirv.AtomicExchange", "spirv.AtomicIAdd", "spirv.AtomicISub",
    "spirv.AtomicOr", "spirv.AtomicSMax", "spirv.AtomicSMin", "spirv.AtomicUMax",
    "spirv.AtomicUMin", "spirv.AtomicXor" => verify(memory::check_update);
    "spirv.AtomicIDecrement", "spirv.AtomicIIncrement", "spirv.ControlBarrier",
    "spirv.MemoryBarrier" => verify(memory::check_semantics);
    "spirv.CompositeConstruct" => verify(composite::check_construct);
    "spirv.CompositeInsert" => verify(composite::check_insert);
    "spirv.FConvert", "spirv.SConvert", "spirv.UConvert" => verify(composite::check_conversion);
    "spirv.GlobalVariable" => verify(memory::check_global);
    "spirv.GroupNonUniformAll", "spirv.GroupNonUniformAllEqual", "spirv.GroupNonUniformAny",
    "spirv.GroupNonUniformBallot", "spirv.GroupNonUniformBallotBitCount",
    "spirv.GroupNonUniformBallotFindLSB", "spirv.GroupNonUniformBallotFindMSB",
    "spirv.GroupNonUniformBitwiseAnd", "spirv.GroupNonUniformBitwiseOr",
    "spirv.GroupNonUniformBitwiseXor", "spirv.GroupNonUniformBroadcast",
    "spirv.GroupNonUniformElect", "spirv.GroupNonUniformFAdd", "spirv.GroupNonUniformFMax",
    "spirv.GroupNonUniformFMin", "spirv.GroupNonUniformFMul", "spirv.GroupNonUniformIAdd",
    "spirv.GroupNonUniformIMul", "spirv.GroupNonUniformLogicalAnd",
    "spirv.GroupNonUniformLogicalOr", "spirv.GroupNonUniformLogicalXor",
    "spirv.GroupNonUniformQuadSwap", "spirv.GroupNonUniformRotateKHR", "spirv.GroupNonUniformSMax",
    "spirv.GroupNonUniformSMin", "spirv.GroupNonUniformShuffle", "spirv.GroupNonUniformShuffleDown",
    "spirv.GroupNonUniformShuffleUp", "spirv.GroupNonUniformShuffleXor",
    "spirv.GroupNonUniformUMax", "spirv.GroupNonUniformUMin" => verify(composite::check_group);
    "spirv.SpecConstant" => verify(memory::check_specialized);
    "spirv.SpecConstantOperation" => verify_after_regions(memory::check_enclosed);
    "spirv.Variable" => verify(memory::check_variable);
    "spirv.VectorShuffle" => verify(composite::check_shuffle);
    "spirv.VectorTimesScalar" => verify(composite::check_scaled);
    "spirv.mlir.loop", "spirv.mlir.selection" => verify(memory::check_construct_blocks);
    "spirv.module" => verify_after_regions(symbols::check_module);
    "spirv.mlir.addressof" => verify_symbol("variable", verify::check_address);
    "spirv.CopyMemory" => verify(matrix::check_copy);
    "spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended" =>
        verify(matrix::check_two_parts);
    "spirv.MatrixTimesMatrix" => verify(matrix::check_product);
    "spirv.MatrixTimesScalar" => verify(matrix::check_scaled);
    "spirv.MatrixTimesVector" => verify(matrix::check_matrix_by_vector);
    "spirv.PtrCastToGeneric" => verify(matrix::check_generic);
    "spirv.SpecConstantComposite" => verify_symbols(symbols::check_composite);
    "spirv.Switch" => invariants(Invariants {
        types: Some(|subject| check_segments_of(subject, 2, "targetOperands", "case_operand_segments")),
        own: Some(|subject| check_case_values(subject, "literals", ["selector", "literals", "literals", "targets"])),
        ..crate::cf::PASSES_CASE_OPERANDS
    });
    "spirv.Transpose" => verify(matrix::check_transposed);
    "spirv.VectorTimesMatrix" => verify(matrix::check_vector_by_matrix);
    "spirv.mlir.referenceof" => verify_symbols(symbols::check_reference);
];

fn access_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    let operands: Vec<ValueId> = inner.operands().chain(site.operands().skip(1)).collect();
    rw.replace_by(op, site.name(), &operands)
}

fn bitcast_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let inner = site.def(site.operand(0)?, site.name())?;
    casts::replace_by_cast(rw, op, site.name(), inner.operand(0)?)
}

/// Comparisons with their negations.
const OPPOSITES: &[[&str; 2]] = &[
    ["spirv.IEqual", "spirv.INotEqual"],
    ["spirv.INotEqual", "spirv.IEqual"],
    ["spirv.LogicalEqual", "spirv.LogicalNotEqual"],
    ["spirv.LogicalNotEqual", "spirv.LogicalEqual"],
];

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

/// Folds to the value that was inserted at the indices, or to an operand of the construction.
fn extracted(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let indices = |site: &Site<'_>| -> Option<Vec<i64>> {
        let list = cx.attr(site.attr_named("indices")?);
        let numbers = list.as_array()?.iter();
        numbers
            .map(|&one| cx.attr(one).as_int()?.as_i64())
            .collect()
    };
    let (mut whole, expected) = (site.operand(0)?, indices(site)?);
    let mut cycles = CycleDetector::new(whole);
    while let Some(inserted) = site.def(whole, cx.op_name("spirv.CompositeInsert")) {
        let (value, into) = inserted.pair()?;
        let at = indices(&inserted)?;
        if at == expected {
            return Some(value.into());
        }
        if at.starts_with(&expected) || expected.starts_with(&at) {
            return None;
        }
        whole = into;
        cycles.step_to(whole)?;
    }
    let made = site.def(whole, cx.op_name("spirv.CompositeConstruct"))?;
    let [index] = expected[..] else {
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

fn go_on(cx: &Context, body: &mut Body, end: OpId, next: BlockId) {
    calls::replace_return_by_branch(cx, body, cx.op_name("spirv.Branch"), end, next);
}

fn check_constant(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let value = some_or_ok!(subject.attr(name::VALUE));
    let result = some_or_ok!(subject.result_type(0));
    let found = match &*cx.attr(value) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => *ty,
        AttrData::Dense { ty, .. } if !matches!(cx.ty(result), TypeData::Dialect { .. }) => *ty,
        AttrData::Dense { .. } | AttrData::Array(_) | AttrData::Dialect { .. } => return Ok(()),
        _ => return subject.fail(format!("cannot have attribute: {}", cx.attr_text(value))),
    };
    if found == result {
        return Ok(());
    }
    let (kind, end) = if cx.ty(found).element().is_some() {
        (
            "result or element type",
            ", must be the same or spirv.array",
        )
    } else {
        ("result type", "")
    };
    let (found, result) = (subject.type_text(found), subject.type_text(result));
    subject.fail(format!(
        "{kind} ('{result}') does not match value type ('{found}'){end}"
    ))
}

fn not(site: &Site<'_>) -> Option<Fold> {
    folds::involution(site).or_else(|| {
        folds::integer(site, |value, width| {
            Some(Int::new(!value.as_i128()?, width))
        })
    })
}

/// Returns the remainder that has the sign of the divisor.
/// Computes a remainder, which is undefined where the quotient overflows.
fn truncated(a: &Int, b: &Int, width: u32) -> Option<Int> {
    int::binary(IntOp::DivS, a, b, width).and_then(|_| int::binary(IntOp::RemS, a, b, width))
}

fn floored(a: &Int, b: &Int, width: u32) -> Option<Int> {
    let (rest, b) = (truncated(a, b, width)?.as_i128()?, b.as_i128()?);
    let is_off = rest != 0 && (rest < 0) != (b < 0);
    Some(Int::new(if is_off { rest + b } else { rest }, width))
}

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
