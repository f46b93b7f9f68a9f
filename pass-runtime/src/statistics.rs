//! Statistics: the numbers that passes count, and their report.

pub use crate::info::StatisticInfo;
pub use crate::statistic::Statistic;
pub use crate::statistics_report::StatisticsNode;
