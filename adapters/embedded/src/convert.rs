//! Locations and diagnostics of the IR as those of the runtime.

use pass_ir::data::LocData;
use pass_ir::hash::HashSet;
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

/// The maximum number of calls that a diagnostic shows, which is that of MLIR.
const MAX_CALLS: usize = 10;

/// Returns the locations of the calls that lead to a location, the innermost first.
pub(crate) fn calls(cx: &Context, loc: Loc) -> Vec<Location> {
    let callers = std::iter::successors(caller(cx, loc), |&loc| caller(cx, loc));
    let callers = callers.take(MAX_CALLS);
    callers.map(|loc| location(cx, loc)).collect()
}

/// Returns the caller of the first call site in a location.
fn caller(cx: &Context, loc: Loc) -> Option<Loc> {
    let (mut pending, mut visited) = (vec![loc], HashSet::default());
    while let Some(loc) = pending.pop() {
        if !visited.insert(loc) {
            continue;
        }
        match cx.loc(loc) {
            LocData::CallSite { caller, .. } => return Some(caller),
            LocData::Name { child, .. } => pending.push(child),
            LocData::Fused { parts, .. } => pending.extend(parts.iter().rev()),
            _ => {}
        }
    }
    None
}

pub(crate) fn diagnostic(cx: &Context, diagnostic: pass_ir::Diagnostic) -> Diagnostic {
    let calls = calls(cx, diagnostic.location);
    let diagnostic: Diagnostic = diagnostic.relocated(|loc| location(cx, loc));
    diagnostic.called_from(calls)
}
