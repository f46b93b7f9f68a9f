//! A report of runs of a pass manager: one HTML page for a person, which needs no network. Users depend on the crate `passwright`.
//!
//! A [`Recording`] is an instrumentation that records one run. All recordings of a [`Report`] become a page with a
//! flame chart of the times, a drawing of the pipeline, a table of the passes with their statistics, the slowest executions, what
//! each pass changed as a diff, and the diagnostics. The size of the page is bounded, and it states what it leaves out.
//!
//! ```
//! # use pass_toy::tree::*;
//! use pass_report::Report;
//! use pass_runtime::PassManager;
//!
//! let report = Report::new("my-opt");
//! let start = std::time::Instant::now();
//! let recording = report.run("a.tree", move || start.elapsed());
//! let mut manager = PassManager::<Tree>::new("root");
//! manager.add_instrumentation(recording.clone());
//! manager.add_instrumentation(recording.timing());
//! let result = manager.run(&(), &mut node("root", []), &mut |diagnostic| recording.diagnostic(&diagnostic));
//! recording.pipeline(&manager);
//! recording.end(result.err().map(|_| ""));
//! assert!(report.to_html().starts_with("<!doctype html>"));
//! ```
//!
//! The instrumentation (`recorder`) counts executions (`row`) and keeps diffs (`changes`). The page is data first (`view`, made of
//! `outline` and `flame`, within the bounds of `budget`), and text by a template that escapes everything (`page`). This crate knows no
//! IR, and reads neither files nor the clock.

mod budget;
mod changes;
mod flame;
mod outline;
mod page;
mod recorder;
mod recording;
mod report;
mod row;
mod text;
mod view;

pub use recording::Recording;
pub use report::Report;
