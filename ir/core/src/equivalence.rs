//! Structural equivalence of operations.

use crate::hash::HashMap;

use crate::body::Body;
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{BlockId, OpId, RegionId, ValueId};
use crate::op_access::Op;

/// The differences that a comparison ignores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ignore {
    /// The locations of operations and block arguments.
    pub locations: bool,
}

impl Op<'_> {
    /// Returns whether two operations of one context have the same name, attributes, types and nested operations: the
    /// handles of operations, blocks and values do not count, what they stand for does.
    ///
    /// ```
    /// use pass_ir::body::Ignore;
    /// use pass_ir::{parse, Attr, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#"%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32"#;
    /// let mut one = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let mut two = parse(&cx, &format!("\n{text}"), &ParseOptions::default()).unwrap();
    /// let ignore = Ignore { locations: true };
    /// assert!(one.root(&cx).is_equivalent(&two.root(&cx), ignore));
    /// assert!(!one.root(&cx).is_equivalent(&two.root(&cx), Ignore::default()));
    /// ```
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
    /// Returns whether two bodies of one context are equivalent. See [`Op::is_equivalent`].
    pub fn is_equivalent(&self, cx: &Context, other: &Self, ignore: Ignore) -> bool {
        are_equivalent(cx, vec![(self, other)], ignore)
    }

    /// Returns whether two operations of this body compute the same, wherever they stand: as [`Op::is_equivalent`],
    /// and both use the same values from outside. The operands of a commutative operation may be in another order,
    /// those of operations nested in it may not.
    ///
    /// ```
    /// use pass_ir::body::Ignore;
    /// use pass_ir::{parse, ParseOptions};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#"
    ///     %0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    ///     %1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    ///     %2 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    /// "#;
    /// let module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// let body = module.body().unwrap();
    /// let ops: Vec<_> = body.ops(body.entry(body.top_regions()[0]).unwrap()).collect();
    /// let ignore = Ignore { locations: true };
    /// assert!(body.are_equivalent(&cx, ops[0], ops[1], ignore));
    /// assert!(!body.are_equivalent(&cx, ops[0], ops[2], ignore));
    /// ```
    pub fn are_equivalent(&self, cx: &Context, one: OpId, two: OpId, ignore: Ignore) -> bool {
        let mut pair = Pair::new(cx, self, self, ignore);
        pair.is_same_at_root(one, two) && are_equivalent(cx, pair.nested, ignore)
    }
}

/// Compares pairs of bodies with a worklist, because bodies nest to any depth.
fn are_equivalent<'a>(
    cx: &'a Context,
    mut bodies: Vec<(&'a Body, &'a Body)>,
    ignore: Ignore,
) -> bool {
    while let Some((one, two)) = bodies.pop() {
        let mut pair = Pair::new(cx, one, two, ignore);
        if !pair.are_same_regions(one.top_regions(), two.top_regions()) {
            return false;
        }
        bodies.append(&mut pair.nested);
    }
    true
}

fn same_headers(one: &crate::Header, two: &crate::Header, ignore: Ignore) -> bool {
    (one.name, one.attrs, one.props) == (two.name, two.attrs, two.props)
        && (ignore.locations || one.loc == two.loc)
}

/// Two bodies, or two parts of one body, that are equal so far, with the corresponding values and blocks.
struct Pair<'a> {
    cx: &'a Context,
    one: &'a Body,
    two: &'a Body,
    ignore: Ignore,
    values: HashMap<ValueId, ValueId>,
    blocks: HashMap<BlockId, BlockId>,
    nested: Vec<(&'a Body, &'a Body)>,
    regions: Vec<(RegionId, RegionId)>,
    /// The operations whose operands are compared once all values are matched.
    ops: Vec<(OpId, OpId)>,
}

impl<'a> Pair<'a> {
    fn new(cx: &'a Context, one: &'a Body, two: &'a Body, ignore: Ignore) -> Self {
        Self {
            cx,
            one,
            two,
            ignore,
            values: HashMap::default(),
            blocks: HashMap::default(),
            nested: Vec::new(),
            regions: Vec::new(),
            ops: Vec::new(),
        }
    }

    /// Compares two operations of one body and their captured values, without an allocation if they have no regions.
    fn is_same_at_root(&mut self, one: OpId, two: OpId) -> bool {
        let (a, b) = (self.one, self.two);
        if !self.are_same_but_for_uses(one, two)
            || !self.same_operands_in_any_order(one, two)
            || a.successors(one) != b.successors(two)
        {
            return false;
        }
        if a.regions(one).is_empty() {
            return true;
        }
        self.pair_results(one, two);
        self.are_same_regions(a.regions(one), b.regions(two))
    }

