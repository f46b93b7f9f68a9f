//! Structural equivalence of operations.

use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::context::Context;
use crate::handle::{BlockId, OpId, RegionId, ValueId};
use crate::op_access::Op;

/// Properties that a comparison of operations ignores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ignore {
    /// Where operations and block arguments come from.
    pub locations: bool,
}

impl Op<'_> {
    /// True if two operations of one context have the same name, attributes, types and nested operations: the
    /// handles of operations, blocks and values do not count, what they stand for does.
    ///
    /// ```
    /// use pass_ir::body::Ignore;
    /// use pass_ir::{parse, Attr, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let text = r#"%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32"#;
    /// let mut one = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let mut two = parse(&cx, &format!("\n{text}"), &ParseOptions::default()).unwrap();
    /// let ignore = Ignore { locations: true };
    /// assert!(one.root(&cx).is_equivalent(&two.root(&cx), ignore));
    /// assert!(!one.root(&cx).is_equivalent(&two.root(&cx), Ignore::default()));
    /// ```
    #[must_use]
    pub fn is_equivalent(&self, other: &Op<'_>, ignore: Ignore) -> bool {
        same_headers(&self.header(), &other.header(), ignore)
            && self.operand_types().eq(other.operand_types())
            && self.result_types().eq(other.result_types())
            && match (self.body(), other.body()) {
                (None, None) => true,
                (Some(one), Some(two)) => one.is_equivalent(self.context(), two, ignore),
                _ => false,
            }
    }
}

impl Body {
    /// True if two bodies of one context are equivalent. See [`Op::is_equivalent`].
    #[must_use]
    pub fn is_equivalent(&self, cx: &Context, other: &Self, ignore: Ignore) -> bool {
        // A list instead of calls of one's own: bodies may be nested to any depth.
        let mut bodies = vec![(self, other)];
        while let Some((one, two)) = bodies.pop() {
            let mut pair = Pair::new(cx, one, two, ignore);
            if !pair.is_same(one.top_regions(), two.top_regions()) {
                return false;
            }
            bodies.append(&mut pair.nested);
        }
        true
    }
}

fn same_headers(one: &crate::Header, two: &crate::Header, ignore: Ignore) -> bool {
    (one.name, one.attrs, one.props) == (two.name, two.attrs, two.props)
        && (ignore.locations || one.loc == two.loc)
}

/// Two bodies that look the same so far, and what of one stands for what of the other.
struct Pair<'a> {
    cx: &'a Context,
    one: &'a Body,
    two: &'a Body,
    ignore: Ignore,
    values: FxHashMap<ValueId, ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
    nested: Vec<(&'a Body, &'a Body)>,
    /// Operations of which the operands are to be compared when all values are known.
    ops: Vec<(OpId, OpId)>,
}

impl<'a> Pair<'a> {
    fn new(cx: &'a Context, one: &'a Body, two: &'a Body, ignore: Ignore) -> Self {
        Self {
            cx,
            one,
            two,
            ignore,
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            nested: Vec::new(),
            ops: Vec::new(),
        }
    }

    fn is_same(&mut self, one: &[RegionId], two: &[RegionId]) -> bool {
        if one.len() != two.len() {
            return false;
        }
        let mut regions: Vec<(RegionId, RegionId)> =
            one.iter().copied().zip(two.iter().copied()).collect();
        while let Some((one, two)) = regions.pop() {
            if !self.pair_blocks(one, two, &mut regions) {
                return false;
            }
        }
        let ops = std::mem::take(&mut self.ops);
        ops.into_iter().all(|(one, two)| self.same_uses(one, two))
    }

    fn pair_blocks(
        &mut self,
        one: RegionId,
        two: RegionId,
        regions: &mut Vec<(RegionId, RegionId)>,
    ) -> bool {
        let (a, b) = (self.one, self.two);
        let (ours, theirs): (Vec<BlockId>, Vec<BlockId>) =
            (a.blocks(one).collect(), b.blocks(two).collect());
        if ours.len() != theirs.len() {
            return false;
        }
        self.blocks
            .extend(ours.iter().copied().zip(theirs.iter().copied()));
        ours.into_iter().zip(theirs).all(|(one, two)| {
            let args = a.args(one).len() == b.args(two).len()
                && a.args(one)
                    .zip(b.args(two))
                    .enumerate()
                    .all(|(index, (from, to))| {
                        let locations = self.ignore.locations
                            || a.arg_location(one, index) == b.arg_location(two, index);
                        locations && self.pair_values(from, to)
                    });
            let mut others = b.ops(two);
            args && a.ops(one).all(|op| {
                others
                    .next()
                    .is_some_and(|other| self.pair_ops(op, other, regions))
            }) && others.next().is_none()
        })
    }

    fn pair_ops(&mut self, one: OpId, two: OpId, regions: &mut Vec<(RegionId, RegionId)>) -> bool {
        let (a, b) = (self.one, self.two);
        let counts = |body: &Body, op| {
            (
                body.operand_count(op),
                body.result_count(op),
                body.regions(op).len(),
            )
        };
        if !same_headers(
            &a.header(self.cx, one),
            &b.header(self.cx, two),
            self.ignore,
        ) || counts(a, one) != counts(b, two)
        {
            return false;
        }
        match (a.nested(one), b.nested(two)) {
            (Some(one), Some(two)) => self.nested.push((one, two)),
            (None, None) => {}
            _ => return false,
        }
        regions.extend(
            a.regions(one)
                .iter()
                .copied()
                .zip(b.regions(two).iter().copied()),
        );
        self.ops.push((one, two));
        a.results(one)
            .zip(b.results(two))
            .all(|(from, to)| self.pair_values(from, to))
    }

    fn pair_values(&mut self, one: ValueId, two: ValueId) -> bool {
        self.values.insert(one, two);
        self.one.value_type(one) == self.two.value_type(two)
    }

    fn same_uses(&self, one: OpId, two: OpId) -> bool {
        let (a, b) = (self.one, self.two);
        let targets = a
            .successors(one)
            .iter()
            .map(|block| self.blocks.get(block).copied());
        a.operands(one)
            .zip(b.operands(two))
            .all(|(from, to)| self.values.get(&from) == Some(&to))
            && targets.eq(b.successors(two).iter().map(|&block| Some(block)))
    }
}
