//! Tools that find the pass that does harm, and the smallest module on which it does, for any IR. Users depend on the crate `passwright`.
//!
//! Users depend on `passwright` with the feature `tools`.
//!
//! [`Bisect`], [`DebugCounters`], [`CheckIdempotent`], [`CheckLegality`](legality::CheckLegality),
//! [`Validation`](validation::Validation) and [`CrashReproducer`](reproducer::CrashReproducer) are
//! [`Instrumentation`](pass_runtime::instrumentation::Instrumentation)s that a
//! [`PassManager`](pass_runtime::PassManager) gets. [`CulpritSearch`](culprit::CulpritSearch) and [`reduce`](reduce::reduce)
//! run pipelines many times. All use the public interface of `pass-runtime` alone: anybody can write another.

mod bisect;
pub mod culprit;
mod debug_counter;
mod idempotent;
pub mod legality;
pub mod reduce;
pub mod reproducer;
pub mod validation;

pub use bisect::Bisect;
pub use debug_counter::{CounterError, DebugCounters};
pub use idempotent::CheckIdempotent;
