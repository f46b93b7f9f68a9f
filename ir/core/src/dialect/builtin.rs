//! The dialect `builtin`.

use super::{
    AttrClass, AttrConstraint, AttrTest, Behaviour, Blocks, Dialect, Kind, OpDef, Traits, op,
};
use crate::ValueId;
use crate::rewrite::{Fold, Folded, Site};
use crate::verify::{Check, Subject};

static STRING: AttrConstraint = AttrConstraint {
    text: "string attribute",
    test: AttrTest::Class(AttrClass::String),
    storage: AttrTest::Class(AttrClass::String),
};

pub(crate) static DIALECT: Dialect = Dialect {
    name: "builtin",
    ops: &[
        OpDef::new(
            "builtin.module",
            Traits::all(&[
                Traits::AFFINE_SCOPE,
                Traits::GRAPH_REGION,
                Traits::ISOLATED,
                Traits::NO_REGION_ARGUMENTS,
                Traits::NO_TERMINATOR,
                Traits::OPTIONAL_SYMBOL,
                Traits::SINGLE_BLOCK,
                Traits::SYMBOL,
                Traits::SYMBOL_TABLE,
            ]),
        )
        .regions(1)
        .interfaces(&[
            "OpAsmOpInterface",
            "RegionKindInterface",
            "SymbolOpInterface",
        ])
        .properties(&["sym_name", "sym_visibility"])
        .attributes(&[("sym_name", &STRING), ("sym_visibility", &STRING)])
        .blocks(&[("bodyRegion", Blocks::One)]),
        OpDef::new(
            "builtin.unrealized_conversion_cast",
            Traits::PURE.with(Traits::INLINABLE),
        )
        .operands(&[Kind::Variadic])
        .results(&[Kind::Variadic])
        .interfaces(&["ConditionallySpeculatable", "MemoryEffectOpInterface"]),
    ],
    is_exhaustive: true,
    attributes: Some(&[]),
    types: Some(&[]),
    behaviour: &[
        Behaviour::new("builtin.module").verify(check_module),
        Behaviour::new("builtin.unrealized_conversion_cast")
            .fold(unrealized_cast)
            .verify(check_cast),
    ],
    ..Dialect::EMPTY
};

fn check_cast(subject: Subject<'_>) -> Check {
    if subject.result_types().len() == 0 {
        return subject.fail("expected at least one result for cast operation");
    }
    Ok(())
}

fn check_module(subject: Subject<'_>) -> Check {
    let keys = subject.discardable_attrs().iter();
    let mut keys = keys.map(|&(key, _)| subject.cx.str(key));
    match keys.find(|key| !key.contains('.')) {
        None => Ok(()),
        Some(key) => subject.fail(format!(
            "can only contain attributes with dialect-prefixed names, found: '{key}'"
        )),
    }
}

/// Folds a cast to its own types, or back to the types that another cast started from.
fn unrealized_cast(site: &Site<'_>) -> Option<Fold> {
    let types = site.body().value_types(site.results());
    let inputs: Vec<ValueId> = site.operands().collect();
    let fits = |values: &[ValueId]| site.body().value_types(values.iter().copied()) == types;
    let replacement =
        |values: Vec<ValueId>| Fold::Replace(values.into_iter().map(Folded::Value).collect());
    if fits(&inputs) {
        return Some(replacement(inputs));
    }
    let inner = site.def(*inputs.first()?, op::BUILTIN_UNREALIZED_CONVERSION_CAST)?;
    let sources: Vec<ValueId> = inner.operands().collect();
    let undone = inner.results().eq(inputs.iter().copied());
    (undone && fits(&sources)).then(|| replacement(sources))
}
