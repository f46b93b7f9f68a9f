//! The behaviour of `memref`.

mod allocation;
pub(crate) mod layout;
pub(crate) mod reshaped;
mod subview;
mod verify;
mod verify_slices;
mod verify_views;
mod view;

use crate::scf;
use crate::shared::reshapes::{self, pairs, reassociation};
use crate::shared::shapes::{self, sizes};
use crate::shared::{behaviours, patterns};
use pass_ir::data::{AffineExpr, AttrData, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::rewrite::{Fold, NewOp, Pattern, Rewriter, Site};
use pass_ir::verify::shape;
use pass_ir::{OpId, Type, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "memref.alloc" => patterns(allocation::ALLOC), verify(verify::check_allocation);
    "memref.alloca" => patterns(allocation::ALLOCA), verify(verify::check_alloca);
    "memref.alloca_scope" =>
        patterns(patterns![anonymous "AllocaScopeInliner" => allocation::scope_without_allocation]),
        regions(scf::flow::EXECUTE_REGION), verify_after_regions(scf::verify::check_results);
    "memref.assume_alignment" => fold(assumed_before), verify(verify::check_alignment);
    "memref.atomic_rmw" => fold(|site| without_casts(site, Some(0))), verify(verify::check_atomic_rmw);
    "memref.atomic_yield" => verify(verify::check_yield);
    "memref.cast" => fold(cast_twice), verify_types(verify_views::check_cast_op);
    "memref.collapse_shape" => fold(|site| reshapes::fold(site, "memref.expand_shape")),
        verify(reassociation::COLLAPSE_MEMORY), patterns(COLLAPSE);
    "memref.copy" => patterns(COPY);
    "memref.dealloc" => fold(without_any_cast);
    "memref.dim" => fold(dimension), patterns(sizes::MEMORY), speculation(shapes::dimension);
    "memref.distinct_objects" => verify(verify::check_distinct);
    "memref.expand_shape" => fold(|site| reshapes::fold(site, "memref.collapse_shape")),
        verify(reassociation::EXPAND_MEMORY), patterns(EXPAND);
    "memref.extract_strided_metadata" => verify_interfaces(verify::check_metadata);
    "memref.generic_atomic_rmw" => verify(verify::check_generic_update);
    "memref.get_global" => verify_symbol("name", verify::check_global);
    "memref.global" => verify(verify::check_initial_value);
    "memref.load" => fold(without_any_cast), verify(verify::check_load);
    "memref.memory_space_cast" => fold(space_cast_twice), verify_types(verify_views::check_memory_space_cast);
    "memref.prefetch" => fold(without_any_cast), verify(verify::check_prefetch);
    "memref.rank" => fold(shapes::rank);
    "memref.realloc" => patterns(allocation::REALLOC), verify(verify::check_reallocation);
    "memref.reinterpret_cast" => verify_interfaces(verify_views::check_lists), verify(verify_views::check_reinterpretation);
    "memref.reshape" => verify(verify_views::check_reshape);
    "memref.store" => fold(|site| without_casts(site, Some(0))), verify(verify::check_store);
    "memref.subview" => fold(subview::fold), patterns(subview::PATTERNS),
        verify(verify_slices::check_subview);
    "memref.transpose" => fold(transposed), verify(verify_views::check_transpose);
    "memref.view" => patterns(view::VIEW), verify(verify_views::check_view);
];

const COLLAPSE: &[Pattern] = patterns![
    named "mlir::ComposeReassociativeReshapeOps<mlir::memref::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>" =>
        reshapes::compose;
    named "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, mlir::memref::ExpandShapeOp, mlir::memref::CastOp, mlir::MemRefType>" =>
        pairs::collapse_of_expansion;
    named "CollapseShapeOpMemRefCastFolder" => collapse_past_cast;
];

const EXPAND: &[Pattern] = patterns![
    named "mlir::ComposeReassociativeReshapeOps<mlir::memref::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>" =>
        reshapes::compose;
    named "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>" =>
        pairs::expansion_of_collapse;
];

const COPY: &[Pattern] = patterns![
    anonymous "FoldCopyOfCast" => copy_past_casts;
    anonymous "FoldEmptyCopy" => empty_copy;
    anonymous "FoldSelfCopy" => self_copy;
];

pub(crate) fn without_any_cast(site: &Site<'_>) -> Option<Fold> {
    without_casts(site, None)
}

/// Uses memory before casts; the operand `value` is no memory, and stays.
pub(crate) fn without_casts(site: &Site<'_>, value: Option<usize>) -> Option<Fold> {
    operands_before_casts(site, value).map(Fold::operands)
}

/// Returns the operands, memory as it was before casts, or `None` if there are none.
pub(crate) fn operands_before_casts(site: &Site<'_>, value: Option<usize>) -> Option<Vec<ValueId>> {
    let value = value.and_then(|index| site.operand(index));
    let name = site.context().op_name("memref.cast");
    let source = |operand: ValueId| {
        let source = site.def(operand, name)?.operand(0)?;
        let is_ranked = site.context().ty(site.type_of(source)).shape().is_some();
        (is_ranked && Some(operand) != value).then_some(source)
    };
    let old_operands: Vec<ValueId> = site.operands().collect();
    let sources = old_operands.iter().map(|&old| source(old).unwrap_or(old));
    let found: Vec<ValueId> = sources.collect();
    (found != old_operands).then_some(found)
}

fn space_cast_twice(site: &Site<'_>) -> Option<Fold> {
    let source = site.def(site.operand(0)?, site.name())?.operand(0)?;
    Some(with_source(site, source))
}

/// Folds a cast of a cast to a cast of the operand of that, unless the operand is unranked, or such a cast would be
/// invalid.
fn cast_twice(site: &Site<'_>) -> Option<Fold> {
    let (cx, ty) = (site.context(), site.result_type(0)?);
    let source = site.def(site.operand(0)?, site.name())?.operand(0)?;
    let is_ranked = cx.ty(site.type_of(source)).shape().is_some();
    let fits = site.type_of(source) == ty || verify_views::may_cast(cx, site.type_of(source), ty);
    (is_ranked && fits).then(|| with_source(site, source))
}

/// Returns a cast with another operand, which takes its place if it has the type that is wanted.
fn with_source(site: &Site<'_>, source: ValueId) -> Fold {
    let operands = vec![source];
    if site.result_type(0) == Some(site.type_of(source)) {
        let results = vec![source.into()];
        return Fold::LookThrough { results, operands };
    }
    Fold::operands(operands)
}

/// Folds a static size to a constant, and a dynamic one to the operand of the allocation.
fn dimension(site: &Site<'_>) -> Option<Fold> {
    if let Some(size) = shapes::static_size(site) {
        return Some(size);
    }
    let (source, index) = site.pair()?;
    let number = shapes::index(site, index)?;
    let allocation = ["memref.alloc", "memref.alloca"]
        .into_iter()
        .find_map(|name| site.def(source, site.context().op_name(name)));
    if let Some(allocation) = allocation {
        let place = shapes::dynamic_sizes_before(site, source, number)?;
        return allocation.operand(place).map(Fold::from);
    }
    if let Some(view) = site.def(source, site.context().op_name("memref.view")) {
        let place = shapes::dynamic_sizes_before(site, source, number)?;
        return view.operand(2 + place).map(Fold::from);
    }
    if let Some(view) = site.def(source, site.context().op_name("memref.subview")) {
        return subview::dynamic_size(&view, number).map(Fold::from);
    }
    without_any_cast(site)
}

/// Folds a transposition that changes nothing, not even the type, and one behind another one.
fn transposed(site: &Site<'_>) -> Option<Fold> {
    let (cx, source) = (site.context(), site.operand(0)?);
    let key = cx.ident("permutation");
    let map = cx.attr(site.attr(key)?).as_affine()?.clone();
    let in_order = |(place, expr): (usize, &AffineExpr)| *expr == AffineExpr::Dim(place as u32);
    if site.result_type(0) == Some(site.type_of(source))
        && map.exprs.iter().enumerate().all(in_order)
    {
        return Some(source.into());
    }
    let before = site.def(source, site.name())?;
    let inner = cx.attr(before.attr(key)?).as_affine()?.clone();
    let mut both = map;
    for expr in &mut both.exprs {
        let AffineExpr::Dim(place) = expr else {
            return None;
        };
        *expr = inner.exprs.get(*place as usize)?.clone();
    }
    Some(Fold::InPlace {
        operands: vec![before.operand(0)?],
        attrs: vec![(key, cx.intern_attr(AttrData::Affine(Box::new(both))))],
    })
}

fn assumed_before(site: &Site<'_>) -> Option<Fold> {
    let memory = site.operand(0)?;
    let before = site.def(memory, site.name())?;
    let is_same = before.attr_named("alignment") == site.attr_named("alignment");
    is_same.then(|| memory.into())
}

fn copy_past_casts(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = |operand: ValueId| {
        let source = site.def(operand, cx.op_name("memref.cast"))?.operand(0)?;
        let forgets = layout::forgets(cx, site.type_of(source), site.type_of(operand));
        forgets.then_some(source)
    };
    let found: Vec<_> = site.operands().map(source).collect();
    let pairs = site.operands().zip(&found);
    let types: Vec<Type> = pairs
        .map(|(operand, source)| site.type_of(source.unwrap_or(operand)))
        .collect();
    if !shape::are_compatible(cx, *types.first()?, *types.get(1)?) {
        return None;
    }
    let places = found.iter().enumerate();
    let places: Vec<_> = places
        .filter_map(|(place, source)| Some((place, (*source)?)))
        .collect();
    for &(place, source) in &places {
        rw.set_operand(op, place, source);
    }
    (!places.is_empty()).then_some(())
}

fn empty_copy(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let is_empty = |ty: Type| {
        let shape = site.context().ty(ty).shape().unwrap_or_default();
        shape.iter().any(|dim| dim.size == Some(0))
    };
    let (source, target) = site.pair()?;
    if !is_empty(site.type_of(source)) && !is_empty(site.type_of(target)) {
        return None;
    }
    rw.erase(op);
    Some(())
}

fn self_copy(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (source, target) = rw.site(op).pair()?;
    if source != target {
        return None;
    }
    rw.erase(op);
    Some(())
}

/// Collapses memory without a layout before a cast, and casts the result.
fn collapse_past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let cast = site.operand(0)?;
    let source = site.def(cast, cx.op_name("memref.cast"))?.operand(0)?;
    let (from, ty) = (site.type_of(source), site.result_type(0)?);
    let TypeData::MemRef {
        shape: Some(shape),
        layout: None,
        ..
    } = cx.ty(from)
    else {
        return None;
    };
    if !layout::forgets(cx, from, site.type_of(cast)) {
        return None;
    }
    let made = cx.with_shape(from, reshapes::collapsed(&site, shape)?)?;
    if made == ty {
        rw.set_operand(op, 0, source);
        return Some(());
    }
    let (key, loc) = (cx.ident("reassociation"), rw.body().location(op));
    let operands = [source];
    let new = NewOp::new(site.name(), &operands, made).with(key, site.attr(key));
    let value = rw.make(op, loc, &new)?;
    rw.replace_by(op, cx.op_name("memref.cast"), &[value])
}
