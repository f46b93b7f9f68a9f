//! Nodes with their blocks. The nesting of a text is found here, with a stack on the heap, and each node is read
//! without its block: the reader of KDL recurses on nesting and on every error, and reads a block that is commented
//! out twice for each such block around it, so that short texts could keep it busy for years or crash it.

use std::ops::Range;

use kdl::{KdlDiagnostic, KdlDocument, KdlNode};

use super::cursor::{Cursor, End, Head};
use super::plain;
use super::shape::first_oddity;
use crate::catalogue::{self, Code};
use crate::report::{Report, Wording};
use crate::source::Span;

/// Blocks within each other; definitions need about ten.
const MAX_DEPTH: usize = 100;

/// Comments within each other, inside of a node.
const MAX_COMMENTS: usize = 24;

/// Bytes of a node, its block apart, if it has not the shape of one. Each can be an error, for which the reader of KDL
/// needs up to 2 KiB of the stack, or 10 for a `/-`.
const MAX_ODD: usize = 400;

/// How many errors are reported: in a text that is not KDL at all, every line has one.
const MAX_ERRORS: usize = 50;

/// A node with its block.
pub(super) struct Node {
    /// The node without its block. Its spans count from `base`.
    pub(super) kdl: KdlNode,
    /// Where in the text the node was read from.
    pub(super) base: usize,
    /// What stands in the block, if there is one.
    pub(super) block: Option<Vec<Node>>,
}

impl Node {
    /// The name.
    pub(super) fn name(&self) -> &str {
        self.kdl.name().value()
    }
}

/// The nodes of a text, or errors in the report.
pub(super) fn parse(report: &mut Report, file: u32, text: &str) -> Option<Vec<Node>> {
    let mut parser = Parser {
        report,
        file,
        text,
        cursor: Cursor::new(text),
        nodes: Vec::new(),
        open: Vec::new(),
        errors: 0,
    };
    while !parser.cursor.rest().is_empty() && parser.errors < MAX_ERRORS {
        parser.step();
    }
    parser.finish()
}

struct Parser<'t, 'r> {
    report: &'r mut Report,
    file: u32,
    text: &'t str,
    cursor: Cursor<'t>,
    /// The nodes of the innermost open block so far.
    nodes: Vec<Node>,
    /// The open blocks, from the outermost.
    open: Vec<Open>,
    errors: usize,
}

/// An open block.
struct Open {
    /// The node whose block it is; nothing if that was in error or is commented out.
    node: Option<Node>,
    /// Where the brace is.
    brace: usize,
    /// Whether the block is commented out.
    out: bool,
    /// The nodes before, around this block.
    before: Vec<Node>,
}

impl Parser<'_, '_> {
    /// Goes over the end of a block, or a node up to its block.
    fn step(&mut self) {
        self.cursor.skip_lines();
        match self.cursor.peek() {
            None => {}
            Some('}') => self.close(),
            Some('{') => {
                self.nameless_block();
                self.open(None, false);
            }
            Some(_) => self.node(),
        }
    }

    fn node(&mut self) {
        let start = self.cursor.at;
        let out = self.cursor.eat("/-");
        if out {
            self.cursor.skip_lines();
        }
        let mut head = self.cursor.head();
        if head.start == head.end {
            // Nothing where a node should be: the reader of KDL says what it thinks of that.
            self.cursor.eat(";");
            head.start = start;
            head.end = self.cursor.at;
        }
        let ends = head.ends;
        let node = self.read(head).filter(|_| !out);
        match ends {
            End::Done => {
                self.cursor.eat(";");
                self.nodes.extend(node);
            }
            End::Block => self.open(node, false),
            End::BlockOut => self.open(node, true),
        }
    }

    /// Opens a block; the cursor is at its brace.
    fn open(&mut self, node: Option<Node>, out: bool) {
        let brace = self.cursor.at;
        self.cursor.eat("{");
        if self.open.len() == MAX_DEPTH {
            let message = format!("blocks are nested more than {MAX_DEPTH} deep");
            self.error(catalogue::TOO_DEEP, brace..brace + 1, &message, "");
            // What follows would be the same over and over, and what is open is not closed for a reason.
            self.errors = MAX_ERRORS;
            self.open.clear();
            return;
        }
        self.open.push(Open {
            node,
            brace,
            out,
            before: std::mem::take(&mut self.nodes),
        });
    }

