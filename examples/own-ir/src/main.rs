//! A tool over an IR of one's own: `ir` is the IR, `adapter` tells the pass manager about it, and the rest is a pass. Try
//! it:
//!
//! ```text
//! printf 'func.func @f\n  builtin.nop\n  func.return\n' | cargo run -p example-own-ir -- --drop-nops
//! cargo run -p example-own-ir -- --run-examples
//! ```

mod adapter;
mod ir;

use std::process::ExitCode;

use adapter::Own;
use cleanup::DropNops;
use ir::{Kind, Op};
use passwright::prelude::*;

mod cleanup {
    use passwright::{Statistic, pass, pass_group};

    /// Remove operations that do nothing
    #[pass(
        op = "func.func",
        example(
            "One of them",
            before = r#"
                func.func @f
                  builtin.nop
                  func.return
            "#,
            after = r#"
                func.func @f
                  func.return
            "#
        )
    )]
    pub(super) struct DropNops {
        /// Operations that were removed
        #[statistic]
        pub(super) num_removed: Statistic,
    }

    pass_group! {
        /// Passes that clean up.
        pub(super) Cleanup [DropNops]
    }
}

impl OperationPass<Own> for DropNops {
    fn run_on_operation(
        &self,
        op: &mut Op,
        _: &mut PassContext<'_, Own>,
    ) -> Result<Preserved, Failure> {
        let before = op.children.len();
        op.children.retain(|child| child.kind != Kind::Nop);
        let removed = before - op.children.len();
        self.num_removed.add(removed as u64);
        Ok(Preserved::unless(removed > 0))
    }
}

fn main() -> ExitCode {
    Driver::<Own>::new("own-opt")
        .about("Reads modules of the small IR, runs passes on them, and prints them.")
        .version(env!("CARGO_PKG_VERSION"))
        .parallel()
        .passes(cleanup::register_cleanup_passes)
        .main()
}
