//! Statistics: the numbers that passes count, and their report.

pub use crate::options::{Statistic, StatisticsNode};
pub use pass_options::info::StatisticInfo;
