//! The adapter as its users see it: each function of the traits, pliron's own passes, and pipelines over modules.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod dialect;
mod ir;
mod native;
mod pipeline;
mod support;
mod text;
