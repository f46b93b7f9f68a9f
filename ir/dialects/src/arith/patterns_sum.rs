//! Patterns for sums, differences and products, which bring constants together.

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

/// An operation on a variable and a constant.
#[derive(Clone, Copy)]
struct Form {
    op: OpName,
    /// The operand index of the constant.
    constant: usize,
}

impl Form {
    const fn new(op: OpName, constant: usize) -> Self {
        Self { op, constant }
    }
}

const X_PLUS_C: Form = Form::new(op::ARITH_ADDI, 1);
const X_MINUS_C: Form = Form::new(op::ARITH_SUBI, 1);
const C_MINUS_X: Form = Form::new(op::ARITH_SUBI, 0);
const X_TIMES_C: Form = Form::new(op::ARITH_MULI, 1);

/// An operation on the inner constant `c` and the outer constant `d`; true if `d` is its left operand.
type Combination = (IntOp, bool);

const C_PLUS_D: Combination = (IntOp::Add, false);
const C_MINUS_D: Combination = (IntOp::Sub, false);
const D_MINUS_C: Combination = (IntOp::Sub, true);
const C_TIMES_D: Combination = (IntOp::Mul, false);

/// Merges an operation on the result of another one, each with a constant operand, into one operation.
struct Merge {
    inner: Form,
    outer: Form,
    combination: Combination,
    result: Form,
    /// True if the result keeps the overflow flags of both operations; see [`Merge::flags`].
    keeps_flags: bool,
}

impl Merge {
    const fn new(inner: Form, outer: Form, combination: Combination, result: Form) -> Self {
        Self {
            inner,
            outer,
            combination,
            result,
            keeps_flags: true,
        }
    }

    fn combine(&self, inner: &Int, outer: &Int, width: u32) -> Option<Int> {
        match self.combination {
            (op, false) => int::binary(op, inner, outer, width),
            (op, true) => int::binary(op, outer, inner, width),
        }
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
            nsw: is_exact(&|value| cast::resize_signed(value, 2 * width)),
            nuw: is_exact(&|value| cast::resize_unsigned(value, width, 2 * width)),
        }
    }
}

/// `(x + c) + d` is `x + (c + d)`.
const ADD_OF_ADD: Merge = Merge::new(X_PLUS_C, X_PLUS_C, C_PLUS_D, X_PLUS_C);
/// `(x - c) + d` is `x + (d - c)`.
const ADD_OF_SUB_RIGHT: Merge = Merge::new(X_MINUS_C, X_PLUS_C, D_MINUS_C, X_PLUS_C);
/// `(c - x) + d` is `(c + d) - x`.
const ADD_OF_SUB_LEFT: Merge = Merge::new(C_MINUS_X, X_PLUS_C, C_PLUS_D, C_MINUS_X);
/// `(x + c) - d` is `x + (c - d)`.
const SUB_OF_ADD: Merge = Merge {
    keeps_flags: false,
    ..Merge::new(X_PLUS_C, X_MINUS_C, C_MINUS_D, X_PLUS_C)
};
/// `d - (x + c)` is `(d - c) - x`.
const SUB_FROM_CONSTANT_OF_ADD: Merge = Merge::new(X_PLUS_C, C_MINUS_X, D_MINUS_C, C_MINUS_X);
/// `(x - c) - d` is `x - (c + d)`.
const SUB_OF_SUB_RIGHT: Merge = Merge::new(X_MINUS_C, X_MINUS_C, C_PLUS_D, X_MINUS_C);
/// `(c - x) - d` is `(c - d) - x`.
const SUB_OF_SUB_LEFT: Merge = Merge::new(C_MINUS_X, X_MINUS_C, C_MINUS_D, C_MINUS_X);
/// `d - (x - c)` is `(c + d) - x`.
const SUB_FROM_CONSTANT_OF_SUB_RIGHT: Merge = Merge::new(X_MINUS_C, C_MINUS_X, C_PLUS_D, C_MINUS_X);
/// `d - (c - x)` is `x + (d - c)`.
const SUB_FROM_CONSTANT_OF_SUB_LEFT: Merge = Merge::new(C_MINUS_X, C_MINUS_X, D_MINUS_C, X_PLUS_C);
/// `(x * c) * d` is `x * (c * d)`.
const MUL_OF_MUL: Merge = Merge::new(X_TIMES_C, X_TIMES_C, C_TIMES_D, X_TIMES_C);

fn merge(rw: &mut Rewriter<'_>, op: OpId, merge: &Merge) -> Option<()> {
    let site = rw.site(op);
    let outer_value = site.operand(merge.outer.constant)?;
    let inner = site.def(site.operand(1 - merge.outer.constant)?, merge.inner.op)?;
    let inner_value = inner.operand(merge.inner.constant)?;
    let variable = inner.operand(1 - merge.inner.constant)?;
    let (Number::Int(c, width), Number::Int(d, _)) = (
        site.constant_number(inner_value)?,
        site.constant_number(outer_value)?,
    ) else {
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
    let operands = if merge.result.constant == 0 {
        [constant, variable]
    } else {
        [variable, constant]
    };
    let new = NewOp::new(merge.result.op, &operands, ty).with(name::OVERFLOW_FLAGS, flags);
    rw.replace_with(op, loc, &new)
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
    let flags = site.overflow().and(inner.overflow());
    let flags = flags.to_attr(site.context());
    let loc = rw.fused_loc(&[op, inner.id()]);
    let operands = [rw.constant(op, loc, zero, ty)?, b];
    let new = NewOp::new(op::ARITH_SUBI, &operands, ty);
    rw.replace_with(op, loc, &new.with(name::OVERFLOW_FLAGS, Some(flags)))
}
