//! Observers of runs of passes, for any IR. Users depend on the crate `passwright`.
//!
//! Users depend on `passwright` with the feature `tools`.
//!
//! Each is an [`Instrumentation`](pass_runtime::instrumentation::Instrumentation) that a
//! [`PassManager`](pass_runtime::PassManager) gets, and uses the public interface of `pass-runtime` alone: anybody can write
//! another. None writes files or prints: a program that embeds them decides where the results go.
//!
//! | module | contents |
//! |---|---|
//! | [`timing`] | times of passes, pipelines, analyses and scopes, as the tables of `--mlir-timing` |
//! | [`trace`] | all events with their times, for `chrome://tracing` and Perfetto; spans of the crate `tracing` |
//! | [`actions`] | actions of passes: a log, a profile |
//! | [`ir_printing`] | the IR before and after passes |
//! | [`diff`] | differences between texts of IR |
//! | [`remarks`] | remarks of passes as diagnostics or YAML |
//! | [`statistics`] | statistics of passes as JSON |

pub mod actions;
pub mod diff;
pub mod ir_printing;
mod json;
mod recorder;
pub mod remarks;
pub mod statistics;
pub mod timing;
pub mod trace;
