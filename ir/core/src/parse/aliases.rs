//! The parser of aliases: `#name = ..` and `!name = ..` at the top level.

use std::cell::OnceCell;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Parse;
use super::expanded::{MAX_PARTS, Sizes};
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::handle::{Attr, Loc, Type};
use crate::parts::Entity;

#[derive(Default)]
pub(super) struct Aliases<'t> {
    pub(super) attrs: FxHashMap<&'t str, Attr>,
    pub(super) types: FxHashMap<&'t str, Type>,
    /// The offsets of all definitions of attributes, collected when a location is used before its definition.
    later: OnceCell<FxHashMap<&'t str, usize>>,
    /// Aliases that were or are being parsed before their definition is reached.
    ahead: FxHashSet<&'t str>,
    /// The nesting depth of the values, with expanded aliases.
    heights: FxHashMap<(Sigil, &'t str), usize>,
    sizes: Sizes,
}

/// The kind of an alias: `#` or `!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sigil {
    Attr,
    Type,
}

/// The maximum depth of an attribute or type with expanded aliases, which bounds the recursion of all visitors.
const MAX_EXPANDED: usize = 4096;

impl<'t> Parser<'_, 't> {
    pub(super) fn attr_alias_definition(&mut self) -> Parse<()> {
        let start = self.cur.at;
        let name = self.alias_name("attribute")?;
        if self.aliases.attrs.contains_key(name) && !self.aliases.ahead.contains(name) {
            return self.error_at(
                start,
                format!("redefinition of attribute alias id '{name}'"),
            );
        }
        self.cur.expect(b'=', "in attribute alias definition")?;
        self.define_attr_alias(start, name, Self::attr)?;
        self.aliases.ahead.remove(name);
        Ok(())
    }

    pub(super) fn type_alias_definition(&mut self) -> Parse<()> {
        let start = self.cur.at;
        let name = self.alias_name("type")?;
        if self.aliases.types.contains_key(name) {
            return self.error_at(start, format!("redefinition of type alias id '{name}'"));
        }
        self.cur.expect(b'=', "in type alias definition")?;
        let value = self.alias_value(Sigil::Type, name, Self::ty)?;
        let size = self.aliases.sizes.of(self.cx, Entity::Type(value));
        self.check_alias_size(start, name, size)?;
        self.aliases.types.insert(name, value);
        Ok(())
    }

    fn define_attr_alias(
        &mut self,
        start: usize,
        name: &'t str,
        read: impl FnOnce(&mut Self) -> Parse<Attr>,
    ) -> Parse<()> {
        let value = self.alias_value(Sigil::Attr, name, read)?;
        let size = self.aliases.sizes.of(self.cx, Entity::Attr(value));
        self.check_alias_size(start, name, size)?;
        self.aliases.attrs.insert(name, value);
        Ok(())
    }
    /// Parses the value of an alias, and records its nesting depth.
    fn alias_value<T>(
        &mut self,
        sigil: Sigil,
        name: &'t str,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Parse<T> {
        let outer = std::mem::replace(&mut self.deepest, self.depth);
        let value = read(self)?;
        let height = self.deepest - self.depth;
        self.deepest = self.deepest.max(outer);
        self.aliases.heights.insert((sigil, name), height);
        Ok(value)
    }

    pub(super) fn use_alias(&mut self, start: usize, sigil: Sigil, name: &str) -> Parse<()> {
        let height = self.aliases.heights.get(&(sigil, name)).copied();
        self.deepest = self.deepest.max(self.depth + height.unwrap_or(0) + 1);
        if self.deepest > MAX_EXPANDED {
            let message = format!(
                "attributes and types nested deeper than {MAX_EXPANDED} levels through aliases are not supported"
            );
            return self.error_at(start, message);
        }
        Ok(())
    }

    /// Parses the name in a definition, after the sigil.
    fn alias_name(&mut self, what: &str) -> Parse<&'t str> {
        let start = self.cur.at;
        self.cur.at += 1;
        let name = self.cur.suffix();
        if name.is_empty() {
            return self.error_at(start, format!("expected a name in {what} alias definition"));
        }
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return self.error_at(start, message);
        }
        Ok(name)
    }

    fn check_alias_size(&self, start: usize, name: &str, size: u64) -> Parse<()> {
        if size <= MAX_PARTS {
            return Ok(());
        }
        let message = format!(
            "the alias '{name}' stands for more than {MAX_PARTS} parts where it is written out, which is not supported"
        );
        self.error_at(start, message)
    }

    /// Parses a location alias, which may be defined later.
    pub(super) fn loc_alias(&mut self) -> Parse<Loc> {
        let start = self.cur.at;
        self.cur.at += 1;
        let name = self.cur.suffix();
        if !self.aliases.attrs.contains_key(name) {
            self.read_ahead(start, name)?;
        }
        self.use_alias(start, Sigil::Attr, name)?;
        let Some(&attr) = self.aliases.attrs.get(name) else {
            let message = "operation location alias was never defined";
            return self.error_at(start, message);
        };
        match &*self.cx.attr(attr) {
            AttrData::Location(loc) => Ok(*loc),
            _ => self.error_at(start, "expected location attribute"),
        }
    }

    /// Parses a later definition, because locations may be used before their definition.
    fn read_ahead(&mut self, start: usize, name: &'t str) -> Parse<()> {
        let text = self.cur.text;
        let later = self.aliases.later.get_or_init(|| definition_offsets(text));
        let Some(&at) = later.get(name) else {
            return Ok(());
        };
        if self.aliases.ahead.contains(name) && !self.aliases.attrs.contains_key(name) {
            return self.error_at(start, format!("location alias '{name}' refers to itself"));
        }
        let current = std::mem::replace(&mut self.cur.at, at);
        self.aliases.ahead.insert(name);
        self.define_attr_alias(start, name, |parser| parser.deeper(Self::attr))?;
        self.cur.at = current;
        Ok(())
    }
}

/// Returns the offsets of the values of definitions that begin a line.
fn definition_offsets(text: &str) -> FxHashMap<&str, usize> {
    let mut found = FxHashMap::default();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if let Some((name, _)) = line.strip_prefix('#').and_then(|rest| rest.split_once('=')) {
            found.insert(name.trim(), start + name.len() + 2);
        }
        start += line.len();
    }
    found
}
