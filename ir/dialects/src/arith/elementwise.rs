//! Folds of operations whose operands are all constants, element by element.

use super::number::Number;
use crate::ub;
use pass_ir::data::{AttrData, Element, Elements};
use pass_ir::rewrite::{Fold, Folded, Site};
use pass_ir::{Attr, Type, ValueId};

pub(crate) type Compute<'f> = &'f dyn Fn(&[Number]) -> Option<Number>;

/// Folds an operation of one result; to poison, if an operand is poison.
pub(crate) fn fold(site: &Site<'_>, compute: Compute<'_>) -> Option<Fold> {
    let folded = fold_to_poison(site).or_else(|| fold_constants(site, 0, compute));
    folded.map(Fold::from)
}

pub(super) fn fold_to_poison(site: &Site<'_>) -> Option<Folded> {
    let mut operands = site.operands();
    operands.find_map(|value| poison_constant(site, value).map(Folded::Constant))
}

pub(super) fn poison_constant(site: &Site<'_>, value: ValueId) -> Option<Attr> {
    let constant = site.constant(value)?;
    ub::is_poison(site.context(), constant).then_some(constant)
}

/// Returns the constant that a result is, if all operands are constants and none is poison.
pub(crate) fn fold_constants(
    site: &Site<'_>,
    index: usize,
    compute: Compute<'_>,
) -> Option<Folded> {
    let constants = site.operands().map(|value| site.constant(value));
    let constants: Vec<Attr> = constants.collect::<Option<_>>()?;
    let ty = site.result_type(index)?;
    evaluate(site, &constants, ty, compute).map(Folded::Constant)
}

/// Returns the attribute of type `ty` that is computed from constants: one number if these are numbers or splats.
fn evaluate(site: &Site<'_>, constants: &[Attr], ty: Type, compute: Compute<'_>) -> Option<Attr> {
    let cx = site.context();
    let is_index = |ty: Type| cx.element_or_self(ty) == Type::INDEX;
    let types = constants.iter().map(|&attr| cx.attr(attr).ty());
    let indices: Vec<bool> = types.map(|ty| ty.is_some_and(is_index)).collect();
    let compute = |numbers: &[Number]| {
        if indices.contains(&true) {
            evaluate_for_both_index_widths(numbers, &indices, is_index(ty), compute)
        } else {
            compute(numbers)
        }
    };
    let numbers = constants.iter().map(|&attr| Number::of(cx, attr));
    if let Some(numbers) = numbers.collect::<Option<Vec<_>>>() {
        return compute(&numbers)?.to_attr(cx, ty);
    }
    let columns = constants.iter().map(|&attr| Column::of(site, attr));
    let columns: Vec<Column<'_>> = columns.collect::<Option<_>>()?;
    let count = cx.ty(ty).element_count()?;
    let elements = (0..count).map(|place| {
        let row = columns.iter().map(|column| column.number(site, place));
        let row: Vec<Number> = row.collect::<Option<_>>()?;
        Some(compute(&row)?.into_element())
    });
    cx.dense_attr(&elements.collect::<Option<Vec<Element>>>()?, ty)
}

/// Computes a number from numbers, some of type `index`, whose width is 32 or 64. Returns `None` if the number
/// depends on the width.
pub(crate) fn evaluate_for_both_index_widths(
    numbers: &[Number],
    indices: &[bool],
    is_index: bool,
    compute: Compute<'_>,
) -> Option<Number> {
    let narrow = numbers.iter().zip(indices).map(|(number, &is_index)| {
        if is_index {
            number.narrow_index()
        } else {
            Some(number.clone())
        }
    });
    let narrow = compute(&narrow.collect::<Option<Vec<_>>>()?)?;
    let wide = compute(numbers)?;
    let is_same = if is_index {
        wide.narrow_index() == narrow.narrow_index()
    } else {
        wide == narrow
    };
    is_same.then_some(wide)
}

struct Column<'c> {
    elements: Elements<'c>,
    ty: Type,
}

impl<'c> Column<'c> {
    fn of(site: &Site<'c>, attr: Attr) -> Option<Self> {
        let cx = site.context();
        let AttrData::Dense { ty, .. } = &*cx.attr(attr) else {
            return None;
        };
        Some(Self {
            elements: cx.elements(attr)?,
            ty: cx.ty(*ty).element()?,
        })
    }

    fn number(&self, site: &Site<'_>, place: u64) -> Option<Number> {
        Number::of_element(site.context(), self.elements.get(place)?, self.ty)
    }
}
