//! Errors of pliron as diagnostics.

use pass_runtime::{Diagnostic, Location};
use pliron::context::Context;
use pliron::printable::Printable;
use pliron::result::{AnyError, Error};
use pliron::utils::trait_cast::any_to_trait;

use crate::location;

/// Returns the diagnostic for an error. pliron nests errors with several locations: the outermost is that of the
/// diagnostic, the others become notes. `here` replaces an unknown location.
pub(crate) fn from_error(context: &Context, error: &Error, here: Location) -> Diagnostic {
    let mut innermost = error;
    let mut places = vec![location::convert(context, error.loc())];
    while let Some(inner) = innermost.err.downcast_ref::<Error>() {
        innermost = inner;
        places.push(location::convert(context, inner.loc()));
    }
    places.retain(|place| *place != Location::Unknown);
    places.dedup();
    let mut places = places.into_iter();
    let place = places.next().unwrap_or(here);
    let message = format!("{}: {}", innermost.kind, text(context, &*innermost.err));
    let diagnostic = Diagnostic::error(place, message);
    places.fold(diagnostic, |diagnostic, place| {
        diagnostic.note_at(place, "it is also about this")
    })
}

fn text(context: &Context, error: &dyn AnyError) -> String {
    let text = match any_to_trait::<dyn Printable>(error.as_any()) {
        Some(printable) => printable.disp(context).to_string(),
        None => error.to_string(),
    };
    on_one_line(&text)
}

/// Returns a message on one line, with escaped control characters.
pub(crate) fn on_one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = lines.collect::<Vec<_>>().join("; ");
    let shown = line.chars().map(|char| match char {
        char if char.is_control() => char.escape_default().to_string(),
        char => char.to_string(),
    });
    shown.collect()
}
