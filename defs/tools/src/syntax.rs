//! The structure of a KDL text as an editor needs it: nodes with their place in the vocabulary, classes of words, and the
//! surroundings of a cursor. A half-written text has all of them, too.

mod cursor;

use std::ops::Range;

use pass_kdl::lexer::{Token, TokenKind};
use pass_kdl::{Entry, Literal, Node, Value};
use passdefs::names::nearest;
use passdefs::vocabulary::group::{FILE, GROUP};
use passdefs::vocabulary::{Child, NodeType};

use cursor::child;
pub use cursor::{Cursor, Head, Part};

/// The structure of one text.
///
/// ```
/// use pass_def_tools::syntax::Syntax;
/// let syntax = Syntax::parse("group \"G\" { pass \"A\" \"a\" { summary ");
/// let group = syntax.nodes().next().unwrap();
/// let pass = group.children().next().unwrap();
/// assert_eq!(pass.texts().nth(1).unwrap().0, "a");
/// assert!(!syntax.is_whole());
/// ```
#[derive(Clone, Debug)]
pub struct Syntax {
    tokens: Vec<Token>,
    nodes: Vec<Node>,
    is_whole: bool,
}

/// A node of a text, and the row of the vocabulary that describes it.
#[derive(Clone, Copy, Debug)]
pub struct SyntaxNode<'s> {
    node: &'s Node,
    ty: Option<&'static NodeType>,
}

/// A class of words, by which they are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Class {
    /// A comment.
    Comment,
    /// The name of a node that the vocabulary has.
    Node,
    /// The name of a property.
    Property,
    /// An annotation before a value.
    Annotation,
    /// A string.
    Text,
    /// A number.
    Number,
    /// A truth value or `#null`.
    Keyword,
}

impl Syntax {
    /// Returns the structure of a text.
    pub fn parse(text: &str) -> Self {
        let tree = pass_kdl::parse(0, text);
        Self {
            tokens: tree.tokens,
            nodes: tree.nodes,
            is_whole: tree.is_whole,
        }
    }

    /// Returns whether the text is KDL.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Returns the outermost nodes.
    pub fn nodes(&self) -> impl Iterator<Item = SyntaxNode<'_>> {
        self.nodes.iter().map(|node| SyntaxNode::of(node, &FILE))
    }

    /// Returns the rows of the nodes that a file may have.
    pub fn outermost() -> Vec<&'static NodeType> {
        let children = (FILE.children)().into_iter();
        children.map(|child| child.node).collect()
    }

    /// Returns whether the text is KDL of another kind, such as a map of an import: it has nodes, and none of them has, or
    /// resembles, the name of a node that a definition file may have, or is a declaration that lacks its group.
    ///
    /// ```
    /// use pass_def_tools::syntax::Syntax;
    /// assert!(Syntax::parse("type \"kitchen::Flour\" \"crate::Flour\"").is_foreign());
    /// assert!(!Syntax::parse("gruop \"Kitchen\" { }").is_foreign());
    /// assert!(!Syntax::parse("pass \"Cook\" \"cook\" { }").is_foreign());
    /// ```
    pub fn is_foreign(&self) -> bool {
        let known: Vec<&str> = Self::outermost().iter().map(|ty| ty.name).collect();
        // A map has nodes of these names as well, but without blocks.
        let is_declaration = |node: SyntaxNode<'_>| {
            let is_named = |child: &Child| child.node.name == node.name();
            node.has_block() && (GROUP.children)().iter().any(is_named)
        };
        let is_meant =
            |node: SyntaxNode<'_>| nearest(node.name(), &known).is_some() || is_declaration(node);
        !self.nodes.is_empty() && !self.nodes().any(is_meant)
    }

    /// Returns the words, strings and comments of the text with their classes, in order.
    pub fn classes(&self) -> Vec<(Range<u32>, Class)> {
        let mut found = Vec::new();
        let comments = self.tokens.iter().filter(|token| {
            let kinds = [
                TokenKind::LineComment,
                TokenKind::BlockComment,
                TokenKind::OpenComment,
            ];
            kinds.contains(&token.kind)
        });
        found.extend(comments.map(|comment| (comment.start..comment.end, Class::Comment)));
        for node in self.nodes() {
            node.classes(&mut found);
        }
        found.sort_by_key(|(range, class)| (range.start, *class));
        found
    }

    /// Returns the places of comments, those on adjacent lines apart.
    pub fn comments(&self) -> impl Iterator<Item = Range<u32>> {
        let tokens = self.tokens.iter();
        let kinds = [TokenKind::LineComment, TokenKind::BlockComment];
        let comments = tokens.filter(move |token| kinds.contains(&token.kind));
        comments.map(|token| token.start..token.end)
    }
}

