//! Attributes and types of dialects that are lists of named parameters, in normal form.

use super::Parse;
use super::operation::Parser;
use crate::attrs::AttrData;
use crate::dialect::{Parameter, ParameterKind, Parameters};
use crate::handle::Attr;
use crate::print::{FULL, SHORT};

/// The text of an entity in normal form, with a mark for each part, and the parts.
pub(super) type Entity = (String, Vec<Attr>);

/// Where the value of each parameter of a table is written.
type Values = Vec<Option<(usize, usize)>>;

impl Parser<'_, '_> {
    /// The entity of a dialect that is written between two places; none if no table describes it.
    pub(super) fn with_parameters(
        &mut self,
        dialect: &str,
        start: usize,
        end: usize,
    ) -> Parse<Option<Entity>> {
        self.cur.at = start;
        if self.cur.byte() != b'.' {
            return Ok(None);
        }
        self.cur.at += 1;
        let mnemonic = self.cur.word();
        let known = self.cx.parameters(dialect, mnemonic);
        let at = self.cur.at;
        let Some(known) = known.filter(|_| self.cur.byte() == b'<') else {
            return Ok(None);
        };
        let mut entity = (format!(".{mnemonic}"), Vec::new());
        let found = self.parameter_list(dialect, known, at, end, &mut entity)?;
        Ok(found.then_some(entity))
    }

    /// Reads what is between angle brackets. The answer is false, and nothing is read, if the table does not describe it.
    fn parameter_list(
        &mut self,
        dialect: &str,
        known: &Parameters,
        start: usize,
        end: usize,
        entity: &mut Entity,
    ) -> Parse<bool> {
        let Some(values) = self.parameter_values(known, start + 1, end - 1) else {
            return Ok(false);
        };
        let mut separator = "<";
        for (parameter, value) in known.list.iter().zip(values) {
            let Some((from, to)) = value else { continue };
            let written = self.cur.text.get(from..to).unwrap_or("");
            if parameter.default == Some(written) {
                continue;
            }
            entity.0.push_str(separator);
            entity.0.push_str(parameter.name);
            entity.0.push_str(" = ");
            self.parameter(dialect, parameter, (from, to), entity)?;
            separator = ", ";
        }
        match (separator, known.without_brackets) {
            ("<", true) => {}
            ("<", false) => entity.0.push_str("<>"),
            _ => entity.0.push('>'),
        }
        Ok(true)
    }

    /// The places of the values; none if names are unknown, missing or given twice.
    fn parameter_values(&mut self, known: &Parameters, start: usize, end: usize) -> Option<Values> {
        let mut values: Values = vec![None; known.list.len()];
        let mut current = None;
        self.cur.at = start;
        while self.cur.skip() != b'>' || self.cur.at < end {
            match self.parameter_name(known) {
                Some(place) if values[place].is_some() => return None,
                Some(place) => current = Some(place),
                None => {}
            }
            self.cur.skip();
            let from = self.cur.at;
            self.skip_value(end)?;
            let to = from + self.cur.text.get(from..self.cur.at)?.trim_end().len();
            let (first, last) = values[current?].get_or_insert((from, to));
            (*first, *last) = ((*first).min(from), to);
            if self.cur.at < end {
                self.cur.at += 1;
            }
        }
        let mut all = known.list.iter().zip(&values);
        all.all(|(parameter, value)| parameter.is_optional || value.is_some())
            .then_some(values)
    }

    /// Skips a name of the table and the sign of equality; what follows a comma may be another value instead.
    fn parameter_name(&mut self, known: &Parameters) -> Option<usize> {
        let start = self.cur.at;
        let name = self.cur.word();
        let found = known.list.iter().position(|one| one.name == name);
        if found.is_some() && self.cur.eat(b'=') {
            return found;
        }
        self.cur.at = start;
        None
    }

