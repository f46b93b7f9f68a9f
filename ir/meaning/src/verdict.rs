//! The extent of a check, and its result.

use std::fmt;

use crate::run::Run;
use crate::types::{Scalar, ValueType};
use crate::value::Value;

/// The extent of a check.
#[derive(Clone, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Config {
    /// The maximum number of steps of a run.
    pub step_limit: u64,
    /// The maximum number of steps of all runs of a function. Beyond it, the remaining inputs are left out.
    pub total_steps: u64,
    /// The number of inputs of functions that are not checked on all inputs.
    pub samples: usize,
    /// The maximum number of bits of all inputs together for a check on all inputs; at most 24.
    pub exhaustive_bits: u32,
    /// The seed of samples.
    pub seed: u64,
    /// The widths of `index`: 64, 32, or both. Functions without `index` are checked once.
    pub index_widths: Vec<u32>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            step_limit: 10_000,
            total_steps: 20_000_000,
            samples: 1000,
            exhaustive_bits: 16,
            seed: 0,
            index_widths: vec![64, 32],
        }
    }
}

impl Config {
    /// Sets the maximum number of steps of a run.
    pub fn step_limit(mut self, steps: u64) -> Self {
        self.step_limit = steps;
        self
    }

    /// Sets the maximum number of steps of all runs of a function.
    pub fn total_steps(mut self, steps: u64) -> Self {
        self.total_steps = steps;
        self
    }

    /// Sets the number of inputs of functions that are not checked on all inputs.
    pub fn samples(mut self, samples: usize) -> Self {
        self.samples = samples;
        self
    }

    /// Sets the maximum number of bits of all inputs together for a check on all inputs.
    pub fn exhaustive_bits(mut self, bits: u32) -> Self {
        self.exhaustive_bits = bits.min(24);
        self
    }

    /// Sets the seed of samples.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub enum Verdict {
    /// Every result that was defined before is the same afterwards, on all inputs that were tried.
    Refines {
        /// True if all inputs were tried.
        exhaustive: bool,
        /// The number of inputs.
        inputs: u64,
    },
    /// An input on which the function does something else.
    Counterexample(Box<Counterexample>),
    /// A run did not end, or an attribute leaves results open.
    Inconclusive {
        /// The open question.
        reason: String,
        /// The number of inputs that were tried.
        inputs: u64,
    },
    /// Operations, or types of arguments, have no meaning.
    Unsupported {
        /// Their names, in alphabetical order.
        operations: Vec<String>,
    },
}

/// An input on which a function does something else than before.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterexample {
    /// The symbol of the function.
    pub function: String,
    /// The width of `index`.
    pub index_width: u32,
    /// The arguments with their types.
    pub inputs: Vec<(ValueType, Value)>,
    /// The behaviour before, on that input.
    pub before: Run,
    /// The behaviour afterwards.
    pub after: Run,
    pub(crate) results: Vec<ValueType>,
    /// The contents of the memory of the arguments, as text, with the type of its elements.
    pub(crate) memory: Vec<(String, Scalar)>,
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inputs: Vec<String> = self
            .inputs
            .iter()
            .map(|(ty, value)| format!("{} : {}", ty.value_text(value), ty.text()))
            .collect();
        writeln!(
            f,
            "@{}({}), with `index` of {} bits",
            self.function,
            inputs.join(", "),
            self.index_width
        )?;
        for (index, (elements, _)) in self.memory.iter().enumerate() {
            writeln!(f, "  memory {index}: {elements}")?;
        }
        writeln!(f, "before:")?;
        self.before.write(f, &self.results, &self.memory)?;
        writeln!(f, "after:")?;
        self.after.write(f, &self.results, &self.memory)
    }
}

impl Verdict {
    /// Returns the verdict on both of two checks.
    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (
                Self::Refines { exhaustive, inputs },
                Self::Refines {
                    exhaustive: both,
                    inputs: more,
                },
            ) => Self::Refines {
                exhaustive: exhaustive && both,
                inputs: inputs + more,
            },
            (Self::Refines { .. }, worse) | (worse, _) => worse,
        }
    }
}
