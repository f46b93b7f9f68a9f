//! Deallocation of nested bodies.

use super::Body;
use super::data::OpData;

/// Drops nested bodies with a worklist, because isolated operations nest to any depth.
impl Drop for Body {
    fn drop(&mut self) {
        let mut pending = Vec::new();
        take_nested(self.ops.as_mut_slice(), &mut pending);
        while let Some(mut ops) = pending.pop() {
            take_nested(&mut ops, &mut pending);
        }
    }
}

/// Moves nested bodies that have nested bodies themselves to the list.
fn take_nested(ops: &mut [OpData], pending: &mut Vec<Vec<OpData>>) {
    for body in ops.iter_mut().filter_map(OpData::body_mut) {
        if body.ops.as_slice().iter().any(|op| op.body().is_some()) {
            pending.push(std::mem::take(body.ops.items_mut()));
        }
    }
}
