//! Collections that only grow. References to their values stay valid while others are inserted, and threads read them
//! without locks. A map of the standard library lends neither.

use std::sync::OnceLock;

/// A short list that only grows.
pub(crate) struct FrozenList<T>(OnceLock<Box<Link<T>>>);

struct Link<T> {
    value: T,
    next: FrozenList<T>,
}

impl<T> FrozenList<T> {
    /// Appends `value`.
    pub(crate) fn push(&self, value: T) -> &T {
        let mut link = Box::new(Link {
            value,
            next: Self::default(),
        });
        let mut list = self;
        loop {
            match list.0.set(link) {
                Err(back) => link = back,
                Ok(()) => break,
            }
            list = list.0.get().map_or(list, |taken| &taken.next);
        }
        // The value was set just above; that of another list would do no harm.
        &list.0.get_or_init(|| unreachable!("it was just set")).value
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        let mut next = self;
        std::iter::from_fn(move || {
            let link = next.0.get()?;
            next = &link.next;
            Some(&link.value)
        })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_none()
    }

    /// Takes everything out.
    pub(crate) fn drain(&mut self) -> impl Iterator<Item = T> + use<T> {
        let mut next = self.0.take();
        std::iter::from_fn(move || {
            let mut link = next.take()?;
            next = link.next.0.take();
            Some(link.value)
        })
    }
}

/// A map that only grows. Its keys are numbers that are well spread after [`spread`].
pub(crate) struct FrozenMap<V>(Slot<V>);

type Slot<V> = OnceLock<Box<Node<V>>>;

struct Node<V> {
    key: u64,
    value: V,
    /// The subtrees, by the next two bits of the key.
    below: [Slot<V>; 4],
}

impl<V: Default> FrozenMap<V> {
    pub(crate) fn get(&self, key: u64) -> Option<&V> {
        let (mut slot, mut path) = (&self.0, spread(key));
        loop {
            let node = slot.get()?;
            if node.key == key {
                return Some(&node.value);
            }
            slot = node.below(path);
            path >>= 2;
        }
    }

    pub(crate) fn get_or_default(&self, key: u64) -> &V {
        let (mut slot, mut path) = (&self.0, spread(key));
        loop {
            let node = slot.get_or_init(|| Box::new(Node::new(key)));
            if node.key == key {
                return &node.value;
            }
            slot = node.below(path);
            path >>= 2;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_none()
    }

    pub(crate) fn for_each_mut(&mut self, visit: &mut impl FnMut(&mut V)) {
        visit_slot(&mut self.0, visit);
    }

    /// Takes everything out, in no order.
    pub(crate) fn drain(&mut self) -> Vec<(u64, V)> {
        let mut taken = Vec::new();
        drain_slot(&mut self.0, &mut taken);
        taken
    }
}

impl<V: Default> Node<V> {
    fn new(key: u64) -> Self {
        Self {
            key,
            value: V::default(),
            below: Default::default(),
        }
    }
}

impl<V> Node<V> {
    fn below(&self, path: u64) -> &Slot<V> {
        let [a, b, c, d] = &self.below;
        match path & 3 {
            0 => a,
            1 => b,
            2 => c,
            _ => d,
        }
    }
}

/// Different numbers stay different, so two of them part ways after 32 steps at the latest.
fn spread(key: u64) -> u64 {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 32)
}

fn visit_slot<V>(slot: &mut Slot<V>, visit: &mut impl FnMut(&mut V)) {
    if let Some(node) = slot.get_mut() {
        visit(&mut node.value);
        node.below
            .iter_mut()
            .for_each(|slot| visit_slot(slot, visit));
    }
}

fn drain_slot<V>(slot: &mut Slot<V>, taken: &mut Vec<(u64, V)>) {
    if let Some(mut node) = slot.take() {
        node.below
            .iter_mut()
            .for_each(|slot| drain_slot(slot, taken));
        taken.push((node.key, node.value));
    }
}

impl<T> Default for FrozenList<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

impl<V> Default for FrozenMap<V> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}

#[cfg(test)]
mod tests {
    use super::{FrozenList, FrozenMap};

    #[test]
    fn a_list_keeps_its_order() {
        let mut list = FrozenList::default();
        let first = list.push(String::from("a"));
        list.push(String::from("b"));
        assert_eq!(first, "a");
        assert_eq!(list.iter().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(list.drain().collect::<Vec<_>>(), ["a", "b"]);
        assert!(list.is_empty());
    }

    #[test]
    fn a_map_finds_what_was_put_in() {
        let mut map = FrozenMap::<std::sync::OnceLock<u64>>::default();
        let keys = || (0..1000).chain([u64::MAX, 1 << 63, 1 << 32]);
        keys().for_each(|key| map.get_or_default(key).set(!key).unwrap());
        assert!(keys().all(|key| map.get(key).unwrap().get() == Some(&!key)));
        assert!(map.get(1000).is_none());
        let mut count = 0;
        map.for_each_mut(&mut |_| count += 1);
        assert_eq!(count, 1003);
        assert_eq!(map.drain().len(), 1003);
        assert!(map.is_empty());
    }
}
