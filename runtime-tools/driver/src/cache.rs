//! The cache of results of passes: its flags and its command. Without the feature `cache`, the type [`RunCache`] does nothing.

#[cfg(not(feature = "cache"))]
mod disabled;
#[cfg(feature = "cache")]
mod enabled;
#[cfg(feature = "cache")]
mod part;
#[cfg(feature = "cache")]
mod server;

#[cfg(not(feature = "cache"))]
pub(crate) use disabled::{
    OpenCache, OutputCopy, PartCache, PrintedSections, RunCache, SectionCache, SectionLookup,
    ToolIdentity, run_command,
};
#[cfg(feature = "cache")]
pub(crate) use enabled::{OpenCache, RunCache, ToolIdentity, run_command};
#[cfg(feature = "cache")]
pub(crate) use part::{PartCache, SectionLookup};
#[cfg(feature = "cache")]
pub(crate) use pass_cache::{OutputCopy, PrintedSections, SectionCache};

/// The words of which the command `cache` takes one.
#[cfg(any(feature = "cache", feature = "manual"))]
pub(crate) const ACTIONS: &[&str] = &["stats", "prune", "verify"];

/// What a run has made of a part of its input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// The name of the outermost operation.
    pub(crate) root: String,
    pub(crate) output: Vec<u8>,
    /// The text on standard error, before the pipeline is built and after that.
    pub(crate) texts: [String; 2],
}

/// A part of the input of a run, or several parts in a row.
#[cfg_attr(
    not(feature = "cache"),
    expect(dead_code, reason = "nothing is known of it")
)]
#[derive(Clone, Copy)]
pub(crate) struct PartText<'t> {
    pub(crate) name: &'t str,
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// Where the part is in a longer text; `None` for all of a text.
    pub(crate) whole: Option<WholeText<'t>>,
    /// The markers between the parts that this one is made of, in the input and in the output; `None` for a single part.
    pub(crate) markers: Option<[&'t str; 2]>,
}

/// A text that was split, and where one of its parts is.
#[cfg_attr(
    not(feature = "cache"),
    expect(dead_code, reason = "nothing is known of it")
)]
#[derive(Clone, Copy)]
pub(crate) struct WholeText<'t> {
    pub(crate) text: &'t str,
    pub(crate) start: usize,
    pub(crate) end: usize,
}
