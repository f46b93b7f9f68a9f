//! The behaviour of `llvm`.

use crate::shared::{behaviours, folds, some_or_ok};
mod inline;
pub(crate) mod type_syntax;
pub(crate) mod type_text;
pub(crate) mod types;
mod verify;
mod verify_calls;
mod verify_constant;
pub(crate) mod verify_functions;
mod verify_memory;

use crate::arith::number::{Number, element_attr};
use crate::arith::{self, ArithSite as _};
use crate::arithmetic::int::IntOp;
use crate::shared::cycles::CycleDetector;
use pass_ir::data::{AttrData, TypeData};
use pass_ir::dialect::{Behaviour, CallSite};
use pass_ir::flow::Effects;
use pass_ir::rewrite::{Fold, Site};
use pass_ir::verify::{Check, Invariants, Subject};
use pass_ir::{Attr, Context, Header, Ident, OpRef, Type, ValueId, calls, name};
use verify::GEP_DYNAMIC_INDEX;

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "llvm.addrspacecast" => fold(same_type);
    "llvm.atomicrmw" => verify(verify_memory::check_atomicrmw);
    "llvm.bitcast" => fold(same_type), verify(verify_memory::check_bitcast);
    "llvm.br" => branch(|_, _| Some(0)), invariants(crate::cf::PASSES_OPERANDS);
    "llvm.call" => call(CallSite::from_callee), finish_inlined_body(inline::complete_inlined_blocks),
        verify_types(verify_calls::check_bundle_sizes), verify(verify_calls::check_call), verify_symbol("callee", verify_calls::check_callee);
    "llvm.call_intrinsic" => verify_types(verify_calls::check_bundle_sizes), verify(verify::check_intrinsic);
    "llvm.cmpxchg" => verify_types(verify::check_cmpxchg_result), verify(verify_memory::check_cmpxchg);
    "llvm.comdat" => verify(verify_constant::check_group);
    "llvm.cond_br" => branch(|_, _| None),
        invariants(Invariants { own: Some(verify_memory::check_branch_weights),..crate::cf::PASSES_OPERANDS });
    "llvm.dso_local_equivalent" => verify_symbol("function_name", verify_memory::check_dso_local_equivalent);
    "llvm.extractvalue" => fold(extracted), verify(verify::check_extractvalue);
    "llvm.fence" => verify(verify::check_fence);
    "llvm.func" => callable(), inline_obstacle(inline::obstacle), verify(verify_functions::check_linkage),
        verify_symbols(verify_constant::check_comdat);
    "llvm.getelementptr" => fold(constant_indices), verify(verify::check_gep);
    "llvm.icmp" => fold(compare_addresses);
    "llvm.indirectbr" => invariants(verify::INDIRECT_BRANCH);
    "llvm.insertvalue" => verify(verify::check_insertvalue);
    "llvm.invoke" => call(CallSite::from_callee),
        invariants(Invariants {
            types: Some(verify_calls::check_bundle_sizes),
            own: Some(verify_functions::check_invoke),
            ..crate::cf::PASSES_OPERANDS
        });
    "llvm.landingpad" => verify(verify_functions::check_landingpad);
    "llvm.load" => effects(|op| Some(access(op, Effects::READ))), verify(verify_memory::check_load);
    "llvm.mlir.addressof" => verify_symbol("global_name", verify::check_addressof);
    "llvm.mlir.alias" => verify(verify_constant::check_alias_linkage),
        verify_after_regions(verify_constant::check_alias);
    "llvm.mlir.constant" => verify(verify_constant::check_constant);
    "llvm.mlir.global" => verify(verify_constant::check_global),
        verify_after_regions(verify_constant::check_initializer),
        verify_symbols(verify_constant::check_comdat);
    "llvm.mlir.global_ctors", "llvm.mlir.global_dtors" => verify(verify_constant::check_structors),
        verify_symbols(verify_constant::check_structor_names);
    "llvm.mlir.ifunc" => verify_symbol("resolver", verify_functions::check_resolver);
    "llvm.or" => fold(|site| folds::arithmetic(site, &[], IntOp::Or));
    "llvm.return" => lower_return(|cx, body, end, next| { calls::replace_return_by_branch(cx, body, cx.op_name("llvm.br"), end, next); }),
        verify(verify_calls::check_return);
    "llvm.sext" => verify(check_extension);
    "llvm.shl" => fold(|site| folds::arithmetic(site, &[], IntOp::ShiftLeft));
    "llvm.shufflevector" => verify(verify_memory::check_shuffle);
    "llvm.store" => effects(|op| Some(access(op, Effects::WRITE))), verify(verify_memory::check_store);
    "llvm.switch" => branch(|_, _| None),
        invariants(Invariants { own: Some(verify::check_switch), ..crate::cf::PASSES_CASE_OPERANDS });
    "llvm.zext" => fold(zero_extended), verify(check_extension);
];

