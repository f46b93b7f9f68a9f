//! Observers on the toy IR of the tests of the runtime.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "these are tests"
)]

mod actions;
#[path = "../../../../pass-runtime/tests/runtime/event_record.rs"]
mod event_record;
#[path = "../../../../pass-runtime/tests/runtime/passes.rs"]
#[expect(dead_code, reason = "shared with the tests of the runtime")]
mod passes;
mod statistics;
mod timing;
#[path = "../../../../pass-runtime/tests/runtime/toy.rs"]
#[expect(dead_code, reason = "shared with the tests of the runtime")]
mod toy;
mod traces;
