//! Every front end against every back end, and the tools as a user runs them: one binary.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod driver;
mod fixtures;
mod generated;
mod guide;
mod manager;
mod pipelines;
mod ui;
