//! Enums.

use passdefs::model::{Enum, PassSet};

use super::docstring;
use super::literal::string;
use super::names::{Names, members};
use crate::text::one_line;

/// `class RegionSimplify(enum.Enum): ..`
pub(super) fn source(set: &PassSet, names: &Names, declared: &Enum) -> String {
    let name = names.enumeration(declared);
    let summary = match declared.doc.as_ref() {
        "" => format!("The values of `{}`.", declared.name),
        doc => doc.to_owned(),
    };
    let mut out = format!(
        "\n\n# {}\nclass {name}(enum.Enum):\n{}",
        one_line(&set.location(declared.span).to_string()),
        docstring::literal(&summary, 4)
    );
    for (member, value) in members(declared).iter().zip(&declared.values) {
        out += &format!("\n    {member} = {}\n", string(&value.text));
        if !value.doc.is_empty() {
            out += &docstring::literal(&value.doc, 4);
        }
    }
    out
}

pub(super) fn stub(names: &Names, declared: &Enum) -> String {
    let mut out = format!("\nclass {}(enum.Enum):\n", names.enumeration(declared));
    for (member, value) in members(declared).iter().zip(&declared.values) {
        out += &format!("    {member} = {}\n", string(&value.text));
    }
    out
}
