//! Tests of the meanings and of the check.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "tests read their cases, and stop at the first surprise"
)]

mod pairs;
mod speed;
mod verdicts;
mod visibility;
