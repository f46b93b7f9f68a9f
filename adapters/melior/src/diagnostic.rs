//! Diagnostics and locations of MLIR as those of the runtime.

#![expect(
    unsafe_code,
    reason = "MLIR lends a diagnostic to its handler as an address"
)]

use melior::diagnostic::DiagnosticSeverity;
use melior::ir::Location as MlirLocation;
use mlir_sys::{MlirDiagnostic, mlirDiagnosticGetNote};
use pass_runtime::Location;
use pass_runtime::diagnostic::{Diagnostic, NoteKind, Severity};

use crate::sys;

/// The start of the note with which MLIR shows the operation.
const OPERATION_NOTE: &str = "see current operation: ";

/// Converts a diagnostic with its notes.
///
/// # Safety
///
/// The diagnostic is alive.
pub(crate) unsafe fn convert(raw: MlirDiagnostic) -> Diagnostic {
    // SAFETY: as the caller says.
    let diagnostic = unsafe { melior::diagnostic::Diagnostic::from_raw(raw) };
    let severity = match diagnostic.severity() {
        DiagnosticSeverity::Error => Severity::Error,
        DiagnosticSeverity::Warning => Severity::Warning,
        DiagnosticSeverity::Note => Severity::Note,
        DiagnosticSeverity::Remark => Severity::Remark,
    };
    let place = location(diagnostic.location());
    // SAFETY: as the caller says.
    let mut converted = Diagnostic::new(severity, place, unsafe { sys::message(raw) });
    for index in 0..diagnostic.note_count() {
        // SAFETY: there are that many notes, which live as long as the diagnostic.
        let raw = unsafe { mlirDiagnosticGetNote(raw, index.cast_signed()) };
        // SAFETY: as above.
        let note = unsafe { melior::diagnostic::Diagnostic::from_raw(raw) };
        // SAFETY: as above.
        let message = unsafe { sys::message(raw) };
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
    let text = sys::location_text(location);
    if text == "loc(unknown)" {
        Location::Unknown
    } else {
        Location::Other(text.into())
    }
}

fn first_place(location: MlirLocation<'_>) -> Option<Location> {
    if location.is_file_line_col_range() {
        let file = location.file_line_col_range_filename();
        let name = sys::text(file.as_string_ref()).into_owned();
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
