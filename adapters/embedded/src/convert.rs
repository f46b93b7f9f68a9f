//! Locations and diagnostics of the IR as those of the runtime.

use pass_ir::data::LocData;
use pass_ir::{Context, Loc};
use pass_runtime::diagnostic::Severity;
use pass_runtime::{Diagnostic, Location};

/// A place in a text, with a column in characters; what leads to no place is said in the words of the IR.
pub(crate) fn location(cx: &Context, loc: Loc) -> Location {
    if let Some((file, at)) = cx.place_in_characters(loc) {
        return Location::file(file, at.line as usize, at.column as usize);
    }
    match cx.loc(loc) {
        LocData::Unknown => Location::Unknown,
        _ => Location::Other(format!("loc({})", cx.loc_text(loc)).into()),
    }
}

pub(crate) fn diagnostic(cx: &Context, diagnostic: pass_ir::Diagnostic) -> Diagnostic {
    let severity = match diagnostic.severity {
        pass_ir::Severity::Warning => Severity::Warning,
        pass_ir::Severity::Remark => Severity::Remark,
        // A severity that is new is taken for the worst.
        _ => Severity::Error,
    };
    let place = location(cx, diagnostic.loc);
    let mut converted = Diagnostic::new(severity, place, diagnostic.message);
    if let Some(text) = &diagnostic.operation {
        converted = converted.see_operation(text);
    }
    let notes = diagnostic.notes.into_iter();
    notes.fold(converted, |converted, (loc, message)| {
        converted.note_at(location(cx, loc), message)
    })
}
