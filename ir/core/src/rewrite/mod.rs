//! Greedy rewriting by folds and patterns to a fixed point.
//!
//! [`Rules`] hold the folds and [`Pattern`]s of operations by name, and materialize constants; [`CanonicalRules`] holds
//! the rules that dialects declare. [`rewrite_greedily`] applies them. A [`Rewriter`] makes the changes, queues the
//! affected operations, and notifies a [`Listener`]; it can also be used without the driver.
//!
//! ```
//! use pass_dialects::op;
//! use pass_ir::rewrite::{Fold, GreedyConfig, NewOp, Pattern, Rewriter, RuleSet, Site, rewrite_greedily};
//! use pass_ir::dialect::{Dialect, Kind, OpDef, Traits};
//! use pass_ir::{OpId, ParseOptions, parse};
//!
//! const ANY: &[Kind] = &[Kind::Any];
//! static TOY: Dialect = Dialect {
//!     name: "toy",
//!     ops: &[
//!         OpDef::new("toy.double", Traits::PURE).operands(ANY).results(ANY),
//!         OpDef::new("toy.neg", Traits::PURE).operands(ANY).results(ANY),
//!         OpDef::new("toy.print", Traits::NONE).operands(ANY),
//!     ],
//!     ..Dialect::EMPTY
//! };
//!
//! /// Folds `neg(neg(x))` to `x`.
//! fn fold_neg(neg: &Site<'_>) -> Option<Fold> {
//!     let inner = neg.def(neg.operand(0)?, neg.name())?;
//!     Some(inner.operand(0)?.into())
//! }
//!
//! /// Replaces `double(x)` by `x + x`.
//! fn double_to_sum(rw: &mut Rewriter<'_>, double: OpId) -> Option<()> {
//!     let site = rw.site(double);
//!     let (x, ty, loc) = (site.operand(0)?, site.result_type(0)?, site.location());
//!     rw.replace_with(double, loc, &NewOp::new(op::ARITH_ADDI, &[x, x], ty))
//! }
//!
//! let mut cx = pass_dialects::context();
//! cx.register(&TOY);
//! let text = r#""func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
//! ^bb0(%x: i32):
//!   %0 = "toy.neg"(%x) : (i32) -> i32
//!   %1 = "toy.neg"(%0) : (i32) -> i32
//!   %2 = "toy.double"(%1) : (i32) -> i32
//!   "toy.print"(%2) : (i32) -> ()
//!   "func.return"() : () -> ()
//! }) : () -> ()"#;
//! let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
//!
//! let rules = RuleSet::new()
//!     .fold(cx.op_name("toy.neg"), fold_neg)
//!     .pattern(cx.op_name("toy.double"), Pattern::new("double-to-sum", double_to_sum));
//! let mut root = module.root(&cx);
//! let outcome = rewrite_greedily(&cx, root.body_mut().unwrap(), &rules, &GreedyConfig::default());
//! assert!(outcome.changed && outcome.converged);
//! assert_eq!(module.print(&cx), r#""builtin.module"() ({
//!   "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
//!   ^bb0(%arg0: i32):
//!     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//!     "toy.print"(%0) : (i32) -> ()
//!     "func.return"() : () -> ()
//!   }) : () -> ()
//! }) : () -> ()
//! "#);
//! ```

mod arguments;
mod blocks;
mod canonical;
mod commute;
mod config;
mod constants;
mod driver;
mod effect_witnesses;
mod fold;
mod identical;
mod listener;
mod liveness;
mod new_op;
mod pattern;
mod rewriter;
mod rules;
mod site;
mod unreachable;
mod worklist;

pub use canonical::{CanonicalRules, fold};
pub use commute::fold_by_traits;
pub use config::{GreedyConfig, Outcome};
pub use constants::InsertionRegions;
pub use driver::{rewrite_greedily, rewrite_greedily_with};
pub use fold::{Fold, Folded};
pub use listener::Listener;
pub use new_op::NewOp;
pub use pattern::Pattern;
pub use rewriter::Rewriter;
pub use rules::{FoldFn, RuleSet, Rules};
pub use site::Site;
