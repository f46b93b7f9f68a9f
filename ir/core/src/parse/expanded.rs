//! The expanded sizes of attributes, types and locations.
//!
//! Equal parts are stored once, so a few lines of aliases that use each other twice would expand to a text of any size.

use crate::hash::HashMap;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::parts::Entity;
use crate::print::{is_alias_candidate_attr, is_alias_candidate_type};

/// The maximum number of parts of an expanded alias.
pub(super) const MAX_PARTS: u64 = 1 << 24;

/// The cached sizes. The recursion is as deep as the parser allows.
#[derive(Clone, Default)]
pub(super) struct Sizes(HashMap<Entity, u64>);

impl Sizes {
    /// Returns the number of parts of an entity, at any depth. One that is printed as an alias counts as one part of
    /// its users.
    pub(super) fn of(&mut self, cx: &Context, entity: Entity) -> u64 {
        if let Some(&cached) = self.0.get(&entity) {
            return cached;
        }
        // The length of a text counts as parts.
        let mut size = 1 + entity.text(cx).len() as u64 / 16;
        entity.for_each_part(cx, &mut |part| {
            let part = if is_printed_as_alias(cx, part) {
                1
            } else {
                self.of(cx, part)
            };
            size = size.saturating_add(part);
        });
        self.0.insert(entity, size);
        size
    }
}

fn is_printed_as_alias(cx: &Context, entity: Entity) -> bool {
    match entity {
        Entity::Attr(attr) => {
            let data = cx.attr(attr);
            is_alias_candidate_attr(cx, &data) && !matches!(*data, AttrData::Location(_))
        }
        Entity::Type(ty) => is_alias_candidate_type(cx, cx.ty(ty)),
        Entity::Loc(_) => false,
    }
}
