//! The pass `view-op-graph`: prints an operation as a Graphviz graph.

mod dot;
mod label;

use std::collections::HashMap;

use pass_embedded::Embedded;
use pass_ir::{BlockId, Body, Context, Header, Op, OpId, RegionId, Type, ValueId, ValueNames};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};
use rustc_hash::FxBuildHasher;

use crate::generated::ViewOpGraph;
use dot::{Colors, Dot, Node};
use label::Labels;

impl OperationPass<Embedded> for ViewOpGraph {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let ir = cx.context();
        let mut graph = Graph {
            options: self,
            labels: Labels {
                cx: ir,
                options: self,
            },
            colors: Colors::of(&op),
            cx: ir,
            dot: Dot::new(),
        };
        graph.draw_root(&op);
        cx.output(graph.dot.finish());
        Ok(Preserved::all())
    }
}

/// Draws operations as nodes, and operations with regions as clusters.
struct Graph<'a> {
    cx: &'a Context,
    options: &'a ViewOpGraph,
    labels: Labels<'a>,
    colors: Colors,
    dot: Dot,
}

/// The pending steps, which replace recursion: operations nest arbitrarily deep.
struct Worklist<'a> {
    /// The enclosing bodies, the innermost last.
    bodies: Vec<BodyState<'a>>,
    /// A stack.
    steps: Vec<Step>,
}

enum Step {
    Block(BlockId),
    /// The operations of a block from this one on, with the node of the one before; `None` ends the block.
    Ops(Option<OpId>, Option<Node>),
    CloseCluster {
        op: OpId,
        previous: Option<Node>,
        is_isolated: bool,
    },
}

impl Worklist<'_> {
    fn push_blocks(&mut self, body: &Body, regions: &[RegionId]) {
        let start = self.steps.len();
        let blocks = regions.iter().flat_map(|&region| body.blocks(region));
        self.steps.extend(blocks.map(Step::Block));
        self.steps[start..].reverse();
    }
}

/// A body that is being drawn.
struct BodyState<'a> {
    names: ValueNames<'a>,
    /// The nodes that define the values.
    nodes: HashMap<ValueId, Node, FxBuildHasher>,
    /// The index of each edge among all data edges, the used value, and the user.
    data_edges: Vec<(usize, ValueId, Node)>,
}

impl<'a> BodyState<'a> {
    fn new(names: ValueNames<'a>) -> Self {
        Self {
            names,
            nodes: HashMap::default(),
            data_edges: Vec::new(),
        }
    }
}

