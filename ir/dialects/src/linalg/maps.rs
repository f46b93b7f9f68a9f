//! The maps from the loops of a structured operation to the dimensions of its operands.

use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr, AttrData, Dim};
use pass_ir::{Context, OpRef, Type};

/// Operations of one loop for each dimension, where every operand is a scalar or has all the dimensions in order.
const ELEMENTWISE: &[&str] = &[
    "linalg.abs",
    "linalg.add",
    "linalg.ceil",
    "linalg.copy",
    "linalg.div",
    "linalg.div_unsigned",
    "linalg.erf",
    "linalg.exp",
    "linalg.fill",
    "linalg.floor",
    "linalg.log",
    "linalg.map",
    "linalg.max",
    "linalg.min",
    "linalg.mul",
    "linalg.negf",
    "linalg.powf",
    "linalg.reciprocal",
    "linalg.round",
    "linalg.rsqrt",
    "linalg.select",
    "linalg.softmax",
    "linalg.sqrt",
    "linalg.square",
    "linalg.sub",
    "linalg.tanh",
];

/// Other operations, with the loops of the dimensions of each operand.
const OTHERS: &[(&str, &[&[u32]])] = &[
    ("linalg.batch_matvec", &[&[0, 1, 2], &[0, 2], &[0, 1]]),
    ("linalg.batch_vecmat", &[&[0, 2], &[0, 2, 1], &[0, 1]]),
    ("linalg.dot", &[&[0], &[0], &[]]),
    ("linalg.matvec", &[&[0, 1], &[1], &[0]]),
    ("linalg.vecmat", &[&[1], &[1, 0], &[0]]),
];

/// Where an operation lists its maps: as a property, or those that MLIR has made for a named one.
const LISTS: [&str; 2] = ["indexing_maps", "linalg.memoized_indexing_maps"];

/// Returns the map of each operand from the loops to its dimensions, or `None` if one is not known.
pub(super) fn of(op: OpRef<'_>) -> Option<Vec<Affine>> {
    let cx = op.context();
    if let Some(maps) = LISTS.iter().find_map(|key| op.attr_named(key)) {
        let maps = cx.attr(maps).as_array()?.iter();
        return maps.map(|&map| cx.attr(map).as_affine().cloned()).collect();
    }
    let loops = by_name(op)?;
    let count = loops.iter().flatten().max().map_or(0, |most| most + 1);
    let map = |loops: Vec<u32>| Affine {
        dims: count,
        symbols: 0,
        exprs: loops.into_iter().map(AffineExpr::Dim).collect(),
        equalities: None,
    };
    Some(loops.into_iter().map(map).collect())
}

/// Returns, for each operand, the loop of each of its dimensions; `None` if an indexing map is not a projection of
/// loops.
pub(super) fn loops(op: OpRef<'_>) -> Option<Vec<Vec<u32>>> {
    of(op)?.iter().map(|map| choice(&map.exprs)).collect()
}

fn by_name(op: OpRef<'_>) -> Option<Vec<Vec<u32>>> {
    let cx = op.context();
    let name = op.name_str();
    if let Some((_, loops)) = OTHERS.iter().find(|(other, _)| *other == name) {
        return Some(loops.iter().map(|loops| loops.to_vec()).collect());
    }
    let rank = |value| cx.ty(op.type_of(value)).shape().map_or(0, <[_]>::len);
    let every_dim = |value| (0..rank(value) as u32).collect::<Vec<u32>>();
    match name {
        "linalg.transpose" => {
            let (order, ranks) = (listed(op, "permutation")?, every_dim(op.operand(0)?));
            let place = |dim: &u32| order.iter().position(|ordered| ordered == dim);
            let from = ranks.iter().map(|dim| place(dim).map(|place| place as u32));
            Some(vec![from.collect::<Option<_>>()?, ranks])
        }
        // The dimensions that are listed are those of the broadcast tensor, or of the one that is reduced.
        "linalg.broadcast" | "linalg.reduce" => {
            let dropped = listed(op, "dimensions")?;
            let most = op.operands().max_by_key(|&value| rank(value))?;
            let (most, loops) = (rank(most), every_dim(most));
            let some = |value| {
                if rank(value) == most {
                    loops.clone()
                } else {
                    let remaining = loops.iter().filter(|dim| !dropped.contains(dim));
                    remaining.copied().collect()
                }
            };
            Some(op.operands().map(some).collect())
        }
        _ if ELEMENTWISE.contains(&name) => Some(op.operands().map(every_dim).collect()),
        _ => None,
    }
}

fn listed(op: OpRef<'_>, key: &str) -> Option<Vec<u32>> {
    let list = op.int_array(key)?.iter();
    list.map(|&dim| u32::try_from(dim).ok()).collect()
}

