//! Renders descriptions as HTML that can neither break a page nor load anything from the network.
//!
//! HTML in the Markdown is shown as text, images become links, and only links to pages and mail addresses are kept.

use std::collections::BTreeMap;

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, LinkType, Parser, Tag, TagEnd};

use crate::anchors::{Slugger, slug};
use crate::escape;
use crate::highlight::highlight;
use crate::markdown::{OPTIONS, is_allowed, is_break, is_comment};
use crate::prose::Resolve;

/// Resolves a link to an anchor of an inline text; `None` leaves the link unchanged.
type ResolveInline<'r> = &'r dyn Fn(&str) -> Option<String>;

/// Renders a block below a heading of level `under`. Its headings follow without skipping a level and have unique anchors.
pub(crate) fn block(
    text: &str,
    under: usize,
    resolve: Resolve<'_>,
    slugger: &mut Slugger,
) -> String {
    let text = escape::visible(text);
    let events: Vec<Event<'_>> = Parser::new_ext(&text, OPTIONS).collect();
    let anchors = heading_anchors(&events, slugger);
    let mut own = BTreeMap::new();
    for (slug, anchor) in &anchors {
        own.entry(slug.as_str()).or_insert(anchor.as_str());
    }
    let resolve = |anchor: &str| resolve(anchor, own.get(anchor).copied());
    let events = headings(sanitized(events, &resolve), under, &anchors);
    let mut out = String::with_capacity(text.len() * 3 / 2);
    pulldown_cmark::html::push_html(&mut out, wrap_wide_blocks(events).into_iter());
    out
}

pub(crate) fn line(text: &str, resolve: ResolveInline<'_>) -> String {
    let line = escape::line(text);
    let events = sanitized(Parser::new_ext(&line, OPTIONS).collect(), resolve);
    let inner = events.into_iter().filter(|event| {
        !matches!(
            event,
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph)
        )
    });
    let mut out = String::with_capacity(line.len() + 16);
    pulldown_cmark::html::push_html(&mut out, inner);
    out.trim_end().to_owned()
}

/// Shows HTML as text, turns images into links, and drops links that are not allowed.
fn sanitized<'e>(events: Vec<Event<'e>>, resolve: ResolveInline<'_>) -> Vec<Event<'e>> {
    let mut filter = Filter {
        resolve,
        output: Vec::with_capacity(events.len()),
        block: None,
        links: Vec::new(),
    };
    for event in events {
        filter.push(event);
    }
    filter.output
}

/// A filter of events.
struct Filter<'e, 'r> {
    resolve: ResolveInline<'r>,
    output: Vec<Event<'e>>,
    /// The text of the open HTML block.
    block: Option<String>,
    /// For each open link or image, true if it is shown as a link.
    links: Vec<bool>,
}

impl<'e> Filter<'e, '_> {
    fn push(&mut self, event: Event<'e>) {
        match event {
            Event::Start(Tag::HtmlBlock) => self.block = Some(String::new()),
            Event::End(TagEnd::HtmlBlock) => {
                show_html(&self.block.take().unwrap_or_default(), &mut self.output);
            }
            Event::Html(html) => match &mut self.block {
                Some(block) => block.push_str(&html),
                None => self.output.push(Event::Text(html)),
            },
            Event::InlineHtml(html) if is_break(&html) => self.output.push(Event::HardBreak),
            Event::InlineHtml(html) if is_comment(&html) => {}
            Event::InlineHtml(html) => self.output.push(Event::Text(html)),
            Event::Start(Tag::Image {
                dest_url, title, ..
            }) => self.open(dest_url, title),
            Event::Start(Tag::Link {
                link_type: LinkType::Email,
                dest_url,
                title,
                ..
            }) => self.open(format!("mailto:{dest_url}").into(), title),
            Event::Start(Tag::Link {
                dest_url, title, ..
            }) => self.open(dest_url, title),
            Event::End(TagEnd::Image | TagEnd::Link) => {
                if self.links.pop() == Some(true) {
                    self.output.push(Event::End(TagEnd::Link));
                }
            }
            event => self.output.push(event),
        }
    }

    /// Opens a link, unless its target is not allowed or it is nested in a link.
    fn open(&mut self, url: CowStr<'e>, title: CowStr<'e>) {
        let resolved = url.strip_prefix('#').and_then(self.resolve);
        let is_shown = is_allowed(&url) && !self.links.contains(&true);
        self.links.push(is_shown);
        if is_shown {
            self.output.push(Event::Start(Tag::Link {
                link_type: LinkType::Inline,
                dest_url: resolved.map_or(url, CowStr::from),
                title,
                id: "".into(),
            }));
        }
    }
}

