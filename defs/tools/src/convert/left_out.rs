//! Losses of a conversion: facts without a place in the other spelling, which make it fail, and comments, which are left out
//! with a warning for each, as are Rust items that define nothing.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{TokenStream, TokenTree};

use passdefs::catalogue;
use passdefs::internal::lexer::{TokenKind, lex};
use passdefs::internal::other_items;
use passdefs::names::shown;
use passdefs::report::Report;
use passdefs::source::Span;
use passdefs::vocabulary::Spelling;
use passdefs::vocabulary::annotation::CPP;
use passdefs::vocabulary::group::INCLUDE;
use passdefs::vocabulary::node::Node;

/// Reports what attributes cannot say.
pub(super) fn check_nodes(nodes: &[Node], report: &mut Report) {
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
        check_nodes(node.block(), report);
    }
}

/// Warns of each comment.
pub(super) fn check_comments(from: Spelling, file: u32, text: &str, report: &mut Report) {
    let comments = match from {
        Spelling::Kdl => kdl_comments(text),
        Spelling::Attribute => rust_comments(text),
    };
    for comment in comments {
        let message = "a comment has no place in the other spelling, and is left out";
        report.warning(catalogue::LEFT_OUT, place(file, comment), message);
    }
}

fn place(file: u32, range: Range<usize>) -> Span {
    let offset = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Span {
        file,
        start: offset(range.start),
        end: offset(range.end),
    }
}

/// Warns of each item of a Rust text that defines nothing.
pub(super) fn check_items(file: u32, text: &str, report: &mut Report) {
    for item in other_items(text) {
        let written = text.get(item.clone()).unwrap_or_default();
        let words: Vec<&str> = written.split_whitespace().collect();
        let message = format!(
            "{} has no place in KDL, and is left out",
            shown(&words.join(" "))
        );
        let diag = report.warning(catalogue::LEFT_OUT, place(file, item), message);
        diag.help("keep it in a Rust file that includes what is generated");
    }
}

/// The places of comments, of those on adjacent lines together, and of the `/-` before what is commented out.
fn kdl_comments(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut goes_on = false;
    for token in lex(text) {
        let place = token.start as usize..token.end as usize;
        match (token.kind, found.last_mut()) {
            (TokenKind::LineComment, Some(before)) if goes_on => before.end = place.end,
            (TokenKind::LineComment | TokenKind::BlockComment | TokenKind::SlashDash, _) => {
                found.push(place);
            }
            _ => {}
        }
        let is_between = matches!(token.kind, TokenKind::Space | TokenKind::Newline);
        goes_on = token.kind == TokenKind::LineComment || (goes_on && is_between);
    }
    found
}

/// The comments of a Rust text, doc comments apart: what stands between tokens and is no white space.
fn rust_comments(text: &str) -> Vec<Range<usize>> {
    let Ok(tokens) = TokenStream::from_str(text) else {
        return Vec::new();
    };
    let mut gaps = Gaps::default();
    gaps.walk(tokens);
    gaps.add(text.len()..text.len());
    let comments = gaps.found.into_iter().filter_map(|gap| {
        let written = text.get(gap.clone())?;
        let start = gap.start + (written.len() - written.trim_start().len());
        let end = start + written.trim().len();
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
                    self.add(group.span_open().byte_range());
                    self.walk(group.stream());
                    self.add(group.span_close().byte_range());
                }
                token => self.add(token.span().byte_range()),
            }
        }
    }

    /// Adds a token. The parts of a doc comment have the same range.
    fn add(&mut self, token: Range<usize>) {
        if token.start > self.end {
            self.found.push(self.end..token.start);
        }
        self.end = self.end.max(token.end);
    }
}
