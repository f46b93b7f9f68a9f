//! A small multi-threaded pass manager, generic over the IR. Users depend on the crate `passwright`.
//!
//! An adapter implements [`Ir`] for a marker type, generated code implements [`Pass`], an author implements
//! [`OperationPass`]. The way of a pipeline, with the module that holds each part:
//!
//! 1. Passes are registered by name in a [`PassRegistry`] ([`registry`]), with their [`options`](mod@options) and [`statistics`].
//! 2. A textual pipeline becomes an [`OpPassManager`]: plain data, passes and nested pipelines in order ([`manager`]).
//! 3. [`OpPassManager::compile`] makes a [`Plan`](manager::Plan) of it: dialects are loaded, neighbouring pipelines merged,
//!    copies of the passes initialised. A [`PassManager`] compiles its pipeline before it runs it.
//! 4. The plan runs over the operations as the [`Schedule`](schedule::Schedule) says. [`Diagnostic`]s go to the sink of the
//!    run, in the order of the operations however many threads run ([`diagnostic`]).
//! 5. A pass asks its [`PassContext`] for what it needs: an [`Analysis`] of its operation ([`analysis`]), what may be read of
//!    the operations around, a plan to run on operations inside.
//! 6. An [`Instrumentation`](instrumentation::Instrumentation) observes runs, such as those of `pass-observe` and `pass-debug`.
//!
//! This crate knows neither definitions of passes nor any IR. It reads no files and prints nothing.
//!
//! ```
//! # use pass_toy::tree::*;
//! use pass_runtime::{Failure, OperationPass, PassContext, PassManager, PassRegistry, Preserved};
//! use pass_runtime::declare_pass;
//!
//! // This much is usually generated.
//! declare_pass! {
//!     struct Trim = "trim", info { ops(&["branch"]) }, statistics { trimmed = "trimmed" "Leaves removed" }
//! }
//!
//! // This is what an author writes.
//! impl OperationPass<Tree> for Trim {
//!     fn run_on_operation(&self, op: &mut Node, cx: &mut PassContext<'_, Tree>) -> Result<Preserved, Failure> {
//!         let before = op.children.len();
//!         op.children.retain(|child| child.name != "leaf");
//!         self.trimmed.add((before - op.children.len()) as u64);
//!         Ok(Preserved::unless(op.children.len() != before))
//!     }
//! }
//!
//! let mut registry = PassRegistry::<Tree>::new();
//! registry.register::<Trim>()?;
//! let mut manager = PassManager::from(registry.parse(&(), "root( branch( trim ) )")?);
//! assert_eq!(manager.to_string(), "root(branch(trim))");
//!
//! let mut tree = node("root", [node("branch", [node("leaf", []), node("branch", [])])]);
//! let mut diagnostics = Vec::new();
//! manager.run(&(), &mut tree, &mut |diagnostic| diagnostics.push(diagnostic))?;
//! assert_eq!(tree, node("root", [node("branch", [node("branch", [])])]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
mod ancestor;
mod cancel;
mod context;
mod declare;
pub mod diagnostic;
mod dyn_pass;
mod failure;
mod init;
pub mod instrumentation;
pub mod ir;
mod ir_text;
mod lock;
pub mod manager;
mod ordered;
mod panic;
mod parallel;
mod pass;
mod pass_emitter;
pub mod passes;
mod place;
pub mod prelude;
mod preserved;
pub mod registry;
pub mod remark;
mod replay;
pub mod results;
pub mod schedule;
mod snapshot;
pub mod statistics;
mod statistics_report;

pub use pass_options::info;
#[doc(hidden)]
pub use pass_options::{__generated_code, __pass_table};
pub use pass_options::{declare_enum, declare_options};

/// Typed options of passes and pipelines: tables, values, reading, printing.
#[doc(inline)]
pub use pass_options as options;
/// Pipelines and options as trees of text, with their errors.
pub use pass_text as text;

pub use analysis::{Analysis, AnalysisContext};
pub use context::PassContext;
pub use diagnostic::Diagnostic;
pub use failure::Failure;
pub use info::PassInfo;
pub use ir::Ir;
#[doc(hidden)]
pub use lock::lock;
pub use manager::{OpPassManager, PassManager};
pub use pass::{OperationPass, Pass};
pub use pass_options::Statistic;
pub use pass_text::diagnostic::Location;
pub use preserved::Preserved;
pub use registry::PassRegistry;

#[cfg(feature = "macros")]
pub use pass_macros::*;

/// Targets of this crate's macro expansions. Not meant to be called by hand.
#[doc(hidden)]
pub mod __private {
    pub use crate::declare::{debug_pass, parse_declared};
    pub use crate::registry::no_pass::NoPass;
    pub use crate::registry::registration::register_all;
    pub use pass_options::__private::{assert_default, field_type, item_name};
}
