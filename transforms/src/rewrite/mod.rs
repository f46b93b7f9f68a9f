//! The greedy driver: folds and patterns, applied again and again until nothing changes.

mod commute;
mod constants;
mod driver;
mod effects;
mod liveness;
mod rewriter;
mod unreachable;
mod worklist;

pub(crate) use driver::{Config, run};
pub(crate) use effects::{is_effect_free, is_trivially_dead};
pub(crate) use rewriter::{NewOp, Rewriter};
