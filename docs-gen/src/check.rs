//! What in the prose of a model would not work on a page, as diagnostics.

use std::collections::BTreeMap;

use passdefs::catalogue::Entry;
use passdefs::diagnostic::{Diagnostic, Label, Severity};
use passdefs::model::PassSet;
use passdefs::source::{Sources, Span};

use crate::anchors::{Plan, group_headings, pass_heading, slug};
use crate::locate;
use crate::prose;
use crate::texts::{Text, texts};

/// The codes that [`check`] gives.
pub const CODES: &[Entry] = &[
    Entry {
        code: "E0601",
        title: "a link leads nowhere",
        explanation: "A description links to a heading with `[text](#anchor)`, and no page has that heading. The anchor \
                      of a pass is its argument with a hyphen in front: `#-my-pass`.",
    },
    Entry {
        code: "E0602",
        title: "something in a description is not closed",
        explanation: "A code fence, an HTML comment or an HTML element that a description opens has to be closed in it. \
                      Otherwise the rest of the reference page would become a part of it.",
    },
    Entry {
        code: "E0603",
        title: "a heading takes the anchor of another",
        explanation: "A heading in a description would have the same anchor as the heading of a pass, an enum or an \
                      option set, so that links could not tell them apart.",
    },
    Entry {
        code: "E0604",
        title: "a link name stands for two targets",
        explanation: "Descriptions share a page, so a name that one defines with `[name]: target` holds for all of \
                      them. Two different targets need two names.",
    },
    Entry {
        code: "W0605",
        title: "a heading skips a level",
        explanation: "A heading in a description is more than one level below the one before it, such as `###` after `#`. \
                      Whoever reads the page by its headings looks for what is between. On a page the headings of a \
                      description come below that of the pass, so any level will do for the first.",
    },
    Entry {
        code: "W0606",
        title: "a link that a page does not make",
        explanation: "A link in a description may lead to an anchor, to a page (`https:`, `http:`, or a path) or to mail \
                      (`mailto:`). Others, such as `javascript:`, run a program on the reader's machine: pages of HTML \
                      show their text alone.",
    },
];

/// Checks all prose: every link to an anchor finds its heading, nothing is left open, and no heading takes the anchor
/// of another. The diagnostics are in source order.
///
/// ```
/// let set = passdefs::model::PassSet::default();
/// assert!(pass_docs_gen::check(&set, &passdefs::source::Sources::new()).is_empty());
/// ```
pub fn check(set: &PassSet, sources: &Sources) -> Vec<Diagnostic> {
    let plan = Plan::one_page(set);
    let taken = taken_anchors(set);
    let known = Known::new(set);
    let mut names = BTreeMap::new();
    let mut found = Vec::new();
    for text in texts(set) {
        let place = Place {
            sources,
            text: &text,
        };
        found.extend(check_closed(&text, &place));
        found.extend(check_headings(&taken, &text, &place));
        found.extend(check_levels(&text, &place));
        found.extend(check_schemes(&text, &place));
        found.extend(check_links(&known, &plan, &text, &place));
        found.extend(check_names(&mut names, &text, &place));
    }
    found.sort_by_key(|it| (it.primary.span.file, it.primary.span.start));
    found
}

/// Knows where the parts of a text are.
struct Place<'a> {
    sources: &'a Sources,
    text: &'a Text<'a>,
}

impl Place<'_> {
    fn of(&self, at: usize, length: usize) -> Span {
        locate::place(self.sources, self.text.origin, self.text.text, at, length)
    }
}

/// What a description opens, it closes.
fn check_closed(text: &Text<'_>, place: &Place<'_>) -> Option<Diagnostic> {
    let open = prose::unclosed(text.text).filter(|_| text.is_block)?;
    let first_line = text.text.get(open.at..)?.lines().next().unwrap_or("");
    let message = format!("this {} is never closed", open.what);
    let mut found = error(
        "E0602",
        place.of(open.at, first_line.trim_end().len()),
        message,
    );
    found.help = Some(format!("close it with `{}`", open.closer.trim()));
    Some(found)
}

/// No heading of a description has the anchor of a heading that the page itself has.
fn check_headings(
    taken: &BTreeMap<String, String>,
    text: &Text<'_>,
    place: &Place<'_>,
) -> Vec<Diagnostic> {
    let written = if text.is_block {
        prose::headings(text.text)
    } else {
        Vec::new()
    };
    let mut found = Vec::new();
    for heading in written {
        let anchor = slug(&heading.text);
        if let Some(other) = taken.get(&anchor) {
            let line = text
                .text
                .get(heading.at..)
                .and_then(|it| it.lines().next())
                .unwrap_or("");
            let message =
                format!("this heading would have the anchor `#{anchor}` of the heading `{other}`");
            found.push(error(
                "E0603",
                place.of(heading.at, line.trim_end().len()),
                message,
            ));
        }
    }
    found
}

