//! The maps from the loops of a structured operation to the dimensions of its operands.

use crate::shared::affine_maps;
use pass_ir::data::{Affine, AffineExpr, AttrData, Dim};
use pass_ir::{Context, OpRef, Type};

/// Operations with a loop for each dimension, whose operands are scalars or have all dimensions in order.
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

/// The loops of the dimensions of each operand, of operations with fixed ranks.
const FIXED_RANK: &[(&str, &[&[u32]])] = &[
    ("linalg.batch_matvec", &[&[0, 1, 2], &[0, 2], &[0, 1]]),
    ("linalg.batch_vecmat", &[&[0, 2], &[0, 2, 1], &[0, 1]]),
    ("linalg.dot", &[&[0], &[0], &[]]),
    ("linalg.matvec", &[&[0, 1], &[1], &[0]]),
    ("linalg.vecmat", &[&[1], &[1, 0], &[0]]),
];

/// The attributes that may list the maps: the property, and the one that MLIR adds to named operations.
const MAP_LISTS: [&str; 2] = ["indexing_maps", "linalg.memoized_indexing_maps"];

/// Returns the map of each operand from the loops to its dimensions, or `None` if one is not known.
pub(super) fn of(op: OpRef<'_>) -> Option<Vec<Affine>> {
    let cx = op.context();
    if let Some(maps) = MAP_LISTS.iter().find_map(|key| op.attr_named(key)) {
        let maps = cx.attr(maps).as_array()?.iter();
        return maps.map(|&map| cx.attr(map).as_affine().cloned()).collect();
    }
    let loops = loops_by_name(op)?;
    let count = loops.iter().flatten().max().map_or(0, |last| last + 1);
    let map = |loops: Vec<u32>| Affine {
        dims: count,
        symbols: 0,
        exprs: loops.into_iter().map(AffineExpr::Dim).collect(),
        equalities: None,
    };
    Some(loops.into_iter().map(map).collect())
}

/// Returns, for each operand, the loop of each of its dimensions, or `None` if a map is not a projection of the loops.
pub(super) fn loops(op: OpRef<'_>) -> Option<Vec<Vec<u32>>> {
    of(op)?
        .iter()
        .map(|map| projected_loops(&map.exprs))
        .collect()
}

fn loops_by_name(op: OpRef<'_>) -> Option<Vec<Vec<u32>>> {
    let cx = op.context();
    let name = op.name_str();
    if let Some((_, loops)) = FIXED_RANK.iter().find(|(other, _)| *other == name) {
        return Some(loops.iter().map(|loops| loops.to_vec()).collect());
    }
    let rank = |value| cx.ty(op.type_of(value)).shape().map_or(0, <[_]>::len);
    let every_dim = |value| (0..rank(value) as u32).collect::<Vec<u32>>();
    match name {
        "linalg.transpose" => {
            let (order, dims) = (
                unsigned_array(op, "permutation")?,
                every_dim(op.operand(0)?),
            );
            let position = |dim: &u32| order.iter().position(|ordered| ordered == dim);
            let source = dims
                .iter()
                .map(|dim| position(dim).map(|position| position as u32));
            Some(vec![source.collect::<Option<_>>()?, dims])
        }
        // `dimensions` are those of the operand with the higher rank.
        "linalg.broadcast" | "linalg.reduce" => {
            let dropped = unsigned_array(op, "dimensions")?;
            let largest = op.operands().max_by_key(|&value| rank(value))?;
            let loops = every_dim(largest);
            let operand_loops = |value| {
                if rank(value) == loops.len() {
                    loops.clone()
                } else {
                    let remaining = loops.iter().filter(|dim| !dropped.contains(dim));
                    remaining.copied().collect()
                }
            };
            Some(op.operands().map(operand_loops).collect())
        }
        _ if ELEMENTWISE.contains(&name) => {
            let loops = every_dim(op.operands().last()?);
            let is_scalar = |value| cx.ty(op.type_of(value)).shape().is_none();
            let operand_loops = |value| {
                if is_scalar(value) {
                    Vec::new()
                } else {
                    loops.clone()
                }
            };
            Some(op.operands().map(operand_loops).collect())
        }
        _ => None,
    }
}

fn unsigned_array(op: OpRef<'_>, key: &str) -> Option<Vec<u32>> {
    let list = op.int_array(key)?.iter();
    list.map(|&dim| u32::try_from(dim).ok()).collect()
}

pub(super) fn loop_size(op: OpRef<'_>, number: u32) -> Option<u64> {
    let types: Vec<Type> = op.operands().map(|operand| op.type_of(operand)).collect();
    let sizes = first_sizes(op.context(), &of(op)?, &types)?;
    *sizes.get(number as usize)?
}

/// A loop, and a dimension whose index is the loop.
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

/// Returns what is wrong with maps of which none gives the dimension that runs with a loop, or `None` if one does for each.
pub(super) fn missing_loop(cx: &Context, maps: &[Affine]) -> Option<String> {
    let exprs: Vec<AffineExpr> = maps.iter().flat_map(|map| map.exprs.clone()).collect();
    let dims = maps.iter().map(|map| map.dims).max()?;
    let is_given = |number: u32| exprs.contains(&AffineExpr::Dim(number));
    if exprs.is_empty() || (0..dims).all(is_given) {
        return None;
    }
    let all = Affine {
        dims,
        exprs: exprs.into(),
        ..maps.first()?.clone()
    };
    let text = cx.attr_text(cx.intern_attr(AttrData::Affine(Box::new(all))));
    let text = text.trim_start_matches("affine_map<").trim_end_matches('>');
    Some(format!(
        "invalid indexing maps are non-invertible: ({text})"
    ))
}

/// Returns the error in the static sizes of operands, or `None` if there is none, or if a loop has no static size.
pub(super) fn size_error(cx: &Context, maps: &[Affine], types: &[Type]) -> Option<String> {
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

/// Returns whether static sizes of operands of these types may contradict each other, as for a structured operation with
/// unknown maps.
pub(super) fn may_contradict(op: OpRef<'_>, types: &[Type]) -> bool {
    let cx = op.context();
    match of(op) {
        Some(maps) => {
            static_sizes(cx, &maps, types).is_none() || size_error(cx, &maps, types).is_some()
        }
        None => cx.implements(op.name(), "LinalgOp"),
    }
}

/// Returns whether the dimensions are the loops in some order, so that the loops visit all elements.
pub(super) fn is_permutation(map: &Affine) -> bool {
    projected_loops(&map.exprs).is_some_and(|loops| loops.len() == map.dims as usize)
}

/// Returns the loops that a map projects to, or `None` if an expression is not a loop or repeats one.
fn projected_loops(exprs: &[AffineExpr]) -> Option<Vec<u32>> {
    let mut found = Vec::new();
    for expr in exprs {
        match expr {
            AffineExpr::Dim(dim) if !found.contains(dim) => found.push(*dim),
            _ => return None,
        }
    }
    Some(found)
}
