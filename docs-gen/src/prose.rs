//! Descriptions: Markdown of users that becomes part of a page.

use std::collections::BTreeMap;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::edit::Edits;
use crate::html;

/// How Markdown is read here: as the sites read it that pages are shown on.
pub(crate) const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS);

/// Something that a text opens and does not close, so that the rest of a page would be part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unclosed {
    /// What it is, as a noun phrase.
    pub(crate) what: String,
    /// Where it starts, in bytes.
    pub(crate) at: usize,
    /// The text that closes it.
    pub(crate) closer: String,
}

/// A link to a place of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// What stands after `#`.
    pub(crate) anchor: String,
    /// Where `#` and the anchor stand, in bytes.
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

/// The text as it stands under a heading of level `under`: its own headings come below that one, links to anchors are
/// what `resolve` makes of them (`None` leaves a link as it is), tags that HTML does not have are shown as text, and
/// what is left open is closed.
///
/// ```
/// let text = "# Example\nSee [dead code](#-remove-dead).";
/// let shown = pass_docs_gen::prose::place(text, 3, &|anchor| Some(format!("other.md#{anchor}")));
/// assert_eq!(shown, "#### Example\nSee [dead code](other.md#-remove-dead).");
/// ```
pub fn place(text: &str, under: usize, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let mut text = trim_blank_lines(text).to_owned();
    for _ in 0..MOST_OPEN {
        let Some(open) = unclosed(&text) else { break };
        let gap = if text.ends_with('\n') { "" } else { "\n" };
        text = format!("{text}{gap}{}", open.closer);
    }
    let mut edits = Edits::default();
    rebase(&text, under, &mut edits);
    show_unknown_tags(&text, &mut edits);
    relink(&text, resolve, &mut edits);
    edits.apply(&text)
}

/// A text that is part of a line, with its links to anchors as `resolve` makes them.
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

/// More things left open than this are not closed one by one.
const MOST_OPEN: usize = 16;

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

/// The first thing that the text opens and does not close.
pub(crate) fn unclosed(text: &str) -> Option<Unclosed> {
    swallowing_block(text).or_else(|| open_element(text))
}

/// The block at the end of the text that would take in what follows it.
fn swallowing_block(text: &str) -> Option<Unclosed> {
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
    match last? {
        (Tag::CodeBlock(CodeBlockKind::Fenced(_)), range) => Some(open_fence(text, range.start)),
        (Tag::HtmlBlock, range) => Some(open_html(text, range.start)),
        _ => None,
    }
}

/// The code fence that starts at `start`.
fn open_fence(text: &str, start: usize) -> Unclosed {
    let rest = text.get(start..).unwrap_or("");
    let at = start + rest.len() - rest.trim_start_matches(' ').len();
    let mark = if rest.trim_start().starts_with('~') {
        '~'
    } else {
        '`'
    };
    let closer: String = rest
        .trim_start()
        .chars()
        .take_while(|it| *it == mark)
        .collect();
    let what = "code fence".to_owned();
    Unclosed { what, at, closer }
}

/// The piece of HTML that starts at `start` and lasts until a certain text comes.
fn open_html(text: &str, start: usize) -> Unclosed {
    let rest = text.get(start..).unwrap_or("");
    let at = start + rest.len() - rest.trim_start_matches(' ').len();
    let html = rest.trim_start();
    let (what, closer) = if html.starts_with("<!--") {
        ("HTML comment".to_owned(), "-->".to_owned())
    } else if html.starts_with("<?") {
        ("processing instruction".to_owned(), "?>".to_owned())
    } else if html.starts_with("<![CDATA[") {
        ("CDATA section".to_owned(), "]]>".to_owned())
    } else if html.starts_with("<!") {
        ("HTML declaration".to_owned(), ">".to_owned())
    } else {
        let name = html::tags(html)
            .first()
            .map_or_else(|| "pre".to_owned(), |it| it.name.clone());
        (format!("HTML element `<{name}>`"), format!("</{name}>"))
    };
    Unclosed { what, at, closer }
}

