//! What follows `#` and `!`: entities of dialects, and aliases.

use super::Parse;
use super::operation::Parser;
use crate::handle::Ident;

impl<'t> Parser<'_, 't> {
    /// The name after `#` or `!`.
    pub(super) fn symbol_word(&mut self, what: &str) -> Parse<&'t str> {
        let word = self.cur.suffix();
        // A name may end in a minus only where an arrow follows, as in `!a->b`.
        let word = match word.strip_suffix('-') {
            Some(shorter) if self.cur.byte() == b'>' => {
                self.cur.at -= 1;
                shorter
            }
            _ => word,
        };
        if word.is_empty() {
            return self.cur.error(format!(
                "expected a name after the sign of a dialect {what} or alias"
            ));
        }
        Ok(word)
    }

    /// The dialect of a name, and the rest of the text of the entity; no rest if it is an alias.
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

    /// The handle of what follows the name of the dialect: `<name<..>>` is another way to write `.name<..>`.
    pub(super) fn entity_text(&self, rest: &str) -> Ident {
        match rest
            .strip_prefix('<')
            .and_then(|rest| rest.strip_suffix('>'))
        {
            Some(inner) if is_plain(inner) => self.cx.ident(&format!(".{inner}")),
            _ => self.cx.ident(rest),
        }
    }

    pub(super) fn check_dialect(&self, start: usize, dialect: &str, what: &str) -> Parse<()> {
        if self.cx.knows_dialect(dialect) || self.cx.allows_unregistered() {
            return Ok(());
        }
        let sign = if what == "type" { '!' } else { '#' };
        let text = self
            .cur
            .text
            .get(start..self.cur.at)
            .unwrap_or("")
            .trim_start_matches(sign);
        let message = format!(
            "{what} {sign}{text} created with unregistered dialect. If this is intended, please call \
             allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool \
             used"
        );
        self.cur.error_at(start, message)
    }
}

/// Whether text is a name, perhaps with something in angle brackets.
fn is_plain(text: &str) -> bool {
    let starts = text
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_alphabetic());
    let end = text
        .bytes()
        .position(|byte| !byte.is_ascii_alphanumeric() && !matches!(byte, b'.' | b'_'));
    starts && end.is_none_or(|end| text[end..].starts_with('<') && text.ends_with('>'))
}
