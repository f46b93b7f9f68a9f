//! The parser of locations.

use super::Parse;
use super::operation::Parser;
use crate::handle::Loc;
use crate::loc::{LocData, Position};

impl Parser<'_, '_> {
    /// Parses an optional `loc(..)` of an operation or argument, which defaults to the place in the text at this offset.
    ///
    /// An alias that is not defined yet is a place in the text as well: see [`Parser::resolve_locations`].
    #[inline]
    pub(super) fn loc_or(&mut self, at: usize) -> Parse<Loc> {
        if self.cur.eat_word("loc") {
            self.trailing_loc()
        } else {
            Ok(self.cur.loc_at(at))
        }
    }

    fn trailing_loc(&mut self) -> Parse<Loc> {
        self.cur.expect(b'(', "in location")?;
        let loc = if self.cur.skip_whitespace() == b'#' {
            let start = self.cur.at;
            let defined = self.loc_alias()?;
            self.has_unresolved_locations |= defined.is_none();
            defined.unwrap_or_else(|| self.cur.loc_at(start))
        } else {
            self.loc()?
        };
        self.cur.expect(b')', "in location")?;
        Ok(loc)
    }

    /// Parses `(..)` after `loc`.
    pub(super) fn loc_in_parentheses(&mut self) -> Parse<Loc> {
        self.cur.expect(b'(', "in location")?;
        let loc = self.loc()?;
        self.cur.expect(b')', "in location")?;
        Ok(loc)
    }

    fn loc(&mut self) -> Parse<Loc> {
        match self.cur.skip_whitespace() {
            b'#' => self.defined_loc_alias(),
            b'"' => self.deeper(Self::name_or_file),
            _ if self.cur.eat_word("unknown") => Ok(Loc::UNKNOWN),
            _ if self.cur.eat_word("callsite") => self.deeper(Self::call_site),
            _ if self.cur.eat_word("fused") => self.deeper(Self::fused),
            _ if self.cur.eat_word("loc") => self.deeper(Self::loc_in_parentheses),
            _ => self.error("expected location instance"),
        }
    }

    fn defined_loc_alias(&mut self) -> Parse<Loc> {
        let start = self.cur.at;
        let Some(loc) = self.loc_alias()? else {
            let name = self.cur.text.get(start + 1..self.cur.at).unwrap_or("");
            return self.error(format!("undefined symbol alias id '{name}'"));
        };
        Ok(loc)
    }

    fn name_or_file(&mut self) -> Parse<Loc> {
        let text = self.cur.text()?;
        let text = self.cx.ident(&text);
        if self.cur.eat(b':') {
            return self.file(text);
        }
        let mut child = Loc::UNKNOWN;
        if self.cur.eat(b'(') {
            child = self.loc()?;
            self.cur.expect(b')', "after child location of name")?;
        }
        Ok(self.cx.intern_loc(LocData::Name { name: text, child }))
    }

    fn file(&mut self, file: crate::Ident) -> Parse<Loc> {
        let file = if self.cx.str(file).is_empty() {
            self.cx.ident("-")
        } else {
            file
        };
        let line = self.number("line number")?;
        let mut start = Position { line, column: 0 };
        if !self.cur.eat(b':') {
            return Ok(self.cx.intern_loc(LocData::File {
                file,
                start,
                end: start,
            }));
        }
        start.column = self.number("column number")?;
        let mut end = start;
        if self.cur.eat_word("to") {
            if self.cur.skip_whitespace() != b':' {
                end.line = self.number("line number")?;
            }
            self.cur.expect(b':', "between line and column")?;
            end.column = self.number("column number")?;
        }
        Ok(self.cx.intern_loc(LocData::File { file, start, end }))
    }

    fn number(&mut self, what: &str) -> Parse<u32> {
        self.cur.skip_whitespace();
        let start = self.cur.at;
        let is_hex = self.cur.byte() == b'0'
            && self.cur.byte_at(1) == b'x'
            && self.cur.byte_at(2).is_ascii_hexdigit();
        let number = if is_hex {
            self.cur.at += 2;
            u32::from_str_radix(self.cur.take_while(|byte| byte.is_ascii_hexdigit()), 16)
        } else {
            self.cur.take_while(|byte| byte.is_ascii_digit()).parse()
        };
        number.or_else(|_| self.error_at(start, format!("expected integer {what} in location")))
    }

    fn call_site(&mut self) -> Parse<Loc> {
        self.cur.expect(b'(', "in callsite location")?;
        let callee = self.loc()?;
        if !self.cur.eat_word("at") {
            return self.error("expected 'at' in callsite location");
        }
        let caller = self.loc()?;
        self.cur.expect(b')', "in callsite location")?;
        Ok(self.cx.intern_loc(LocData::CallSite { callee, caller }))
    }

    fn fused(&mut self) -> Parse<Loc> {
        let mut metadata = None;
        if self.cur.eat(b'<') {
            metadata = Some(self.attr()?);
            self.cur.expect(b'>', "after fused location metadata")?;
        }
        self.cur.expect(b'[', "in fused location")?;
        let parts = self.list(b']', "in fused location", Self::loc)?;
        Ok(self.cx.fused_loc(parts, metadata))
    }
}
