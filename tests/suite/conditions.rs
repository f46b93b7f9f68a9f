//! Conditions on what is declared: what they leave out leaves nothing behind. `any()` never holds, `all()` always.
#![expect(
    clippy::non_minimal_cfg,
    reason = "conditions that always hold and never hold stand for a feature that is on and off"
)]
#![expect(unreachable_pub, reason = "in a library the items are public")]

use crate::pipelines::toy;
use passwright::prelude::*;
use passwright::{Ir, PassRegistry, pass_enum, pass_group};

mod example {
    use passwright::{Statistic, pass, pass_enum, pass_group};

    /// How much to do
    #[pass_enum]
    #[derive(Debug)]
    pub enum Effort {
        /// Nothing
        #[cfg(any())]
        None,
        /// Little
        Low,
        /// Much
        #[cfg(all())]
        High,
    }

    /// Folds constants
    #[cfg(all())]
    #[pass]
    pub struct Fold {
        /// How much to do
        #[option]
        pub effort: Effort,
        /// Most rounds to run
        #[cfg(all())]
        #[option(default = 3)]
        pub rounds: u8,
        /// Gone
        #[cfg(any())]
        #[option(default = 3)]
        pub most: Nowhere,
        /// Its default depends on a condition
        #[cfg_attr(all(), option(default = 4))]
        #[cfg_attr(any(), option(default = 5))]
        pub least: u8,
        /// Operations folded
        #[cfg(all())]
        #[statistic]
        pub folded: Statistic,
        /// Gone
        #[cfg(any())]
        #[statistic]
        pub gone: Nowhere,
        #[cfg(any())]
        state: Nowhere,
        /// One
        #[cfg(all())]
        #[option]
        pub one: u8,
        /// Two
        #[cfg(not(any()))]
        #[option]
        pub two: u8,
        /// Three
        #[cfg(not(all()))]
        #[option]
        pub three: u8,
        /// Four
        #[cfg(all(all(), any()))]
        #[option]
        pub four: u8,
    }

    /// Gone
    #[cfg(any())]
    #[pass]
    pub struct Gone(Nowhere);

    pass_group! {
        pub Example [Fold, #[cfg(any())] Gone]
    }
}

/// Checks
#[pass]
#[cfg(all())]
pub struct Check;

/// Gone
#[pass]
#[cfg(any())]
pub struct Gone;

/// The values of one enum
#[pass_enum]
pub enum Size {
    /// One
    Small,
    /// Gone
    #[cfg(any())]
    Large,
}

pass_group! {
    /// All passes
    pub All [example::Fold, #[cfg(any())] example::Gone, #[cfg(all())] Check]
}

impl<I: Ir> OperationPass<I> for example::Fold {
    fn run_on_operation(
        &self,
        _op: I::Op<'_>,
        _cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

impl<I: Ir> OperationPass<I> for Check {
    fn run_on_operation(
        &self,
        _op: I::Op<'_>,
        _cx: &mut PassContext<'_, I>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

#[test]
fn nothing_is_left_of_what_conditions_leave_out() {
    let info = example::Fold::INFO;
    let options = info.options.iter().map(|option| option.name);
    assert_eq!(
        options.collect::<Vec<_>>(),
        ["effort", "rounds", "least", "one", "two"]
    );
    assert_eq!(info.statistics.len(), 1);
    let options = example::FoldOptions {
        rounds: 2,
        ..Default::default()
    };
    assert_eq!(example::Fold::new(options).least, 4);
    assert_eq!(format!("{:?}", example::Effort::default()), "Low");
    let mut registry = PassRegistry::<toy::Toy>::new();
    example::register_example_passes(&mut registry).unwrap();
    assert!(registry.get("gone").is_none());
    let mut registry = PassRegistry::<toy::Toy>::new();
    register_all_passes(&mut registry).unwrap();
    assert!(registry.get("fold").is_some() && registry.get("check").is_some());
    let _size = Size::Small;
}
