//! The canonical layout of a KDL text: white space is replaced, everything else is kept.
//!
//! A node stands on a line of its own, indented by four spaces for each block around it. A block that was written on
//! one line stays on one. One blank line takes the place of several. Comments, the spelling of numbers and strings, and
//! continued lines are kept; the lines of a string of several lines move with their node, if its value stays the same.

use pass_kdl::lexer::TokenKind::{
    self, BlockComment, Continuation, End, LineComment, Mark, Newline, SlashDash, Space, Text,
};
use pass_kdl::lexer::{LONG_QUOTES, Token, is_newline, lex, slice};
use passdefs::diagnostic::Diagnostic;
use passdefs::internal::parse_kdl;
use passdefs::report::Report;
use passdefs::source::Sources;

const INDENT: usize = 4;

/// Formats a KDL text; only white space changes. Returns `None` if the text is not KDL. What it declares is not checked.
pub fn format_kdl(
    sources: &mut Sources,
    name: &str,
    text: &str,
) -> (Option<String>, Vec<Diagnostic>) {
    let file = sources.add(name, text);
    let mut report = Report::default();
    let tree = parse_kdl(&mut report, file, text);
    let formatted = tree.is_whole.then(|| layout(text, &tree.tokens));
    (formatted, report.finish())
}

/// Returns a text, which is KDL, in its canonical layout.
fn layout(text: &str, tokens: &[Token]) -> String {
    let mut layout = Layout::default();
    layout.tokens(text, tokens);
    layout.out.extend((!layout.out.is_empty()).then_some('\n'));
    layout.out
}

/// Returns for each token the kind of the next part, and whether the block that the token opens is on one line.
fn ahead(text: &str, tokens: &[Token]) -> Vec<(TokenKind, bool)> {
    let (mut next, mut lines, mut closed) = (End, 0, Vec::new());
    let token_ahead = |token: &Token| {
        let mut ahead = (next, false);
        match token.kind {
            Mark('}') => closed.push(lines),
            Mark('{') => ahead.1 = closed.pop() == Some(lines),
            _ => lines += usize::from(token.of(text).contains(is_newline)),
        }
        if !matches!(token.kind, Space | Continuation) {
            next = token.kind;
        }
        ahead
    };
    let mut ahead: Vec<_> = tokens.iter().rev().map(token_ahead).collect();
    ahead.reverse();
    ahead
}

/// The structure around the next piece.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum At {
    /// Between nodes, on a line that nothing stands on so far.
    #[default]
    Line,
    /// Between nodes, after something on the same line.
    After,
    /// In a node, or after a comment that its line begins with.
    Node,
    /// After a `/-`: what it comments out may be some lines away.
    SlashDash,
}

#[derive(Default)]
struct Layout {
    out: String,
    at: At,
    /// By open block: whether it is on one line.
    blocks: Vec<bool>,
    /// `true` if nothing stands in the innermost block so far, comments beside its brace apart.
    is_first: bool,
    /// Ends of lines since the last piece.
    newlines: usize,
    /// The width of the white space before the next piece.
    width: usize,
    previous: Option<TokenKind>,
}

impl Layout {
    fn tokens(&mut self, text: &str, tokens: &[Token]) {
        for (token, ahead) in tokens.iter().zip(ahead(text, tokens)) {
            self.token(token.kind, token.of(text), ahead);
        }
    }

    fn token(&mut self, kind: TokenKind, text: &str, ahead: (TokenKind, bool)) {
        match kind {
            Space => return self.width = text.chars().count(),
            Newline => self.newline(),
            Mark(';') | End => self.end_node(),
            Continuation => self.continuation(text.trim_start_matches('\\').trim(), ahead),
            _ => self.piece(kind, text, ahead),
        }
        self.width = 0;
    }

    fn newline(&mut self) {
        self.newlines += 1;
        if self.at != At::SlashDash {
            self.end_node();
            self.at = At::Line;
        }
    }

    fn end_node(&mut self) {
        if self.at == At::Node {
            self.at = At::After;
            let is_on_one_line = self.blocks.last() == Some(&true);
            self.out.extend(is_on_one_line.then_some(';'));
        }
    }

