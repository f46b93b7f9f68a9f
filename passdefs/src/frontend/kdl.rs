//! Definitions as KDL documents.

use pass_kdl::Tree;

use super::ReadDocs;
use super::reader::Reader;
use crate::catalogue;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::report::Report;
use crate::source::Sources;
use crate::vocabulary::node::Node;
use crate::vocabulary::{NodeType, Spelling, fill, group};

/// Reads one KDL text and adds it to `sources`. The draft is complete only if no diagnostic is an error.
pub(crate) fn read(
    sources: &mut Sources,
    name: &str,
    text: &str,
    _: &mut ReadDocs<'_>,
) -> (Draft, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let tree = parse(&mut report, file, text);
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
    let tree = parse(report, file, text);
    if !tree.is_whole {
        return Vec::new();
    }
    Reader::new(report, Spelling::Kdl, vocabulary).check_file(&tree.nodes);
    tree.nodes
}

/// Parses a KDL text, and reports its errors.
pub fn parse(report: &mut Report, file: u32, text: &str) -> Tree {
    let tree = pass_kdl::parse(file, text);
    for error in &tree.errors {
        let code = if error.is_too_deep {
            catalogue::TOO_DEEP
        } else {
            catalogue::KDL_SYNTAX
        };
        let diag = report.error(code, error.span, &error.message);
        if !error.help.is_empty() {
            diag.help(error.help);
        }
    }
    tree
}
