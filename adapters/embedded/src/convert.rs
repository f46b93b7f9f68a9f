//! Locations and diagnostics of the IR as those of the runtime.

use pass_ir::data::LocData;
use pass_ir::{Context, Loc};
use pass_runtime::{Diagnostic, Location};

/// Returns a location of the IR as the runtime shows it: a place in a text, or else the text of the location.
pub fn location(cx: &Context, loc: Loc) -> Location {
    if let Some((file, at)) = cx.file_position(loc) {
        return Location::file(file, at.line as usize, at.column as usize);
    }
    match cx.loc(loc) {
        LocData::Unknown => Location::Unknown,
        _ => Location::Other(format!("loc({})", cx.loc_text(loc)).into()),
    }
}

pub(crate) fn diagnostic(cx: &Context, diagnostic: pass_ir::Diagnostic) -> Diagnostic {
    diagnostic.relocated(|loc| location(cx, loc))
}
