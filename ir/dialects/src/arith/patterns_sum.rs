//! Patterns for sums, differences and products, which bring constants together.

#[cfg(test)]
mod tests;

use super::flags::Overflow;
use super::number::Number;
use crate::arith::{ArithSite as _, MakeConstant as _};
use crate::arithmetic::cast;
use crate::arithmetic::int::{self, IntOp};
use crate::op;
use crate::shared::patterns;
use pass_ir::data::Int;
use pass_ir::rewrite::{NewOp, Pattern, Rewriter};
use pass_ir::{OpId, OpName, name};

pub(super) const ADD: &[Pattern] = patterns![
    anonymous "AddIAddConstant" => |rw, op| merge(rw, op, &ADD_OF_ADD);
    anonymous "AddISubConstantRHS" => |rw, op| merge(rw, op, &ADD_OF_SUB_RIGHT);
    anonymous "AddISubConstantLHS" => |rw, op| merge(rw, op, &ADD_OF_SUB_LEFT);
    anonymous "AddIMulNegativeOneRhs" => |rw, op| add_of_negated(rw, op, 1);
    anonymous "AddIMulNegativeOneLhs" => |rw, op| add_of_negated(rw, op, 0);
];

pub(super) const SUB: &[Pattern] = patterns![
    anonymous "SubIRHSAddConstant" => |rw, op| merge(rw, op, &SUB_OF_ADD);
    anonymous "SubILHSAddConstant" => |rw, op| merge(rw, op, &SUB_FROM_CONSTANT_OF_ADD);
    anonymous "SubIRHSSubConstantRHS" => |rw, op| merge(rw, op, &SUB_OF_SUB_RIGHT);
    anonymous "SubIRHSSubConstantLHS" => |rw, op| merge(rw, op, &SUB_OF_SUB_LEFT);
    anonymous "SubILHSSubConstantRHS" => |rw, op| merge(rw, op, &SUB_FROM_CONSTANT_OF_SUB_RIGHT);
    anonymous "SubILHSSubConstantLHS" => |rw, op| merge(rw, op, &SUB_FROM_CONSTANT_OF_SUB_LEFT);
    anonymous "SubISubILHSRHSLHS" => sub_of_sub;
];

pub(super) const MUL: &[Pattern] = patterns![
    anonymous "MulIMulIConstant" => |rw, op| merge(rw, op, &MUL_OF_MUL);
];

/// Merges two operations with a constant each: `(x inner c) outer d`; the fields say on which side `c` and `d` are.
struct Merge {
    inner: OpName,
    /// The index of the constant among the operands of the inner operation.
    inner_constant: usize,
    /// The index of the constant among the operands of the outer operation.
    outer_constant: usize,
    /// Combines the inner and the outer constant; the outer one is the left operand if `outer_first`.
    combine: IntOp,
    outer_first: bool,
    result: OpName,
    /// The index of the constant among the operands of the result.
    constant: usize,
    /// True if the result keeps the overflow flags of both operations; see [`Merge::flags`].
    keeps_flags: bool,
}

impl Merge {
    fn combine(&self, inner: &Int, outer: &Int, width: u32) -> Option<Int> {
        let (first, second) = if self.outer_first {
            (outer, inner)
        } else {
            (inner, outer)
        };
        int::binary(self.combine, first, second, width)
    }

    /// Returns the overflow flags that hold for the result if they hold for both operations: those in whose sense the
    /// combination of the constants does not overflow.
    fn flags(&self, inner: &Int, outer: &Int, width: u32) -> Overflow {
        let is_exact = |extend: &dyn Fn(&Int) -> Int| {
            let narrow = self.combine(inner, outer, width);
            let wide = self.combine(&extend(inner), &extend(outer), 2 * width);
            narrow.map(|narrow| extend(&narrow)) == wide
        };
        Overflow {
            nsw: is_exact(&|value| cast::sign_extend(value, 2 * width)),
            nuw: is_exact(&|value| cast::zero_extend(value, width, 2 * width)),
        }
    }
}

/// `(x + c) + d` is `x + (c + d)`.
const ADD_OF_ADD: Merge = Merge {
    inner: op::ARITH_ADDI,
    inner_constant: 1,
    outer_constant: 1,
    combine: IntOp::Add,
    outer_first: false,
    result: op::ARITH_ADDI,
    constant: 1,
    keeps_flags: true,
};

/// `(x - c) + d` is `x + (d - c)`.
const ADD_OF_SUB_RIGHT: Merge = Merge {
    inner: op::ARITH_SUBI,
    combine: IntOp::Sub,
    outer_first: true,
    ..ADD_OF_ADD
};

/// `(c - x) + d` is `(c + d) - x`.
const ADD_OF_SUB_LEFT: Merge = Merge {
    inner: op::ARITH_SUBI,
    inner_constant: 0,
    result: op::ARITH_SUBI,
    constant: 0,
    ..ADD_OF_ADD
};

/// `(x + c) - d` is `x + (c - d)`.
const SUB_OF_ADD: Merge = Merge {
    combine: IntOp::Sub,
    keeps_flags: false,
    ..ADD_OF_ADD
};