pub(crate) fn materialize(cx: &Context, value: Attr, ty: Type) -> Option<Header> {
    match &*cx.attr(value) {
        AttrData::Dialect { rest, parts, .. } if cx.str(*rest) == ".global_name" => {
            let address = Header::new(cx.op_name("llvm.mlir.addressof"));
            Some(address.with(cx, cx.ident("global_name"), *parts.first()?))
                .filter(|_| is_pointer(cx, ty))
        }
        AttrData::Dialect { .. } => {
            let header = Header::new(cx.op_name(&format!("llvm{}", marker(cx, value)?)));
            cx.is_registered(header.name).then_some(header)
        }
        _ if arith::is_number(cx, value, ty) => {
            let constant = Header::new(cx.op_name("llvm.mlir.constant"));
            Some(constant.with(cx, name::VALUE, value))
        }
        _ => None,
    }
}

/// Returns the end of the name of the operation for which an attribute stands, if all its results are the same.
fn marker(cx: &Context, value: Attr) -> Option<&str> {
    match &*cx.attr(value) {
        AttrData::Dialect { dialect, rest, .. } if cx.str(*dialect) == "llvm" => {
            Some(cx.str(*rest)).filter(|rest| rest.starts_with(".mlir."))
        }
        _ => None,
    }
}

fn is_pointer(cx: &Context, ty: Type) -> bool {
    matches!(cx.ty(ty), TypeData::Dialect { dialect, rest, .. }
        if cx.str(*dialect) == "llvm" && cx.str(*rest).starts_with(".ptr"))
}

fn check_extension(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let (from, to) = some_or_ok!(subject.cast_types());
    match (cx.ty(from).shape(), cx.ty(to).shape()) {
        (Some(_), None) => {
            return subject.fail("input type is a vector but output type is an integer");
        }
        (None, Some(_)) => {
            return subject.fail("input type is an integer but output type is a vector");
        }
        (Some(from), Some(to)) if from != to => {
            return subject.fail("input and output vectors are of incompatible shape");
        }
        _ => {}
    }
    let width = |ty| cx.ty(cx.element_or_self(ty)).integer_width();
    match (width(from), width(to)) {
        (Some(from), Some(to)) if to <= from => subject.fail(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        ),
        _ => Ok(()),
    }
}

/// The largest ordering that does not order accesses to other memory: `unordered`.
const UNORDERED: i64 = 1;

/// Returns the effects of an access to memory. Volatile accesses, and those that order others, may read and write
/// anything.
fn access(op: OpRef<'_>, effects: Effects) -> Effects {
    let ordering = op.int_value("ordering");
    let is_plain = op.attr_named("volatile_").is_none()
        && ordering.is_none_or(|ordering| ordering <= UNORDERED);
    if is_plain {
        effects
    } else {
        Effects::READ | Effects::WRITE
    }
}

/// Folds a cast to the type that the operand has, or back to the type from which the operand was cast.
fn same_type(cast: &Site<'_>) -> Option<Fold> {
    let (source, ty) = (cast.operand(0)?, cast.result_type(0)?);
    if cast.type_of(source) == ty {
        return Some(source.into());
    }
    let inner = cast.def(source, cast.name())?.operand(0)?;
    Some(if cast.type_of(inner) == ty {
        inner.into()
    } else {
        Fold::operands(vec![inner])
    })
}

/// Folds a comparison of a value with itself for equality.
fn compare_addresses(site: &Site<'_>) -> Option<Fold> {
    let (lhs, rhs) = site.pair()?;
    let is_equality = matches!(site.predicate(), Some(EQ | NE));
    let is = |value, name| site.def(value, site.context().op_name(name)).is_some();
    // Zero may be an address in other spaces than the first one.
    let is_plain = matches!(
        site.context().ty(site.type_of(lhs)),
        TypeData::Dialect { rest, .. } if site.context().str(*rest) == ".ptr"
    );
    let is_other = is_plain && is(lhs, "llvm.alloca") && is(rhs, "llvm.mlir.zero");
    ((lhs == rhs || is_other) && is_equality)
        .then(|| folds::splat_of(site, i128::from((site.predicate() == Some(EQ)) != is_other)))?
}

const EQ: i64 = 0;
const NE: i64 = 1;

fn zero_extended(site: &Site<'_>) -> Option<Fold> {
    let value = site.constant(site.operand(0)?)?;
    site.context().attr(value).as_int()?;
    match Number::of(site.context(), value)? {
        Number::Int(value, width) => {
            folds::splat_of(site, i128::try_from(value.as_u128(width)?).ok()?)
        }
        Number::Float(..) => None,
    }
}

