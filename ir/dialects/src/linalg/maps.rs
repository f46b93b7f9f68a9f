//! The maps from the loops of a structured operation to the dimensions of its operands.

use pass_ir::data::AffineExpr;
use pass_ir::rewrite::Site;

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

/// Returns, for each operand, the loop of each of its dimensions; `None` if an indexing map is not a projection of
/// loops.
pub(super) fn loops(site: &Site<'_>) -> Option<Vec<Vec<u32>>> {
    let cx = site.context();
    if let Some(maps) = site.attr_named("indexing_maps") {
        let maps = cx.attr(maps).as_array()?.iter();
        let each = maps.map(|&map| choice(&cx.attr(map).as_affine()?.exprs));
        return each.collect();
    }
    let name = site.name_str();
    if let Some((_, loops)) = OTHERS.iter().find(|(other, _)| *other == name) {
        return Some(loops.iter().map(|loops| loops.to_vec()).collect());
    }
    let rank = |value| cx.ty(site.type_of(value)).shape().map_or(0, <[_]>::len);
    let every_dim = |value| (0..rank(value) as u32).collect::<Vec<u32>>();
    match name {
        "linalg.transpose" => {
            let (order, ranks) = (listed(site, "permutation")?, every_dim(site.operand(0)?));
            let place = |dim: &u32| order.iter().position(|ordered| ordered == dim);
            let from = ranks.iter().map(|dim| place(dim).map(|place| place as u32));
            Some(vec![from.collect::<Option<_>>()?, ranks])
        }
        // The dimensions that are listed are those of the broadcast tensor, or of the one that is reduced.
        "linalg.broadcast" | "linalg.reduce" => {
            let dropped = listed(site, "dimensions")?;
            let most = site.operands().max_by_key(|&value| rank(value))?;
            let (most, loops) = (rank(most), every_dim(most));
            let some = |value| {
                if rank(value) == most {
                    loops.clone()
                } else {
                    let remaining = loops.iter().filter(|dim| !dropped.contains(dim));
                    remaining.copied().collect()
                }
            };
            Some(site.operands().map(some).collect())
        }
        _ if ELEMENTWISE.contains(&name) => Some(site.operands().map(every_dim).collect()),
        _ => None,
    }
}

fn listed(site: &Site<'_>, key: &str) -> Option<Vec<u32>> {
    let list = site.int_array(key)?.iter();
    list.map(|&dim| u32::try_from(dim).ok()).collect()
}

pub(super) fn loop_size(site: &Site<'_>, number: u32) -> Option<u64> {
    let operand_loops = loops(site)?;
    let mut dims = site
        .operands()
        .zip(&operand_loops)
        .filter_map(|(operand, loops)| {
            let place = loops.iter().position(|&dim| dim == number)?;
            site.context().ty(site.type_of(operand)).shape()?.get(place)
        });
    dims.next()?.size
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
