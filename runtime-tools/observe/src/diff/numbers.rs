//! Numbers of values and blocks that differ between two texts of the same IR.

use std::collections::BTreeMap;
use std::ops::Range;

use super::lines;

/// The lines of the definitions of a name, with its name in the second text.
type Definitions<'t> = BTreeMap<&'t str, Vec<(usize, &'t str)>>;

/// Returns the lines of the first text, where those that differ in numbers alone are replaced by those of the second text: if each name
/// is the one that the nearest definition before or after the line has got.
pub(super) fn renumber<'t>(before: &[&'t str], after: &[&'t str]) -> Vec<&'t str> {
    let pairs = pairs(before, after);
    let mut definitions = Definitions::new();
    for &(old, new) in &pairs {
        let (line, renamed) = (before[old], after[new]);
        let count = defined(line).count();
        for (name, other) in names(line).zip(names(renamed)).take(count) {
            let places = definitions.entry(&line[name]).or_default();
            places.push((old, &renamed[other]));
        }
    }
    let is_nearest = |old: usize, name: &str, other: &str| {
        let Some(places) = definitions.get(name) else {
            return true;
        };
        let next = places.partition_point(|(line, _)| *line <= old);
        let nearest = [next.checked_sub(1), Some(next)].into_iter().flatten();
        let mut nearest = nearest.filter_map(|index| places.get(index));
        nearest.any(|(_, renamed)| *renamed == other)
    };
    let mut renumbered = before.to_vec();
    for (old, new) in pairs {
        let (line, renamed) = (before[old], after[new]);
        let mut names = names(line).zip(names(renamed));
        if names.all(|(name, other)| is_nearest(old, &line[name], &renamed[other])) {
            renumbered[old] = renamed;
        }
    }
    renumbered
}

/// Returns the positions of the lines that are the same but for their numbers.
fn pairs(before: &[&str], after: &[&str]) -> Vec<(usize, usize)> {
    let [old, new] = [before, after]
        .map(|lines| -> Vec<String> { lines.iter().map(|line| without_numbers(line)).collect() });
    let old: Vec<&str> = old.iter().map(String::as_str).collect();
    let new: Vec<&str> = new.iter().map(String::as_str).collect();
    let mut pairs = Vec::new();
    let mut at = (0, 0);
    let end = (old.len()..old.len(), new.len()..new.len());
    for (removed, added) in lines::blocks(&old, &new).into_iter().chain([end]) {
        pairs.extend((at.0..removed.start).zip(at.1..added.start));
        at = (removed.end, added.end);
    }
    pairs
}

fn without_numbers(line: &str) -> String {
    let mut key = String::with_capacity(line.len());
    let mut at = 0;
    for name in names(line) {
        let name_without = line[name.clone()].trim_end_matches(|c: char| c.is_ascii_digit());
        key.push_str(&line[at..name.start]);
        key.push_str(name_without);
        at = name.end;
    }
    key + &line[at..]
}

/// Returns the names that end with a number: `%`, or `^` for a block, letters and digits.
fn names(line: &str) -> impl Iterator<Item = Range<usize>> {
    let sigils = line.match_indices(['%', '^']);
    sigils.filter_map(|(start, _)| {
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let rest = &line.as_bytes()[start + 1..];
        let length = rest.iter().take_while(|byte| is_part(byte)).count();
        let end = start + 1 + length;
        line[..end]
            .ends_with(|c: char| c.is_ascii_digit())
            .then_some(start..end)
    })
}

/// Returns the names that the line defines: the results before `=`, or a block and its arguments.
fn defined(line: &str) -> impl Iterator<Item = Range<usize>> {
    let text = line.trim_start();
    let end = if text.starts_with('^') {
        line.len()
    } else if text.starts_with('%') {
        line.find(" = ").unwrap_or(0)
    } else {
        0
    };
    names(line).take_while(move |name| name.end <= end)
}
