//! The basis of `affine.delinearize_index` and `affine.linearize_index`, and their folds.

use super::patterns::index;
use crate::shared::folds::constant_int;
use crate::shared::slices::verify::DYNAMIC;
use crate::shared::slices::{Entry, property};
use crate::shared::some_or_ok;
use pass_ir::rewrite::{Fold, Folded, Rewriter, Site};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, Context, Ident, InsertPoint, Loc, OpId, OpSpec, Type, ValueId, name};

pub(super) const DELINEARIZE: &str = "affine.delinearize_index";
pub(super) const LINEARIZE: &str = "affine.linearize_index";

const STATIC_BASIS: &str = "static_basis";
const DISJOINT: &str = "disjoint";

/// The operands of `affine.delinearize_index` or `affine.linearize_index`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Basis {
    pub(super) indices: Vec<ValueId>,
    /// The size of each part; `None` for an unbounded first part.
    pub(super) sizes: Vec<Option<Entry>>,
    pub(super) disjoint: Option<Attr>,
}

impl Basis {
    pub(super) fn of_split(site: &Site<'_>) -> Option<Self> {
        Self::of(site, 1, site.results().len())
    }

    pub(super) fn of_join(site: &Site<'_>) -> Option<Self> {
        let parts = usize::try_from(*site.operand_segments()?.first()?).ok()?;
        Self::of(site, parts, parts)
    }

    fn of(site: &Site<'_>, first: usize, parts: usize) -> Option<Self> {
        let mut rest = site.operands().skip(first);
        let basis = site.int_array(STATIC_BASIS)?;
        let unbounded = (basis.len() + 1 == parts).then_some(None);
        let mut sizes: Vec<Option<Entry>> = unbounded.into_iter().collect();
        for &one in basis {
            sizes.push(Some(match one {
                DYNAMIC => Entry::Value(rest.next()?),
                one => Entry::Constant(one),
            }));
        }
        let disjoint = site.attr_named(DISJOINT);
        (sizes.len() == parts).then(|| Self {
            indices: site.operands().take(first).collect(),
            sizes,
            disjoint: disjoint.filter(|&disjoint| disjoint != Attr::FALSE),
        })
    }

    fn constants(&self) -> Option<Vec<i64>> {
        let sizes = self.sizes.iter().flatten();
        sizes.map(|size| size.number()).collect()
    }

    /// Returns the basis with constant operands as static sizes, or `None` if there are none.
    fn with_constants(&self, number: impl Fn(ValueId) -> Option<i64>) -> Option<Self> {
        let known = |entry: Entry| match entry {
            Entry::Constant(_) => None,
            Entry::Value(value) => number(value).filter(|&number| number > 0),
        };
        let mut new = self.clone();
        for size in new.sizes.iter_mut().flatten() {
            *size = known(*size).map_or(*size, Entry::Constant);
        }
        (new != *self).then_some(new)
    }

    /// Returns the operands of an operation of that name, and the properties that hold the sizes and the segments.
    fn operands_and_properties(
        &self,
        cx: &Context,
        op: &str,
    ) -> (Vec<ValueId>, Vec<(Ident, Attr)>) {
        let mut operands = self.indices.clone();
        let sizes: Vec<Entry> = self.sizes.iter().flatten().copied().collect();
        let numbers = property(cx, &sizes, &mut operands);
        let mut attrs = vec![(cx.ident(STATIC_BASIS), numbers)];
        if op == LINEARIZE {
            let parts = self.indices.len();
            let segments = [parts as i64, (operands.len() - parts) as i64];
            let segments = cx.dense_array_attr(Type::I32, &segments);
            attrs.push((name::OPERAND_SEGMENT_SIZES, segments));
        }
        (operands, attrs)
    }

    pub(super) fn split(&self, rw: &mut Rewriter<'_>, before: OpId, loc: Loc) -> Vec<ValueId> {
        let types = vec![Type::INDEX; self.sizes.len()];
        self.make(rw, before, (DELINEARIZE, loc), &types)
    }

    pub(super) fn join(&self, rw: &mut Rewriter<'_>, before: OpId, loc: Loc) -> Option<ValueId> {
        let made = self.make(rw, before, (LINEARIZE, loc), &[Type::INDEX]);
        made.first().copied()
    }