/// Folds to the value that was inserted at the position that is read; otherwise the read looks past insertions
/// elsewhere.
fn extracted(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let key = "position";
    let whole = site.operand(0)?;
    let position = site.int_array(key)?;
    if let Some(outer) = site.def(whole, site.name()) {
        let position = [outer.int_array(key)?, position].concat();
        let position = cx.dense_array_attr(Type::I64, &position);
        return Some(Fold::InPlace {
            operands: vec![outer.operand(0)?],
            attrs: vec![(cx.ident(key), position)],
        });
    }
    let found = find_inserted(site, whole, position);
    let operands = vec![found.container];
    let is_nearer = found.container != whole;
    match found.end {
        End::Value(value) => Some(Fold::LookThrough {
            results: vec![value.into()],
            operands,
        }),
        End::Defined(constant) => match constant {
            Some(constant) => Some(constant.into()),
            None => is_nearer.then(|| Fold::LookThrough {
                results: Vec::new(),
                operands,
            }),
        },
        End::Insertion => is_nearer.then_some(Fold::operands(operands)),
    }
}

/// The result of a search through insertions: its end, and the innermost container that holds the same value.
struct Inserted {
    end: End,
    container: ValueId,
}

/// The end of a search through insertions.
enum End {
    Value(ValueId),
    /// An operation that inserts nothing, and the value at the position if it is a constant.
    Defined(Option<Attr>),
    /// An insertion into a part of the value, an argument of a block, or a ring of insertions.
    Insertion,
}

fn find_inserted(site: &Site<'_>, whole: ValueId, position: &[i64]) -> Inserted {
    let cx = site.context();
    let (key, insert) = (cx.ident("position"), cx.op_name("llvm.insertvalue"));
    let step = |container: ValueId| {
        let inserted = site.def(container, insert)?;
        let at = cx.attr(inserted.attr(key)?).as_dense_array()?;
        Some((inserted.pair()?, at))
    };
    let (mut container, mut rest, mut outermost) = (whole, position, whole);
    let mut cycles = CycleDetector::new(whole);
    let end = loop {
        let Some(((into, value), at)) = step(container) else {
            break match site.defining(container) {
                Some(def) => End::Defined(
                    Site::new(def)
                        .constant(container)
                        .and_then(|constant| element(cx, constant, rest)),
                ),
                None => End::Insertion,
            };
        };
        if at == rest {
            break End::Value(value);
        }
        if let Some(inner) = rest.strip_prefix(at) {
            (container, rest) = (value, inner);
        } else if at.starts_with(rest) {
            break End::Insertion;
        } else {
            if rest.len() == position.len() {
                outermost = into;
            }
            container = into;
        }
        if cycles.step_to(container).is_none() {
            outermost = whole;
            break End::Insertion;
        }
    };
    Inserted {
        end,
        container: outermost,
    }
}

/// Returns the part of a constant at a position. Each part of `undef`, `poison` or `zero` is such a constant too.
fn element(cx: &Context, constant: Attr, position: &[i64]) -> Option<Attr> {
    if marker(cx, constant).is_some() {
        return Some(constant);
    }
    let mut part = constant;
    for &place in position {
        let place = usize::try_from(place).ok()?;
        part = match &*cx.attr(part) {
            AttrData::Array(parts) => *parts.get(place)?,
            AttrData::Dense { ty, .. } => {
                let (rank, ty) = (cx.ty(*ty).shape()?.len(), cx.ty(*ty).element()?);
                if rank != 1 {
                    return None;
                }
                element_attr(cx, cx.elements(part)?.get(place as u64)?, ty)
            }
            _ => return None,
        };
    }
    Some(part)
}

/// Bits of the constant indices that are properties.
const INDEX_BITS: u32 = 29;

/// Folds an offset of zero to the base; else turns constant indices into properties.
fn constant_indices(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let key: Ident = cx.ident("rawConstantIndices");
    let raw = cx.attr(site.attr(key)?).as_dense_array()?;
    let base = site.operand(0)?;
    let mut dynamic = site.operands().skip(1);
    let (mut indices, mut operands) = (Vec::new(), vec![base]);
    for &index in raw {
        if index != GEP_DYNAMIC_INDEX {
            indices.push(index);
            continue;
        }
        let value = dynamic.next()?;
        let limit = 1 << (INDEX_BITS - 1);
        match folds::constant_int(site, value).filter(|index| (-limit..limit).contains(index)) {
            Some(index) => indices.push(index),
            None => {
                indices.push(GEP_DYNAMIC_INDEX);
                operands.push(value);
            }
        }
    }
    if indices == [0] && site.type_of(base) == site.result_type(0)? {
        return Some(base.into());
    }
    let indices_changed = indices != raw;
    let indices = cx.dense_array_attr(Type::I32, &indices);
    let attrs = vec![(key, indices)];
    indices_changed.then_some(Fold::InPlace { operands, attrs })
}
