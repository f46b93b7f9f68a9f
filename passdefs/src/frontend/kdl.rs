//! Definitions as KDL documents.

mod format;
#[cfg(test)]
mod format_tests;
mod lexer;
mod map;
pub mod syntax;
#[cfg(test)]
mod test_words;
mod tree;
#[cfg(test)]
mod tree_tests;
mod value;
#[cfg(test)]
mod value_tests;

pub(in crate::frontend) use map::read as read_map;

use std::ops::Range;

use super::reader::Reader;
use crate::diagnostic::Diagnostic;
use crate::draft::Draft;
use crate::report::Report;
use crate::source::Sources;
use crate::vocabulary::node::Node;
use crate::vocabulary::{Spelling, fill, group};
use lexer::Kind;

/// Reads one KDL text and adds it to `sources`. The draft is of use only if no diagnostic is an error.
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

/// The neutral nodes of a KDL text. What is wrong with it is not said.
pub(crate) fn nodes(text: &str) -> Vec<Node> {
    let tree = tree::parse(&mut Report::default(), 0, text);
    if tree.is_whole {
        tree.nodes
    } else {
        Vec::new()
    }
}

/// The places of comments, of those on adjacent lines together, and of the `/-` before what is commented out.
pub(crate) fn comments(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut goes_on = false;
    for token in lexer::lex(text) {
        let place = token.start as usize..token.end as usize;
        match (token.kind, found.last_mut()) {
            (Kind::LineComment, Some(before)) if goes_on => before.end = place.end,
            (Kind::LineComment | Kind::BlockComment | Kind::SlashDash, _) => found.push(place),
            _ => {}
        }
        let is_between = matches!(token.kind, Kind::Space | Kind::Newline);
        goes_on = token.kind == Kind::LineComment || (goes_on && is_between);
    }
    found
}

/// One KDL text in its canonical layout, unless it is not KDL. What it declares is not looked at.
pub fn format(sources: &mut Sources, name: &str, text: &str) -> (Option<String>, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let tree = tree::parse(&mut report, file, text);
    let formatted = tree.is_whole.then(|| format::layout(text, &tree.tokens));
    (formatted, report.finish())
}
