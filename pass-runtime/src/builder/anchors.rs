//! From the names of operations and interfaces in a textual pipeline to anchors.

use pass_text as text;
use pass_text::Error;

use super::resolve::Resolver;
use crate::anchor::Anchor;
use crate::ir::{Ir, registered};

impl<I: Ir> Resolver<'_, I> {
    /// Reports names of operations and interfaces that do not exist.
    pub(crate) fn known_anchor(&mut self, anchor: &Anchor) {
        let unknown = match anchor {
            Anchor::Any => None,
            Anchor::Ops(names) => names
                .iter()
                .find(|name| registered::<I>(self.cx, name).is_none()),
            Anchor::Interface(name) => {
                Some(name).filter(|name| !I::known_interfaces(self.cx).contains(name))
            }
        };
        if let Some(name) = unknown {
            let error = self.unknown_op(&text::Name::new(name));
            self.mistakes.push(error);
        }
    }

    /// The anchor that a text names.
    pub(super) fn anchor(&mut self, anchor: &text::Anchor) -> Anchor {
        let mut ops = Vec::new();
        for name in &anchor.names {
            if registered::<I>(self.cx, &name.text).is_some() {
                ops.push(name.text.clone());
            } else if I::known_interfaces(self.cx).contains(&name.text) {
                return self.interface(anchor, name);
            } else {
                let error = self.unknown_op(name);
                self.mistakes.push(error);
            }
        }
        if ops.is_empty() {
            Anchor::Any
        } else {
            Anchor::Ops(ops)
        }
    }

    fn interface(&mut self, anchor: &text::Anchor, name: &text::Name) -> Anchor {
        if anchor.names.len() > 1 {
            let message = format!(
                "interface `{}` cannot be combined with other names",
                name.text
            );
            self.mistakes.push(Error::error(name.span, message));
        }
        Anchor::interface(&name.text)
    }

    fn unknown_op(&self, name: &text::Name) -> Error {
        let mut known = I::known_ops(self.cx);
        known.extend(I::known_interfaces(self.cx));
        known.sort_unstable();
        Error::unknown(
            "operation",
            "operations",
            &name.text,
            name.span,
            known.iter().map(String::as_str),
        )
    }
}