    /// Closes the innermost block; the cursor is at the brace.
    fn close(&mut self) {
        let brace = self.cursor.at;
        self.cursor.eat("}");
        let Some(open) = self.open.pop() else {
            self.error(
                catalogue::KDL_SYNTAX,
                brace..brace + 1,
                "closing '}' without a block",
                "",
            );
            return;
        };
        let inside = std::mem::replace(&mut self.nodes, open.before);
        let mut node = open.node;
        if let (Some(node), false) = (&mut node, open.out) {
            node.block = Some(inside);
        }
        self.after_block(node, open.out);
    }

    /// After a block, its node ends, or has further blocks of which all but one are commented out.
    fn after_block(&mut self, node: Option<Node>, out: bool) {
        self.cursor.skip_spaces();
        let start = self.cursor.at;
        if self.cursor.eat("/-") {
            self.cursor.skip_lines();
            if self.cursor.peek() == Some('{') {
                return self.open(node, true);
            }
            self.cursor.at = start;
        }
        if out && self.cursor.peek() == Some('{') {
            return self.open(node, false);
        }
        if !self.cursor.ends_node() {
            let end = start + self.cursor.peek().map_or(0, char::len_utf8);
            self.error(
                catalogue::KDL_SYNTAX,
                start..end,
                "expected the end of the node after its block",
                "",
            );
        }
        self.cursor.eat(";");
        self.nodes.extend(node);
    }

    fn nameless_block(&mut self) {
        let brace = self.cursor.at;
        let message = "found child block instead of node name";
        self.error(
            catalogue::KDL_SYNTAX,
            brace..brace + 1,
            message,
            "not node name",
        );
    }

    /// Reads a node without its block.
    fn read(&mut self, head: Head) -> Option<Node> {
        if let Some(flaw) = head.flaw {
            // What closes the blocks around a string that is not closed is part of that string.
            if self.cursor.rest().is_empty() {
                self.open.clear();
            }
            self.error(
                catalogue::KDL_SYNTAX,
                flaw.start..flaw.end,
                &flaw.message,
                "",
            );
            return None;
        }
        if self.cursor.unclosed.is_some() {
            return None;
        }
        if head.comments > MAX_COMMENTS {
            let message = format!("comments are nested more than {MAX_COMMENTS} deep");
            self.error(catalogue::TOO_DEEP, head.start..head.end, &message, "");
            return None;
        }
        let text = self.cursor.slice(head.start, head.end);
        let weight = text.len() + 10 * text.matches("/-").count();
        if let (true, Some(oddity)) = (weight > MAX_ODD, first_oddity(text)) {
            let start = self.text.floor_char_boundary(head.start + oddity);
            let end = self.text.ceil_char_boundary(start + 1);
            let message = "expected a value or a property, with white space before it";
            self.error(catalogue::KDL_SYNTAX, start..end, message, "");
            return None;
        }
        if let Some(kdl) = plain::read(text) {
            return Some(Node {
                kdl,
                base: head.start,
                block: None,
            });
        }
        match KdlDocument::parse_v2(text) {
            Ok(mut document) => match (document.nodes_mut().pop(), document.is_empty()) {
                (Some(kdl), true) => Some(Node {
                    kdl,
                    base: head.start,
                    block: None,
                }),
                _ => {
                    self.error(
                        catalogue::KDL_SYNTAX,
                        head.start..head.end,
                        "expected a node",
                        "",
                    );
                    None
                }
            },
            Err(error) => {
                error
                    .diagnostics
                    .iter()
                    .for_each(|found| self.kdl_error(head.start, found));
                None
            }
        }
    }

    /// Reports what the reader of KDL says of a text that begins at `base`.
    fn kdl_error(&mut self, base: usize, found: &KdlDiagnostic) {
        let start = self.text.floor_char_boundary(base + found.span.offset());
        let end = self
            .text
            .floor_char_boundary(base + found.span.offset() + found.span.len());
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
    ) -> Option<Wording<'_>> {
        self.errors += 1;
        if self.errors > MAX_ERRORS {
            return None;
        }
        let span = Span {
            file: self.file,
            start: place.start as u32,
            end: place.end as u32,
        };
        Some(self.report.error(code, span, message).label(label))
    }

    /// The nodes, if there was no error. A block that is still open is one.
    fn finish(mut self) -> Option<Vec<Node>> {
        if let Some(start) = self.cursor.unclosed {
            let message = "expected closing of multi-line comment";
            self.open.clear();
            self.error(
                catalogue::KDL_SYNTAX,
                start..start + 2,
                message,
                "not closed",
            );
        }
        for open in std::mem::take(&mut self.open) {
            let place = open.brace..open.brace + 1;
            self.error(
                catalogue::KDL_SYNTAX,
                place,
                "no closing '}' for child block",
                "not closed",
            );
        }
        (self.errors == 0).then_some(self.nodes)
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}
