//! Compiler passes declared once, and a multi-threaded pass manager that runs them on any IR.
//!
//! This is the one crate that a project depends on. It declares nothing of its own: the pass manager is re-exported at the
//! root, everything else behind a feature.
//!
//! | feature | module | contents |
//! |---|---|---|
//! | `macros` (default) | the root | `#[pass]`, `pass_group!`, `include_passes!`, `pipeline!` |
//! | `tools` | [`observe`], [`debug`], [`builder`] | observers of runs; reproducers, bisection, counters, reduction, validation; pipelines as editable data |
//! | `driver` | [`driver`] | a command line like that of `mlir-opt` around the passes of a tool, with all of `tools` |
//! | `report` | [`observe::trace`] | the driver's flag `--report`, a page for a browser, and spans of the `tracing` crate |
//! | `batch` | [`batch`], [`cache`] | results that are kept between runs, with the driver's flag `--cache`; its commands `batch` and `serve` |
//! | `dialects` | [`embedded`], [`dialects`] | an IR in MLIR's generic form, its adapter, and dialects of MLIR |
//! | `all-dialects` | [`dialects`] | the tables of the dialects beyond the core, such as `llvm` and `gpu` |
//! | `transforms` | [`transforms`] | `canonicalize`, `cse`, `inline` and others for the embedded IR |
//! | `meaning` | [`meaning`], [`pass_test`] | the meaning of operations, with which the driver's flag `--validate` and tests of passes find wrong passes |
//! | `pliron` | [`pliron`] | the adapter for the `pliron` crate |

pub use pass_runtime::*;

#[cfg(feature = "batch")]
pub use pass_batch as batch;
#[cfg(feature = "tools")]
pub use pass_builder as builder;
#[cfg(feature = "batch")]
pub use pass_cache as cache;
#[cfg(feature = "tools")]
pub use pass_debug as debug;
#[cfg(feature = "dialects")]
pub use pass_dialects as dialects;
#[cfg(feature = "driver")]
pub use pass_driver as driver;
#[cfg(feature = "meaning")]
pub use pass_embedded::pass_test;
#[cfg(feature = "meaning")]
pub use pass_meaning as meaning;
#[cfg(feature = "tools")]
pub use pass_observe as observe;
#[cfg(feature = "pliron")]
pub use pass_pliron as pliron;
#[cfg(feature = "transforms")]
pub use pass_transforms as transforms;

/// The embedded IR, which reads, verifies and prints MLIR's generic form, and its adapter.
#[cfg(feature = "dialects")]
pub mod embedded {
    pub use pass_embedded::*;
    pub use pass_ir::*;
}

/// The names that a file with passes uses.
///
/// With the features `dialects` and `driver`, this is enough for a pass with options, statistics, an analysis and a pattern
/// on the embedded IR, and its tool. The tool knows MLIR's dialects by the feature `dialects`:
///
/// ```
/// # #[cfg(all(feature = "driver", feature = "dialects", feature = "macros"))]
/// # mod tool {
/// use passwright::prelude::*;
///
/// /// Multiply instead of adding
/// ///
/// /// Replaces `x + x` by `x * 2` in functions that are not too large.
/// #[pass(op = "func.func")]
/// pub struct MultiplySums {
///     /// Leave functions with more operations than this alone
///     #[option(default = 1000)]
///     most: u64,
///     /// Functions that have changed
///     #[statistic]
///     num_changed: Statistic,
/// }
///
/// /// The number of operations nested in an operation.
/// struct Size(u64);
///
/// impl Analysis<Embedded> for Size {
///     fn build(op: &Op<'_>, _: &AnalysisContext<'_, Embedded>) -> Self {
///         let mut size = 0;
///         op.walk_nested(|_| size += 1);
///         Self(size)
///     }
/// }
///
/// fn multiply(rw: &mut Rewriter<'_>, sum: OpId) -> Option<()> {
///     let site = rw.site(sum);
///     let (lhs, rhs) = site.pair()?;
///     let (ty, location) = (site.result_type(0)?, site.location());
///     if lhs != rhs {
///         return None;
///     }
///     let two = rw.materialize(sum, rw.context().integer_attr(2, ty), ty)?;
///     let name = rw.context().op_name("arith.muli");
///     rw.replace_with(sum, location, &NewOp::new(name, &[lhs, two], ty))
/// }
///
/// impl OperationPass<Embedded> for MultiplySums {
///     fn run_on_operation(&self, mut op: Op<'_>, cx: &mut PassContext<'_, Embedded>) -> Result<Preserved, Failure> {
///         let Size(size) = *cx.analysis(&op);
///         let sum = cx.context().op_name("arith.addi");
///         let Some(body) = op.body_mut().filter(|_| size <= self.most) else {
///             return Ok(Preserved::all());
///         };
///         let rules = RuleSet::new().pattern(sum, Pattern::new("multiply-sums", multiply));
///         let outcome = rewrite_greedily(cx, body, &rules, &GreedyConfig::default());
///         if outcome.changed {
///             self.num_changed.increment();
///         }
///         Ok(Preserved::unless(outcome.changed))
///     }
/// }
///
/// pub fn tool() -> Driver<Embedded> {
///     Driver::<Embedded>::new("my-opt").context(passwright::dialects::context).passes(register_multiply_sums)
/// }
/// # }
/// # #[cfg(all(feature = "driver", feature = "dialects", feature = "macros"))]
/// # fn main() {
/// # use passwright::driver::Streams;
/// # let mut input = r#""func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
/// # ^bb0(%a: i32):
/// #   %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
/// #   "func.return"(%0) : (i32) -> ()
/// # }) : () -> ()"#.as_bytes();
/// # let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
/// # let streams = Streams { stdin: &mut input, stdout: &mut stdout, stderr: &mut stderr };
/// # let args = ["--multiply-sums=most=9", "--pass-statistics"];
/// # let status = tool::tool().run(args.map(Into::into), streams);
/// # let (stdout, stderr) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
/// # assert_eq!(status, 0, "{stderr}");
/// # assert!(stdout.contains("arith.muli"), "{stdout}");
/// # assert!(stderr.contains("(S) 1 num-changed - Functions that have changed"), "{stderr}");
/// # }
/// # #[cfg(not(all(feature = "driver", feature = "dialects", feature = "macros")))]
/// # fn main() {}
/// ```
pub mod prelude {
    pub use pass_runtime::prelude::*;

    #[cfg(feature = "driver")]
    pub use pass_driver::Driver;
    #[cfg(feature = "dialects")]
    pub use pass_embedded::{Embedded, rewrite_greedily};
    #[cfg(feature = "dialects")]
    pub use pass_ir::rewrite::{GreedyConfig, NewOp, Pattern, Rewriter, RuleSet};
    #[cfg(feature = "dialects")]
    pub use pass_ir::{Op, OpId};
}

/// Instances of the driver that debug builds of the crates above share: each tool and test would compile its own.
#[cfg(all(debug_assertions, feature = "driver"))]
mod instances {
    #[cfg(feature = "dialects")]
    static _EMBEDDED: fn(pass_driver::Driver<pass_embedded::Embedded>) -> std::process::ExitCode =
        |tool| tool.parallel().main();

    #[cfg(feature = "pliron")]
    static _PLIRON: fn(pass_driver::Driver<pass_pliron::Pliron>) -> std::process::ExitCode =
        pass_driver::Driver::main;
}
