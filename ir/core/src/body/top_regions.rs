//! The regions of the operation that owns a body.

use std::ops::Deref;

use crate::handle::RegionId;

/// A list of regions. A single region, the usual case, is stored inline.
#[derive(Debug)]
pub(super) enum TopRegions {
    One(RegionId),
    Several(Vec<RegionId>),
}

impl Default for TopRegions {
    fn default() -> Self {
        Self::Several(Vec::new())
    }
}

impl Deref for TopRegions {
    type Target = [RegionId];

    fn deref(&self) -> &[RegionId] {
        match self {
            Self::One(region) => std::slice::from_ref(region),
            Self::Several(regions) => regions,
        }
    }
}

impl TopRegions {
    pub(super) fn push(&mut self, region: RegionId) {
        match self {
            Self::Several(regions) if regions.is_empty() => *self = Self::One(region),
            Self::One(first) => *self = Self::Several(vec![*first, region]),
            Self::Several(regions) => regions.push(region),
        }
    }
}
