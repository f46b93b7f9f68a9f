//! The surroundings of a cursor: the blocks around it, and the node and the value that are being written.

use std::ops::Range;

use pass_kdl::lexer::{self, Token, TokenKind};
use passdefs::vocabulary::NodeType;
use passdefs::vocabulary::group::FILE;

/// The surroundings of a cursor.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Cursor {
    /// The nodes whose blocks are around, the outermost first.
    pub around: Vec<Head>,
    /// The node that is being written, apart from what is at the cursor; nothing where a new one begins.
    pub head: Option<Head>,
    /// The part of the node at the cursor.
    pub part: Part,
    /// The word, or the text within its quotes, that is being written; empty between words.
    pub range: Range<u32>,
    /// `true` if quotes are before the text.
    pub is_quoted: bool,
    /// `true` if quotes are after the text, or none are needed there.
    pub is_closed: bool,
}

/// The part of a node in front of a cursor.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Head {
    /// The name.
    pub name: String,
    /// The row of the vocabulary; nothing if the node may not stand here.
    pub ty: Option<&'static NodeType>,
    /// The arguments, as they are written but for plain quotes.
    pub arguments: Vec<String>,
    /// The properties, each with its value.
    pub properties: Vec<(String, String)>,
    /// The offset of the start of the node.
    pub start: u32,
}

/// The part of a node at a cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// The name of a node.
    Name,
    /// The argument with this number, or the name of a property.
    Argument(usize),
    /// The value of the property with this name.
    Value(String),
    /// A comment, or another place where nothing is expected.
    Nothing,
}

impl Cursor {
    /// Returns the surroundings of an offset of a text, which is not parsed for it.
    ///
    /// ```
    /// use pass_def_tools::syntax::{Cursor, Part};
    /// let text = "group \"G\" { pipeline \"P\" \"p\" { body { run \"a\" level= } } }";
    /// let cursor = Cursor::at(text, text.find(" } } }").unwrap() as u32);
    /// assert_eq!(cursor.part, Part::Value("level".to_owned()));
    /// assert_eq!(cursor.head.unwrap().arguments, ["a"]);
    /// assert_eq!(cursor.around.len(), 3);
    /// ```
    pub fn at(text: &str, offset: u32) -> Self {
        let mut scan = Scan {
            text,
            ..Scan::default()
        };
        let mut here = None;
        for token in lexer::lex(text) {
            if is_here(&token, offset) {
                here = Some(token);
                break;
            }
            if token.end > offset {
                break;
            }
            scan.token(token);
        }
        scan.finish(here, offset)
    }

    /// Returns whether the text differs from the one before it in nothing but the node that is being written at the cursor, so
    /// that other declarations are the same in both.
    ///
    /// ```
    /// use pass_def_tools::syntax::Cursor;
    /// let text = "group \"G\" {\n    external \"a\"\n    external \"b\"\n}";
    /// let cursor = Cursor::at(text, text.find("b\"").unwrap() as u32);
    /// assert!(cursor.is_only_change(&text.replace("\"b\"", "\"bc"), text));
    /// assert!(!cursor.is_only_change(&text.replace("\"a\"", "\"ac\""), text));
    /// assert!(!cursor.is_only_change(&text.replace("\"b\"", "{"), text));
    /// ```
    pub fn is_only_change(&self, before: &str, text: &str) -> bool {
        let start = self
            .head
            .as_ref()
            .map_or(self.range.start, |head| head.start) as usize;
        let pairs = before.bytes().zip(text.bytes());
        let same = pairs.take_while(|(one, other)| one == other).count();
        let pairs = before.bytes().rev().zip(text.bytes().rev());
        let most = before.len().min(text.len()) - same;
        let pairs = pairs.take(most);
        let tail = pairs.take_while(|(one, other)| one == other).count();
        let is_within = |text: &str| is_within_node(text, start, text.len() - tail);
        start <= same && is_within(before) && is_within(text)
    }

    /// Returns the row of the block that the cursor is in: that of the file itself if it is in none. Nothing in the block of a node
    /// that the vocabulary does not have.
    pub fn block(&self) -> Option<&'static NodeType> {
        match self.around.last() {
            None => Some(&FILE),
            Some(head) => head.ty,
        }
    }
}

/// Returns `true` if the offset is in or right after a token.
fn is_here(token: &Token, offset: u32) -> bool {
    let goes_on = match token.kind {
        TokenKind::Word | TokenKind::OpenText | TokenKind::LineComment | TokenKind::OpenComment => {
            offset <= token.end
        }
        TokenKind::Text | TokenKind::BlockComment => offset < token.end,
        _ => false,
    };
    token.start < offset && goes_on
}

