//! The vocabulary of the definition language: every node with its arguments, properties and block, in one table.
//!
//! The readers of both spellings, the notes and helps of their diagnostics, and the reference of the language are made
//! from it. A row also holds how its node becomes part of the draft, so that no other list of nodes exists.

mod examples;
mod fact;
pub(crate) mod group;
pub(crate) mod node;
pub(crate) mod option;
pub(crate) mod order;
pub(crate) mod pass;
pub(crate) mod pipeline;
pub(crate) mod step;

pub use examples::{Example, example};
pub(crate) use fact::{Fact, also, children, fill, many, once};
use node::Node;

/// A kind of node.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct NodeType {
    /// The name in KDL.
    pub name: &'static str,
    /// The place that its block is, such as `a pass`.
    pub place: &'static str,
    /// The word for a node of its block.
    pub part: &'static str,
    /// The spelling in attributes.
    pub rust: Rust,
    /// The meaning, in one sentence of Markdown.
    pub sentence: &'static str,
    /// Arguments, in order.
    pub arguments: &'static [Argument],
    /// Properties.
    pub properties: &'static [Property],
    /// `true` if any other property is the value of an option of what the node calls.
    pub takes_options: bool,
    /// The nodes that its block may hold; none if it has no block.
    pub children: fn() -> Vec<Child>,
    /// An example in KDL, complete but for the nodes around it.
    pub example: &'static str,
}

/// The spelling of a node in attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rust {
    /// An argument of the attribute of the node around it, with `_` for `-`.
    Key,
    /// An item with this attribute.
    Item(&'static str),
    /// A field or a variant with this attribute.
    Field(&'static str),
    /// A field without an attribute.
    BareField,
    /// The doc comment of the item, or a part of it.
    Docs,
    /// The doc comment, or an argument for text that a doc comment cannot hold.
    DocsOrKey,
    /// None.
    Absent,
}

/// A node that a block may hold.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Child {
    /// The node.
    pub node: &'static NodeType,
    /// `true` if it may stand more than once.
    pub repeatable: bool,
    /// The place among the nodes of the block where it is printed. Nodes of one rank keep the order in which they stand.
    pub rank: usize,
}

/// An argument of a node.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Argument {
    /// The noun for it, such as `its Rust name`.
    pub what: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// The cardinality.
    pub count: Count,
    /// The annotation that it may carry.
    pub annotation: Option<&'static str>,
    /// `true` if one such argument, among all nodes of this name in a block, may carry it.
    pub annotated_once: bool,
    /// Its source in attributes.
    pub from: From,
    /// The value if there is none, in Markdown.
    pub default: &'static str,
}

/// A property of a node.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Property {
    /// The name in KDL; with `_` for `-`, the name in attributes.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// The annotation that the value may carry.
    pub annotation: Option<&'static str>,
    /// The meaning, in one sentence of Markdown.
    pub sentence: &'static str,
    /// The value if there is none, in Markdown.
    pub default: &'static str,
    /// `true` if attributes have it, too; elsewhere the type of a field says the same.
    pub in_attributes: bool,
}

/// A kind of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A string.
    Text,
    /// A string of several lines, which is indented as the text around it.
    Block,
    /// A truth value.
    Flag,
    /// A string, a number or a truth value.
    Value,
    /// A value, or the values of a list.
    Values,
    /// A value or `#null`.
    ValueOrNull,
}

/// The number of arguments of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Count {
    /// Exactly one.
    One,
    /// One or none.
    Optional,
    /// One or more.
    Some,
    /// One or more; none if the property with this name is there.
    Unless(&'static str),
}

/// The source of an argument in attributes.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum From {
    /// An argument without a name.
    Position,
    /// The name of the item or field.
    Name,
    /// An argument with this name; without it, what is made of the name of the item.
    Key(&'static str, fn(&str) -> String),
    /// The type of the field.
    Type,
    /// The doc comment.
    Docs,
}

/// A spelling of definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// KDL documents.
    Kdl,
    /// Attributes of Rust items.
    Attribute,
}

impl NodeType {
    /// The defaults of a row.
    pub(crate) const PLAIN: NodeType = NodeType {
        name: "",
        place: "",
        part: "node",
        rust: Rust::Key,
        sentence: "",
        arguments: &[],
        properties: &[],
        takes_options: false,
        children: Vec::new,
        example: "",
    };

    /// The name in a spelling.
    pub fn spelled(&self, spelling: Spelling) -> String {
        match (spelling, self.rust) {
            (Spelling::Attribute, Rust::Item(name) | Rust::Field(name)) => name.to_owned(),
            _ => spelling.name(self.name),
        }
    }

    /// The names that may stand in the attribute that spells this node, sorted.
    pub fn keys(&self) -> Vec<String> {
        let arguments = self.arguments.iter().filter_map(|it| match it.from {
            From::Key(key, _) => Some(key.to_owned()),
            _ => None,
        });
        let properties = self.properties.iter().filter(|it| it.in_attributes);
        let children = (self.children)().into_iter().map(|child| child.node);
        let nodes = children.filter(|node| matches!(node.rust, Rust::Key | Rust::DocsOrKey));
        let verbatim = self.is_verbatim().then(|| VERBATIM.to_owned());
        let mut keys: Vec<String> = arguments
            .chain(properties.map(|it| Spelling::Attribute.name(it.name)))
            .chain(nodes.map(|it| Spelling::Attribute.name(it.name)))
            .chain(verbatim)
            .collect();
        keys.sort();
        keys
    }

