//! Passes: the traits that an author implements, and what a run lends to a pass.

pub use crate::context::PassContext;
pub use crate::dyn_pass::{BoxedPass, DynPass};
pub use crate::failure::Failure;
pub use crate::init::InitContext;
pub use crate::pass::{OperationPass, Pass};
