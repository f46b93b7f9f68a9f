//! The pass `inline`: the body of a function in place of its call.

mod graph;
mod legal;
mod splice;
mod uses;

use std::collections::{BTreeSet, HashMap};

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::{BlockId, Body, Context, Op, OpId, OpName, OpRef};
use pass_runtime::options::PipelineText;
use pass_runtime::passes::InitContext;
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OpPassManager, OperationPass, PassContext, Preserved};

use crate::findings::Findings;
use crate::generated::Inliner;
use graph::CallGraph;
use legal::Candidate;
use uses::Uses;

/// The pipelines that simplify functions, by the name of the operation.
#[derive(Clone, Default)]
pub struct Cleanup(HashMap<&'static str, OpPassManager<Embedded>>);

impl OperationPass<Embedded> for Inliner {
    fn initialize_with(&mut self, cx: &InitContext<'_, Embedded>) -> Result<(), Failure> {
        let rows = cx.context().dialects().iter().flat_map(|one| one.behaviour);
        for function in rows.filter(|row| row.callable).map(|row| row.name) {
            let own = |text: &&PipelineText| {
                let text = text.to_string();
                text.split('(').next() == Some(function)
            };
            let text = match self.op_pipelines.iter().find(own) {
                Some(text) => text.clone(),
                None if self.default_pipeline.is_empty() => continue,
                None => PipelineText::new(&format!("{function}({})", self.default_pipeline))
                    .map_err(|error| Failure::because(error.message))?,
            };
            self.state.0.insert(function, cx.pipeline(&text)?);
        }
        Ok(())
    }

    fn run_on_operation(
        &self,
        mut op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        if !ir.traits(op.op_name()).has(Traits::SYMBOL_TABLE) {
            return Err(cx.error(
                &op,
                "does not define a symbol table, in which inlining looks up callees",
            ));
        }
        let Some(root) = op.body() else {
            return Ok(Preserved::all());
        };
        let (graph, bodies) = CallGraph::of(ir, root);
        let uses = Uses::of(ir, &graph, &bodies);
        let mut inlining = Inlining {
            pass: self,
            ir,
            graph: &graph,
            uses,
            dead: Vec::new(),
            findings: Findings::new(cx),
            missed: BTreeSet::new(),
        };
        for mut component in graph.components() {
            inlining.run(&mut op, cx, &mut component)?;
        }
        if let Some(root) = op.body_mut() {
            inlining.erase_dead(root);
        }
        inlining.findings.report(&op, cx);
        Ok(Preserved::none())
    }
}

/// Inlining on its way through the functions, callees before callers.
struct Inlining<'a> {
    pass: &'a Inliner,
    ir: &'a Context,
    graph: &'a CallGraph,
    uses: Uses,
    /// Functions that are to be erased at the end.
    dead: Vec<usize>,
    findings: Findings,
    /// The calls, with their functions, that are reported as not inlined.
    missed: BTreeSet<(usize, OpId)>,
}

/// A call of a function that is at hand.
#[derive(Clone, Copy)]
struct Call {
    op: OpId,
    caller: usize,
    callee: usize,
    /// The inlining that brought the call in.
    origin: Option<usize>,
}

/// An inlined callee, and the inlining that introduced the call.
type History = Vec<(usize, Option<usize>)>;

