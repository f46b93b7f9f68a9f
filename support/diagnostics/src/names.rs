//! Names in messages: suggestions for misspelt ones, lists of known ones, and names of any length and content on one line.

use std::borrow::Cow;
use std::cmp::Reverse;

/// The most places and names of one kind that a message shows.
pub const MAX_LISTED: usize = 40;

/// The maximum number of characters of a name or value in a message.
const CLIP: usize = 60;

/// The largest number of similar names that a note lists.
const MAX_SIMILAR: usize = 8;

/// The length of a common prefix from which on names begin alike.
const MIN_PREFIX: usize = 4;

/// Returns the candidate with the smallest edit distance to `name`, or `None` if all are too far away to be a typo.
///
/// ```
/// assert_eq!(pass_diagnostics::names::nearest("cannonicalize", ["cse", "canonicalize"]), Some("canonicalize"));
/// assert_eq!(pass_diagnostics::names::nearest("inline", ["cse", "canonicalize"]), None);
/// ```
///
/// Of two candidates at the same distance, the longer common prefix wins; the order of the candidates does not matter:
///
/// ```
/// let interfaces = ["AsyncOpInterface", "FunctionOpInterface"];
/// assert_eq!(pass_diagnostics::names::nearest("FuncOpInterfac", interfaces), Some("FunctionOpInterface"));
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = fold(name);
    // Every name of one letter is near an empty one.
    let limit = (folded.len() / 3).max(1).min(folded.len());
    let close = candidates.into_iter().filter_map(|candidate| {
        let closeness = Closeness::of(&folded, &fold(candidate))?;
        (closeness.typos <= limit).then_some((closeness, candidate))
    });
    close.min().map(|(_, candidate)| candidate)
}

/// Returns the name in backquotes, and an empty one as a pair of quotes.
pub fn shown(name: &str) -> Cow<'_, str> {
    match name {
        "" => Cow::Borrowed("`\"\"`"),
        name => Cow::Owned(format!("`{}`", clipped(name))),
    }
}

/// Returns the text on one line and not longer than a line.
pub fn clipped(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.chars().take(CLIP) {
        if letter.is_control() {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    if text.chars().nth(CLIP).is_some() {
        shown.push('…');
    }
    shown
}

/// Returns the parts with something between them; of very many the first ones, and how many there are.
pub fn joined(parts: &[String], between: &str) -> String {
    match parts.split_at_checked(MAX_LISTED) {
        Some((shown, more @ [_, ..])) => {
            format!("{}{between}{} more", shown.join(between), more.len())
        }
        _ => parts.join(between),
    }
}

/// Returns the names in alphabetical order, as a list for a note; a very long list is cut.
///
/// ```
/// assert_eq!(pass_diagnostics::names::known_list(["cse", "canonicalize"]), "`canonicalize`, `cse`");
/// assert_eq!(pass_diagnostics::names::known_list([""; 0]), "none");
/// ```
pub fn known_list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names.dedup();
    let listed: Vec<String> = names
        .iter()
        .take(MAX_LISTED)
        .map(|name| shown(name).into_owned())
        .collect();
    match names.len().checked_sub(MAX_LISTED) {
        Some(more @ 1..) => format!("{} and {more} more", listed.join(", ")),
        _ if listed.is_empty() => "none".to_owned(),
        _ => listed.join(", "),
    }
}

/// Returns a note with the known names: all of them, or only those similar to `name` if there are very many.
///
/// ```
/// let few = pass_diagnostics::names::known_note("passes", "csee", ["cse", "inline"]);
/// assert_eq!(few, "known passes: `cse`, `inline`");
///
/// let many: Vec<String> = (0..100).map(|number| format!("zoo.animal{number}")).collect();
/// let known = many.iter().map(String::as_str).chain(["func.func", "func.call"]);
/// assert_eq!(
///     pass_diagnostics::names::known_note("operations", "func.fnc", known),
///     "nearest of 102 known operations: `func.func`, `func.call`"
/// );
/// assert_eq!(
///     pass_diagnostics::names::known_note("operations", "bogus", many.iter().map(String::as_str)),
///     "none of the 100 known operations has a similar name"
/// );
/// ```
pub fn known_note<'a>(
    kinds: &str,
    name: &str,
    known: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    let count = known.clone().into_iter().count();
    if count <= MAX_LISTED {
        return format!("known {kinds}: {}", known_list(known));
    }
    match similar(name, known).as_slice() {
        [] => format!("none of the {count} known {kinds} has a similar name"),
        similar => format!("nearest of {count} known {kinds}: {}", similar.join(", ")),
    }
}

/// Returns the names that are spelt like `name`, end like it, or belong to its dialect; the nearest first.
fn similar<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let parts = |name: &str| {
        let (dialect, last) = name.split_once('.').unwrap_or(("", name));
        (dialect.to_owned(), fold(last))
    };
    let (dialect, last) = parts(name);
    let (whole, limit) = (fold(name), name.len() / 3 + 1);
    let rank = |known: &'a str| {
        let (known_dialect, known_last) = parts(known);
        let same_dialect =
            !known_dialect.is_empty() && (known_dialect == dialect || known_dialect == name);
        let whole_name =
            Closeness::of(&whole, &fold(known)).filter(|closeness| closeness.typos <= limit);
        let last_part = distance(&last, &known_last).filter(|distance| *distance <= 1);
        // A typo in the whole name is likelier than another dialect.
        let close = whole_name
            .map(|closeness| (2 * closeness.typos, closeness.prefix))
            .into_iter()
            .chain(last_part.map(|distance| (2 * distance + 3, Reverse(0))));
        let far = same_dialect.then_some((2 * limit + 4, Reverse(0)));
        close.min().or(far).map(|rank| (rank, known))
    };
    let mut ranked: Vec<_> = known.into_iter().filter_map(rank).collect();
    ranked.sort_unstable();
    ranked.dedup();
    let names = ranked.into_iter().map(|(_, name)| format!("`{name}`"));
    names.take(MAX_SIMILAR).collect()
}

/// The similarity of two names; the least is the closest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Closeness {
    /// The edit distance, less one if the names begin alike and one is a subsequence of the other: a missing part is
    /// likelier than a wrong prefix.
    typos: usize,
    /// The length of the common prefix.
    prefix: Reverse<usize>,
}

impl Closeness {
    /// Compares two names; returns `None` if their lengths differ too much.
    fn of(from: &[char], to: &[char]) -> Option<Self> {
        let distance = distance(from, to)?;
        let prefix = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let is_shortened = prefix >= MIN_PREFIX && distance == from.len().abs_diff(to.len());
        Some(Self {
            typos: distance.saturating_sub(usize::from(is_shortened)),
            prefix: Reverse(prefix),
        })
    }
}

/// Normalizes case and separators, which people confuse.
fn fold(name: &str) -> Vec<char> {
    name.chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c == '_' { '-' } else { c })
        .collect()
}

/// Returns the edit distance: insertions, deletions, replacements and swaps of neighbours. Returns `None` if the lengths
/// differ too much.
fn distance(from: &[char], to: &[char]) -> Option<usize> {
    if from.len().abs_diff(to.len()) > from.len() / 3 + 1 {
        return None;
    }
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (row, a) in from.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, b) in to.iter().enumerate() {
            let replaced = last[column] + usize::from(a != b);
            let mut least = replaced.min(last[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && *a == to[column - 1] && from[row - 1] == *b {
                least = least.min(before_last[column - 1] + 1);
            }
            current.push(least);
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last.last().copied()
}

#[cfg(test)]
mod tests;
