//! The canonical layout of a KDL text: white space is chosen anew, everything else stays as it was written.
//!
//! A node stands on a line of its own, indented by four spaces for each block around it. A block that was written on
//! one line stays on one. One blank line separates what any number of them did. Comments, the spelling of numbers and
//! of strings, and the breaks of continued lines are the author's; the lines of a string of several lines move with
//! their node, which does not change its value.

mod string;
mod token;

use token::{Kind, Token, tokens};

/// Spaces by which a block is indented.
const INDENT: usize = 4;

/// The text, which is KDL, in its canonical layout.
pub(super) fn layout(text: &str) -> String {
    let tokens = tokens(text);
    let mut layout = Layout::default();
    for (at, token) in tokens.iter().enumerate() {
        layout.token(token, tokens.get(at + 1..).unwrap_or_default());
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
    out: String,
    at: At,
    /// By open block: whether it is on one line.
    blocks: Vec<bool>,
    /// Whether nothing stands in the innermost block so far, comments beside its brace apart.
    is_first: bool,
    /// Ends of lines since the last piece.
    newlines: usize,
    /// The kind of the piece before.
    previous: Option<Kind>,
    /// A `\` that is not written yet, with its comment.
    continued: Option<&'t str>,
}

impl<'t> Layout<'t> {
    fn token(&mut self, token: &Token<'t>, rest: &[Token<'t>]) {
        match token.kind {
            Kind::Newline => return self.newline(),
            Kind::Semicolon => self.semicolon(),
            Kind::LineComment => self.line_comment(token),
            Kind::BlockComment => self.block_comment(token, rest),
            Kind::Continuation => return self.continuation(token),
            Kind::Close => self.close(),
            Kind::Open => self.open(rest),
            _ => self.piece(token),
        }
        self.newlines = 0;
        self.previous = Some(token.kind);
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

    fn line_comment(&mut self, token: &Token<'t>) {
        let mut gap = token.gap;
        match (self.at, self.continued) {
            (At::Line, _) => return self.own_line(token.text),
            (At::Node, Some("")) => gap = 1,
            (At::Node, Some(_)) => self.write_continuation(),
            _ => {}
        }
        if self.at != At::SlashDash {
            self.continued = None;
            self.end_node();
        }
        self.beside(token.text, gap);
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

    fn block_comment(&mut self, token: &Token<'t>, rest: &[Token<'t>]) {
        let ends_line = |next: &Token<'_>| matches!(next.kind, Kind::Newline | Kind::LineComment);
        let is_last = rest.first().is_none_or(ends_line);
        let text = token.text.replace("\r\n", "\n");
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

    fn continuation(&mut self, token: &Token<'t>) {
        if self.at != At::Node {
            // Between nodes it is the end of a line like any other.
            if !token.text.is_empty() {
                self.line_comment(token);
                self.newlines = 0;
                self.previous = Some(Kind::LineComment);
            }
            return self.newline();
        }
        if token.text.is_empty() && self.continued.is_some() {
            return;
        }
        if self.continued.is_some_and(|comment| !comment.is_empty()) {
            self.write_continuation();
        }
        self.continued = Some(token.text);
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
    fn piece(&mut self, token: &Token<'t>) {
        self.before(token.kind);
        let indent = (self.blocks.len() + 1) * INDENT;
        self.out.push_str(&string::indented(token.text, indent));
        self.at = match token.kind {
            Kind::SlashDash => At::SlashDash,
            _ => At::Node,
        };
    }

    fn open(&mut self, rest: &[Token<'t>]) {
        self.before(Kind::Open);
        self.out.push('{');
        self.blocks.push(is_on_one_line(rest));
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
fn is_on_one_line(rest: &[Token<'_>]) -> bool {
    let mut depth = 1usize;
    for token in rest {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth -= 1,
            _ if token.breaks_line() => return false,
            _ => {}
        }
        if depth == 0 {
            return true;
        }
    }
    false
}
