//! Two groups of passes that do nothing, for pipelines that are checked.

use passwright::{Failure, Ir, OperationPass, PassContext, Preserved};

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

pub mod cleanup {
    passwright::include_passes!("ui/support/cleanup.kdl");
}

pub mod lowering {
    passwright::include_passes!("ui/support/lowering.kdl");
}
