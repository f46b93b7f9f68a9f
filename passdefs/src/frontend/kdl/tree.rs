//! The tree of a KDL text: its tokens, which are the text again, and its nodes with their blocks. A text that is not KDL
//! yet has one too, of what is whole and of nodes that are broken.
//!
//! The nesting of a text is found here, with a stack on the heap, and each node is read without its block: the reader of
//! the `kdl` crate recurses on nesting and on every error, and reads a block that is commented out twice for each such
//! block around it, so that short texts could keep it busy for years or crash it.

use std::ops::Range;

use kdl::{KdlDiagnostic, KdlDocument};

use super::lexer::{Flaw, Kind, Token, lex};
use super::node::{self, Node};
use crate::catalogue::{self, Code};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;

/// Blocks within each other; definitions need about ten.
const MAX_DEPTH: usize = 100;

/// Comments within each other, inside of a node.
const MAX_COMMENTS: u8 = 24;

/// Bytes of a node, its block apart, if it has not the shape of one. Each can be an error, for which the reader of KDL
/// needs up to 2 KiB of the stack, or 10 for a `/-`.
const MAX_ODD: usize = 400;

/// How many errors are reported: in a text that is not KDL at all, every line has one.
const MAX_ERRORS: usize = 50;

/// A text with its structure.
pub(super) struct Tree<'t> {
    pub(super) text: &'t str,
    /// Cover the text without gaps.
    pub(super) tokens: Vec<Token>,
    /// The outermost nodes, those that are commented out apart.
    pub(super) nodes: Vec<Node>,
    /// Whether the text is KDL, so that no node is broken.
    pub(super) is_whole: bool,
}

impl Tree<'_> {
    /// The outermost nodes if the text is KDL.
    pub(super) fn whole(&self) -> &[Node] {
        if self.is_whole { &self.nodes } else { &[] }
    }
}

/// The tree of a text; what is wrong with it is reported.
pub(super) fn parse<'t>(report: &mut Report, file: u32, text: &'t str) -> Tree<'t> {
    let (tokens, flaws) = lex(text);
    let mut parser = Parser {
        report,
        file,
        text,
        tokens,
        flaws,
        at: 0,
        errors: 0,
        is_excused: false,
    };
    parser.comment();
    let nodes = parser.nodes(0);
    Tree {
        text,
        is_whole: parser.errors == 0,
        tokens: parser.tokens,
        nodes,
    }
}

struct Parser<'t, 'r> {
    report: &'r mut Report,
    file: u32,
    text: &'t str,
    tokens: Vec<Token>,
    flaws: Vec<Flaw>,
    /// The token to go on with.
    at: usize,
    errors: usize,
    /// Whether blocks need not be closed, because their ends may be hidden in what is not closed itself.
    is_excused: bool,
}

impl Parser<'_, '_> {
    /// Reports a comment that is not closed: the last token.
    fn comment(&mut self) {
        let is_comment = |token: &Token| token.kind == Kind::BlockComment;
        let flaw = self.flaws.last().cloned();
        let found = flaw.filter(|flaw| self.tokens.get(flaw.token).is_some_and(is_comment));
        if let Some(flaw) = found {
            self.is_excused = true;
            let place = flaw.start..flaw.end;
            self.error(catalogue::KDL_SYNTAX, place, &flaw.message, "not closed");
        }
    }

    /// The nodes up to the end of the text, or of the block that they are in.
    fn nodes(&mut self, depth: usize) -> Vec<Node> {
        let mut nodes = Vec::new();
        while self.errors < MAX_ERRORS {
            self.skip_lines();
            match self.kind() {
                None => break,
                Some(Kind::Close) if depth > 0 => break,
                Some(Kind::Close) => {
                    let message = "closing '}' without a block";
                    self.error(catalogue::KDL_SYNTAX, self.next(), message, "");
                    self.at += 1;
                }
                Some(_) => nodes.extend(self.node(depth)),
            }
        }
        nodes
    }

