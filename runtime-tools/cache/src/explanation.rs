//! Why results were not known.

use std::collections::BTreeMap;
use std::fmt;

/// The operations that are named for each reason.
const MAX_NAMED: usize = 3;

/// The numbers of executions by pass and reason.
#[derive(Debug, Default)]
pub(crate) struct Explanation {
    known: BTreeMap<&'static str, u64>,
    /// By pass and reason, with the first operations; an empty name stands for all passes.
    reasons: BTreeMap<(&'static str, String), Reason>,
}

#[derive(Debug, Default)]
struct Reason {
    count: u64,
    operations: Vec<String>,
}

impl Explanation {
    pub(crate) fn know(&mut self, pass: &'static str) {
        *self.known.entry(pass).or_default() += 1;
    }

    /// Records why nothing is kept of a pass.
    pub(crate) fn refuse(&mut self, pass: &'static str, reason: &str) {
        let reason = format!("not cached: {reason}");
        self.reasons.entry((pass, reason)).or_default().count += 1;
    }

    /// Records why the result of a pass on an operation is not known.
    pub(crate) fn miss(
        &mut self,
        pass: &'static str,
        operation: impl FnOnce() -> String,
        reason: String,
    ) {
        let reason = self.reasons.entry((pass, reason)).or_default();
        reason.count += 1;
        if reason.operations.len() < MAX_NAMED {
            reason.operations.push(operation());
        }
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (pass, count) in &self.known {
            writeln!(f, "cache: {pass}: {count} known")?;
        }
        for ((pass, text), reason) in &self.reasons {
            let pass = if pass.is_empty() { "all passes" } else { pass };
            write!(f, "cache: {pass}: {} {text}", reason.count)?;
            if let Some((first, rest)) = reason.operations.split_first() {
                write!(f, ": {first}")?;
                rest.iter()
                    .try_for_each(|operation| write!(f, ", {operation}"))?;
                if reason.count > reason.operations.len() as u64 {
                    f.write_str(", ..")?;
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
