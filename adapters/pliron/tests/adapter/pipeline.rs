//! Pipelines over modules of pliron: filtering, nesting, failures.

use expect_test::expect;
use pass_pliron::{Pliron, PlironOp};
use pass_runtime::options::NoOptions;
use pass_runtime::{
    Failure, Ir, OperationPass, Pass, PassContext, PassInfo, PassRegistry, Preserved,
};
use pliron::op::Op;
use pliron::operation::Operation;

use crate::dialect::BadOp;
use crate::support::{TWO_FUNCTIONS, run};

/// The body of a pass of these tests.
trait Does: Clone + Default + Send + Sync + 'static {
    const INFO: &'static PassInfo;
    fn run(op: PlironOp<'_>, cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure>;
}

#[derive(Clone, Default)]
struct TestPass<D>(D);

impl<D: Does> Pass for TestPass<D> {
    type Options = NoOptions;
    const INFO: &'static PassInfo = D::INFO;

    fn from_options(_options: NoOptions) -> Self {
        Self::default()
    }

    fn to_options(&self) -> NoOptions {
        NoOptions
    }
}

impl<D: Does> OperationPass<Pliron> for TestPass<D> {
    fn run_on_operation(
        &self,
        op: PlironOp<'_>,
        cx: &mut PassContext<'_, Pliron>,
    ) -> Result<Preserved, Failure> {
        D::run(op, cx)
    }
}

pub(crate) fn register(registry: &mut PassRegistry<Pliron>) {
    registry.register::<TestPass<Visit>>().unwrap();
    registry.register::<TestPass<VisitTables>>().unwrap();
    registry.register::<TestPass<Spoil>>().unwrap();
    registry.register::<TestPass<EraseItself>>().unwrap();
    registry.register::<TestPass<Panic>>().unwrap();
}

/// Says where it is.
#[derive(Clone, Default)]
struct Visit;

impl Does for Visit {
    const INFO: &'static PassInfo = &PassInfo::new("Visit", "visit");

    fn run(op: PlironOp<'_>, cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
        let symbol = Pliron::symbol(cx.context(), &op).unwrap_or_default();
        cx.remark(&op, format!("is @{symbol}"));
        Ok(Preserved::all())
    }
}

/// Says where it is, which can only be a symbol table.
#[derive(Clone, Default)]
struct VisitTables;

impl Does for VisitTables {
    const INFO: &'static PassInfo =
        &PassInfo::new("VisitTables", "visit-tables").interface("SymbolTableInterface");

    fn run(op: PlironOp<'_>, cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
        Visit::run(op, cx)
    }
}

/// Adds what is not valid.
#[derive(Clone, Default)]
struct Spoil;

impl Does for Spoil {
    const INFO: &'static PassInfo = &PassInfo::new("Spoil", "spoil")
        .ops(&["builtin.func"])
        .dialects(&["demo"]);

    fn run(mut op: PlironOp<'_>, _cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
        let func = op.cast::<pliron::builtin::ops::FuncOp>();
        let func = func.ok_or_else(|| Failure::because("is not a function"))?;
        let bad = BadOp::get_concrete_op_info();
        let bad = Operation::new(op.context_mut(), bad, vec![], vec![], vec![], 0);
        bad.insert_at_front(func.get_entry_block(op.context()), op.context());
        Ok(Preserved::none())
    }
}

/// Breaks the rules.
#[derive(Clone, Default)]
struct EraseItself;

impl Does for EraseItself {
    const INFO: &'static PassInfo = &PassInfo::new("EraseItself", "erase-itself");

    fn run(op: PlironOp<'_>, _cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
        let (context, ptr) = op.into_parts();
        Operation::erase(ptr, context);
        Ok(Preserved::none())
    }
}

/// Panics.
#[derive(Clone, Default)]
struct Panic;

impl Does for Panic {
    const INFO: &'static PassInfo = &PassInfo::new("Panic", "panic");

    fn run(op: PlironOp<'_>, _cx: &mut PassContext<'_, Pliron>) -> Result<Preserved, Failure> {
        let _borrowed = op.ptr().deref_mut(op.context());
        panic!("no")
    }
}

fn diagnostics_of(pipeline: &str) -> String {
    match run(TWO_FUNCTIONS, pipeline) {
        (diagnostics, Some(_)) => diagnostics,
        (diagnostics, None) => diagnostics + "failed",
    }
}

