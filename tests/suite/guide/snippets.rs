//! The Rust that the README and the guide show, compiled. The test beside it compares.

#![allow(
    dead_code,
    unused_variables,
    unreachable_pub,
    reason = "the text is that of a page, where it is a part of a crate"
)]

use passwright::embedded::{Embedded, Op};
use passwright::registry::{BuildError, PipelineWriter, RegisterError};
use passwright::transforms::{CSE, Canonicalizer, CanonicalizerOptions};
use passwright::{
    Failure, OpPassManager, OperationPass, PassContext, PassRegistry, Preserved, Statistic,
    include_passes, pass, pipeline,
};

/// My Pass Summary
#[pass(name = "my-pass", op = "builtin.module")]
pub struct MyPass {
    /// Report an error above this number of operations
    #[option(default = 100)]
    most: u64,
    /// Number of operations
    #[statistic]
    num_ops: Statistic,
}

impl OperationPass<Embedded> for MyPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let mut count = 0;
        op.walk_nested(|_| count += 1);
        self.num_ops.add(count);
        if count > self.most {
            return Err(cx.error(
                &op,
                format!("has {count} operations, more than {}", self.most),
            ));
        }
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

mod clean {
    use super::{Embedded, Failure, Op, OperationPass, PassContext, Preserved, pass};

    /// Erase operations that nobody uses
    #[pass]
    pub struct EraseUnused;

    impl OperationPass<Embedded> for EraseUnused {
        fn run_on_operation(
            &self,
            mut op: Op<'_>,
            cx: &mut PassContext<'_, Embedded>,
        ) -> Result<Preserved, Failure> {
            let changed = erase_unused(&mut op);
            if !changed {
                cx.reached_fixed_point();
            }
            Ok(Preserved::unless(changed))
        }
    }

    fn erase_unused(op: &mut Op<'_>) -> bool {
        false
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

passwright::pass_group! {
    /// Passes on loops
    pub Loops [unroll::UnrollLoops, fuse::FuseLoops]
}

fn checked(
    registry: PassRegistry<Embedded>,
    cx: &passwright::embedded::Context,
) -> Result<OpPassManager<Embedded>, BuildError> {
    let pipeline = pipeline!(
        "builtin.module(inline,func.func(cse,canonicalize{max-iterations=3}))",
        passes = [passwright::transforms],
    );
    pipeline.build(&registry, cx)
}

fn typed(builder: &mut PipelineWriter<'_, Embedded>) -> Result<(), BuildError> {
    let mut functions = builder.within("func.func")?;
    functions.add(CSE::default())?;
    let options = CanonicalizerOptions {
        max_iterations: 3,
        top_down: false,
        ..Default::default()
    };
    functions.add(Canonicalizer::new(options))?;
    Ok(())
}

pub(super) fn tool(registry: &mut PassRegistry<Embedded>) -> Result<(), RegisterError> {
    register_shrink_passes(registry)?;
    registry.extend("shrink-late", |builder| {
        builder.add(Fold::new(FoldOptions { rounds: 9 }))?;
        Ok(())
    })?;
    Ok(())
}
