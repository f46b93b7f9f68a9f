//! Cancelling runs from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Cancels runs of the managers that it was given to, from any thread. Passes that are under way go on to their end unless
/// they ask [`PassContext::is_cancelled`](crate::PassContext::is_cancelled); no other pass starts. Copies share one state.
///
/// ```
/// # use pass_toy::tree::*;
/// use pass_runtime::manager::CancelToken;
/// use pass_runtime::PassManager;
///
/// let token = CancelToken::new();
/// let mut manager = PassManager::<Tree>::new("root");
/// manager.nest("any");
/// manager.set_cancel(token.clone());
/// token.cancel();
/// let mut message = String::new();
/// let result = manager.run(&(), &mut node("root", []), &mut |diagnostic| message = diagnostic.message);
/// assert!(result.is_err());
/// assert_eq!(message, "'root' op the run was cancelled");
/// ```
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Creates a token that cancels nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Cancels the runs.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets runs go on again.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Returns whether the runs are cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