/// Returns whether the text from a token at `start` to `end` can neither end a node nor hide the text after it.
fn is_within_node(text: &str, start: usize, end: usize) -> bool {
    let (Some(changed), Some(rest)) = (text.get(start..), text.get(end..)) else {
        return false;
    };
    let line = rest.find(lexer::is_newline).unwrap_or(rest.len());
    let line = lexer::slice(changed, 0..end - start + line);
    let mut tokens = lexer::lex(line).into_iter();
    let is_part = |token: Token| match token.kind {
        TokenKind::Space | TokenKind::Word | TokenKind::Mark('(' | ')' | '=') | TokenKind::End => {
            true
        }
        TokenKind::Text | TokenKind::OpenText => !token.of(line).contains(lexer::LONG_QUOTES),
        _ => token.start as usize >= end - start,
    };
    tokens.all(is_part)
}

#[derive(Default)]
struct Scan<'t> {
    text: &'t str,
    around: Vec<Head>,
    head: Option<Head>,
    /// The name of the property whose value is next.
    property: Option<String>,
    is_annotation: bool,
}

impl Scan<'_> {
    fn token(&mut self, token: Token) {
        match token.kind {
            TokenKind::Newline | TokenKind::LineComment | TokenKind::Mark(';') => self.end_node(),
            TokenKind::Mark('{') => {
                let head = self.head.take().unwrap_or_default();
                self.around.push(head);
                self.end_node();
            }
            TokenKind::Mark('}') => {
                self.around.pop();
                self.end_node();
            }
            TokenKind::Mark('(') => self.is_annotation = true,
            TokenKind::Mark(')') => self.is_annotation = false,
            TokenKind::Mark('=') => {
                let name = self.head.as_mut().and_then(|head| head.arguments.pop());
                self.property = name;
            }
            TokenKind::Word | TokenKind::Text | TokenKind::OpenText if !self.is_annotation => {
                let (inner, ..) = self.inner(token);
                let inner = inner.start as usize..inner.end as usize;
                let word = self.text.get(inner).unwrap_or_default().to_owned();
                self.word(word, token.start);
            }
            _ => {}
        }
    }

    fn end_node(&mut self) {
        self.head = None;
        self.property = None;
        self.is_annotation = false;
    }

    fn word(&mut self, word: String, start: u32) {
        let within = match self.around.last() {
            None => Some(&FILE),
            Some(head) => head.ty,
        };
        match (&mut self.head, self.property.take()) {
            (None, _) => {
                self.head = Some(Head {
                    ty: within.and_then(|within| child(within, &word)),
                    name: word,
                    start,
                    ..Head::default()
                });
            }
            (Some(head), Some(property)) => head.properties.push((property, word)),
            (Some(head), None) => head.arguments.push(word),
        }
    }

    /// Returns the range of a token without its quotes, and whether it has opening and closing ones.
    fn inner(&self, token: Token) -> (Range<u32>, bool, bool) {
        let written = token.of(self.text);
        let hashes = written.len() - written.trim_start_matches('#').len();
        let quoted = written.get(hashes..).unwrap_or_default();
        let quotes = match quoted {
            long if long.starts_with("\"\"\"") => 3,
            one if one.starts_with('"') => 1,
            _ => return (token.start..token.end, false, true),
        };
        let edge = (hashes + quotes) as u32;
        let is_closed = token.kind == TokenKind::Text;
        let end = if is_closed {
            token.end - edge
        } else {
            token.end
        };
        let start = (token.start + edge).min(end);
        (start..end, true, is_closed)
    }

    fn finish(self, here: Option<Token>, offset: u32) -> Cursor {
        let is_word = |token: &Token| {
            matches!(
                token.kind,
                TokenKind::Word | TokenKind::Text | TokenKind::OpenText
            )
        };
        let is_comment = here.is_some_and(|token| !is_word(&token));
        let part = match (&self.head, &self.property) {
            _ if is_comment || self.is_annotation => Part::Nothing,
            (None, _) => Part::Name,
            (Some(_), Some(property)) => Part::Value(property.clone()),
            (Some(head), None) => Part::Argument(head.arguments.len()),
        };
        let (mut range, is_quoted, is_closed) = match here.filter(is_word) {
            Some(token) => self.inner(token),
            None => (offset..offset, false, true),
        };
        if !is_closed {
            // The rest of the line may belong to something else.
            range.end = offset.max(range.start);
        }
        Cursor {
            around: self.around,
            head: self.head,
            part,
            range,
            is_quoted,
            is_closed,
        }
    }
}

/// Returns the kind of a child node with this name.
pub(super) fn child(within: &'static NodeType, name: &str) -> Option<&'static NodeType> {
    let mut children = (within.children)().into_iter();
    children
        .find(|child| child.node.name == name)
        .map(|child| child.node)
}
