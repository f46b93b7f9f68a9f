//! Fits descriptions, which are Markdown of users, into pages of Markdown, and finds their links and headings.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::edit::Edits;
use crate::escape;
use crate::markdown::{OPTIONS, is_allowed, is_break, is_comment};
use crate::references::{definitions, inlined};

/// A fence or a comment that a text opens and does not close, so that the rest of it would become part of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unclosed {
    /// A noun phrase for it.
    pub(crate) what: &'static str,
    /// Where it starts, in bytes.
    pub(crate) at: usize,
    /// The text that closes it.
    pub(crate) closer: String,
}

/// A link to a place of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The text after `#`.
    pub(crate) anchor: String,
    /// The place of `#` and the anchor, in bytes.
    pub(crate) range: Range<usize>,
}

/// A heading of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heading {
    /// Its text without markup.
    pub(crate) text: String,
    /// From 1 for the highest.
    pub(crate) level: usize,
    /// Where it starts, in bytes.
    pub(crate) at: usize,
}

/// The text for a place under a heading of level `under`: its own headings come below that one, links to anchors become
/// what `resolve` gives (`None` leaves a link as it is), links by name get their targets, HTML is shown as text apart from
/// `<br>` and comments, and an open code fence is closed.
///
/// ```
/// let text = "# Example\nSee [dead code](#-remove-dead).";
/// let shown = pass_docs_gen::prose::place(text, 3, &|anchor| Some(format!("other.md#{anchor}")));
/// assert_eq!(shown, "#### Example\nSee [dead code](other.md#-remove-dead).");
/// ```
pub fn place(text: &str, under: usize, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut text = without_html(trim_blank_lines(text));
    if let Some(open) = unclosed(&text) {
        let gap = if text.ends_with('\n') { "" } else { "\n" };
        text = format!("{text}{gap}{}", open.closer);
    }
    let text = inlined(text);
    let mut edits = Edits::default();
    rebase(&text, under, &mut edits);
    relink(&text, resolve, &mut edits);
    edits.apply(&text)
}

/// A text within a line, with its links to anchors resolved.
pub(crate) fn place_short(text: &str, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut edits = Edits::default();
    if text.contains('#') {
        relink(text, resolve, &mut edits);
    }
    edits.apply(text)
}

fn relink(text: &str, resolve: &dyn Fn(&str) -> Option<String>, edits: &mut Edits) {
    for link in links(text) {
        if let Some(new) = resolve(&link.anchor) {
            edits.replace(link.range, new);
        }
    }
}

/// The text without blank lines at its start and white space at its end.
fn trim_blank_lines(text: &str) -> &str {
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n')
        && line.trim().is_empty()
    {
        rest = after;
    }
    rest.trim_end()
}

/// The fence or comment at the end of the text that would take in what follows it.
pub(crate) fn unclosed(text: &str) -> Option<Unclosed> {
    let whole = format!("{text}\n\nx\n");
    let mut depth = 0_usize;
    let mut last = None;
    for (event, range) in Parser::new_ext(&whole, OPTIONS).into_offset_iter() {
        match event {
            Event::Start(tag) => {
                if depth == 0 {
                    last = Some((tag, range));
                }
                depth += 1;
            }
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let (tag, range) = last?;
    let rest = text.get(range.start..)?;
    let block = rest.trim_start();
    let at = range.start + rest.len() - block.len();
    match tag {
        Tag::CodeBlock(CodeBlockKind::Fenced(_)) => {
            let mark = block.chars().next()?;
            let closer = block.chars().take_while(|letter| *letter == mark).collect();
            let what = "code fence";
            Some(Unclosed { what, at, closer })
        }
        Tag::HtmlBlock if block.starts_with("<!--") => {
            let (what, closer) = ("HTML comment", "-->".to_owned());
            Some(Unclosed { what, at, closer })
        }
        _ => None,
    }
}

/// Text without its tags can hold more of them, because blocks of HTML hide Markdown. A text that still has HTML after so
/// many rounds is shown as code.
const MOST_ROUNDS: usize = 8;

/// The text with a backslash before each piece of HTML, so that it is shown: nothing in a description may act on a page.
/// Line breaks and comments, which are not shown, stay.
fn without_html(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..MOST_ROUNDS {
        let edits = html_as_text(&text);
        if edits.is_empty() {
            return text;
        }
        text = edits.apply(&text);
    }
    escape::fence(&text, "")
}

fn html_as_text(text: &str) -> Edits {
    let mut edits = Edits::default();
    let mut block: Option<Range<usize>> = None;
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        match event {
            Event::Start(Tag::HtmlBlock) => block = Some(range),
            Event::End(TagEnd::HtmlBlock) => {
                if let Some(block) = block.take() {
                    block_as_text(text, block, &mut edits);
                }
            }
            Event::InlineHtml(html) if !is_break(&html) && !is_comment(&html) => {
                edits.insert(range.start, "\\");
            }
            _ => {}
        }
    }
    edits
}

/// Puts a backslash before everything in a block that could start a tag, apart from line breaks.
fn block_as_text(text: &str, block: Range<usize>, edits: &mut Edits) {
    let html = text.get(block.clone()).unwrap_or("");
    if is_comment(html) && html.contains("-->") {
        return;
    }
    for (at, _) in html.match_indices('<') {
        let rest = &html[at..];
        let tag = rest.find('>').map_or(rest, |end| &rest[..=end]);
        let starts = rest[1..]
            .starts_with(|letter: char| letter.is_ascii_alphabetic() || "/!?".contains(letter));
        if starts && !is_break(tag) {
            edits.insert(block.start + at, "\\");
        }
    }
}

/// The links of a text to places of a page.
pub(crate) fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        if let Event::Start(Tag::Link { dest_url, .. }) = event {
            found.extend(link_in(text, range, &dest_url));
        }
    }
    for definition in definitions(text) {
        found.extend(link_in(text, definition.range, &definition.target));
    }
    found.sort_by_key(|it| it.range.start);
    found
}