#[test]
fn nested_pipelines_run_in_order() {
    expect![[r#"
        m.plir:1:1: remark: 'builtin.module' op is @m
        m.plir:3:3: remark: 'builtin.func' op is @f
        m.plir:8:3: remark: 'builtin.func' op is @g
        m.plir:3:3: remark: 'builtin.func' op is @f
        m.plir:8:3: remark: 'builtin.func' op is @g
    "#]]
    .assert_eq(&diagnostics_of(
        "builtin.module(visit,builtin.func(visit),any(visit-tables),any(visit))",
    ));
}

#[test]
fn names_and_interfaces_are_checked() {
    expect![[r#"
        pipeline:1:16: error: unknown operation `builtin.fun`
        builtin.module(builtin.fun(visit))
                       ^~~~~~~~~~~
        note: known operations: `BlockArgRemoval`, `BranchOpFoldInterface`, `BranchOpInterface`, `CallOpInterface`, `ConstFoldInterface`, `IsTerminatorInterface`, `IsolatedFromAboveInterface`, `Marked`, `NoTerminatorInterface`, `OneOpdInterface`, `OneRegionInterface`, `OneResultInterface`, `OneSuccInterface`, `OperandSegmentInterface`, `PromotableAllocationInterface`, `PromotableOpInterface`, `RegionBranchOpInterface`, `RegionKindInterface`, `SameOperandsAndResultType`, `SameOperandsType`, `SameResultsType`, `SideEffects`, `SingleBlockRegionInterface`, `SymbolOpInterface`, `SymbolTableInterface`, `SymbolUserOpInterface`, `builtin.constant`, `builtin.func`, `builtin.module`, `demo.add`, `demo.return`, `demo.scope`
        help: did you mean `builtin.func`?
        failed"#]]
        .assert_eq(&diagnostics_of("builtin.module(builtin.fun(visit))"));
    expect![[r#"
        pipeline:1:29: error: unable to schedule pass 'VisitTables' on a PassManager intended to run on 'builtin.func'!
        builtin.module(builtin.func(visit-tables))
                                    ^~~~~~~~~~~~
        help: 'builtin.func' does not implement the interface 'SymbolTableInterface' that the pass needs; `any(..)` around it runs it on operations inside that do
        failed"#]].assert_eq(&diagnostics_of("builtin.module(builtin.func(visit-tables))"));
    expect![[r#"
        m.plir:3:3: remark: 'builtin.func' op is @f
        m.plir:8:3: remark: 'builtin.func' op is @g
    "#]]
    .assert_eq(&diagnostics_of("builtin.module(SymbolOpInterface(visit))"));
    expect![[r#"
        m.plir:1:1: warning: 'demo.add(visit)' never ran: no 'demo.add' is directly inside of 'builtin.module'
    "#]].assert_eq(&diagnostics_of("builtin.module(demo.add(visit))"));
}

#[test]
fn what_a_pass_spoils_is_found() {
    expect![[r#"
        m.plir:3:3: error: verification failed: it is; bad
        m.plir:3:3: note: after pass 'spoil' on @f
        m.plir:8:3: error: verification failed: it is; bad
        m.plir:8:3: note: after pass 'spoil' on @g
        failed"#]]
    .assert_eq(&diagnostics_of(
        "builtin.module(builtin.func(spoil,visit),visit)",
    ));
}

#[test]
fn a_pass_that_erases_its_operation() {
    expect![[r#"
        <unknown>:0: error: 'builtin.func' op was erased by pass 'EraseItself', which ran on it
        <unknown>:0: error: 'builtin.func' op was erased by pass 'EraseItself', which ran on it
        failed"#]]
    .assert_eq(&diagnostics_of(
        "builtin.module(builtin.func(erase-itself,visit))",
    ));
    expect![[r#"
        <unknown>:0: error: 'builtin.module' op was erased by pass 'EraseItself', which ran on it
        failed"#]]
    .assert_eq(&diagnostics_of("builtin.module(erase-itself,visit)"));
}

#[test]
fn a_panic_leaves_the_module_usable() {
    expect![[r#"
        m.plir:3:3: error: 'builtin.func' op pass 'Panic' panicked: no
        m.plir:8:3: error: 'builtin.func' op pass 'Panic' panicked: no
        failed"#]]
    .assert_eq(&diagnostics_of("builtin.module(builtin.func(panic,visit))"));
}
