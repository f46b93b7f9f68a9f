//! Transpositions and broadcasts one behind the other.

use super::fill;
use crate::shared::slices::Entry;
use pass_ir::data::{Dim, TypeData};
use pass_ir::rewrite::{NewOp, Rewriter, Site};
use pass_ir::{OpId, OpSpec, Type, ValueId};

const PERMUTATION: &str = "permutation";
const DIMENSIONS: &str = "dimensions";

/// The dimensions that a property of an operation on a tensor lists, and what is read and written.
struct Order {
    list: Vec<usize>,
    source: ValueId,
    target: ValueId,
}

impl Order {
    fn of(site: &Site<'_>, key: &str) -> Option<Self> {
        site.result(0)?;
        let list = site.int_array(key)?.iter();
        let list = list.map(|&place| usize::try_from(place).ok());
        let (source, target) = site.pair()?;
        Some(Self {
            list: list.collect::<Option<_>>()?,
            source,
            target,
        })
    }

    /// Creates such an operation before `op`, with the name and body of `other`, and returns its result.
    fn make(self, rw: &mut Rewriter<'_>, op: OpId, other: OpId, key: &str) -> Option<ValueId> {
        let cx = rw.context();
        let list: Vec<i64> = self.list.iter().map(|&place| place as i64).collect();
        let (operands, results) = (
            [self.source, self.target],
            [rw.body().value_type(self.target)],
        );
        let spec = OpSpec::new(rw.body().name(other), rw.body().location(op))
            .operands(&operands)
            .results(&results)
            .attr(cx.ident(key), cx.dense_array_attr(Type::I64, &list))
            .regions(1);
        fill::with_body_of(rw, other, op, &spec)
    }
}

pub(super) fn twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let mut order = Order::of(&site, PERMUTATION)?;
    let inner = Order::of(&site.def(order.source, site.name())?, PERMUTATION)?;
    for place in &mut order.list {
        *place = *inner.list.get(*place)?;
    }
    order.source = inner.source;
    let made = order.make(rw, op, op, PERMUTATION)?;
    rw.replace(op, &[made]);
    Some(())
}

pub(super) fn broadcast_twice(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let mut order = Order::of(&site, DIMENSIONS)?;
    let inner = Order::of(&site.def(order.source, site.name())?, DIMENSIONS)?;
    let rank = site.context().ty(site.type_of(order.target)).shape()?.len();
    let remaining: Vec<usize> = (0..rank)
        .filter(|place| !order.list.contains(place))
        .collect();
    for place in inner.list {
        order.list.push(*remaining.get(place)?);
    }
    order.list.sort_unstable();
    order.source = inner.source;
    let made = order.make(rw, op, op, DIMENSIONS)?;
    rw.replace(op, &[made]);
    Some(())
}

/// Swaps a transposition with a broadcast that has no other user.
pub(super) fn past_broadcast(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let (cx, site) = (rw.context(), rw.site(op));
    let order = Order::of(&site, PERMUTATION)?;
    let before = site.def(order.source, cx.op_name("linalg.broadcast"))?;
    let inner = Order::of(&before, DIMENSIONS)?;
    let ty = site.type_of(inner.source);
    let is_plain = matches!(cx.ty(ty), TypeData::Tensor { encoding: None, .. });
    if site.body().uses(order.source).count() != 1 || !is_plain {
        return None;
    }
    let places = order.list.iter();
    let remaining = places.filter(|place| !inner.list.contains(place));
    let rank_of = |place: &usize| place - inner.list.iter().filter(|&other| other < place).count();
    let list: Vec<usize> = remaining.map(rank_of).collect();
    let place = |dim: &usize| order.list.iter().position(|ordered| ordered == dim);
    let places: Option<Vec<usize>> = inner.list.iter().map(place).collect();
    let (broadcast, source) = (before.id(), inner.source);
    let target = empty(rw, op, source, &list)?;
    let moved = Order {
        list,
        source,
        target,
    };
    let outer = Order {
        list: places?,
        source: moved.make(rw, op, op, PERMUTATION)?,
        target: order.target,
    };
    let made = outer.make(rw, op, broadcast, DIMENSIONS)?;
    rw.replace(op, &[made]);
    Some(())
}

/// Returns a tensor without contents that has the sizes of another one in another order.
fn empty(rw: &mut Rewriter<'_>, op: OpId, like: ValueId, order: &[usize]) -> Option<ValueId> {
    let (cx, loc) = (rw.context(), rw.body().location(op));
    let ty = rw.body().value_type(like);
    let rank = cx.ty(ty).shape()?.len();
    let sizes = (0..rank).map(|place| fill::size(rw, op, like, place));
    let sizes: Vec<Entry> = sizes.collect::<Option<_>>()?;
    let (mut shape, mut operands) = (Vec::new(), Vec::new());
    for &place in order {
        let size = match *sizes.get(place)? {
            Entry::Constant(size) => Some(u64::try_from(size).ok()?),
            Entry::Value(size) => {
                operands.push(size);
                None
            }
        };
        let scalable = false;
        shape.push(Dim { size, scalable });
    }
    let ty = cx.with_shape(ty, shape)?;
    let empty = NewOp::new(cx.op_name("tensor.empty"), &operands, ty);
    rw.make(op, loc, &empty)
}
