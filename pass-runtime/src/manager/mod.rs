//! Pipelines: what the user put together, what becomes of it, and running it.

mod add_error;
mod checks;
mod dialects;
mod dynamic;
mod element;
mod element_id;
mod element_ref;
mod execute;
mod merge;
mod op_pass_manager;
mod pass_manager;
mod plan;
mod prepare;
mod print;

pub use crate::anchor::Anchor;
pub use crate::cancel::CancelToken;
pub use add_error::AddError;
pub use element::PassEntry;
pub use element_id::ElementId;
pub use element_ref::ElementRef;
pub use op_pass_manager::{Nesting, OpPassManager};
pub use pass_manager::PassManager;

pub(crate) use checks::{Named, accepts_name, refused_by_name, why_lacking};
pub(crate) use dialects::load_dialects;
pub(crate) use execute::{Engine, Frame};
pub(crate) use plan::{Plan, Planned, Step};

/// Pipelines may be nested this deep, which bounds the stack that running one takes.
pub(crate) const MAX_DEPTH: usize = 256;
