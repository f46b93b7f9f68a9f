//! Copies of operations, and moves between bodies.

mod copier;

use std::fmt;

use crate::context::Context;
use crate::handle::{BlockId, Handle, OpId, RegionId, ValueId};

use super::{Body, InsertPoint, StillUsed};
use copier::Copier;

/// Detached operations, which can be inserted into any body.
///
/// Values that they use but do not define are the captures of the fragment, which its insertion maps to
/// other values.
///
/// ```
/// use pass_ir::{parse, InsertPoint, ParseOptions};
///
/// let cx = pass_dialects::context();
/// let text = r#""builtin.module"() ({
///   "builtin.module"() ({
///     %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
///     %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
///   }) : () -> ()
///   "builtin.module"() ({
///     "builtin.module"() ({}) : () -> ()
///   }) : () -> ()
/// }) : () -> ()"#;
/// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
/// let mut root = module.root(&cx);
/// let body = root.body_mut().unwrap();
/// let owners: Vec<_> = body.walk();
/// let inner = body.nested_mut(owners[0]).unwrap();
/// let fragment = inner.take_op(&cx, inner.walk()[0]).unwrap();
/// assert!(fragment.captures().is_empty());
/// let other = body.nested_mut(owners[1]).unwrap();
/// let block = other.entry(other.top_regions()[0]).unwrap();
/// other.insert_fragment(&cx, fragment, &[], InsertPoint::End(block)).unwrap();
/// assert_eq!(module.print(&cx), r#""builtin.module"() ({
///   "builtin.module"() ({
///     %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
///   }) : () -> ()
///   "builtin.module"() ({
///     "builtin.module"() ({
///     }) : () -> ()
///     %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
///   }) : () -> ()
/// }) : () -> ()
/// "#);
/// ```
#[derive(Debug)]
pub struct Fragment {
    /// The blocks in a single region; a single operation is in a block of its own.
    body: Body,
    captures: Vec<ValueId>,
    placeholders: Vec<ValueId>,
}

impl Fragment {
    /// Returns the values that are used and not defined here, as handles of the body that the fragment comes from, in
    /// the order in which they are first used.
    pub fn captures(&self) -> &[ValueId] {
        &self.captures
    }
}

/// The error for an insertion of a fragment with too few values for its captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingCaptures {
    /// The number of captures.
    pub required: usize,
    /// The number of values.
    pub provided: usize,
}

impl fmt::Display for MissingCaptures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the operations use {} values from outside, but {} were provided",
            self.required, self.provided
        )
    }
}

impl std::error::Error for MissingCaptures {}

impl Body {
    /// Returns a copy of an operation with all that is nested in it.
    #[must_use]
    pub fn copy_op(&self, cx: &Context, op: OpId) -> Fragment {
        self.copy(cx, |copier, region| copier.copy_op(op, region))
    }

    /// Returns a copy of the blocks of a region, which must not branch to blocks outside of it.
    #[must_use]
    pub fn copy_region(&self, cx: &Context, region: RegionId) -> Fragment {
        self.copy(cx, |copier, target| copier.pending.push((region, target)))
    }

    /// Returns a copy of an operation next to others of the same body; it uses the values that the original uses.
    pub fn clone_op(&mut self, cx: &Context, op: OpId, at: InsertPoint) -> OpId {
        let fragment = self.copy_op(cx, op);
        let captures = fragment.captures.clone();
        let (copy, _) = self.attach_blocks(cx, fragment, &captures);
        self.place_first(copy, at)
    }

    /// Returns a copy of the body with its nested bodies.
    #[must_use]
    pub fn duplicate(&self, cx: &Context) -> Self {
        let mut stack = vec![BodyCopy::of(cx, self)];
        loop {
            let Some(top) = stack.last_mut() else {
                return Self::new(cx.new_body_id());
            };
            if let Some((from, to)) = top.nested.pop() {
                top.current_owner = Some(to);
                if let Some(source) = top.source.nested(from) {
                    let next = BodyCopy::of(cx, source);
                    stack.push(next);
                }
                continue;
            }
            let Some(done) = stack.pop() else { continue };
            let Some(outer) = stack.last_mut() else {
                return done.copy;
            };
            if let Some(owner) = outer.current_owner.take() {
                outer.copy.set_nested(owner, Box::new(done.copy));
            }
        }
    }
}

impl Body {
    /// Removes an operation with its nested operations from the body. Bodies of nested isolated operations are moved,
    /// not copied.
    ///
    /// # Errors
    ///
    /// Fails, and changes nothing, if a result is used.
    pub fn take_op(&mut self, cx: &Context, op: OpId) -> Result<Fragment, StillUsed> {
        if self.has_used_results(op) {
            return Err(StillUsed);
        }
        let (mut fragment, owners) = self.fragment(cx, |copier, region| copier.copy_op(op, region));
        for (from, to) in owners {
            if let Some(nested) = self.take_nested(from) {
                fragment.body.set_nested(to, nested);
            }
        }
        self.erase(op)?;
        Ok(fragment)
    }

