//! A scanner that finds the ends of quoted text, groups in brackets and values.

use std::collections::BTreeSet;

/// The quotes that protect the text between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quotes {
    /// No quotes.
    Nowhere,
    /// Quotes at the start and end of a word, so that the apostrophe in `a=don't` protects nothing.
    Words,
    /// All quotes that are closed.
    Anywhere,
}

/// The brackets that make a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brackets {
    /// `{}`.
    Braces,
    /// `{}`, `()` and `[]`.
    All,
}

/// Returns true for the whitespace of pipeline text.
pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Trims `text`; returns the number of bytes trimmed at the front as well.
pub(crate) fn trim(text: &str) -> (&str, usize) {
    let blank = |c: char| c.is_ascii() && is_space(c as u8);
    let rest = text.trim_start_matches(blank);
    (rest.trim_end_matches(blank), text.len() - rest.len())
}

/// A scanner over the bytes from `start` to the end of a text. It remembers failed searches, so that scanning stays linear.
#[derive(Debug)]
pub(crate) struct Scanner<'t> {
    bytes: &'t [u8],
    start: usize,
    unclosed: BTreeSet<(u8, usize)>,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self::starting_at(text, 0)
    }

    pub(crate) fn starting_at(text: &'t str, start: usize) -> Self {
        Self {
            bytes: text.as_bytes(),
            start,
            unclosed: BTreeSet::new(),
        }
    }

    /// Restarts at `start`: text before it no longer decides whether a word opens.
    pub(crate) fn restart(&mut self, start: usize) {
        self.start = start;
    }

    pub(crate) fn byte(&self, at: usize) -> Option<u8> {
        self.bytes.get(at).copied()
    }

    pub(crate) fn skip_space(&self, mut at: usize) -> usize {
        while self.byte(at).is_some_and(is_space) {
            at += 1;
        }
        at
    }

    /// Returns the end of the quoted text that starts at `at`, or `None` if no quoted text starts there or it is not closed.
    pub(crate) fn quoted_end(&mut self, at: usize, quotes: Quotes) -> Option<usize> {
        match self.byte(at)? {
            _ if quotes == Quotes::Nowhere => None,
            b'#' if self.opens_word(at) => self.raw_end(at),
            quote @ (b'\'' | b'"') => {
                let end = self.find(quote, 0, at + 1)?;
                let protects =
                    quotes == Quotes::Anywhere || (self.opens_word(at) && self.closes_word(end));
                protects.then_some(end)
            }
            _ => None,
        }
    }

    /// Returns the end of the group that opens at `at`, or `None` if it is never closed.
    pub(crate) fn group_end(
        &mut self,
        at: usize,
        brackets: Brackets,
        quotes: Quotes,
    ) -> Option<usize> {
        let mut closers = Vec::new();
        let mut at = at;
        while let Some(byte) = self.byte(at) {
            if let Some(closer) = closer_of(byte, brackets) {
                closers.push(closer);
            } else if closers.last() == Some(&byte) {
                closers.pop();
                if closers.is_empty() {
                    return Some(at + 1);
                }
            } else if let Some(end) = self.quoted_end(at, quotes) {
                at = end;
                continue;
            }
            at += 1;
        }
        None
    }

    /// Returns the first position from `at` that `stop` accepts outside of quotes and brackets, or the end.
    pub(crate) fn find_unprotected(
        &mut self,
        mut at: usize,
        brackets: Brackets,
        stop: fn(u8) -> bool,
    ) -> usize {
        while let Some(byte) = self.byte(at) {
            if stop(byte) {
                return at;
            }
            at = if closer_of(byte, brackets).is_some() {
                self.group_end(at, brackets, Quotes::Anywhere)
                    .unwrap_or(self.bytes.len())
            } else {
                self.quoted_end(at, Quotes::Anywhere).unwrap_or(at + 1)
            };
        }
        at
    }

    /// Returns the end of the raw text `#"..."#` that starts at `at`.
    fn raw_end(&mut self, at: usize) -> Option<usize> {
        let hashes = self.hashes(at);
        let open = at + hashes;
        if self.byte(open) != Some(b'"') {
            return None;
        }
        self.find(b'"', hashes, open + 1)
    }

    /// Returns true if raw text opens at `at`.
    fn opens_raw(&self, at: usize) -> bool {
        self.byte(at) == Some(b'#')
            && self.opens_word(at)
            && self.byte(at + self.hashes(at)) == Some(b'"')
    }

    /// Returns the end of the first `quote` from `at` that `hashes` hash signs follow.
    fn find(&mut self, quote: u8, hashes: usize, at: usize) -> Option<usize> {
        if self.unclosed.contains(&(quote, hashes)) {
            return None;
        }
        let mut from = at;
        while let Some(offset) = self
            .bytes
            .get(from..)?
            .iter()
            .position(|byte| *byte == quote)
        {
            from += offset + 1;
            if hashes == 0 {
                return Some(from);
            }
            let found = self.hashes(from);
            if found >= hashes {
                return Some(from + hashes);
            }
            from += found;
        }
        self.unclosed.insert((quote, hashes));
        None
    }

    fn hashes(&self, at: usize) -> usize {
        self.bytes
            .get(at..)
            .unwrap_or_default()
            .iter()
            .take_while(|byte| **byte == b'#')
            .count()
    }

    fn opens_word(&self, at: usize) -> bool {
        let before = at
            .checked_sub(1)
            .filter(|_| at > self.start)
            .and_then(|at| self.byte(at));
        before.is_none_or(|byte| is_space(byte) || b"=,{[(".contains(&byte))
    }

    fn closes_word(&self, at: usize) -> bool {
        self.byte(at)
            .is_none_or(|byte| is_space(byte) || b",}])".contains(&byte))
    }
}

