//! The anchors that a textual pipeline names.

use pass_text as text;
use pass_text::diagnostic::Noun;
use pass_text::{Error, Name};

use crate::ir::{Ir, registered};
use crate::options::Anchor;

pub(super) fn check_anchor<I: Ir>(cx: &I::Context, anchor: &Anchor) -> Result<(), Error> {
    let unknown = match anchor {
        Anchor::Any => None,
        Anchor::Ops(names) => names
            .iter()
            .find(|name| registered::<I>(cx, name).is_none()),
        Anchor::Interface(name) => Some(name).filter(|name| !I::is_known_interface(cx, name)),
    };
    match unknown {
        Some(name) => Err(unknown_op::<I>(cx, &Name::new(name))),
        None => Ok(()),
    }
}

/// Returns the anchor that a text names. Names that do not exist are reported and left out.
pub(super) fn resolve_anchor<I: Ir>(
    cx: &I::Context,
    anchor: &text::Anchor,
    errors: &mut Vec<Error>,
) -> Anchor {
    let mut ops = Vec::new();
    for name in &anchor.names {
        if registered::<I>(cx, &name.text).is_some() {
            ops.push(name.text.clone());
        } else if I::is_known_interface(cx, &name.text) {
            if anchor.names.len() > 1 {
                let message = format!(
                    "interface `{}` cannot be combined with other names",
                    name.text
                );
                errors.push(Error::error(name.span, message));
            }
            return Anchor::interface(&name.text);
        } else {
            errors.push(unknown_op::<I>(cx, name));
        }
    }
    if ops.is_empty() {
        Anchor::Any
    } else {
        Anchor::Ops(ops)
    }
}

fn unknown_op<I: Ir>(cx: &I::Context, name: &Name) -> Error {
    let mut known = I::known_ops(cx);
    known.extend(I::known_interfaces(cx));
    known.sort_unstable();
    let kind = Noun::new("operation", "operations");
    let known = known.iter().map(String::as_str);
    Error::unknown(kind, &name.text, name.span, known)
}
