//! The canonical layout of a KDL text: white space is chosen anew, everything else stays as it was written.
//!
//! A node stands on a line of its own, indented by four spaces for each block around it. A block that was written on
//! one line stays on one. One blank line separates what any number of them did. Comments, the spelling of numbers and
//! of strings, and the breaks of continued lines are the author's; the lines of a string of several lines move with
//! their node, which does not change its value.

use kdl::{KdlDocument, KdlValue};

use super::lexer::{Kind, Token, is_blank, is_newline, is_space};
use super::node::string;
use super::tree::Tree;

/// Spaces by which a block is indented.
const INDENT: usize = 4;

/// The text of a tree, which is whole, in its canonical layout.
pub(super) fn layout(tree: &Tree<'_>) -> String {
    let mut layout = Layout {
        text: tree.text,
        ..Layout::default()
    };
    for (at, token) in tree.tokens.iter().enumerate() {
        layout.token(*token, tree.tokens.get(at + 1..).unwrap_or_default());
    }
    layout.finish()
}

/// Where in the structure of the text the next piece stands.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum At {
    /// Between nodes, on a line that nothing stands on so far.
    #[default]
    Line,
    /// Between nodes, after something on the same line.
    After,
    /// Before a node, after a comment on the same line.
    Before,
    /// In a node.
    Node,
    /// After a `/-`: what it comments out may be some lines away.
    SlashDash,
}

/// The layout so far.
#[derive(Default)]
struct Layout<'t> {
    text: &'t str,
    out: String,
    at: At,
    /// By open block: whether it is on one line.
    blocks: Vec<bool>,
    /// Whether nothing stands in the innermost block so far, comments beside its brace apart.
    is_first: bool,
    /// Ends of lines since the last piece.
    newlines: usize,
    /// How wide the white space is before the next piece.
    gap: usize,
    /// The kind of the piece before.
    previous: Option<Kind>,
    /// A `\` that is not written yet, with its comment.
    continued: Option<&'t str>,
}

impl<'t> Layout<'t> {
    fn token(&mut self, token: Token, rest: &[Token]) {
        let text = token.of(self.text);
        match token.kind {
            Kind::Space => return self.gap = text.chars().count(),
            Kind::Newline => self.newline(),
            Kind::Semicolon => self.semicolon(),
            Kind::LineComment => self.line_comment(text.trim_end_matches(is_blank)),
            Kind::BlockComment => self.block_comment(text, rest),
            Kind::Continuation => self.continuation(comment(text)),
            Kind::Close => self.close(),
            Kind::Open => self.open(rest),
            kind => self.piece(kind, text),
        }
        self.gap = 0;
        if !matches!(token.kind, Kind::Newline | Kind::Continuation) {
            self.newlines = 0;
            self.previous = Some(token.kind);
        }
    }

    fn newline(&mut self) {
        self.newlines += 1;
        if self.at != At::SlashDash {
            self.end_node();
            self.at = At::Line;
        }
    }

    fn semicolon(&mut self) {
        if self.at == At::Node {
            self.end_node();
            if self.is_on_one_line() {
                self.out.push(';');
            }
        }
    }

    /// What is kept of a `\` that nothing followed is its comment.
    fn end_node(&mut self) {
        if let Some(comment) = self.continued.take() {
            self.newlines += 1;
            if !comment.is_empty() {
                self.beside(comment, 1);
            }
        }
        if self.at == At::Node {
            self.at = At::After;
        }
    }

    fn line_comment(&mut self, text: &str) {
        let mut gap = self.gap;
        match (self.at, self.continued) {
            (At::Line, _) => return self.own_line(text),
            (At::Node, Some("")) => gap = 1,
            (At::Node, Some(_)) => self.write_continuation(),
            _ => {}
        }
        if self.at != At::SlashDash {
            self.continued = None;
            self.end_node();
        }
        self.beside(text, gap);
        if self.at == At::SlashDash {
            self.break_line(0);
        }
    }

    /// A comment at the end of a line. How far it stands from what is before it is the author's choice.
    fn beside(&mut self, comment: &str, gap: usize) {
        if !self.is_fresh() {
            self.spaces(gap.max(1));
        }
        self.out.push_str(comment);
    }

    fn own_line(&mut self, text: &str) {
        self.start_line();
        self.out.push_str(text);
    }

    fn block_comment(&mut self, text: &str, rest: &[Token]) {
        let mut rest = rest.iter().filter(|next| next.kind != Kind::Space);
        let is_last = rest.next().is_none_or(|next| next.kind.ends_line());
        let text = text.replace("\r\n", "\n");
        match self.at {
            At::Node | At::SlashDash => {
                self.before(Kind::BlockComment);
                self.out.push_str(&text);
            }
            At::After if is_last || self.is_on_one_line() => self.beside(&text, 1),
            At::Before => self.beside(&text, 1),
            At::After | At::Line => {
                self.own_line(&text);
                self.at = At::Before;
            }
        }
    }

