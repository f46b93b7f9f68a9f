//! The tree of a KDL text: its tokens, which are the text again, and its nodes with their blocks. A text that is not KDL
//! yet has one too, of what is whole and of nodes that are broken.
//! Nesting is bounded here, because functions on nodes recurse.

use pass_diagnostics::source::Span;

use crate::lexer::{self, Token, TokenKind};
use crate::node::{Entry, Literal, Node, Property, Value};
use crate::spanned::Spanned;
use crate::value;

/// The greatest nesting of blocks; definitions need about ten.
const MAX_DEPTH: usize = 100;

/// The maximum number of reported errors: a text that is not KDL has one in every line.
const MAX_ERRORS: usize = 50;

const BLOCK_FOR_NAME: &str = "found child block instead of node name";
const BRACKETS: &str = "KDL has no lists in brackets";
const EXPECTED_ENTRY: &str = "expected a value or a property, with white space before it";

/// The structure of a text.
#[derive(Debug)]
pub struct Tree {
    /// Cover the text without gaps.
    pub tokens: Vec<Token>,
    /// The outermost nodes, those that are commented out apart.
    pub nodes: Vec<Node>,
    /// `true` if the text is KDL, so that no node is broken.
    pub is_whole: bool,
    /// The errors, up to a maximum.
    pub errors: Vec<SyntaxError>,
}

/// The reason why a text is not KDL.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SyntaxError {
    /// The place.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// What would be right; may be empty.
    pub help: &'static str,
    /// `true` if the text could be KDL, but blocks are nested too deeply.
    pub is_too_deep: bool,
}

/// Parses the text with this number.
pub fn parse(file: u32, text: &str) -> Tree {
    let tokens = lexer::lex(text);
    let parts = tokens.iter().filter(|token| !token.kind.is_space());
    let mut parser = Parser {
        file,
        text,
        tokens: parts.copied().collect(),
        at: 0,
        errors: 0,
        found: Vec::new(),
    };
    let nodes = parser.nodes(0);
    parser.check_comments(&tokens);
    Tree {
        nodes,
        is_whole: parser.errors == 0,
        tokens,
        errors: parser.found,
    }
}

struct Parser<'t> {
    file: u32,
    text: &'t str,
    /// The tokens without white space.
    tokens: Vec<Token>,
    at: usize,
    /// The number of errors, those above the maximum included.
    errors: usize,
    found: Vec<SyntaxError>,
}

