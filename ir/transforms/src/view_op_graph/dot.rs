//! A writer of Graphviz graphs.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use pass_ir::{Body, Op, OpName, WalkOrder};
use rustc_hash::FxBuildHasher;

/// A node, and the cluster that it represents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    id: usize,
    cluster: Option<usize>,
}

/// A graph that is being written.
pub(super) struct Dot {
    text: String,
    /// Control-flow edges, in the order in which they were drawn.
    control_edges: String,
    /// Data-flow edges by index, which come last.
    data_edges: BTreeMap<usize, String>,
    last_data_edge: usize,
    last_id: usize,
    open_clusters: Vec<Node>,
}

impl Dot {
    pub(super) fn new() -> Self {
        Self {
            text: "digraph G {\n  compound = true;\n".to_owned(),
            control_edges: String::new(),
            data_edges: BTreeMap::new(),
            last_data_edge: 0,
            last_id: 0,
            open_clusters: Vec::new(),
        }
    }

    /// Opens a cluster, with a node that represents it.
    pub(super) fn open_cluster(&mut self, label: &str) {
        let cluster = self.next_id();
        self.line(&format!("subgraph cluster_{cluster} {{"));
        let id = self.next_id();
        self.open_clusters.push(Node {
            id,
            cluster: Some(cluster),
        });
        self.line(&format!("v{id} [label = \" \", shape = plain];"));
        self.line(&format!("label = \"{label}\";"));
    }

    pub(super) fn close_cluster(&mut self) -> Node {
        let node = self.open_clusters.pop();
        self.line("}");
        node.unwrap_or(Node {
            id: 0,
            cluster: None,
        })
    }

    pub(super) fn node(&mut self, label: &str, color: Option<&str>) -> Node {
        let id = self.next_id();
        let (fill, style) = match color {
            Some(color) => (format!("fillcolor = \"{color}\", "), ", style = filled"),
            None => (String::new(), ""),
        };
        self.line(&format!(
            "v{id} [{fill}label = \"{label}\", shape = Mrecord{style}];"
        ));
        Node { id, cluster: None }
    }

    pub(super) fn add_control_edge(&mut self, from: Node, to: Node) {
        let edge = format_edge((from, None), (to, None), "dashed");
        self.control_edges.push_str(&edge);
    }

    /// Reserves the index of a data-flow edge.
    pub(super) fn reserve_data_edge(&mut self) -> usize {
        self.last_data_edge += 1;
        self.last_data_edge
    }

    /// Draws a data-flow edge between fields of nodes.
    pub(super) fn add_data_edge(&mut self, index: usize, from: (Node, String), to: (Node, String)) {
        let edge = format_edge((from.0, Some(&from.1)), (to.0, Some(&to.1)), "solid");
        self.data_edges.insert(index, edge);
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push_str(&self.control_edges);
        self.text.extend(self.data_edges.into_values());
        self.text.push_str("}\n");
        self.text
    }

    fn next_id(&mut self) -> usize {
        self.last_id += 1;
        self.last_id
    }

    fn line(&mut self, line: &str) {
        let depth = self.open_clusters.len() + 1;
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{:width$}{line}", "", width = 2 * depth);
    }
}

/// Returns an edge between fields of nodes, or clusters.
fn format_edge(from: (Node, Option<&str>), to: (Node, Option<&str>), style: &str) -> String {
    let end = |(node, field): (Node, Option<&str>)| match (node.cluster, field) {
        (None, Some(field)) => format!("v{}:{field}", node.id),
        _ => format!("v{}", node.id),
    };
    let cluster = |key: &str, node: Node| {
        let cluster = node
            .cluster
            .map(|cluster| format!("{key} = cluster_{cluster}, "));
        cluster.unwrap_or_default()
    };
    let (head, tail) = (cluster("lhead", to.0), cluster("ltail", from.0));
    format!(
        "  {} -> {}[{head}{tail}style = {style}];\n",
        end(from),
        end(to)
    )
}

/// The colors of operations by name, with evenly spread hues.
pub(super) struct Colors(HashMap<OpName, String, FxBuildHasher>);

impl Colors {
    /// Assigns colors to an operation and its nested operations, in postorder.
    pub(super) fn of(op: &Op<'_>) -> Self {
        let mut names = op.body().map(postorder_names).unwrap_or_default();
        names.push(op.op_name());
        let mut indices: HashMap<OpName, usize, FxBuildHasher> = HashMap::default();
        for name in names {
            let next = indices.len();
            indices.entry(name).or_insert(next);
        }
        let count = indices.len() as f64;
        let colors = indices.into_iter().map(|(name, index)| {
            let hue = index as f64 / count;
            (name, format!("{hue:.6} 0.3 0.95"))
        });
        Self(colors.collect())
    }

    pub(super) fn of_op(&self, name: OpName) -> String {
        self.0.get(&name).cloned().unwrap_or_default()
    }
}

fn postorder_names(body: &Body) -> Vec<OpName> {
    let mut names = Vec::new();
    // The enclosing bodies: isolated operations nest arbitrarily deep.
    let mut stack = vec![(body, body.walk_in(WalkOrder::Post).into_iter(), None)];
    while let Some((body, ops, owner)) = stack.last_mut() {
        let Some(op) = ops.next() else {
            names.extend(*owner);
            stack.pop();
            continue;
        };
        let name = body.name(op);
        match body.nested(op) {
            Some(nested) => {
                let ops = nested.walk_in(WalkOrder::Post).into_iter();
                stack.push((nested, ops, Some(name)));
            }
            None => names.push(name),
        }
    }
    names
}
