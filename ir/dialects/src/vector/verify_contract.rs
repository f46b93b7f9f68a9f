//! Invariants of operations of `vector` that combine elements: contractions, products, scans.

use super::verify_shapes::{operand, result, vector};
use pass_ir::Type;
use pass_ir::data::{Affine, AffineExpr, AttrData, Dim, TypeData};
use pass_ir::verify::{Check, Invariants, Subject, VerifyFn};

const fn own(check: VerifyFn) -> Invariants {
    Invariants {
        own: Some(check),
        ..Invariants::NONE
    }
}

pub(super) const CONTRACT: Invariants = own(check_contraction);
pub(super) const OUTER_PRODUCT: Invariants = own(check_outer_product);
pub(super) const SCAN: Invariants = own(check_scan);

/// Kinds of reductions that are for integers alone, and those for floating-point numbers alone.
const INTEGER_KINDS: &[&str] = &["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
const FLOAT_KINDS: &[&str] = &["maximumf", "maxnumf", "minimumf", "minnumf"];

/// The kind by which elements of a type are combined, if it is not for these elements.
pub(super) fn unsupported_kind(
    subject: Subject<'_>,
    ty: Option<Type>,
) -> Option<(&'static str, Type)> {
    let cx = subject.context();
    let element = cx.ty(ty?).element().or(ty)?;
    let kind = cx.attr(subject.attr(cx.ident("kind"))?);
    let AttrData::Dialect { rest, .. } = &*kind else {
        return None;
    };
    let kind = cx.str(*rest).strip_prefix(".kind<")?.strip_suffix('>')?;
    let refused = match cx.ty(element) {
        TypeData::Float(_) => INTEGER_KINDS,
        TypeData::Integer { .. } | TypeData::Index => FLOAT_KINDS,
        _ => return None,
    };
    let kind = refused.iter().find(|one| **one == kind)?;
    Some((kind, element))
}

/// The maps of a contraction, and which of its dimensions are reduced.
struct Contraction {
    maps: Vec<Affine>,
    is_reduced: Vec<bool>,
}

impl Contraction {
    fn of(subject: Subject<'_>) -> Option<Self> {
        let cx = subject.context();
        let list = |key| Some(cx.attr(subject.attr(cx.ident(key))?));
        let map = |&map| cx.attr(map).as_affine().cloned();
        let maps = list("indexing_maps")?;
        let maps = maps.as_array()?.iter().map(map).collect::<Option<_>>()?;
        let is_reduced = |&one| match &*cx.attr(one) {
            AttrData::Dialect { rest, .. } => match cx.str(*rest) {
                ".iterator_type<reduction>" => Some(true),
                ".iterator_type<parallel>" => Some(false),
                _ => None,
            },
            _ => None,
        };
        let kinds = list("iterator_types")?;
        let is_reduced = kinds
            .as_array()?
            .iter()
            .map(is_reduced)
            .collect::<Option<_>>()?;
        Some(Self { maps, is_reduced })
    }

    /// The place of a dimension among the results of a map.
    fn place(&self, map: usize, dim: usize) -> Option<usize> {
        let is_wanted = |expr: &AffineExpr| is_dim(expr) == Some(dim);
        self.maps[map].exprs.iter().position(is_wanted)
    }

    /// The places in the first two vectors of dimensions that both have, reduced ones or others.
    fn pairs(&self, reduced: bool) -> impl Iterator<Item = (usize, usize)> + '_ {
        let dims = 0..self.is_reduced.len();
        let dims = dims.filter(move |&dim| self.is_reduced[dim] == reduced);
        dims.filter_map(|dim| Some((self.place(0, dim)?, self.place(1, dim)?)))
    }
}

fn is_dim(expr: &AffineExpr) -> Option<usize> {
    match expr {
        AffineExpr::Dim(dim) => usize::try_from(*dim).ok(),
        _ => None,
    }
}

fn check_contraction(subject: Subject<'_>) -> Check {
    let Some(contraction) = Contraction::of(subject) else {
        return Ok(());
    };
    if contraction.maps.len() != 3 {
        return subject.fail("expected an indexing map for each vector operand");
    }
    for index in 0..3 {
        check_map(subject, &contraction, index)?;
    }
    let vectors = [0, 1].map(|index| vector(subject, operand(subject, index)));
    let [Some((one, _)), Some((two, _))] = vectors else {
        return Ok(());
    };
    if contraction.pairs(true).next().is_none() {
        return subject.fail("expected at least one contracting dimension pair");
    }
    for (reduced, name) in [(true, "contracting"), (false, "batch")] {
        let mut pairs = contraction.pairs(reduced);
        if pairs.any(|(left, right)| one[left].size != two[right].size) {
            return subject.fail(format!("invalid {name} dimension map"));
        }
    }
    check_combined(subject, &contraction, [one, two])?;
    match unsupported_kind(subject, result(subject)) {
        Some(_) => subject.fail("unsupported contraction type"),
        None => Ok(()),
    }
}

