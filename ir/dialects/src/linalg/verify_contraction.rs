//! Invariants of contractions of `linalg`: the body adds the product of two elements to a third one.

use crate::shared::some_or_ok;
use pass_ir::body::Body;
use pass_ir::dialect::Traits;
use pass_ir::verify::{Check, Subject, ensure};
use pass_ir::{Context, OpId, ValueId};

/// The products, and the sums that they go with.
const PAIRS: &[(&str, &str)] = &[
    ("arith.andi", "arith.ori"),
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
];

/// Checks the operands and the body of an operation, if it is a contraction.
pub(super) fn check_contraction(subject: Subject<'_>) -> Check {
    let interfaces = subject.def().map_or(&[][..], |def| def.interfaces);
    if !interfaces.contains(&"ContractionOpInterface") {
        return Ok(());
    }
    ensure(
        subject.operand_segments() == Some(&[2, 1]),
        "expected op with 2 inputs and 1 output",
    )?;
    let (scope, regions) = some_or_ok!(subject.regions());
    let arguments = regions.first().and_then(|&region| {
        let block = scope.body().entry(region)?;
        Some(scope.body().args(block).collect::<Vec<_>>())
    });
    let yielded = subject
        .entry_terminator(0)
        .filter(|end| end.operand_types().len() == 1);
    let body = Contraction {
        cx: subject.context(),
        body: scope.body(),
    };
    let is_contraction = match (arguments.as_deref(), yielded.and_then(|end| end.operand(0))) {
        (Some(&[left, right, sum]), Some(yielded)) => {
            body.adds_product(yielded, (left, right), sum)
        }
        _ => None,
    };
    ensure(
        is_contraction == Some(true),
        "expected add/mul op in the body",
    )
}

struct Contraction<'a> {
    cx: &'a Context,
    body: &'a Body,
}

impl Contraction<'_> {
    /// Returns whether a value is `sum + left * right`, up to the order of operands and casts, or `None` if it is no sum.
    fn adds_product(
        &self,
        value: ValueId,
        factors: (ValueId, ValueId),
        sum: ValueId,
    ) -> Option<bool> {
        let (add, terms) = self.binary(value)?;
        let product = match terms {
            [one, other] if one == sum => other,
            [one, other] if other == sum => one,
            _ => return None,
        };
        let (multiply, [left, right]) = self.binary(product)?;
        let names = (self.name(multiply), self.name(add));
        Some(PAIRS.contains(&names) && [(left, right), (right, left)].contains(&factors))
    }

    /// Returns the operation with two operands and one result that makes a value, and what its operands are casts of.
    fn binary(&self, value: ValueId) -> Option<(OpId, [ValueId; 2])> {
        let op = self.body.defining_op(self.before_casts(value))?;
        let operands: Vec<ValueId> = self.body.operands(op).collect();
        match operands[..] {
            [left, right] if self.body.results(op).len() == 1 => {
                Some((op, [self.before_casts(left), self.before_casts(right)]))
            }
            _ => None,
        }
    }

    /// Returns the value before operations of one operand that have no effects.
    fn before_casts(&self, mut value: ValueId) -> ValueId {
        while let Some(op) = self.body.defining_op(value)
            && self.cx.traits(self.body.name(op)).has(Traits::NO_EFFECTS)
            && self.body.operands(op).len() == 1
        {
            let Some(before) = self.body.operands(op).next() else {
                break;
            };
            value = before;
        }
        value
    }

    fn name(&self, op: OpId) -> &str {
        self.cx.op_name_str(self.body.name(op))
    }
}
