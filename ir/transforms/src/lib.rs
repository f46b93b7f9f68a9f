//! Passes that ship, declared in passes.kdl. Users depend on the crate `passwright`.
//!
//! `build.rs` generates structs, options, statistics and registration from `passes.kdl`. Each pass is implemented in the
//! file of its name. Dialects declare how their operations behave; no pass names a dialect.
//!
//! ```
//! use pass_embedded::Embedded;
//! use pass_runtime::{PassManager, PassRegistry};
//!
//! let cx = pass_dialects::context();
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
//! manager.run(&cx, module.root(&cx), &mut |diagnostic| panic!("{diagnostic}"))?;
//! assert!(module.print(&cx).contains(r#"%0 = "arith.constant"() <{value = 40 : i32}> : () -> i32"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod canonicalize;
mod cse;
mod generated;
mod inline;
mod loop_invariant_code_motion;
mod print_ir;
mod print_op_stats;
mod remarks;
mod sccp;
mod strip_debuginfo;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;

pub use generated::*;
