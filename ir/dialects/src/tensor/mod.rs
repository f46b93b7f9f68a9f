//! The behaviour of `tensor`.

pub(crate) mod regions;
mod reshapes;
mod slices;
mod speculation;
mod verify;
mod verify_joins;

use crate::arith::number::element_attr;
use crate::linalg;
use crate::shared::reshapes::{pairs, reassociation};
use crate::shared::shapes::{self, sizes};
use crate::shared::{self, behaviours, casts, patterns};
use pass_ir::data::{AttrData, Dim, Element, TypeData};
use pass_ir::dialect::Behaviour;
use pass_ir::flow::Speculation;
use pass_ir::rewrite::{Fold, Pattern, Rewriter, Site};
use pass_ir::verify::shape;
use pass_ir::{Attr, OpId, OpRef, Type, ValueId};

pub(crate) const BEHAVIOUR: &[Behaviour] = behaviours![
    "tensor.bitcast" => patterns(patterns![anonymous "ChainedTensorBitcast" => bitcast_twice]),
        verify_types(verify::check_bitcast);
    "tensor.cast" => patterns(CAST), verify_interfaces(shapes::verify::check_cast);
    "tensor.collapse_shape" => fold(|site| shared::reshapes::fold(site, "tensor.expand_shape")),
        verify(reassociation::COLLAPSE_TENSOR), patterns(COLLAPSE);
    "tensor.concat" => verify(verify_joins::check_concat);
    "tensor.dim" => fold(dimension), patterns(DIM), speculation(shapes::dimension);
    "tensor.extract" => fold(extracted), patterns(EXTRACT), speculation(|op| speculation::element(op, 0)),
        verify(verify::check_extract);
    "tensor.empty" =>
        patterns(patterns![anonymous "ReplaceEmptyTensorStaticShapeDims" => slices::constant_sizes]),
        verify(shapes::verify::check_sizes);
    "tensor.expand_shape" => fold(|site| shared::reshapes::fold(site, "tensor.collapse_shape")),
        verify(reassociation::EXPAND_TENSOR), patterns(EXPAND);
    "tensor.extract_slice" => fold(slices::extract), patterns(EXTRACT_SLICE),
        speculation(|op| speculation::slice(op, 0)),
        verify(verify::check_extract_slice);
    "tensor.from_elements" => fold(elements), verify_types(verify::check_from_elements);
    "tensor.gather" => speculation(|_| Speculation::Never), verify(verify_joins::check_gather);
    "tensor.generate" => patterns(patterns![anonymous "StaticTensorGenerate" => regions::static_sizes]),
        verify(shapes::verify::check_sizes), verify_after_regions(verify::check_generate);
    "tensor.insert" => fold(fold_insert_into_splat), patterns(INSERT), destinations(casts::second_operand),
        speculation(|op| speculation::element(op, 1)), verify(verify::check_insert);
    "tensor.insert_slice" => fold(slices::insert), patterns(INSERT_SLICE),
        destinations(casts::second_operand), speculation(|op| speculation::slice(op, 1)),
        verify(verify::check_inserted_slice);
    "tensor.pad" => patterns(regions::PAD), verify(verify::check_pad_type),
        verify_after_regions(verify::check_pad_region);
    "tensor.parallel_insert_slice" => patterns(PARALLEL_INSERT_SLICE),
        verify(verify::check_parallel_insert_slice);
    "tensor.rank" => fold(shapes::rank);
    "tensor.reshape" => fold(reshapes::reshape), verify(verify::check_reshape);
    "tensor.scatter" => speculation(|_| Speculation::Never), verify(verify_joins::check_scatter);
    "tensor.splat" => fold(splat), verify(verify::check_splat);
];

const CAST: &[Pattern] = patterns![
    anonymous "FoldTensorCastConsumerOp" => linalg::patterns::retype_to_cast_result;
    anonymous "ChainedTensorCast" => chained;
    anonymous "TensorCastExtractSlice" => slices::cast_of_slice;
    anonymous "FoldEmptyTensorWithCastOp" => slices::cast_of_empty;
];

const COLLAPSE: &[Pattern] = patterns![
    anonymous "FoldFillWithTensorReshape<mlir::tensor::CollapseShapeOp>" => linalg::fill::reshaped;
    named "mlir::ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>" => shared::reshapes::compose;
    named "mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, mlir::tensor::ExpandShapeOp, mlir::tensor::CastOp>" => pairs::collapse_of_expansion;
    anonymous "FoldReshapeWithSplat<mlir::tensor::CollapseShapeOp>" => shared::reshapes::of_splat;
    anonymous "FoldReshapeWithFromElements<mlir::tensor::CollapseShapeOp>" => shared::reshapes::of_elements;
    anonymous "FoldCollapseOfCastOp" => reshapes::collapse_past_cast;
];

