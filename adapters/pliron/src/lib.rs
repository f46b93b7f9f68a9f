//! The pass manager on [pliron]: pipelines, options, statistics and instrumentation for modules that pliron owns. Users depend on the crate `passwright`.
//!
//! A [`PlironModule`] owns a pliron context and lends its outermost operation as a [`PlironOp`], which is exclusive access
//! to that operation. [`PlironContext`] holds the operations and interfaces that a pipeline may name, because pliron cannot
//! list them. [`IrText`](pass_runtime::ir::IrText) reads and prints modules, and [`native`] runs pliron's own
//! passes.
//!
//! Not supported: running operations on several threads, since all of pliron's data is behind one context; the generic
//! form, since each operation prints itself; and unregistered operations, since pliron has none.
//!
//! A pass reaches all operations of the context. One that reads or changes others than those in its own needs a manager that
//! [does not skip](pass_runtime::PassManager::set_skip).
//!
//! ```
//! use pass_pliron::{Pliron, PlironContext, native};
//! use pass_runtime::ir::{IrText, ParseOptions, PrintOptions};
//! use pass_runtime::manager::Nesting;
//! use pass_runtime::{PassManager, PassRegistry};
//!
//! let cx = PlironContext::new();
//! let mut registry = PassRegistry::<Pliron>::new();
//! native::register_pliron_passes(&mut registry).unwrap();
//!
//! let mut manager = PassManager::<Pliron>::new("builtin.module");
//! manager.add(native::Dce::new()).unwrap();
//! assert_eq!(manager.to_string(), "builtin.module(dce)");
//!
//! let text = "builtin.module @m { ^entry(): }";
//! let mut module = Pliron::parse(&cx, "m.plir", text, ParseOptions::default(), &mut |said| panic!("{said}")).unwrap();
//! manager.run(&cx, module.op(), &mut |diagnostic| panic!("{diagnostic}")).unwrap();
//! ```

mod context;
mod depth;
mod diagnostic;
mod entities;
mod guard;
mod identity;
mod ir;
mod location;
mod module;
pub mod native;
mod op;
mod part;
mod print;
mod text;
mod tree;
mod verify;

pub use context::PlironContext;
pub use ir::Pliron;
pub use module::PlironModule;
pub use op::{PlironName, PlironOp};
