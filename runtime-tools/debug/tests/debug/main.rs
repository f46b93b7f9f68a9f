//! Debugging tools on the toy IR of the tests of the runtime.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "these are tests"
)]

mod counters;
mod legality;
mod numbers;
#[path = "../../../../pass-runtime/tests/runtime/passes.rs"]
#[expect(dead_code, reason = "shared with the tests of the runtime")]
mod passes;
mod random;
mod reproducers;
#[path = "../../../../pass-runtime/tests/runtime/toy.rs"]
#[expect(dead_code, reason = "shared with the tests of the runtime")]
mod toy;
