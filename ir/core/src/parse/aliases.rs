//! The parser of aliases: `#name = ..` and `!name = ..` at the top level.

use std::sync::Arc;

use crate::hash::HashMap;

use super::Parse;
use super::expanded::{MAX_PARTS, Sizes};
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::body::Body;
use crate::diag::Diagnostic;
use crate::handle::{Attr, Loc, Type};
use crate::parts::Entity;

/// The values of the aliases, each with its nesting depth with expanded aliases.
#[derive(Clone, Default)]
pub(super) struct Aliases<'t> {
    pub(super) attrs: HashMap<&'t str, (Attr, usize)>,
    pub(super) types: HashMap<&'t str, (Type, usize)>,
    sizes: Sizes,
}

/// The maximum depth of an attribute or type with expanded aliases, which bounds the recursion of all visitors.
const MAX_EXPANDED: usize = 4096;

impl<'t> Parser<'_, 't> {
    /// Parses `#name = ..` or `!name = ..`.
    pub(super) fn alias_definition(&mut self) -> Parse<()> {
        let start = self.cur.at;
        let is_attr = self.cur.byte() == b'#';
        let what = if is_attr { "attribute" } else { "type" };
        let name = self.alias_name(what)?;
        let is_known = if is_attr {
            self.aliases.attrs.contains_key(name)
        } else {
            self.aliases.types.contains_key(name)
        };
        if is_known {
            let message = format!("redefinition of {what} alias id '{name}'");
            return self.error_at(start, message);
        }
        self.cur
            .expect(b'=', &format!("in {what} alias definition"))?;
        self.deepest = self.depth;
        let value = if is_attr {
            Entity::Attr(self.attr()?)
        } else {
            Entity::Type(self.ty()?)
        };
        let (cx, height) = (self.cx, self.deepest - self.depth);
        // No other parser reads aliases while one is defined.
        let aliases = Arc::make_mut(&mut self.aliases);
        if aliases.sizes.of(cx, value) > MAX_PARTS {
            let message = format!(
                "the alias '{name}' stands for more than {MAX_PARTS} parts where it is written out, which is not supported"
            );
            return self.error_at(start, message);
        }
        match value {
            Entity::Attr(attr) => drop(aliases.attrs.insert(name, (attr, height))),
            Entity::Type(ty) => drop(aliases.types.insert(name, (ty, height))),
            Entity::Loc(_) => {}
        }
        Ok(())
    }

    /// Counts the levels of a value, which stands for its alias at an offset.
    pub(super) fn use_alias<T>(&mut self, start: usize, (value, height): (T, usize)) -> Parse<T> {
        self.deepest = self.deepest.max(self.depth + height + 1);
        if self.deepest > MAX_EXPANDED {
            let message = format!(
                "attributes and types nested deeper than {MAX_EXPANDED} levels through aliases are not supported; each alias, bracket and element is a level"
            );
            return self.error_at(start, message);
        }
        Ok(value)
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

    /// Parses the use of a location alias. Returns `None` if it is not defined before its use.
    pub(super) fn loc_alias(&mut self) -> Parse<Option<Loc>> {
        let start = self.cur.at;
        self.cur.at += 1;
        let name = self.cur.suffix();
        if let Some(&alias) = self.aliases.attrs.get(name) {
            self.use_alias(start, alias)?;
        }
        self.alias_location(start, name)
    }

    fn alias_location(&self, start: usize, name: &str) -> Parse<Option<Loc>> {
        let Some((attr, _)) = self.aliases.attrs.get(name) else {
            return Ok(None);
        };
        match &*self.cx.attr(*attr) {
            AttrData::Location(loc) => Ok(Some(*loc)),
            _ => self.error_at(start, "expected location attribute"),
        }
    }

    /// Resolves the locations of operations and arguments whose aliases are defined after their use. Each is the place
    /// of its alias until then.
    pub(super) fn resolve_locations(&self, top: &mut Body) -> Parse<()> {
        if !self.has_unresolved_locations {
            return Ok(());
        }
        let mut first_error: Option<(usize, Box<Diagnostic>)> = None;
        top.map_locations(&mut |loc| {
            let Some(start) = self.cur.offset_of(loc, b'#') else {
                return loc;
            };
            let mut cursor = self.cur;
            cursor.at = start + 1;
            let defined = self.alias_location(start, cursor.suffix());
            let undefined = "operation location alias was never defined";
            let resolved =
                defined.and_then(|loc| loc.map_or_else(|| self.error_at(start, undefined), Ok));
            resolved.unwrap_or_else(|error| {
                if first_error.as_ref().is_none_or(|first| start < first.0) {
                    first_error = Some((start, error));
                }
                loc
            })
        });
        first_error.map_or(Ok(()), |(_, error)| Err(error))
    }
}