/// Shows an HTML block as text.
fn show_html(html: &str, output: &mut Vec<Event<'_>>) {
    if is_comment(html) || html.trim().is_empty() {
        return;
    }
    output.push(Event::Start(Tag::Paragraph));
    let mut lines = html.trim_end().lines().peekable();
    while let Some(line) = lines.next() {
        if is_break(line.trim()) {
            output.push(Event::HardBreak);
            continue;
        }
        output.push(Event::Text(CowStr::from(line.to_owned())));
        if lines.peek().is_some() {
            output.push(Event::SoftBreak);
        }
    }
    output.push(Event::End(TagEnd::Paragraph));
}

/// Sets the level of headings and adds an anchor with a link to it.
fn headings<'e>(
    events: Vec<Event<'e>>,
    under: usize,
    anchors: &[(String, String)],
) -> Vec<Event<'e>> {
    let mut output = Vec::with_capacity(events.len());
    // The source levels of the enclosing headings.
    let mut enclosing: Vec<HeadingLevel> = Vec::new();
    let mut anchor = String::new();
    let mut anchors = anchors.iter();
    for event in events {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                enclosing.retain(|enclosing| *enclosing < level);
                enclosing.push(level);
                anchor = anchors
                    .next()
                    .map(|(_, anchor)| anchor.clone())
                    .unwrap_or_default();
                output.push(Event::Start(Tag::Heading {
                    level: level_of(under + enclosing.len()),
                    id: Some(anchor.clone().into()),
                    classes: Vec::new(),
                    attrs: Vec::new(),
                }));
            }
            Event::End(TagEnd::Heading(_)) => {
                let link = format!(
                    " <a class=\"anchor\" href=\"#{}\" aria-label=\"Link to this heading\"></a>",
                    escape::html(&anchor)
                );
                output.push(Event::InlineHtml(link.into()));
                output.push(Event::End(TagEnd::Heading(level_of(
                    under + enclosing.len(),
                ))));
            }
            event => output.push(event),
        }
    }
    output
}

/// Returns the slug of each heading, and an unused anchor for it.
fn heading_anchors(events: &[Event<'_>], slugger: &mut Slugger) -> Vec<(String, String)> {
    let texts = heading_texts(events).into_iter();
    let anchors = texts.map(|text| (slug(&text), slugger.next(&text)));
    anchors.collect()
}

/// Returns the text of each heading without markup.
fn heading_texts(events: &[Event<'_>]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut inside = false;
    for event in events {
        match event {
            Event::Start(Tag::Heading { .. }) => {
                texts.push(String::new());
                inside = true;
            }
            Event::End(TagEnd::Heading(_)) => inside = false,
            Event::Text(piece) | Event::Code(piece) if inside => {
                if let Some(text) = texts.last_mut() {
                    text.push_str(piece);
                }
            }
            Event::SoftBreak | Event::HardBreak if inside => {
                if let Some(text) = texts.last_mut() {
                    text.push(' ');
                }
            }
            _ => {}
        }
    }
    texts
}

fn level_of(depth: usize) -> HeadingLevel {
    HeadingLevel::try_from(depth.clamp(1, 6)).unwrap_or(HeadingLevel::H6)
}

/// Encloses tables and code in boxes that scroll, and highlights code.
fn wrap_wide_blocks(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    const OPEN: &str = "<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">";
    let mut output = Vec::with_capacity(events.len());
    let mut code: Option<(String, String)> = None;
    for event in events {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let language = match &kind {
                    CodeBlockKind::Fenced(info) => info.split([' ', ',']).next().unwrap_or(""),
                    CodeBlockKind::Indented => "",
                };
                code = Some((language.to_owned(), String::new()));
            }
            Event::End(TagEnd::CodeBlock) => {
                let (language, text) = code.take().unwrap_or_default();
                let html = code_box(&language, &text);
                output.push(Event::Html(html.into()));
            }
            Event::Text(text) if code.is_some() => {
                if let Some((_, code)) = &mut code {
                    code.push_str(&text);
                }
            }
            Event::Start(Tag::Table(columns)) => {
                output.push(Event::Html(OPEN.into()));
                output.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => {
                output.push(Event::End(TagEnd::Table));
                output.push(Event::Html("</div>".into()));
            }
            event => output.push(event),
        }
    }
    output
}

/// Renders code in a box that scrolls.
pub(crate) fn code_box(language: &str, text: &str) -> String {
    let text = escape::visible(text);
    let shown = match language {
        "mlir" => highlight(text.trim_end()),
        _ => escape::html(text.trim_end()),
    };
    format!("<div class=\"code\"><pre tabindex=\"0\"><code>{shown}</code></pre></div>\n")
}
