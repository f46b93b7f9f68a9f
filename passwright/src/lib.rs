//! Compiler passes declared once, and a multi-threaded pass manager that runs them on any IR.
//!
//! This is the one crate that a project depends on. It holds no code of its own: the pass manager is re-exported at the
//! root, everything else behind a feature.
//!
//! | feature | module | contents |
//! |---|---|---|
//! | `macros` (default) | the root | `#[pass]`, `#[pass_group]`, `include_passes!`, `pipeline!` |
//! | `observe` | [`observe`] | observers of runs: times, traces, dumps, remarks |
//! | `debug` | [`debug`] | reproducers, bisection, counters, reduction |
//! | `driver` | [`driver`] | a command line like that of `mlir-opt` around the passes of a tool |
//! | `report` | | the driver's flag `--report`: a run as a page for a browser |
//! | `progress` | | the progress of a long run on a terminal |
//! | `snippets` | | the driver's flag `--diagnostic-style`, with the layout of rustc |
//! | `manual` | | `Driver::manual`: completion scripts and manual pages of a tool that is installed |
//! | `builder` | [`builder`] | pipelines as editable data: order rules, and extensions by libraries |
//! | `embedded` | [`embedded`] | an IR in MLIR's generic form, and its adapter |
//! | `transforms` | [`transforms`] | `canonicalize`, `cse`, `inline` and others for the embedded IR |
//! | `pliron` | [`pliron`] | the adapter for the `pliron` crate |
//! | `tracing` | [`observe::trace`] | spans of the `tracing` crate |

pub use pass_runtime::*;

#[cfg(feature = "builder")]
pub use pass_builder as builder;
#[cfg(feature = "debug")]
pub use pass_debug as debug;
#[cfg(feature = "driver")]
pub use pass_driver as driver;
#[cfg(feature = "observe")]
pub use pass_observe as observe;
#[cfg(feature = "pliron")]
pub use pass_pliron as pliron;
#[cfg(feature = "transforms")]
pub use pass_transforms as transforms;

/// The embedded IR, which reads, verifies and prints MLIR's generic form, and its adapter.
#[cfg(feature = "embedded")]
pub mod embedded {
    pub use pass_embedded::*;
    pub use pass_ir::*;
}

/// The names that a file with passes uses.
///
/// With the features `embedded` and `driver`, this is enough for a pass on the embedded IR and its tool.
pub mod prelude {
    pub use pass_runtime::prelude::*;

    #[cfg(feature = "driver")]
    pub use pass_driver::Driver;
    #[cfg(feature = "embedded")]
    pub use pass_embedded::Embedded;
    #[cfg(feature = "embedded")]
    pub use pass_ir::Op;
}
