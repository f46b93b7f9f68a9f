//! The layout of `rustc`: the message, then all places in excerpts that are drawn together, then notes and help.

use std::borrow::Cow;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet, Title,
};

use crate::diagnostic::{Diagnostic, Severity};
use crate::place::{ResolvedLocation, Texts};
use crate::render::printable;
use crate::span::Span;

/// Columns that an excerpt may take.
const WIDTH: usize = 120;

/// A place with its label.
type Labelled<'d> = (ResolvedLocation<'d>, AnnotationKind, &'d str);

/// Draws a diagnostic and an empty line.
pub(crate) fn render<L, S>(
    diagnostic: &Diagnostic<L, S>,
    texts: &impl Texts<L>,
    color: bool,
) -> String {
    let kinds = std::iter::once(AnnotationKind::Primary);
    let kinds = kinds.chain(std::iter::repeat(AnnotationKind::Context));
    let places = diagnostic.places().zip(kinds);
    let labelled: Vec<Labelled<'_>> = places
        .map(|((location, text), kind)| (texts.resolve(location), kind, text))
        .collect();
    let notes = diagnostic.notes.iter().map(|note| {
        let place = note
            .location
            .as_ref()
            .map(|location| texts.resolve(location));
        // A place that is drawn with the message needs no second excerpt.
        let place = place.filter(|place| !labelled.iter().any(|(shown, ..)| shown.is_same(place)));
        let place = place.map(|place| (place, AnnotationKind::Primary, ""));
        (printable(&note.message), Vec::from_iter(place))
    });
    let (plain_notes, placed_notes): (Vec<_>, Vec<_>) =
        notes.partition(|(_, places)| places.is_empty());
    let title = level(diagnostic.severity).primary_title(printable(&diagnostic.message));
    let title = match diagnostic.code {
        "" => title,
        code => title.id(code),
    };
    let help = diagnostic.help.iter().map(|help| printable(help));
    let group = excerpts(title, &labelled)
        .elements(
            plain_notes
                .into_iter()
                .map(|(note, _)| Level::NOTE.message(note)),
        )
        .elements(help.map(|help| Level::HELP.message(help)));
    let note_groups = placed_notes.iter().map(|(note, places)| {
        let title = Level::NOTE.secondary_title(note.as_ref());
        excerpts(title, places)
    });
    let report: Vec<Group<'_>> = std::iter::once(group).chain(note_groups).collect();
    let renderer = if color {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let renderer = renderer.decor_style(DecorStyle::Ascii).term_width(WIDTH);
    renderer.render(&report) + "\n\n"
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Note | Severity::Output => Level::NOTE,
    }
}

/// Groups a message with its places by text.
fn excerpts<'a>(title: Title<'a>, labelled: &'a [Labelled<'a>]) -> Group<'a> {
    let mut group = Group::with_title(title);
    for (index, (place, ..)) in labelled.iter().enumerate() {
        let same_text = |labelled: &&Labelled<'_>| labelled.0.shares_text_with(place);
        if labelled[..index].iter().any(|earlier| same_text(&earlier)) {
            continue;
        }
        let of_text: Vec<&Labelled<'_>> = labelled.iter().filter(same_text).collect();
        group = match place.text {
            Some((text, _)) => group.element(snippet(text, &of_text)),
            None => group.elements(of_text.iter().filter_map(|(place, ..)| origin(place))),
        };
    }
    group
}

/// Returns the line that names a place without text, or `None` for a placeholder.
fn origin<'a>(place: &'a ResolvedLocation<'a>) -> Option<Origin<'a>> {
    let origin = Origin::path(printable(&place.name));
    place.is_known.then_some(match place.position {
        Some((line, column)) => origin.line(line).char_column(column),
        None => origin,
    })
}

/// Returns the excerpt of a text that covers all labelled places.
fn snippet<'a>(text: &'a str, labelled: &[&'a Labelled<'a>]) -> Snippet<'a, Annotation<'a>> {
    let spans = labelled.iter().filter_map(|(place, ..)| place.text);
    let spans = spans.map(|(_, span)| span);
    let covered = spans.reduce(|a, b| Span::new(a.start.min(b.start), a.end.max(b.end)));
    let covered = covered.unwrap_or_default();
    let first = text[..covered.start]
        .rfind('\n')
        .map_or(0, |newline| newline + 1);
    let end = text[covered.end..].find('\n');
    let lines = &text[first..end.map_or(text.len(), |at| covered.end + at)];
    let positions = labelled.iter().filter_map(|(place, ..)| place.position);
    let first_line = positions.map(|(line, _)| line).min().unwrap_or(1);
    let annotations = labelled.iter().filter_map(|(place, kind, label)| {
        let (_, span) = place.text?;
        let annotation = kind.span(span.start - first..span.end - first);
        Some(match *label {
            "" => annotation,
            label => annotation.label(printable(label)),
        })
    });
    let name = labelled.first().map(|(place, ..)| printable(&place.name));
    Snippet::source(without_c1_controls(lines))
        .line_start(first_line)
        .path(name)
        .annotations(annotations)
}

/// Replaces the C1 control characters, which the library does not escape, by a character of the same length, so that label
/// positions stay right.
fn without_c1_controls(text: &str) -> Cow<'_, str> {
    let is_c1 = |letter: char| matches!(letter, '\u{80}'..='\u{9f}');
    if text.contains(is_c1) {
        Cow::Owned(text.replace(is_c1, "\u{b7}"))
    } else {
        Cow::Borrowed(text)
    }
}