const EXPAND: &[Pattern] = patterns![
    anonymous "FoldFillWithTensorReshape<mlir::tensor::ExpandShapeOp>" => linalg::fill::reshaped;
    named "mlir::ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>" => shared::reshapes::compose;
    named "mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp, mlir::tensor::CastOp>" => pairs::expansion_of_collapse;
    anonymous "ConvertToStaticExpandShape" => reshapes::static_expansion;
    anonymous "FoldReshapeWithSplat<mlir::tensor::ExpandShapeOp>" => shared::reshapes::of_splat;
    anonymous "FoldReshapeWithFromElements<mlir::tensor::ExpandShapeOp>" => shared::reshapes::of_elements;
];

const EXTRACT_SLICE: &[Pattern] = patterns![
    named "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, SliceReturnTypeCanonicalizer, SliceCanonicalizer>" =>
        slices::extract_by_constants;
    anonymous "ExtractSliceOpCastFolder" => slices::extract_past_cast;
];

const INSERT_SLICE: &[Pattern] = patterns![
    anonymous "InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>" =>
        slices::insert_by_constants;
    anonymous "InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>" => slices::insert_past_cast;
];

const PARALLEL_INSERT_SLICE: &[Pattern] = patterns![
    anonymous "InsertSliceOpConstantArgumentFolder<mlir::tensor::ParallelInsertSliceOp>" =>
        slices::insert_by_constants;
    anonymous "InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>" => slices::insert_past_cast;
];

const DIM: &[Pattern] = patterns![
    anonymous "DimOfCastOp" => past_cast;
    anonymous "DimOfDestStyleOp" => of_destination;
    anonymous "DimOfReshapeOp" => reshapes::size;
    anonymous "FoldDimOfAllocTensorOp" => sizes::of_allocation;
    shared (sizes::OF_MEMORY);
];

const EXTRACT: &[Pattern] = patterns![
    anonymous "FoldFillWithTensorExtract" => linalg::fill::element;
    anonymous "ExtractFromTensorGenerate" => regions::generated_element;
    anonymous "ExtractFromTensorCast" => past_cast;
];

const INSERT: &[Pattern] = &[casts::PAST_CAST];

/// Folds to a static size, or to an operand of the operation that defines the tensor.
fn dimension(site: &Site<'_>) -> Option<Fold> {
    if let Some(size) = shapes::static_size(site) {
        return Some(size);
    }
    let (source, index) = site.pair()?;
    let number = shapes::index(site, index)?;
    let made = ["tensor.empty", "tensor.generate"]
        .into_iter()
        .find_map(|name| site.def(source, site.context().op_name(name)))?;
    let place = shapes::dynamic_sizes_before(site, source, number)?;
    made.operand(place).map(Fold::from)
}

/// Folds to an element of a constant, or to an operand of the operation that defines the tensor.
fn extracted(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let tensor = site.operand(0)?;
    if let Some(value) = just_inserted(site, tensor) {
        return Some(value.into());
    }
    let constant = site.constant(tensor);
    let elements = constant.and_then(|constant| cx.elements(constant));
    if let Some(element) = elements.as_ref().and_then(|elements| elements.splat()) {
        return Some(element_attr(cx, element, site.result_type(0)?).into());
    }
    let indices = site.operands().skip(1);
    let indices: Option<Vec<usize>> = indices.map(|index| shapes::index(site, index)).collect();
    let shape = cx.ty(site.type_of(tensor)).shape()?;
    let place = flat_index(&indices?, shape)?;
    if let Some(made) = site.def(tensor, cx.op_name("tensor.from_elements")) {
        return made.operand(place).map(Fold::from);
    }
    let element = elements?.get(place as u64)?;
    Some(element_attr(cx, element, site.result_type(0)?).into())
}

/// Returns the element that was inserted at the same constant indices.
fn just_inserted(site: &Site<'_>, tensor: ValueId) -> Option<ValueId> {
    let inserted = site.def(tensor, site.context().op_name("tensor.insert"))?;
    let is_same = |(one, two)| {
        let constant = |value| site.body().constant_int(site.context(), value);
        constant(one).is_some() && constant(one) == constant(two)
    };
    let mut indices = site.operands().skip(1).zip(inserted.operands().skip(2));
    indices.all(is_same).then(|| inserted.operand(0))?
}

