//! The names of aliases and the resources of attributes and types.

use super::{FULL, SHORT};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::handle::{Attr, Ident};
use crate::parts::Entity;
use crate::types::TypeData;

pub(super) fn attr_alias_name(cx: &Context, attr: &AttrData) -> Option<&'static str> {
    match attr {
        AttrData::Distinct { attr, .. } if *attr != Attr::UNIT => Some("distinct"),
        AttrData::Affine(affine) => Some(if affine.is_set() { "set" } else { "map" }),
        AttrData::Dialect { dialect, rest, .. } => cx.alias_of(*dialect, *rest),
        _ => None,
    }
}

pub(super) fn type_alias_name(cx: &Context, ty: &TypeData) -> Option<&'static str> {
    match ty {
        TypeData::Tuple(types) if types.len() > 16 => Some("tuple"),
        TypeData::Dialect { dialect, rest, .. } => cx.alias_of(*dialect, *rest),
        _ => None,
    }
}

/// Adds the keys of the resources that an attribute and its nested attributes name.
pub(super) fn resources_in(cx: &Context, attr: Attr, keys: &mut Vec<Ident>) {
    let mut pending = vec![attr];
    while let Some(attr) = pending.pop() {
        match &*cx.attr(attr) {
            AttrData::Resource { key, .. } => keys.push(*key),
            AttrData::Array(elements) => pending.extend(elements.iter().rev()),
            AttrData::Dict(entries) => pending.extend(entries.iter().rev().map(|entry| entry.1)),
            _ => {}
        }
    }
}

/// Returns for each part of a dialect entity the number of entities around it that are kept as text: the inner pairs of
/// angle brackets.
pub(super) fn part_levels(cx: &Context, entity: Entity) -> Vec<u32> {
    let text = entity.text(cx);
    if !text.contains([FULL, SHORT]) {
        return Vec::new();
    }
    let (mut levels, mut level, mut quoted) = (Vec::new(), 0_u32, false);
    let text = text.replace("->", "");
    for byte in text.bytes() {
        match byte {
            b'"' => quoted = !quoted,
            b'<' if !quoted => level += 1,
            b'>' if !quoted => level = level.saturating_sub(1),
            0 | 1 => levels.push(level.saturating_sub(1)),
            _ => {}
        }
    }
    levels
}
