//! Warnings about prose that does not work on a page. Pages stay well formed in any case.

use std::collections::BTreeMap;

use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::model::{PassSet, Prose};
use passdefs::report::Report;
use passdefs::source::Span;

use crate::anchors::{group_headings, pass_heading, slug};
use crate::plan::{Plan, PlannedGroup};
use crate::prose;
use crate::texts::{DocText, texts_of};

/// Checks all prose: links to anchors, unclosed fences and comments, and headings that collide with those of the page. The
/// diagnostics are in source order.
///
/// ```
/// let set = passdefs::model::PassSet::default();
/// assert!(pass_docs_gen::check(&set).is_empty());
/// ```
pub fn check(set: &PassSet) -> Vec<Diagnostic> {
    let plan = Plan::one_page(set);
    let taken = taken_anchors(set);
    let known = KnownAnchors::new(set);
    let mut report = Report::default();
    for planned in plan.groups() {
        for text in texts_of(set, planned.group) {
            let place = Place(text.text);
            check_closed(&text, &place, &mut report);
            check_headings(&taken, &text, &place, &mut report);
            check_levels(&text, &place, &mut report);
            check_schemes(&text, &place, &mut report);
            check_links(&known, (&plan, planned), &text, &mut report);
        }
    }
    report.finish()
}

/// The source places of a text's parts.
struct Place<'a>(&'a Prose);

impl Place<'_> {
    fn of(&self, at: usize, length: usize) -> Span {
        self.0.part(at..at + length)
    }

    /// Returns the span of the line that starts at `at`, without trailing blanks.
    fn line(&self, at: usize) -> Span {
        let rest = self.0.get(at..);
        let line = rest.and_then(|rest| rest.lines().next()).unwrap_or("");
        self.of(at, line.trim_end().len())
    }
}

/// Reports a fence or comment that is never closed.
fn check_closed(text: &DocText<'_>, place: &Place<'_>, report: &mut Report) {
    let open = prose::unclosed(text.text).filter(|_| text.is_block);
    if let Some(open) = open {
        let span = place.line(open.at);
        report
            .warning(
                catalogue::UNCLOSED_PROSE,
                span,
                format!("this {} is never closed", open.noun),
            )
            .help(if open.closer.contains('`') {
                format!("close it with {} on a line of its own", open.closer)
            } else {
                format!("close it with `{}`", open.closer)
            });
    }
}

/// Reports headings whose anchor is that of a heading of the page itself.
fn check_headings(
    taken: &BTreeMap<String, String>,
    text: &DocText<'_>,
    place: &Place<'_>,
    report: &mut Report,
) {
    for heading in text.headings() {
        let anchor = slug(&heading.text);
        if let Some(page_heading) = taken.get(&anchor) {
            let message = format!(
                "this heading would have the anchor `#{anchor}` of the heading `{page_heading}`"
            );
            report.warning(catalogue::TAKEN_ANCHOR, place.line(heading.at), message);
        }
    }
}

/// Reports a heading that skips a level.
fn check_levels(text: &DocText<'_>, place: &Place<'_>, report: &mut Report) {
    let headings = text.headings();
    for (before, heading) in headings.iter().zip(headings.iter().skip(1)) {
        if heading.level > before.level + 1 {
            let message = format!(
                "this heading has level {}, but the previous one has level {}",
                heading.level, before.level
            );
            let marks = "#".repeat(before.level + 1);
            report
                .warning(catalogue::SKIPPED_LEVEL, place.line(heading.at), message)
                .help(format!("write `{marks} {}`", heading.text));
        }
    }
}

/// Reports links with a scheme other than those of pages and mail.
fn check_schemes(text: &DocText<'_>, place: &Place<'_>, report: &mut Report) {
    for (url, range) in text.disallowed_links() {
        let span = place.of(range.start, range.len());
        report.warning(
            catalogue::FOREIGN_LINK,
            span,
            format!("`{url}` is not a link to a page or a mail address"),
        );
    }
}

/// Returns the headings of the page itself, by anchor.
fn taken_anchors(set: &PassSet) -> BTreeMap<String, String> {
    let headings = set.groups().flat_map(|group| group_headings(set, group));
    headings
        .map(|heading| (slug(&heading.text), heading.text))
        .collect()
}

/// Reports links to anchors that no heading has.
fn check_links(
    known: &KnownAnchors,
    (plan, group): (&Plan<'_>, &PlannedGroup<'_>),
    text: &DocText<'_>,
    report: &mut Report,
) {
    let place = Place(text.text);
    for link in text.links() {
        if plan.target(group, &link.anchor).is_some() {
            continue;
        }
        let span = place.of(link.range.start, link.range.len());
        let message = format!("no heading has the anchor `#{}`", link.anchor);
        let brief = report.is_brief();
        let mut builder = report.warning(catalogue::BROKEN_LINK, span, message);
        // Suggestions take time and are of no use in such numbers.
        if brief {
            continue;
        }
        if let Some(nearest) = known.nearest(&link.anchor) {
            builder = builder.help(format!("did you mean `#{nearest}`?"));
        }
        if let Some(list) = &known.list {
            builder.note(list);
        }
    }
}

/// The anchors of all passes and pipelines.
struct KnownAnchors {
    anchors: Vec<String>,
    /// The note that lists them.
    list: Option<String>,
}

/// The largest number of anchors that a note lists.
const MAX_LISTED: usize = 40;

impl KnownAnchors {
    fn new(set: &PassSet) -> Self {
        let passes = set.all_passes().map(|pass| &pass.argument);
        let pipelines = set.all_pipelines().map(|pipeline| &pipeline.argument);
        let arguments = passes.chain(pipelines);
        let mut anchors: Vec<String> = arguments
            .map(|argument| slug(&pass_heading(argument)))
            .collect();
        anchors.sort();
        anchors.dedup();
        let listed = anchors.iter().take(MAX_LISTED);
        let mut list: Vec<String> = listed.map(|anchor| format!("`#{anchor}`")).collect();
        if let Some(more @ 1..) = anchors.len().checked_sub(MAX_LISTED) {
            list.push(format!("and {more} more"));
        }
        let list = (!list.is_empty()).then(|| format!("anchors of passes: {}", list.join(", ")));
        Self { anchors, list }
    }

    /// Returns the intended anchor: one that differs by the leading hyphen, or the nearest.
    fn nearest(&self, anchor: &str) -> Option<&str> {
        let bare = anchor.trim_start_matches('-');
        let exact = self
            .anchors
            .iter()
            .find(|anchor| anchor.trim_start_matches('-') == bare);
        let names: Vec<&str> = self.anchors.iter().map(String::as_str).collect();
        exact
            .map(String::as_str)
            .or_else(|| passdefs::names::nearest(anchor, &names))
    }
}
