//! `fold-sums`: what no declaration can say.

use passwright::pliron::{Pliron, PlironOp};
use passwright::prelude::*;
use pliron::builtin::attributes::IntegerAttr;
use pliron::builtin::op_interfaces::OneResultInterface;
use pliron::builtin::ops::ConstantOp;
use pliron::context::Context;
use pliron::op::Op;
use pliron::operation::Operation;
use pliron::value::Value;

use crate::FoldSums;
use crate::dialect::AddOp;

impl OperationPass<Pliron> for FoldSums {
    fn run_on_operation(
        &self,
        mut op: PlironOp<'_>,
        cx: &mut PassContext<'_, Pliron>,
    ) -> Result<Preserved, Failure> {
        let mut changed = false;
        Pliron::for_each_child(cx.context(), &mut op, &mut |mut child| {
            let Some(sum) = constant_sum(&child) else {
                return;
            };
            let value = sum.value().to_u64();
            if self.largest.is_some_and(|largest| value > largest) {
                self.num_left.increment();
                return;
            }
            if self.remarks {
                cx.remark(&child, format!("is {value}"));
            }
            replace(&mut child, sum);
            self.num_folded.increment();
            changed = true;
        });
        Ok(Preserved::unless(changed))
    }
}

/// The sum, if `op` adds two constants of at most 64 bits.
fn constant_sum(op: &PlironOp<'_>) -> Option<IntegerAttr> {
    let add = op.cast::<AddOp>()?.get_operation().deref(op.context());
    let left = constant(op.context(), add.get_operand(0))?;
    let right = constant(op.context(), add.get_operand(1))?;
    let sum = left.value().add(&right.value());
    (sum.bw() <= 64).then(|| IntegerAttr::new(left.get_type(), sum))
}

fn constant(context: &Context, value: Value) -> Option<IntegerAttr> {
    let constant = Operation::get_op::<ConstantOp>(value.defining_op()?, context)?;
    let attribute = constant.get_attr_builtin_constant_value(context)?;
    attribute.downcast_ref::<IntegerAttr>().cloned()
}

/// Puts a constant in place of the operation.
fn replace(op: &mut PlironOp<'_>, value: IntegerAttr) {
    let (old, context) = (op.ptr(), op.context_mut());
    let constant = ConstantOp::new(context, Box::new(value));
    let new = constant.get_operation();
    let location = old.deref(context).loc().clone();
    new.deref_mut(context).set_loc(location);
    new.insert_before(context, old);
    let result = old.deref(context).get_result(0);
    result.replace_all_uses_with(context, &constant.get_result(context));
    Operation::erase(old, context);
}
