//! Modules out of random numbers: functions, loops, branches, memory, and operations of no known dialect.
//!
//! They are valid, and the same for the same seed on every machine. It knows neither the IR nor what the modules are for.

mod affine;
mod blocks;
mod maker;
mod nests;
mod rng;
mod shaped;
mod shrink;
mod tree;
mod values;

use maker::Maker;
use tree::Op;

/// A random module.
///
/// ```
/// use pass_random_modules::RandomModule;
///
/// let module = RandomModule::new(0, 1);
/// assert_eq!(module.text(), RandomModule::new(0, 1).text());
/// let smaller = module.smaller();
/// assert!(smaller.iter().any(|smaller| smaller.text().len() < module.text().len()));
/// ```
#[derive(Clone, Debug)]
pub struct RandomModule(Vec<Op>);

impl RandomModule {
    /// Makes the module of a seed and a number.
    #[must_use]
    pub fn new(seed: u64, number: u64) -> Self {
        Self(Maker::module(seed, number))
    }

    /// Returns the text in generic form.
    #[must_use]
    pub fn text(&self) -> String {
        tree::print(&self.0)
    }

    /// Returns the modules that are one step smaller, the smallest first. Some of them may be invalid.
    #[must_use]
    pub fn smaller(&self) -> Vec<Self> {
        shrink::smaller(&self.0).into_iter().map(Self).collect()
    }
}
