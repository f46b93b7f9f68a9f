//! Embeds descriptions into pages of Markdown, and finds their links and headings.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, LinkType, Parser, Tag, TagEnd};

use crate::anchors::Slugger;
use crate::edit::Edits;
use crate::escape;
use crate::markdown::{OPTIONS, is_allowed, is_break, is_comment};
use crate::references::{definitions, inline_references};

/// The number of rounds of escaping. HTML blocks hide Markdown, so escaping can reveal more tags; a text that still has HTML
/// after the last round is shown as code.
const MAX_ROUNDS: usize = 8;

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
    let resolve = |anchor: &str, _: Option<&str>| resolve(anchor);
    embed_on_page(text, under, &resolve, &mut Slugger::default())
}

/// Resolves a link to an anchor, given the unique anchor of the text's own heading for it; `None` leaves the link unchanged.
pub(crate) type Resolve<'r> = &'r dyn Fn(&str, Option<&str>) -> Option<String>;

/// Embeds a text as [`embed`] does, with anchors of its headings that nothing else on the page has.
pub(crate) fn embed_on_page(
    text: &str,
    under: usize,
    resolve: Resolve<'_>,
    slugger: &mut Slugger,
) -> String {
    let mut text = without_html(trim_blank_lines(&escape::visible(text)));
    if let Some(open) = unclosed(&text) {
        let gap = if text.ends_with('\n') { "" } else { "\n" };
        text = format!("{text}{gap}{}", open.closer);
    }
    let mut text = inline_references(text);
    // Removing definitions can make HTML of what was none.
    if !html_escapes(&text).is_empty() {
        text = escape::fence(&text, "");
    }
    let anchors = slugger.anchors(headings(&text).iter().map(|heading| &*heading.text));
    let mut edits = Edits::default();
    rebase(&text, under, &mut edits);
    let resolve = |anchor: &str| resolve(anchor, anchors.get(anchor).map(String::as_str));
    relink(links(&text), &resolve, &mut edits);
    escape_disallowed_links(edits.apply(&text), "").unwrap_or_else(|text| escape::fence(&text, ""))
}

/// Resolves the links to anchors of an inline text, and shows links to scripts as text. What is a link depends on the line that
/// [`escape::inline`] makes of the text.
pub(crate) fn embed_inline(text: &str, resolve: &dyn Fn(&str) -> Option<String>) -> String {
    let line = InlineText::new(text);
    let mut edits = Edits::default();
    relink(line.links(), resolve, &mut edits);
    let shown = escape_disallowed_links(edits.apply(&line.shown), PREFIX);
    // Without brackets there are no links.
    shown.unwrap_or_else(|shown| shown.replace('[', "&#91;"))
}

/// Returns the links of an inline text to anchors.
pub(crate) fn inline_links(text: &str) -> Vec<Link> {
    let line = InlineText::new(text);
    let links = line.links().into_iter();
    links
        .map(|link| Link {
            range: line.source(link.range),
            whole: line.source(link.whole),
            ..link
        })
        .collect()
}

/// Returns the links and images of an inline text whose targets are not allowed, with their byte ranges.
pub(crate) fn inline_disallowed_links(text: &str) -> Vec<(String, Range<usize>)> {
    let line = InlineText::new(text);
    disallowed(targets(&format!("{PREFIX}{}", line.shown)))
        .map(|link| (link.dest, line.source(without_prefix(link.whole))))
        .collect()
}

/// An inline text as the line that pages show, in which nothing starts a block.
#[derive(Default)]
struct InlineText {
    shown: String,
    /// For each byte of the line, its place in the text.
    places: Vec<usize>,
}

/// A text before a line with which the parser reads the line as a paragraph.
const PREFIX: &str = "a ";

fn without_prefix(range: Range<usize>) -> Range<usize> {
    range.start - PREFIX.len()..range.end - PREFIX.len()
}

/// The separator of the paragraphs of a line.
const BREAK: &str = "<br><br>";

