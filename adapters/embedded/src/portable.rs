//! Operations in a form that other processes restore.

use pass_cache::{Portable, PortableIr, PortablePart};
use pass_ir::data::AttrData;
use pass_ir::{Context, Header, Loc, Op};
use pass_runtime::{Failure, Ir, Location};

use crate::locations::{LocationDecoder, LocationEncoder, MAX_NESTED};
use crate::{Embedded, convert};

impl PortableIr for Embedded {
    type Place = Loc;
    const KEEPS_OPERATIONS: bool = true;

    fn encode(cx: &Context, op: &Op<'_>, symbol: bool) -> Result<Portable<Loc>, &'static str> {
        let encoding = op.encode(symbol)?;
        let parts = encoding.parts.into_iter().map(|part| PortablePart {
            bytes: part.bytes,
            nested: part.nested,
        });
        let mut locations = LocationEncoder::new(cx);
        for loc in encoding.locations {
            locations.push(loc, MAX_NESTED);
        }
        if locations.is_incomplete {
            return Err(
                "it has a location that is nested too deeply, is distinct, or is of an unsupported kind",
            );
        }
        if !symbol && has_name_of(cx, op, &locations.bytes) {
            return Err("its name occurs in a location");
        }
        Ok(Portable {
            parts: parts.collect(),
            locations: locations.bytes,
            places: locations.places,
        })
    }

    fn decode(cx: &Context, mut op: Op<'_>, form: &Portable<Loc>) -> Result<(), Failure> {
        let parts = form.parts.iter();
        let parts = parts.map(|part| (&*part.bytes, &*part.nested));
        let locations = LocationDecoder::new(cx, &form.locations, &form.places).read_all();
        op.decode(parts, &locations.ok_or_else(Failure::new)?)
            .map_err(|_| Failure::new())
    }

    fn place_text(cx: &Context, place: Loc) -> String {
        format!("loc({})", cx.loc_text(place))
    }

    fn place(cx: &Context, text: &str) -> Option<Loc> {
        match &*cx.attr(cx.parse_attr(text).ok()?) {
            AttrData::Location(loc) => Some(*loc),
            _ => None,
        }
    }

    fn place_location(cx: &Context, place: Loc) -> Location {
        convert::location(cx, place)
    }

    fn view_text(cx: &Context, view: &Header) -> Option<String> {
        let [attrs, props] = [view.attrs, view.props].map(|attr| cx.attr_text(attr));
        let (name, loc) = (cx.op_name_str(view.name), cx.loc_text(view.loc));
        Some(format!("{name}\n{attrs}\n{props}\n{loc}"))
    }

    fn context_text(cx: &Context) -> String {
        let mut lines = Vec::new();
        for dialect in cx.dialects() {
            lines.push(dialect.name);
            // A table is part of the program, which has an identity. It is long, and read when it is needed.
            let ops = if dialect.declarations.is_some() {
                &[]
            } else {
                dialect.ops()
            };
            for op in ops {
                lines.push(op.name);
                lines.extend(op.interfaces);
            }
        }
        lines.sort_unstable();
        format!("{}\n{}", cx.allows_unregistered(), lines.join("\n"))
    }
}

/// Returns whether the name of an operation occurs in the form of its locations.
fn has_name_of(cx: &Context, op: &Op<'_>, locations: &[u8]) -> bool {
    let symbol = Embedded::symbol(cx, op).unwrap_or_default();
    let mut parts = locations.windows(symbol.len().max(1));
    parts.any(|part| part == symbol.as_bytes())
}
