//! The error that announces a reproducer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::reproducer::ReproducerSink;
use pass_runtime::Location;
use pass_runtime::diagnostic::{Diagnostic, Emit};

/// The first failure of a run, or of the pipelines that a pass runs.
pub(super) struct FirstFailure {
    pub(super) text: Arc<str>,
    pub(super) location: Location,
    /// The running passes; empty if no pass is to blame.
    pub(super) passes: String,
}

pub(super) struct Announcer {
    sink: Arc<dyn ReproducerSink>,
    has_announced: AtomicBool,
}

impl Announcer {
    pub(super) fn new(sink: Arc<dyn ReproducerSink>) -> Self {
        Self {
            sink,
            has_announced: AtomicBool::new(false),
        }
    }

    /// Writes the reproducer and emits an error that names its place, unless an earlier failure of the run had one.
    pub(super) fn announce(&self, failure: FirstFailure, emit: Emit<'_>) {
        if self.has_announced.swap(true, Ordering::Relaxed) {
            return;
        }
        let FirstFailure {
            text,
            location,
            passes,
        } = failure;
        let outcome = match self.sink.write(&text) {
            Ok(place) => format!("reproducer generated at `{place}`"),
            Err(reason) => format!("failed to create output stream: {reason}"),
        };
        let failed = match passes.as_str() {
            "" => "Pipeline failed".to_owned(),
            passes => format!("Pipeline failed while executing {passes}"),
        };
        // In the words of MLIR's tools, which scripts look for.
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let error = Diagnostic::error(location.clone(), message);
        emit(error.note_at(location, format!("{failed}: {outcome}")));
    }
}