impl InlineText {
    fn new(text: &str) -> Self {
        let mut paragraphs = vec![Vec::new()];
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let words = line.trim();
            let first = start + line.len() - line.trim_start().len();
            start += line.len();
            match paragraphs.last_mut() {
                Some(paragraph) if !words.is_empty() => add_line(paragraph, words, first),
                _ => paragraphs.push(Vec::new()),
            }
        }
        let mut joined = Self::default();
        for letters in paragraphs.iter().filter(|letters| !letters.is_empty()) {
            if !joined.shown.is_empty() {
                joined.shown.push_str(BREAK);
                joined.places.extend([letters[0].1; BREAK.len()]);
            }
            joined.add_paragraph(letters);
        }
        joined
    }

    /// Adds the letters of a paragraph, each with its place, as [`escape::inline`] shows them.
    fn add_paragraph(&mut self, letters: &[(char, usize)]) {
        let line: String = letters.iter().map(|(letter, _)| letter).collect();
        let shown = escape::inline(&line);
        let mut rest = shown.as_str();
        for (letter, at) in letters {
            let size = letter.len_utf8();
            let escaped = rest.strip_prefix('\\');
            let length = if rest.starts_with(*letter) {
                size
            } else if escaped.is_some_and(|rest| rest.starts_with(*letter)) {
                1 + size
            } else {
                letter.escape_default().count()
            };
            let bytes = 0..length.min(rest.len());
            let places = bytes.map(|byte| at + (byte + size).saturating_sub(length));
            self.places.extend(places);
            rest = rest.get(length..).unwrap_or_default();
        }
        self.shown.push_str(&shown);
    }

    fn links(&self) -> Vec<Link> {
        let links = links(&format!("{PREFIX}{}", self.shown)).into_iter();
        links
            .map(|link| Link {
                range: without_prefix(link.range),
                whole: without_prefix(link.whole),
                ..link
            })
            .collect()
    }

    /// Returns the range of the text for one of the line.
    fn source(&self, range: Range<usize>) -> Range<usize> {
        let place = |at: usize| self.places.get(at).copied().unwrap_or_default();
        let start = place(range.start);
        match range.end.checked_sub(1).filter(|last| *last >= range.start) {
            Some(last) => start..place(last) + 1,
            None => start..start,
        }
    }
}

/// Adds the letters of a line, which starts at `first`, to a paragraph, with their places. White space becomes one blank.
fn add_line(paragraph: &mut Vec<(char, usize)>, line: &str, first: usize) {
    if !paragraph.is_empty() {
        paragraph.push((' ', first.saturating_sub(1)));
    }
    for (at, letter) in line.char_indices() {
        if !letter.is_ascii_whitespace() {
            paragraph.push((letter, first + at));
        } else if paragraph.last().is_some_and(|(last, _)| *last != ' ') {
            paragraph.push((' ', first + at));
        }
    }
}

/// Escapes links and images whose targets are not allowed, so that they are shown as text. That can make other links of the brackets
/// around them, so it is done in rounds. Returns the text as an error if some are left. The parser sees `prefix` before the text.
fn escape_disallowed_links(mut text: String, prefix: &str) -> Result<String, String> {
    for _ in 0..MAX_ROUNDS {
        let mut edits = Edits::default();
        for link in disallowed(targets(&format!("{prefix}{text}"))) {
            edits.insert(link.escape_position() - prefix.len(), "\\");
        }
        if edits.is_empty() {
            return Ok(text);
        }
        text = edits.apply(&text);
    }
    Err(text)
}