/// Folds an insertion into a splat of the inserted element.
fn fold_insert_into_splat(site: &Site<'_>) -> Option<Fold> {
    let (value, into) = site.pair()?;
    let splat = site.context().elements(site.constant(into)?)?.splat()?;
    let is_same = element(site, site.constant(value)?)? == splat;
    is_same.then(|| into.into())
}

fn flat_index(indices: &[usize], shape: &[Dim]) -> Option<usize> {
    if indices.len() != shape.len() {
        return None;
    }
    let mut place = 0usize;
    for (&index, dim) in indices.iter().zip(shape) {
        let size = usize::try_from(dim.size?).ok()?;
        if index >= size {
            return None;
        }
        place = place.checked_mul(size)?.checked_add(index)?;
    }
    Some(place)
}

fn element(site: &Site<'_>, attr: Attr) -> Option<Element> {
    match &*site.context().attr(attr) {
        AttrData::Integer { value, .. } => Some(Element::Int(value.clone())),
        AttrData::Float { bits, .. } => Some(Element::Float((*bits).into())),
        _ => None,
    }
}

fn elements(site: &Site<'_>) -> Option<Fold> {
    let constants = site
        .operands()
        .map(|value| element(site, site.constant(value)?));
    let constants: Vec<Element> = constants.collect::<Option<_>>()?;
    if constants.is_empty() {
        return None;
    }
    let ty = site.result_type(0)?;
    site.context().dense_attr(&constants, ty).map(Fold::from)
}

fn splat(site: &Site<'_>) -> Option<Fold> {
    let ty = site.result_type(0)?;
    let data = site.context().ty(ty);
    if !data.shape()?.iter().all(|dim| dim.size.is_some()) {
        return None;
    }
    let constant = element(site, site.constant(site.operand(0)?)?)?;
    Some(site.context().splat_attr(&constant, ty)?.into())
}

/// Reads the size or an element of a tensor before a cast.
fn past_cast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let cx = site.context();
    let cast = site.def(site.operand(0)?, cx.op_name("tensor.cast"))?;
    let source = cast.operand(0)?;
    let _ = cx.ty(site.type_of(source)).shape()?;
    let mut operands: Vec<ValueId> = site.operands().collect();
    operands[0] = source;
    rw.replace_by(op, site.name(), &operands)
}

/// Reads the size of a destination instead of the result.
fn of_destination(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = site.operand(0)?;
    let maker = Site::new(OpRef::new(
        cx,
        site.body(),
        site.body().defining_op(source)?,
    ));
    let number = maker.results().position(|result| result == source)?;
    let target = maker.operand(casts::destination(&maker, number)?)?;
    rw.set_operand(op, 0, target);
    Some(())
}

/// Merges two casts of bits, unless their sizes contradict each other.
fn bitcast_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = site.def(site.operand(0)?, site.name())?.operand(0)?;
    if !shape::are_compatible(cx, site.type_of(source), site.result_type(0)?) {
        return None;
    }
    rw.replace_by(op, site.name(), &[source])
}

/// Merges two casts, unless the inner type has static sizes that the outer lacks.
fn chained(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (middle, ty) = (site.operand(0)?, site.result_type(0)?);
    let source = site.def(middle, site.name())?.operand(0)?;
    let shape = |ty: Type| match site.context().ty(ty) {
        TypeData::Tensor {
            shape: Some(shape), ..
        } => Some(shape.iter().map(|dim| dim.size).collect::<Vec<_>>()),
        _ => None,
    };
    let (from, between, to) = (
        shape(site.type_of(source))?,
        shape(site.type_of(middle))?,
        shape(ty)?,
    );
    let direct = join(&from, &to)?;
    if join(&join(&from, &between)?, &to)? != direct {
        return None;
    }
    rw.replace_by(op, site.name(), &[source])
}

/// Returns the sizes that are static in either shape, or `None` if the shapes differ.
fn join<T: Copy + PartialEq>(one: &[Option<T>], two: &[Option<T>]) -> Option<Vec<Option<T>>> {
    let sizes = one.iter().zip(two).map(|(&one, &two)| match (one, two) {
        (Some(one), Some(two)) if one != two => None,
        (one, two) => Some(one.or(two)),
    });
    (one.len() == two.len()).then(|| sizes.collect())?
}
