//! A pipeline for readers: its elements, who inserted them, and why each stands where it does.

use std::fmt;
use std::sync::Arc;

use pass_text::order::OrderTarget;

use crate::PipelineBuilder;
use crate::sketch::{Content, Sketch};
use pass_runtime::Ir;
use pass_runtime::PassInfo;
use pass_runtime::manager::ElementId;

/// A pipeline as a tree of elements, see [`PipelineBuilder::outline`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineOutline {
    pub(crate) root: OutlineElement,
}

/// An element of a [`PipelineOutline`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OutlineElement {
    pub(crate) content: OutlineContent,
    /// The pipeline, extension point or extension that inserted it, why it stands where it does, and the order rules of a pass
    /// whose targets run in the pipeline.
    pub(crate) remarks: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OutlineContent {
    /// A pass with its options.
    Pass(String),
    /// An extension point.
    Point(String),
    /// A nested pipeline, or a registered pipeline that stays a unit, with its elements.
    Group(String, Vec<OutlineElement>),
}

/// The format of a rendered [`PipelineOutline`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum OutlineFormat {
    /// A line for each element, indented by nesting.
    #[default]
    Tree,
    /// The language of Graphviz' `dot`.
    Graphviz,
    /// A flowchart of Mermaid, as in Markdown on the web.
    Mermaid,
}

impl<I: Ir> PipelineBuilder<'_, I> {
    /// The elements of the pipeline with who inserted them and why they stand where they do.
    ///
    /// ```
    /// # mod tree { include!("../../../pass-runtime/tests/doc/tree.rs"); }
    /// # use tree::*;
    /// use pass_runtime::PassRegistry;
    /// use pass_builder::{OutlineFormat, PipelineBuilder, Position};
    ///
    /// let registry = PassRegistry::<Tree>::new();
    /// let mut builder = PipelineBuilder::new("root", &registry, &());
    /// builder.nest("leaf")?;
    /// builder.at(Position::start())?.nest("branch")?;
    /// let text = builder.outline().render(OutlineFormat::Tree);
    /// assert_eq!(text, "root\n  branch  # at the start\n  leaf\n");
    /// # Ok::<(), pass_runtime::registry::BuildError>(())
    /// ```
    pub fn outline(&self) -> PipelineOutline {
        PipelineOutline {
            root: self.sketch.outline_of(self.sketch.root),
        }
    }
}

impl<I: Ir> Sketch<I> {
    fn outline_of(&self, id: ElementId) -> OutlineElement {
        let node = self.node(id);
        let group = |name: String| OutlineContent::Group(name, self.outline_in(id));
        let content = match node.map(|node| &node.content) {
            Some(Content::Pass(_)) => OutlineContent::Pass(self.text(id)),
            Some(Content::Nested { anchor, .. }) => group(anchor.to_string()),
            Some(Content::Bundle(name)) => group(format!("bundle {name}")),
            Some(Content::Point(name)) => OutlineContent::Point(name.clone()),
            None => OutlineContent::Point(String::new()),
        };
        let mut remarks: Vec<String> = Vec::new();
        if let Some(node) = node {
            let stated: [&Option<Arc<str>>; 2] = [&node.inserter, &node.why];
            remarks.extend(stated.into_iter().flatten().map(ToString::to_string));
            if let Content::Pass(entry) = &node.content {
                remarks.extend(self.binding_rules(entry.info()));
            }
        }
        OutlineElement { content, remarks }
    }

    /// The elements in another; those that are left out and the places of cursors are not shown.
    fn outline_in(&self, id: ElementId) -> Vec<OutlineElement> {
        let is_shown = |id: &ElementId| {
            self.node(*id).is_some_and(|node| match &node.content {
                Content::Pass(_) => !node.is_disabled,
                Content::Point(name) => !name.is_empty(),
                _ => true,
            })
        };
        let children = self.children(id).into_iter().filter(is_shown);
        children.map(|id| self.outline_of(id)).collect()
    }

    /// The order rules of a pass whose targets run in the pipeline.
    fn binding_rules(&self, info: &'static PassInfo) -> Vec<String> {
        let rules = self.runs.rules.of(info);
        let binding = rules.filter(|rule| !self.runs.of(rule.target).is_empty());
        let described = binding.map(|rule| {
            let (relation, reason) = (rule.relation.name(), rule.reason);
            let target = match rule.target {
                OrderTarget::Pass(name) => format!("`{name}`"),
                OrderTarget::Kind(kind) => format!("kind `{kind}`"),
            };
            match reason {
                "" => format!("{relation} {target}"),
                reason => format!("{relation} {target} ({reason})"),
            }
        });
        described.collect()
    }
}

