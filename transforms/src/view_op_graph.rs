//! The pass `view-op-graph`: an operation and what is nested in it as a graph in the language of Graphviz.

mod dot;
mod label;

use std::collections::HashMap;

use pass_embedded::Embedded;
use pass_ir::{BlockId, Context, Header, Op, OpId, RegionId, Type, ValueId, ValueNames};
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
        graph.root(&op);
        cx.output(graph.dot.finish());
        Ok(Preserved::all())
    }
}

/// The graph as far as it is drawn.
struct Graph<'a> {
    cx: &'a Context,
    options: &'a ViewOpGraph,
    labels: Labels<'a>,
    colors: Colors,
    dot: Dot,
}

/// A body, the names of its values, and the nodes that they come from.
struct Level<'a> {
    names: ValueNames<'a>,
    nodes: HashMap<ValueId, Node, FxBuildHasher>,
    /// Values that are used, by which node, and the place of the edge among all.
    wires: Vec<(usize, ValueId, Node)>,
}

impl<'a> Level<'a> {
    fn new(names: ValueNames<'a>) -> Self {
        Self {
            names,
            nodes: HashMap::default(),
            wires: Vec::new(),
        }
    }
}

impl Graph<'_> {
    fn root(&mut self, op: &Op<'_>) {
        let types: Vec<Type> = op.result_types().collect();
        let Some(names) = ValueNames::of(op) else {
            return;
        };
        let regions = names.body().top_regions().to_vec();
        if regions.is_empty() {
            let label = self.labels.record(op.header(), &[], &[], &[]);
            let color = self.colors.of_op(op.header().name);
            let _ = self.dot.node(&label, Some(&color));
            return;
        }
        let mut level = Level::new(names);
        let label = self.labels.frame(op.header(), &types);
        self.dot.open(&label);
        self.regions(&mut level, &regions);
        let _ = self.dot.close();
        self.connect(&level);
    }

    fn regions(&mut self, level: &mut Level<'_>, regions: &[RegionId]) {
        let body = level.names.body();
        for block in regions.iter().flat_map(|&region| body.blocks(region)) {
            self.block(level, block);
        }
    }

    fn block(&mut self, level: &mut Level<'_>, block: BlockId) {
        let body = level.names.body();
        self.dot.open("");
        for arg in body.args(block) {
            let name = level.names.name(self.cx, arg);
            let label = self.labels.result(&name, body.value_type(arg));
            let node = self.dot.node(&label, None);
            level.nodes.insert(arg, node);
        }
        let mut previous: Option<Node> = None;
        for op in body.ops(block) {
            let node = self.op(level, op);
            if let (true, Some(previous)) = (self.options.print_control_flow_edges, previous) {
                self.dot.edge(previous, node);
            }
            previous = Some(node);
        }
        let _ = self.dot.close();
    }

    fn op(&mut self, level: &mut Level<'_>, op: OpId) -> Node {
        let body = level.names.body();
        let header = *body.header(op);
        let has_regions = !body.regions_of(op).1.is_empty();
        let node = if has_regions {
            self.frame(level, op, &header)
        } else {
            self.record(level, op, &header)
        };
        if self.options.print_data_flow_edges {
            for value in body.operands(op) {
                level.wires.push((self.dot.next_wire(), value, node));
            }
        }
        level
            .nodes
            .extend(body.results(op).map(|value| (value, node)));
        node
    }

    /// An operation with regions is a frame around them.
    fn frame(&mut self, level: &mut Level<'_>, op: OpId, header: &Header) -> Node {
        let body = level.names.body();
        let types: Vec<Type> = body
            .results(op)
            .map(|value| body.value_type(value))
            .collect();
        let label = self.labels.frame(header, &types);
        self.dot.open(&label);
        let (_, regions) = body.regions_of(op);
        if let Some(names) = level.names.nested(op) {
            let mut inner = Level::new(names);
            self.regions(&mut inner, regions);
            self.connect(&inner);
        } else {
            self.regions(level, regions);
        }
        self.dot.close()
    }

    /// An operation without regions is a node that has a field for each operand and each result.
    fn record(&mut self, level: &Level<'_>, op: OpId, header: &Header) -> Node {
        let body = level.names.body();
        let name = |value: ValueId| level.names.name(self.cx, value);
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

    /// Draws the edges from values to their users.
    fn connect(&mut self, level: &Level<'_>) {
        for &(place, value, user) in &level.wires {
            let Some(&from) = level.nodes.get(&value) else {
                continue;
            };
            let port = label::port(&level.names.name(self.cx, value));
            let ends = (format!("res_{port}:s"), format!("arg_{port}:n"));
            self.dot.wire(place, (from, ends.0), (user, ends.1));
        }
    }
}
