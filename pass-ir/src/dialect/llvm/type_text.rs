//! Parts of types of LLVM, which are kept as text.

use crate::Type;
use crate::verify::Subject;

/// What is at a place of an aggregate.
pub(super) enum Part<'t> {
    /// A type, as it is written inside of another one.
    Found(&'t str),
    /// The aggregate is not that long.
    OutOfBounds,
    /// The type has no parts.
    NoAggregate,
    /// The text does not tell, as that of a named structure need not.
    Unknown,
}

/// The type at a place of an aggregate with this text.
pub(super) fn part(text: &str, index: i64) -> Part<'_> {
    let text = text.strip_prefix("!llvm.").unwrap_or(text);
    if let Some(inner) = inside(text, "array<", ">") {
        let element = inner.trim_start_matches(|char: char| char.is_ascii_digit());
        let count = inner[..inner.len() - element.len()].parse::<i64>();
        return match (count, element.trim_start().strip_prefix('x')) {
            (Ok(count), Some(element)) if (0..count).contains(&index) => {
                Part::Found(element.trim())
            }
            (Ok(_), Some(_)) => Part::OutOfBounds,
            _ => Part::Unknown,
        };
    }
    let Some(inner) = inside(text, "struct<", ">") else {
        return Part::NoAggregate;
    };
    let inner = inner.strip_prefix("packed").unwrap_or(inner).trim();
    let Some(list) = inside(inner, "(", ")") else {
        return Part::Unknown;
    };
    let part = usize::try_from(index)
        .ok()
        .and_then(|index| split(list).nth(index));
    part.map_or(Part::OutOfBounds, Part::Found)
}

/// The text between two others.
fn inside<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.strip_prefix(start)?.strip_suffix(end)
}

/// The parts of a list, which ends at commas that no bracket encloses.
fn split(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let at_comma = move |char: char| {
        match char {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        char == ',' && depth == 0
    };
    list.split(at_comma)
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

/// True if two types are the same, however they are written. Named types may be written without their parts, so they are
/// taken for the same.
pub(super) fn are_same(one: &str, two: &str) -> bool {
    let normal = |text: &str| {
        let mut text = text.replace("!llvm.", "");
        text.retain(|char| !char.is_whitespace());
        text
    };
    one.contains('"') || two.contains('"') || normal(one) == normal(two)
}

/// Types of LLVM that are written by their names inside of others.
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

/// The whole text of a type that may be written inside of another one.
pub(super) fn full(text: &str) -> String {
    let name = text.split('<').next().unwrap_or(text);
    let prefix = if NAMES.contains(&name) { "!llvm." } else { "" };
    format!("{prefix}{text}")
}

/// The text of the type of a function, in parts.
pub(super) struct Signature<'t> {
    pub(super) result: &'t str,
    pub(super) arguments: Vec<&'t str>,
    /// True if more arguments may follow.
    pub(super) is_variadic: bool,
}

/// The text of the type that a property holds.
pub(super) fn property(subject: Subject<'_>, key: &str) -> Option<String> {
    let cx = subject.cx;
    let ty: Type = cx.attr(subject.attr(cx.find_ident(key)?)?).as_type()?;
    Some(subject.type_text(ty))
}

impl<'t> Signature<'t> {
    /// The parts of `!llvm.func<i32 (i64, ...)>`.
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
        are_same(self.result, "void")
    }
}

/// The place where the last group of parentheses starts.
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

/// The number of elements and the element of an array or vector of one dimension.
fn sequence(text: &str) -> Option<(u64, &str)> {
    let text = text.strip_prefix("!llvm.").unwrap_or(text);
    let inner = inside(text, "array<", ">").or_else(|| inside(text, "vector<", ">"))?;
    let element = inner.trim_start_matches(|char: char| char.is_ascii_digit());
    let count = inner[..inner.len() - element.len()].parse().ok()?;
    Some((count, element.trim_start().strip_prefix('x')?.trim()))
}

/// The element of an array or vector.
pub(super) fn element(text: &str) -> Option<&str> {
    sequence(text).map(|(_, element)| element)
}

/// The number of elements of an array or vector.
pub(super) fn length(text: &str) -> Option<u64> {
    sequence(text).map(|(count, _)| count)
}

/// The parts of a structure; none of one whose text is a name.
pub(super) fn members(text: &str) -> Option<Vec<&str>> {
    let inner = inside(text.strip_prefix("!llvm.").unwrap_or(text), "struct<", ">")?;
    let inner = inner.strip_prefix("packed").unwrap_or(inner).trim();
    Some(split(inside(inner, "(", ")")?).collect())
}