    /// Goes on to the next comma that is not inside of brackets or a string, or to the end.
    fn skip_value(&mut self, end: usize) -> Option<()> {
        let mut open = 0_usize;
        while self.cur.at < end {
            match self.cur.byte() {
                b'"' => {
                    self.cur.string().ok()?;
                    continue;
                }
                b',' if open == 0 => return Some(()),
                b'<' | b'(' | b'[' | b'{' => open += 1,
                b'-' if self.cur.byte_at(1) == b'>' => self.cur.at += 1,
                b'>' | b')' | b']' | b'}' => open = open.checked_sub(1)?,
                _ => {}
            }
            self.cur.at += 1;
        }
        (open == 0 && self.cur.at == end).then_some(())
    }

    fn parameter(
        &mut self,
        dialect: &str,
        parameter: &Parameter,
        (start, end): (usize, usize),
        (text, parts): &mut Entity,
    ) -> Parse<()> {
        self.cur.at = start;
        let written = self.cur.text.get(start..end).unwrap_or("");
        if parameter.kind == ParameterKind::Word {
            text.push(' ');
        }
        if written.is_empty() || is_plain_text(written) || parameter.kind.is_text(written) {
            let (value, more) = self.entity_parts(start, end)?;
            text.push_str(&value);
            parts.extend(more);
            return Ok(());
        }
        loop {
            self.cur.skip();
            let (part, mark) = match parameter.kind {
                ParameterKind::Type => (self.type_part()?, FULL),
                ParameterKind::Own(mnemonic) if self.cur.byte() == b'<' => {
                    let own = self.deeper(|parser| parser.own_part(dialect, mnemonic))?;
                    (own, SHORT)
                }
                ParameterKind::Own(mnemonic) => {
                    let part = self.attr()?;
                    let is_own = self.is_entity(part, dialect, mnemonic);
                    (part, if is_own { SHORT } else { FULL })
                }
                _ => (self.attr()?, FULL),
            };
            parts.push(part);
            text.push(mark);
            self.cur.skip();
            if self.cur.at >= end {
                return Ok(());
            }
            self.cur.expect(b',', "between parameters")?;
            text.push_str(", ");
        }
    }

    /// An attribute of which everything before the angle bracket goes without saying.
    fn own_part(&mut self, dialect: &str, mnemonic: &str) -> Parse<Attr> {
        let start = self.cur.at;
        self.cur.balanced()?;
        let end = self.cur.at;
        let mut entity = (format!(".{mnemonic}"), Vec::new());
        let known = self.cx.parameters(dialect, mnemonic);
        let is_known = match known {
            Some(known) => self.parameter_list(dialect, known, start, end, &mut entity)?,
            None => false,
        };
        if !is_known {
            let (text, parts) = self.entity_parts(start, end)?;
            entity.0.push_str(&text);
            entity.1 = parts;
        }
        self.cur.at = end;
        Ok(self.cx.intern_attr(AttrData::Dialect {
            dialect: self.cx.ident(dialect),
            rest: self.cx.ident(&entity.0),
            parts: entity.1.into(),
            ty: None,
        }))
    }

    fn is_entity(&self, attr: Attr, wanted: &str, mnemonic: &str) -> bool {
        match &*self.cx.attr(attr) {
            AttrData::Dialect {
                dialect, rest, ty, ..
            } => {
                let rest = self.cx.str(*rest).strip_prefix('.');
                let rest = rest.and_then(|rest| rest.strip_prefix(mnemonic));
                self.cx.str(*dialect) == wanted
                    && ty.is_none()
                    && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('<'))
            }
            _ => false,
        }
    }
}

impl ParameterKind {
    /// True if a value is not known to be an attribute or a type.
    fn is_text(self, value: &str) -> bool {
        match self {
            Self::Text | Self::Word => true,
            Self::Own(_) => !value.starts_with(['<', '#']),
            Self::Attr | Self::Type => false,
        }
    }
}

/// True for a truth value and a string without escapes: they are printed as they are written.
fn is_plain_text(text: &str) -> bool {
    let inner = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    match inner {
        Some(inner) => inner
            .bytes()
            .all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'),
        None => matches!(text, "true" | "false"),
    }
}
