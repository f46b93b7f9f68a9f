//! Conversion of locations.

use pass_runtime::Location;
use pliron::context::Context;
use pliron::location::{Location as PlironLocation, Source};
use pliron::printable::Printable;
use pliron::uniqued_any;

/// Returns the first file position of a location, or else its text.
pub(crate) fn convert(context: &Context, location: &PlironLocation) -> Location {
    if location.is_unknown() {
        return Location::Unknown;
    }
    first_place(context, location)
        .unwrap_or_else(|| Location::Other(location.disp(context).to_string().into()))
}

fn first_place(context: &Context, location: &PlironLocation) -> Option<Location> {
    match location {
        PlironLocation::SrcPos { src, pos } => {
            let count = |number: i32| usize::try_from(number).unwrap_or(0);
            let (line, column) = (count(pos.line), count(pos.column));
            Some(Location::file(source_name(context, *src), line, column))
        }
        PlironLocation::Fused { locations, .. } => {
            let mut places = locations.iter();
            places.find_map(|location| first_place(context, location))
        }
        PlironLocation::Named { child_loc, .. } => first_place(context, child_loc),
        PlironLocation::CallSite { callee, caller } => {
            first_place(context, callee).or_else(|| first_place(context, caller))
        }
        PlironLocation::Unknown => None,
    }
}

fn source_name(context: &Context, source: Source) -> String {
    match source {
        Source::File(path) => uniqued_any::get(context, path).display().to_string(),
        Source::InMemory => "<in-memory>".to_owned(),
    }
}
