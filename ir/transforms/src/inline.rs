//! The pass `inline`: replaces calls by the bodies of their callees.

mod graph;
mod legal;
mod splice;
mod uses;

use std::collections::{BTreeMap, HashMap};

use pass_embedded::Embedded;
use pass_ir::dialect::Traits;
use pass_ir::symbols::has_hidden_symbols;
use pass_ir::{BlockId, Body, Context, Loc, Op, OpId, OpName, OpRef};
use pass_runtime::manager::Plan;
use pass_runtime::options::PipelineText;
use pass_runtime::passes::InitContext;
use pass_runtime::remark::Remark;
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::Inliner;
use crate::remarks::RemarkBuffer;
use graph::{BodyIndex, CallGraph};
use legal::Candidate;
use uses::Uses;

/// The pipelines that simplify functions, by operation name.
#[derive(Clone, Default)]
pub struct Cleanup(HashMap<&'static str, Plan<Embedded>>);

impl OperationPass<Embedded> for Inliner {
    fn initialize_with(&mut self, cx: &InitContext<'_, Embedded>) -> Result<(), Failure> {
        let dialects = cx.context().dialects().iter();
        let rows =
            dialects.flat_map(|dialect| dialect.behaviour.iter().map(move |row| (dialect, row)));
        for (dialect, row) in rows.filter(|(_, row)| row.callable) {
            let function = row.name;
            let is_for_function = |text: &&PipelineText| {
                let text = text.to_string();
                text.split('(').next() == Some(function)
            };
            let text = match self.op_pipelines.iter().find(is_for_function) {
                Some(text) => text.clone(),
                None if self.default_pipeline.is_empty() => continue,
                // There is no function of this name. The pass is initialised again when the dialect is loaded.
                None if !cx.context().is_dialect_loaded(dialect.name) => continue,
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
        let sees_all_uses = op.is_outermost() || has_hidden_symbols(ir, &op.header());
        let (graph, bodies) = CallGraph::of(ir, root, sees_all_uses);
        let uses = Uses::of(ir, &graph, &bodies);
        let mut driver = InlineDriver {
            pass: self,
            ir,
            graph: &graph,
            uses,
            dead: Vec::new(),
            remarks: RemarkBuffer::new(cx),
            reported: BTreeMap::new(),
            missed: BTreeMap::new(),
        };
        for mut component in graph.components() {
            driver.run(&mut op, cx, &mut component)?;
        }
        if let Some(root) = op.body_mut() {
            driver.erase_dead(root);
        }
        driver.remarks.report(&op, cx);
        Ok(Preserved::none())
    }
}

/// The bottom-up traversal of the call graph.
struct InlineDriver<'a> {
    pass: &'a Inliner,
    ir: &'a Context,
    graph: &'a CallGraph,
    uses: Uses,
    /// Functions to erase at the end.
    dead: Vec<usize>,
    remarks: RemarkBuffer,
    /// The numbers of calls that have been reported as not inlined.
    reported: BTreeMap<CallSite, usize>,
    /// The numbers of calls that were not inlined since the last clean-up.
    missed: BTreeMap<CallSite, usize>,
}

/// Caller, callee and location of a call. Clean-ups reuse the handles of calls.
type CallSite = (usize, usize, Loc);

#[derive(Clone, Copy)]
struct Call {
    op: OpId,
    caller: usize,
    callee: usize,
    /// The index in the history of the inlining that introduced the call.
    origin: Option<usize>,
}

/// The inlined callees, each with the origin of its call.
type History = Vec<(usize, Option<usize>)>;

impl InlineDriver<'_> {
    /// Simplifies and inlines the functions of a component until nothing is left or the limit is reached.
    fn run(
        &mut self,
        op: &mut Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
        component: &mut Vec<usize>,
    ) -> Result<(), Failure> {
        for _ in 0..self.pass.max_iterations.max(1) {
            self.simplify(op, cx, component)?;
            let Some(root) = op.body_mut() else { break };
            if !self.inline_calls(root, component) {
                break;
            }
        }
        Ok(())
    }

    fn simplify(
        &mut self,
        op: &mut Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
        component: &[usize],
    ) -> Result<(), Failure> {
        // As MLIR does, which keeps a graph of functions that passes on such a function could erase.
        let simplified = component
            .iter()
            .map(|&function| &self.graph.functions[function])
            .filter(|function| !function.has_functions);
        let owners = simplified.filter_map(|function| self.graph.owner(function.node));
        let owners: Vec<(BodyIndex, OpId)> = owners.collect();
        for siblings in owners.chunk_by(|left, right| left.0 == right.0) {
            self.simplify_siblings(op, cx, siblings)?;
        }
        for &function in component {
            let owner = self.graph.owner(self.graph.functions[function].node);
            if let (Some(root), Some((parent, _))) = (op.body(), owner)
                && let Some(parent) = self.graph.body_at(root, parent)
            {
                self.uses.recount(self.ir, self.graph, parent, function);
            }
        }
        Ok(())
    }

    /// Runs the pipelines of functions that are directly inside the same operation, several at a time.
    fn simplify_siblings(
        &self,
        op: &mut Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
        siblings: &[(BodyIndex, OpId)],
    ) -> Result<(), Failure> {
        let plan = |name: &str| self.pass.state.0.get(name);
        let Some(&(parent, id)) = siblings.first() else {
            return Ok(());
        };
        if siblings.len() == 1 {
            let body = op.body_mut();
            let body = body.and_then(|root| self.graph.body_at_mut(root, parent));
            let Some(body) = body else { return Ok(()) };
            return match plan(self.ir.op_name_str(body.name(id))) {
                Some(plan) => cx.run_pipeline(plan, Op::of(self.ir, body, id)),
                None => Ok(()),
            };
        }
        let mut outer = match self.graph.owner(parent) {
            None => op.reborrow(),
            Some((grandparent, id)) => {
                let body = op.body_mut();
                let body = body.and_then(|root| self.graph.body_at_mut(root, grandparent));
                let Some(body) = body else { return Ok(()) };
                Op::of(self.ir, body, id)
            }
        };
        let ids: Vec<OpId> = (outer.body().into_iter())
            .flat_map(|body| body.top_ops())
            .collect();
        let mut children: HashMap<OpId, Op<'_>> = ids.into_iter().zip(outer.children()).collect();
        let functions = siblings.iter().filter_map(|(_, id)| {
            let function = children.remove(id)?;
            Some((plan(function.name())?, function))
        });
        let functions = functions.collect();
        cx.run_pipelines(functions)
    }

    /// Inlines the calls in the functions of a component. Returns whether there were any.
    fn inline_calls(&mut self, root: &mut Body, component: &mut Vec<usize>) -> bool {
        let mut calls = Vec::new();
        let mut erased = Vec::new();
        self.missed.clear();
        for &function in component.iter() {
            if self.uses.is_dead(function) {
                erased.push(function);
            } else {
                self.collect_calls(root, function, None, None, &mut calls);
            }
        }
        let mut history = History::new();
        let mut changed = false;
        let mut next = 0;
        while let Some(&call) = calls.get(next) {
            next += 1;
            if erased.contains(&call.caller) {
                continue;
            }
            let obstacle = if is_recursive(&history, call) {
                Some("the callee has been inlined on the way to the call")
            } else {
                self.obstacle(root, call)
            };
            if let Some(reason) = obstacle {
                self.report_missed(root, call, reason);
                continue;
            }
            changed |= self
                .inline(root, call, &mut history, &mut calls, &mut erased)
                .is_some();
        }
        component.retain(|function| !erased.contains(function));
        self.dead.append(&mut erased);
        changed
    }

    fn inline(
        &mut self,
        root: &mut Body,
        call: Call,
        history: &mut History,
        calls: &mut Vec<Call>,
        erased: &mut Vec<usize>,
    ) -> Option<()> {
        let graph = self.graph;
        let (caller, callee) = (&graph.functions[call.caller], &graph.functions[call.callee]);
        let is_only_use = self.uses.has_single_use(call.callee);
        let owner = self.owner_name(root, call.caller)?;
        let body = self.graph.body_at(root, callee.node)?;
        let fragment = body.copy_region(self.ir, *body.top_regions().first()?);
        let body = self.graph.body_at_mut(root, caller.node)?;
        let blocks = splice::insert_blocks(self.ir, body, call.op, fragment)?;
        self.report(root, call, |callee, caller| {
            let remark = Remark::passed("inline", "inlined").argument("Callee", callee);
            remark.argument("Caller", caller)
        });
        let origin = Some(history.len());
        history.push((call.callee, call.origin));
        self.collect_calls(root, call.caller, Some(&blocks), origin, calls);
        self.uses.remove_call(call.caller, call.callee);
        self.uses.copy_nested(call.callee, call.caller);
        let body = self.graph.body_at_mut(root, caller.node)?;
        splice::replace_call(self.ir, body, owner, call.op, &blocks);
        if is_only_use {
            self.uses.remove_user(call.callee);
            erased.push(call.callee);
        }
        Some(())
    }

    /// Collects the calls in blocks of a function, or in all of its blocks; later blocks come first.
    fn collect_calls(
        &self,
        root: &Body,
        caller: usize,
        blocks: Option<&[BlockId]>,
        origin: Option<usize>,
        calls: &mut Vec<Call>,
    ) {
        let (Some(body), Some(table)) = (
            self.graph.body_at(root, self.graph.functions[caller].node),
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

    fn obstacle(&self, root: &Body, call: Call) -> Option<&'static str> {
        const ERASED: &str = "the call or the callee has been erased";
        let graph = self.graph;
        let (caller, callee) = (&graph.functions[call.caller], &graph.functions[call.callee]);
        let calls = |function: usize| callee.callees.contains(&function);
        if calls(call.callee) || calls(call.caller) || graph.is_inside(caller.node, callee.node) {
            return Some("the callee is recursive");
        }
        let bodies = (
            graph.body_at(root, caller.node),
            graph.body_at(root, callee.node),
            self.owner(root, call.callee),
            self.owner_name(root, call.caller),
        );
        let (Some(caller), Some(callee_body), Some(callee_op), Some(caller_name)) = bodies else {
            return Some(ERASED);
        };
        if !caller.is_live(call.op) {
            return Some(ERASED);
        }
        if !self.is_profitable(caller, callee_body) {
            return Some("the callee is too large");
        }
        let candidate = Candidate {
            cx: self.ir,
            caller,
            caller_name,
            call: call.op,
            callee_body,
            callee_op,
        };
        candidate.obstacle()
    }

    fn owner<'b>(&'b self, root: &'b Body, function: usize) -> Option<OpRef<'b>> {
        let (parent, op) = self.graph.owner(self.graph.functions[function].node)?;
        Some(OpRef::new(self.ir, self.graph.body_at(root, parent)?, op))
    }

    fn owner_name(&self, root: &Body, function: usize) -> Option<OpName> {
        Some(self.owner(root, function)?.name())
    }

    /// Reports that a call is not inlined, once for each call.
    fn report_missed(&mut self, root: &Body, call: Call, reason: &'static str) {
        if !self.remarks.is_enabled() {
            return;
        }
        let caller = self.graph.functions[call.caller].node;
        let Some(body) = self.graph.body_at(root, caller) else {
            return;
        };
        let site = (call.caller, call.callee, body.location(call.op));
        let missed = self.missed.entry(site).or_default();
        *missed += 1;
        let reported = self.reported.entry(site).or_default();
        if missed > reported {
            *reported = *missed;
            self.report(root, call, |callee, caller| {
                Remark::missed("inline", "not-inlined")
                    .argument("Callee", callee)
                    .argument("Caller", caller)
                    .argument("Reason", reason)
            });
        }
    }

    /// Reports a remark on a call, built from the symbols of callee and caller.
    fn report(&mut self, root: &Body, call: Call, build: impl FnOnce(&str, &str) -> Remark) {
        if !self.remarks.is_enabled() {
            return;
        }
        let symbol = |function: usize| {
            let owner = self.owner(root, function)?;
            Some(self.ir.str(owner.body().symbol(self.ir, owner.id())?))
        };
        let callee = symbol(call.callee).unwrap_or_default();
        let caller = symbol(call.caller).unwrap_or_default();
        let caller_node = self.graph.functions[call.caller].node;
        let body = self.graph.body_at(root, caller_node);
        if let Some(body) = body.filter(|body| body.is_live(call.op)) {
            self.remarks
                .add(self.ir, body, call.op, |_| build(callee, caller));
        }
    }

    fn is_profitable(&self, caller: &Body, callee: &Body) -> bool {
        // Counting for each call is quadratic in the size of the caller, so it is avoided without a limit.
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
            let node = self.graph.functions[function].node;
            if let Some((parent, op)) = self.graph.owner(node)
                && let Some(parent) = self.graph.body_at_mut(root, parent)
                && parent.is_live(op)
            {
                // A function has no results that could be used.
                let _ = parent.erase(op);
            }
        }
    }
}

/// Returns whether the callee was inlined on the chain that introduced the call, so that driver would never end.
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

/// Returns the number of operations in a function, including those in nested isolated bodies.
fn count(body: &Body) -> usize {
    let mut count = 0;
    graph::all_ops(body, |_, _| {
        count += 1;
        true
    });
    count
}