/// The innermost HTML element that has a start tag and no end tag.
fn open_element(text: &str) -> Option<Unclosed> {
    let mut open: Vec<html::Tag> = Vec::new();
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for tag in html_tags(text) {
        if !tag.end && tag.is_paired() && !tag.closed {
            *count.entry(tag.name.clone()).or_default() += 1;
            open.push(tag);
        } else if tag.end && count.get(&tag.name).is_some_and(|it| *it > 0) {
            while let Some(inner) = open.pop() {
                count.entry(inner.name.clone()).and_modify(|it| *it -= 1);
                if inner.name == tag.name {
                    break;
                }
            }
        }
    }
    let tag = open.pop()?;
    Some(Unclosed {
        what: format!("HTML element `<{}>`", tag.name),
        at: tag.at,
        closer: format!("\n</{}>", tag.name),
    })
}

/// The tags of a text, with places in the text.
fn html_tags(text: &str) -> Vec<html::Tag> {
    let mut found = Vec::new();
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        if let Event::InlineHtml(_) | Event::Html(_) = event {
            for mut tag in html::tags(&text[range.clone()]) {
                tag.at += range.start;
                found.push(tag);
            }
        }
    }
    found
}

/// Puts a backslash before each tag that no HTML has, such as `<f32>`: a browser would hide it.
fn show_unknown_tags(text: &str, edits: &mut Edits) {
    for tag in html_tags(text).iter().filter(|it| !it.is_known()) {
        edits.insert(tag.at, "\\");
    }
}

/// A name that a text gives to the target of links, as in `[name]: target`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    /// The name; upper and lower case are the same.
    pub(crate) name: String,
    /// The target.
    pub(crate) target: String,
    /// Where it stands, in bytes.
    pub(crate) range: Range<usize>,
}

/// The names that a text gives to targets, in order.
pub(crate) fn definitions(text: &str) -> Vec<Definition> {
    let parser = Parser::new_ext(text, OPTIONS);
    let all = parser.reference_definitions().iter();
    let mut found: Vec<Definition> = all
        .map(|(name, it)| Definition {
            name: name.to_lowercase(),
            target: it.dest.to_string(),
            range: it.span.clone(),
        })
        .collect();
    found.sort_by_key(|it| it.range.start);
    found
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

/// The links and images of a text that lead to what no page may lead to, with where they stand.
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

/// Whether a link may lead there: to a page or to mail, but not to a program.
pub(crate) fn is_allowed(url: &str) -> bool {
    let Some((scheme, _)) = url.split_once(':') else {
        return true;
    };
    if scheme.contains(['/', '?', '#']) {
        return true;
    }
    ["http", "https", "mailto"]
        .iter()
        .any(|it| scheme.eq_ignore_ascii_case(it))
}

/// The link to an anchor whose markup takes up `range`.
fn link_in(text: &str, range: Range<usize>, dest: &str) -> Option<Link> {
    let anchor = dest.strip_prefix('#').filter(|it| !it.is_empty())?;
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
            .take_while(|it| *it == b'#')
            .count();
        if old == level as usize && !is_underlined(text, &range, old) {
            edits.replace(range.start..range.start + old, marks(level));
        } else {
            edits.insert(range.start, format!("{} ", marks(level)));
            let pieces = events
                .by_ref()
                .take_while(|(it, _)| !matches!(it, Event::End(TagEnd::Heading(_))));
            one_line(text, range, pieces.collect(), edits);
        }
    }
}

/// Whether a heading whose text starts with number signs is one by the line below it.
fn is_underlined(text: &str, range: &Range<usize>, marks: usize) -> bool {
    let after = text[range.start + marks..].chars().next();
    !matches!(after, None | Some(' ' | '\t' | '\n' | '\r'))
}

/// Takes the underline away from a heading, and its line ends.
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
            edits.replace(from..range.start, " ");
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
