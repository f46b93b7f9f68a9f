//! Compiles many modules, each in a context of its own. Users depend on the crate `passwright`.
//!
//! The unit of failure is the module: a panic, a deadline, or a worker process that dies is the [`Verdict`] of the module that was being
//! compiled, and the others go on. [`Inputs`] finds modules, a [`Batch`] distributes them over workers, and the [`Manifest`] has a
//! [`Row`] for each, by which a later run leaves out what is done. The crate knows neither passes nor an IR: a function, or a
//! process that reads [requests](Request), compiles.
//!
//! ```
//! use std::num::NonZero;
//! use pass_batch::{Batch, Compile, Content, Execution, Module, Response, Verdict};
//! use pass_runtime::manager::CancelToken;
//!
//! let folder = tempfile::tempdir()?;
//! let compile: &Compile<'_> = &|request, _| {
//!     let mut response = Response::new(&request.id, Verdict::Ok);
//!     response.output = Some(request.text().to_uppercase());
//!     response
//! };
//! let batch = Batch {
//!     execution: Execution::Threads(compile),
//!     workers: NonZero::<usize>::MIN,
//!     deadline: None,
//!     folder: folder.path(),
//!     identity: "example 1.0",
//!     limits: "",
//!     is_forced: false,
//!     cancel: &CancelToken::new(),
//!     reproduce: &|text, _| text.to_owned(),
//! };
//! let modules = [Module::new("a.txt", Content::Text("text".to_owned()))];
//! let summary = batch.run(modules.into_iter(), |summary, _, _| summary.clone())?;
//! assert_eq!(summary.count(Verdict::Ok), 1);
//! assert_eq!(std::fs::read_to_string(folder.path().join("a.txt"))?, "TEXT");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod compilation;
mod input;
mod key;
mod manifest;
mod module;
mod outputs;
mod process;
mod protocol;
mod queue;
mod slot;
mod summary;
mod worker;

pub use batch::{Batch, Compile, Execution, REDUCED, REPRODUCERS};
pub use compilation::Compilation;
pub use input::{InputError, Inputs};
pub use key::key_of;
pub use manifest::{Manifest, Row};
pub use module::{Content, Module};
pub use process::MEMORY_STATUS;
pub use protocol::{
    DiagnosticRecord, MAX_FRAME, Request, Response, Statistics, Verdict, read_frame, write_frame,
};
pub use summary::{FailureGroup, Summary};
