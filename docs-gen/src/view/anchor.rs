//! The operations that passes and pipelines run on, as templates and JSON see them.

use passdefs::model::{Anchor, OrCpp};
use serde::Serialize;

#[derive(Debug, Serialize)]
pub(super) struct AnchorView<'a> {
    /// `any`, `ops` or `interface`; of a pass also `cpp`, for what is known by a C++ class only.
    runs_on: &'static str,
    ops: &'a [String],
    interface: Option<&'a str>,
}

pub(super) fn anchor_view(anchor: &Anchor) -> AnchorView<'_> {
    let (runs_on, ops, interface) = match anchor {
        Anchor::Any => ("any", &[][..], None),
        Anchor::Ops(ops) => ("ops", &ops[..], None),
        Anchor::Interface(name) => ("interface", &[][..], Some(name.as_str())),
    };
    AnchorView {
        runs_on,
        ops,
        interface,
    }
}

/// Returns the operations that a pass may run on, which an import may know by their C++ class only.
pub(super) fn pass_anchor_view(anchor: &OrCpp<Anchor>) -> AnchorView<'_> {
    match anchor {
        OrCpp::Known(anchor) => anchor_view(anchor),
        OrCpp::Cpp(_) => AnchorView {
            runs_on: "cpp",
            ops: &[],
            interface: None,
        },
    }
}
