//! The judgement of rules along pipelines.

mod judgement;
mod nested;
mod random;
mod size;
