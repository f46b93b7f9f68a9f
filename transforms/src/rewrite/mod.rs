//! The greedy driver: folds and patterns, applied again and again until nothing changes.

pub(crate) mod commute;
mod constants;
mod driver;
mod liveness;
mod rewriter;
mod unreachable;
mod worklist;

pub(crate) use constants::insertion_region;
pub(crate) use driver::{Config, run};
pub(crate) use rewriter::{NewOp, Rewriter};
