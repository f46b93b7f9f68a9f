//! The name that was probably meant, and the names that exist.

/// The number of names that a list shows before it gives the number of the others.
const SHOWN: usize = 40;

/// The candidate that `name` was probably meant to be: the closest one, if it is close enough to be a slip.
///
/// ```
/// assert_eq!(pass_pipeline::nearest("cannonicalize", ["cse", "canonicalize"]), Some("canonicalize"));
/// assert_eq!(pass_pipeline::nearest("inline", ["cse", "canonicalize"]), None);
/// ```
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let folded = fold(name);
    let limit = (folded.len() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let most = best.map_or(limit + 1, |(distance, _)| distance);
        if let Some(distance) =
            distance(&folded, &fold(candidate)).filter(|distance| *distance < most)
        {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The names in alphabetical order, for a note that says what exists; a very long list is cut short.
///
/// ```
/// assert_eq!(pass_pipeline::known_list(["cse", "canonicalize"]), "`canonicalize`, `cse`");
/// assert_eq!(pass_pipeline::known_list([""; 0]), "none");
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