impl PipelineOutline {
    /// The outline as text in a format.
    pub fn render(&self, format: OutlineFormat) -> String {
        match format {
            OutlineFormat::Tree => {
                let mut rows = Vec::new();
                collect_rows(&self.root, 0, &mut rows);
                align(&rows)
            }
            OutlineFormat::Graphviz => {
                let mut graph = Graph::new(&GRAPHVIZ);
                graph.element(&self.root, 1);
                let (body, edges) = (graph.body, graph.edges);
                format!("digraph pipeline {{\n  node [shape=box];\n{body}{edges}}}\n")
            }
            OutlineFormat::Mermaid => {
                let mut graph = Graph::new(&MERMAID);
                graph.element(&self.root, 1);
                format!("flowchart TD\n{}{}", graph.body, graph.edges)
            }
        }
    }
}

fn collect_rows(element: &OutlineElement, depth: usize, rows: &mut Vec<(String, String)>) {
    let label = element.content.label();
    rows.push((
        format!("{:1$}{label}", "", 2 * depth),
        element.remarks.join("; "),
    ));
    if let OutlineContent::Group(_, children) = &element.content {
        children
            .iter()
            .for_each(|child| collect_rows(child, depth + 1, rows));
    }
}

/// Lines whose remarks stand below each other.
fn align(rows: &[(String, String)]) -> String {
    let width = rows.iter().map(|(left, _)| left.chars().count()).max();
    let width = width.unwrap_or_default();
    let line = |(left, remarks): &(String, String)| match remarks.as_str() {
        "" => format!("{left}\n"),
        remarks => format!("{left:width$}  # {remarks}\n"),
    };
    rows.iter().map(line).collect()
}

impl OutlineContent {
    fn label(&self) -> String {
        match self {
            Self::Pass(text) => text.clone(),
            Self::Point(name) => format!("extension-point {name}"),
            Self::Group(name, _) => name.clone(),
        }
    }
}

/// The syntax of a language for graphs.
struct Syntax {
    node: fn(usize, &str) -> String,
    open: fn(usize, &str) -> String,
    close: &'static str,
    edge: fn(usize, usize) -> String,
    escape: fn(&str) -> String,
    line_break: &'static str,
}

const GRAPHVIZ: Syntax = Syntax {
    node: |id, label| format!("n{id} [label=\"{label}\"];"),
    open: |id, label| format!("subgraph cluster_{id} {{ label=\"{label}\";"),
    close: "}",
    edge: |from, to| format!("n{from} -> n{to};"),
    escape: |text| text.replace('\\', "\\\\").replace('"', "\\\""),
    line_break: "\\n",
};

const MERMAID: Syntax = Syntax {
    node: |id, label| format!("n{id}[\"{label}\"]"),
    open: |id, label| format!("subgraph s{id}[\"{label}\"]"),
    close: "end",
    edge: |from, to| format!("n{from} --> n{to}"),
    escape: |text| {
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        text.replace('<', "&lt;").replace('>', "&gt;")
    },
    line_break: "<br/>",
};

/// A graph with an edge from each pass or extension point to the next.
struct Graph<'s> {
    syntax: &'s Syntax,
    body: String,
    edges: String,
    count: usize,
    last: Option<usize>,
}

impl<'s> Graph<'s> {
    fn new(syntax: &'s Syntax) -> Self {
        Self {
            syntax,
            body: String::new(),
            edges: String::new(),
            count: 0,
            last: None,
        }
    }

    fn element(&mut self, element: &OutlineElement, depth: usize) {
        let Syntax {
            node,
            open,
            close,
            edge,
            escape,
            line_break,
        } = *self.syntax;
        let id = self.count;
        self.count += 1;
        let lines = std::iter::once(element.content.label()).chain(element.remarks.iter().cloned());
        let label: Vec<String> = lines.map(|line| escape(&line)).collect();
        let label = label.join(line_break);
        let indent = "  ".repeat(depth);
        let OutlineContent::Group(_, children) = &element.content else {
            self.body += &format!("{indent}{}\n", node(id, &label));
            if let Some(last) = self.last.replace(id) {
                self.edges += &format!("  {}\n", edge(last, id));
            }
            return;
        };
        self.body += &format!("{indent}{}\n", open(id, &label));
        children
            .iter()
            .for_each(|child| self.element(child, depth + 1));
        self.body += &format!("{indent}{close}\n");
    }
}

impl fmt::Display for PipelineOutline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(OutlineFormat::Tree))
    }
}
