//! Results of passes, kept between operations and runs. Users depend on the crate `passwright`.
//!
//! A pass gets an operation, its options, and views of the operations around it; it returns what it changed, and its diagnostics and
//! statistics go through the manager. So an execution is a function, and a [`Cache`] keeps its values: under a key of all that
//! goes in, in a store of files that are written once. It takes part in a run by
//! [`PassManager::set_results`](pass_runtime::PassManager::set_results), for any IR that is a [`PortableIr`].
//!
//! What is in a folder is checked by hashes when it is read. Whatever happens to the folder costs time and nothing else.

#[cfg(feature = "http")]
mod action_result;
mod balance;
pub mod bytes;
mod cache;
mod explanation;
mod hash;
#[cfg(feature = "http")]
mod http;
mod identity;
mod key;
mod parallel;
mod portable;
mod printed;
mod record;
mod remote;
mod sections;
mod segment;
mod session;
mod store;
mod text;
mod text_sections;
mod value;

use std::io;
use std::path::Path;

pub use cache::{Cache, CacheConfig, CacheStats};
pub use hash::Hash;
#[cfg(feature = "http")]
pub use http::{Credentials, HttpStore};
pub use identity::{program_identity, source_identity};
pub use portable::{Portable, PortableIr, PortablePart};
pub use printed::{OutputCopy, OutputText, SectionedText};
pub use remote::{RemoteError, RemoteStore};
pub use sections::{PrintedSections, SectionCache};
pub use store::{StoreStats, stats};
pub use text::{TextCache, TextKey, TextPlace};
pub use text_sections::{COUNTS, PrintedFrame, PrintedSection, TextSection, TextSyntax};
pub use value::Value;

/// Removes what interrupted processes left in the folder of a cache, merges files if there are many, and removes those that were
/// not used for the longest time until the others have at most `limit` bytes. Returns the number of bytes that were removed.
///
/// # Errors
///
/// If the folder cannot be read, or if a file cannot be removed.
pub fn prune(folder: &Path, limit: u64) -> io::Result<u64> {
    store::prune(folder, limit)
}