    /// Breaks the line where the author did, unless nothing of the node follows.
    fn continuation(&mut self, comment: &str, ahead: (TokenKind, bool)) {
        if self.at == At::Node && !ahead.0.ends_node() {
            let is_fresh = self.out.trim_end_matches(' ').ends_with('\n');
            if !comment.is_empty() || !self.is_tight(ahead.0) && !is_fresh {
                self.space(1);
                self.out.push_str(format!("\\ {comment}").trim_end());
                self.break_line(1);
            }
        } else {
            self.tokens(comment, &lex(comment));
            self.newline();
        }
    }

    fn piece(&mut self, kind: TokenKind, text: &str, ahead: (TokenKind, bool)) {
        let is_end = kind == Mark('}');
        if is_end {
            self.end_node();
        }
        let gap = self.gap(kind, ahead.0);
        self.blocks
            .truncate(self.blocks.len() - usize::from(is_end));
        match gap {
            Some(width) => self.space(width),
            None if self.out.is_empty() => {}
            None => {
                let is_apart = self.newlines > 1 && !self.is_first && !is_end;
                self.out.extend(is_apart.then_some('\n'));
                self.break_line(0);
            }
        }
        let indent = " ".repeat((self.blocks.len() + 1) * INDENT);
        let mut text = text.trim_end().replace("\r\n", "\n");
        if kind == Text {
            text = reindent(&text, &indent).unwrap_or(text);
        }
        self.out.push_str(&text);
        self.at = match (kind, self.at) {
            (SlashDash, _) | (LineComment | BlockComment, At::SlashDash) => At::SlashDash,
            (LineComment | Mark('{'), _) => At::After,
            (BlockComment, at) if gap.is_some() => at,
            _ => At::Node,
        };
        match kind {
            Mark('{') => self.blocks.push(ahead.1),
            LineComment if self.at == At::SlashDash => self.break_line(0),
            _ => {}
        }
        self.is_first = kind == Mark('{') || self.is_first && self.at == At::After;
        self.newlines = 0;
        self.previous = Some(kind);
    }

    /// Returns the width of the white space before a piece; 0 at the start of a line.
    fn gap(&self, piece: TokenKind, next: TokenKind) -> Option<usize> {
        let is_on_one_line = self.blocks.last() == Some(&true);
        match (self.at, piece) {
            (_, Mark('}')) if self.previous == Some(Mark('{')) => Some(0),
            (_, Mark('}')) if is_on_one_line => Some(1),
            (At::Line, _) | (_, Mark('}')) => None,
            (_, LineComment) => Some(self.width.max(1)),
            (At::Node | At::SlashDash, _) if self.is_tight(piece) => Some(0),
            (At::After, BlockComment) if next.ends_line() || next == End => Some(1),
            (At::After, _) if !is_on_one_line => None,
            _ => Some(1),
        }
    }

    /// Returns whether nothing is between the piece before and the next, which are in one node.
    fn is_tight(&self, next: TokenKind) -> bool {
        matches!(self.previous, Some(SlashDash | Mark('(' | ')' | '=')))
            || matches!(next, Mark(')' | '='))
    }

    fn break_line(&mut self, more: usize) {
        let indent = (self.blocks.len() + more) * INDENT;
        self.out.push_str(&format!("\n{:indent$}", ""));
    }

    fn space(&mut self, width: usize) {
        let is_fresh = self.out.trim_end_matches(' ').ends_with('\n');
        let width = if is_fresh { 0 } else { width };
        self.out.push_str(&" ".repeat(width));
    }
}

/// Returns a string of several lines with this indentation, if that does not change its value.
fn reindent(text: &str, indent: &str) -> Option<String> {
    let (opening, rest) = text.split_once('\n')?;
    let last = rest.lines().last()?;
    let written = slice(last, 0..last.len() - last.trim_start().len());
    let mut out = opening.to_owned();
    for line in rest.lines() {
        out.push('\n');
        if !line.trim_start().is_empty() {
            out = out + indent + line.strip_prefix(written)?;
        }
    }
    let value = |text: &str| {
        let nodes = pass_kdl::parse(0, &format!("- {text}")).nodes;
        Some(nodes.first()?.arguments.first()?.value.clone())
    };
    let is_same = opening.ends_with(LONG_QUOTES) && value(&out) == value(text);
    is_same.then_some(out)
}
