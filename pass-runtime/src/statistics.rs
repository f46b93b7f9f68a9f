//! Statistics: the numbers that passes count, and their report.

pub use crate::options::Statistic;
pub use crate::statistics_report::StatisticsNode;
pub use pass_options::info::StatisticInfo;