/// `d - (x + c)` is `(d - c) - x`.
const SUB_FROM_CONSTANT_OF_ADD: Merge = Merge {
    outer_constant: 0,
    combine: IntOp::Sub,
    outer_first: true,
    result: op::ARITH_SUBI,
    constant: 0,
    ..ADD_OF_ADD
};

/// `(x - c) - d` is `x - (c + d)`.
const SUB_OF_SUB_RIGHT: Merge = Merge {
    inner: op::ARITH_SUBI,
    result: op::ARITH_SUBI,
    ..ADD_OF_ADD
};

/// `(c - x) - d` is `(c - d) - x`.
const SUB_OF_SUB_LEFT: Merge = Merge {
    inner: op::ARITH_SUBI,
    inner_constant: 0,
    combine: IntOp::Sub,
    result: op::ARITH_SUBI,
    constant: 0,
    ..ADD_OF_ADD
};

/// `d - (x - c)` is `(c + d) - x`.
const SUB_FROM_CONSTANT_OF_SUB_RIGHT: Merge = Merge {
    inner: op::ARITH_SUBI,
    outer_constant: 0,
    result: op::ARITH_SUBI,
    constant: 0,
    ..ADD_OF_ADD
};

/// `d - (c - x)` is `x + (d - c)`.
const SUB_FROM_CONSTANT_OF_SUB_LEFT: Merge = Merge {
    inner: op::ARITH_SUBI,
    inner_constant: 0,
    outer_constant: 0,
    combine: IntOp::Sub,
    outer_first: true,
    ..ADD_OF_ADD
};

/// `(x * c) * d` is `x * (c * d)`.
const MUL_OF_MUL: Merge = Merge {
    inner: op::ARITH_MULI,
    combine: IntOp::Mul,
    result: op::ARITH_MULI,
    ..ADD_OF_ADD
};

fn merge(rw: &mut Rewriter<'_>, op: OpId, merge: &Merge) -> Option<()> {
    let site = rw.site(op);
    let outer_value = site.operand(merge.outer_constant)?;
    let inner = site.def(site.operand(1 - merge.outer_constant)?, merge.inner)?;
    let inner_value = inner.operand(merge.inner_constant)?;
    let variable = inner.operand(1 - merge.inner_constant)?;
    let (Number::Int(c, width), Number::Int(d, _)) =
        (site.number(inner_value)?, site.number(outer_value)?)
    else {
        return None;
    };
    // Constants of shaped types stay apart.
    let ty = site
        .result_type(0)
        .filter(|&ty| site.context().ty(ty).element().is_none())?;
    let value = Number::Int(merge.combine(&c, &d, width)?, width).to_attr(site.context(), ty)?;
    let flags = site.overflow().and(inner.overflow());
    let flags = flags.and(merge.flags(&c, &d, width));
    let flags = merge.keeps_flags.then(|| flags.to_attr(site.context()));
    let loc = rw.fused_loc(&[op, rw.body().defining_op(inner_value)?]);
    let constant = rw.constant(op, loc, value, ty)?;
    let operands = if merge.constant == 0 {
        [constant, variable]
    } else {
        [variable, constant]
    };
    rw.replace_with(
        op,
        loc,
        &NewOp::new(merge.result, &operands, ty).with(name::OVERFLOW_FLAGS, flags),
    )
}

/// `x + y * -1` is `x - y`, where the product is the operand `at`.
fn add_of_negated(rw: &mut Rewriter<'_>, op: OpId, at: usize) -> Option<()> {
    let site = rw.site(op);
    let (product, other) = (site.operand(at)?, site.operand(1 - at)?);
    let (factor, minus_one) = site.def(product, op::ARITH_MULI)?.pair()?;
    if !site.is_all_ones(minus_one) {
        return None;
    }
    let ty = site.result_type(0)?;
    let loc = rw.fused_loc(&[op, rw.body().defining_op(minus_one)?]);
    rw.replace_with(op, loc, &NewOp::new(op::ARITH_SUBI, &[other, factor], ty))
}

/// `(a - b) - a` is `0 - b`.
fn sub_of_sub(rw: &mut Rewriter<'_>, op: OpId) -> Option<()> {
    let site = rw.site(op);
    let (lhs, rhs) = site.pair()?;
    let inner = site.def(lhs, op::ARITH_SUBI)?;
    let (a, b) = inner.pair()?;
    if a != rhs {
        return None;
    }
    let ty = site.result_type(0)?;
    let zero = Number::int(site.context(), 0, ty)?.to_ranked(site.context(), ty)?;
    let flags = site
        .overflow()
        .and(inner.overflow())
        .to_attr(site.context());
    let loc = rw.fused_loc(&[op, inner.id()]);
    let zero = rw.constant(op, loc, zero, ty)?;
    rw.replace_with(
        op,
        loc,
        &NewOp::new(op::ARITH_SUBI, &[zero, b], ty).with(name::OVERFLOW_FLAGS, Some(flags)),
    )
}
