//! Keys: everything that the result of a pass depends on.

use crate::Hash;
use crate::record::Refinement;

/// Changes with the form of keys and entries.
pub(crate) const FORMAT: &str = "3";

/// The parts of a key, in the words of an explanation.
pub(crate) const PARTS: [&str; 10] = [
    "the format of the cache",
    "the tool",
    "the dialects",
    "the pass or its options",
    "the checks of the run",
    "the operations around",
    "the operation",
    "which operations share a location",
    "the locations",
    "the attributes of the operations around",
];

const OPERATION: usize = 6;
const PLACES: usize = 8;
const VIEWS: usize = 9;

/// The hash of each part. Those that a result does not depend on are empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(pub(crate) [Hash; PARTS.len()]);

/// The parts that are the same for a whole pipeline on an operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PipelineKey {
    pub(crate) tool: Hash,
    pub(crate) dialects: Hash,
    pub(crate) checks: Hash,
    pub(crate) ancestors: Hash,
}

impl Key {
    pub(crate) fn new(pipeline: &PipelineKey, pass: Hash, operation: [Hash; 2]) -> Self {
        let [stable, locations] = operation;
        Self([
            Hash::of(FORMAT.as_bytes()),
            pipeline.tool,
            pipeline.dialects,
            pass,
            pipeline.checks,
            pipeline.ancestors,
            stable,
            locations,
            Hash([0; 32]),
            Hash([0; 32]),
        ])
    }

    /// Adds what a result depends on as well.
    pub(crate) fn refine(
        mut self,
        refinement: Refinement,
        symbol: &str,
        places: impl FnOnce() -> Hash,
        views: impl FnOnce() -> Option<Hash>,
    ) -> Option<Self> {
        if refinement.symbol {
            let operation = self.0[OPERATION];
            self.0[OPERATION] = Hash::of_list([&operation.0[..], symbol.as_bytes()]);
        }
        if refinement.places {
            self.0[PLACES] = places();
        }
        if refinement.views {
            self.0[VIEWS] = views()?;
        }
        Some(self)
    }

    pub(crate) fn hash(&self) -> Hash {
        Hash::of_hashes("result", self.0)
    }

    /// Returns the first bytes of each part, which are enough to tell that they differ.
    pub(crate) fn digest(&self) -> Vec<u8> {
        self.0
            .iter()
            .flat_map(|part| &part.0[..8])
            .copied()
            .collect()
    }

    /// Returns the first part that differs from that of another key, of which this is the digest.
    pub(crate) fn first_difference(&self, digest: &[u8]) -> Option<&'static str> {
        let own = self.digest();
        let mut pairs = own.chunks(8).zip(digest.chunks(8));
        let differs = pairs.position(|(own, other)| own != other)?;
        PARTS.get(differs).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_counts_and_the_first_that_differs_is_named() {
        let key = Key(std::array::from_fn(|part| Hash::of(&[part as u8])));
        for (part, name) in PARTS.iter().enumerate() {
            let mut other = key;
            other.0[part] = Hash::of(b"other");
            assert_ne!(other.hash(), key.hash(), "{name}");
            assert_eq!(other.first_difference(&key.digest()), Some(*name));
        }
        assert_eq!(key.first_difference(&key.digest()), None);
    }
}