    /// A node with its blocks, of which all but one are commented out; nothing if the node is commented out itself.
    fn node(&mut self, depth: usize) -> Option<Node> {
        let outside = self.at;
        let is_out = self.eat(Kind::SlashDash);
        if is_out {
            self.skip_lines();
        }
        let mut node = self.head(outside);
        let start = self.at;
        while let Some(brace) = self.brace(node.block.is_some()) {
            let is_block_out = self.kind() == Some(Kind::SlashDash);
            self.at = brace;
            let block = self.block(&mut node, depth);
            node.block = node.block.or(Some(block).filter(|_| !is_block_out));
            self.skip_spaces();
        }
        let ends = |kind: Kind| kind.ends_line() || matches!(kind, Kind::Close | Kind::Semicolon);
        if self.at > start && !self.kind().is_none_or(ends) {
            let start = self.next().start;
            let place = start..self.text.ceil_char_boundary(start + 1);
            let message = "expected the end of the node after its block";
            self.error(catalogue::KDL_SYNTAX, place, message, "");
            node.broken = true;
        }
        self.eat(Kind::Semicolon);
        Some(node).filter(|_| !is_out)
    }

    /// Goes over a node up to its blocks.
    fn head(&mut self, outside: usize) -> Node {
        let start = self.at;
        if self.kind() == Some(Kind::Open) {
            let message = "found child block instead of node name";
            self.error(catalogue::KDL_SYNTAX, self.next(), message, "not node name");
            return Node::unread(self.span(self.next()));
        }
        while let Some(kind) = self.kind() {
            let ends = matches!(kind, Kind::Close | Kind::Semicolon) || kind.ends_line();
            if ends || self.brace(false).is_some() {
                break;
            }
            self.at += 1;
            if kind == Kind::SlashDash {
                self.skip_lines();
            }
        }
        if start < self.at {
            return self.read(start..self.at);
        }
        // Nothing where a node should be: the reader of KDL says what it thinks of that.
        self.eat(Kind::Semicolon);
        self.read(outside..self.at)
    }

    /// The token of the brace that opens the next block of a node, if one begins here.
    fn brace(&self, is_full: bool) -> Option<usize> {
        let is_open = |at: &usize| self.tokens.get(*at).is_some_and(|it| it.kind == Kind::Open);
        if self.kind() != Some(Kind::SlashDash) {
            return Some(self.at).filter(|at| is_open(at) && !is_full);
        }
        let rest = self.tokens.get(self.at + 1..)?;
        let is_line = |token: &Token| token.kind.is_space() || token.kind.ends_line();
        let lines = rest.iter().take_while(|token| is_line(token)).count();
        Some(self.at + 1 + lines).filter(is_open)
    }

    /// The nodes of a block; its brace is next.
    fn block(&mut self, node: &mut Node, depth: usize) -> Vec<Node> {
        let brace = self.next();
        self.at += 1;
        if depth == MAX_DEPTH {
            let message = format!("blocks are nested more than {MAX_DEPTH} deep");
            self.error(catalogue::TOO_DEEP, brace.clone(), &message, "");
            // What follows would be the same over and over.
            self.errors = MAX_ERRORS;
        }
        let nodes = self.nodes(depth + 1);
        let is_closed = self.eat(Kind::Close);
        node.broken |= !is_closed;
        node.span.end = self.next().start as u32;
        if !is_closed && !self.is_excused {
            let message = "no closing '}' for child block";
            self.error(catalogue::KDL_SYNTAX, brace, message, "not closed");
        }
        nodes
    }

    /// Reads the tokens of a node without its block.
    fn read(&mut self, tokens: Range<usize>) -> Node {
        let place = self.place(&tokens);
        let span = self.span(place.clone());
        let first = self.flaws.partition_point(|flaw| flaw.token < tokens.start);
        let flaw = self.flaws.get(first).filter(|flaw| flaw.token < tokens.end);
        let flaw = flaw.cloned();
        let all = self.tokens.get(tokens).unwrap_or_default();
        let mut head = node::read(self.text, all, span);
        if head.is_plain && flaw.is_none() {
            return head.node;
        }
        let is_deep = all.iter().any(|token| token.depth > MAX_COMMENTS);
        let read = match flaw {
            Some(flaw) => self.flaw(flaw),
            None if is_deep => {
                let message = format!("comments are nested more than {MAX_COMMENTS} deep");
                self.error(catalogue::TOO_DEEP, place, &message, "");
                None
            }
            None => self.read_unusual(place, span, head.odd),
        };
        head.node.broken = read.is_none();
        read.unwrap_or(head.node)
    }

