//! Definitions as KDL documents.

pub mod lexer;
pub mod tree;
#[cfg(test)]
mod tree_tests;
mod value;
#[cfg(test)]
mod value_tests;

use super::reader::Reader;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::report::Report;
use crate::source::Sources;
use crate::vocabulary::node::Node;
use crate::vocabulary::{NodeType, Spelling, fill, group};

/// Reads one KDL text and adds it to `sources`. The draft is complete only if no diagnostic is an error.
pub(crate) fn read(sources: &mut Sources, name: &str, text: &str) -> (Draft, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let tree = tree::parse(&mut report, file, text);
    if tree.is_whole {
        Reader::new(&mut report, Spelling::Kdl, &group::FILE).check_file(&tree.nodes);
    }
    let mut draft = Draft {
        is_partial: !tree.is_whole,
        ..Draft::default()
    };
    fill(group::IN_FILE, &mut draft, &tree.nodes);
    (draft, report.finish())
}

/// Reads the nodes of a KDL text and checks them against the vocabulary of a file; empty if the text is not KDL.
pub fn read_nodes(
    report: &mut Report,
    file: u32,
    text: &str,
    vocabulary: &'static NodeType,
) -> Vec<Node> {
    let tree = tree::parse(report, file, text);
    if !tree.is_whole {
        return Vec::new();
    }
    Reader::new(report, Spelling::Kdl, vocabulary).check_file(&tree.nodes);
    tree.nodes
}
