//! Legality: rules about the operations and types that IR may hold, and their proof along pipelines.
//!
//! A [`RuleSet`] makes dialects, operations and types legal or illegal, as MLIR's `ConversionTarget` does. Passes state what
//! they require and ensure in rule sets ([`Contract`]). A [`Walk`] follows a pipeline with an abstract state: for each
//! dialect, operation and type that is named anywhere, whether it may be present, and which step or part of the input brings
//! it in. [`Pipeline::judge`] walks all ways through a pipeline that its options tell apart.
//!
//! The module knows no passes, no definition language and no IR.

mod bits;
mod census;
mod contract;
mod effect;
mod judge;
mod monitor;
mod pattern;
mod rules;
mod state;
mod universe;
mod walk;
mod wording;

pub use bits::Bits;
pub use census::{NameTable, Occurrence};
pub use contract::{Clause, Condition, Contract, Test};
pub use effect::Effect;
pub use judge::{Domain, Judgement, Pipeline, Step, Value};
pub use monitor::Monitor;
pub use pattern::{EntityKind, Pattern, PatternError};
pub use rules::{Rule, RuleSet, Verdict};
pub use universe::{EntityId, Universe};
pub use walk::{Anchor, Breach, Requirement, Walk};
