//! Printing of dialect attributes and types.

use super::Printer;
use crate::attrs::AttrData;
use crate::handle::{Attr, Ident};

/// The placeholder of a part in the text of a dialect attribute or type.
pub(crate) const FULL: char = '\0';

/// The placeholder of a part that is printed from the angle bracket on.
pub(crate) const SHORT: char = '\u{1}';

impl Printer<'_> {
    pub(super) fn entity(&mut self, dialect: Ident, rest: Ident, parts: &[Attr]) {
        let cx = self.cx;
        self.push(cx.str(dialect));
        self.with_parts(cx.str(rest), parts);
    }

    fn with_parts(&mut self, mut text: &str, parts: &[Attr]) {
        for &part in parts {
            let Some(mark) = text.find([FULL, SHORT]) else {
                break;
            };
            let (before, rest) = text.split_at(mark);
            self.push(before);
            if rest.starts_with(SHORT) {
                self.short_attr(part);
            } else {
                self.attr(part);
            }
            text = &rest[1..];
        }
        self.push(text);
    }

    /// Prints a dialect attribute without its name, unless it has an alias.
    fn short_attr(&mut self, attr: Attr) {
        if self.attr_alias(attr) {
            return;
        }
        match &*self.cx.attr(attr) {
            AttrData::Dialect { rest, parts, .. } => {
                let text = self.cx.str(*rest);
                let body = text.find('<').unwrap_or(text.len());
                self.with_parts(&text[body..], parts);
            }
            _ => self.attr(attr),
        }
    }
}
