//! The passes of the dialect, which `passes.kdl` declares.

use std::sync::Arc;

use passwright::dialects::op;
use passwright::embedded::name;
use passwright::prelude::*;

include!(concat!(env!("OUT_DIR"), "/passes.rs"));

impl OperationPass<Embedded> for LowerDegrees {
    fn run_on_operation(
        &self,
        mut func: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        // A clone of a statistic starts at zero, so all patterns count in one that they share.
        let lowered = Arc::new(Statistic::new());
        let counted = |lower: fn(&mut Rewriter<'_>, OpId) -> Option<()>| {
            let lowered = Arc::clone(&lowered);
            Pattern::from_fn("lower-degrees", move |rw, op| {
                lower(rw, op).inspect(|()| lowered.add(1))
            })
        };
        let rules = RuleSet::new()
            .pattern(ir.op_name("deg.constant"), counted(lower_constant))
            .pattern(ir.op_name("deg.add"), counted(lower_add));
        let Some(body) = func.body_mut() else {
            return Ok(Preserved::all());
        };
        let outcome = rewrite_greedily(cx, body, &rules, &GreedyConfig::default());
        self.num_lowered.add(lowered.value());
        Ok(Preserved::unless(outcome.changed))
    }
}

fn lower_constant(rw: &mut Rewriter<'_>, constant: OpId) -> Option<()> {
    let site = rw.site(constant);
    let (ty, loc, value) = (
        site.result_type(0)?,
        site.location(),
        site.attr(name::VALUE),
    );
    let lowered = NewOp::new(op::ARITH_CONSTANT, &[], ty).with(name::VALUE, value);
    rw.replace_with(constant, loc, &lowered)
}

/// A sum modulo a full turn.
fn lower_add(rw: &mut Rewriter<'_>, add: OpId) -> Option<()> {
    let site = rw.site(add);
    let ((lhs, rhs), ty, loc) = (site.pair()?, site.result_type(0)?, site.location());
    let turn = rw.context().integer_attr(360, ty);
    let turn = NewOp::new(op::ARITH_CONSTANT, &[], ty).with(name::VALUE, Some(turn));
    let turn = rw.make(add, loc, &turn)?;
    let sum = rw.make(add, loc, &NewOp::new(op::ARITH_ADDI, &[lhs, rhs], ty))?;
    rw.replace_with(add, loc, &NewOp::new(op::ARITH_REMSI, &[sum, turn], ty))
}