    fn continuation(&mut self, comment: &'t str) {
        if self.at != At::Node {
            // Between nodes it is the end of a line like any other.
            if !comment.is_empty() {
                self.line_comment(comment);
                self.newlines = 0;
                self.previous = Some(Kind::LineComment);
            }
            return self.newline();
        }
        if comment.is_empty() && self.continued.is_some() {
            return;
        }
        if self.continued.is_some_and(|comment| !comment.is_empty()) {
            self.write_continuation();
        }
        self.continued = Some(comment);
    }

    /// Breaks the line if the author did.
    fn write_continuation(&mut self) {
        let Some(comment) = self.continued.take() else {
            return;
        };
        self.beside("\\", 1);
        if !comment.is_empty() {
            self.beside(comment, 1);
        }
        self.break_line(1);
    }

    /// A part of a node.
    fn piece(&mut self, kind: Kind, text: &str) {
        self.before(kind);
        let indent = (self.blocks.len() + 1) * INDENT;
        self.out.push_str(&indented(text, indent));
        self.at = match kind {
            Kind::SlashDash => At::SlashDash,
            _ => At::Node,
        };
    }

    fn open(&mut self, rest: &[Token]) {
        self.before(Kind::Open);
        self.out.push('{');
        self.blocks.push(is_on_one_line(self.text, rest));
        self.is_first = true;
        self.at = At::After;
    }

    fn close(&mut self) {
        let in_node = self.at == At::Node;
        self.end_node();
        let on_one_line = self.blocks.pop().unwrap_or_default();
        if self.previous != Some(Kind::Open) {
            match on_one_line {
                true => self.out.push_str(if in_node { "; " } else { " " }),
                false => self.break_line(0),
            }
        }
        self.out.push('}');
        self.is_first = false;
        self.at = At::Node;
    }

    /// Goes to where a part of a node stands.
    fn before(&mut self, next: Kind) {
        let is_tight = matches!(
            self.previous,
            Some(Kind::ParenOpen | Kind::ParenClose | Kind::Equals | Kind::SlashDash)
        ) || matches!(next, Kind::ParenClose | Kind::Equals);
        match self.at {
            At::Line => self.start_line(),
            At::After if !self.is_on_one_line() => self.start_line(),
            At::After | At::Before => self.out.push(' '),
            At::Node | At::SlashDash => {
                self.continued = self.continued.filter(|it| !(is_tight && it.is_empty()));
                self.write_continuation();
                if !is_tight && !self.is_fresh() {
                    self.out.push(' ');
                }
            }
        }
    }

    /// Begins a line for a node or a comment.
    fn start_line(&mut self) {
        if !self.out.is_empty() {
            if self.newlines > 1 && !self.is_first {
                self.out.push('\n');
            }
            self.break_line(0);
        }
        self.is_first = false;
    }

    fn break_line(&mut self, more: usize) {
        self.out.push('\n');
        self.spaces((self.blocks.len() + more) * INDENT);
    }

    fn spaces(&mut self, count: usize) {
        self.out.extend(std::iter::repeat_n(' ', count));
    }

    /// Whether nothing stands on the line so far.
    fn is_fresh(&self) -> bool {
        self.out.trim_end_matches(' ').ends_with('\n')
    }

    fn is_on_one_line(&self) -> bool {
        self.blocks.last().copied().unwrap_or_default()
    }

    fn finish(mut self) -> String {
        self.end_node();
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out
    }
}

/// Whether the block whose inside begins here is on one line.
fn is_on_one_line(text: &str, rest: &[Token]) -> bool {
    let mut depth = 1usize;
    for token in rest {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth -= 1,
            _ if token.of(text).contains(is_newline) => return false,
            Kind::LineComment | Kind::Continuation => return false,
            _ => {}
        }
        if depth == 0 {
            return true;
        }
    }
    false
}

/// The comment in a continued line.
fn comment(text: &str) -> &str {
    let start = text.find("//").unwrap_or(text.len());
    text.get(start..).unwrap_or("").trim_end_matches(is_blank)
}

/// A piece as it is written, its lines indented by so many spaces if it is a string of several lines.
fn indented(text: &str, indent: usize) -> String {
    let is_long = text.trim_start_matches('#').starts_with("\"\"\"");
    let moved = is_long.then(|| moved(text, &" ".repeat(indent))).flatten();
    // Where escapes join lines, they cannot be told apart from here.
    match moved {
        Some(moved) if value(&moved) == value(text) => moved,
        _ => text.to_owned(),
    }
}

fn moved(text: &str, indent: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let mut lines = text.split(is_newline);
    let (first, last) = (lines.next()?, lines.next_back()?);
    let closing = last.trim_start_matches(is_space);
    let before = last.strip_suffix(closing)?;
    let mut out = String::from(first);
    for line in lines {
        out.push('\n');
        if !line.chars().all(is_space) {
            out.push_str(indent);
            out.push_str(line.strip_prefix(before)?);
        }
    }
    Some(out + "\n" + indent + closing)
}

/// What a string means.
fn value(text: &str) -> Option<String> {
    string(text).or_else(|| {
        let document = KdlDocument::parse_v2(&format!("- {text}")).ok()?;
        match document.get_arg("-")? {
            KdlValue::String(value) => Some(value.clone()),
            _ => None,
        }
    })
}
