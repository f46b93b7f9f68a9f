//! Invariants of operations of `vector` that combine elements: contractions, products, scans.

use super::verify_shapes::vector;
use crate::shared::some_or_ok;
use pass_ir::data::{Affine, AffineExpr, AttrData, Dim, TypeData};
use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, Type};

const INTEGER_KINDS: &[&str] = &["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
const FLOAT_KINDS: &[&str] = &["maximumf", "maxnumf", "minimumf", "minnumf"];

/// Returns the kind and the type of an element, if elements of that type cannot be combined so.
pub(super) fn unsupported_kind(
    subject: Subject<'_>,
    element: Option<Type>,
) -> Option<(String, Type)> {
    let (cx, element) = (subject.context(), element?);
    let kind = cx.attr(subject.attr(cx.ident("kind"))?);
    let AttrData::Dialect { rest, .. } = &*kind else {
        return None;
    };
    let kind = cx.str(*rest).strip_prefix(".kind<")?.strip_suffix('>')?;
    let is_refused = match cx.ty(element) {
        TypeData::Float(_) => INTEGER_KINDS.contains(&kind),
        TypeData::Integer { .. } | TypeData::Index => FLOAT_KINDS.contains(&kind),
        _ => true,
    };
    is_refused.then(|| (kind.to_owned(), element))
}

fn result_element(subject: Subject<'_>) -> Option<Type> {
    let ty = subject.result_type(0)?;
    Some(subject.context().element_or_self(ty))
}

struct Contraction {
    maps: Vec<Affine>,
    is_reduced: Vec<bool>,
}

impl Contraction {
    fn of(subject: Subject<'_>) -> Option<Self> {
        let cx = subject.context();
        let map = |&map| cx.attr(map).as_affine().cloned();
        let maps = subject.array("indexing_maps").iter().map(map);
        let is_reduced = |&one| match &*cx.attr(one) {
            AttrData::Dialect { rest, .. } => match cx.str(*rest) {
                ".iterator_type<reduction>" => Some(true),
                ".iterator_type<parallel>" => Some(false),
                _ => None,
            },
            _ => None,
        };
        let kinds = subject.array("iterator_types").iter();
        Some(Self {
            maps: maps.collect::<Option<_>>()?,
            is_reduced: kinds.map(is_reduced).collect::<Option<_>>()?,
        })
    }

    fn result_position(&self, map: usize, dim: usize) -> Option<usize> {
        let is_accepted = |expr: &AffineExpr| dim_position(expr) == Some(dim);
        self.maps[map].exprs.iter().position(is_accepted)
    }

    /// Returns the places in the first two vectors of dimensions that both have, reduced ones or others.
    fn pairs(&self, reduced: bool) -> impl Iterator<Item = (usize, usize)> + '_ {
        let dims = 0..self.is_reduced.len();
        let dims = dims.filter(move |&dim| self.is_reduced[dim] == reduced);
        dims.filter_map(|dim| Some((self.result_position(0, dim)?, self.result_position(1, dim)?)))
    }
}

/// Returns the size of each dimension that the maps of `vector.contract` name.
pub(super) fn iteration_space(subject: Subject<'_>) -> Option<Vec<Dim>> {
    let contraction = Contraction::of(subject)?;
    let mut space: Vec<Option<Dim>> = vec![None; contraction.is_reduced.len()];
    for (map, ty) in contraction.maps.iter().zip(subject.operand_types().take(2)) {
        for (expr, dim) in map.exprs.iter().zip(vector(subject, Some(ty))?.0) {
            *space.get_mut(dim_position(expr)?)? = Some(*dim);
        }
    }
    space.into_iter().collect()
}

fn dim_position(expr: &AffineExpr) -> Option<usize> {
    match expr {
        AffineExpr::Dim(dim) => usize::try_from(*dim).ok(),
        _ => None,
    }
}

pub(super) fn check_contraction(subject: Subject<'_>) -> Check {
    let cx = subject.context();
    let map_count = subject.array("indexing_maps").len();
    subject.ensure(
        map_count == 3,
        "expected an indexing map for each vector operand",
    )?;
    let is_map = |&map: &Attr| cx.attr(map).as_affine().is_some();
    let mut maps = subject.array("indexing_maps").iter();
    let wrong = maps.position(|map| !is_map(map));
    subject.ensure_with(wrong.is_none(), || {
        let index = wrong.unwrap_or_default();
        format!("expected indexing map {index} to be an affine map")
    })?;
    let contraction = some_or_ok!(Contraction::of(subject));
    for index in 0..3 {
        check_map(subject, &contraction, index)?;
    }
    let vectors = [0, 1].map(|index| vector(subject, subject.operand_type(index)));
    let [Some((one, _)), Some((two, _))] = vectors else {
        return Ok(());
    };
    subject.ensure(
        contraction.pairs(true).next().is_some(),
        "expected at least one contracting dimension pair",
    )?;
    for (reduced, name) in [(true, "contracting"), (false, "batch")] {
        let mut pairs = contraction.pairs(reduced);
        subject.ensure_with(
            !pairs.any(|(left, right)| one[left].size != two[right].size),
            || format!("invalid {name} dimension map"),
        )?;
    }
    check_combined(subject, &contraction, [one, two])?;
    match unsupported_kind(subject, result_element(subject)) {
        Some(_) => subject.fail("unsupported contraction type"),
        None => Ok(()),
    }
}