pub(super) fn loop_size(op: OpRef<'_>, number: u32) -> Option<u64> {
    let types: Vec<Type> = op.operands().map(|operand| op.type_of(operand)).collect();
    let sizes = first_sizes(op.context(), &of(op)?, &types)?;
    *sizes.get(number as usize)?
}

/// A loop, and a dimension that it alone runs over.
type LoopDim<'c> = (u32, &'c Dim);

fn loop_dims<'c>(cx: &'c Context, maps: &[Affine], types: &[Type]) -> Vec<LoopDim<'c>> {
    let mut found = Vec::new();
    for (map, &ty) in maps.iter().zip(types) {
        let shape = cx.ty(ty).shape().unwrap_or_default();
        for (expr, dim) in map.exprs.iter().zip(shape) {
            if let AffineExpr::Dim(number) = expr {
                found.push((*number, dim));
            }
        }
    }
    found
}

/// Returns the size of the first dimension of each loop, or `None` if a loop has none.
fn first_sizes(cx: &Context, maps: &[Affine], types: &[Type]) -> Option<Vec<Option<u64>>> {
    let dims = loop_dims(cx, maps, types);
    let first = |number: u32| {
        let dim = dims.iter().find(|(of, _)| *of == number);
        dim.map(|(_, dim)| dim.size)
    };
    (0..maps.first()?.dims).map(first).collect()
}

/// Returns the static size of each loop, where one is known, or `None` if two of them contradict each other.
pub(super) fn static_sizes(
    cx: &Context,
    maps: &[Affine],
    types: &[Type],
) -> Option<Vec<Option<u64>>> {
    let count = maps.first().map_or(0, |map| map.dims);
    let mut found = vec![None; count as usize];
    for (number, dim) in loop_dims(cx, maps, types) {
        let known = found.get_mut(number as usize)?;
        match (*known, dim.size) {
            (Some(known), Some(size)) if known != size => return None,
            (_, size) => *known = known.or(size),
        }
    }
    Some(found)
}

/// Returns what is wrong with static sizes of operands, or `None` if nothing is, or if a loop has no static size.
pub(super) fn conflict(cx: &Context, maps: &[Affine], types: &[Type]) -> Option<String> {
    let sizes = first_sizes(cx, maps, types)?.into_iter();
    let last = sizes.map(|size| i64::try_from(size?).ok()?.checked_sub(1));
    let last: Vec<i64> = last.collect::<Option<_>>()?;
    for (number, (map, &ty)) in maps.iter().zip(types).enumerate() {
        let start = affine_maps::evaluate(map, |_| Some(0))?;
        let end = affine_maps::evaluate(map, |place| last.get(place).copied())?;
        let shape = cx.ty(ty).shape().unwrap_or_default();
        for (place, (dim, ends)) in shape.iter().zip(start.into_iter().zip(end)).enumerate() {
            let Some(size) = dim.size.and_then(|size| i64::try_from(size).ok()) else {
                continue;
            };
            let (least, inferred) = (ends.0.min(ends.1), ends.0.max(ends.1).checked_add(1)?);
            if size == 0 {
                continue;
            }
            if least < 0 {
                let map = cx.attr_text(cx.intern_attr(AttrData::Affine(Box::new(map.clone()))));
                let map = map.trim_start_matches("affine_map<").trim_end_matches('>');
                return Some(format!(
                    "unexpected result less than 0 at expression #{place} in {map}"
                ));
            }
            let is_loop = matches!(map.exprs.get(place), Some(AffineExpr::Dim(_)));
            let expected = if is_loop && inferred != size {
                "to be"
            } else if !is_loop && inferred > size {
                "to be greater than or equal to"
            } else {
                continue;
            };
            return Some(format!(
                "inferred input/output operand #{number} has shape's dimension #{place} {expected} {inferred}, but found \
                 {size}"
            ));
        }
    }
    None
}

/// Returns whether static sizes of operands of these types may contradict each other. Those of a structured operation
/// whose maps are not known may.
pub(super) fn may_contradict(op: OpRef<'_>, types: &[Type]) -> bool {
    let cx = op.context();
    match of(op) {
        Some(maps) => {
            static_sizes(cx, &maps, types).is_none() || conflict(cx, &maps, types).is_some()
        }
        None => cx.implements(op.name(), "LinalgOp"),
    }
}

/// Returns whether the dimensions are the loops in some order, so that the loops visit all elements.
pub(super) fn is_permutation(map: &Affine) -> bool {
    choice(&map.exprs).is_some_and(|loops| loops.len() == map.dims as usize)
}

/// Returns the loops of a map that chooses each at most once.
fn choice(exprs: &[AffineExpr]) -> Option<Vec<u32>> {
    let mut found = Vec::new();
    for expr in exprs {
        match expr {
            AffineExpr::Dim(dim) if !found.contains(dim) => found.push(*dim),
            _ => return None,
        }
    }
    Some(found)
}