    /// `true` if its block holds items, each with a block of its own.
    pub(crate) fn holds_items(&self) -> bool {
        let mut children = (self.children)().into_iter();
        children.any(|child| matches!(child.node.rust, Rust::Item(_)))
    }

    /// The nodes of a block in the order in which they are printed: items as they stand, facts of an item by rank.
    pub(crate) fn sorted<'n>(&self, nodes: &'n [Node]) -> Vec<(&'n Node, &'static NodeType)> {
        let known = (self.children)();
        let child = |node: &Node| {
            let mut known = known.iter();
            known.find(|child| child.node.name == node.name.value)
        };
        let found = nodes.iter().filter_map(|node| Some((node, child(node)?)));
        let mut found: Vec<(&Node, &Child)> = found.collect();
        if !self.holds_items() {
            found.sort_by_key(|(_, child)| child.rank);
        }
        let types = found.into_iter().map(|(node, child)| (node, child.node));
        types.collect()
    }

    /// `true` if the attribute that spells this node may hold `verbatim`.
    pub(crate) fn is_verbatim(&self) -> bool {
        let mut arguments = self.arguments.iter();
        let mut properties = self.properties.iter();
        arguments.any(|it| it.annotation == Some(VERBATIM))
            || properties.any(|it| it.annotation == Some(VERBATIM))
    }
}

impl Spelling {
    /// A name of the vocabulary.
    pub fn name(self, name: &str) -> String {
        match self {
            Spelling::Kdl => name.to_owned(),
            Spelling::Attribute => name.replace('-', "_"),
        }
    }

    /// A node with these texts, as a help shows it: `nest "func.func" { .. }` or `nest("func.func", ..)` with a block.
    pub(crate) fn node(self, name: &str, texts: &[&str], block: bool) -> String {
        let name = self.name(name);
        let mut parts: Vec<String> = texts.iter().map(|it| format!("\"{it}\"")).collect();
        match self {
            Spelling::Kdl => {
                parts.insert(0, name);
                parts.extend(block.then(|| "{ .. }".to_owned()));
                parts.join(" ")
            }
            Spelling::Attribute => {
                parts.extend(block.then(|| "..".to_owned()));
                format!("{name}({})", parts.join(", "))
            }
        }
    }

    /// A truth value.
    pub fn flag(self, value: bool) -> &'static str {
        match (self, value) {
            (Spelling::Kdl, true) => "#true",
            (Spelling::Kdl, false) => "#false",
            (Spelling::Attribute, true) => "true",
            (Spelling::Attribute, false) => "false",
        }
    }
}

impl Argument {
    /// A string that must be there.
    pub(crate) const fn text(what: &'static str) -> Self {
        Argument {
            what,
            kind: Kind::Text,
            count: Count::One,
            annotation: None,
            annotated_once: false,
            from: From::Position,
            default: "",
        }
    }

    /// One string or more.
    pub(crate) const fn texts(what: &'static str) -> Self {
        Argument {
            count: Count::Some,
            ..Self::text(what)
        }
    }

    pub(crate) const fn kind(self, kind: Kind) -> Self {
        Argument { kind, ..self }
    }

    pub(crate) const fn optional(self, default: &'static str) -> Self {
        Argument {
            count: Count::Optional,
            default,
            ..self
        }
    }

    pub(crate) const fn unless(self, property: &'static str) -> Self {
        Argument {
            count: Count::Unless(property),
            ..self
        }
    }

    pub(crate) const fn annotated(self, annotation: &'static str) -> Self {
        Argument {
            annotation: Some(annotation),
            ..self
        }
    }

    pub(crate) const fn annotated_once(self, annotation: &'static str) -> Self {
        Argument {
            annotated_once: true,
            ..self.annotated(annotation)
        }
    }

    pub(crate) const fn from(self, from: From) -> Self {
        Argument { from, ..self }
    }
}

impl Property {
    pub(crate) const fn text(name: &'static str, sentence: &'static str) -> Self {
        Property {
            name,
            kind: Kind::Text,
            annotation: None,
            sentence,
            default: "",
            in_attributes: true,
        }
    }

    pub(crate) const fn kind(self, kind: Kind) -> Self {
        Property { kind, ..self }
    }

    pub(crate) const fn default(self, default: &'static str) -> Self {
        Property { default, ..self }
    }
}

/// The annotation of a name or text that is deliberately not of the usual form; in attributes, an argument.
pub(crate) const VERBATIM: &str = "verbatim";

/// The annotation of C++ text that nothing is known to stand for. Attributes have none: Rust is not generated of it.
pub(crate) const CPP: &str = "cpp";

/// The annotation of a Rust type that is not to be looked up.
pub(crate) const RUST: &str = "rust";

/// Stands before a type that is an enum of the group, or any Rust type that is in scope. No text has this annotation:
/// only the type of a field can mean that.
pub(crate) const IN_SCOPE: &str = "in scope";

/// All kinds of nodes of definition files: first those of the file itself, then those of their blocks.
pub fn nodes() -> Vec<&'static NodeType> {
    below(&group::FILE)
}

/// The kinds of nodes below one, each once.
pub(crate) fn below(root: &'static NodeType) -> Vec<&'static NodeType> {
    let mut found = vec![root];
    let mut at = 0;
    while let Some(node) = found.get(at).copied() {
        for child in (node.children)() {
            if !found.iter().any(|known| std::ptr::eq(*known, child.node)) {
                found.push(child.node);
            }
        }
        at += 1;
    }
    found.remove(0);
    found
}