impl<'s> SyntaxNode<'s> {
    fn of(node: &'s Node, within: &'static NodeType) -> Self {
        let ty = child(within, &node.name.value);
        Self { node, ty }
    }

    /// Returns the name.
    pub fn name(self) -> &'s str {
        &self.node.name.value
    }

    /// Returns the place of the name.
    pub fn name_range(self) -> Range<u32> {
        self.node.name.span.start..self.node.name.span.end
    }

    /// Returns the place of the node with its block.
    pub fn range(self) -> Range<u32> {
        self.node.span.start..self.node.span.end
    }

    /// Returns the row of the vocabulary; nothing if the node may not stand here.
    pub fn ty(self) -> Option<&'static NodeType> {
        self.ty
    }

    /// Returns the arguments that are strings, each with its place, quotes included.
    pub fn texts(self) -> impl Iterator<Item = (&'s str, Range<u32>)> {
        self.node.arguments.iter().filter_map(text)
    }

    /// Returns the value of a property that is a string, with its place, quotes included.
    pub fn text_of(self, property: &str) -> Option<(&'s str, Range<u32>)> {
        self.node.property(property).and_then(text)
    }

    /// Returns the names of properties with their places.
    pub fn properties(self) -> impl Iterator<Item = (&'s str, Range<u32>)> {
        let properties = self.node.properties.iter().map(|property| &property.name);
        properties.map(|property| {
            (
                property.value.as_str(),
                property.span.start..property.span.end,
            )
        })
    }

    /// Returns the places of all values, with their names and annotations.
    pub fn values(self) -> impl Iterator<Item = Range<u32>> {
        let properties = self.node.properties.iter().map(|property| &property.entry);
        let values = self.node.arguments.iter().chain(properties);
        values.map(|value| value.whole.start..value.whole.end)
    }

    /// Returns the nodes of its block.
    pub fn children(self) -> impl Iterator<Item = SyntaxNode<'s>> {
        let ty = self.ty;
        let block = self.node.block().iter();
        block.map(move |node| match ty {
            Some(ty) => Self::of(node, ty),
            None => Self { node, ty: None },
        })
    }

    /// Returns whether it has a block, even an empty one.
    pub fn has_block(self) -> bool {
        self.node.children.is_some()
    }

    /// Recursion is safe: the parser limits the nesting.
    fn classes(self, found: &mut Vec<(Range<u32>, Class)>) {
        if self.ty.is_some() {
            found.push((self.name_range(), Class::Node));
        }
        for property in &self.node.properties {
            let span = property.name.span;
            found.push((span.start..span.end, Class::Property));
        }
        let properties = self.node.properties.iter().map(|property| &property.entry);
        for entry in self.node.arguments.iter().chain(properties) {
            if let Some(annotation) = &entry.annotation {
                let span = annotation.span;
                found.push((span.start..span.end, Class::Annotation));
            }
            found
                .extend(class(&entry.value).map(|class| (entry.span.start..entry.span.end, class)));
        }
        for node in self.children() {
            node.classes(found);
        }
    }
}

fn text(entry: &Entry) -> Option<(&str, Range<u32>)> {
    match &entry.value {
        Value::One(Literal::Str(text)) => Some((text, entry.span.start..entry.span.end)),
        _ => None,
    }
}

fn class(value: &Value) -> Option<Class> {
    match value {
        Value::One(Literal::Str(_)) => Some(Class::Text),
        Value::One(Literal::Int(_) | Literal::Float(_)) | Value::TooLarge => Some(Class::Number),
        Value::One(Literal::Bool(_)) | Value::Null => Some(Class::Keyword),
        Value::List(_) | Value::Arguments => None,
    }
}
