//! Aliases of attributes, types and locations.

use std::sync::Arc;

use crate::hash::HashMap;

use super::Printer;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident, Loc, Type};
use crate::parts::Entity;

#[derive(Debug, Default)]
pub(super) struct Aliases {
    /// The definitions, in their order.
    pub(super) definitions: Vec<AliasDefinition>,
    /// The indices of the definitions.
    pub(super) indices: HashMap<Entity, usize>,
    pub(super) resources: Vec<Ident>,
}

#[derive(Debug)]
pub(super) struct AliasDefinition {
    pub(super) entity: Entity,
    pub(super) name: Box<str>,
    /// True if it comes after the operation.
    pub(super) is_deferred: bool,
}

impl Printer<'_> {
    /// Prints the definitions of aliases before the operation, or the deferred ones after it.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        let aliases = Arc::clone(&self.aliases);
        let definitions = aliases.definitions.iter();
        for alias in definitions.filter(|alias| alias.is_deferred == deferred) {
            let is_type = matches!(alias.entity, Entity::Type(_));
            self.out.push(if is_type { '!' } else { '#' });
            self.out.push_str(&alias.name);
            self.out.push_str(" = ");
            match alias.entity {
                Entity::Attr(attr) => {
                    self.attr_body(attr);
                    self.attr_type(attr);
                }
                Entity::Type(ty) => self.ty_body(ty),
                Entity::Loc(loc) => {
                    self.push("loc(");
                    self.loc_body(loc);
                    self.push(")");
                }
            }
            self.push("\n");
        }
    }

    pub(super) fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.aliases.indices.is_empty() {
            return false;
        }
        match &*self.cx.attr(attr) {
            AttrData::Location(loc) => self.loc_alias(*loc),
            _ => self.alias(Entity::Attr(attr), '#'),
        }
    }

    pub(super) fn type_alias(&mut self, ty: Type) -> bool {
        !self.aliases.indices.is_empty() && self.alias(Entity::Type(ty), '!')
    }

    pub(super) fn loc_alias(&mut self, loc: Loc) -> bool {
        !self.aliases.indices.is_empty() && self.alias(Entity::Loc(self.cx.canonical(loc)), '#')
    }

    fn alias(&mut self, entity: Entity, sigil: char) -> bool {
        let Some(&index) = self.aliases.indices.get(&entity) else {
            return false;
        };
        self.out.push(sigil);
        self.out.push_str(&self.aliases.definitions[index].name);
        true
    }
}
