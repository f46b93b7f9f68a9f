//! Reference links, as in `[text][name]` and `[name]: target`. Their names would clash between descriptions on one page, so
//! they become inline links.

use std::ops::Range;

use pulldown_cmark::{Event, LinkType, Parser, Tag};

use crate::edit::Edits;
use crate::escape;
use crate::markdown::OPTIONS;

/// The definition of a link name, as in `[name]: target`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    pub(crate) target: String,
    pub(crate) range: Range<usize>,
}

pub(crate) fn definitions(text: &str) -> Vec<Definition> {
    let parser = Parser::new_ext(text, OPTIONS);
    let mut definitions: Vec<Definition> = parser
        .reference_definitions()
        .iter()
        .map(|(_, definition)| Definition {
            target: definition.dest.to_string(),
            range: definition.span.clone(),
        })
        .collect();
    definitions.sort_by_key(|definition| definition.range.start);
    definitions
}

/// The number of rounds of removing definitions. The parser reports only the first definition of a name; a text that still has
/// one after the last round is shown as code.
const MAX_ROUNDS: usize = 8;

/// Turns reference links into inline links, and removes all definitions.
pub(crate) fn inline_references(mut text: String) -> String {
    for _ in 0..MAX_ROUNDS {
        let definitions = definitions(&text);
        if definitions.is_empty() {
            return text;
        }
        text = inline_definitions(&text, definitions);
    }
    if definitions(&text).is_empty() {
        text
    } else {
        escape::fence(&text, "")
    }
}

fn inline_definitions(text: &str, definitions: Vec<Definition>) -> String {
    let mut edits = Edits::default();
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        if let Event::Start(
            Tag::Link {
                link_type,
                dest_url,
                title,
                ..
            }
            | Tag::Image {
                link_type,
                dest_url,
                title,
                ..
            },
        ) = event
            && let Some(name) = name_of(text, &range, link_type)
        {
            edits.replace(name, inline_target(&dest_url, &title));
        }
    }
    for definition in definitions {
        edits.replace(definition.range, "");
    }
    edits.apply(text)
}

/// Returns the byte range of the name of a reference link.
fn name_of(text: &str, link: &Range<usize>, link_type: LinkType) -> Option<Range<usize>> {
    let markup = text.get(link.clone())?;
    match link_type {
        LinkType::Reference => Some(link.start + markup.rfind("][")? + 1..link.end),
        // The parser leaves the empty brackets out of the link.
        LinkType::Collapsed if text.get(link.end..)?.starts_with("[]") => {
            Some(link.end..link.end + "[]".len())
        }
        LinkType::Collapsed => Some(link.start + markup.strip_suffix("[]")?.len()..link.end),
        LinkType::Shortcut => Some(link.end..link.end),
        _ => None,
    }
}

/// Formats the target of an inline link, with its parentheses. Marks are character references, so that they end neither the link
/// nor what is around it, such as a heading, and complete no HTML that begins before the link.
fn inline_target(dest: &str, title: &str) -> String {
    let is_plain = |letter: char| !letter.is_whitespace() && !"()<>".contains(letter);
    let escaped = |text: &str| {
        let mut out = String::new();
        for letter in escape::html(text).chars() {
            match letter {
                '\\' | '|' => out.extend(['\\', letter]),
                '`' => out.push_str("&#96;"),
                '\n' => out.push_str("&#10;"),
                _ => out.push(letter),
            }
        }
        out
    };
    let mut target = escaped(dest);
    if dest.is_empty() || !dest.chars().all(is_plain) {
        target = format!("<{target}>");
    }
    if !title.is_empty() {
        target += &format!(" \"{}\"", escaped(title));
    }
    format!("({target})")
}

#[cfg(test)]
mod tests;
