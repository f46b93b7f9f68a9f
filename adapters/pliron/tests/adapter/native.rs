//! pliron's own passes.

use expect_test::expect;
use pass_pliron::native::{PlironPassAdapter, PlironPassSpec};
use pass_pliron::{Pliron, native};
use pass_runtime::{
    Failure, OperationPass, PassContext, PassInfo, PassManager, PassRegistry, Preserved,
};
use pliron::context::{Context, Ptr};
use pliron::irbuild::IRStatus;
use pliron::operation::Operation;
use pliron::pass::{AnalysisManager, Pass, PassResult, Passes};
use pliron::result::Result;
use pliron::verify_err;

use crate::support::{TWO_FUNCTIONS, collect, context, module, run};

/// Does nothing, or fails on functions called `g`.
#[derive(Default)]
struct FailsOnG;

impl Pass for FailsOnG {
    fn name(&self) -> &str {
        "fails-on-g"
    }

    fn run(
        &mut self,
        op: Ptr<Operation>,
        ctx: &mut Context,
        _analyses: &mut AnalysisManager,
    ) -> Result<PassResult> {
        let op = op.deref(ctx);
        let mut result = PassResult::default();
        result.ir_changed = IRStatus::Unchanged;
        match op.loc() {
            location if format!("{location:?}").contains("line: 8") => {
                verify_err!(location, "it is g")
            }
            _ => Ok(result),
        }
    }
}

enum DescribesFailsOnG {}

impl PlironPassSpec for DescribesFailsOnG {
    type Wrapped = FailsOnG;
    const INFO: PassInfo = PassInfo::new("FailsOnG", "fails-on-g").ops(&["builtin.func"]);
}

#[test]
fn what_is_registered() {
    let mut registry = PassRegistry::<Pliron>::new();
    native::register_pliron_passes(&mut registry).unwrap();
    let list = registry.passes().map(|pass| {
        let info = pass.info();
        format!("{}: {} ({})\n", info.argument, info.summary, pass.origin())
    });
    expect![[r#"
        dce: Remove operations without effects and block arguments that nothing uses (pliron 0.20)
        mem2reg: Turn memory that is only loaded and stored into values (pliron 0.20)
        sccp: Propagate constants through the branches that can be taken (pliron 0.20)
        simplify-cfg: Merge, drop and shorten blocks (pliron 0.20)
    "#]]
    .assert_eq(&list.collect::<String>());
    let twice = native::register_pliron_passes(&mut registry)
        .unwrap_err()
        .to_string();
    expect!["`dce` is registered twice: for `Dce` (pliron 0.20), then for `Dce` (pliron 0.20)"]
        .assert_eq(&twice);
}

#[test]
fn dce_removes_what_is_dead() {
    expect![[r#"
        builtin.module @m
        {
          ^top_block1v1():
            builtin.func @f: builtin.function <() -> (builtin.integer si64)>
            {
              ^entry_block2v1():
                a_v0 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !0;
                demo.return a_v0
            };
            builtin.func @g: builtin.function <() -> (builtin.integer si64)>
            {
              ^entry_block3v1():
                a_v1 = builtin.constant <builtin.integer <1: si64>> : builtin.integer si64 !1;
                demo.return a_v1
            }
        }

        outlined_attributes:
        !0 = [builtin_given_names = builtin.given_names [a]]
        !1 = [builtin_given_names = builtin.given_names [a]]"#]]
    .assert_eq(
        &run(TWO_FUNCTIONS, "builtin.module(builtin.func(dce))")
            .1
            .unwrap(),
    );
}

#[test]
fn all_of_them_run() {
    let pipeline = "builtin.module(mem2reg,builtin.func(sccp,simplify-cfg,dce),any(dce))";
    let text = run(TWO_FUNCTIONS, pipeline).1.unwrap();
    assert!(text.starts_with("builtin.module @m"), "{text}");
}

#[test]
fn statistics_count_changed_operations() {
    let mut manager = PassManager::<Pliron>::new("builtin.module");
    manager
        .nest("builtin.func")
        .add(native::Dce::new())
        .unwrap();
    manager
        .run(&context(), module(TWO_FUNCTIONS).op(), &mut drop)
        .unwrap();
    let counted = manager.statistics().unwrap();
    let functions = &counted.nested.unwrap()[0];
    let (info, changed) = functions.nested.as_ref().unwrap()[0].statistics[0];
    assert_eq!((info.name, changed), ("changed", 1));
}

#[test]
fn errors_become_diagnostics() {
    let mut manager = PassManager::<Pliron>::new("builtin.module");
    manager
        .nest("builtin.func")
        .add(PlironPassAdapter::<DescribesFailsOnG>::new())
        .unwrap();
    let mut diagnostics = String::new();
    let result = manager.run(
        &context(),
        module(TWO_FUNCTIONS).op(),
        &mut collect(&mut diagnostics),
    );
    assert!(result.is_err());
    expect![["m.plir:8:3: error: verification failed: it is g\n"]].assert_eq(&diagnostics);
}

#[test]
fn a_manager_of_pliron_is_a_pass_too() {
    #[derive(Clone, Default)]
    struct Both;

    impl pass_runtime::Pass for Both {
        type Options = pass_runtime::options::NoOptions;
        const INFO: &'static PassInfo = &PassInfo::new("Both", "both");

        fn from_options(_options: pass_runtime::options::NoOptions) -> Self {
            Self
        }

        fn to_options(&self) -> pass_runtime::options::NoOptions {
            pass_runtime::options::NoOptions
        }
    }

    impl OperationPass<Pliron> for Both {
        fn run_on_operation(
            &self,
            op: pass_pliron::PlironOp<'_>,
            cx: &mut PassContext<'_, Pliron>,
        ) -> std::result::Result<Preserved, Failure> {
            let mut passes = Passes::default();
            passes.add_pass(pliron::opts::constants::sccp::SCCPPass);
            passes.add_pass(pliron::opts::dce::DCEPass);
            native::run(&mut passes, op, cx)
        }
    }

    let mut manager = PassManager::<Pliron>::new("builtin.module");
    manager.add(Both).unwrap();
    let mut module = module(TWO_FUNCTIONS);
    manager.run(&context(), module.op(), &mut drop).unwrap();
    assert!(!crate::support::print(&module.op()).contains("demo.add"));
}
