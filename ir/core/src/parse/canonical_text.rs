//! The canonical text of a dialect attribute or type.

use super::parameters::Entity;

#[derive(Default)]
pub(super) struct CanonicalText {
    pub(super) entity: Entity,
    /// True if a space follows, unless the next punctuation has none before it.
    pub(super) is_blank_next: bool,
    /// True if the last piece is punctuation rather than a word or a value.
    pub(super) is_after_sign: bool,
    pub(super) values: usize,
}

impl CanonicalText {
    /// Appends punctuation or a word, with a space before it where MLIR prints one.
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

    /// Appends a value, with a space before it where MLIR prints one.
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

/// Returns a text with one space behind each comma and none inside of brackets, outside of strings; `None` if that is
/// the text itself.
pub(super) fn with_canonical_spaces(text: &str) -> Option<String> {
    let mut canonical = String::with_capacity(text.len());
    let (mut is_blank_next, mut is_string, mut is_escaped) = (false, false, false);
    for char in text.chars() {
        if is_string {
            is_string = char != '"' || is_escaped;
            is_escaped = char == '\\' && !is_escaped;
            canonical.push(char);
            continue;
        }
        if char.is_whitespace() {
            is_blank_next = true;
            continue;
        }
        let is_after_opening = canonical.is_empty() || canonical.ends_with(['<', '(', '[', '{']);
        if is_blank_next && !is_after_opening && !matches!(char, '>' | ')' | ']' | '}' | ',') {
            canonical.push(' ');
        }
        canonical.push(char);
        is_string = char == '"';
        is_blank_next = char == ',';
    }
    (canonical != text).then_some(canonical)
}
