//! A writer of Graphviz graphs.

use std::fmt::Write;

use pass_ir::OpName;
use pass_ir::hash::HashMap;

/// A node, and the cluster that it represents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    id: usize,
    cluster: Option<usize>,
}

/// A graph that is being written.
pub(super) struct Dot {
    text: String,
    control_edges: String,
    data_edges: String,
    last_id: usize,
    open_clusters: Vec<Node>,
    /// The numbers of the colors of operations.
    colors: HashMap<OpName, usize>,
    /// The positions in the text where a color is missing, until the number of colors is known.
    fills: Vec<(usize, usize)>,
}

impl Dot {
    pub(super) fn new() -> Self {
        Self {
            text: "digraph G {\n  compound = true;\n".to_owned(),
            control_edges: String::new(),
            data_edges: String::new(),
            last_id: 0,
            open_clusters: Vec::new(),
            colors: HashMap::default(),
            fills: Vec::new(),
        }
    }

    /// Opens a cluster, with a node that represents it.
    pub(super) fn open_cluster(&mut self, label: &str) {
        let cluster = self.next_id();
        self.line(format_args!("subgraph cluster_{cluster} {{"));
        let id = self.next_id();
        self.open_clusters.push(Node {
            id,
            cluster: Some(cluster),
        });
        self.line(format_args!("v{id} [label = \" \", shape = plain];"));
        self.line(format_args!("label = \"{label}\";"));
    }

    pub(super) fn close_cluster(&mut self) -> Option<Node> {
        let node = self.open_clusters.pop();
        self.line(format_args!("}}"));
        node
    }

    pub(super) fn node(&mut self, label: &str) -> Node {
        let id = self.next_id();
        self.line(format_args!(
            "v{id} [label = \"{label}\", shape = Mrecord];"
        ));
        Node { id, cluster: None }
    }

    /// Draws a node in the color of its operation.
    pub(super) fn op_node(&mut self, label: &str, op: OpName) -> Node {
        let id = self.next_id();
        let color = self.color(op);
        self.indent();
        self.text.push_str(&format!("v{id} [fillcolor = \""));
        self.fills.push((self.text.len(), color));
        self.text.push_str(&format!(
            "\", label = \"{label}\", shape = Mrecord, style = filled];\n"
        ));
        Node { id, cluster: None }
    }

    /// Returns the number of the color of an operation. Colors are numbered in the order of their first uses.
    pub(super) fn color(&mut self, op: OpName) -> usize {
        let next = self.colors.len();
        *self.colors.entry(op).or_insert(next)
    }

    pub(super) fn add_control_edge(&mut self, from: Node, to: Node) {
        self.control_edges
            .push_str(&edge(from, to, ["", ""], "dashed"));
    }

    /// Draws the edge from the definition of a value to a use. `port` is the name of the value in both nodes.
    pub(super) fn add_data_edge(&mut self, from: Node, to: Node, port: &str) {
        let ports = [format!(":res_{port}:s"), format!(":arg_{port}:n")];
        self.data_edges
            .push_str(&edge(from, to, [&ports[0], &ports[1]], "solid"));
    }

    /// Returns the text of the graph. The colors are evenly spread hues.
    pub(super) fn finish(self) -> String {
        let (mut text, mut start) = (String::with_capacity(self.text.len()), 0);
        for (position, number) in self.fills {
            let hue = number as f64 / self.colors.len() as f64;
            text.push_str(&self.text[start..position]);
            text.push_str(&format!("{hue:.6} 0.3 0.95"));
            start = position;
        }
        text.push_str(&self.text[start..]);
        text + &self.control_edges + &self.data_edges + "}\n"
    }

    fn next_id(&mut self) -> usize {
        self.last_id += 1;
        self.last_id
    }

    fn indent(&mut self) {
        let depth = self.open_clusters.len() + 1;
        self.text.extend(std::iter::repeat_n("  ", depth));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.indent();
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }
}

/// Returns an edge between ports of nodes. A cluster has no ports.
fn edge(from: Node, to: Node, ports: [&str; 2], style: &str) -> String {
    let end = |node: Node, port: &str| match node.cluster {
        None => format!("v{}{port}", node.id),
        Some(_) => format!("v{}", node.id),
    };
    let cluster = |key: &str, node: Node| match node.cluster {
        Some(cluster) => format!("{key} = cluster_{cluster}, "),
        None => String::new(),
    };
    let (tail, head) = (end(from, ports[0]), end(to, ports[1]));
    let clusters = cluster("lhead", to) + &cluster("ltail", from);
    format!("  {tail} -> {head}[{clusters}style = {style}];\n")
}
