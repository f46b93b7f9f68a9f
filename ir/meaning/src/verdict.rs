//! The extent of a check, and its result.

use std::fmt;

use crate::memory::Allocation;
use crate::run::Run;
use crate::types::ValueType;
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
        /// The inputs that were not tried; `None` if all were.
        gap: Option<Gap>,
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

/// The inputs of a function that a check leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Gap {
    /// The inputs have more bits than these.
    Bits(u32),
    /// The function reads memory of its caller, of which some contents were tried.
    Memory,
    /// Code outside is called, which may do anything.
    Calls,
    /// Not all runs fit into this number of steps.
    Steps(u64),
    /// Several inputs that are poison at once, beside all values of the others.
    Poison,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bits(bits) => write!(f, "more than {bits} bits of input"),
            Self::Memory => f.write_str("memory of the caller among the inputs"),
            Self::Calls => f.write_str("calls of code outside, which may do anything"),
            Self::Steps(steps) => write!(f, "more than {steps} steps on all inputs together"),
            Self::Poison => f.write_str("more combinations of poison than can be run"),
        }
    }
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
    /// The memory of the arguments.
    pub(crate) memory: Vec<Allocation>,
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
        let [before, after] = [&self.before, &self.after];
        for (index, memory) in self.memory.iter().enumerate() {
            let later = [before.memory.get(index), after.memory.get(index)];
            writeln!(f, "  memory {index}: {}", memory.text(&later))?;
        }
        writeln!(f, "before:")?;
        before.write(f, &self.results, after)?;
        writeln!(f, "after:")?;
        after.write(f, &self.results, before)
    }
}

impl Verdict {
    /// Returns the verdict on both of two checks, which is the worse one.
    pub(crate) fn and(self, other: Self) -> Self {
        let severity = |verdict: &Self| match verdict {
            Self::Refines { .. } => 0,
            Self::Inconclusive { .. } => 1,
            Self::Unsupported { .. } => 2,
            Self::Counterexample(_) => 3,
        };
        let (mut worse, better) = if severity(&other) > severity(&self) {
            (other, self)
        } else {
            (self, other)
        };
        if let Self::Refines { inputs, .. } | Self::Inconclusive { inputs, .. } = &mut worse
            && let Self::Refines { inputs: more, .. } | Self::Inconclusive { inputs: more, .. } =
                &better
        {
            *inputs += more;
        }
        if let (Self::Refines { gap, .. }, Self::Refines { gap: other, .. }) = (&mut worse, better)
        {
            *gap = gap.or(other);
        }
        worse
    }
}
