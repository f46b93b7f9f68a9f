//! A collapse behind an expansion, or the other way round, of tensors and of memory, as one of them.

use crate::shared::reshapes::{Groups, groups, has_layout, reassociation};
use pass_ir::rewrite::{Rewriter, Site};
use pass_ir::{InsertPoint, OpId, OpSpec, Type, ValueId};

struct Pair {
    source: ValueId,
    from: Type,
    to: Type,
    names: [String; 2],
    outer: Groups,
    inner: Groups,
}

impl Pair {
    fn of(site: &Site<'_>, inverse: &str) -> Option<Self> {
        let cx = site.context();
        let outer_name = cx.op_name_str(site.name());
        let (dialect, _) = outer_name.split_once('.')?;
        let names = ["expand_shape", "collapse_shape"].map(|kind| format!("{dialect}.{kind}"));
        let inner = site.def(
            site.operand(0)?,
            cx.op_name(&format!("{dialect}.{inverse}")),
        )?;
        let source = inner.operand(0)?;
        let (from, to) = (site.type_of(source), site.result_type(0)?);
        let types = [from, site.type_of(site.operand(0)?), to];
        if from == to || types.iter().any(|&ty| has_layout(cx, ty)) {
            return None;
        }
        Some(Self {
            source,
            from,
            to,
            names,
            outer: groups(site)?,
            inner: groups(&inner)?,
        })
    }

    /// Puts an operation with these groups in place of the outer one: a cast if the rank stays. The result of an
    /// expansion has to be static.
    fn replace(&self, rw: &mut Rewriter<'_>, op: OpId, groups: &Groups) -> Option<()> {
        let cx = rw.context();
        let shapes = [self.from, self.to].map(|ty| cx.ty(ty).shape());
        let [from, to] = [shapes[0]?, shapes[1]?];
        if from.len() == to.len() {
            return None;
        }
        let is_expansion = from.len() < to.len();
        let sizes = to.iter().map(|dim| i64::try_from(dim.size?).ok());
        let sizes: Option<Vec<i64>> = sizes.collect();
        let name = &self.names[usize::from(!is_expansion)];
        let (operands, results) = ([self.source], [self.to]);
        let mut spec = OpSpec::new(cx.op_name(name), rw.body().location(op))
            .operands(&operands)
            .results(&results)
            .attr(cx.ident("reassociation"), reassociation(cx, groups));
        if is_expansion {
            let sizes = cx.dense_array_attr(Type::I64, &sizes?);
            spec = spec.attr(cx.ident("static_output_shape"), sizes);
        }
        let made = rw.create(&spec, InsertPoint::Before(op));
        let value = rw.body().result(made, 0)?;
        rw.replace(op, &[value]);
        Some(())
    }
}

/// Merges a collapse of an expansion if the groups of one consist of whole groups of the other.
pub(crate) fn collapse_of_expansion(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let pair = Pair::of(&rw.site(op), "expand_shape")?;
    let (fine, coarse) = if pair.inner.len() > pair.outer.len() {
        (&pair.inner, &pair.outer)
    } else {
        (&pair.outer, &pair.inner)
    };
    let mut fine = fine.iter().zip(0i64..).peekable();
    let mut composed = Groups::new();
    for group in coarse {
        let mut is_whole = false;
        let (last, mut places) = (group.last(), Vec::new());
        while let Some((part, place)) = fine.next_if(|(part, _)| part.last() <= last) {
            places.push(place);
            is_whole = part.last() == last;
            if is_whole {
                break;
            }
        }
        if !is_whole {
            return None;
        }
        composed.push(places);
    }
    if fine.next().is_some() && !coarse.is_empty() {
        return None;
    }
    pair.replace(rw, op, &composed)
}

/// Merges an expansion of a collapse, if the static sizes of each group determine the result.
pub(crate) fn expansion_of_collapse(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let cx = rw.context();
    let pair = Pair::of(&rw.site(op), "collapse_shape")?;
    let sizes = |ty: Type| -> Option<Vec<u64>> {
        let dims = cx.ty(ty).shape()?;
        dims.iter().map(|dim| dim.size).collect()
    };
    let (from, to) = (sizes(pair.from)?, sizes(pair.to)?);
    let composed = if from.len() > to.len() {
        collapsing((&pair.inner, &from), (&pair.outer, &to))?
    } else {
        collapsing((&pair.outer, &to), (&pair.inner, &from))?
    };
    pair.replace(rw, op, &composed)
}

/// Returns the groups by which the sizes of `from` become those of `to`, within each of the groups that both have in
/// common.
fn collapsing(from: (&Groups, &[u64]), to: (&Groups, &[u64])) -> Option<Groups> {
    // Next to a scalar there are no groups, and all dimensions are of size 1.
    let or_one_group = |groups: &Groups, rank: usize| {
        if groups.is_empty() {
            vec![(0..rank as i64).collect()]
        } else {
            groups.clone()
        }
    };
    let groups = [
        or_one_group(from.0, from.1.len()),
        or_one_group(to.0, to.1.len()),
    ];
    let mut composed = Groups::new();
    for (group, expected) in groups[0].iter().zip(&groups[1]) {
        let size = |sizes: &[u64], place: i64| sizes.get(usize::try_from(place).ok()?).copied();
        let mut rest = group.iter().copied();
        for &place in expected {
            let (target, mut product, mut places) = (size(to.1, place)?, 1u64, Vec::new());
            while product < target || places.is_empty() {
                let next = rest.next()?;
                product = product.checked_mul(size(from.1, next)?)?;
                places.push(next);
            }
            if product != target {
                return None;
            }
            composed.push(places);
        }
        for place in rest {
            let last = composed
                .last_mut()
                .filter(|_| size(from.1, place) == Some(1));
            last?.push(place);
        }
    }
    Some(composed)
}
