//! The static description of a statistic.

/// The description of a statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatisticInfo {
    /// Free text, such as `num-dce'd`.
    pub name: &'static str,
    /// The quantity that is counted; may be empty.
    pub description: &'static str,
    /// True in a report if the number is a maximum, see `Statistic::raise` of the runtime.
    pub maximum: bool,
}

impl StatisticInfo {
    /// Creates a statistic of this name.
    pub const fn new(name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            maximum: false,
        }
    }
}
