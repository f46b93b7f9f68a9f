//! `inline-once`: code moves between functions by hand, and a pass of MLIR clears up.

use crate::is;
use crate::passes::InlineOnce;
use crate::pipeline::InnerPlan;
use melior::IrRewriter;
use melior::ir::attribute::{FlatSymbolRefAttribute, StringAttribute};
use melior::ir::operation::OperationLike;
use melior::ir::{BlockLike, BlockRef, OperationRef, RegionLike, Value};
use pass_melior::{Mlir, MlirOp};
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
        op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let functions = private_functions(op.operation());
        let calls = calls(&op);
        let mut inlined = 0;
        for (name, function) in functions {
            if let Some([call]) = calls.get(&name).map(Vec::as_slice)
                && inline(op.operation(), function, *call).is_some()
            {
                inlined += 1;
            }
        }
        self.inlined.add(inlined);
        if inlined == 0 {
            return Ok(Preserved::all());
        }
        cx.run_pipeline(self.state.get()?, op)?;
        Ok(Preserved::none())
    }
}

/// The private functions of a module, by name, in their order.
fn private_functions<'c, 'a>(module: OperationRef<'c, 'a>) -> Vec<(String, OperationRef<'c, 'a>)> {
    let block = module.regions().find_map(|region| region.first_block());
    let mut next = block.and_then(|block| block.first_operation());
    let mut functions = Vec::new();
    while let Some(op) = next {
        next = op.next_in_block();
        let is_private = text(op, "sym_visibility").as_deref() == Some("private");
        if let (true, Some(name)) = (is_private && is(op, "func.func"), text(op, "sym_name")) {
            functions.push((name, op));
        }
    }
    functions
}

/// All direct calls by the name that they call, wherever they are.
fn calls<'c, 'a>(module: &'a MlirOp<'c>) -> HashMap<String, Vec<OperationRef<'c, 'a>>> {
    let mut calls: HashMap<_, Vec<_>> = HashMap::new();
    for op in module.nested() {
        let callee = op.attribute("callee").ok();
        let callee = callee.and_then(|callee| FlatSymbolRefAttribute::try_from(callee).ok());
        if let (true, Some(callee)) = (is(op, "func.call"), callee) {
            calls.entry(callee.value().to_owned()).or_default().push(op);
        }
    }
    calls
}

/// Copies the body of `function` to the place of `call`. `None` if they are not of the kind that the pass takes.
fn inline<'c>(
    module: OperationRef<'c, '_>,
    function: OperationRef<'c, '_>,
    call: OperationRef<'c, '_>,
) -> Option<()> {
    let caller = call.parent_operation()?;
    // A call that is nested deeper may mean a function of another symbol table.
    if caller == function || caller.parent_operation()? != module {
        return None;
    }
    let body = function.region(0).ok()?;
    if body.first_block()?.next_in_region().is_some() {
        return None;
    }
    let block = call.block()?;
    let rewriter = IrRewriter::from_op(call);
    let rewriter = rewriter.as_rewriter_base();
    rewriter.clone_region_before(body, block);
    let arguments: Vec<Value<'_, '_>> = call.operands().collect();
    let copy = block_before(caller, block)?;
    let end = copy.terminator()?;
    rewriter.inline_block_before(copy, call, &arguments);
    let results: Vec<Value<'_, '_>> = end.operands().collect();
    rewriter.replace_op_with_values(call, &results);
    rewriter.erase_op(end);
    Some(())
}

/// The block that stands before another one in a function.
fn block_before<'c, 'a>(
    function: OperationRef<'c, 'a>,
    block: BlockRef<'c, 'a>,
) -> Option<BlockRef<'c, 'a>> {
    let mut before = function.region(0).ok()?.first_block()?;
    while before.next_in_region()? != block {
        before = before.next_in_region()?;
    }
    Some(before)
}

fn text(op: OperationRef<'_, '_>, attribute: &str) -> Option<String> {
    let value = StringAttribute::try_from(op.attribute(attribute).ok()?).ok()?;
    Some(value.value().to_owned())
}
