//! Types of a dialect nested in another type of the dialect, where they are written without its name.

use std::borrow::Cow;

use super::operation::Parser;
use crate::handle::Attr;
use crate::print::FULL;
use crate::types::TypeData;

/// The maximum length of a text with inlined types. A longer text has parts instead, which are stored once.
const MAX_SHORT: usize = 1 << 13;

impl<'t> Parser<'_, 't> {
    /// Returns the text and the parts of an entity. Types of the same dialect become part of the text if they are
    /// printed without its name: `!llvm.array<2 x !llvm.ptr>` is `!llvm.array<2 x ptr>`.
    pub(super) fn shortened(
        &self,
        dialect: &str,
        text: Cow<'t, str>,
        parts: Vec<Attr>,
    ) -> (Cow<'t, str>, Vec<Attr>) {
        let mnemonics = self.cx.short_in(dialect);
        let mnemonic = text.strip_prefix('.').and_then(|text| text.split_once('<'));
        if parts.is_empty() || mnemonic.is_none_or(|(name, _)| !mnemonics.contains(&name)) {
            return (text, parts);
        }
        let (mut short, mut remaining) = (String::new(), Vec::new());
        let mut rest = &*text;
        for &part in &parts {
            let (before, after) = rest.split_once(FULL).unwrap_or((rest, ""));
            short.push_str(before);
            if short.len() > MAX_SHORT {
                return (text.clone(), parts);
            }
            rest = after;
            match self.of_dialect(part, dialect) {
                Some((inner, parts)) if mnemonics.contains(&innermost(&short)) => {
                    short.push_str(inner);
                    remaining.extend(parts);
                }
                _ => {
                    short.push(FULL);
                    remaining.push(part);
                }
            }
        }
        short.push_str(rest);
        (short.into(), remaining)
    }

    /// Returns the text after the point of a type of the dialect, and its parts.
    fn of_dialect(&self, part: Attr, wanted: &str) -> Option<(&str, &[Attr])> {
        let ty = self.cx.attr(part).as_type()?;
        match self.cx.ty(ty) {
            TypeData::Dialect {
                dialect,
                rest,
                parts,
            } if self.cx.str(*dialect) == wanted => {
                Some((self.cx.str(*rest).strip_prefix('.')?, parts))
            }
            _ => None,
        }
    }
}

/// Returns the name before the last open angle bracket.
fn innermost(text: &str) -> &str {
    let mut open: Vec<usize> = Vec::new();
    let (mut quoted, mut previous) = (false, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' if previous != b'\\' => quoted = !quoted,
            b'<' if !quoted => open.push(at),
            b'>' if !quoted && previous != b'-' => drop(open.pop()),
            _ => {}
        }
        previous = byte;
    }
    let before = open.last().map_or("", |&at| &text[..at]);
    let start = before.rfind(|char: char| !char.is_ascii_alphanumeric() && char != '_');
    &before[start.map_or(0, |at| at + 1)..]
}
