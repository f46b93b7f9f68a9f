//! Diagnostics and locations of MLIR as those of the runtime.

use std::fmt::{Display, Write};

use melior::diagnostic::DiagnosticSeverity;
use melior::ir::Location as MlirLocation;
use pass_runtime::Location;
use pass_runtime::diagnostic::{Diagnostic, NoteKind, Severity};

/// The start of the note with which MLIR shows the operation.
const OPERATION_NOTE: &str = "see current operation: ";

pub(crate) fn convert(diagnostic: &melior::diagnostic::Diagnostic<'_>) -> Diagnostic {
    let severity = match diagnostic.severity() {
        DiagnosticSeverity::Error => Severity::Error,
        DiagnosticSeverity::Warning => Severity::Warning,
        DiagnosticSeverity::Note => Severity::Note,
        DiagnosticSeverity::Remark => Severity::Remark,
    };
    let place = location(diagnostic.location());
    let mut converted = Diagnostic::new(severity, place, text(diagnostic));
    for index in 0..diagnostic.note_count() {
        let Ok(note) = diagnostic.note(index) else {
            continue;
        };
        let message = text(&note);
        let kind = if message.starts_with(OPERATION_NOTE) {
            NoteKind::Operation
        } else {
            NoteKind::Message
        };
        converted = converted.note_of_kind(kind, location(note.location()), message);
    }
    converted
}

/// Returns the first file position of a location, or else its text.
pub(crate) fn location(location: MlirLocation<'_>) -> Location {
    if let Some(place) = first_place(location) {
        return place;
    }
    let text = text(&location);
    if text == "loc(unknown)" {
        Location::Unknown
    } else {
        Location::Other(text.into())
    }
}

fn first_place(location: MlirLocation<'_>) -> Option<Location> {
    if location.is_file_line_col_range() {
        let file = location.file_line_col_range_filename();
        let name = file
            .as_string_ref()
            .as_str()
            .unwrap_or("<not UTF-8>")
            .to_owned();
        let line = location.file_line_col_range_start_line();
        let column = location.file_line_col_range_start_column();
        return Some(Location::file(name, line, column));
    }
    if location.is_name() {
        return first_place(location.name_child_location());
    }
    if location.is_call_site() {
        return first_place(location.call_site_callee());
    }
    if location.is_fused() {
        let parts = 0..location.fused_num_locations();
        return parts
            .map(|index| location.fused_location(index))
            .find_map(first_place);
    }
    None
}

/// Returns the text that MLIR prints, up to the first byte that is not UTF-8.
fn text(display: &dyn Display) -> String {
    let mut text = String::new();
    if write!(text, "{display}").is_err() {
        text.push_str("<not UTF-8>");
    }
    text
}