    fn same_operands_in_any_order(&self, one: OpId, two: OpId) -> bool {
        let (ours, theirs) = (self.one.operands(one), self.two.operands(two));
        if ours.clone().eq(theirs.clone()) {
            return true;
        }
        if !self.cx.traits(self.one.name(one)).has(Traits::COMMUTATIVE) {
            return false;
        }
        let (mut ours, mut theirs) = (Vec::from_iter(ours), Vec::from_iter(theirs));
        ours.sort_unstable();
        theirs.sort_unstable();
        ours == theirs
    }

    fn are_same_regions(&mut self, one: &[RegionId], two: &[RegionId]) -> bool {
        if one.len() != two.len() {
            return false;
        }
        self.push_regions(one, two);
        while let Some((one, two)) = self.regions.pop() {
            if !self.pair_blocks(one, two) {
                return false;
            }
        }
        let ops = std::mem::take(&mut self.ops);
        ops.into_iter().all(|(one, two)| self.same_uses(one, two))
    }

    fn push_regions(&mut self, one: &[RegionId], two: &[RegionId]) {
        let pairs = one.iter().copied().zip(two.iter().copied());
        self.regions.extend(pairs);
    }

    fn pair_blocks(&mut self, one: RegionId, two: RegionId) -> bool {
        let (a, b) = (self.one, self.two);
        let (ours, theirs): (Vec<BlockId>, Vec<BlockId>) =
            (a.blocks(one).collect(), b.blocks(two).collect());
        if ours.len() != theirs.len() {
            return false;
        }
        self.blocks
            .extend(ours.iter().copied().zip(theirs.iter().copied()));
        ours.into_iter().zip(theirs).all(|(left, right)| {
            let mut right_ops = b.ops(right);
            self.pair_args(left, right)
                && a.ops(left).all(|op| {
                    right_ops
                        .next()
                        .is_some_and(|right_op| self.pair_ops(op, right_op))
                })
                && right_ops.next().is_none()
        })
    }

    fn pair_args(&mut self, one: BlockId, two: BlockId) -> bool {
        let (a, b) = (self.one, self.two);
        let mut args = a.args(one).zip(b.args(two)).enumerate();
        a.args(one).len() == b.args(two).len()
            && args.all(|(index, (from, to))| {
                self.values.insert(from, to);
                a.value_type(from) == b.value_type(to)
                    && (self.ignore.locations
                        || a.arg_location(one, index) == b.arg_location(two, index))
            })
    }

    fn pair_ops(&mut self, one: OpId, two: OpId) -> bool {
        if !self.are_same_but_for_uses(one, two) {
            return false;
        }
        self.push_regions(self.one.regions(one), self.two.regions(two));
        self.ops.push((one, two));
        self.pair_results(one, two);
        true
    }

    fn pair_results(&mut self, one: OpId, two: OpId) {
        let results = self.one.results(one).zip(self.two.results(two));
        self.values.extend(results);
    }

    /// Compares all but operands, successors and regions.
    fn are_same_but_for_uses(&mut self, one: OpId, two: OpId) -> bool {
        let (a, b) = (self.one, self.two);
        let counts = |body: &Body, op| (body.operand_count(op), body.regions(op).len());
        let headers = (a.header(self.cx, one), b.header(self.cx, two));
        let types = |body: &'a Body, op| body.results(op).map(|value| body.value_type(value));
        if !same_headers(&headers.0, &headers.1, self.ignore)
            || counts(a, one) != counts(b, two)
            || !types(a, one).eq(types(b, two))
        {
            return false;
        }
        match (a.nested(one), b.nested(two)) {
            (Some(one), Some(two)) => self.nested.push((one, two)),
            (None, None) => {}
            _ => return false,
        }
        true
    }

    fn same_uses(&self, one: OpId, two: OpId) -> bool {
        let (a, b) = (self.one, self.two);
        let targets = a
            .successors(one)
            .iter()
            .map(|block| self.blocks.get(block).copied());
        a.operands(one)
            .zip(b.operands(two))
            .all(|(from, to)| self.is_same_value(from, to))
            && targets.eq(b.successors(two).iter().map(|&block| Some(block)))
    }

    /// Returns whether two values correspond. A value without a counterpart is defined outside of both operations, so it must be the same.
    fn is_same_value(&self, from: ValueId, to: ValueId) -> bool {
        match self.values.get(&from) {
            Some(&known) => known == to,
            None => from == to && std::ptr::eq(self.one, self.two),
        }
    }
}
