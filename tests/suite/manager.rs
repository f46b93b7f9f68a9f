//! The pass manager, case by case, on every IR that there is an adapter for: the same passes, pipelines and logs.

mod cases;
mod embedded;
#[macro_use]
mod list;
pub(crate) mod log;
pub(crate) mod own;
pub(crate) mod passes;
mod pliron;
pub(crate) mod shape;
pub(crate) mod subject;

manager_cases!();
