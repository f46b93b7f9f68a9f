//! The Rust that the README and the guide show, compiled. The test beside it compares.

#![allow(
    dead_code,
    unused_variables,
    unreachable_pub,
    reason = "the text is that of a page, where it is a part of a crate"
)]

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::registry::{BuildError, PipelineWriter, RegisterError};
use pass_runtime::{
    Failure, OpPassManager, OperationPass, PassContext, PassRegistry, Preserved, Statistic,
    include_passes, pass, pipeline,
};
use pass_transforms::Transforms;

/// My Pass Summary
#[pass(name = "my-pass", op = "builtin.module")]
pub struct MyPass {
    /// An example option
    #[option(name = "example-option", default = true)]
    option: bool,
    /// An example list option
    #[option(name = "example-list")]
    list_option: Vec<i64>,
    /// An example statistic
    #[statistic(name = "example-statistic")]
    statistic: Statistic,
}

impl OperationPass<Embedded> for MyPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        self.statistic.add(1);
        Ok(Preserved::all())
    }
}

include_passes!("suite/guide/shrink.kdl");

impl OperationPass<Embedded> for Fold {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        Ok(Preserved::all())
    }
}

mod unroll {
    use super::{Embedded, Failure, Op, OperationPass, PassContext, Preserved, pass};

    /// Unroll loops with few iterations
    #[pass]
    pub struct UnrollLoops;

    impl OperationPass<Embedded> for UnrollLoops {
        fn run_on_operation(
            &self,
            _: Op<'_>,
            _: &mut PassContext<'_, Embedded>,
        ) -> Result<Preserved, Failure> {
            Ok(Preserved::all())
        }
    }
}

mod fuse {
    use super::{Embedded, Failure, Op, OperationPass, PassContext, Preserved, pass};

    /// Merge adjacent loops
    #[pass]
    pub struct FuseLoops;

    impl OperationPass<Embedded> for FuseLoops {
        fn run_on_operation(
            &self,
            _: Op<'_>,
            _: &mut PassContext<'_, Embedded>,
        ) -> Result<Preserved, Failure> {
            Ok(Preserved::all())
        }
    }
}

pass_runtime::register_passes! {
    /// Registers the passes on loops.
    pub fn register_loops_passes: unroll::UnrollLoops, fuse::FuseLoops
}

fn checked(
    registry: PassRegistry<Embedded>,
    cx: &pass_ir::Context,
) -> Result<OpPassManager<Embedded>, BuildError> {
    let pipeline = pipeline!(
        "builtin.module(inline,func.func(cse,canonicalize{max-iterations=3}))",
        passes = [pass_transforms],
    );
    pipeline.build(&registry, cx)
}

fn typed(builder: &mut PipelineWriter<'_, Embedded>) -> Result<(), BuildError> {
    let mut functions = builder.within("func.func")?;
    functions.run(Transforms::cse())?;
    functions.run(Transforms::canonicalize().max_iterations(3).top_down(false))?;
    Ok(())
}

pub(super) fn tool(registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
    register_shrink_passes(registry)?;
    registry.extend("shrink-late", |builder| {
        builder.add_boxed(create_fold_with(FoldOptions { rounds: 9 }))?;
        Ok(())
    })?;
    Ok(())
}
