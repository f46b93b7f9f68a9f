//! Two groups of passes that do nothing, for pipelines that are checked.

use passwright::{Failure, Ir, OperationPass, PassContext, Preserved, pass_group};

/// Makes passes do nothing.
macro_rules! idle {
    ($($pass:ty),* $(,)?) => {$(
        impl<I: Ir> OperationPass<I> for $pass {
            fn run_on_operation(&self, _: I::Op<'_>, _: &mut PassContext<'_, I>) -> Result<Preserved, Failure> {
                Ok(Preserved::all())
            }
        }
    )*};
}

idle!(
    cleanup::Fold,
    cleanup::InlineOne,
    cleanup::VerifyAll,
    cleanup::Tidy,
    cleanup::Both,
    lowering::Lower,
    lowering::Both,
);

#[pass_group]
pub mod cleanup {
    /// Effort level
    #[pass_enum]
    pub enum Effort {
        Little,
        Much,
    }

    /// Fold constants
    #[pass(kind = "cleanup")]
    pub struct Fold {
        /// Most rounds to run
        #[option(default = 1, max = 9)]
        rounds: u8,
        /// Effort level
        #[option]
        effort: Effort,
    }

    /// Inline into one operation
    #[pass(op = "builtin.module")]
    pub struct InlineOne;

    /// Verify everything
    #[pass]
    pub struct VerifyAll {
        /// Where to start
        #[option(required)]
        entry: String,
    }

    /// Tidy up
    #[pass]
    pub struct Tidy;

    /// The one of two
    #[pass]
    pub struct Both;

    /// The usual sequence
    #[pass_pipeline(text = "fold,tidy")]
    pub struct Usual {
        /// Level of detail
        #[option(default = 1, max = 3)]
        level: u8,
    }
}

#[pass_group(external("fold", "tidy"))]
pub mod lowering {
    /// Lower everything
    #[pass(after("fold", reason = "nothing folds afterwards"), after("tidy", strength = "weak"))]
    pub struct Lower;

    /// The other of two
    #[pass]
    pub struct Both;
}