impl Graph<'_> {
    fn draw_root(&mut self, op: &Op<'_>) {
        let types: Vec<Type> = op.result_types().collect();
        let Some(names) = ValueNames::of(op) else {
            return;
        };
        let regions = names.body().top_regions().to_vec();
        if regions.is_empty() {
            let label = self.labels.record(&op.header(), &[], &[], &[]);
            let color = self.colors.of_op(op.op_name());
            let _ = self.dot.node(&label, Some(&color));
            return;
        }
        let label = self.labels.cluster(&op.header(), &types);
        self.dot.open_cluster(&label);
        let mut worklist = Worklist {
            steps: Vec::new(),
            bodies: Vec::new(),
        };
        worklist.push_blocks(names.body(), &regions);
        worklist.bodies.push(BodyState::new(names));
        while let Some(step) = worklist.steps.pop() {
            self.step(&mut worklist, step);
        }
        let _ = self.dot.close_cluster();
        if let Some(state) = worklist.bodies.pop() {
            self.draw_data_edges(&state);
        }
    }

    fn step(&mut self, worklist: &mut Worklist<'_>, step: Step) {
        let Some(state) = worklist.bodies.last_mut() else {
            return;
        };
        match step {
            Step::Block(block) => {
                self.open_block(state, block);
                let first = state.names.body().first_op(block);
                worklist.steps.push(Step::Ops(first, None));
            }
            Step::Ops(None, _) => {
                let _ = self.dot.close_cluster();
            }
            Step::Ops(Some(op), previous) => self.draw_op(worklist, op, previous),
            Step::CloseCluster {
                op,
                previous,
                is_isolated,
            } => {
                if let Some(inner) = is_isolated.then(|| worklist.bodies.pop()).flatten() {
                    self.draw_data_edges(&inner);
                }
                let node = self.dot.close_cluster();
                self.finish_op(worklist, op, node, previous);
            }
        }
    }

    fn open_block(&mut self, state: &mut BodyState<'_>, block: BlockId) {
        let body = state.names.body();
        self.dot.open_cluster("");
        for arg in body.args(block) {
            let name = state.names.name(self.cx, arg);
            let label = self.labels.result(&name, body.value_type(arg));
            let node = self.dot.node(&label, None);
            state.nodes.insert(arg, node);
        }
    }

    /// Draws an operation, or opens the cluster of its regions.
    fn draw_op(&mut self, worklist: &mut Worklist<'_>, op: OpId, previous: Option<Node>) {
        let Some(state) = worklist.bodies.last() else {
            return;
        };
        let body = state.names.body();
        let header = body.header(self.cx, op);
        let (inner_body, regions) = body.regions_of(op);
        if regions.is_empty() {
            let node = self.record(state, op, &header);
            return self.finish_op(worklist, op, node, previous);
        }
        let types: Vec<Type> = body
            .results(op)
            .map(|value| body.value_type(value))
            .collect();
        let label = self.labels.cluster(&header, &types);
        self.dot.open_cluster(&label);
        let inner = state.names.nested(op).map(BodyState::new);
        let is_isolated = inner.is_some();
        worklist.steps.push(Step::CloseCluster {
            op,
            previous,
            is_isolated,
        });
        worklist.push_blocks(inner_body, regions);
        worklist.bodies.extend(inner);
    }

    /// Registers the node of an operation, and continues with the next operation of the block.
    fn finish_op(
        &mut self,
        worklist: &mut Worklist<'_>,
        op: OpId,
        node: Node,
        previous: Option<Node>,
    ) {
        let Some(state) = worklist.bodies.last_mut() else {
            return;
        };
        let body = state.names.body();
        if self.options.print_data_flow_edges {
            for value in body.operands(op) {
                state
                    .data_edges
                    .push((self.dot.reserve_data_edge(), value, node));
            }
        }
        state
            .nodes
            .extend(body.results(op).map(|value| (value, node)));
        if let (true, Some(previous)) = (self.options.print_control_flow_edges, previous) {
            self.dot.add_control_edge(previous, node);
        }
        let next = body.next_op(op);
        worklist.steps.push(Step::Ops(next, Some(node)));
    }

    /// Draws an operation without regions as a node with a field for each operand and each result.
    fn record(&mut self, state: &BodyState<'_>, op: OpId, header: &Header) -> Node {
        let body = state.names.body();
        let name = |value: ValueId| state.names.name(self.cx, value);
        let operands: Vec<String> = body.operands(op).map(name).collect();
        let results: Vec<String> = body.results(op).map(name).collect();
        let types: Vec<Type> = body
            .results(op)
            .map(|value| body.value_type(value))
            .collect();
        let label = self.labels.record(header, &operands, &results, &types);
        let color = self.colors.of_op(header.name);
        self.dot.node(&label, Some(&color))
    }

    fn draw_data_edges(&mut self, state: &BodyState<'_>) {
        for &(index, value, user) in &state.data_edges {
            let Some(&from) = state.nodes.get(&value) else {
                continue;
            };
            let port = label::port(&state.names.name(self.cx, value));
            let ends = (format!("res_{port}:s"), format!("arg_{port}:n"));
            self.dot
                .add_data_edge(index, (from, ends.0), (user, ends.1));
        }
    }
}
