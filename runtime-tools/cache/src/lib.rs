//! Results of passes, kept between operations and runs. Users depend on the crate `passwright`.
//!
//! A pass gets an operation, its options, and views of the operations around it; it returns what it changed, and its diagnostics and
//! statistics go through the manager. So an execution is a function, and a [`Cache`] keeps its values: under a key of all that
//! goes in, in a store of files that are written once. It takes part in a run by
//! [`PassManager::set_results`](pass_runtime::PassManager::set_results), for any IR that is a [`PortableIr`].
//!
//! What is in a folder is checked by hashes when it is read. A damaged folder only costs recomputation.

mod balance;
pub mod bytes;
mod cache;
mod explanation;
mod hash;
mod identity;
mod key;
mod portable;
mod record;
mod session;
mod store;
mod text;

pub use cache::{Cache, CacheConfig, CacheStats};
pub use hash::Hash;
pub use identity::{program_identity, source_identity};
pub use portable::{Portable, PortableIr, PortablePart};
pub use store::{StoreStats, Value, prune, stats};
pub use text::{TextCache, TextKey, TextPlace};
