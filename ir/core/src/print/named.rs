//! The names of aliases of attributes and types.

use super::{FULL, SHORT};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::handle::Attr;
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