    fn make(
        &self,
        rw: &mut Rewriter<'_>,
        before: OpId,
        (op, loc): (&str, Loc),
        types: &[Type],
    ) -> Vec<ValueId> {
        let cx = rw.context();
        let (operands, mut attrs) = self.operands_and_properties(cx, op);
        attrs.extend(self.disjoint.map(|flag| (cx.ident(DISJOINT), flag)));
        let spec = OpSpec::new(cx.op_name(op), loc)
            .operands(&operands)
            .results(types);
        let spec = attrs
            .into_iter()
            .fold(spec, |spec, (key, value)| spec.attr(key, value));
        let made = rw.create(&spec, InsertPoint::Before(before));
        rw.body().results(made).collect()
    }
}

pub(super) fn split(site: &Site<'_>) -> Option<Fold> {
    let basis = Basis::of_split(site)?;
    if let Some(basis) = basis.with_constants(|size| constant_int(site, size)) {
        let (operands, attrs) = basis.operands_and_properties(site.context(), DELINEARIZE);
        return Some(Fold::InPlace { operands, attrs });
    }
    let &[linear] = &basis.indices[..] else {
        return None;
    };
    if basis.sizes.len() == 1 {
        return Some(linear.into());
    }
    let mut rest = constant_int(site, linear)?;
    let mut parts = Vec::new();
    let sizes = basis.constants()?;
    let divisors = sizes.iter().rev().take(basis.sizes.len() - 1);
    for &size in divisors.filter(|&&size| size > 0) {
        parts.push(rest.rem_euclid(size));
        rest = rest.div_euclid(size);
    }
    parts.push(rest);
    let parts = parts.into_iter().rev();
    let parts: Vec<Folded> = parts
        .map(|part| Folded::Constant(index(site.context(), part)))
        .collect();
    (parts.len() == basis.sizes.len()).then_some(Fold::Replace(parts))
}

pub(super) fn join(site: &Site<'_>) -> Option<Fold> {
    let basis = Basis::of_join(site)?;
    if let Some(basis) = basis.with_constants(|size| constant_int(site, size)) {
        let (operands, attrs) = basis.operands_and_properties(site.context(), LINEARIZE);
        return Some(Fold::InPlace { operands, attrs });
    }
    match basis.indices[..] {
        [] => return Some(index(site.context(), 0).into()),
        [only] => return Some(only.into()),
        _ => {}
    }
    let sizes = basis.constants()?;
    let (mut sum, mut stride) = (0i64, 1i64);
    let mut sizes = sizes.iter().rev();
    for &part in basis.indices.iter().rev() {
        sum = sum.wrapping_add(constant_int(site, part)?.wrapping_mul(stride));
        stride = stride.wrapping_mul(sizes.next().copied().unwrap_or(1));
    }
    Some(index(site.context(), sum).into())
}

/// Checks that there are as many parts as sizes, or one more, and that a dynamic size has an operand.
fn check_sizes(subject: Subject<'_>, parts: usize, dynamic: usize, counts: &str) -> Check {
    let basis = some_or_ok!(subject.int_array(STATIC_BASIS));
    subject.ensure(parts == basis.len() || parts == basis.len() + 1, counts)?;
    let markers = basis.iter().filter(|&&size| size == DYNAMIC);
    subject.ensure(
        markers.count() == dynamic,
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this \
         can only happen due to an incorrect fold/rewrite",
    )
}

pub(super) fn check_split(subject: Subject<'_>) -> Check {
    let dynamic = subject.operand_types().len().saturating_sub(1);
    check_sizes(
        subject,
        subject.result_types().len(),
        dynamic,
        "should return an index for each basis element and up to one extra index",
    )?;
    let basis = some_or_ok!(subject.int_array(STATIC_BASIS));
    subject.ensure(
        basis.iter().all(|&size| size > 0 || size == DYNAMIC),
        "no basis element may be statically non-positive",
    )
}

pub(super) fn check_join(subject: Subject<'_>) -> Check {
    check_sizes(
        subject,
        subject.operand_group(0).len(),
        subject.operand_group(1).len(),
        "should be passed a basis element for each index except possibly the first",
    )
}
