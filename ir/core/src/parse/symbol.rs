//! The parser of dialect entities and aliases, which follow `#` and `!`.

use super::Parse;
use super::operation::Parser;
use std::borrow::Cow;

use super::canonical_text::with_canonical_spaces;
use crate::handle::{Attr, Ident};
use crate::print::{FULL, SHORT};

impl<'t> Parser<'_, 't> {
    pub(super) fn symbol_word(&mut self, what: &str) -> Parse<&'t str> {
        let word = self.cur.suffix();
        // A name does not include the minus of a following arrow, as in `!a->b`.
        let word = match word.strip_suffix('-') {
            Some(shorter) if self.cur.byte() == b'>' => {
                self.cur.at -= 1;
                shorter
            }
            _ => word,
        };
        if word.is_empty() {
            return self.error(format!(
                "expected a name after the sign of a dialect {what} or alias"
            ));
        }
        Ok(word)
    }

    /// Parses the dialect of an entity and the rest of its text; an alias has no rest.
    pub(super) fn dialect_entity(&mut self, word: &'t str) -> Parse<(&'t str, Option<&'t str>)> {
        let end = self.cur.at;
        let body = self.cur.byte() == b'<';
        let (dialect, length) = match word.find('.') {
            Some(point) => (&word[..point], word.len() - point),
            None if body => (word, 0),
            None => return Ok((word, None)),
        };
        if body {
            self.cur.balanced()?;
        }
        Ok((dialect, self.cur.text.get(end - length..self.cur.at)))
    }

    /// Parses the body of a dialect entity, after the name of the dialect, which is loaded. Returns its canonical text
    /// and its data.
    ///
    /// The body has no data if the dialect is unknown.
    pub(super) fn entity(
        &mut self,
        dialect: &str,
        rest: &'t str,
        is_type: bool,
    ) -> Parse<(Ident, Box<[Attr]>)> {
        if !self.cx.load_dialect(dialect) {
            return Ok((self.entity_text(rest), Box::default()));
        }
        let end = self.cur.at;
        let start = end - rest.len();
        let (text, parts) = self.deeper(|parser| {
            let known = parser.with_parameters(dialect, start, end, is_type)?;
            match known {
                Some((text, parts)) => Ok((Cow::Owned(text), parts)),
                None => parser.entity_parts(start, end),
            }
        })?;
        self.cur.at = end;
        let text = if is_type {
            self.canonical_type(dialect, text)
        } else {
            text
        };
        let (text, parts) = self.shortened(dialect, text, parts);
        Ok((self.entity_text(&text), parts.into()))
    }

    /// Returns the text of a type with the whitespace that MLIR prints, and as its dialect prints it.
    fn canonical_type<'a>(&self, dialect: &str, text: Cow<'a, str>) -> Cow<'a, str> {
        let text = with_canonical_spaces(&text).map_or(text, Cow::Owned);
        let canonical = self
            .cx
            .dialect(dialect)
            .and_then(|dialect| dialect.canonical_type);
        let canonical = canonical.and_then(|canonical| canonical(self.cx, &text));
        canonical.map_or(text, Cow::Owned)
    }

    /// Interns the text after the name of the dialect: `.name<..>`, or `<..>` where no name starts it.
    fn entity_text<'r>(&self, rest: &'r str) -> Ident {
        let angled = |rest: &'r str| rest.strip_prefix('<')?.strip_suffix('>');
        match (rest.strip_prefix('.'), angled(rest)) {
            (Some(inner), _) if !is_plain(inner) => self.cx.ident(&format!("<{inner}>")),
            (_, Some(inner)) if is_plain(inner) => self.cx.ident(&format!(".{inner}")),
            _ => self.cx.ident(rest),
        }
    }

    /// Returns the text of a range, with a placeholder for each part.
    pub(super) fn entity_parts(
        &mut self,
        start: usize,
        end: usize,
    ) -> Parse<(Cow<'t, str>, Vec<Attr>)> {
        let whole = self.cur.text.get(start..end).unwrap_or("");
        if !may_have_parts(whole) {
            return Ok((whole.into(), Vec::new()));
        }
        let (mut text, mut parts) = (String::new(), Vec::new());
        self.cur.at = start;
        while self.cur.at < end {
            let at = self.cur.at;
            if self.cur.byte() == b'"' {
                self.cur.string()?;
            } else {
                match self.entity_part()? {
                    Piece::Part(part) => {
                        parts.push(part);
                        text.push(FULL);
                        self.after_part(at);
                        continue;
                    }
                    // A second attempt inside would double the time for each level.
                    Piece::Unclear => return Ok((whole.into(), Vec::new())),
                    Piece::Text if self.cur.word().is_empty() => self.separator(),
                    Piece::Text => {}
                }
            }
            let piece = self.cur.text_from(at);
            let broken = piece.contains('\n') && !piece.starts_with('"');
            if broken {
                let is_inside = !text.ends_with(['<', '(', '[']);
                let is_before = !matches!(self.cur.byte(), b'>' | b')' | b']' | b',');
                text.push_str(if is_inside && is_before { " " } else { "" });
                continue;
            }
            if !piece.contains([FULL, SHORT]) {
                text.push_str(piece);
            } else if piece.starts_with('"') {
                // Escaped as in a string, because the byte is a placeholder.
                text.push_str(&piece.replace(FULL, "\\00").replace(SHORT, "\\01"));
            } else {
                return self.error_at(at, "unexpected character");
            }
        }
        Ok((text.into(), parts))
    }

    /// Moves the cursor behind a part, and behind whitespace before the next element or the end of a list.
    fn after_part(&mut self, start: usize) {
        let read = self.cur.text_from(start);
        let end = start + read.trim_end().len();
        let rest = self.cur.text.get(end..).unwrap_or("");
        let next = rest.trim_start();
        let is_over = next.starts_with([',', '>', ')', ']', '}']);
        self.cur.at = end + if is_over { rest.len() - next.len() } else { 0 };
    }

    /// Skips whitespace and comments, or one character.
    fn separator(&mut self) {
        let start = self.cur.at;
        self.cur.skip_whitespace();
        if self.cur.at == start {
            let rest = self.cur.text.get(start..).unwrap_or("");
            self.cur.at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }

    fn entity_part(&mut self) -> Parse<Piece> {
        let start = self.cur.at;
        let is_name = self.cur.byte_at(1).is_ascii_alphabetic() || self.cur.byte_at(1) == b'_';
        match self.cur.byte() {
            b'#' if is_name => return self.attr().map(Piece::Part),
            b'!' if is_name => return self.type_attr().map(Piece::Part),
            byte if !byte.is_ascii_alphabetic() => return Ok(Piece::Text),
            _ => {}
        }
        let word = self.cur.word();
        let next = self.cur.byte();
        self.cur.at = start;
        let found = match (word, next) {
            ("affine_map" | "affine_set" | "dense_resource", b'<') | ("distinct", b'[') => {
                self.attr()
            }
            ("memref" | "tensor" | "vector" | "tuple", b'<') => self.type_attr(),
            _ => return Ok(Piece::Text),
        };
        // The words may have another meaning in the dialect.
        Ok(found.map_or(Piece::Unclear, Piece::Part))
    }

    pub(super) fn check_dialect(&self, start: usize, dialect: &str, what: &str) -> Parse<()> {
        if self.cx.is_dialect_registered(dialect) || self.cx.allows_unregistered() {
            return Ok(());
        }
        let sign = if what == "type" { '!' } else { '#' };
        let text = self.cur.text_from(start).trim_start_matches(sign);
        let message = format!(
            "{what} {sign}{text} created with unregistered dialect. If this is intended, please call \
             allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool \
             used"
        );
        self.error_at(start, message)
    }
}

enum Piece {
    Text,
    /// An attribute or a type that may have an alias, or contain one.
    Part(Attr),
    /// Text that starts like a type or an attribute.
    Unclear,
}

/// Returns whether the text may contain aliases or other references.
fn may_have_parts(text: &str) -> bool {
    let words = [
        "affine_",
        "dense_resource<",
        "distinct[",
        "memref<",
        "tensor<",
        "vector<",
        "tuple<",
    ];
    text.contains(['#', '!', '\n', FULL, SHORT]) || words.iter().any(|word| text.contains(word))
}

/// Returns whether the text is a name, optionally with a body in angle brackets.
fn is_plain(text: &str) -> bool {
    let is_name = |char: char| char.is_ascii_alphanumeric() || matches!(char, '.' | '_');
    let end = text.find(|char| !is_name(char));
    text.starts_with(|char: char| char.is_ascii_alphabetic())
        && end.is_none_or(|end| text[end..].starts_with('<') && text.ends_with('>'))
}
