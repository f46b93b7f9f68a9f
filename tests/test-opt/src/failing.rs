//! Passes that do not succeed, or not soon.

use pass_embedded::Embedded;
use pass_ir::Op;
use pass_runtime::{Diagnostic, Failure, Ir, OperationPass, PassContext, Preserved};

use crate::generated::{
    TestAbortPass, TestCrashPass, TestFailurePass, TestOverflowPass, TestPoisonPass, TestSleepPass,
};

impl OperationPass<Embedded> for TestFailurePass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        if self.gen_diagnostics {
            let here = Embedded::location(cx.context(), &op);
            cx.emit(Diagnostic::error(here, "illegal operation"));
        }
        Err(Failure::new())
    }
}

impl OperationPass<Embedded> for TestCrashPass {
    #[expect(clippy::panic, reason = "that is what it is there for")]
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        panic!("as always")
    }
}

impl OperationPass<Embedded> for TestPoisonPass {
    #[expect(
        clippy::panic,
        clippy::print_stdout,
        reason = "that is what it is there for"
    )]
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        match Embedded::symbol(cx.context(), &op).as_deref() {
            Some("fail") => Err(Failure::because("the name of the function is 'fail'")),
            Some("panic") => panic!("the name of the function is 'panic'"),
            Some("print") => {
                println!("42 ops");
                Ok(Preserved::all())
            }
            Some("abort") => std::process::abort(),
            Some("endless") => loop {
                std::thread::sleep(std::time::Duration::from_millis(1));
            },
            Some("memory") => {
                let blocks: Vec<Vec<u8>> = (0..MAX_BLOCKS).map(|_| vec![1; BLOCK]).collect();
                Ok(Preserved::unless(std::hint::black_box(blocks).is_empty()))
            }
            _ => Ok(Preserved::all()),
        }
    }
}

/// The memory that a poisonous function takes, in blocks: 2 GB.
const BLOCK: usize = 16 << 20;
const MAX_BLOCKS: usize = 128;

impl OperationPass<Embedded> for TestSleepPass {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        std::thread::sleep(std::time::Duration::from_millis(self.milliseconds));
        Ok(Preserved::all())
    }
}

impl OperationPass<Embedded> for TestAbortPass {
    fn run_on_operation(
        &self,
        _: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        std::process::abort()
    }
}

impl OperationPass<Embedded> for TestOverflowPass {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        _: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let deepest = descend(op.identity());
        Ok(Preserved::unless(deepest == 0))
    }
}

/// Calls itself without end, with something left to do after each call.
fn descend(level: u64) -> u64 {
    let local = std::hint::black_box([level; 64]);
    let deeper = match local[0] {
        u64::MAX => 0,
        level => descend(level.wrapping_add(1) | 1),
    };
    std::hint::black_box(local[1]).wrapping_add(deeper)
}
