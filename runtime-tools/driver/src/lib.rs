//! The driver: reads a module, runs passes on it, prints it. A tool over any IR takes a handful of lines. Users depend on the crate `passwright`.
//!
//! ```no_run
//! # mod example { pub struct Example; }
//! use std::process::ExitCode;
//! # fn tool<Example: pass_runtime::ir::IrText>() -> ExitCode where Example::Context: Default {
//! # let register_example_passes = |_: &mut pass_runtime::PassRegistry<Example>| Ok(());
//! use pass_driver::Driver;
//!
//! Driver::<Example>::new("example-opt").passes(register_example_passes).main()
//! # }
//! ```
//!
//! Arguments become `settings`, a table of all flags; settings and input become text (`session`), and text is written (`output`) only
//! if the run succeeds. The driver knows passes by their registry and the IR by [`pass_runtime::ir::IrText`]; it does
//! not know how either is declared.

mod argument_file;
mod arguments;
mod artifacts;
mod binary;
mod cache;
mod child;
mod child_role;
mod command;
#[cfg(feature = "batch")]
mod deadline;
mod declarations;
mod definition_files;
mod diagnostics;
mod diff;
mod driver;
mod dumps;
mod examples;
mod execution_filters;
mod expected;
mod files;
mod flag;
mod help;
#[cfg_attr(not(unix), expect(dead_code, reason = "no signal is handled"))]
mod interrupt;
mod isolate;
mod listing;
mod memory;
#[cfg(feature = "batch")]
mod module_compiler;
mod output;
mod own_stack;
mod panics;
mod pipelines;
mod recording;
mod remarks;
mod report;
mod reproducers;
mod run_error;
mod session;
mod settings;
mod split;
mod statistics;
mod temporary;
mod test_script;
mod timing;
mod unsupported_flags;

pub use binary::{BinaryFormat, BinaryOptions, ReadBinary, WriteBinary};
pub use diff::ir_diff;
pub use driver::{Driver, Streams};
pub use panics::quiet_panics;
