//! `inline-once`: code moves between functions by hand, and a pass of MLIR clears up.

use crate::passes::InlineOnce;
use crate::pipeline::InnerPlan;
use pass_melior::{Mlir, MlirOp, OpView, Rewriter};
use pass_runtime::passes::InitContext;
use pass_runtime::prelude::*;
use pass_upstream::SymbolDCE;
use std::collections::HashMap;

impl OperationPass<Mlir> for InlineOnce {
    fn initialize_with(&mut self, cx: &InitContext<'_, Mlir>) -> Result<(), Failure> {
        self.state = InnerPlan::compile(cx, "builtin.module", |pipeline| {
            pipeline.add(SymbolDCE::default()).map(drop)
        })?;
        Ok(())
    }

    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let calls = calls(&rewriter);
        let mut inlined = 0;
        for function in private_functions(&rewriter) {
            let calls = function.symbol().and_then(|name| calls.get(&name));
            if let Some([call]) = calls.map(Vec::as_slice)
                && inline(&rewriter, function, *call).is_some()
            {
                inlined += 1;
            }
        }
        drop(rewriter);
        self.inlined.add(inlined);
        if inlined == 0 {
            return Ok(Preserved::all());
        }
        cx.run_pipeline(self.state.get()?, op)?;
        Ok(Preserved::none())
    }
}

/// The private functions of a module, in their order.
fn private_functions<'r>(module: &'r Rewriter<'_>) -> Vec<OpView<'r>> {
    let mut functions = module
        .root()
        .body()
        .map_or(Vec::new(), |body| body.operations());
    functions.retain(|op| {
        op.is("func.func") && op.string("sym_visibility").as_deref() == Some("private")
    });
    functions
}

/// All direct calls by the name that they call, wherever they are.
fn calls<'r>(module: &'r Rewriter<'_>) -> HashMap<String, Vec<OpView<'r>>> {
    let mut calls: HashMap<_, Vec<_>> = HashMap::new();
    for call in module.find("func.call") {
        if let Some(callee) = call.symbol_ref("callee") {
            calls.entry(callee).or_default().push(call);
        }
    }
    calls
}

/// Copies the body of `function` to the place of `call`. `None` if they are not of the kind that the pass takes.
fn inline<'r>(rewriter: &'r Rewriter<'_>, function: OpView<'r>, call: OpView<'r>) -> Option<()> {
    let caller = call.parent()?;
    // A call that is nested deeper may mean a function of another symbol table.
    if caller == function || caller.parent()? != rewriter.root() {
        return None;
    }
    let [body] = function.region(0)[..] else {
        return None;
    };
    let results = rewriter.inline(body, call, &call.operands()).ok()?;
    rewriter.replace(call, &results).ok()
}