/// The links and images of a text whose targets are not allowed, with their places.
pub(crate) fn foreign_links(text: &str) -> Vec<(String, Range<usize>)> {
    let mut found = Vec::new();
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. })
                if !is_allowed(&dest_url) =>
            {
                found.push((dest_url.to_string(), range));
            }
            _ => {}
        }
    }
    found
}

/// The link to an anchor whose markup takes up `range`.
fn link_in(text: &str, range: Range<usize>, dest: &str) -> Option<Link> {
    let anchor = dest.strip_prefix('#').filter(|dest| !dest.is_empty())?;
    let start = range.start + text.get(range)?.rfind(dest)?;
    Some(Link {
        anchor: anchor.to_owned(),
        range: start..start + dest.len(),
    })
}

/// The headings of a text, in order.
pub(crate) fn headings(text: &str) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    let mut inside = false;
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                inside = true;
                found.push(Heading {
                    text: String::new(),
                    level: level as usize,
                    at: range.start,
                });
            }
            Event::End(TagEnd::Heading(_)) => inside = false,
            Event::Text(piece) | Event::Code(piece) if inside => {
                if let Some(heading) = found.last_mut() {
                    heading.text.push_str(&piece);
                }
            }
            Event::SoftBreak | Event::HardBreak if inside => {
                if let Some(heading) = found.last_mut() {
                    heading.text.push(' ');
                }
            }
            _ => {}
        }
    }
    found
}

/// Moves the headings of the text so that the highest comes one below `under`.
fn rebase(text: &str, under: usize, edits: &mut Edits) {
    let starts = Parser::new_ext(text, OPTIONS).filter_map(|it| match it {
        Event::Start(Tag::Heading { level, .. }) => Some(level as usize),
        _ => None,
    });
    let Some(highest) = starts.min() else { return };
    let marks = |level: HeadingLevel| "#".repeat((level as usize - highest + under + 1).min(6));
    let mut events = Parser::new_ext(text, OPTIONS).into_offset_iter();
    while let Some((event, range)) = events.next() {
        let Event::Start(Tag::Heading { level, .. }) = event else {
            continue;
        };
        let old = text[range.clone()]
            .bytes()
            .take_while(|byte| *byte == b'#')
            .count();
        if old == level as usize && !is_underlined(text, &range, old) {
            edits.replace(range.start..range.start + old, marks(level));
        } else {
            edits.insert(range.start, format!("{} ", marks(level)));
            let pieces = events
                .by_ref()
                .take_while(|(event, _)| !matches!(event, Event::End(TagEnd::Heading(_))));
            one_line(text, range, pieces.collect(), edits);
        }
    }
}

/// `true` if a heading whose text starts with number signs is a heading because of its underline.
fn is_underlined(text: &str, range: &Range<usize>, marks: usize) -> bool {
    let after = text[range.start + marks..].chars().next();
    !matches!(after, None | Some(' ' | '\t' | '\n' | '\r'))
}

/// Removes the underline of a heading, and joins its lines.
fn one_line(
    text: &str,
    heading: Range<usize>,
    pieces: Vec<(Event<'_>, Range<usize>)>,
    edits: &mut Edits,
) {
    let mut broken_at = None;
    let mut end = heading.start;
    for (event, range) in pieces {
        if let Event::SoftBreak | Event::HardBreak = event {
            broken_at.get_or_insert(range.start);
            continue;
        }
        if let Some(from) = broken_at.take() {
            // A backslash belongs to the character that it protects.
            let escaped = text[..range.start].ends_with('\\');
            edits.replace(from..range.start - usize::from(escaped), " ");
        }
        end = end.max(range.end);
    }
    let line_end = if text[..heading.end].ends_with('\n') {
        heading.end - 1
    } else {
        heading.end
    };
    let mark = if text[..end].ends_with('#') { " #" } else { "" };
    edits.replace(end..line_end.max(end), mark);
}