fn relink(links: Vec<Link>, resolve: &dyn Fn(&str) -> Option<String>, edits: &mut Edits) {
    for link in links {
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

/// Shows HTML as text, except for line breaks, and drops comments: no description may act on a page.
fn without_html(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..MAX_ROUNDS {
        let edits = html_escapes(&text);
        if edits.is_empty() {
            return text;
        }
        text = edits.apply(&text);
    }
    escape::fence(&text, "")
}

fn html_escapes(text: &str) -> Edits {
    let mut edits = Edits::default();
    let mut block: Option<Range<usize>> = None;
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        match event {
            Event::Start(Tag::HtmlBlock) => block = Some(range),
            Event::End(TagEnd::HtmlBlock) => {
                if let Some(block) = block.take() {
                    escape_block(text, block, &mut edits);
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

/// The length of the longest line break that an HTML block may hold, such as `<br />`.
const MAX_BREAK: usize = 16;

/// Drops a comment; escapes everything in another HTML block that could start a tag, except for line breaks.
fn escape_block(text: &str, block: Range<usize>, edits: &mut Edits) {
    let html = text.get(block.clone()).unwrap_or("");
    if is_comment(html) && html.contains("-->") {
        edits.replace(block, "");
        return;
    }
    for (at, _) in html.match_indices('<') {
        let rest = &html[at..];
        // Each byte may be a `<`, so only the length of a line break is searched for its end.
        let mut start = rest.bytes().take(MAX_BREAK);
        let tag = start.position(|byte| byte == b'>').map(|end| &rest[..=end]);
        let starts = rest[1..]
            .starts_with(|letter: char| letter.is_ascii_alphabetic() || "/!?".contains(letter));
        if starts && !tag.is_some_and(is_break) {
            edits.insert(block.start + at, "\\");
        }
    }
}

/// A link or an image with its target.
struct LinkTarget {
    dest: String,
    /// The byte range of the markup.
    whole: Range<usize>,
    /// The end of the content of the label.
    label_end: usize,
    is_image: bool,
    /// The position of the bracket that ends the label.
    bracket: Option<usize>,
}

impl LinkTarget {
    /// Returns where a backslash makes the markup a text: at the end of the label, since an earlier bracket could take the place
    /// of the one at its start.
    fn escape_position(&self) -> usize {
        self.bracket
            .unwrap_or(self.whole.start + usize::from(self.is_image))
    }
}

/// Returns the links and images of a text, inner ones first.
fn targets(text: &str) -> Vec<LinkTarget> {
    let mut found = Vec::new();
    let mut open: Vec<LinkTarget> = Vec::new();
    for (event, range) in Parser::new_ext(text, OPTIONS).into_offset_iter() {
        let end = range.end;
        match event {
            Event::Start(
                ref tag @ (Tag::Link {
                    ref dest_url,
                    link_type,
                    ..
                }
                | Tag::Image {
                    ref dest_url,
                    link_type,
                    ..
                }),
            ) => open.push(LinkTarget {
                dest: dest_url.to_string(),
                label_end: match link_type {
                    // A target in angle brackets has no label.
                    LinkType::Autolink | LinkType::Email => range.end,
                    _ => range.start + 1,
                },
                whole: range,
                is_image: matches!(tag, Tag::Image { .. }),
                bracket: None,
            }),
            Event::End(TagEnd::Link | TagEnd::Image) => {
                if let Some(mut link) = open.pop() {
                    let rest = text.get(link.label_end..link.whole.end);
                    let bracket = rest.and_then(|rest| rest.find("]("));
                    link.bracket = bracket.map(|bracket| link.label_end + bracket);
                    if let Some(outer) = open.last_mut() {
                        outer.label_end = outer.label_end.max(end);
                    }
                    found.push(link);
                }
            }
            _ => {
                if let Some(link) = open.last_mut() {
                    link.label_end = link.label_end.max(end);
                }
            }
        }
    }
    found
}

/// Returns the links and images whose targets are not allowed.
fn disallowed(targets: Vec<LinkTarget>) -> impl Iterator<Item = LinkTarget> {
    let targets = targets.into_iter();
    targets.filter(|target| !is_allowed(&target.dest))
}

/// Returns the links of a text to anchors.
pub(crate) fn links(text: &str) -> Vec<Link> {
    let targets = targets(text).into_iter();
    let targets = targets.filter(|target| !target.is_image);
    let mut found: Vec<Link> = targets
        .filter_map(|target| link_in(text, target.whole, target.bracket?, &target.dest))
        .collect();
    for definition in definitions(text) {
        let markup = text.get(definition.range.clone()).unwrap_or_default();
        let label_end = definition.range.start + markup.find("]:").unwrap_or_default();
        found.extend(link_in(
            text,
            definition.range,
            label_end,
            &definition.target,
        ));
    }
    found.sort_by_key(|link| link.range.start);
    found
}

/// Returns the links and images of a text whose targets are not allowed, with their byte ranges.
pub(crate) fn disallowed_links(text: &str) -> Vec<(String, Range<usize>)> {
    let mut links: Vec<LinkTarget> = disallowed(targets(text)).collect();
    links.sort_by_key(|link| link.whole.start);
    links
        .into_iter()
        .map(|link| (link.dest, link.whole))
        .collect()
}

/// Returns the link whose markup is `range` if its target is an anchor. The target is looked for behind the label.
fn link_in(text: &str, range: Range<usize>, label_end: usize, dest: &str) -> Option<Link> {
    let anchor = dest.strip_prefix('#').filter(|dest| !dest.is_empty())?;
    let start = label_end + text.get(label_end..range.end)?.find(dest)?;
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
            join_lines(text, range, pieces.collect(), edits);
        }
    }
}

/// Returns true for a heading that starts with number signs but is one because of its underline.
fn is_underlined(text: &str, range: &Range<usize>, marks: usize) -> bool {
    let after = text[range.start + marks..].chars().next();
    !matches!(after, None | Some(' ' | '\t' | '\n' | '\r'))
}

/// Removes the underline of a heading and joins its lines.
fn join_lines(
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
