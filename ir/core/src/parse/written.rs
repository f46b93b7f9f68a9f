//! The text of an attribute or a type of a dialect, as it is printed.

use super::parameters::Entity;

/// The text of an entity that has been read, as it is printed.
#[derive(Default)]
pub(super) struct Written {
    pub(super) entity: Entity,
    /// A blank follows unless a sign says otherwise.
    pub(super) is_blank_next: bool,
    /// The last piece is a sign rather than a word or a value.
    pub(super) is_after_sign: bool,
    /// The number of values.
    pub(super) values: usize,
}

impl Written {
    /// A sign or a word, with a blank before it where MLIR prints one.
    pub(super) fn sign(&mut self, sign: &str) {
        let text = &mut self.entity.0;
        if sign.trim().is_empty() {
            text.push_str(sign);
            self.is_after_sign |= sign.is_empty();
            self.is_blank_next = false;
            return;
        }
        let closing = if self.is_after_sign {
            ">)}],"
        } else {
            "<>(){}[],"
        };
        let is_blank = (sign.len() != 1 && sign != "->") || !closing.contains(sign);
        if self.is_blank_next && is_blank {
            text.push(' ');
        }
        text.push_str(sign);
        self.is_blank_next = !matches!(sign, "<" | "(" | "{" | "[");
        self.is_after_sign =
            !sign.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_');
    }

    /// A value, with a blank before it where MLIR prints one.
    pub(super) fn value(&mut self, name: &str, (value, parts): Entity) {
        if self.is_blank_next || !self.is_after_sign {
            self.entity.0.push(' ');
        }
        self.entity.0.push_str(name);
        self.entity.0.push_str(&value);
        self.entity.1.extend(parts);
        (self.is_blank_next, self.is_after_sign) = (true, false);
        self.values += 1;
    }
}
