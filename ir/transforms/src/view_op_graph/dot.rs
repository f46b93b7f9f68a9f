//! A graph in the language of Graphviz, written line by line.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use pass_ir::{Body, Op, OpName, WalkOrder};
use rustc_hash::FxBuildHasher;

/// Something that edges lead to: a node, and the frame that it stands for, if it does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    id: usize,
    frame: Option<usize>,
}

/// The text as far as it is written.
pub(super) struct Dot {
    text: String,
    /// The edges of control, in the order in which they were drawn.
    edges: String,
    /// The edges of data, which come last, by their places.
    wires: BTreeMap<usize, String>,
    last_wire: usize,
    last_id: usize,
    open: Vec<Node>,
}

impl Dot {
    pub(super) fn new() -> Self {
        Self {
            text: "digraph G {\n  compound = true;\n".to_owned(),
            edges: String::new(),
            wires: BTreeMap::new(),
            last_wire: 0,
            last_id: 0,
            open: Vec::new(),
        }
    }

    /// Opens a frame, with a node in it that stands for all of it.
    pub(super) fn open(&mut self, label: &str) {
        let frame = self.next_id();
        self.line(&format!("subgraph cluster_{frame} {{"));
        let id = self.next_id();
        self.open.push(Node {
            id,
            frame: Some(frame),
        });
        self.line(&format!("v{id} [label = \" \", shape = plain];"));
        self.line(&format!("label = \"{label}\";"));
    }

    /// Closes the frame that was opened last.
    pub(super) fn close(&mut self) -> Node {
        let node = self.open.pop();
        self.line("}");
        node.unwrap_or(Node { id: 0, frame: None })
    }

    /// Draws a node, filled if it has a color.
    pub(super) fn node(&mut self, label: &str, color: Option<&str>) -> Node {
        let id = self.next_id();
        let (fill, style) = match color {
            Some(color) => (format!("fillcolor = \"{color}\", "), ", style = filled"),
            None => (String::new(), ""),
        };
        self.line(&format!(
            "v{id} [{fill}label = \"{label}\", shape = Mrecord{style}];"
        ));
        Node { id, frame: None }
    }

    /// Draws an edge of control.
    pub(super) fn edge(&mut self, from: Node, to: Node) {
        let edge = edge((from, None), (to, None), "dashed");
        self.edges.push_str(&edge);
    }

    /// The place of another edge of data.
    pub(super) fn next_wire(&mut self) -> usize {
        self.last_wire += 1;
        self.last_wire
    }

    /// Draws an edge of data, from and to fields of the nodes.
    pub(super) fn wire(&mut self, place: usize, from: (Node, String), to: (Node, String)) {
        let edge = edge((from.0, Some(&from.1)), (to.0, Some(&to.1)), "solid");
        self.wires.insert(place, edge);
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push_str(&self.edges);
        self.text.extend(self.wires.into_values());
        self.text.push_str("}\n");
        self.text
    }

    fn next_id(&mut self) -> usize {
        self.last_id += 1;
        self.last_id
    }

    fn line(&mut self, line: &str) {
        let depth = self.open.len() + 1;
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{:width$}{line}", "", width = 2 * depth);
    }
}

/// An edge between two ends, which are fields of nodes, or frames.
fn edge(from: (Node, Option<&str>), to: (Node, Option<&str>), style: &str) -> String {
    let end = |(node, field): (Node, Option<&str>)| match (node.frame, field) {
        (None, Some(field)) => format!("v{}:{field}", node.id),
        _ => format!("v{}", node.id),
    };
    let frame = |key: &str, node: Node| {
        let frame = node.frame.map(|frame| format!("{key} = cluster_{frame}, "));
        frame.unwrap_or_default()
    };
    let (head, tail) = (frame("lhead", to.0), frame("ltail", from.0));
    format!(
        "  {} -> {}[{head}{tail}style = {style}];\n",
        end(from),
        end(to)
    )
}

/// By name of an operation, its color: the hues are spread evenly.
pub(super) struct Colors(HashMap<OpName, String, FxBuildHasher>);

impl Colors {
    /// The colors of an operation and all that is nested in it, in the order in which it ends.
    pub(super) fn of(op: &Op<'_>) -> Self {
        let mut names = op.body().map(collect).unwrap_or_default();
        names.push(op.op_name());
        let mut found: HashMap<OpName, usize, FxBuildHasher> = HashMap::default();
        for name in names {
            let next = found.len();
            let _ = found.entry(name).or_insert(next);
        }
        let count = found.len() as f64;
        let colors = found.into_iter().map(|(name, index)| {
            let hue = index as f64 / count;
            (name, format!("{hue:.6} 0.3 0.95"))
        });
        Self(colors.collect())
    }

    pub(super) fn of_op(&self, name: OpName) -> String {
        self.0.get(&name).cloned().unwrap_or_default()
    }
}

/// The names of all operations, each after those nested in it.
fn collect(body: &Body) -> Vec<OpName> {
    let mut names = Vec::new();
    // The bodies around the place: isolated operations may be nested to any depth.
    let mut open = vec![(body, body.walk_in(WalkOrder::Post).into_iter(), None)];
    while let Some((body, ops, owner)) = open.last_mut() {
        let Some(op) = ops.next() else {
            names.extend(*owner);
            open.pop();
            continue;
        };
        let name = body.name(op);
        match body.nested(op) {
            Some(nested) => {
                let ops = nested.walk_in(WalkOrder::Post).into_iter();
                open.push((nested, ops, Some(name)));
            }
            None => names.push(name),
        }
    }
    names
}
