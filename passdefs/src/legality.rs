//! The judgement of declared pipelines by what their passes require and ensure: [`pass_text::legality`] on a [`PassSet`](crate::model::PassSet).

mod pipelines;
mod tables;

pub use pass_text::legality::EntityId;
pub(crate) use pipelines::runs_everywhere;
pub use pipelines::{Judge, JudgedPipeline, Run};
pub use tables::{Contracts, Tables};
