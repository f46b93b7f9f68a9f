//! The operands that terminators pass to their successors.

use crate::body::Body;
use crate::context::Context;
use crate::flow::ConstantOperands;
use crate::handle::{Attr, OpId, Type, ValueId};
use crate::known::name;
use crate::op_ref::OpRef;

/// Tells which successor a branch takes, by number, if its operands decide that.
pub type BranchFn = fn(OpRef<'_>, ConstantOperands<'_>) -> Option<usize>;

impl Body {
    /// Returns, for each successor, the operands that become arguments of the block, or `None` if the operation has
    /// no branch hook.
    ///
    /// ```
    /// use pass_ir::{ParseOptions, parse};
    ///
    /// let cx = pass_dialects::context();
    /// let text = r#""func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
    /// ^bb0(%c: i1, %x: i32):
    ///   "cf.cond_br"(%c, %x, %x)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
    /// ^bb1(%y: i32):
    ///   "func.return"(%y) : (i32) -> ()
    /// }) : () -> ()"#;
    /// let mut module = parse(&cx, text, &ParseOptions::default()).unwrap();
    /// module.root(&cx).for_each_child(|mut func| {
    ///     let body = func.body_mut().unwrap();
    ///     let branch = body.walk()[0];
    ///     let x = body.operand(branch, 1).unwrap();
    ///     assert_eq!(body.successor_operands(&cx, branch), Some(vec![vec![x], vec![x]]));
    ///     body.set_successor_operands(&cx, branch, &[vec![x], vec![]]);
    ///     assert_eq!(body.operand_count(branch), 2);
    /// });
    /// ```
    pub fn successor_operands(&self, cx: &Context, branch: OpId) -> Option<Vec<Vec<ValueId>>> {
        let _ = cx.behaviour(self.name(branch)).branch?;
        let operands: Vec<ValueId> = self.operands(branch).collect();
        let mut rest = operands.get(self.successor_start(branch)..)?;
        let mut found = Vec::new();
        for &block in self.successors(branch) {
            let (forwarded, remaining) = rest.split_at_checked(self.args(block).len())?;
            found.push(forwarded.to_vec());
            rest = remaining;
        }
        Some(found)
    }

    /// Replaces the forwarded operands of a branch, a list for each successor; their lengths may change. Call it
    /// before changing the arguments of the successors, whose old number locates the operands.
    pub fn set_successor_operands(&mut self, cx: &Context, branch: OpId, values: &[Vec<ValueId>]) {
        let start = self.successor_start(branch);
        let not_forwarded = self.operands(branch).take(start);
        let operands: Vec<ValueId> = not_forwarded
            .chain(values.iter().flatten().copied())
            .collect();
        let lengths = |lists: &[Vec<ValueId>]| -> Vec<i64> {
            lists.iter().map(|list| list.len() as i64).collect()
        };
        let cases = values.get(1..).unwrap_or_default();
        if self.attr(cx, branch, name::OPERAND_SEGMENT_SIZES).is_some() {
            let first = values.first().map_or(0, |list| list.len() as i64);
            let others: i64 = lengths(cases).into_iter().sum();
            let sizes = [start as i64, first, others];
            self.set_attr(
                cx,
                branch,
                name::OPERAND_SEGMENT_SIZES,
                Some(segments(cx, &sizes)),
            );
        }
        if self.attr(cx, branch, name::CASE_OPERAND_SEGMENTS).is_some() {
            let sizes = segments(cx, &lengths(cases));
            self.set_attr(cx, branch, name::CASE_OPERAND_SEGMENTS, Some(sizes));
        }
        self.set_operands(branch, &operands);
    }

    /// Returns the number of operands of a branch that are not passed to a successor.
    fn successor_start(&self, branch: OpId) -> usize {
        let passed = self
            .successors(branch)
            .iter()
            .map(|&block| self.args(block).len());
        self.operand_count(branch).saturating_sub(passed.sum())
    }
}

fn segments(cx: &Context, sizes: &[i64]) -> Attr {
    cx.dense_array_attr(Type::I32, sizes)
}
