//! The judgement of rules along pipelines.

mod judgement;
mod random;
mod size;
