//! The name that was probably meant, and the names that exist.

use std::cmp::Reverse;

/// The number of names that a list shows before it gives the number of the others.
const SHOWN: usize = 40;

/// The number of names that are shown because they are near.
const NEAR: usize = 8;

/// The number of characters from which on names begin alike.
const BEGINNING: usize = 4;

/// The candidate that `name` was probably meant to be: the closest one, if it is close enough to be a slip.
///
/// ```
/// assert_eq!(pass_diagnostics::names::nearest("cannonicalize", ["cse", "canonicalize"]), Some("canonicalize"));
/// assert_eq!(pass_diagnostics::names::nearest("inline", ["cse", "canonicalize"]), None);
/// ```
///
/// Of two that are as close, the one that begins like `name` is meant, and the order of the candidates does not matter:
///
/// ```
/// let interfaces = ["AsyncOpInterface", "FunctionOpInterface"];
/// assert_eq!(pass_diagnostics::names::nearest("FuncOpInterfac", interfaces), Some("FunctionOpInterface"));
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = fold(name);
    let limit = (folded.len() / 3).max(1);
    let close = candidates.into_iter().filter_map(|candidate| {
        let closeness = Closeness::of(&folded, &fold(candidate))?;
        (closeness.slips <= limit).then_some((closeness, candidate))
    });
    close.min().map(|(_, candidate)| candidate)
}

/// The names in alphabetical order, for a note that says what exists; a very long list is cut short.
///
/// ```
/// assert_eq!(pass_diagnostics::names::known_list(["cse", "canonicalize"]), "`canonicalize`, `cse`");
/// assert_eq!(pass_diagnostics::names::known_list([""; 0]), "none");
/// ```
pub fn known_list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let mut names: Vec<&str> = names.into_iter().collect();
    names.sort_unstable();
    names.dedup();
    let shown: Vec<String> = names
        .iter()
        .take(SHOWN)
        .map(|name| format!("`{name}`"))
        .collect();
    match names.len().checked_sub(SHOWN) {
        Some(more @ 1..) => format!("{} and {more} more", shown.join(", ")),
        _ if shown.is_empty() => "none".to_owned(),
        _ => shown.join(", "),
    }
}

/// A note that says which names exist: all of them, or of very many those near to `name`.
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
    if count <= SHOWN {
        return format!("known {kinds}: {}", known_list(known));
    }
    match near(name, known).as_slice() {
        [] => format!("none of the {count} known {kinds} has a similar name"),
        near => format!("nearest of {count} known {kinds}: {}", near.join(", ")),
    }
}

/// Names that are spelt nearly like `name`, have nearly its last part, or are in its dialect; the nearest first.
fn near<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let parts = |name: &str| {
        let (dialect, last) = name.split_once('.').unwrap_or(("", name));
        (dialect.to_owned(), fold(last))
    };
    let (dialect, last) = parts(name);
    let (whole, most) = (fold(name), name.len() / 3 + 1);
    let rank = |known: &'a str| {
        let (its_dialect, its_last) = parts(known);
        let is_inside = !its_dialect.is_empty() && (its_dialect == dialect || its_dialect == name);
        let of_whole = Closeness::of(&whole, &fold(known)).filter(|it| it.slips <= most);
        let of_last = distance(&last, &its_last).filter(|distance| *distance <= 1);
        // One slip in the whole name is likelier than another dialect.
        let slips = of_whole.map(|it| (2 * it.slips, it.beginning));
        let is_near = slips
            .into_iter()
            .chain(of_last.map(|distance| (2 * distance + 3, Reverse(0))));
        let far = is_inside.then_some((2 * most + 4, Reverse(0)));
        is_near.min().or(far).map(|rank| (rank, known))
    };
    let mut ranked: Vec<_> = known.into_iter().filter_map(rank).collect();
    ranked.sort_unstable();
    ranked.dedup();
    let names = ranked.into_iter().map(|(_, name)| format!("`{name}`"));
    names.take(NEAR).collect()
}

/// The similarity of two names; the least is the closest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Closeness {
    /// The distance, less one if the names begin alike and one has every character of the other in order: parts that are
    /// left out are likelier than a wrong beginning.
    slips: usize,
    /// The number of characters that begin both names.
    beginning: Reverse<usize>,
}

impl Closeness {
    /// `None` if the lengths alone say that the names are not close.
    fn of(from: &[char], to: &[char]) -> Option<Self> {
        let distance = distance(from, to)?;
        let beginning = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let is_shortened = beginning >= BEGINNING && distance == from.len().abs_diff(to.len());
        Some(Self {
            slips: distance.saturating_sub(usize::from(is_shortened)),
            beginning: Reverse(beginning),
        })
    }
}

/// Spelling that people confuse is the same spelling.
fn fold(name: &str) -> Vec<char> {
    name.chars()
        .flat_map(char::to_lowercase)
        .map(|c| if c == '_' { '-' } else { c })
        .collect()
}

/// The number of insertions, deletions, replacements and swaps of neighbouring characters; `None` if the lengths
/// alone say that it is too many.
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
