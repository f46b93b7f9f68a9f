//! Reports of what a conversion between KDL and Rust attributes loses. Facts that the target cannot express are errors;
//! comments, and Rust items and attributes that are no definitions, are left out with a warning.

use std::collections::BTreeMap;
use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{TokenStream, TokenTree};

use super::other_attributes::other_attributes;
use super::other_items::other_items;
use pass_kdl::lexer::{TokenKind, lex};
use passdefs::catalogue;
use passdefs::names::shown;
use passdefs::report::Report;
use passdefs::source::Span;
use passdefs::vocabulary::Spelling;
use passdefs::vocabulary::annotation::CPP;
use passdefs::vocabulary::group::INCLUDE;
use passdefs::vocabulary::legality::{INCLUDES, LEGALITY, POSTCONDITION, PRECONDITION};
use passdefs::vocabulary::node::Node;

/// Reports nodes that Rust attributes cannot express.
pub(super) fn report_inexpressible(nodes: &[Node], report: &mut Report) {
    for node in nodes {
        if node.name.value == INCLUDE.name {
            let message = "attributes have no `include`";
            report
                .error(catalogue::NO_OTHER_SPELLING, node.name.span, message)
                .help("convert the included file by itself, and remove the `include`");
        }
        let properties = node.properties.iter().map(|property| &property.entry);
        let entries = node.arguments.iter().chain(properties);
        for entry in entries.filter(|entry| entry.is_annotated(CPP)) {
            let message = "attributes have no spelling for what is known in C++ only";
            report
                .error(catalogue::NO_OTHER_SPELLING, entry.whole, message)
                .help("state it in the definition first");
        }
        report_inexpressible(node.block(), report);
    }
}

/// Reports names of legalities that another group declares: attributes are expanded with nothing but their module.
pub(super) fn report_foreign_legalities(groups: &[Node], report: &mut Report) {
    let declared = |group: &Node| -> BTreeMap<String, String> {
        let legalities = group.block().iter();
        let legalities = legalities.filter(|node| node.name.value == LEGALITY.name);
        let group = text(group, 0);
        legalities
            .map(|node| (text(node, 0), group.clone()))
            .collect()
    };
    let all: BTreeMap<String, String> = groups.iter().rev().flat_map(declared).collect();
    for group in groups {
        let own = declared(group);
        let mut open: Vec<&Node> = group.block().iter().collect();
        while let Some(node) = open.pop() {
            open.extend(node.block());
            let named = [INCLUDES.name, PRECONDITION.name, POSTCONDITION.name];
            if !named.contains(&&*node.name.value) {
                continue;
            }
            for at in 0..node.arguments.len() {
                let Some(name) = node.text(at) else { continue };
                let (false, Some(other)) = (own.contains_key(&name.value), all.get(&name.value))
                else {
                    continue;
                };
                let message = format!(
                    "attributes of a module see no legality of another, and {} is declared in group {}",
                    shown(&name.value),
                    shown(other)
                );
                let diag = report.error(catalogue::NO_OTHER_SPELLING, name.span, message);
                diag.help(format!(
                    "repeat it in group {}, or write its rules in place of the name",
                    shown(&text(group, 0))
                ));
            }
        }
    }
}

fn text(node: &Node, at: usize) -> String {
    node.text(at).map_or_else(String::new, |text| text.value)
}

pub(super) fn warn_of_comments(from: Spelling, file: u32, text: &str, report: &mut Report) {
    let comments = match from {
        Spelling::Kdl => kdl_comments(text),
        Spelling::Attribute => rust_comments(text),
    };
    for comment in comments {
        // The first line of what an import wrote.
        let is_header = text.get(comment.clone()).is_some_and(|comment| {
            comment.starts_with("// Imported from ") && comment.lines().count() == 1
        });
        if is_header && comment.start == 0 {
            continue;
        }
        let message = "a comment has no place in the other spelling, and is left out";
        report.warning(catalogue::LEFT_OUT, to_span(file, comment), message);
    }
}

fn to_span(file: u32, range: Range<usize>) -> Span {
    let offset = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Span {
        file,
        start: offset(range.start),
        end: offset(range.end),
    }
}

pub(super) fn warn_of_items(file: u32, text: &str, report: &mut Report) {
    for item in other_items(text) {
        let item_text = text.get(item.clone()).unwrap_or_default();
        // The Rust that KDL is converted to imports the attributes and types that it uses.
        if item_text.starts_with("use passwright::") {
            continue;
        }
        let words: Vec<&str> = item_text.split_whitespace().collect();
        let message = format!(
            "{} has no place in KDL, and is left out",
            shown(&words.join(" "))
        );
        let diag = report.warning(catalogue::LEFT_OUT, to_span(file, item), message);
        diag.help("keep it in a Rust file that includes what is generated");
    }
}

pub(super) fn warn_of_attributes(file: u32, text: &str, report: &mut Report) {
    for attribute in other_attributes(text) {
        let words = text.get(attribute.range.clone()).unwrap_or_default();
        let words: Vec<&str> = words.split_whitespace().collect();
        let message = format!(
            "{} has no place in KDL, and is left out",
            shown(&words.join(" "))
        );
        let diag = report.warning(catalogue::LEFT_OUT, to_span(file, attribute.range), message);
        if attribute.name.starts_with("cfg") {
            diag.help("put what depends on a condition in a file of its own, and include what is generated from that under the condition");
        }
    }
}

/// Returns the ranges of comments and of `/-`. Line comments with only white space between them have one range.
fn kdl_comments(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut in_comment = false;
    for token in lex(text) {
        let range = token.start as usize..token.end as usize;
        match (token.kind, found.last_mut()) {
            (TokenKind::LineComment, Some(previous)) if in_comment => previous.end = range.end,
            (TokenKind::LineComment | TokenKind::BlockComment | TokenKind::SlashDash, _) => {
                found.push(range);
            }
            _ => {}
        }
        let is_whitespace = matches!(token.kind, TokenKind::Space | TokenKind::Newline);
        in_comment = token.kind == TokenKind::LineComment || (in_comment && is_whitespace);
    }
    found
}

/// Returns the ranges of comments other than doc comments. They are no tokens, so they are the gaps between tokens that are not
/// blank.
fn rust_comments(text: &str) -> Vec<Range<usize>> {
    let Ok(tokens) = TokenStream::from_str(text) else {
        return Vec::new();
    };
    let mut gaps = Gaps::default();
    gaps.walk(tokens);
    gaps.add_token(text.len()..text.len());
    let comments = gaps.found.into_iter().filter_map(|gap| {
        let gap_text = text.get(gap.clone())?;
        let start = gap.start + (gap_text.len() - gap_text.trim_start().len());
        let end = start + gap_text.trim().len();
        (start < end).then_some(start..end)
    });
    comments.collect()
}

/// The ranges between tokens.
#[derive(Default)]
struct Gaps {
    found: Vec<Range<usize>>,
    end: usize,
}

impl Gaps {
    fn walk(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    self.add_token(group.span_open().byte_range());
                    self.walk(group.stream());
                    self.add_token(group.span_close().byte_range());
                }
                token => self.add_token(token.span().byte_range()),
            }
        }
    }

    /// Records the gap before a token. The tokens of a doc comment share one range, hence the `max`.
    fn add_token(&mut self, token: Range<usize>) {
        if token.start > self.end {
            self.found.push(self.end..token.start);
        }
        self.end = self.end.max(token.end);
    }
}
