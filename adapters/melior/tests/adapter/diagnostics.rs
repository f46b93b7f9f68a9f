//! Diagnostics of MLIR itself, and where they end up.

#![expect(unsafe_code, reason = "calls MLIR's verifier")]

use std::sync::atomic::{AtomicBool, Ordering};

use crate::support::run;
use expect_test::expect;
use melior::ir::operation::OperationLike;
use pass_melior::{Mlir, MlirContext, MlirOp};
use pass_runtime::diagnostic::Diagnostic;
use pass_runtime::ir::{IrText, ParseOptions};
use pass_runtime::{Failure, Ir, OperationPass, PassContext, PassRegistry, Preserved};

mod checks {
    //! Passes that call MLIR's verifier.

    use pass_runtime::{pass, pass_group};

    /// Verify the operation between two remarks
    #[pass(name = "verify")]
    pub(crate) struct Verify {
        /// Panic after it
        #[option(default = false)]
        pub(crate) panic: bool,
    }

    /// Make functions invalid
    #[pass(name = "spoil", op = "func.func")]
    pub(crate) struct Spoil;

    pass_group! {
        pub(crate) Checks [Verify, Spoil]
    }
}

use checks::{Spoil, Verify};

impl OperationPass<Mlir> for Verify {
    fn run_on_operation(
        &self,
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        cx.remark(&op, "is verified");
        // SAFETY: the verifier changes nothing.
        let is_valid = unsafe { op.operation() }.verify();
        assert!(!self.panic, "cannot go on");
        cx.remark(&op, format!("was verified: {is_valid}"));
        Ok(Preserved::all())
    }
}

impl OperationPass<Mlir> for Spoil {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        rewriter.remove_attribute(rewriter.root(), "function_type")?;
        // A lie, so that the verifier of the manager does not come first.
        Ok(Preserved::all())
    }
}

fn registry() -> PassRegistry<Mlir> {
    let mut registry = PassRegistry::new();
    checks::register_checks_passes(&mut registry).unwrap();
    registry
}

const TWO: &str = "func.func private @a()\nfunc.func private @b()";

/// They come between those of the pass, as they were reported.
#[test]
fn in_the_order_of_the_pass() {
    let pipeline = "builtin.module(func.func(spoil,verify))";
    expect![[r#"
        [verify on @a] a.mlir:1:1: remark: 'func.func' op is verified
        [verify on 'func.func'] a.mlir:1:1: error: 'func.func' op requires attribute 'function_type'
          a.mlir:1:1: see current operation:
        [verify on @a] a.mlir:1:1: remark: 'func.func' op was verified: false
        [verify on @b] a.mlir:2:1: remark: 'func.func' op is verified
        [verify on 'func.func'] a.mlir:2:1: error: 'func.func' op requires attribute 'function_type'
          a.mlir:2:1: see current operation:
        [verify on @b] a.mlir:2:1: remark: 'func.func' op was verified: false
        success
        "builtin.module"() ({
          "func.func"() <{sym_name = "a", sym_visibility = "private"}> ({
          }) : () -> ()
          "func.func"() <{sym_name = "b", sym_visibility = "private"}> ({
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&run(registry, pipeline, TWO));
}

/// Nothing is lost by a panic.
#[test]
fn before_a_panic() {
    let pipeline = "builtin.module(func.func(spoil,verify{panic=true}))";
    expect![[r#"
        [verify on @a] a.mlir:1:1: remark: 'func.func' op is verified
        [verify on 'func.func'] a.mlir:1:1: error: 'func.func' op requires attribute 'function_type'
          a.mlir:1:1: see current operation:
        [verify on @a] a.mlir:1:1: error: 'func.func' op pass 'Verify' panicked: cannot go on
        [verify on @b] a.mlir:2:1: remark: 'func.func' op is verified
        [verify on 'func.func'] a.mlir:2:1: error: 'func.func' op requires attribute 'function_type'
          a.mlir:2:1: see current operation:
        [verify on @b] a.mlir:2:1: error: 'func.func' op pass 'Verify' panicked: cannot go on
        failure
        "builtin.module"() ({
          "func.func"() <{sym_name = "a", sym_visibility = "private"}> ({
          }) : () -> ()
          "func.func"() <{sym_name = "b", sym_visibility = "private"}> ({
          }) : () -> ()
        }) : () -> ()
    "#]]
    .assert_eq(&run(registry, pipeline, TWO));
}

fn parse(text: &str, options: ParseOptions) -> String {
    let cx = MlirContext::new();
    let mut diagnostics = String::new();
    let mut emit = |diagnostic: Diagnostic| diagnostics += &format!("{diagnostic}\n");
    let root = Mlir::parse(&cx, "b.mlir", text, options, &mut emit);
    match root {
        Ok(mut root) => {
            let op = <Mlir as IrText>::root(&mut root);
            let mut children = Vec::new();
            let mut op = op;
            Mlir::for_each_child(&cx, &mut op, &mut |child| {
                children.push(Mlir::location(&cx, &child).to_string());
            });
            children.join(" ")
        }
        Err(_) => diagnostics,
    }
}

#[test]
fn of_the_parser() {
    let mut options = ParseOptions::default();
    expect![[r#"
        b.mlir:1:14: error: expected non-function type
    "#]]
    .assert_eq(&parse("func.func @f( {", options));
    options = options.starts_at(7, 5);
    expect![[r#"
        b.mlir:7:18: error: expected non-function type
    "#]]
    .assert_eq(&parse("func.func @f( {", options));
    expect![[r#"
        b.mlir:7:5: error: null character not allowed in operation name
    "#]]
    .assert_eq(&parse("\"\0\u{ff}\"", options));
}

#[test]
fn locations() {
    let text = "
func.func private @a()
func.func private @b() loc(\"x.c\":3:4)
func.func private @c() loc(\"named\"(\"y.c\":5:6))
func.func private @d() loc(callsite(\"z.c\":1:2 at \"w.c\":3:4))
func.func private @e() loc(fused[unknown, \"v.c\":9:9])
func.func private @f() loc(unknown)
func.func private @g() loc(\"only a name\")
";
    expect![[r#"b.mlir:2:1 x.c:3:4 y.c:5:6 z.c:1:2 v.c:9:9 <unknown>:0 loc("only a name")"#]]
        .assert_eq(&parse(text, ParseOptions::default()));
}

/// A thread asks for constants, which MLIR verifies silently, while another one verifies what is not valid.
#[test]
fn silence_of_another_thread() {
    let cx = MlirContext::new();
    let text = "func.func @f() { %0 = arith.constant 1 : i32 return }";
    let mut root = crate::rewriting::parsed(&cx, text);
    let mut asked = Mlir::copy(&cx, &root.op()).unwrap();
    let mut op = root.op();
    let rewriter = op.rewriter().unwrap();
    let constant = rewriter.find("arith.constant")[0];
    rewriter.remove_attribute(constant, "value").unwrap();
    drop(rewriter);
    let is_done = AtomicBool::new(false);
    let silent = std::thread::scope(|scope| {
        scope.spawn(|| {
            let op = asked.op(&cx);
            let reader = op.reader();
            let constant = reader.find("arith.constant")[0].results()[0];
            while !is_done.load(Ordering::Relaxed) {
                assert_eq!(constant.integer(), Some(1));
            }
        });
        let mut silent = 0;
        for _ in 0..20_000 {
            let mut said = false;
            assert!(Mlir::verify(&cx, &op, true, &mut |_| said = true).is_err());
            silent += u32::from(!said);
        }
        is_done.store(true, Ordering::Relaxed);
        silent
    });
    assert_eq!(silent, 0);
}
