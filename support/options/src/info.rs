//! The static descriptions of passes, pipelines and options: the tables that generated code fills in.

pub use pass_text::legality;
pub use pass_text::order::{OrderRule, OrderTarget, Relation, Strength};

pub use crate::example_info::ExampleInfo;
pub use crate::option_info::{Arity, EnumValueInfo, OptionInfo};
pub use crate::pass_info::{Deprecation, PassInfo};
pub use crate::pipeline_info::PipelineInfo;
pub use crate::statistic_info::StatisticInfo;
