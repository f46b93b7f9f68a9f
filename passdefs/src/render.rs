//! Diagnostics drawn as text.

use std::borrow::Cow;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use pass_pipeline::render::{Texts, header};

use crate::diagnostic::{Diagnostic, Severity};
use crate::source::{Source, Sources, Span};

/// Columns that an excerpt may take.
const WIDTH: usize = 120;

/// The most diagnostics that are drawn; nobody reads more, and a text of another kind has a mistake at every word.
const MAX_DRAWN: usize = 100;

/// The diagnostics with excerpts of their texts, as a person reads them in a terminal.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"Example\" {\n    pas \"A\" \"a\"\n}\n")]);
/// let drawn = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
/// assert_eq!(drawn, "\
/// error[E0101]: unknown node `pas` in a group
///  --> passes.kdl:2:5
///   |
/// 2 |     pas \"A\" \"a\"
///   |     ^^^
///   |
///   = note: known nodes: `doc`, `enum`, `external`, `options`, `pass`, `pipeline`
///   = help: did you mean `pass`?
/// ");
/// ```
pub fn terminal(diagnostics: &[Diagnostic], sources: &Sources, color: bool) -> String {
    let renderer = if color {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let renderer = renderer.decor_style(DecorStyle::Ascii).term_width(WIDTH);
    let mut drawn = String::new();
    for diagnostic in diagnostics.iter().take(MAX_DRAWN) {
        if !drawn.is_empty() {
            drawn.push('\n');
        }
        drawn.push_str(&renderer.render(&[group(diagnostic, sources)]));
        drawn.push('\n');
    }
    if let Some(more @ 1..) = diagnostics.len().checked_sub(MAX_DRAWN) {
        drawn.push_str(&format!("\n{more} more diagnostics are not shown\n"));
    }
    drawn
}

/// One line that editors and build logs understand; control characters are escapes, as in [`terminal`].
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", "group \"G\" {\n    pas \"A\" \"a\"\n}")]);
/// let line = passdefs::render::line(&outcome.diagnostics[0], &outcome.sources);
/// assert_eq!(line, "passes.kdl:2:5: error[E0101]: unknown node `pas` in a group");
/// ```
pub fn line(diagnostic: &Diagnostic, sources: &Sources) -> String {
    printable(header(diagnostic, sources).trim_end()).into_owned()
}

/// The text with control characters as escapes such as `\\u{1b}`, apart from line ends and tabs, so that a name or a text
/// from a file cannot move the cursor of a terminal, colour it or reorder a line.
///
/// ```
/// use passdefs::render::printable;
/// assert_eq!(printable("a\u{1b}[31m\tb\n"), "a\\u{1b}[31m\tb\n");
/// assert_eq!(printable("a\u{9b}31m\u{202e}"), "a\\u{9b}31m\\u{202e}");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for letter in text.chars() {
        match is_unprintable(letter) {
            true => shown.extend(letter.escape_unicode()),
            false => shown.push(letter),
        }
    }
    Cow::Owned(shown)
}

/// `true` if a terminal would act on the character rather than show it.
fn is_unprintable(letter: char) -> bool {
    let reorders = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (letter.is_control() && !matches!(letter, '\n' | '\t')) || reorders
}

/// An excerpt without the control characters that the renderer lets through. Each is replaced by a character of the same
/// length, so that the places of labels stay right.
fn harmless(text: &str) -> Cow<'_, str> {
    match text.contains(is_c1) {
        true => Cow::Owned(text.replace(is_c1, "\u{b7}")),
        false => Cow::Borrowed(text),
    }
}

fn is_c1(letter: char) -> bool {
    matches!(letter, '\u{80}'..='\u{9f}')
}

fn group<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        _ => Level::WARNING,
    };
    let title = level
        .primary_title(printable(&diagnostic.message))
        .id(diagnostic.code);
    let mut group = Group::with_title(title);
    for file in files(diagnostic) {
        let Some(source) = sources.get(file) else {
            continue;
        };
        let labels: Vec<_> = labels(diagnostic)
            .filter(|label| label.span.file == file)
            .collect();
        group = excerpt(group, source, sources, &labels);
    }
    let group = group.elements(
        diagnostic
            .notes
            .iter()
            .map(|note| Level::NOTE.message(printable(&note.message))),
    );
    group.elements(
        diagnostic
            .help
            .iter()
            .map(|help| Level::HELP.message(printable(help))),
    )
}

/// A place with the message at it.
struct Labelled<'d> {
    kind: AnnotationKind,
    span: Span,
    text: &'d str,
}

/// All places, the primary one first.
fn labels(diagnostic: &Diagnostic) -> impl Iterator<Item = Labelled<'_>> {
    diagnostic
        .places()
        .enumerate()
        .map(|(index, (span, text))| Labelled {
            kind: match index {
                0 => AnnotationKind::Primary,
                _ => AnnotationKind::Context,
            },
            span: *span,
            text,
        })
}

/// The texts of all places, each once, that of the primary one first.
fn files(diagnostic: &Diagnostic) -> Vec<u32> {
    let mut files = Vec::new();
    for label in labels(diagnostic) {
        if !files.contains(&label.span.file) {
            files.push(label.span.file);
        }
    }
    files
}

/// The part of one text: the lines of the places in it, or the places alone if the text is not at hand.
fn excerpt<'a>(
    group: Group<'a>,
    source: &'a Source,
    sources: &Sources,
    labels: &[Labelled<'a>],
) -> Group<'a> {
    if source.text.is_empty() {
        return group.elements(labels.iter().map(|label| {
            let (line, column) = sources.line_column(label.span);
            Origin::path(printable(&source.name))
                .line(line)
                .char_column(column)
        }));
    }
    let spans = labels.iter().map(|label| label.span);
    let all = spans.reduce(|one, other| Span {
        start: one.start.min(other.start),
        ..one.to(other)
    });
    let (first_line, offset, text) = source.lines_of(all.unwrap_or_default());
    let annotations = labels.iter().map(|label| annotation(label, offset, text));
    let snippet = Snippet::source(harmless(text))
        .line_start(first_line)
        .path(printable(&source.name));
    group.element(snippet.annotations(annotations))
}

fn annotation<'a>(label: &Labelled<'a>, offset: usize, text: &str) -> Annotation<'a> {
    let start = text.floor_char_boundary((label.span.start as usize).saturating_sub(offset));
    let end = text.ceil_char_boundary((label.span.end as usize).saturating_sub(offset));
    let annotation = label.kind.span(start..end.max(start));
    match label.text {
        "" => annotation,
        text => annotation.label(printable(text)),
    }
}

impl Texts<Span> for Sources {
    fn place(&self, location: &Span) -> String {
        let (line, column) = self.line_column(*location);
        let source = self.get(location.file);
        let name = source.map_or("<unknown>", |source| &source.name);
        format!("{name}:{line}:{column}")
    }

    fn excerpt(&self, location: &Span) -> Option<String> {
        let source = self.get(location.file)?;
        let span = pass_pipeline::Span::new(location.start as usize, location.end as usize);
        (!source.text.is_empty()).then(|| pass_pipeline::render::excerpt(&source.text, span))
    }
}