    /// Has the `kdl` crate read a node, unless that could take it too long.
    fn read_unusual(
        &mut self,
        place: Range<usize>,
        span: Span,
        odd: Option<usize>,
    ) -> Option<Node> {
        let text = self.text.get(place.clone())?;
        let weight = text.len() + 10 * text.matches("/-").count();
        if let (true, Some(start)) = (weight > MAX_ODD, odd) {
            let end = self.text.ceil_char_boundary(start + 1);
            let message = "expected a value or a property, with white space before it";
            self.error(catalogue::KDL_SYNTAX, start..end, message, "");
            return None;
        }
        match KdlDocument::parse_v2(text) {
            Ok(document) => match document.nodes() {
                [only] => return Some(Node::of_kdl(only, place.start, span)),
                _ => drop(self.error(catalogue::KDL_SYNTAX, place, "expected a node", "")),
            },
            Err(error) => {
                let found = error.diagnostics.iter();
                found.for_each(|found| self.kdl_error(place.start, found));
            }
        }
        None
    }

    /// Reports a flaw of a string. That of a comment is reported in the end.
    fn flaw(&mut self, flaw: Flaw) -> Option<Node> {
        let token = self.tokens.get(flaw.token)?;
        if token.kind == Kind::Text {
            // What closes the blocks around a string that is not closed is part of that string.
            self.is_excused |= self.at == self.tokens.len();
            let place = flaw.start..flaw.end;
            self.error(catalogue::KDL_SYNTAX, place, &flaw.message, "");
        }
        None
    }

    /// Reports what the reader of KDL says of a text that begins at `base`.
    fn kdl_error(&mut self, base: usize, found: &KdlDiagnostic) {
        let start = base + found.span.offset();
        let end = self.text.floor_char_boundary(start + found.span.len());
        let start = self.text.floor_char_boundary(start);
        let message = lower_first(found.message.as_deref().unwrap_or("unexpected text"));
        let written = self.text.get(start..end).unwrap_or("");
        let help = match (&found.help, written) {
            (Some(help), _) => Some(lower_first(help)),
            (None, "true" | "false" | "null" | "inf" | "-inf" | "nan") => Some(format!(
                "write `#{written}`, or `\"{written}\"` for a string"
            )),
            _ => None,
        };
        let label = found.label.as_deref().unwrap_or("");
        let wording = self.error(catalogue::KDL_SYNTAX, start..end, &message, label);
        if let (Some(wording), Some(help)) = (wording, help) {
            wording.help(help);
        }
    }

    /// Reports an error, unless there have been too many.
    fn error(
        &mut self,
        code: Code,
        place: Range<usize>,
        message: &str,
        label: &str,
    ) -> Option<DiagnosticBuilder<'_>> {
        self.errors += 1;
        let span = self.span(place);
        (self.errors <= MAX_ERRORS).then(|| self.report.error(code, span, message).label(label))
    }

    fn kind(&self) -> Option<Kind> {
        self.tokens.get(self.at).map(|token| token.kind)
    }

    fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == Some(kind);
        self.at += usize::from(found);
        found
    }

    /// Goes over white space, comments and continued lines.
    fn skip_spaces(&mut self) {
        while self.kind().is_some_and(Kind::is_space) {
            self.at += 1;
        }
    }

    /// The same, over several lines.
    fn skip_lines(&mut self) {
        while self
            .kind()
            .is_some_and(|kind| kind.is_space() || kind.ends_line())
        {
            self.at += 1;
        }
    }

    /// The place of the next token.
    fn next(&self) -> Range<usize> {
        self.place(&(self.at..self.at + 1))
    }

    fn place(&self, tokens: &Range<usize>) -> Range<usize> {
        let start = |at: usize| {
            let token = self.tokens.get(at);
            token.map_or(self.text.len(), |token| token.start as usize)
        };
        start(tokens.start)..start(tokens.end)
    }

    fn span(&self, place: Range<usize>) -> Span {
        Span {
            file: self.file,
            start: place.start as u32,
            end: place.end as u32,
        }
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}
