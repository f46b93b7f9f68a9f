//! Attributes of the dialects whose attributes are data.

use super::Parse;
use super::operation::Parser;
use crate::attrs::{AttrData, FlagKind, Flags};
use crate::thin::Thin;

impl Parser<'_, '_> {
    /// The attribute with this text after the name of the dialect; none if its dialect keeps attributes as text.
    pub(super) fn known_attr(&self, dialect: &str, rest: &str) -> Parse<Option<AttrData>> {
        if !crate::dialect::CONSTANTS
            .iter()
            .any(|known| known.name == dialect)
        {
            return Ok(None);
        }
        // `#arith<overflow<nsw>>` is another way to write `#arith.overflow<nsw>`.
        let short = rest
            .strip_prefix('.')
            .or_else(|| rest.strip_prefix('<')?.strip_suffix('>'));
        let (name, body) = short.map_or((rest, ""), |short| {
            short.split_at(short.find('<').unwrap_or(short.len()))
        });
        match (dialect, name.trim()) {
            ("arith", "overflow") => {
                let ty = "::mlir::arith::IntegerOverflowFlags";
                self.flags(ty, FlagKind::Overflow, body).map(Some)
            }
            ("arith", "fastmath") => {
                let ty = "::mlir::arith::FastMathFlags";
                self.flags(ty, FlagKind::FastMath, body).map(Some)
            }
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

    fn flags(&self, ty: &str, kind: FlagKind, body: &str) -> Parse<AttrData> {
        let written = body
            .strip_prefix('<')
            .and_then(|body| body.strip_suffix('>'))
            .unwrap_or("");
        let mut bits = 0;
        for flag in written.split(',').map(str::trim) {
            match kind.names().iter().position(|one| *one == flag) {
                Some(bit) => bits |= 1 << bit,
                None if flag == "none" => {}
                None if kind.name_of_all() == Some(flag) => bits = kind.all(),
                None => {
                    let mut names = vec!["none"];
                    names.extend(kind.names());
                    names.extend(kind.name_of_all());
                    return self
                        .cur
                        .error(format!("expected {ty} to be one of: {}", names.join(", ")));
                }
            }
        }
        Ok(AttrData::Flags(Flags { kind, bits }))
    }
}
