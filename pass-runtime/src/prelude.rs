//! The names that authors of passes import at once: `use pass_runtime::prelude::*;`.
//!
//! It holds the traits of passes and analyses, what a run lends them, and what registers and runs them; with the feature
//! `macros` also the attributes that declare passes. Whoever adapts an IR, observes runs or writes a tool imports the rest
//! from the modules.
//!
//! ```
//! # use pass_toy::tree::*;
//! use pass_runtime::prelude::*;
//!
//! struct Leaves(usize);
//!
//! impl Analysis<Tree> for Leaves {
//!     fn build(op: &&mut Node, _: &AnalysisContext<'_, Tree>) -> Self {
//!         Self(op.children.iter().filter(|child| child.name == "leaf").count())
//!     }
//! }
//! ```

pub use crate::analysis::{Analysis, AnalysisContext};
pub use crate::context::PassContext;
pub use crate::failure::Failure;
pub use crate::init::InitContext;
pub use crate::ir::Ir;
pub use crate::manager::{OpPassManager, PassManager};
pub use crate::options::Statistic;
pub use crate::pass::{OperationPass, Pass};
pub use crate::preserved::Preserved;
pub use crate::registry::PassRegistry;

#[cfg(feature = "macros")]
pub use pass_macros::{include_passes, pass, pass_enum, pass_group};
