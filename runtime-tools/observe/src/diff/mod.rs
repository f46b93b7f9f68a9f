//! Differences between two texts, line by line.

mod lines;
mod numbers;
#[cfg(test)]
mod tests;

use std::ops::Range;

use lines::Block;

/// Unchanged lines around a change.
const CONTEXT: usize = 3;

/// The difference between two texts.
///
/// ```
/// use pass_observe::diff::{Diff, Sign};
///
/// let mut hunks = Diff::of("a\nb\n", "a\nc\n").hunks();
/// assert_eq!(hunks[0].place, "@@ -1,2 +1,2 @@");
/// assert_eq!(hunks[0].lines, [(Sign::Same, "a\n"), (Sign::Removed, "b\n"), (Sign::Added, "c\n")]);
///
/// // The value is the same one, under another number.
/// let diff = Diff::ignoring_numbers("%7 = f()\ng(%7)\n", "%1 = f()\ng(%1)\n");
/// assert!(diff.hunks().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Diff<'t> {
    before: Vec<&'t str>,
    after: Vec<&'t str>,
    blocks: Vec<Block>,
}

/// A part of a difference with the unchanged lines around it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hunk<'t> {
    /// Its lines in both texts, such as `@@ -1,2 +1,3 @@`.
    pub place: String,
    /// Its lines, with their line breaks.
    pub lines: Vec<(Sign, &'t str)>,
}

/// The texts that have a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Both.
    Same,
    /// The second one.
    Added,
    /// The first one.
    Removed,
}

impl<'t> Diff<'t> {
    /// Compares two texts.
    pub fn of(before: &'t str, after: &'t str) -> Self {
        let before: Vec<&str> = before.split_inclusive('\n').collect();
        let after: Vec<&str> = after.split_inclusive('\n').collect();
        let blocks = lines::blocks(&before, &after);
        Self {
            before,
            after,
            blocks,
        }
    }

    /// Compares two texts of IR. A line in which values and blocks such as `%3` and `^bb1` have other numbers is the same one if the
    /// numbers are those that their definitions have got: printers number over a whole text, so one line more renumbers many.
    pub fn ignoring_numbers(before: &'t str, after: &'t str) -> Self {
        let before: Vec<&str> = before.split_inclusive('\n').collect();
        let after: Vec<&str> = after.split_inclusive('\n').collect();
        let blocks = lines::blocks(&numbers::renumber(&before, &after), &after);
        Self {
            before,
            after,
            blocks,
        }
    }

    /// Returns the changes, those that are near to each other in one hunk. Unchanged lines are those of the second text.
    pub fn hunks(&self) -> Vec<Hunk<'t>> {
        let hunks = self
            .blocks
            .chunk_by(|(old, _), (next, _)| next.start - old.end <= 2 * CONTEXT);
        hunks.filter_map(|blocks| self.hunk(blocks)).collect()
    }

    fn hunk(&self, blocks: &[Block]) -> Option<Hunk<'t>> {
        let ((first_old, first_new), (_, last_new)) = (blocks.first()?, blocks.last()?);
        let context = first_old.start.min(CONTEXT);
        let (old_start, new_start) = (first_old.start - context, first_new.start - context);
        let new_end = self.after.len().min(last_new.end + CONTEXT);
        let mut lines = Vec::new();
        let mut at = new_start;
        for (old, new) in blocks {
            lines.extend(signed(Sign::Same, &self.after[at..new.start]));
            lines.extend(signed(Sign::Removed, &self.before[old.clone()]));
            lines.extend(signed(Sign::Added, &self.after[new.clone()]));
            at = new.end;
        }
        lines.extend(signed(Sign::Same, &self.after[at..new_end]));
        let old_count = lines
            .iter()
            .filter(|(sign, _)| *sign != Sign::Added)
            .count();
        let old = position(&(old_start..old_start + old_count));
        let new = position(&(new_start..new_end));
        let place = format!("@@ -{old} +{new} @@");
        Some(Hunk { place, lines })
    }
}

fn signed<'t>(sign: Sign, lines: &[&'t str]) -> impl Iterator<Item = (Sign, &'t str)> {
    lines.iter().map(move |line| (sign, *line))
}

/// Returns a range of lines as the head of a hunk has it.
fn position(lines: &Range<usize>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => format!("{}", lines.start + 1),
        count => format!("{},{count}", lines.start + 1),
    }
}
