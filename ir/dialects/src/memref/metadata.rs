//! The base, offset, sizes and strides of memory, and memory that is made of them.

use super::layout::Layout;
use super::subview::{are_all, constant, replace_with_cast};
use crate::shared::casts::replace_by_cast;
use crate::shared::patterns;
use crate::shared::slices::{Entry, Slice};
use pass_ir::data::Dim;
use pass_ir::rewrite::{Fold, Pattern, Rewriter, Site};
use pass_ir::{Attr, OpId, Type, ValueId};

pub(super) const REINTERPRET: &[Pattern] = patterns![
    anonymous "ReinterpretCastOpExtractStridedMetadataFolder" => past_metadata;
    anonymous "ReinterpretCastOpConstantFolder" => constants;
];

/// Returns a reinterpretation uses the base of its source alone: it is one of what the source was made of. One that changes
/// nothing is its source.
pub(super) fn reinterpret(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let source = site.operand(0)?;
    let same_base = ["memref.reinterpret_cast", "memref.cast"]
        .into_iter()
        .find_map(|name| site.def(source, cx.op_name(name)))
        .or_else(|| {
            let view = site.def(source, cx.op_name("memref.subview"))?;
            let [offsets, ..] = Slice::of(&view, 1)?.0;
            are_all(&view, &offsets, 0).then_some(view)
        });
    if let Some(same_base) = same_base {
        let mut operands: Vec<ValueId> = site.operands().collect();
        operands[0] = same_base.operand(0)?;
        return Some(Fold::operands(operands));
    }
    let ty = site.result_type(0)?;
    let layout = Layout::of_any(cx, ty)?;
    let is_static = cx.ty(ty).shape()?.iter().all(|dim| dim.size.is_some())
        && layout.strides.iter().all(Option::is_some);
    let [offsets, ..] = Slice::of(site, 1)?.0;
    let is_same = is_static
        && layout.offset == Some(0)
        && site.type_of(source) == ty
        && offsets == [Entry::Constant(0)];
    is_same.then(|| source.into())
}

/// Replaces entries by constants that the type or their values provide.
fn with_constants(site: &Site<'_>, entries: &[Entry], of_type: &[Option<i64>]) -> Vec<Entry> {
    let static_sizes = of_type.iter().copied().chain(std::iter::repeat(None));
    let pairs = entries.iter().zip(static_sizes);
    pairs
        .map(|(&entry, of_type)| {
            let number = of_type.or_else(|| constant(site, entry));
            number.map_or(entry, Entry::Constant)
        })
        .collect()
}

/// Returns the parts of memory, those as constants that the type or their values make constant.
fn parts(site: &Site<'_>, entries: &[Vec<Entry>; 3], ty: Type) -> Option<Slice> {
    let layout = Layout::of_any(site.context(), ty)?;
    let size = |dim: &Dim| i64::try_from(dim.size?).ok();
    let sizes: Vec<Option<i64>> = site.context().ty(ty).shape()?.iter().map(size).collect();
    let [offsets, given, strides] = entries;
    Some(Slice([
        with_constants(site, offsets, &[layout.offset]),
        with_constants(site, given, &sizes),
        with_constants(site, strides, &layout.strides),
    ]))
}

fn extracted_parts(metadata: &Site<'_>) -> Option<Slice> {
    let source = metadata.type_of(metadata.operand(0)?);
    let rank = metadata.context().ty(source).shape()?.len();
    let results: Vec<Entry> = metadata.results().skip(1).map(Entry::Value).collect();
    if results.len() != 1 + 2 * rank {
        return None;
    }
    let (offset, rest) = results.split_at(1);
    let (sizes, strides) = rest.split_at(rank);
    let entries = [offset.to_vec(), sizes.to_vec(), strides.to_vec()];
    parts(metadata, &entries, source)
}

/// Replaces a cast of the extracted parts of memory by the memory, or uses its base.
fn past_metadata(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let metadata = site.def(
        site.operand(0)?,
        cx.op_name("memref.extract_strided_metadata"),
    )?;
    let (source, ty) = (metadata.operand(0)?, site.result_type(0)?);
    let source_parts = parts(&site, &Slice::of(&site, 1)?.0, ty)?;
    if source_parts != extracted_parts(&metadata)? {
        rw.set_operand(op, 0, source);
        return Some(());
    }
    replace_by_cast(rw, op, cx.op_name("memref.cast"), source)
}

/// Turns constant operands into properties, and casts the result to its type.
fn constants(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let source = site.operand(0)?;
    let before = Slice::of(&site, 1)?;
    let after = parts(&site, &before.0, site.result_type(0)?)?;
    let [offsets, sizes, strides] = &after.0;
    let is_negative = |entry: &Entry| matches!(entry, Entry::Constant(number) if *number < 0);
    // MLIR makes invalid memory out of a negative offset or size.
    if before == after || offsets.iter().chain(sizes).any(is_negative) {
        return None;
    }
    let number = |entry: &Entry| entry.number();
    let layout = Layout {
        strides: strides.iter().map(number).collect(),
        offset: offsets.first().and_then(number),
    };
    let sizes = sizes.iter().map(|size| u64::try_from(number(size)?).ok());
    let made = layout.memory(cx, site.type_of(source), sizes)?;
    replace_with_cast(rw, op, source, &after, made)
}

/// Replaces constant parts by constants, and reads the parts of memory before a cast.
pub(super) fn known_parts(site: &Site<'_>) -> Option<Fold> {
    let cx = site.context();
    let constants = used_constants(site);
    let source_memory = site.operand(0)?;
    let cast = site.def(source_memory, cx.op_name("memref.cast"));
    let cast = cast.and_then(|cast| cast.operand(0));
    let cast = cast.filter(|&source| cx.ty(site.type_of(source)).shape().is_some());
    let is_changed = !constants.is_empty() || cast.is_some();
    is_changed.then(|| Fold::Partial {
        constants,
        operands: vec![cast.unwrap_or(source_memory)],
    })
}

fn used_constants(site: &Site<'_>) -> Vec<(ValueId, Attr)> {
    let Some(Slice(parts)) = extracted_parts(site) else {
        return Vec::new();
    };
    let parts = site.results().skip(1).zip(parts.into_iter().flatten());
    parts
        .filter_map(|(value, part)| match part {
            Entry::Constant(number) if site.body().has_uses(value) => {
                let number = i128::from(number);
                Some((value, site.context().integer_attr(number, Type::INDEX)))
            }
            _ => None,
        })
        .collect()
}
