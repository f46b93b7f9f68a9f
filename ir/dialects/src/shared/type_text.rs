//! Access to the parts of dialect types such as `!async.value<f32>`: the IR keeps such types as text.

use pass_ir::Type;
use pass_ir::verify::Subject;

/// Returns the type of the elements of a type such as `!async.value<f32>`, as text to be compared with
/// [`compact_type_text`].
pub(crate) fn parameter(subject: Subject<'_>, ty: Type, name: &str) -> Option<String> {
    let text = compact_type_text(subject, ty);
    let inner = inside(text.strip_prefix(name)?, "<", ">")?;
    Some(inner.to_owned())
}

/// Returns a type as text without white space, which may be written in more than one way.
pub(crate) fn compact_type_text(subject: Subject<'_>, ty: Type) -> String {
    let mut text = subject.type_text(ty);
    text.retain(|char| !char.is_whitespace());
    text
}

pub(crate) fn are_same(one: &str, two: &str) -> bool {
    let plain = |text| str::chars(text).filter(|char| !char.is_whitespace());
    plain(one).eq(plain(two))
}

pub(crate) fn inside<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.strip_prefix(start)?.strip_suffix(end)
}

/// Returns the parts of a list, which ends at commas that no bracket encloses.
pub(crate) fn split(list: &str) -> impl Iterator<Item = &str> {
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

/// Returns the number of elements and the element of a type such as `!llvm.array<4 x i32>` that has one of these names.
pub(crate) fn sequence<'t>(text: &'t str, names: &[&str]) -> Option<(u64, &'t str)> {
    let mut named = names.iter().filter_map(|name| text.strip_prefix(name));
    let inner = named.find_map(|rest| inside(rest, "<", ">"))?;
    let element = inner.trim_start_matches(|char: char| char.is_ascii_digit());
    let count = inner[..inner.len() - element.len()].parse().ok()?;
    Some((count, element.trim_start().strip_prefix('x')?.trim()))
}

pub(crate) enum Part<'t> {
    Found(&'t str),
    OutOfBounds,
    NoAggregate,
    /// The text does not tell, as that of a named structure need not.
    Unknown,
}

impl<'t> Part<'t> {
    pub(crate) fn of_members(mut members: impl Iterator<Item = &'t str>, at: i64) -> Self {
        let member = usize::try_from(at).ok().and_then(|at| members.nth(at));
        member.map_or(Self::OutOfBounds, Self::Found)
    }

    /// Returns the part at a place of a [`sequence`].
    pub(crate) fn of_sequence((count, element): (u64, &'t str), at: i64) -> Self {
        if u64::try_from(at).is_ok_and(|at| at < count) {
            Self::Found(element)
        } else {
            Self::OutOfBounds
        }
    }
}

/// Returns the text of a type with a space in front of each of the brackets that follows a word, if that differs.
pub(crate) fn with_separators(text: &str, bracket: char) -> Option<String> {
    let mut separated = String::with_capacity(text.len());
    let mut is_string = false;
    for char in text.chars() {
        is_string ^= char == '"';
        if char == bracket && !is_string && !separated.ends_with(['<', '(', '[', ',', ' ']) {
            separated.push(' ');
        }
        separated.push(char);
    }
    (separated != text).then_some(separated)
}
