//! Pipelines as plain data, compiled pipelines, and running them.

mod add_error;
mod checks;
mod compile;
mod dialects;
mod dynamic;
mod element;
mod execute;
mod fixed_points;
mod merge;
mod op_pass_manager;
mod pass_manager;
mod plan;
mod print;

pub use crate::cancel::CancelToken;
pub use add_error::AddError;
pub use element::{Element, PassEntry};
pub use op_pass_manager::{Nesting, OpPassManager};
pub use pass_manager::PassManager;
pub use pass_options::{Anchor, ElementId};
pub use plan::Plan;

pub(crate) use checks::{OpNameFacts, accepts_name, explain_missing_interface, explain_refusal};
pub(crate) use compile::Compiler;
pub(crate) use execute::{Engine, Frame};
pub(crate) use fixed_points::FixedPoints;
pub(crate) use plan::{PassInstance, PlanNode, Step};

/// Pipelines may be nested this deep, which bounds the stack that running one takes.
pub(crate) const MAX_DEPTH: usize = 256;

/// A pass may run a pipeline whose passes run pipelines: this many run within one another.
pub(crate) const MAX_RUNNING: usize = 64;
