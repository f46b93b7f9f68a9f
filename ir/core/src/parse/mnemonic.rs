//! Mnemonics of attributes and types, and the attributes that are parsed by mnemonic.

use super::Parse;
use super::operation::Parser;
use crate::attrs::AttrData;

impl<'t> Parser<'_, 't> {
    /// Parses the attribute with this text after the name of the dialect. Returns `None` if the dialect keeps
    /// attributes as text.
    pub(super) fn known_attr(&mut self, dialect: &str, rest: &'t str) -> Parse<Option<AttrData>> {
        if let Some(value) = self.enum_attr(dialect, rest)? {
            return Ok(Some(value));
        }
        let known = self
            .cx
            .dialect(dialect)
            .and_then(|dialect| dialect.attributes);
        self.check_mnemonic("attribute", dialect, rest, known)?;
        Ok(None)
    }

    /// Checks that the dialect, if it lists all its attributes or types, has one with this mnemonic.
    pub(super) fn check_mnemonic(
        &self,
        what: &str,
        dialect: &str,
        rest: &str,
        known: Option<&[&str]>,
    ) -> Parse<()> {
        let name = mnemonic(rest);
        let message = match known {
            Some([]) => format!("dialect '{dialect}' provides no {what} parsing hook"),
            Some(_) if name.is_empty() => "expected valid keyword".to_owned(),
            Some(known) if !known.contains(&name) => {
                format!("unknown {what} `{name}` in dialect `{dialect}`")
            }
            _ => return Ok(()),
        };
        // The text begins with a dot or an angle bracket and ends at the cursor.
        self.error_at(self.cur.at - rest.len() + 1, message)
    }
}

/// Returns the mnemonic in the text after the name of the dialect: `#ub<poison>` is another spelling of
/// `#ub.poison`.
fn mnemonic(rest: &str) -> &str {
    let text = rest.strip_prefix(['.', '<']).unwrap_or(rest);
    let text = text.trim_start();
    let is_part = |char: char| char.is_alphanumeric() || matches!(char, '_' | '$' | '.');
    &text[..text.find(|char| !is_part(char)).unwrap_or(text.len())]
}