/// A heading is at most one level below the one before it.
fn check_levels(text: &Text<'_>, place: &Place<'_>) -> Vec<Diagnostic> {
    let written = if text.is_block {
        prose::headings(text.text)
    } else {
        Vec::new()
    };
    let mut found = Vec::new();
    for (before, heading) in written.iter().zip(written.iter().skip(1)) {
        if heading.level > before.level + 1 {
            let message = format!(
                "this heading is of level {}, and the one before it of level {}",
                heading.level, before.level
            );
            let line = text.text.get(heading.at..).and_then(|it| it.lines().next());
            let length = line.unwrap_or("").trim_end().len();
            let mut warning = error("W0605", place.of(heading.at, length), message);
            warning.severity = Severity::Warning;
            let marks = "#".repeat(before.level + 1);
            warning.help = Some(format!("write `{marks} {}`", heading.text));
            found.push(warning);
        }
    }
    found
}

/// Every link leads to a page or to mail.
fn check_schemes(text: &Text<'_>, place: &Place<'_>) -> Vec<Diagnostic> {
    let links = prose::foreign_links(text.text).into_iter();
    let warnings = links.map(|(url, range)| {
        let message = format!("`{url}` is no address of a page");
        let mut warning = error("W0606", place.of(range.start, range.len()), message);
        warning.severity = Severity::Warning;
        warning
    });
    warnings.collect()
}

/// The headings that pages have of themselves, by their anchors.
fn taken_anchors(set: &PassSet) -> BTreeMap<String, String> {
    let headings = set.groups.iter().flat_map(group_headings);
    headings.map(|it| (slug(&it), it)).collect()
}

/// Every link to an anchor has a heading that it leads to.
fn check_links(known: &Known, plan: &Plan, text: &Text<'_>, place: &Place<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for link in prose::links(text.text) {
        if plan.resolve(text.group, &link.anchor).is_some() {
            continue;
        }
        let message = format!("no heading has the anchor `#{}`", link.anchor);
        let mut diagnostic = error(
            "E0601",
            place.of(link.range.start, link.range.len()),
            message,
        );
        diagnostic.help = known
            .nearest(&link.anchor)
            .map(|it| format!("did you mean `#{it}`?"));
        diagnostic.notes.extend(known.list.clone());
        found.push(diagnostic);
    }
    found
}

/// A name of a link target has the same target in all descriptions.
fn check_names(
    names: &mut BTreeMap<String, (String, Span)>,
    text: &Text<'_>,
    place: &Place<'_>,
) -> Vec<Diagnostic> {
    let written = if text.is_block {
        prose::definitions(text.text)
    } else {
        Vec::new()
    };
    let mut found = Vec::new();
    for it in written {
        let span = place.of(it.range.start, it.range.len());
        let (target, first) = names
            .entry(it.name.clone())
            .or_insert((it.target.clone(), span));
        if *target != it.target {
            let message = format!("the link name `{}` has another target already", it.name);
            let mut diagnostic = error("E0604", span, message);
            let text = "first here".to_owned();
            diagnostic.secondary.push(Label { span: *first, text });
            found.push(diagnostic);
        }
    }
    found
}

/// The anchors of all passes and pipelines.
struct Known {
    anchors: Vec<String>,
    /// The sentence that lists them.
    list: Option<String>,
}

/// A list that is longer than this helps nobody.
const MOST_LISTED: usize = 40;

impl Known {
    fn new(set: &PassSet) -> Self {
        let passes = set.groups.iter().flat_map(|it| &it.passes);
        let pipelines = set.groups.iter().flat_map(|it| &it.pipelines);
        let arguments = passes.map(|it| &it.argument);
        let arguments = arguments.chain(pipelines.map(|it| &it.argument));
        let mut anchors: Vec<String> = arguments.map(|it| slug(&pass_heading(it))).collect();
        anchors.sort();
        anchors.dedup();
        let listed = anchors.iter().take(MOST_LISTED);
        let mut list: Vec<String> = listed.map(|it| format!("`#{it}`")).collect();
        if let Some(more @ 1..) = anchors.len().checked_sub(MOST_LISTED) {
            list.push(format!("and {more} more"));
        }
        let list = (!list.is_empty()).then(|| format!("anchors of passes: {}", list.join(", ")));
        Self { anchors, list }
    }

    /// The anchor that was meant: the same without or with the hyphen in front, or a near one.
    fn nearest(&self, anchor: &str) -> Option<&str> {
        let bare = anchor.trim_start_matches('-');
        let exact = self
            .anchors
            .iter()
            .find(|it| it.trim_start_matches('-') == bare);
        let names: Vec<&str> = self.anchors.iter().map(String::as_str).collect();
        exact
            .map(String::as_str)
            .or_else(|| passdefs::names::nearest(anchor, &names))
    }
}

fn error(code: &'static str, span: Span, message: String) -> Diagnostic {
    Diagnostic {
        code,
        severity: Severity::Error,
        message,
        primary: Label {
            span,
            text: String::new(),
        },
        secondary: Vec::new(),
        notes: Vec::new(),
        help: None,
    }
}
