//! The behaviour of `wasmssa`.

use super::Behaviour;
use crate::{Context, Header, Visibility};

pub(in crate::dialect) const BEHAVIOUR: &[Behaviour] = &[
    Behaviour::of("wasmssa.func").visibility(exported),
    Behaviour::of("wasmssa.global").visibility(exported),
    Behaviour::of("wasmssa.import_func").visibility(exported),
    Behaviour::of("wasmssa.import_global").visibility(exported),
    Behaviour::of("wasmssa.import_mem").visibility(exported),
    Behaviour::of("wasmssa.import_table").visibility(exported),
    Behaviour::of("wasmssa.memory").visibility(exported),
    Behaviour::of("wasmssa.table").visibility(exported),
];

/// A symbol is exported, or else visible in its module.
fn exported(cx: &Context, header: &Header) -> Visibility {
    let marker = cx.find_ident("exported");
    if marker.is_some_and(|key| header.attr(cx, key).is_some()) {
        Visibility::Public
    } else {
        Visibility::Nested
    }
}
