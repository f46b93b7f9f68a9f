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
//! Arguments become [`Settings`] (`flags`, by the `flag_table`), settings and input become text (`session`), and text reaches its place only
//! if all went well (`output`). The driver knows passes by their registry and the IR by [`pass_runtime::ir::IrText`]; it does
//! not know how either is declared.

mod clock;
mod command;
mod declarations;
mod definition_files;
mod diagnostics;
mod diff;
mod driver;
mod dumps;
mod examples;
mod expected;
mod failed;
mod files;
mod flag_table;
mod flags;
mod gates;
mod help;
mod interrupt;
mod isolate;
mod listing;
#[cfg(feature = "manual")]
mod manual;
mod memory;
mod observers;
mod output;
mod panics;
mod pipelines;
mod progress;
mod recording;
mod remarks;
mod report;
mod reproducers;
mod session;
pub mod settings;
mod split;
mod statistics;
mod temporary;
mod test_script;
mod timing;

pub use diff::ir_diff;
pub use driver::{Driver, Streams};
pub use panics::quiet_panics;
pub use settings::Settings;
