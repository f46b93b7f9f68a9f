//! The pass `view-op-graph`: an operation and what is nested in it as a graph in the language of Graphviz.

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

/// The work that is left to be drawn. Operations may be nested to any depth, so this is a list of its own.
struct Walk<'a> {
    /// The bodies around the place.
    levels: Vec<Level<'a>>,
    /// The next one last.
    steps: Vec<Step>,
}

/// A step of drawing.
enum Step {
    Block(BlockId),
    /// The operations of a block from this one on, after that of the node; none ends the block.
    Ops(Option<OpId>, Option<Node>),
    /// The end of the frame of an operation that comes after a node.
    Frame {
        op: OpId,
        previous: Option<Node>,
        /// True if the regions are in a body of its own.
        owns: bool,
    },
}

impl Walk<'_> {
    /// The blocks of regions of a body come next.
    fn enter(&mut self, body: &Body, regions: &[RegionId]) {
        let start = self.steps.len();
        let blocks = regions.iter().flat_map(|&region| body.blocks(region));
        self.steps.extend(blocks.map(Step::Block));
        self.steps[start..].reverse();
    }
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
            let label = self.labels.record(&op.header(), &[], &[], &[]);
            let color = self.colors.of_op(op.op_name());
            let _ = self.dot.node(&label, Some(&color));
            return;
        }
        let label = self.labels.frame(&op.header(), &types);
        self.dot.open(&label);
        let mut walk = Walk {
            steps: Vec::new(),
            levels: Vec::new(),
        };
        walk.enter(names.body(), &regions);
        walk.levels.push(Level::new(names));
        while let Some(step) = walk.steps.pop() {
            self.step(&mut walk, step);
        }
        let _ = self.dot.close();
        if let Some(level) = walk.levels.pop() {
            self.connect(&level);
        }
    }

    fn step(&mut self, walk: &mut Walk<'_>, step: Step) {
        let Some(level) = walk.levels.last_mut() else {
            return;
        };
        match step {
            Step::Block(block) => {
                self.open_block(level, block);
                let first = level.names.body().first_op(block);
                walk.steps.push(Step::Ops(first, None));
            }
            Step::Ops(None, _) => {
                let _ = self.dot.close();
            }
            Step::Ops(Some(op), previous) => self.op(walk, op, previous),
            Step::Frame { op, previous, owns } => {
                if let Some(inner) = owns.then(|| walk.levels.pop()).flatten() {
                    self.connect(&inner);
                }
                let node = self.dot.close();
                self.drawn(walk, op, node, previous);
            }
        }
    }

    fn open_block(&mut self, level: &mut Level<'_>, block: BlockId) {
        let body = level.names.body();
        self.dot.open("");
        for arg in body.args(block) {
            let name = level.names.name(self.cx, arg);
            let label = self.labels.result(&name, body.value_type(arg));
            let node = self.dot.node(&label, None);
            level.nodes.insert(arg, node);
        }
    }

    /// Draws an operation, or opens the frame around its regions, which come next.
    fn op(&mut self, walk: &mut Walk<'_>, op: OpId, previous: Option<Node>) {
        let Some(level) = walk.levels.last() else {
            return;
        };
        let body = level.names.body();
        let header = body.header(self.cx, op);
        let (inner_body, regions) = body.regions_of(op);
        if regions.is_empty() {
            let node = self.record(level, op, &header);
            return self.drawn(walk, op, node, previous);
        }
        let types: Vec<Type> = body
            .results(op)
            .map(|value| body.value_type(value))
            .collect();
        let label = self.labels.frame(&header, &types);
        self.dot.open(&label);
        let inner = level.names.nested(op).map(Level::new);
        let owns = inner.is_some();
        walk.steps.push(Step::Frame { op, previous, owns });
        walk.enter(inner_body, regions);
        walk.levels.extend(inner);
    }

    /// Notes the node of an operation; the next one of its block comes next.
    fn drawn(&mut self, walk: &mut Walk<'_>, op: OpId, node: Node, previous: Option<Node>) {
        let Some(level) = walk.levels.last_mut() else {
            return;
        };
        let body = level.names.body();
        if self.options.print_data_flow_edges {
            for value in body.operands(op) {
                level.wires.push((self.dot.next_wire(), value, node));
            }
        }
        level
            .nodes
            .extend(body.results(op).map(|value| (value, node)));
        if let (true, Some(previous)) = (self.options.print_control_flow_edges, previous) {
            self.dot.edge(previous, node);
        }
        let next = body.next_op(op);
        walk.steps.push(Step::Ops(next, Some(node)));
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
