//! The counts of a batch, and its failures in groups.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::time::Duration;

use pass_runtime::text::render::printable;

use crate::manifest::Row;
use crate::protocol::{DiagnosticRecord, Response, Verdict};

/// The number of groups that are kept and the number that are shown.
const MAX_GROUPS: usize = 10_000;
const SHOWN_GROUPS: usize = 10;

/// Failures that are alike: the same verdict, pass, and message but for names and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailureGroup {
    /// The verdict.
    pub verdict: Verdict,
    /// The pass.
    pub pass: Option<String>,
    /// The message of the example.
    pub message: String,
    /// The name of the first module in alphabetical order.
    pub example: String,
    /// The number of modules.
    pub count: u64,
}

impl FailureGroup {
    /// Returns whether a response is a failure of this group.
    pub fn contains(&self, response: &Response) -> bool {
        let message = first_error(&response.diagnostics);
        let of_response = (response.verdict, &response.pass, pattern_of(message));
        of_response == (self.verdict, &self.pass, pattern_of(&self.message))
    }
}

fn first_error(diagnostics: &[DiagnosticRecord]) -> &str {
    let mut errors = diagnostics
        .iter()
        .filter(|record| record.severity == "error");
    errors.next().map_or("", |record| record.message.as_str())
}

/// The counts of a batch.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    counts: BTreeMap<Verdict, u64>,
    /// The number of modules that an earlier run had done.
    pub done_before: u64,
    /// The number of those that have no result.
    pub failed_before: u64,
    /// The number of workers that were given up, since a pass does not end.
    pub abandoned: u64,
    /// True if the batch was cancelled.
    pub is_cancelled: bool,
    /// The time.
    pub time: Duration,
    groups: HashMap<(Verdict, Option<String>, String), FailureGroup>,
}

impl Summary {
    pub(crate) fn add(&mut self, row: &Row) {
        *self.counts.entry(row.verdict).or_default() += 1;
        if row.verdict.is_success() {
            return;
        }
        let message = first_error(&row.diagnostics);
        let group = (row.verdict, row.pass.clone(), pattern_of(message));
        if let Some(group) = self.groups.get_mut(&group) {
            group.count += 1;
            // Workers end in any order, and the summary is the same.
            if row.id < group.example {
                group.example.clone_from(&row.id);
                message.clone_into(&mut group.message);
            }
        } else if self.groups.len() < MAX_GROUPS {
            let value = FailureGroup {
                verdict: row.verdict,
                pass: row.pass.clone(),
                message: message.to_owned(),
                example: row.id.clone(),
                count: 1,
            };
            self.groups.insert(group, value);
        }
    }

    /// Returns the number of modules with a verdict.
    pub fn count(&self, verdict: Verdict) -> u64 {
        self.counts.get(&verdict).copied().unwrap_or_default()
    }

    /// Returns the number of modules that were compiled.
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Returns the number of modules without a result, those of an earlier run included.
    pub fn failures(&self) -> u64 {
        let failures = self
            .counts
            .iter()
            .filter(|(verdict, _)| !verdict.is_success());
        self.failed_before + failures.map(|(_, count)| count).sum::<u64>()
    }

    /// Returns the groups of failures, the largest first.
    pub fn groups(&self) -> Vec<&FailureGroup> {
        let mut groups: Vec<&FailureGroup> = self.groups.values().collect();
        groups.sort_by(|a, b| {
            b.count
                .cmp(&a.count)
                .then_with(|| a.example.cmp(&b.example))
        });
        groups
    }
}

/// Writes the counts, and the largest groups of failures.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = Verdict::ALL.into_iter();
        let counts = counts.map(|verdict| (self.count(verdict), verdict.word()));
        let counts = counts.chain([
            (self.done_before, "done before"),
            (self.failed_before, "of them without a result"),
        ]);
        let counts = counts.filter(|(count, _)| *count > 0);
        let counts: Vec<String> = counts
            .map(|(count, word)| format!("{count} {word}"))
            .collect();
        let seconds = self.time.as_secs_f64();
        let text = if counts.is_empty() {
            "no modules".to_owned()
        } else {
            counts.join(", ")
        };
        write!(f, "{text} in {seconds:.1} s")?;
        if self.total() > 0 && seconds > 0.0 {
            write!(f, " ({:.0} modules/s)", self.total() as f64 / seconds)?;
        }
        writeln!(f)?;
        let groups = self.groups();
        for group in groups.iter().take(SHOWN_GROUPS) {
            let pass = group
                .pass
                .as_ref()
                .map_or_else(String::new, |pass| format!(" in '{pass}'"));
            let (count, verdict) = (group.count, group.verdict);
            // Names and messages come from the input.
            let line = |text: &str| printable(text).replace('\n', "\\n");
            let (example, message) = (line(&group.example), line(&group.message));
            writeln!(
                f,
                "{count:>8} {verdict}{pass}, such as {example}: {message}"
            )?;
        }
        if groups.len() > SHOWN_GROUPS {
            writeln!(
                f,
                "         and {} further groups",
                groups.len() - SHOWN_GROUPS
            )?;
        }
        Ok(())
    }
}

/// Returns a message without what differs between modules: quoted names, names of symbols and values, and numbers.
fn pattern_of(message: &str) -> String {
    let mut pattern = String::new();
    let mut chars = message.chars().peekable();
    while let Some(c) = chars.next() {
        pattern.push(c);
        let is_rest: fn(char) -> bool = match c {
            '\'' | '"' | '`' => {
                while chars.next().is_some_and(|next| next != c) {}
                continue;
            }
            '@' | '%' | '^' => |c| c.is_alphanumeric() || "_.$-".contains(c),
            '0'..='9' => |c| c.is_ascii_digit(),
            _ => continue,
        };
        if c.is_ascii_digit() {
            pattern.pop();
            pattern.push('0');
        }
        while chars.next_if(|&c| is_rest(c)).is_some() {}
    }
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_that_differ_in_names_and_numbers_are_one_group() {
        let mut summary = Summary::default();
        for (id, message) in [
            ("a", "'f.g' op has 3 operands of @x"),
            ("b", "'h' op has 14 operands of @y.z"),
            ("c", "'h' op has no operands"),
        ] {
            let response = Response::with_error(id, Verdict::Failed, message);
            summary.add(&Row::new(String::new(), response));
        }
        let groups = summary.groups();
        assert_eq!(groups.len(), 2);
        assert_eq!((groups[0].count, groups[0].example.as_str()), (2, "a"));
        assert_eq!(summary.failures(), 3);
        let text = summary.to_string();
        assert!(
            text.starts_with("3 failed in 0.0 s\n       2 failed, such as a: "),
            "{text}"
        );
    }

    #[test]
    fn control_characters_are_escaped() {
        let mut summary = Summary::default();
        let response = Response::with_error("a\n", Verdict::Failed, "no \u{1b}[31m");
        summary.add(&Row::new(String::new(), response));
        let text = summary.to_string();
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(!text.contains('\u{1b}'), "{text}");
    }

    #[test]
    fn a_quote_without_an_end_ends_with_the_message() {
        assert_eq!(pattern_of("it's 12 %x, y"), "it'");
        assert_eq!(pattern_of("%x, 12"), "%, 0");
    }
}
