//! Attributes of the built-in dialects, in normal form.

use super::Parse;
use super::operation::Parser;

/// The flags of `#arith.overflow<..>` in the order of their printing.
const OVERFLOW: &[&str] = &["nsw", "nuw"];
/// The flags of `#arith.fastmath<..>` in the order of their printing.
const FASTMATH: &[&str] = &["reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"];

impl Parser<'_, '_> {
    /// The text after the name of the dialect in normal form, if it is a dialect that is built in.
    pub(super) fn known_attr(&self, dialect: &str, rest: &str) -> Parse<Option<String>> {
        if !crate::dialect::CONSTANTS
            .iter()
            .any(|known| known.name == dialect)
        {
            return Ok(None);
        }
        // `#arith<overflow<nsw>>` is another way to write `#arith.overflow<nsw>`.
        let short = rest
            .strip_prefix('.')
            .or_else(|| rest.strip_prefix('<')?.strip_suffix('>'));
        let (name, body) = short.map_or((rest, ""), |short| {
            short.split_at(short.find('<').unwrap_or(short.len()))
        });
        match (dialect, name.trim()) {
            ("arith", "overflow") => self.flags(
                "::mlir::arith::IntegerOverflowFlags",
                "overflow",
                body,
                OVERFLOW,
                ", ",
            ),
            ("arith", "fastmath") => self.flags(
                "::mlir::arith::FastMathFlags",
                "fastmath",
                body,
                FASTMATH,
                ",",
            ),
            ("ub", "poison") => Ok(Some(".poison".into())),
            ("arith" | "ub", name) => self
                .cur
                .error(format!("unknown attribute `{name}` in dialect `{dialect}`")),
            _ => self.cur.error(format!(
                "dialect '{dialect}' provides no attribute parsing hook"
            )),
        }
    }

    fn flags(
        &self,
        ty: &str,
        name: &str,
        body: &str,
        known: &[&str],
        separator: &str,
    ) -> Parse<Option<String>> {
        let written = body
            .strip_prefix('<')
            .and_then(|body| body.strip_suffix('>'))
            .unwrap_or("");
        let mut set = vec![false; known.len()];
        for flag in written.split(',').map(str::trim) {
            match known.iter().position(|one| *one == flag) {
                Some(index) => set[index] = true,
                None if flag == "none" => {}
                None if flag == "fast" && known.len() == FASTMATH.len() => set.fill(true),
                None => {
                    let mut names = vec!["none"];
                    names.extend(known);
                    names.extend((known.len() == FASTMATH.len()).then_some("fast"));
                    return self
                        .cur
                        .error(format!("expected {ty} to be one of: {}", names.join(", ")));
                }
            }
        }
        let chosen: Vec<&str> = known
            .iter()
            .zip(&set)
            .filter(|(_, set)| **set)
            .map(|(flag, _)| *flag)
            .collect();
        let text = match chosen.len() {
            0 => String::from("none"),
            count if count == FASTMATH.len() => String::from("fast"),
            _ => chosen.join(separator),
        };
        Ok(Some(format!(".{name}<{text}>")))
    }
}
