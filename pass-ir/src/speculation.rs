//! Speculation: whether an operation may run on a path on which it did not run before.

use crate::body::Body;
use crate::context::Context;
use crate::dialect::{Traits, op};
use crate::effects::effects_on_memory;
use crate::handle::{OpId, ValueId};
use crate::known::name;

/// Speculation.
impl Body {
    /// Whether an operation may run where it would not have run: it does not fail, loop or trap.
    #[must_use]
    pub fn is_speculatable(&self, cx: &Context, op: OpId) -> bool {
        let mut pending = vec![(self, op)];
        while let Some((body, op)) = pending.pop() {
            match body.speculation(cx, op) {
                Speculation::Never => return false,
                Speculation::Always => {}
                Speculation::AsNested => {
                    let (inner, regions) = body.regions_of(op);
                    let blocks = regions.iter().flat_map(|&region| inner.blocks(region));
                    pending.extend(
                        blocks
                            .flat_map(|block| inner.ops(block))
                            .map(|op| (inner, op)),
                    );
                }
            }
        }
        true
    }

    fn speculation(&self, cx: &Context, op: OpId) -> Speculation {
        let traits = cx.traits(self.name(op));
        if traits.has(Traits::SPECULATABLE) {
            Speculation::Always
        } else if traits.has(Traits::RECURSIVELY_SPECULATABLE) {
            Speculation::AsNested
        } else {
            self.speculation_by_operands(cx, op)
        }
    }

    /// Of operations that say so by what their operands and attributes are.
    fn speculation_by_operands(&self, cx: &Context, op: OpId) -> Speculation {
        let is_safe = match self.name(op) {
            op::ARITH_DIVUI | op::ARITH_CEILDIVUI => {
                self.divides_by(cx, op, |divisor| divisor != 0)
            }
            op::ARITH_DIVSI | op::ARITH_CEILDIVSI => {
                self.divides_by(cx, op, |divisor| divisor != 0 && divisor != -1)
            }
            op::SCF_FOR => {
                let step = self
                    .operand(op, 2)
                    .and_then(|step| self.constant_int(cx, step));
                return Speculation::as_nested_if(step == Some(1));
            }
            name if cx.traits(name).has(Traits::CONDITIONALLY_SPECULATABLE) => {
                return self.speculation_by_name(cx, op, cx.op_name_str(name));
            }
            _ => false,
        };
        if is_safe {
            Speculation::Always
        } else {
            Speculation::Never
        }
    }

    /// Of operations that have no constants of their own.
    fn speculation_by_name(&self, cx: &Context, op: OpId, name: &str) -> Speculation {
        match name {
            "affine.for" => {
                let step = self.attr(cx, op, cx.ident("step"));
                let step = step.and_then(|step| cx.attr(step).as_int()?.as_i64());
                Speculation::as_nested_if(step == Some(1))
            }
            "memref.dim" | "tensor.dim" if self.is_dim_of_known_rank(cx, op) => Speculation::Always,
            "linalg.pack" => self.speculation_of_pack(cx, op),
            "linalg.unpack" => self.speculation_by_tiles(cx, op, self.operand(op, 0), 2),
            _ if cx.implements(self.name(op), "LinalgOp") => {
                Speculation::as_nested_if(effects_on_memory(cx, self, op).is_none())
            }
            _ => Speculation::Never,
        }
    }

    /// A padded `linalg.pack` is defined whatever the sizes are.
    fn speculation_of_pack(&self, cx: &Context, op: OpId) -> Speculation {
        let groups = self.attr(cx, op, name::OPERAND_SEGMENT_SIZES);
        let groups = groups.and_then(|groups| cx.attr(groups).as_dense_array());
        match groups {
            Some([_, _, 0, _]) => self.speculation_by_tiles(cx, op, self.operand(op, 1), 2),
            Some([_, _, 1, _]) => Speculation::Always,
            _ => Speculation::Never,
        }
    }

    /// Packing without padding, and unpacking, are defined where each tile has a constant size and the dimension of the
    /// packed tensor that holds the tile is static. Dynamic tiles are the operands from `first` on.
    fn speculation_by_tiles(
        &self,
        cx: &Context,
        op: OpId,
        packed: Option<ValueId>,
        first: usize,
    ) -> Speculation {
        let tiles = self.attr(cx, op, cx.ident("static_inner_tiles"));
        let tiles = tiles.and_then(|tiles| cx.attr(tiles).as_dense_array());
        let shape = packed.and_then(|packed| cx.ty(self.value_type(packed)).shape());
        let (Some(tiles), Some(shape)) = (tiles, shape) else {
            return Speculation::Never;
        };
        let Some(inner) = shape
            .len()
            .checked_sub(tiles.len())
            .map(|start| &shape[start..])
        else {
            return Speculation::Never;
        };
        let mut dynamic = self.operands(op).skip(first);
        let mut is_constant = |tile: i64| {
            tile != DYNAMIC
                || dynamic
                    .next()
                    .is_some_and(|tile| self.constant_int(cx, tile).is_some())
        };
        let fits = tiles.iter().all(|&tile| is_constant(tile));
        if fits && inner.iter().all(|dim| dim.size.is_some()) {
            Speculation::Always
        } else {
            Speculation::Never
        }
    }

    /// Whether a size is asked for that there is.
    fn is_dim_of_known_rank(&self, cx: &Context, op: OpId) -> bool {
        let index = self
            .operand(op, 1)
            .and_then(|index| self.constant_int(cx, index));
        let source = self
            .operand(op, 0)
            .map(|source| cx.ty(self.value_type(source)));
        let rank = source
            .and_then(|ty| ty.shape())
            .map(|shape| shape.len() as i128);
        index
            .zip(rank)
            .is_some_and(|(index, rank)| (0..rank).contains(&index))
    }

    fn divides_by(&self, cx: &Context, op: OpId, fits: impl Fn(i128) -> bool) -> bool {
        let divisor = self
            .operand(op, 1)
            .and_then(|value| self.constant_splat(cx, value));
        divisor.is_some_and(fits)
    }
}

/// Stands for a size that an operand has.
const DYNAMIC: i64 = i64::MIN;

/// Where an operation may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Speculation {
    /// Anywhere.
    Always,
    /// Where all may that is nested in it.
    AsNested,
    /// Where it is.
    Never,
}

impl Speculation {
    fn as_nested_if(fits: bool) -> Self {
        if fits { Self::AsNested } else { Self::Never }
    }
}