impl Parser<'_> {
    /// Reports code points that KDL does not allow, such as those that reorder text, in comments.
    fn check_comments(&mut self, tokens: &[Token]) {
        let is_comment = |kind| {
            use TokenKind::{BlockComment, Continuation, LineComment};
            matches!(kind, LineComment | BlockComment | Continuation)
        };
        for token in tokens.iter().filter(|token| is_comment(token.kind)) {
            let mut letters = token.of(self.text).char_indices();
            if let Some((offset, letter)) = letters.find(|(_, letter)| !lexer::is_allowed(*letter))
            {
                let start = token.start + offset as u32;
                let place = self.span(start, start + letter.len_utf8() as u32);
                let code = u32::from(letter);
                self.error(
                    place,
                    &format!("KDL does not allow U+{code:04X} in a comment"),
                );
            }
        }
    }

    fn nodes(&mut self, depth: usize) -> Vec<Node> {
        let mut nodes = Vec::new();
        while self.errors < MAX_ERRORS {
            match self.kind() {
                TokenKind::End => break,
                TokenKind::Mark('}') if depth > 0 => break,
                kind if kind.ends_line() => self.at += 1,
                TokenKind::OpenComment => {
                    let start = self.next().start;
                    self.error(self.span(start, start + 2), "the comment is not closed");
                    self.at += 1;
                }
                TokenKind::Mark('}') => {
                    self.error(self.next(), "closing '}' without a block");
                    self.at += 1;
                }
                _ => nodes.extend(self.node(depth)),
            }
        }
        nodes
    }

    /// Parses a node with its blocks. At most one block is not commented out. Returns `None` if the node is commented out.
    fn node(&mut self, depth: usize) -> Option<Node> {
        let is_out = self.slash_dash();
        let mut node = self.head();
        let blocks = self.at;
        while let Some(brace) = self.brace() {
            let is_block_out = brace > self.at;
            if node.children.is_some() && !is_block_out {
                break;
            }
            self.at = brace;
            let block = self.block(&mut node, depth);
            node.children = node.children.or(Some(block).filter(|_| !is_block_out));
        }
        if self.at > blocks && !self.kind().ends_node() {
            self.error(self.next(), "expected the end of the node after its block");
            node.broken = true;
        }
        self.eat(TokenKind::Mark(';'));
        Some(node).filter(|_| !is_out)
    }

    /// Parses a block, whose brace is next.
    fn block(&mut self, node: &mut Node, depth: usize) -> Vec<Node> {
        let brace = self.next();
        self.at += 1;
        if depth == MAX_DEPTH {
            self.found.push(SyntaxError {
                span: brace,
                message: format!("blocks are nested more than {MAX_DEPTH} deep"),
                help: "",
                is_too_deep: true,
            });
            // The rest would give the same error over and over.
            self.errors = MAX_ERRORS;
        }
        let nodes = self.nodes(depth + 1);
        let is_closed = self.eat(TokenKind::Mark('}'));
        node.broken |= !is_closed;
        node.span.end = self.end();
        let last = self.tokens.iter().rev().nth(1).map(|last| last.kind);
        // The end of the block may be hidden in a comment or a string that is not closed.
        if !is_closed && !matches!(last, Some(TokenKind::OpenComment | TokenKind::OpenText)) {
            self.error(brace, "no closing '}' for child block");
        }
        nodes
    }

    /// Parses a node up to its blocks; skips the rest of it after an error in its structure.
    fn head(&mut self) -> Node {
        let errors = self.errors;
        let mut node = Node::new("", self.next());
        if self.parts(&mut node).is_none() {
            while !self.kind().ends_node() && self.brace().is_none() {
                self.at += usize::from(!self.slash_dash());
            }
        }
        node.span.end = self.end().max(node.span.start);
        node.broken = self.errors > errors;
        node
    }

    fn parts(&mut self, node: &mut Node) -> Option<()> {
        if self.kind() == TokenKind::Mark('{') {
            return self.fail(BLOCK_FOR_NAME);
        }
        node.annotation = self.annotation()?;
        let name = self.value("expected a node")?;
        node.name = self.name(name);
        loop {
            if self.kind().ends_node() || self.brace().is_some() {
                return Some(());
            } else if self.next().start == self.end() {
                return self.fail(EXPECTED_ENTRY);
            }
            let is_out = self.slash_dash();
            let (name, entry) = self.entry()?;
            match name {
                _ if is_out => {}
                None => node.arguments.push(entry),
                Some(name) => node.properties.push(Property::new(name, entry)),
            }
        }
    }

    /// Parses an argument or a property.
    fn entry(&mut self) -> Option<(Option<Spanned<String>>, Entry)> {
        let start = self.next().start;
        let mut annotation = self.annotation()?;
        let mut entry = self.value(EXPECTED_ENTRY)?;
        let mut name = None;
        if annotation.is_none() && self.eat(TokenKind::Mark('=')) {
            name = Some(self.name(entry));
            annotation = self.annotation()?;
            entry = self.value("expected the value of the property")?;
        }
        entry.annotation = annotation;
        entry.whole = self.span(start, entry.span.end);
        Some((name, entry))
    }

    /// Parses an optional `(name)`.
    fn annotation(&mut self) -> Option<Option<Spanned<String>>> {
        if !self.eat(TokenKind::Mark('(')) {
            return Some(None);
        }
        let name = self.value("expected an annotation")?;
        if !self.eat(TokenKind::Mark(')')) {
            return self.fail("expected `)` after the annotation");
        }
        Some(Some(self.name(name)))
    }

    /// Parses a string or a word. The parser goes on after an error in it.
    fn value(&mut self, expected: &str) -> Option<Entry> {
        let place = self.next();
        let kind @ (TokenKind::Text | TokenKind::OpenText | TokenKind::Word) = self.kind() else {
            return self.fail(expected);
        };
        let written = lexer::slice(self.text, place.start as usize..place.end as usize);
        if written.starts_with('[') {
            return self.fail(BRACKETS);
        }
        self.at += 1;
        let read = value::read(kind, written, place);
        Some(read.unwrap_or_else(|(flaw, message)| {
            let at = |offset: usize| place.start + offset as u32;
            self.error(self.span(at(flaw.start), at(flaw.end)), &message);
            Entry::text(Spanned::new(written.to_owned(), place))
        }))
    }

    fn name(&mut self, entry: Entry) -> Spanned<String> {
        let Value::One(Literal::Str(name)) = entry.value else {
            self.error(entry.span, "expected a name, which is a word or a string");
            return Spanned::new(String::new(), entry.span);
        };
        Spanned::new(name, entry.span)
    }

    fn fail<T>(&mut self, message: &str) -> Option<T> {
        self.error(self.next(), message);
        None
    }

    /// Reports an error, up to the maximum.
    fn error(&mut self, span: Span, message: &str) {
        self.errors += 1;
        let help = match (message, self.kind()) {
            (BLOCK_FOR_NAME, _) => "`{` stands on the line of its node",
            (EXPECTED_ENTRY, TokenKind::Mark('=')) => "a value stands behind the node, without `=`",
            (EXPECTED_ENTRY, _) if self.text[span.start as usize..].starts_with(',') => {
                "white space separates values, without commas"
            }
            (BRACKETS, _) => "write several values as one string: `\"1,2\"`",
            _ => "",
        };
        if self.errors <= MAX_ERRORS {
            self.found.push(SyntaxError {
                span,
                message: message.to_owned(),
                help,
                is_too_deep: false,
            });
        }
    }

    fn kind(&self) -> TokenKind {
        self.tokens
            .get(self.at)
            .map_or(TokenKind::End, |next| next.kind)
    }

    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        self.at += usize::from(found);
        found
    }

    /// Skips a `/-`, and line breaks after it.
    fn slash_dash(&mut self) -> bool {
        let found = self.eat(TokenKind::SlashDash);
        while found && self.kind().ends_line() {
            self.at += 1;
        }
        found
    }

    /// Returns the position of the brace of the next block of a node, if one begins here.
    fn brace(&self) -> Option<usize> {
        let start = self.at + usize::from(self.kind() == TokenKind::SlashDash);
        let mut rest = self.tokens.iter().enumerate().skip(start);
        let (at, brace) = rest.find(|(at, it)| *at == self.at || !it.kind.ends_line())?;
        Some(at).filter(|_| brace.kind == TokenKind::Mark('{'))
    }

    /// Returns the span of the next token, empty at the end of a line.
    fn next(&self) -> Span {
        let next = self.tokens.get(self.at).map(|next| (next.start, next.end));
        let (start, end) = next.unwrap_or_default();
        let is_newline = self.kind() == TokenKind::Newline;
        self.span(start, if is_newline { start } else { end })
    }

    /// Returns the end of the previous token.
    fn end(&self) -> u32 {
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        last.map_or(0, |last| last.end)
    }

    fn span(&self, start: u32, end: u32) -> Span {
        let file = self.file;
        Span { file, start, end }
    }
}

#[cfg(test)]
mod tests;
