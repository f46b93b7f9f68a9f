//! Receivers of the remarks that passes report.

mod yaml;

pub use yaml::to_yaml;

use std::fmt;
use std::sync::Arc;

use pass_runtime::Diagnostic;
use pass_runtime::diagnostic::Emit;
use pass_runtime::instrumentation::{Instrumentation, Interest, PassSite, Sink};
use pass_runtime::ir::Ir;
use pass_runtime::remark::Remark;

/// Receives the remarks that a filter selects, in the order of the operations, one call at a time.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::PassManager;
/// use pass_observe::remarks::Remarks;
///
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.add_instrumentation(Remarks::new(|remark| remark.category == "unroll"));
/// # manager.run(&(), &mut node("root", []), &mut drop).unwrap();
/// ```
pub struct Remarks {
    is_selected: Box<dyn Fn(&Remark) -> bool + Send + Sync>,
    take: Arc<dyn Fn(Remark, Emit<'_>) + Send + Sync>,
}

impl Remarks {
    /// Creates a receiver that emits the selected remarks as diagnostics.
    pub fn new(is_selected: impl Fn(&Remark) -> bool + Send + Sync + 'static) -> Self {
        Self::with_sink(is_selected, |remark, emit| {
            let location = remark.location.clone().unwrap_or_default();
            emit(Diagnostic::remark(location, remark.to_string()));
        })
    }

    /// Creates a receiver that passes the selected remarks to `take`.
    pub fn with_sink(
        is_selected: impl Fn(&Remark) -> bool + Send + Sync + 'static,
        take: impl Fn(Remark, Emit<'_>) + Send + Sync + 'static,
    ) -> Self {
        Self {
            is_selected: Box::new(is_selected),
            take: Arc::new(take),
        }
    }
}

impl<I: Ir> Instrumentation<I> for Remarks {
    fn interest(&self) -> Interest {
        Interest::REMARKS
    }

    fn on_remark(&self, remark: &Remark, pass: &PassSite<'_, I>, emit: Sink<'_, I>) {
        if !(self.is_selected)(remark) {
            return;
        }
        let (remark, take) = (remark.clone(), Arc::clone(&self.take));
        pass.pipeline()
            .in_order(emit, move |emit| take(remark, emit));
    }
}

impl fmt::Debug for Remarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Remarks").finish_non_exhaustive()
    }
}
