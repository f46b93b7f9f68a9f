//! The lines in which two texts differ.

use std::collections::BTreeMap;
use std::ops::Range;

/// Lines of the first text, and the lines of the second one that are in their place.
pub(super) type Block = (Range<usize>, Range<usize>);

/// The positions of equal lines in both texts.
type Match = (usize, usize);

/// The greatest number of pairs of lines that are searched for the longest common subsequence.
const MAX_PAIRS: usize = 1 << 20;

/// Returns the blocks in which the texts differ, in order.
///
/// This is a patience diff: lines that both texts have once are matched first, which takes hardly more time than reading them, and
/// only short texts between those are searched for a minimal difference.
pub(super) fn blocks(before: &[&str], after: &[&str]) -> Vec<Block> {
    let mut pending = vec![(0..before.len(), 0..after.len())];
    let mut blocks = Vec::new();
    while let Some((old, new)) = pending.pop() {
        let (old, new) = trim(before, after, old, new);
        let (old_lines, new_lines) = (&before[old.clone()], &after[new.clone()]);
        let mut matches = unique_matches(old_lines, new_lines);
        if matches.is_empty() && old.len().saturating_mul(new.len()) <= MAX_PAIRS {
            matches = common_subsequence(old_lines, new_lines);
        }
        if matches.is_empty() {
            if !old.is_empty() || !new.is_empty() {
                blocks.push((old, new));
            }
            continue;
        }
        // The last gap is pushed first, so that blocks come out in order.
        let (mut old_end, mut new_end) = (old.end, new.end);
        for (old_line, new_line) in matches.into_iter().rev() {
            let (old_line, new_line) = (old.start + old_line, new.start + new_line);
            pending.push((old_line + 1..old_end, new_line + 1..new_end));
            (old_end, new_end) = (old_line, new_line);
        }
        pending.push((old.start..old_end, new.start..new_end));
    }
    blocks
}

/// Removes equal lines at both ends.
fn trim(before: &[&str], after: &[&str], old: Range<usize>, new: Range<usize>) -> Block {
    let pairs = || before[old.clone()].iter().zip(&after[new.clone()]);
    let start = pairs().take_while(|(old, new)| old == new).count();
    let (old, new) = (old.start + start..old.end, new.start + start..new.end);
    let pairs = before[old.clone()]
        .iter()
        .rev()
        .zip(after[new.clone()].iter().rev());
    let end = pairs.take_while(|(old, new)| old == new).count();
    (old.start..old.end - end, new.start..new.end - end)
}

/// Matches lines that both texts have once, as many as come in the same order.
fn unique_matches(before: &[&str], after: &[&str]) -> Vec<Match> {
    let mut positions = BTreeMap::<&str, [Vec<usize>; 2]>::new();
    for (side, lines) in [before, after].into_iter().enumerate() {
        for (position, line) in lines.iter().enumerate() {
            positions.entry(*line).or_default()[side].push(position);
        }
    }
    let matches = positions
        .values()
        .filter_map(|[old, new]| match (&**old, &**new) {
            ([old], [new]) => Some((*old, *new)),
            _ => None,
        });
    let mut matches: Vec<Match> = matches.collect();
    matches.sort_unstable();
    longest_increasing(&matches)
}

/// Returns the longest part of the matches whose second positions increase.
fn longest_increasing(matches: &[Match]) -> Vec<Match> {
    // The last match of the best part of each length, and the match before each match in its part.
    let (mut ends, mut previous) = (Vec::<usize>::new(), Vec::new());
    for (index, (_, new)) in matches.iter().enumerate() {
        let length = ends.partition_point(|end| matches[*end].1 < *new);
        previous.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        if length == ends.len() {
            ends.push(index);
        } else {
            ends[length] = index;
        }
    }
    let last = ends.last().copied();
    let mut part: Vec<Match> = std::iter::successors(last, |index| previous[*index])
        .map(|index| matches[index])
        .collect();
    part.reverse();
    part
}

/// Returns the longest common subsequence.
fn common_subsequence(before: &[&str], after: &[&str]) -> Vec<Match> {
    let width = after.len() + 1;
    // The lengths of the subsequences that begin at a pair of lines or later.
    let mut lengths = vec![0_u32; (before.len() + 1) * width];
    for old in (0..before.len()).rev() {
        for new in (0..after.len()).rev() {
            let at = old * width + new;
            lengths[at] = if before[old] == after[new] {
                lengths[at + width + 1] + 1
            } else {
                lengths[at + width].max(lengths[at + 1])
            };
        }
    }
    let (mut old, mut new, mut matches) = (0, 0, Vec::new());
    while old < before.len() && new < after.len() {
        let at = old * width + new;
        if before[old] == after[new] {
            matches.push((old, new));
            (old, new) = (old + 1, new + 1);
        } else if lengths[at + width] >= lengths[at + 1] {
            old += 1;
        } else {
            new += 1;
        }
    }
    matches
}