/// Returns true if `text` is the same value of an option regardless of the options after it.
pub(crate) fn is_self_contained(text: &str) -> bool {
    let group = format!("{{={text} }}");
    let is_one_group = |quotes| {
        Scanner::starting_at(&group, 1).group_end(0, Brackets::Braces, quotes) == Some(group.len())
    };
    let is_closed = has_closed_quotes(text) && has_closed_words(&group);
    is_closed && is_one_group(Quotes::Words) && is_one_group(Quotes::Anywhere)
}

/// Returns true if no quote in `group` opens a word that later text could close.
fn has_closed_words(group: &str) -> bool {
    let mut scanner = Scanner::starting_at(group, 1);
    let mut at = 1;
    while let Some(byte) = scanner.byte(at) {
        let is_quote = byte == b'\'' || byte == b'"';
        match scanner.quoted_end(at, Quotes::Words) {
            Some(end) => at = end,
            None if is_quote
                && scanner.opens_word(at)
                && scanner.find(byte, 0, at + 1).is_none() =>
            {
                return false;
            }
            None => at += 1,
        }
    }
    true
}

/// Returns true if every quote in `text` is closed.
pub(crate) fn has_closed_quotes(text: &str) -> bool {
    let mut scanner = Scanner::new(text);
    let mut at = 0;
    while let Some(byte) = scanner.byte(at) {
        match scanner.quoted_end(at, Quotes::Anywhere) {
            Some(end) => at = end,
            None if byte == b'\'' || byte == b'"' || scanner.opens_raw(at) => return false,
            None => at += 1,
        }
    }
    true
}

/// Returns true if all brackets in `text` match; quotes are ordinary characters.
pub(crate) fn is_balanced(text: &str, brackets: Brackets) -> bool {
    let mut closers = Vec::new();
    for byte in text.bytes() {
        if let Some(closer) = closer_of(byte, brackets) {
            closers.push(closer);
        } else if is_closer(byte, brackets) && closers.pop() != Some(byte) {
            return false;
        }
    }
    closers.is_empty()
}

fn closer_of(byte: u8, brackets: Brackets) -> Option<u8> {
    match (byte, brackets) {
        (b'{', _) => Some(b'}'),
        (b'(', Brackets::All) => Some(b')'),
        (b'[', Brackets::All) => Some(b']'),
        _ => None,
    }
}

fn is_closer(byte: u8, brackets: Brackets) -> bool {
    byte == b'}' || (brackets == Brackets::All && (byte == b')' || byte == b']'))
}
