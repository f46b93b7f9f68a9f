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

/// The number of rounds of removing definitions. The parser tells of the first definition of a name alone; a text that still has
/// one after the last round is shown as code.
const MAX_ROUNDS: usize = 8;

/// Turns reference links into inline links, and removes all definitions.
pub(crate) fn inlined(mut text: String) -> String {
    for _ in 0..MAX_ROUNDS {
        let definitions = definitions(&text);
        if definitions.is_empty() {
            return text;
        }
        text = without_definitions(&text, definitions);
    }
    if definitions(&text).is_empty() {
        text
    } else {
        escape::fence(&text, "")
    }
}

fn without_definitions(text: &str, definitions: Vec<Definition>) -> String {
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
            edits.replace(name, target(&dest_url, &title));
        }
    }
    for definition in definitions {
        edits.replace(definition.range, "");
    }
    edits.apply(text)
}

/// Returns the byte range of the name of a reference link.
fn name_of(text: &str, link: &Range<usize>, by: LinkType) -> Option<Range<usize>> {
    let markup = text.get(link.clone())?;
    match by {
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

/// Formats the target of an inline link, with its parentheses.
fn target(dest: &str, title: &str) -> String {
    let is_plain = |letter: char| !letter.is_whitespace() && !"()<>".contains(letter);
    let escaped = |text: &str, marks: &[char]| {
        let mut out = String::new();
        for letter in text.chars() {
            match letter {
                '&' => out.push_str("&amp;"),
                _ if marks.contains(&letter) => out.extend(['\\', letter]),
                _ => out.push(letter),
            }
        }
        out
    };
    let dest = if !dest.is_empty() && dest.chars().all(is_plain) {
        escaped(dest, &['\\', '|'])
    } else {
        format!("<{}>", escaped(dest, &['\\', '|', '<', '>']))
    };
    match title {
        "" => format!("({dest})"),
        title => format!("({dest} \"{}\")", escaped(title, &['\\', '|', '"'])),
    }
}

#[cfg(test)]
mod tests;
