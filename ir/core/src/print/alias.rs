//! Which attributes, types and locations are printed once at the top (or bottom) and by name elsewhere.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Printer;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident, Loc, Type};

/// Something that may have an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Symbol {
    Attr(Attr),
    Type(Type),
    Loc(Loc),
}

/// The aliases of what is printed.
#[derive(Debug, Default)]
pub(super) struct Aliases {
    /// In the order in which they are defined.
    pub(super) defined: Vec<(Symbol, Box<str>, bool)>,
    pub(super) names: FxHashMap<Symbol, usize>,
    pub(super) resources: Vec<Ident>,
}

impl Aliases {
    /// The keys of the resources that attributes name, in the order in which they come to be printed.
    pub(super) fn resources(&self) -> &[Ident] {
        &self.resources
    }
}

impl Printer<'_> {
    /// Defines the aliases that come before the operation, or those that come after it.
    pub(super) fn alias_definitions(&mut self, deferred: bool) {
        let aliases = Arc::clone(&self.aliases);
        for (symbol, name, is_deferred) in &aliases.defined {
            if *is_deferred != deferred {
                continue;
            }
            let is_type = matches!(symbol, Symbol::Type(_));
            self.out.push(if is_type { '!' } else { '#' });
            self.out.push_str(name);
            self.out.push_str(" = ");
            match *symbol {
                Symbol::Attr(attr) => {
                    self.attr_body(attr);
                    self.attr_type(attr);
                }
                Symbol::Type(ty) => self.ty_body(ty),
                Symbol::Loc(loc) => {
                    self.push("loc(");
                    self.loc_body(loc);
                    self.push(")");
                }
            }
            self.push("\n");
        }
    }

    pub(super) fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.aliases.names.is_empty() {
            return false;
        }
        match &*self.cx.attr(attr) {
            AttrData::Location(loc) => self.loc_alias(*loc),
            _ => self.alias(Symbol::Attr(attr), '#'),
        }
    }

    pub(super) fn type_alias(&mut self, ty: Type) -> bool {
        !self.aliases.names.is_empty() && self.alias(Symbol::Type(ty), '!')
    }

    pub(super) fn loc_alias(&mut self, loc: Loc) -> bool {
        !self.aliases.names.is_empty() && self.alias(Symbol::Loc(self.cx.canonical(loc)), '#')
    }

    fn alias(&mut self, symbol: Symbol, sigil: char) -> bool {
        let Some(&index) = self.aliases.names.get(&symbol) else {
            return false;
        };
        self.out.push(sigil);
        self.out.push_str(&self.aliases.defined[index].1);
        true
    }
}
