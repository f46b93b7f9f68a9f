//! Printing of locations.

use super::Printer;
use crate::handle::Loc;
use crate::loc::{LocData, Position};

impl Printer<'_> {
    /// Prints `loc(..)`.
    pub(super) fn loc(&mut self, loc: Loc) {
        self.push("loc(");
        self.loc_or_alias(loc);
        self.push(")");
    }

    fn loc_or_alias(&mut self, loc: Loc) {
        if !self.loc_alias(loc) {
            self.loc_body(loc);
        }
    }

    pub(super) fn loc_body(&mut self, loc: Loc) {
        let cx = self.cx;
        match cx.loc(loc) {
            LocData::Unknown => self.push("unknown"),
            LocData::File { file, start, end } => {
                self.quoted_text(cx.str(file));
                self.position(start);
                if start != end {
                    self.range_end(start, end);
                }
            }
            LocData::Name { name, child } => {
                self.quoted_text(cx.str(name));
                if child != Loc::UNKNOWN {
                    self.push("(");
                    self.loc_or_alias(child);
                    self.push(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                self.push("callsite(");
                self.loc_or_alias(callee);
                self.push(" at ");
                self.loc_or_alias(caller);
                self.push(")");
            }
            LocData::Fused { parts, metadata } => {
                self.push("fused");
                if let Some(metadata) = metadata {
                    self.push("<");
                    self.attr(metadata);
                    self.push(">");
                }
                self.push("[");
                self.list(&parts[..], |printer, &part| printer.loc_or_alias(part));
                self.push("]");
            }
        }
    }

    fn position(&mut self, at: Position) {
        self.push(":");
        self.number(at.line);
        self.push(":");
        self.number(at.column);
    }

    fn range_end(&mut self, start: Position, end: Position) {
        self.push(" to ");
        if start.line != end.line {
            self.number(end.line);
        }
        self.push(":");
        self.number(end.column);
    }
}
