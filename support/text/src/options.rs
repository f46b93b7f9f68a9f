//! Option text: `key=value` pairs that white space separates.

use crate::error::{Error, Errors};
use crate::name;
use crate::quote::unquote_range;
use crate::scan::{Brackets, Scanner, is_space, trim};
use crate::tree::{Name, OptionEntry, OptionList};
use crate::value::Value;
use pass_diagnostics::Span;

/// Parses options without braces, as in the value of a pass's flag.
///
/// # Errors
///
/// One for each missing or invalid key, in source order.
///
/// ```
/// let options = pass_text::parse_options("max=3 label='a b' fast")?;
/// assert_eq!(options.entries.len(), 3);
/// assert_eq!(options.to_string(), "max=3 label='a b' fast");
/// # Ok::<(), pass_text::Errors>(())
/// ```
pub fn parse_options(text: &str) -> Result<OptionList, Errors> {
    let mut errors = Vec::new();
    let (inner, dropped) = trim(text);
    if inner.starts_with('{') && unquote_range(inner) != (0..inner.len()) {
        let error = Error::error(
            Span::new(dropped, dropped + 1),
            "unexpected '{' before the options",
        );
        return Err(error.help("write the options without braces here").into());
    }
    let entries = read(text, 0, &mut errors);
    let span = Span::new(0, text.len());
    Errors::check(errors).map(|()| OptionList { entries, span })
}

/// Reads the options in `text` from byte `start` to its end.
pub(crate) fn read(text: &str, start: usize, errors: &mut Vec<Error>) -> Vec<OptionEntry> {
    let mut reader = Reader {
        text,
        scanner: Scanner::starting_at(text, start),
        errors,
    };
    let mut entries = Vec::new();
    let mut at = start;
    loop {
        at = reader.scanner.skip_space(at);
        if at >= text.len() || Errors::limit_reached(reader.errors) {
            return entries;
        }
        let (entry, end) = reader.entry(at);
        entries.extend(entry);
        at = end;
    }
}

struct Reader<'t, 'e> {
    text: &'t str,
    scanner: Scanner<'t>,
    errors: &'e mut Vec<Error>,
}

impl Reader<'_, '_> {
    /// Reads the option at `at` and returns its end as well; `None` if an error was reported.
    fn entry(&mut self, at: usize) -> (Option<OptionEntry>, usize) {
        let key_end = self.find(at, |byte| byte == b'=' || is_space(byte));
        let (value, end) = match self.scanner.byte(key_end) {
            Some(b'=') => {
                let end = self
                    .scanner
                    .find_unprotected(key_end + 1, Brackets::Braces, is_space);
                (
                    Some(Value::from_raw(
                        self.slice(key_end + 1, end).to_owned(),
                        key_end + 1,
                    )),
                    end,
                )
            }
            _ => (None, key_end),
        };
        let entry = self.key(at, key_end).map(|key| OptionEntry {
            key,
            value,
            span: Span::new(at, end),
        });
        (entry, end)
    }

    fn key(&mut self, start: usize, end: usize) -> Option<Name> {
        let raw = self.slice(start, end);
        let inner = unquote_range(raw);
        let result = match raw.get(inner.clone()).unwrap_or_default() {
            "" => Err(self.missing_key(start)),
            key => name::read(key, start + inner.start),
        };
        result.map_err(|error| self.errors.push(error)).ok()
    }

    fn missing_key(&self, at: usize) -> Error {
        let error = Error::error(Span::new(at, at + 1), "expected the name of an option");
        let before = self.text.get(..at).unwrap_or_default();
        if self.scanner.byte(at) == Some(b'=') && before.bytes().next_back().is_some_and(is_space) {
            return error.help("write no white space before '='");
        }
        error
    }

    fn find(&self, at: usize, stop: fn(u8) -> bool) -> usize {
        let rest = self.text.as_bytes().get(at..).unwrap_or_default();
        rest.iter()
            .position(|byte| stop(*byte))
            .map_or(self.text.len(), |offset| at + offset)
    }

    fn slice(&self, start: usize, end: usize) -> &str {
        self.text.get(start..end).unwrap_or_default()
    }
}
