//! Embeds descriptions into pages of Markdown, and finds their links and headings.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::edit::Edits;
use crate::escape;
use crate::markdown::{OPTIONS, is_allowed, is_break, is_comment};
use crate::references::{definitions, inlined};

/// A fence or comment that is never closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnclosedBlock {
    /// The noun for messages.
    pub(crate) noun: &'static str,
    /// The start, in bytes.
    pub(crate) at: usize,
    /// The text that closes it.
    pub(crate) closer: String,
}

/// A link to a place of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The text after `#`.
    pub(crate) anchor: String,
    /// The byte range of `#` and the anchor.
    pub(crate) range: Range<usize>,
    /// The byte range of the markup, which begins with the label in brackets.
    pub(crate) whole: Range<usize>,
}

/// A heading of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heading {
    /// The text without markup.
    pub(crate) text: String,
    /// The level, 1 for the highest.
    pub(crate) level: usize,
    /// The start, in bytes.
    pub(crate) at: usize,
}

/// Embeds a text below a heading of level `under`: headings are re-based, links to anchors go through `resolve` (`None` leaves
/// a link unchanged), links by name get their targets, links to scripts and HTML other than `<br>` are shown as text, comments
/// are dropped, and an open code fence is closed.
///
/// ```
/// let text = "# Example\nSee [dead code](#-remove-dead).";
/// let shown = pass_docs_gen::prose::embed(text, 3, &|anchor| Some(format!("other.md#{anchor}")));
/// assert_eq!(shown, "#### Example\nSee [dead code](other.md#-remove-dead).");
/// ```
pub fn embed(text: &str, under: usize, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut text = without_html(trim_blank_lines(&escape::visible(text)));
    if let Some(open) = unclosed(&text) {
        let gap = if text.ends_with('\n') { "" } else { "\n" };
        text = format!("{text}{gap}{}", open.closer);
    }
    let text = inlined(text);
    let mut edits = Edits::default();
    rebase(&text, under, &mut edits);
    relink(&text, resolve, &mut edits);
    disable_foreign_links(&text, &mut edits);
    edits.apply(&text)
}

/// Resolves the links to anchors of an inline text.
pub(crate) fn embed_inline(text: &str, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut edits = Edits::default();
    if text.contains('#') {
        relink(text, resolve, &mut edits);
    }
    disable_foreign_links(text, &mut edits);
    edits.apply(text)
}

/// Escapes links and images whose targets are not allowed, so that they are shown as text.
fn disable_foreign_links(text: &str, edits: &mut Edits) {
    for (_, link) in foreign_links(text) {
        let is_image = text
            .get(link.start..)
            .is_some_and(|rest| rest.starts_with('!'));
        edits.insert(link.start + usize::from(is_image), "\\");
    }
}

fn relink(text: &str, resolve: &dyn Fn(&str) -> Option<String>, edits: &mut Edits) {
    for link in links(text) {
        if let Some(new) = resolve(&link.anchor) {
            edits.replace(link.range, new);
        }
    }
}

/// Trims blank lines at the start and whitespace at the end.
fn trim_blank_lines(text: &str) -> &str {
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n')
        && line.trim().is_empty()
    {
        rest = after;
    }
    rest.trim_end()
}

/// Returns the fence or comment at the end of the text that is never closed.
pub(crate) fn unclosed(text: &str) -> Option<UnclosedBlock> {
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
            let noun = "code fence";
            Some(UnclosedBlock { noun, at, closer })
        }
        Tag::HtmlBlock if block.starts_with("<!--") => {
            let (noun, closer) = ("HTML comment", "-->".to_owned());
            Some(UnclosedBlock { noun, at, closer })
        }
        _ => None,
    }
}

/// The number of rounds of escaping. HTML blocks hide Markdown, so escaping can reveal more tags; a text that still has HTML
/// after the last round is shown as code.
const MAX_ROUNDS: usize = 8;

/// Shows HTML as text, except for line breaks, and drops comments: no description may act on a page.
fn without_html(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..MAX_ROUNDS {
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
            Event::InlineHtml(html) if is_comment(&html) => edits.replace(range, ""),
            Event::InlineHtml(html) if !is_break(&html) => {
                edits.insert(range.start, "\\");
            }
            _ => {}
        }
    }
    edits
}

/// Drops a comment; escapes everything in another HTML block that could start a tag, except for line breaks.
fn block_as_text(text: &str, block: Range<usize>, edits: &mut Edits) {
    let html = text.get(block.clone()).unwrap_or("");
    if is_comment(html) && html.contains("-->") {
        edits.replace(block, "");
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

/// Returns the links of a text to anchors.
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
    found.sort_by_key(|link| link.range.start);
    found
}

/// Returns the links and images of a text whose targets are not allowed, with their byte ranges.
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

/// Returns the link to an anchor whose markup is `range`.
fn link_in(text: &str, range: Range<usize>, dest: &str) -> Option<Link> {
    let anchor = dest.strip_prefix('#').filter(|dest| !dest.is_empty())?;
    let start = range.start + text.get(range.clone())?.rfind(dest)?;
    Some(Link {
        anchor: anchor.to_owned(),
        range: start..start + dest.len(),
        whole: range,
    })
}

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

/// Re-bases the headings so that the highest is one level below `under`.
fn rebase(text: &str, under: usize, edits: &mut Edits) {
    let starts = Parser::new_ext(text, OPTIONS).filter_map(|event| match event {
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

/// Returns true for a heading that starts with number signs but is one because of its underline.
fn is_underlined(text: &str, range: &Range<usize>, marks: usize) -> bool {
    let after = text[range.start + marks..].chars().next();
    !matches!(after, None | Some(' ' | '\t' | '\n' | '\r'))
}

/// Removes the underline of a heading and joins its lines.
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
            // A backslash belongs to the character that it escapes.
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
