//! Maps and sets with a fast hash and a fixed seed. Some are keyed by names of the input, so that a text whose names were chosen to
//! collide is read slowly.
#![expect(
    clippy::disallowed_types,
    reason = "a fixed seed makes them iterate in the same order in each run"
)]

/// A map with a fast hash.
///
/// ```
/// use pass_ir::hash::HashMap;
/// use pass_ir::{Context, Ident};
///
/// let cx = Context::new();
/// let mut counts: HashMap<Ident, usize> = HashMap::default();
/// *counts.entry(cx.ident("f")).or_default() += 1;
/// assert_eq!(counts[&cx.ident("f")], 1);
/// ```
pub type HashMap<K, V> = std::collections::HashMap<K, V, HashState>;

/// A set with a fast hash.
pub type HashSet<T> = std::collections::HashSet<T, HashState>;

/// The state from which hashers are built. All are equal.
pub type HashState = foldhash::fast::FixedState;
