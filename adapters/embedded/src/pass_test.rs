//! Tests of passes: what a pass makes of a function must refine it.

use pass_ir::{Context, Module, ParseOptions, parse};
use pass_meaning::{Config, Meanings, Program, Verdict, check, narrow};
use pass_runtime::manager::Nesting;
use pass_runtime::{OpPassManager, OperationPass, PassManager};

use crate::Embedded;

/// The narrowest integers of the copies that a pass is tested on as well.
const NARROW_WIDTH: u32 = 4;

/// Runs a pass on the functions of a text, which consist of operations of MLIR's core dialects, and checks that what it
/// makes of each refines the function: see [`pass_meaning::check`]. The pass also runs on a copy with integers of a few bits, which are
/// checked on all inputs more often. Returns a verdict for each function of the text and of the copy.
///
/// # Errors
///
/// If the text is not valid, the pass fails, or a function does something else than before: with the counterexample.
///
/// ```
/// use pass_embedded::{Embedded, pass_test, rewrite_greedily};
/// use pass_ir::Op;
/// use pass_ir::rewrite::{GreedyConfig, NewOp, Pattern, Rewriter, RuleSet};
/// use pass_runtime::{Failure, OperationPass, Pass, PassContext, PassInfo, Preserved, options::NoOptions};
///
/// /// Divides by two with a shift, which is right for numbers without a sign only.
/// #[derive(Clone)]
/// struct Halve(&'static str);
///
/// impl Pass for Halve {
///     type Options = NoOptions;
///     const INFO: &'static PassInfo = &PassInfo::new("Halve", "halve").ops(&["func.func"]);
///     fn from_options(_: NoOptions) -> Self {
///         Self("arith.divui")
///     }
///     fn to_options(&self) -> NoOptions {
///         NoOptions
///     }
/// }
///
/// impl OperationPass<Embedded> for Halve {
///     fn run_on_operation(&self, mut op: Op<'_>, cx: &mut PassContext<'_, Embedded>) -> Result<Preserved, Failure> {
///         let name = cx.context().op_name(self.0);
///         let shift = if self.0 == "arith.divui" { "arith.shrui" } else { "arith.shrsi" };
///         let halve = Pattern::from_fn("halve", move |rw: &mut Rewriter<'_>, op| {
///             let site = rw.site(op);
///             let ((lhs, rhs), ty, location) = (site.pair()?, site.result_type(0)?, site.location());
///             let is_two = site.constant(rhs).is_some_and(|attr| attr == rw.context().integer_attr(2, ty));
///             let one = rw.context().integer_attr(1, ty);
///             let one = is_two.then(|| rw.materialize(op, one, ty))??;
///             let name = rw.context().op_name(shift);
///             rw.replace_with(op, location, &NewOp::new(name, &[lhs, one], ty))
///         });
///         let Some(body) = op.body_mut() else {
///             return Ok(Preserved::all());
///         };
///         let rules = RuleSet::new().pattern(name, halve);
///         Ok(Preserved::unless(rewrite_greedily(cx, body, &rules, &GreedyConfig::default()).changed))
///     }
/// }
///
/// let cx = pass_dialects::context();
/// let function = |division: &str| format!(r#""func.func"() <{{function_type = (i32) -> i32, sym_name = "f"}}> ({{
/// ^bb0(%x: i32):
///   %two = "arith.constant"() <{{value = 2 : i32}}> : () -> i32
///   %0 = "{division}"(%x, %two) : (i32, i32) -> i32
///   "func.return"(%0) : (i32) -> ()
/// }}) : () -> ()"#);
/// pass_test::validates(&cx, Halve("arith.divui"), &function("arith.divui")).unwrap();
///
/// let error = pass_test::validates(&cx, Halve("arith.divsi"), &function("arith.divsi")).unwrap_err();
/// assert_eq!(error, "\
/// `builtin.module(func.func(halve))` changes the meaning of
/// @f(-1 : i32), with `index` of 64 bits
/// before:
///   returns 0 : i32
/// after:
///   returns -1 : i32
/// ");
/// ```
pub fn validates<P: OperationPass<Embedded>>(
    cx: &Context,
    pass: P,
    text: &str,
) -> Result<Vec<(String, Verdict)>, String> {
    let mut pipeline = OpPassManager::new("builtin.module");
    pipeline.set_nesting(Nesting::Implicit);
    pipeline.add(pass).map_err(|error| error.to_string())?;
    let (meanings, config) = (Meanings::mlir(), Config::default());
    validates_pipeline(cx, PassManager::from(pipeline), text, &meanings, &config)
}

/// As [`validates`], with a pipeline on modules and with the meanings of further dialects.
///
/// # Errors
///
/// As [`validates`].
pub fn validates_pipeline(
    cx: &Context,
    mut manager: PassManager<Embedded>,
    text: &str,
    meanings: &Meanings,
    config: &Config,
) -> Result<Vec<(String, Verdict)>, String> {
    let module = parse(cx, text, &ParseOptions::default())
        .map_err(|errors| render_first(cx, &errors, text))?;
    let errors = module.verify(cx);
    if !errors.is_empty() {
        return Err(render_first(cx, &errors, text));
    }
    let mut verdicts = Vec::new();
    let copy = narrow(cx, &module, NARROW_WIDTH);
    for module in [Some(module), copy].into_iter().flatten() {
        verdicts.extend(validates_module(
            cx,
            &mut manager,
            module,
            meanings,
            config,
        )?);
    }
    Ok(verdicts)
}

fn validates_module(
    cx: &Context,
    manager: &mut PassManager<Embedded>,
    mut module: Module,
    meanings: &Meanings,
    config: &Config,
) -> Result<Vec<(String, Verdict)>, String> {
    let before = Program::compile(&module.root(cx), meanings);
    let mut reported = String::new();
    let result = manager.run(cx, module.root(cx), &mut |diagnostic| {
        reported += &format!("{diagnostic}\n");
    });
    if result.is_err() {
        return Err(format!("the pipeline fails\n{reported}"));
    }
    let verdicts = check(
        &before,
        &Program::compile(&module.root(cx), meanings),
        config,
    );
    match verdicts
        .iter()
        .find(|(_, verdict)| matches!(verdict, Verdict::Counterexample(_)))
    {
        Some((_, Verdict::Counterexample(found))) => {
            let passes = manager.pipeline().to_string();
            Err(format!("`{passes}` changes the meaning of\n{found}"))
        }
        _ => Ok(verdicts),
    }
}

fn render_first(cx: &Context, errors: &[pass_ir::Diagnostic], text: &str) -> String {
    errors
        .first()
        .map_or_else(String::new, |error| cx.render(error, text))
}
