//! A pipeline for readers: its elements, who inserted them, and why each stands where it does.

use pass_runtime::{Ir, PassInfo};
use pass_text::order::OrderTarget;

use crate::PipelineBuilder;
use crate::tree::{Content, Element, Tree};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    depth: usize,
    is_container: bool,
    label: String,
    /// The pipeline, extension point or extension that inserted it, the reason for its position, and the order rules of a pass
    /// whose targets run in the pipeline.
    remarks: Vec<String>,
}

/// The format of an outline, see [`PipelineBuilder::outline`].
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
    /// Renders the elements of the pipeline, with who inserted them and why they stand where they do.
    pub fn outline(&self, format: OutlineFormat) -> String {
        let mut rows = Vec::new();
        self.tree.collect_rows(&self.tree.root, 0, &mut rows);
        match format {
            OutlineFormat::Tree => render_tree(&rows),
            OutlineFormat::Graphviz => {
                let graph = render_graph(&rows, false);
                format!("digraph pipeline {{\n  node [shape=box];\n{graph}}}\n")
            }
            OutlineFormat::Mermaid => format!("flowchart TD\n{}", render_graph(&rows, true)),
        }
    }
}

impl<I: Ir> Tree<I> {
    fn collect_rows(&self, element: &Element<I>, depth: usize, rows: &mut Vec<Row>) {
        let remarks = element.remarks.iter();
        let mut remarks: Vec<String> = remarks.map(ToString::to_string).collect();
        let pass = element.pass();
        let rules = pass.map(|pass| self.applicable_rules(pass.info()));
        remarks.extend(rules.unwrap_or_default());
        rows.push(Row {
            depth,
            is_container: matches!(element.content, Content::Nested(..) | Content::Bundle(_)),
            label: element.label(),
            remarks,
        });
        for child in element.children() {
            self.collect_rows(child, depth + 1, rows);
        }
    }

    /// Returns the order rules of a pass whose targets run in the pipeline.
    fn applicable_rules(&self, info: &'static PassInfo) -> Vec<String> {
        let rules = self.rules.of(info);
        let rules = rules.filter(|rule| !self.rules.runs(rule.target).is_empty());
        let described = rules.map(|rule| {
            let relation = rule.relation.name();
            let target = match rule.target {
                OrderTarget::Pass(name) => format!("`{name}`"),
                OrderTarget::Kind(kind) => format!("kind `{kind}`"),
            };
            match rule.reason {
                "" => format!("{relation} {target}"),
                reason => format!("{relation} {target} ({reason})"),
            }
        });
        described.collect()
    }
}

fn render_tree(rows: &[Row]) -> String {
    let label = |row: &Row| format!("{:1$}{2}", "", 2 * row.depth, row.label);
    let width = rows.iter().map(|row| label(row).chars().count()).max();
    let width = width.unwrap_or_default().min(u16::MAX.into());
    let line = |row: &Row| match row.remarks.join("; ").as_str() {
        "" => format!("{}\n", label(row)),
        remarks => format!("{:width$}  # {remarks}\n", label(row)),
    };
    rows.iter().map(line).collect()
}

/// Renders the elements, then an edge from each pass or extension point to the next.
fn render_graph(rows: &[Row], is_mermaid: bool) -> String {
    let (close, arrow, semicolon) = if is_mermaid {
        ("end", "-->", "")
    } else {
        ("}", "->", ";")
    };
    let line = |depth: usize, text: &str| format!("{:1$}{text}\n", "", 2 * depth + 2);
    let (mut body, mut edges) = (String::new(), String::new());
    let mut open: Vec<usize> = Vec::new();
    let mut last: Option<usize> = None;
    for (id, row) in rows.iter().enumerate() {
        while let Some(depth) = open.pop_if(|depth| *depth >= row.depth) {
            body += &line(depth, close);
        }
        let lines = std::iter::once(&row.label).chain(&row.remarks);
        let lines: Vec<String> = lines.map(|line| escape(line, is_mermaid)).collect();
        let label = lines.join(if is_mermaid { "<br/>" } else { "\\n" });
        let text = match (row.is_container, is_mermaid) {
            (true, true) => format!("subgraph s{id}[\"{label}\"]"),
            (true, false) => format!("subgraph cluster_{id} {{ label=\"{label}\";"),
            (false, true) => format!("n{id}[\"{label}\"]"),
            (false, false) => format!("n{id} [label=\"{label}\"];"),
        };
        body += &line(row.depth, &text);
        if row.is_container {
            open.push(row.depth);
        } else if let Some(last) = last.replace(id) {
            edges += &line(0, &format!("n{last} {arrow} n{id}{semicolon}"));
        }
    }
    while let Some(depth) = open.pop() {
        body += &line(depth, close);
    }
    body + &edges
}

fn escape(text: &str, is_mermaid: bool) -> String {
    if is_mermaid {
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        text.replace('<', "&lt;").replace('>', "&gt;")
    } else {
        text.replace('\\', "\\\\").replace('"', "\\\"")
    }
}