    /// Inserts the operations of a fragment, with values for its captures. Returns the
    /// first operation.
    ///
    /// # Errors
    ///
    /// Fails, changes nothing and drops the fragment, if there are fewer values than captures.
    pub fn insert_fragment(
        &mut self,
        cx: &Context,
        fragment: Fragment,
        captures: &[ValueId],
        at: InsertPoint,
    ) -> Result<OpId, MissingCaptures> {
        fragment.expect_captures(captures)?;
        let (region, _) = self.attach_blocks(cx, fragment, captures);
        Ok(self.place_first(region, at))
    }

    /// Inserts the blocks of a fragment at the end of a region, with values for its captures. Returns the
    /// blocks.
    ///
    /// # Errors
    ///
    /// Fails, changes nothing and drops the fragment, if there are fewer values than captures.
    pub fn insert_fragment_blocks(
        &mut self,
        cx: &Context,
        fragment: Fragment,
        captures: &[ValueId],
        region: RegionId,
    ) -> Result<Vec<BlockId>, MissingCaptures> {
        fragment.expect_captures(captures)?;
        let (detached, blocks) = self.attach_blocks(cx, fragment, captures);
        self.move_blocks(detached, region);
        self.retire_region(detached.slot());
        Ok(blocks)
    }

    /// Moves the operations of the first block of a detached region to a position, and drops the region.
    fn place_first(&mut self, detached: RegionId, at: InsertPoint) -> OpId {
        let block = self.entry(detached);
        let ops: Vec<OpId> = block
            .into_iter()
            .flat_map(|block| self.ops(block))
            .collect();
        let mut at = at;
        for &op in &ops {
            self.insert(op, at);
            at = InsertPoint::After(op);
        }
        if let Some(block) = block {
            self.detach_block(block);
            self.retire_block(block.slot());
        }
        self.retire_region(detached.slot());
        ops.first().copied().unwrap_or(OpId::NONE)
    }

    /// Moves the blocks of a fragment to a detached region.
    fn attach_blocks(
        &mut self,
        cx: &Context,
        fragment: Fragment,
        captures: &[ValueId],
    ) -> (RegionId, Vec<BlockId>) {
        let Fragment {
            body: mut source,
            placeholders,
            ..
        } = fragment;
        let detached = self.new_region(OpId::NONE);
        let mut copier = Copier::new(cx, &source, self);
        copier
            .values
            .extend(placeholders.into_iter().zip(captures.iter().copied()));
        copier
            .pending
            .extend(source.top.first().map(|&region| (region, detached)));
        copier.run();
        let pairs = copier.ops;
        for (from, to) in pairs {
            if let Some(nested) = source.take_nested(from) {
                self.set_nested(to, nested);
            }
        }
        let blocks = self.blocks(detached).collect();
        (detached, blocks)
    }

    fn copy(&self, cx: &Context, start: impl FnOnce(&mut Copier<'_>, RegionId)) -> Fragment {
        let (mut fragment, owners) = self.fragment(cx, start);
        for (from, to) in owners {
            if let Some(source) = self.nested(from) {
                fragment.body.set_nested(to, Box::new(source.duplicate(cx)));
            }
        }
        fragment
    }

    /// Copies operations without the bodies of isolated ones, which it returns with their copies.
    fn fragment(
        &self,
        cx: &Context,
        start: impl FnOnce(&mut Copier<'_>, RegionId),
    ) -> (Fragment, Vec<(OpId, OpId)>) {
        let mut body = Self::new(cx.new_body_id());
        let region = body.add_top_region();
        let mut copier = Copier::new(cx, self, &mut body);
        start(&mut copier, region);
        copier.run();
        let Copier { captures, ops, .. } = copier;
        let owners = ops.into_iter().filter(|pair| self.nested(pair.0).is_some());
        let (captures, placeholders) = captures.into_iter().unzip();
        let fragment = Fragment {
            body,
            captures,
            placeholders,
        };
        (fragment, owners.collect())
    }
}

impl Fragment {
    fn expect_captures(&self, values: &[ValueId]) -> Result<(), MissingCaptures> {
        let (required, provided) = (self.captures.len(), values.len());
        if provided < required {
            return Err(MissingCaptures { required, provided });
        }
        Ok(())
    }
}

/// A body that is being copied: an entry of an explicit stack, because bodies nest to any depth.
struct BodyCopy<'a> {
    source: &'a Body,
    copy: Body,
    /// The owners of nested bodies that are not copied yet, with their copies.
    nested: Vec<(OpId, OpId)>,
    /// The copy of the owner whose body is being copied.
    current_owner: Option<OpId>,
}

impl<'a> BodyCopy<'a> {
    fn of(cx: &Context, source: &'a Body) -> Self {
        let mut copy = Body::new(cx.new_body_id());
        let mut copier = Copier::new(cx, source, &mut copy);
        for &region in source.top_regions() {
            let target = copier.to.add_top_region();
            copier.pending.push((region, target));
        }
        copier.run();
        let mut nested = copier.ops;
        nested.retain(|pair| source.nested(pair.0).is_some());
        Self {
            source,
            copy,
            nested,
            current_owner: None,
        }
    }
}