fn check_map(subject: Subject<'_>, contraction: &Contraction, index: usize) -> Check {
    let map = &contraction.maps[index];
    let rank = vector(subject, subject.operand_type(index)).map_or(0, |(shape, _)| shape.len());
    let dims = contraction.is_reduced.len();
    let mut seen = vec![false; map.dims as usize];
    let mut is_new = |expr: &AffineExpr| {
        let place = dim_position(expr).and_then(|dim| seen.get_mut(dim));
        place.is_some_and(|seen| !std::mem::replace(seen, true))
    };
    let expected = if map.symbols != 0 {
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
    subject.fail(format!("expected indexing map {index} {expected}"))
}

fn check_combined(subject: Subject<'_>, contraction: &Contraction, vectors: [&[Dim]; 2]) -> Check {
    let ends = [subject.operand_type(2), subject.result_type(0)];
    let [start, found] = ends.map(|ty| vector(subject, ty));
    let reduced: Vec<(usize, usize)> = contraction.pairs(true).collect();
    let batches = contraction.pairs(false).count();
    let remaining = vectors[0].len() + vectors[1].len() - 2 * reduced.len() - batches;
    let message = "invalid accumulator/result vector shape";
    if remaining == 0 {
        return match (start, found) {
            (None, None) => Ok(()),
            _ => subject.fail(message),
        };
    }
    let (Some(_), Some((shape, element))) = (start, found) else {
        return subject.fail(message);
    };
    let size = |dim: usize| {
        let places = [0, 1].map(|map| contraction.result_position(map, dim));
        let [one, two] = places;
        one.map(|place| vectors[0][place].size)
            .or(two.map(|place| vectors[1][place].size))
    };
    subject.ensure(
        !(0..contraction.is_reduced.len()).any(|dim| size(dim).is_none()),
        "expected all dimensions to be either a LHS or a RHS dimension",
    )?;
    let dims = contraction.maps[2].exprs.iter().zip(shape);
    let expected = dims.map(|(expr, dim)| Dim {
        size: dim_position(expr).and_then(size).flatten(),
        scalable: dim.scalable,
    });
    let expected = subject.context().intern_type(TypeData::Vector {
        shape: expected.collect(),
        element,
    });
    if ends == [Some(expected); 2] {
        return Ok(());
    }
    subject.fail(format!(
        "{message}, expected: '{}'",
        subject.type_text(expected)
    ))
}

pub(super) fn check_scan(subject: Subject<'_>) -> Check {
    let dim = subject.int_value("reduction_dim");
    let vectors = [0, 1].map(|index| vector(subject, subject.operand_type(index)));
    let (Some(dim), [Some((source, _)), Some((start, _))]) = (dim, vectors) else {
        return Ok(());
    };
    let rank = source.len();
    let Some(place) = usize::try_from(dim).ok().filter(|&dim| dim < rank) else {
        return subject.fail(format!(
            "reduction dimension {dim} has to be less than {rank}"
        ));
    };
    subject.ensure_with(start.len() == rank - 1, || {
        format!(
            "initial value rank {} has to be equal to {}",
            start.len(),
            rank - 1
        )
    })?;
    let mut expected: Vec<_> = source.iter().map(|dim| dim.size).collect();
    expected.remove(place);
    subject.ensure(
        start.iter().map(|dim| dim.size).eq(expected),
        "incompatible input/initial value shapes",
    )?;
    match unsupported_kind(subject, result_element(subject)) {
        None => Ok(()),
        Some((kind, element)) => subject.fail(format!(
            "unsupported reduction type '{}' for kind '{kind}'",
            subject.type_text(element)
        )),
    }
}

pub(super) fn check_outer_product(subject: Subject<'_>) -> Check {
    let vectors = [
        subject.operand_type(0),
        subject.operand_type(1),
        subject.result_type(0),
    ];
    let [Some((one, _)), two, Some((to, _))] = vectors.map(|ty| vector(subject, ty)) else {
        return Ok(());
    };
    subject.ensure(one.len() == 1, "expected 1-d vector for operand #1")?;
    let same = |a: &Dim, b: &Dim| a.size == b.size;
    match two {
        Some((two, _)) => {
            subject.ensure(two.len() == 1, "expected 1-d vector for operand #2")?;
            subject.ensure(to.len() == 2, "expected 2-d vector result")?;
            subject.ensure(
                same(&one[0], &to[0]),
                "expected #1 operand dim to match result dim #1",
            )?;
            subject.ensure(
                same(&two[0], &to[1]),
                "expected #2 operand dim to match result dim #2",
            )?;
            subject.ensure(
                !one[0].scalable || two[0].scalable,
                "expected either both or only #2 operand dim to be scalable",
            )?;
        }
        None if to.len() != 1 => return subject.fail("expected 1-d vector result"),
        None if !same(&one[0], &to[0]) => {
            return subject.fail("expected #1 operand dim to match result dim #1");
        }
        None => {}
    }
    subject.ensure(
        subject
            .operand_type(2)
            .is_none_or(|start| Some(start) == subject.result_type(0)),
        "expected operand #3 of same type as result type",
    )?;
    match unsupported_kind(subject, result_element(subject)) {
        Some(_) => subject.fail("unsupported outerproduct type"),
        None => Ok(()),
    }
}
