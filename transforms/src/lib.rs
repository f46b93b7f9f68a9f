//! Passes that ship, declared in passes.kdl.
//!
//! `passes.kdl` becomes Rust by `build.rs`: structs, options, statistics, registration. What a pass does is in the file of
//! its name. `canonicalize` drives the rules of `arith`, `builtin`, `cf` and `scf` (folds and patterns) through
//! [`pass_ir::rewrite`]; [`canonical_rules`] are those rules, for passes of one's own. Arithmetic itself is in `fold`, on
//! plain data, and `sccp` folds with what it has found out. What operations do to memory is known by `pass-ir`. Nothing
//! here knows how definitions are parsed.
//!
//! ```
//! use pass_embedded::Embedded;
//! use pass_runtime::{PassManager, PassRegistry};
//!
//! let cx = pass_ir::Context::new();
//! let text = r#""func.func"() <{function_type = () -> i32, sym_name = "f"}> ({
//!   %0 = "arith.constant"() <{value = 20 : i32}> : () -> i32
//!   %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
//!   "func.return"(%1) : (i32) -> ()
//! }) : () -> ()"#;
//! let mut module = pass_ir::parse(&cx, text, &pass_ir::ParseOptions::default()).unwrap();
//!
//! let mut registry = PassRegistry::<Embedded>::new();
//! pass_transforms::register_transforms_passes(&mut registry)?;
//! let mut manager = PassManager::from(registry.parse(&cx, "builtin.module(func.func(canonicalize))")?);
//! manager.run(&cx, module.root(&cx))?;
//! assert!(module.print(&cx).contains(r#"%0 = "arith.constant"() <{value = 40 : i32}> : () -> i32"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arith;
mod builtin;
mod canonicalize;
mod cf;
mod cse;
mod fold;
mod generated;
mod inline;
mod loop_invariant_code_motion;
mod print_ir;
mod print_op_stats;
mod rewrite;
mod sccp;
mod scf;
mod strip_debuginfo;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;
mod view_op_graph;

pub use generated::*;
pub use rewrite::canonical_rules;
