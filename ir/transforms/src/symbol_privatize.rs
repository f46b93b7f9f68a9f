//! The pass `symbol-privatize`: makes symbols private.

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::{Body, Context, Op, OpId, name};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::SymbolPrivatize;

impl OperationPass<Embedded> for SymbolPrivatize {
    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let Some(body) = op.body_mut() else {
            return Ok(Preserved::all());
        };
        let private = ir.ident_attr(name::PRIVATE);
        let mut changed = false;
        for symbol in body.top_ops().collect::<Vec<_>>() {
            if self.is_privatized(ir, body, symbol) {
                changed |= body.attr(ir, symbol, name::SYM_VISIBILITY) != Some(private);
                body.set_attr(ir, symbol, name::SYM_VISIBILITY, Some(private));
            }
        }
        if !changed {
            cx.reached_fixed_point();
        }
        Ok(Preserved::unless(changed))
    }
}

impl SymbolPrivatize {
    fn is_privatized(&self, cx: &Context, body: &Body, op: OpId) -> bool {
        if !cx.traits(body.name(op)).has(Traits::SYMBOL) {
            return false;
        }
        let symbol = body.symbol(cx, op).map(|symbol| cx.str(symbol));
        symbol.is_some_and(|symbol| !self.exclude.iter().any(|excluded| excluded == symbol))
    }
}
