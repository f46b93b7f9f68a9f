//! The layout of `rustc`: the message, then all places in excerpts that are drawn together, then notes and help.

use std::borrow::Cow;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet, Title,
};

use crate::diagnostic::{Diagnostic, Severity};
use crate::place::{Place, Texts};
use crate::render::printable;
use crate::span::Span;

/// Columns that an excerpt may take.
const WIDTH: usize = 120;

/// A place with the message at it, of which the first is the one that is wrong.
type Labelled<'d> = (Place<'d>, AnnotationKind, &'d str);

/// Draws a diagnostic, and the empty line that keeps it apart from the next one.
pub(crate) fn draw<L, S>(
    diagnostic: &Diagnostic<L, S>,
    texts: &impl Texts<L>,
    color: bool,
) -> String {
    let kinds = std::iter::once(AnnotationKind::Primary);
    let kinds = kinds.chain(std::iter::repeat(AnnotationKind::Context));
    let places = diagnostic.places().zip(kinds);
    let labelled: Vec<Labelled<'_>> = places
        .map(|((location, text), kind)| (texts.place(location), kind, text))
        .collect();
    let notes = diagnostic.notes.iter().map(|note| {
        let place = note.location.as_ref().map(|it| texts.place(it));
        // One that is drawn with the message needs no excerpt of its own.
        let place = place.filter(|place| !labelled.iter().any(|(shown, ..)| shown.is(place)));
        let place = place.map(|place| (place, AnnotationKind::Primary, ""));
        (printable(&note.message), Vec::from_iter(place))
    });
    let (here, elsewhere): (Vec<_>, Vec<_>) = notes.partition(|(_, places)| places.is_empty());
    let title = level(diagnostic.severity).primary_title(printable(&diagnostic.message));
    let title = match diagnostic.code {
        "" => title,
        code => title.id(code),
    };
    let help = diagnostic.help.iter().map(|help| printable(help));
    let group = excerpts(title, &labelled)
        .elements(here.into_iter().map(|(note, _)| Level::NOTE.message(note)))
        .elements(help.map(|help| Level::HELP.message(help)));
    let others = elsewhere.iter().map(|(note, places)| {
        let title = Level::NOTE.secondary_title(note.as_ref());
        excerpts(title, places)
    });
    let report: Vec<Group<'_>> = std::iter::once(group).chain(others).collect();
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

/// A message with its places, those in the same text together.
fn excerpts<'a>(title: Title<'a>, labelled: &'a [Labelled<'a>]) -> Group<'a> {
    let mut group = Group::with_title(title);
    for (index, (place, ..)) in labelled.iter().enumerate() {
        let same = |other: &&Labelled<'_>| other.0.is_beside(place);
        if labelled[..index].iter().any(|other| same(&other)) {
            continue;
        }
        let of_text: Vec<&Labelled<'_>> = labelled.iter().filter(same).collect();
        group = match place.text {
            Some((text, _)) => group.element(snippet(text, &of_text)),
            None => group.elements(of_text.iter().filter_map(|(place, ..)| origin(place))),
        };
    }
    group
}

/// A place of which the text is not at hand.
fn origin<'a>(place: &'a Place<'a>) -> Option<Origin<'a>> {
    let origin = Origin::path(printable(&place.name));
    place.is_known.then_some(match place.position {
        Some((line, column)) => origin.line(line).char_column(column),
        None => origin,
    })
}

/// The lines of the places in a text.
fn snippet<'a>(text: &'a str, labelled: &[&'a Labelled<'a>]) -> Snippet<'a, Annotation<'a>> {
    let spans = labelled.iter().filter_map(|(place, ..)| place.text);
    let spans = spans.map(|(_, span)| span);
    let all =
        spans.reduce(|one, other| Span::new(one.start.min(other.start), one.end.max(other.end)));
    let all = all.unwrap_or_default();
    let first = text[..all.start]
        .rfind('\n')
        .map_or(0, |newline| newline + 1);
    let end = text[all.end..].find('\n');
    let lines = &text[first..end.map_or(text.len(), |at| all.end + at)];
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
    Snippet::source(harmless(lines))
        .line_start(first_line)
        .path(name)
        .annotations(annotations)
}

/// An excerpt without the control characters that the library lets through. Each is replaced by a character of the same
/// length, so that the places of labels stay right.
fn harmless(text: &str) -> Cow<'_, str> {
    let is_c1 = |letter: char| matches!(letter, '\u{80}'..='\u{9f}');
    if text.contains(is_c1) {
        Cow::Owned(text.replace(is_c1, "\u{b7}"))
    } else {
        Cow::Borrowed(text)
    }
}
