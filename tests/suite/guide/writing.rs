//! The Rust of the page on writing passes, compiled and run. The test beside it compares.

use expect_test::expect;
use passwright::driver::Streams;
use std::sync::Arc;

use passwright::dialects::op;
use passwright::prelude::*;

include_passes!("suite/guide/writing.kdl");

/// The number of operations in an operation.
struct Cost(u64);

impl Analysis<Embedded> for Cost {
    fn build(op: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
        let mut nested = 0;
        op.walk_nested(|_| nested += 1);
        Self(nested)
    }
}

impl OperationPass<Embedded> for ReportCost {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let Cost(cost) = *cx.analysis(&op);
        self.num_ops.add(cost);
        match self.most {
            Some(most) if cost > most => {
                Err(cx.error(&op, format!("has {cost} operations, more than {most}")))
            }
            _ => {
                cx.remark(&op, format!("has {cost} operations"));
                Ok(Preserved::all())
            }
        }
    }
}

/// `x * 2` is `x + x`.
fn sum(rw: &mut Rewriter<'_>, product: OpId) -> Option<()> {
    let site = rw.site(product);
    let (x, factor) = site.pair()?;
    let (ty, loc) = (site.result_type(0)?, site.location());
    if site.constant(factor)? != rw.context().integer_attr(2, ty) {
        return None;
    }
    rw.replace_with(product, loc, &NewOp::new(op::ARITH_ADDI, &[x, x], ty))
}

impl OperationPass<Embedded> for DoubleBySum {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let sums = Arc::new(Statistic::new());
        let counted = Arc::clone(&sums);
        let pattern = Pattern::from_fn("double-by-sum", move |rw, product| {
            sum(rw, product).inspect(|()| counted.increment())
        });
        let rules = RuleSet::new().pattern(op::ARITH_MULI, pattern);
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let outcome = rewrite_greedily(cx, body, &rules, &GreedyConfig::default());
        self.num_sums.add(sums.value());
        Ok(Preserved::unless(outcome.changed))
    }
}

impl OperationPass<Embedded> for SimplifyLarge {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let pipeline = cx.pipeline(&self.pipeline)?;
        let mut result = Ok(Preserved::all());
        op.for_each_child(|child| {
            let Cost(cost) = *cx.analysis(&child);
            if child.name() == "func.func" && cost >= self.at_least && result.is_ok() {
                self.num_large.increment();
                let run = cx.run_pipeline(&pipeline, child);
                result = run.map(|()| Preserved::none());
            }
        });
        result
    }
}

/// Erases the constants of an operation that nothing uses. The result is their number.
fn erase_unused_constants(op: &mut Op<'_>) -> usize {
    let Some(body) = op.body_mut() else {
        return 0;
    };
    let is_constant = |op: &OpId| body.name(*op) == op::ARITH_CONSTANT;
    let constants: Vec<OpId> = body.walk().into_iter().filter(is_constant).collect();
    // An operation with results that are used is not erased.
    let erased = constants.iter().filter(|op| body.erase(**op).is_ok());
    erased.count()
}

const INPUT: &str = r#"
"func.func"() <{function_type = (i32) -> i32, sym_name = "double"}> ({
^bb0(%x: i32):
  %two = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %y = "arith.muli"(%x, %two) : (i32, i32) -> i32
  "func.return"(%y) : (i32) -> ()
}) : () -> ()
"#;

/// Runs a pipeline on the input; the result is what is printed, errors and statistics first.
fn run(pipeline: &str) -> String {
    let driver = Driver::<Embedded>::new("cost-opt")
        .context(passwright::dialects::context)
        .passes(passwright::transforms::register_transforms_passes)
        .passes(register_cost_passes);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut INPUT.as_bytes(),
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let args = [
        &format!("--pass-pipeline={pipeline}"),
        "--pass-statistics",
        "--print-op-on-diagnostic=false",
    ];
    driver.run(args.map(Into::into), streams);
    stderr.extend(stdout);
    String::from_utf8(stderr).unwrap()
}

#[test]
fn the_passes_of_the_page_run() {
    expect![[r#"
        <stdin>:2:1: remark: 'func.func' op has 2 operations
        "func.func"() <{function_type = (i32) -> i32, sym_name = "double"}> ({
        ^
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        'func.func' Pipeline
          DoubleBySum
            (S) 1 num-sums - Number of products replaced
          ReportCost
            (S) 2 num-ops - Number of operations

        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "double"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%0) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()

    "#]].assert_eq(&run("builtin.module(func.func(double-by-sum,report-cost))"));
    expect![[r#"
        <stdin>:2:1: error: 'func.func' op has 3 operations, more than 1
        "func.func"() <{function_type = (i32) -> i32, sym_name = "double"}> ({
        ^
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        'func.func' Pipeline
          ReportCost
            (S) 3 num-ops - Number of operations

    "#]]
    .assert_eq(&run("builtin.module(func.func(report-cost{most=1}))"));
    expect![[r#"
        ===-------------------------------------------------------------------------===
                                 ... Pass statistics report ...
        ===-------------------------------------------------------------------------===
        SimplifyLarge
          (S) 1 num-large - Number of large functions
          'func.func' Pipeline
            Canonicalizer
            CSE
              (S) 0 num-cse'd - Number of operations replaced by an equal one
              (S) 0 num-dce'd - Number of unused operations removed

        "builtin.module"() ({
          "func.func"() <{function_type = (i32) -> i32, sym_name = "double"}> ({
          ^bb0(%arg0: i32):
            %0 = "arith.constant"() <{value = 2 : i32}> : () -> i32
            %1 = "arith.muli"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
            "func.return"(%1) : (i32) -> ()
          }) : () -> ()
        }) : () -> ()

    "#]].assert_eq(&run("builtin.module(simplify-large{at-least=2})"));
}

#[test]
fn operations_are_erased_by_hand() {
    let cx = passwright::dialects::context();
    let unused = INPUT.replace("(%x, %two)", "(%x, %x)");
    for (text, erased) in [(INPUT, 0), (&unused, 1)] {
        let mut module = passwright::embedded::parse(&cx, text, &Default::default()).unwrap();
        let mut count = 0;
        module
            .root(&cx)
            .for_each_child(|mut func| count += erase_unused_constants(&mut func));
        assert_eq!(count, erased);
    }
}