impl Inlining<'_> {
    /// Cleans up and inlines in turn, until nothing is left or the limit is reached.
    fn run(
        &mut self,
        op: &mut Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
        component: &mut Vec<usize>,
    ) -> Result<(), Failure> {
        for _ in 0..self.pass.max_iterations.max(1) {
            self.clean_up(op, cx, component)?;
            let Some(root) = op.body_mut() else { break };
            if !self.inline_calls(root, component) {
                break;
            }
        }
        Ok(())
    }

    fn clean_up(
        &mut self,
        op: &mut Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
        component: &[usize],
    ) -> Result<(), Failure> {
        for &function in component {
            let place = self.graph.functions[function].place;
            let Some((around, id)) = self.graph.owner(place) else {
                continue;
            };
            let around = (op.body_mut()).and_then(|root| self.graph.body_at_mut(root, around));
            let Some(around) = around else { continue };
            let name = self.ir.op_name_str(around.name(id));
            if let Some(pipeline) = self.pass.state.0.get(name) {
                cx.run_pipeline(pipeline, Op::of(self.ir, around, id))?;
            }
        }
        for &function in component {
            let owner = self.graph.owner(self.graph.functions[function].place);
            if let (Some(root), Some((around, _))) = (op.body(), owner)
                && let Some(around) = self.graph.body_at(root, around)
            {
                self.uses.recount(self.ir, self.graph, around, function);
            }
        }
        Ok(())
    }

    /// Inlines the calls in the functions of a component; whether there were any.
    fn inline_calls(&mut self, root: &mut Body, component: &mut Vec<usize>) -> bool {
        let mut calls = Vec::new();
        let mut gone = Vec::new();
        for &function in component.iter() {
            if self.uses.is_dead(function) {
                gone.push(function);
            } else {
                self.collect_calls(root, function, None, None, &mut calls);
            }
        }
        let mut history = History::new();
        let mut is_changed = false;
        let mut next = 0;
        while let Some(&call) = calls.get(next) {
            next += 1;
            if gone.contains(&call.caller) {
                continue;
            }
            let refused = if is_recursive(&history, call) {
                Some("the callee has been inlined on the way to the call")
            } else {
                self.refusal(root, call)
            };
            if let Some(reason) = refused {
                self.explain(root, call, reason);
                continue;
            }
            is_changed |= self
                .inline(root, call, &mut history, &mut calls, &mut gone)
                .is_some();
        }
        component.retain(|function| !gone.contains(function));
        self.dead.append(&mut gone);
        is_changed
    }

    fn inline(
        &mut self,
        root: &mut Body,
        call: Call,
        history: &mut History,
        calls: &mut Vec<Call>,
        gone: &mut Vec<usize>,
    ) -> Option<()> {
        let graph = self.graph;
        let (caller, callee) = (&graph.functions[call.caller], &graph.functions[call.callee]);
        let is_last = self.uses.has_one(call.callee);
        let owner = self.owner_name(root, call.caller)?;
        let body = self.graph.body_at(root, callee.place)?;
        let fragment = body.copy_region(self.ir, *body.top_regions().first()?);
        let body = self.graph.body_at_mut(root, caller.place)?;
        let blocks = splice::bring_in(self.ir, body, call.op, fragment)?;
        self.report(root, call, |callee, caller| {
            let remark = Remark::passed("inline", "inlined").argument("Callee", callee);
            remark.argument("Caller", caller)
        });
        let origin = Some(history.len());
        history.push((call.callee, call.origin));
        self.collect_calls(root, call.caller, Some(&blocks), origin, calls);
        self.uses.drop_call(call.caller, call.callee);
        self.uses.copy_inside(call.callee, call.caller);
        let body = self.graph.body_at_mut(root, caller.place)?;
        splice::replace_call(self.ir, body, owner, call.op, &blocks);
        if is_last {
            self.uses.forget(call.callee);
            gone.push(call.callee);
        }
        Some(())
    }

    /// The calls in blocks of a function, or in all of it; later blocks come first.
    fn collect_calls(
        &self,
        root: &Body,
        caller: usize,
        blocks: Option<&[BlockId]>,
        origin: Option<usize>,
        calls: &mut Vec<Call>,
    ) {
        let (Some(body), Some(table)) = (
            self.graph.body_at(root, self.graph.functions[caller].place),
            self.graph.table_of(caller),
        ) else {
            return;
        };
        let mut pending: Vec<BlockId> = match blocks {
            Some(blocks) => blocks.to_vec(),
            None => body
                .top_regions()
                .iter()
                .flat_map(|&region| body.blocks(region))
                .collect(),
        };
        while let Some(block) = pending.pop() {
            for op in body.ops(block) {
                if let Some((name, [])) = graph::callee(self.ir, body, op)
                    && let Some(callee) = self.graph.resolve(table, name, &[])
                {
                    calls.push(Call {
                        op,
                        caller,
                        callee,
                        origin,
                    });
                }
                pending.extend(
                    body.regions(op)
                        .iter()
                        .flat_map(|&region| body.blocks(region)),
                );
            }
        }
    }

    /// The reason why a call stays as it is.
    fn refusal(&self, root: &Body, call: Call) -> Option<&'static str> {
        const GONE: &str = "the call or the callee is gone";
        let graph = self.graph;
        let (caller, callee) = (&graph.functions[call.caller], &graph.functions[call.callee]);
        // Inlining a recursive function would introduce a call like the one that it replaces.
        let calls = |function: usize| callee.callees.contains(&function);
        if calls(call.callee) || calls(call.caller) || graph.is_inside(caller.place, callee.place) {
            return Some("the callee is recursive");
        }
        let bodies = (
            graph.body_at(root, caller.place),
            graph.body_at(root, callee.place),
            self.owner(root, call.callee),
            self.owner_name(root, call.caller),
        );
        let (Some(caller), Some(callee), Some(function), Some(caller_name)) = bodies else {
            return Some(GONE);
        };
        if !caller.is_live(call.op) {
            return Some(GONE);
        }
        if !self.is_profitable(caller, callee) {
            return Some("the callee is too large");
        }
        let candidate = Candidate {
            cx: self.ir,
            caller,
            caller_name,
            call: call.op,
            callee,
            function,
        };
        candidate.obstacle()
    }

    /// The operation that owns the body of a function.
    fn owner<'b>(&'b self, root: &'b Body, function: usize) -> Option<OpRef<'b>> {
        let (around, op) = self.graph.owner(self.graph.functions[function].place)?;
        Some(OpRef::new(self.ir, self.graph.body_at(root, around)?, op))
    }

    fn owner_name(&self, root: &Body, function: usize) -> Option<OpName> {
        Some(self.owner(root, function)?.name())
    }

    /// Reports, once for each call, that it is not inlined.
    fn explain(&mut self, root: &Body, call: Call, reason: &'static str) {
        if self.findings.are_wanted() && self.missed.insert((call.caller, call.op)) {
            self.report(root, call, |callee, caller| {
                Remark::missed("inline", "not-inlined")
                    .argument("Callee", callee)
                    .argument("Caller", caller)
                    .argument("Reason", reason)
            });
        }
    }

    /// Reports something about a call, with the symbols of callee and caller.
    fn report(&mut self, root: &Body, call: Call, remark: impl FnOnce(&str, &str) -> Remark) {
        if !self.findings.are_wanted() {
            return;
        }
        let symbol = |function: usize| {
            let owner = self.owner(root, function)?;
            Some(self.ir.str(owner.body().symbol(self.ir, owner.id())?))
        };
        let callee = symbol(call.callee).unwrap_or_default();
        let caller = symbol(call.caller).unwrap_or_default();
        let caller_at = self.graph.functions[call.caller].place;
        let body = self.graph.body_at(root, caller_at);
        if let Some(body) = body.filter(|body| body.is_live(call.op)) {
            self.findings
                .add(self.ir, body, call.op, |_| remark(callee, caller));
        }
    }

    fn is_profitable(&self, caller: &Body, callee: &Body) -> bool {
        // Counting takes as long as the caller is: once for each call that would be quadratic.
        let threshold = match self.pass.inlining_threshold {
            0 => return false,
            u32::MAX => return true,
            threshold => threshold,
        };
        match count(caller) {
            0 => true,
            ops => (count(callee) * 100 / ops) as u64 <= u64::from(threshold),
        }
    }

    fn erase_dead(&mut self, root: &mut Body) {
        for &function in &self.dead {
            let place = self.graph.functions[function].place;
            if let Some((around, op)) = self.graph.owner(place)
                && let Some(around) = self.graph.body_at_mut(root, around)
                && around.is_live(op)
            {
                // A function has no results that could be used.
                let _ = around.erase(op);
            }
        }
    }
}

/// True if the callee was already inlined on the chain that introduced the call, so that inlining would never end.
fn is_recursive(history: &History, call: Call) -> bool {
    let mut origin = call.origin;
    while let Some((callee, outer)) = origin.and_then(|index| history.get(index)) {
        if *callee == call.callee {
            return true;
        }
        origin = *outer;
    }
    false
}

/// The number of operations nested in a function, including those in isolated bodies.
fn count(body: &Body) -> usize {
    let mut pending = vec![body];
    let mut count = 0;
    while let Some(body) = pending.pop() {
        let ops = body.walk();
        count += ops.len();
        pending.extend(ops.into_iter().filter_map(|op| body.nested(op)));
    }
    count
}
