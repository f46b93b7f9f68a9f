//! Every front end against every back end, and the tools as a user runs them: one binary.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

#[macro_use]
mod on_each_ir;

mod cache;
mod conditions;
mod driver;
mod fixtures;
mod generated;
mod guide;
mod manager;
mod panics;
mod pipelines;
mod spans;
mod types;

/// The normative `features.kdl` as generated; `author.rs`, which belongs to it, reaches it by this path.
#[allow(dead_code, reason = "not every generated function is called")]
mod passes {
    include!("../fixtures/features/out.rs");
}

#[allow(
    unreachable_pub,
    reason = "the file is a module of a library elsewhere"
)]
#[path = "../fixtures/features/author.rs"]
mod author;

// Generated code names these with `crate::`.
use author::{FrozenPatterns, build_by_hand, create_outline_calls};
