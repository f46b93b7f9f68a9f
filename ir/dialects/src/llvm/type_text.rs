//! Access to the parts of types of `llvm`, which the IR keeps as text.

use crate::shared::type_text::{self, Part, inside, split};
use pass_ir::Type;
use pass_ir::verify::Subject;

/// Returns the text of a type without `!llvm.`, which is left out inside of other types.
fn short(text: &str) -> &str {
    text.strip_prefix("!llvm.").unwrap_or(text)
}

pub(super) fn part(text: &str, index: i64) -> Part<'_> {
    let text = short(text);
    if text.starts_with("array<") {
        let sequence = type_text::sequence(text, &["array"]);
        return sequence.map_or(Part::Unknown, |sequence| Part::of_sequence(sequence, index));
    }
    match (inside(text, "struct<", ">"), members(text)) {
        (None, _) => Part::NoAggregate,
        (Some(_), None) => Part::Unknown,
        (Some(_), Some(members)) => Part::of_members(members, index),
    }
}

/// Returns whether two types are the same, however they are written. Named structures may be written without their parts,
/// so they are taken for the same.
pub(super) fn are_same(one: &str, two: &str) -> bool {
    let short = |text: &str| text.replace("!llvm.", "");
    let has_name = |text: &str| text.contains("struct<\"");
    has_name(one) || has_name(two) || type_text::are_same(&short(one), &short(two))
}

const NAMES: &[&str] = &[
    "array",
    "func",
    "label",
    "metadata",
    "ppc_fp128",
    "ptr",
    "struct",
    "target",
    "token",
    "void",
    "x86_amx",
];

/// Returns the whole text of a type that may be written inside of another one.
pub(super) fn full(text: &str) -> String {
    let name = text.split('<').next().unwrap_or(text);
    let prefix = if NAMES.contains(&name) { "!llvm." } else { "" };
    format!("{prefix}{text}")
}

pub(super) struct Signature<'t> {
    pub(super) result: &'t str,
    pub(super) arguments: Vec<&'t str>,
    pub(super) is_variadic: bool,
}

pub(super) fn property(subject: Subject<'_>, key: &str) -> Option<String> {
    let ty: Type = subject.type_value(key)?;
    Some(subject.type_text(ty))
}

impl<'t> Signature<'t> {
    /// Returns the parts of `!llvm.func<i32 (i64, ...)>`.
    pub(super) fn of(text: &'t str) -> Option<Self> {
        let text = inside(text, "!llvm.func<", ">")?.trim_end();
        let (result, list) = text.split_at(last_group(text)?);
        let mut arguments: Vec<&str> = split(inside(list, "(", ")")?).collect();
        let is_variadic = arguments.last() == Some(&"...");
        arguments.truncate(arguments.len() - usize::from(is_variadic));
        Some(Self {
            result: result.trim_end(),
            arguments,
            is_variadic,
        })
    }

    pub(super) fn is_void(&self) -> bool {
        short(self.result) == "void"
    }
}

fn last_group(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, char) in text.char_indices().rev() {
        match char {
            ')' => depth += 1,
            '(' if depth == 1 => return Some(at),
            '(' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// Returns the number of elements and the element of an array or vector of one dimension.
fn sequence(text: &str) -> Option<(u64, &str)> {
    type_text::sequence(short(text), &["array", "vector"])
}

pub(super) fn element(text: &str) -> Option<&str> {
    sequence(text).map(|(_, element)| element)
}

pub(super) fn length(text: &str) -> Option<u64> {
    sequence(text).map(|(count, _)| count)
}

/// Returns the width of an integer type.
pub(super) fn integer_width(text: &str) -> Option<u32> {
    text.strip_prefix('i')?.parse().ok()
}

/// Returns the members of a structure, or `None` if its text is only a name.
pub(crate) fn members(text: &str) -> Option<impl Iterator<Item = &str>> {
    let inner = inside(short(text), "struct<", ">")?;
    let inner = inner.strip_prefix("packed").unwrap_or(inner).trim();
    Some(split(inside(inner, "(", ")")?))
}
