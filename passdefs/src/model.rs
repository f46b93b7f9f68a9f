//! The checked, immutable model: what the definitions mean. It is right by construction and holds no name that has to
//! be looked up: references hold the id of a declaration.
//!
//! The structs are `non_exhaustive`, so that a fact can be added without a change to those who read the others. The
//! enums are not: a back end has to decide what a new kind of step or type means to it.

mod cells;
mod cpp_fact;
mod definitions;
mod derived;
mod group;
mod id;
mod legality;
pub mod markdown;
mod meaning;
mod option;
mod or_cpp;
mod order;
mod outline;
mod pass;
mod pipeline;
mod prose;
mod rust_text;
mod text;
mod value;

pub use cells::{OptionCells, Part};
pub use cpp_fact::CppFact;
pub(crate) use definitions::Definitions;
pub use definitions::PassSet;
pub use derived::{GroupItems, PassItems, PipelineItems, table_macro};
pub use group::{Enum, EnumValue, Group, Kind, OptionSet};
pub use id::{
    EnumId, EnumValueId, GroupId, KindId, LegalityId, OptionId, OptionSetId, PassId, PipelineId,
};
pub use legality::{Clause, Legality, Rule, RuleItem};
pub use option::{Arity, OptionDef, OptionItem, OptionType};
pub use or_cpp::OrCpp;
pub use order::{OrderRule, OrderTarget, PassRef, Relation, Strength};
pub use pass::{
    Anchor, Deprecated, Example, IGNORABLE, INPUTS, Pass, PassKind, StateField, StatisticDef,
};
pub use pipeline::{
    Argument, ArgumentValue, Callable, Condition, ExternalArgument, ExternalValue, PipelineDef,
    PipelineForm, Step,
};
pub use prose::Prose;
pub use rust_text::RustText;
pub use value::{RustPath, RustValue, Scalar, ScalarType, Value};
