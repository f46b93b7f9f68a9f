//! A map that grows by shared access.

use std::sync::OnceLock;

/// A map from numbers that grows by shared access. Values stay in place, and reading takes no lock.
///
/// It is a binary tree: the bits of a hash of the key lead from a node to the next one.
pub(crate) struct OnceMap<V>(OnceLock<Box<Node<V>>>);

struct Node<V> {
    key: u64,
    value: V,
    children: [OnceMap<V>; 2],
}

impl<V> OnceMap<V> {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_none()
    }

    pub(crate) fn get(&self, key: u64) -> Option<&V> {
        let (mut hash, mut node) = (hash(key), self.0.get()?);
        while node.key != key {
            node = node.child(&mut hash).0.get()?;
        }
        Some(&node.value)
    }

    /// Returns the value of the key, which is `value` unless there is one.
    pub(crate) fn insert(&self, key: u64, value: V) -> &V {
        let (mut hash, mut map) = (hash(key), self);
        let mut new = Box::new(Node {
            key,
            value,
            children: Default::default(),
        });
        while let Err(rejected) = map.0.set(new) {
            new = rejected;
            match map.0.get() {
                Some(node) if node.key == key => return &node.value,
                Some(node) => map = node.child(&mut hash),
                None => {}
            }
        }
        match map.0.get() {
            Some(node) => &node.value,
            None => unreachable!("it was just set"),
        }
    }

    /// Returns the values, in any order.
    pub(crate) fn values(&self) -> impl Iterator<Item = &V> {
        let mut nodes = Vec::from_iter(self.0.get());
        std::iter::from_fn(move || {
            let node = nodes.pop()?;
            nodes.extend(node.children.iter().filter_map(|map| map.0.get()));
            Some(&node.value)
        })
    }

    /// Returns the entries in the order of their keys.
    pub(crate) fn into_entries(self) -> Vec<(u64, V)> {
        let (mut nodes, mut entries) = (Vec::from_iter(self.0.into_inner()), Vec::new());
        while let Some(node) = nodes.pop() {
            entries.push((node.key, node.value));
            nodes.extend(
                node.children
                    .into_iter()
                    .filter_map(|map| map.0.into_inner()),
            );
        }
        entries.sort_by_key(|(key, _)| *key);
        entries
    }
}

impl<V> Node<V> {
    /// Returns the map in which the first bit of the hash leads on, and removes that bit.
    fn child(&self, hash: &mut u64) -> &OnceMap<V> {
        let [left, right] = &self.children;
        let goes_left = *hash >> 63 == 0;
        *hash <<= 1;
        if goes_left { left } else { right }
    }
}

/// No two keys have the same hash, so two keys part after 64 nodes at the latest.
fn hash(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<V> Default for OnceMap<V> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}
