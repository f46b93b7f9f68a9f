//! Completions within pipeline text and within the text of options.

use std::ops::Range;

use lsp_types::CompletionItemKind as ItemKind;
use passdefs::vocabulary::Names;

use super::{Candidate, Place, names};
use crate::answers::RequestContext;
use crate::describe;

#[derive(Debug, PartialEq, Eq)]
enum CursorContext {
    Name,
    Option(String),
    Value(String, String),
}

/// Returns the candidates in a string with a syntax, and the range of the word that they replace.
pub(super) fn offers(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    names: Names,
    text: &str,
    offset: u32,
) -> (Vec<Candidate>, Range<u32>) {
    let start = place.cursor.range.start.min(offset);
    let before = text
        .get(start as usize..offset as usize)
        .unwrap_or_default();
    let after = text.get(offset as usize..place.cursor.range.end.max(offset) as usize);
    let (at, word) = scanned(before, names == Names::OptionsText);
    let goes_on = |letter: char| letter.is_alphanumeric() || "-_.$".contains(letter);
    let after = after.unwrap_or_default();
    let rest = after.len() - after.trim_start_matches(goes_on).len();
    let range = start + word as u32..offset + rest as u32;
    let own_pass = names == Names::OptionsText;
    let options_of = |pass: &str| {
        if own_pass {
            place.own_options()
        } else {
            place.options_of(pass)
        }
    };
    let found = match at {
        CursorContext::Name => names::callables(cx, place, true, true),
        CursorContext::Option(pass) => {
            let options = options_of(&pass).into_iter();
            let offer = |option: &passdefs::model::OptionDef| Candidate {
                text: format!("{}=", option.argument),
                documentation: describe::option_line(place.set(), option),
                ..Candidate::word(&option.argument, ItemKind::PROPERTY, &option.doc)
            };
            options.map(offer).collect()
        }
        CursorContext::Value(pass, option) => {
            let options = options_of(&pass);
            match options.iter().find(|entry| entry.argument == option) {
                Some(option) => {
                    let mut found = names::values(place.set(), option, true);
                    if !own_pass {
                        found.extend(names::forwarded(place, option));
                    }
                    found
                }
                None => Vec::new(),
            }
        }
    };
    // The quotes are those of the whole text.
    let found = found.into_iter().map(|candidate| Candidate {
        is_text: false,
        ..candidate
    });
    (found.collect(), range)
}

/// Returns the place at the end of a text, and the offset of its last word.
fn scanned(text: &str, is_options: bool) -> (CursorContext, usize) {
    let mut scan = Scan {
        word: 0,
        pass: is_options.then(String::new),
        key: None,
        depth: 0,
        quote: None,
    };
    for (at, letter) in text.char_indices() {
        scan.letter(text, at, letter);
    }
    let at = match (scan.pass, scan.key) {
        (Some(pass), Some(key)) => CursorContext::Value(pass, key),
        (Some(pass), None) => CursorContext::Option(pass),
        (None, _) => CursorContext::Name,
    };
    (at, scan.word)
}

struct Scan {
    word: usize,
    pass: Option<String>,
    key: Option<String>,
    /// Nesting of braces and brackets within the value.
    depth: usize,
    quote: Option<char>,
}

impl Scan {
    fn letter(&mut self, text: &str, at: usize, letter: char) {
        let next = at + letter.len_utf8();
        let word = text
            .get(self.word..at)
            .unwrap_or_default()
            .trim()
            .to_owned();
        match letter {
            _ if self.quote == Some(letter) => self.quote = None,
            _ if self.quote.is_some() => {}
            '"' | '\'' => self.quote = Some(letter),
            '{' | '[' | '(' if self.key.is_some() => self.depth += 1,
            '}' | ']' | ')' if self.depth > 0 => self.depth -= 1,
            _ if self.depth > 0 => {}
            '{' => (self.pass, self.word) = (Some(word), next),
            '}' => (self.pass, self.key, self.word) = (None, None, next),
            '=' if self.pass.is_some() => (self.key, self.word) = (Some(word), next),
            ' ' | '\n' | '\t' if self.pass.is_some() => (self.key, self.word) = (None, next),
            // Of a list, one value is being written.
            ',' if self.pass.is_some() => self.word = next,
            ',' | '(' | ')' | '|' | ' ' | '\n' | '\t' => self.word = next,
            _ => {}
        }
    }
}
