//! Structural equivalence of operations.

use crate::body::{Body, Header, OpData};
use crate::context::Context;
use crate::dialect::Traits;
use crate::handle::{Loc, OpId, Type};
use crate::op_access::Op;
use crate::structure::{Sink, Structure};

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
        let [one, two] = [self, other].map(|op| {
            let mut piece = Piece::new(op.context(), ignore);
            Structure::write(op, &mut piece);
            piece.items
        });
        one == two
    }
}

impl Body {
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
        let types = |op| self.results(op).map(|value| self.value_type(value));
        same_headers(&self.header(cx, one), &self.header(cx, two), ignore)
            && types(one).eq(types(two))
            && self.same_operands(cx, one, two)
            && self.successors(one) == self.successors(two)
            && self.same_regions(cx, one, two, ignore)
    }

    /// Compares regions piece by piece, up to the first difference. Values from outside are equal if they are the same.
    fn same_regions(&self, cx: &Context, one: OpId, two: OpId, ignore: Ignore) -> bool {
        if [one, two].map(|op| self.regions_of(op).1.len()) == [0; 2] {
            return true;
        }
        let [mut left, mut right] = [(); 2].map(|()| Piece::new(cx, ignore));
        let start = |op, piece: &mut _| match self.nested(op) {
            Some(nested) => Structure::of_body(nested, piece),
            None => Structure::of_regions(self, op, piece),
        };
        let (mut one, mut two) = (start(one, &mut left), start(two, &mut right));
        while left.items == right.items {
            left.items.clear();
            right.items.clear();
            let more = [one.step(&mut left), two.step(&mut right)];
            if more != [true; 2] {
                return more == [false; 2];
            }
        }
        false
    }

    /// Compares operands, in any order if the operation is commutative.
    fn same_operands(&self, cx: &Context, one: OpId, two: OpId) -> bool {
        let [ours, theirs] = [one, two].map(|op| self.operands(op));
        if ours.clone().eq(theirs.clone()) {
            return true;
        }
        if !cx.traits(self.name(one)).has(Traits::COMMUTATIVE) {
            return false;
        }
        let [mut ours, mut theirs] = [ours, theirs].map(Vec::from_iter);
        ours.sort_unstable();
        theirs.sort_unstable();
        ours == theirs
    }
}

fn same_headers(one: &Header, two: &Header, ignore: Ignore) -> bool {
    (one.name, one.attrs, one.props) == (two.name, two.attrs, two.props)
        && (ignore.locations || one.loc == two.loc)
}

/// A piece of a sequence.
struct Piece<'c> {
    cx: &'c Context,
    ignore: Ignore,
    items: Vec<usize>,
}

impl<'c> Piece<'c> {
    fn new(cx: &'c Context, ignore: Ignore) -> Self {
        let items = Vec::new();
        Self { cx, ignore, items }
    }
}

impl Sink for Piece<'_> {
    fn number(&mut self, number: usize) {
        self.items.push(number);
    }

    fn op(&mut self, data: &OpData) {
        let header = data.header(self.cx);
        let parts = [
            header.name.index(),
            header.attrs.index(),
            header.props.index(),
        ];
        self.items.extend(parts);
        self.location(header.loc);
    }

    fn ty(&mut self, ty: Type) {
        self.items.push(ty.index());
    }

    fn location(&mut self, loc: Loc) {
        if !self.ignore.locations {
            self.items.push(loc.index());
        }
    }
}
