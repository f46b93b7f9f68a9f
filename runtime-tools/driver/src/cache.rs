//! The cache of results of passes: its flags and its command. Without the feature `cache`, the type [`RunCache`] does nothing.

#[cfg(not(feature = "cache"))]
mod disabled;
#[cfg(feature = "cache")]
mod enabled;

#[cfg(not(feature = "cache"))]
pub(crate) use disabled::{OpenCache, RunCache, run_command};
#[cfg(feature = "cache")]
pub(crate) use enabled::{OpenCache, RunCache, run_command};

/// What is to be said about the cache after a run.
#[derive(Default)]
pub(crate) struct CacheReport {
    pub(crate) text: String,
    /// True if a result was not the same when it was computed again.
    pub(crate) is_error: bool,
}
