//! The static description of a statistic.

/// The description of a statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatisticInfo {
    /// Free text, such as `num-dce'd`.
    pub name: &'static str,
    /// The quantity that is counted; may be empty.
    pub description: &'static str,
    /// True if the number is a maximum, see `Statistic::raise`.
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

    /// Declares the number as a maximum over the runs of the pass, not their sum.
    #[must_use]
    pub const fn as_maximum(self) -> Self {
        Self {
            maximum: true,
            ..self
        }
    }

    /// Creates the number that it describes.
    pub fn counter(&self) -> crate::Statistic {
        let counter = crate::Statistic::new();
        if self.maximum {
            counter.as_maximum()
        } else {
            counter
        }
    }
}
