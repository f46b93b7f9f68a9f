//! Attributes of the dialects whose attributes are all known.

use super::Parse;
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::thin::Thin;

impl<'t> Parser<'_, 't> {
    /// The attribute with this text after the name of the dialect; none if its dialect keeps attributes as text.
    pub(super) fn known_attr(&mut self, dialect: &str, rest: &'t str) -> Parse<Option<AttrData>> {
        if let Some(value) = self.enumeration(dialect, rest)? {
            return Ok(Some(value));
        }
        if !crate::dialect::CONSTANTS
            .iter()
            .any(|known| known.name == dialect)
        {
            return Ok(None);
        }
        // `#ub<poison>` is another way to write `#ub.poison`.
        let short = rest
            .strip_prefix('.')
            .or_else(|| rest.strip_prefix('<')?.strip_suffix('>'));
        let name = short.map_or(rest, |short| {
            &short[..short.find('<').unwrap_or(short.len())]
        });
        match (dialect, name.trim()) {
            ("ub", "poison") => Ok(Some(AttrData::Dialect {
                dialect: self.cx.ident(dialect),
                rest: self.cx.ident(".poison"),
                parts: Thin::default(),
                ty: None,
            })),
            ("arith" | "ub", name) => self
                .cur
                .error(format!("unknown attribute `{name}` in dialect `{dialect}`")),
            _ => self.cur.error(format!(
                "dialect '{dialect}' provides no attribute parsing hook"
            )),
        }
    }
}
