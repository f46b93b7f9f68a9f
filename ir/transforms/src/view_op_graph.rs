//! The pass `view-op-graph`: prints an operation as a Graphviz graph.

mod dot;
mod label;

use pass_embedded::Embedded;
use pass_ir::hash::HashMap;
use pass_ir::{BlockId, Body, Op, OpId, RegionId, Type, ValueId, ValueNames};
use pass_runtime::{Failure, OperationPass, PassContext, Preserved};

use crate::generated::ViewOpGraph;
use dot::{Dot, Node};
use label::{Labels, MAX_ELEMENTS};

impl OperationPass<Embedded> for ViewOpGraph {
    fn run_on_operation(
        &self,
        op: Op<'_>,
        cx: &mut PassContext<'_, Embedded>,
    ) -> Result<Preserved, Failure> {
        let max_elements = cx.print_options().elide_elements.unwrap_or(MAX_ELEMENTS);
        let mut graph = Graph {
            labels: Labels {
                cx: cx.context(),
                options: self,
                max_elements: max_elements as u64,
            },
            dot: Dot::new(),
            bodies: Vec::new(),
            steps: Vec::new(),
            definitions: HashMap::default(),
            uses: Vec::new(),
        };
        graph.draw_root(&op);
        cx.output(graph.finish());
        Ok(Preserved::all())
    }
}

/// Draws operations as nodes, and operations with regions as clusters.
struct Graph<'a> {
    labels: Labels<'a>,
    dot: Dot,
    /// The enclosing isolated bodies, the innermost last.
    bodies: Vec<ValueNames<'a>>,
    /// The pending steps, the next one last. They replace recursion: operations nest arbitrarily deep.
    steps: Vec<Step>,
    /// The nodes and ports that define values, by body and value.
    definitions: HashMap<(u32, ValueId), (Node, String)>,
    /// Uses of values by nodes. They are drawn at the end, because a definition may follow its uses.
    uses: Vec<((u32, ValueId), Node)>,
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

impl<'a> Graph<'a> {
    fn draw_root(&mut self, op: &'a Op<'_>) {
        let Some(names) = ValueNames::of(op) else {
            return;
        };
        let (header, body) = (op.header(), names.body());
        if body.top_regions().is_empty() {
            let label = self.labels.record(&header, &[], &[], &[]);
            let _ = self.dot.op_node(&label, header.name);
            return;
        }
        let types: Vec<Type> = op.result_types().collect();
        self.dot.open_cluster(&self.labels.cluster(&header, &types));
        self.push_blocks(body, body.top_regions());
        self.bodies.push(names);
        while let Some(step) = self.steps.pop() {
            self.step(step);
        }
        self.dot.close_cluster();
        self.dot.color(header.name);
    }

    fn push_blocks(&mut self, body: &Body, regions: &[RegionId]) {
        let start = self.steps.len();
        let blocks = regions.iter().flat_map(|&region| body.blocks(region));
        self.steps.extend(blocks.map(Step::Block));
        self.steps[start..].reverse();
    }

    fn step(&mut self, step: Step) {
        match (step, self.bodies.last().map(ValueNames::body)) {
            (Step::Block(block), Some(body)) => {
                self.dot.open_cluster("");
                for arg in body.args(block) {
                    let label = self.labels.result(&self.name(arg), body.value_type(arg));
                    let node = self.dot.node(&label);
                    self.define(body, arg, node);
                }
                self.steps.push(Step::Ops(body.first_op(block), None));
            }
            (Step::Ops(Some(op), previous), Some(body)) => self.draw_op(body, op, previous),
            (Step::Ops(..), _) => {
                self.dot.close_cluster();
            }
            (
                Step::CloseCluster {
                    op,
                    previous,
                    is_isolated,
                },
                _,
            ) => {
                if is_isolated {
                    self.bodies.pop();
                }
                let names = self.bodies.last();
                let node = self.dot.close_cluster();
                if let (Some(names), Some(node)) = (names, node) {
                    let body = names.body();
                    self.dot.color(body.name(op));
                    self.finish_op(body, op, node, previous);
                }
            }
            (Step::Block(_), None) => {}
        }
    }

    /// Draws an operation, or opens the cluster of its regions.
    fn draw_op(&mut self, body: &'a Body, op: OpId, previous: Option<Node>) {
        let header = body.header(self.labels.cx, op);
        let results = body.results(op);
        let types: Vec<Type> = results
            .clone()
            .map(|value| body.value_type(value))
            .collect();
        let (inner_body, regions) = body.regions_of(op);
        if regions.is_empty() {
            let operands: Vec<String> = body.operands(op).map(|value| self.name(value)).collect();
            let results: Vec<String> = results.map(|value| self.name(value)).collect();
            let label = self.labels.record(&header, &operands, &results, &types);
            let node = self.dot.op_node(&label, header.name);
            return self.finish_op(body, op, node, previous);
        }
        self.dot.open_cluster(&self.labels.cluster(&header, &types));
        let nested = self.bodies.last().and_then(|names| names.nested(op));
        self.steps.push(Step::CloseCluster {
            op,
            previous,
            is_isolated: nested.is_some(),
        });
        self.push_blocks(inner_body, regions);
        self.bodies.extend(nested);
    }

    /// Registers the node of an operation, and continues with the next operation of the block.
    fn finish_op(&mut self, body: &Body, op: OpId, node: Node, previous: Option<Node>) {
        let options = self.labels.options;
        if options.print_data_flow_edges {
            let operands = body.operands(op);
            self.uses
                .extend(operands.map(|value| ((body.id(), value), node)));
        }
        for value in body.results(op) {
            self.define(body, value, node);
        }
        if let Some(previous) = previous.filter(|_| options.print_control_flow_edges) {
            self.dot.add_control_edge(previous, node);
        }
        self.steps.push(Step::Ops(body.next_op(op), Some(node)));
    }

    fn define(&mut self, body: &Body, value: ValueId, node: Node) {
        let port = label::port(&self.name(value));
        self.definitions.insert((body.id(), value), (node, port));
    }

    /// Returns the name of a value of the innermost body.
    fn name(&self, value: ValueId) -> String {
        let names = self.bodies.last();
        names.map_or_else(String::new, |names| names.name(self.labels.cx, value))
    }

    fn finish(mut self) -> String {
        for (value, user) in self.uses {
            if let Some((node, port)) = self.definitions.get(&value) {
                self.dot.add_data_edge(*node, user, port);
            }
        }
        self.dot.finish()
    }
}
