//! Aliases: `#name = ..` and `!name = ..` at the top level.

use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};

use super::Parse;
use super::expanded::{MAX_PARTS, Sizes};
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::handle::{Attr, Loc, Type};

/// The aliases that have been defined so far.
#[derive(Default)]
pub(super) struct Aliases<'t> {
    pub(super) attrs: FxHashMap<&'t str, Attr>,
    pub(super) types: FxHashMap<&'t str, Type>,
    /// Where each definition of an attribute stands, found when one is used before it is defined.
    later: Arc<OnceLock<FxHashMap<&'t str, usize>>>,
    /// Definitions that are being read ahead of their turn, or have been.
    ahead: FxHashSet<&'t str>,
    /// The nesting depth of the values, aliases in them expanded.
    heights: FxHashMap<(Sigil, &'t str), usize>,
    /// The size of the values, aliases in them expanded.
    sizes: Sizes,
}

/// The kind of an alias: `#` or `!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sigil {
    Attr,
    Type,
}

/// The greatest depth of an attribute or type whose aliases are expanded: all that visits them recurses so deep.
const MAX_EXPANDED: usize = 4096;

impl<'t> Parser<'_, 't> {
    pub(super) fn attr_alias_definition(&mut self) -> Parse<()> {
        let start = self.cur.at;
        self.cur.at += 1;
        let name = self.cur.suffix();
        self.check_alias_name(start, name, "attribute")?;
        if self.aliases.attrs.contains_key(name) && !self.aliases.ahead_of_turn(name) {
            return self.cur.error_at(
                start,
                format!("redefinition of attribute alias id '{name}'"),
            );
        }
        self.cur.expect(b'=', "in attribute alias definition")?;
        let value = self.defined(Sigil::Attr, name, Self::attr)?;
        let size = self.aliases.sizes.attr(self.cx, value);
        self.check_alias_size(start, name, size)?;
        self.aliases.attrs.insert(name, value);
        self.aliases.finished(name);
        Ok(())
    }

    pub(super) fn type_alias_definition(&mut self) -> Parse<()> {
        let start = self.cur.at;
        self.cur.at += 1;
        let name = self.cur.suffix();
        self.check_alias_name(start, name, "type")?;
        if self.aliases.types.contains_key(name) {
            return self
                .cur
                .error_at(start, format!("redefinition of type alias id '{name}'"));
        }
        self.cur.expect(b'=', "in type alias definition")?;
        let value = self.defined(Sigil::Type, name, Self::ty)?;
        let size = self.aliases.sizes.ty(self.cx, value);
        self.check_alias_size(start, name, size)?;
        self.aliases.types.insert(name, value);
        Ok(())
    }

    /// Reads the value of an alias, and notes how deep it is nested.
    fn defined<T>(
        &mut self,
        sigil: Sigil,
        name: &'t str,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Parse<T> {
        let outer = std::mem::replace(&mut self.reached, self.depth);
        let value = read(self)?;
        let height = self.reached - self.depth;
        self.reached = self.reached.max(outer);
        self.aliases.heights.insert((sigil, name), height);
        Ok(value)
    }

    /// Notes that an alias is used: its value is nested where the alias stands.
    pub(super) fn use_alias(&mut self, start: usize, sigil: Sigil, name: &str) -> Parse<()> {
        let height = self.aliases.heights.get(&(sigil, name)).copied();
        self.reached = self.reached.max(self.depth + height.unwrap_or(0) + 1);
        if self.reached > MAX_EXPANDED {
            let message = format!(
                "attributes and types nested deeper than {MAX_EXPANDED} levels through aliases are not supported"
            );
            return self.cur.error_at(start, message);
        }
        Ok(())
    }

    fn check_alias_name(&self, start: usize, name: &str, what: &str) -> Parse<()> {
        if name.is_empty() {
            return self
                .cur
                .error_at(start, format!("expected a name in {what} alias definition"));
        }
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return self.cur.error_at(start, message);
        }
        Ok(())
    }

    fn check_alias_size(&self, start: usize, name: &str, size: u64) -> Parse<()> {
        if size <= MAX_PARTS {
            return Ok(());
        }
        let message = format!(
            "the alias '{name}' stands for more than {MAX_PARTS} parts where it is written out, which is not supported"
        );
        self.cur.error_at(start, message)
    }

    /// The location that an alias stands for, be it defined before or after.
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
            return self.cur.error_at(start, message);
        };
        match &*self.cx.attr(attr) {
            AttrData::Location(loc) => Ok(*loc),
            _ => self.cur.error_at(start, "expected location attribute"),
        }
    }

    /// Reads a definition that comes later, since locations may be used before.
    fn read_ahead(&mut self, start: usize, name: &'t str) -> Parse<()> {
        let text = self.cur.text;
        let later = self.aliases.later.get_or_init(|| definitions(text));
        let Some(&at) = later.get(name) else {
            return Ok(());
        };
        if self.aliases.ahead.contains(name) && !self.aliases.attrs.contains_key(name) {
            return self
                .cur
                .error_at(start, format!("location alias '{name}' refers to itself"));
        }
        let back = std::mem::replace(&mut self.cur.at, at);
        self.aliases.ahead.insert(name);
        let value = self.defined(Sigil::Attr, name, |parser| parser.deeper(Self::attr))?;
        let size = self.aliases.sizes.attr(self.cx, value);
        self.check_alias_size(start, name, size)?;
        self.aliases.attrs.insert(name, value);
        self.cur.at = back;
        Ok(())
    }
}

impl<'t> Aliases<'t> {
    /// The same, for a part of the text.
    pub(super) fn fork(&self) -> Self {
        Self {
            attrs: self.attrs.clone(),
            types: self.types.clone(),
            later: Arc::clone(&self.later),
            ahead: FxHashSet::default(),
            heights: self.heights.clone(),
            sizes: self.sizes.clone(),
        }
    }

    fn ahead_of_turn(&self, name: &str) -> bool {
        self.ahead.contains(name)
    }

    fn finished(&mut self, name: &str) {
        self.ahead.remove(name);
    }
}

/// Where the values of the definitions start that stand at the start of a line.
fn definitions(text: &str) -> FxHashMap<&str, usize> {
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
