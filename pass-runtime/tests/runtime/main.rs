//! The runtime on a toy IR: what runs, in which order, and what is said.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "these are tests"
)]

mod analyses;
mod channel;
mod diagnostics;
mod dynamic;
mod event_record;
mod failure;
mod instrumentation;
mod locks;
mod nesting;
mod options;
mod passes;
mod pipelines;
mod properties;
mod registry;
mod results;
mod scheduling;
mod scope;
mod skipping;
mod snapshots;
mod statistics;
mod steady;
mod text;
mod threads;
mod toy;
mod tree_analyses;