/// A map from all dimensions to some of them, one for each dimension of the operand.
fn check_map(subject: Subject<'_>, contraction: &Contraction, index: usize) -> Check {
    let map = &contraction.maps[index];
    let rank = vector(subject, operand(subject, index)).map_or(0, |(shape, _)| shape.len());
    let dims = contraction.is_reduced.len();
    let mut seen = vec![false; map.dims as usize];
    let mut is_new = |expr: &AffineExpr| {
        let place = is_dim(expr).and_then(|dim| seen.get_mut(dim));
        place.is_some_and(|seen| !std::mem::replace(seen, true))
    };
    let wanted = if map.symbols != 0 {
        "to have no symbols".to_owned()
    } else if map.dims as usize != dims {
        format!("to have {dims} number of inputs")
    } else if map.exprs.len() != rank {
        format!("to have {rank} number of outputs")
    } else if !map.exprs.iter().all(&mut is_new) {
        "to be a projected permutation of its inputs".to_owned()
    } else {
        return Ok(());
    };
    subject.fail(format!("expected indexing map {index} {wanted}"))
}

/// The initial value and the result have the sizes of the dimensions that their map names.
fn check_combined(subject: Subject<'_>, contraction: &Contraction, vectors: [&[Dim]; 2]) -> Check {
    let ends = [operand(subject, 2), result(subject)];
    let [start, found] = ends.map(|ty| vector(subject, ty));
    let reduced: Vec<(usize, usize)> = contraction.pairs(true).collect();
    let batches = contraction.pairs(false).count();
    let kept = vectors[0].len() + vectors[1].len() - 2 * reduced.len() - batches;
    let message = "invalid accumulator/result vector shape";
    if kept == 0 {
        return match (start, found) {
            (None, None) => Ok(()),
            _ => subject.fail(message),
        };
    }
    let (Some(_), Some((shape, element))) = (start, found) else {
        return subject.fail(message);
    };
    let size = |dim: usize| {
        let places = [0, 1].map(|map| contraction.place(map, dim));
        let [one, two] = places;
        one.map(|place| vectors[0][place].size)
            .or(two.map(|place| vectors[1][place].size))
    };
    if (0..contraction.is_reduced.len()).any(|dim| size(dim).is_none()) {
        return subject.fail("expected all dimensions to be either a LHS or a RHS dimension");
    }
    let dims = contraction.maps[2].exprs.iter().zip(shape);
    let wanted = dims.map(|(expr, dim)| Dim {
        size: is_dim(expr).and_then(size).flatten(),
        scalable: dim.scalable,
    });
    let wanted = subject.context().intern_type(TypeData::Vector {
        shape: wanted.collect(),
        element,
    });
    if ends == [Some(wanted); 2] {
        return Ok(());
    }
    subject.fail(format!(
        "{message}, expected: '{}'",
        subject.type_text(wanted)
    ))
}

/// The initial value has the sizes of the source, but that of the dimension that is reduced.
fn check_scan(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let dim = subject.attr(cx.ident("reduction_dim"));
    let dim = dim.and_then(|dim| cx.attr(dim).as_int()?.as_i64());
    let vectors = [0, 1].map(|index| vector(subject, operand(subject, index)));
    let (Some(dim), [Some((source, _)), Some((start, _))]) = (dim, vectors) else {
        return Ok(());
    };
    let rank = source.len();
    let Some(place) = usize::try_from(dim).ok().filter(|&dim| dim < rank) else {
        return subject.fail(format!(
            "reduction dimension {dim} has to be less than {rank}"
        ));
    };
    if start.len() != rank - 1 {
        return subject.fail(format!(
            "initial value rank {} has to be equal to {}",
            start.len(),
            rank - 1
        ));
    }
    let mut wanted: Vec<_> = source.iter().map(|dim| dim.size).collect();
    wanted.remove(place);
    if !start.iter().map(|dim| dim.size).eq(wanted) {
        return subject.fail("incompatible input/initial value shapes");
    }
    match unsupported_kind(subject, result(subject)) {
        None => Ok(()),
        Some((kind, element)) => subject.fail(format!(
            "unsupported reduction type '{}' for kind '{kind}'",
            subject.type_text(element)
        )),
    }
}

/// A matrix of the products of two vectors, or the products of a vector and a number.
fn check_outer_product(subject: Subject<'_>) -> Check {
    let vectors = [operand(subject, 0), operand(subject, 1), result(subject)];
    let [Some((one, _)), two, Some((to, _))] = vectors.map(|ty| vector(subject, ty)) else {
        return Ok(());
    };
    if one.len() != 1 {
        return subject.fail("expected 1-d vector for operand #1");
    }
    let same = |a: &Dim, b: &Dim| a.size == b.size;
    match two {
        Some((two, _)) => {
            if two.len() != 1 {
                return subject.fail("expected 1-d vector for operand #2");
            }
            if to.len() != 2 {
                return subject.fail("expected 2-d vector result");
            }
            if !same(&one[0], &to[0]) {
                return subject.fail("expected #1 operand dim to match result dim #1");
            }
            if !same(&two[0], &to[1]) {
                return subject.fail("expected #2 operand dim to match result dim #2");
            }
            if one[0].scalable && !two[0].scalable {
                return subject.fail("expected either both or only #2 operand dim to be scalable");
            }
        }
        None if to.len() != 1 => return subject.fail("expected 1-d vector result"),
        None if !same(&one[0], &to[0]) => {
            return subject.fail("expected #1 operand dim to match result dim #1");
        }
        None => {}
    }
    if operand(subject, 2).is_some_and(|start| Some(start) != result(subject)) {
        return subject.fail("expected operand #3 of same type as result type");
    }
    match unsupported_kind(subject, result(subject)) {
        Some(_) => subject.fail("unsupported outerproduct type"),
        None => Ok(()),
    }
}
