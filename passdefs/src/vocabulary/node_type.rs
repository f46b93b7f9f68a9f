//! Kinds of nodes: rows of the vocabulary.

use super::annotation::VERBATIM;
use super::argument::{Argument, Property};
use super::node::Node;
use super::spelling::Spelling;

/// A kind of node.
#[derive(Clone, Copy, Debug)]
pub struct NodeType {
    /// The name in KDL.
    pub name: &'static str,
    /// The place that its block is, such as `a pass`.
    pub place: &'static str,
    /// The word for a node of its block.
    pub part: &'static str,
    /// The spelling in attributes.
    pub rust: AttributeForm,
    /// `true` if it is an item, with a name and a block of its own.
    pub is_item: bool,
    /// The meaning, in one sentence of Markdown.
    pub sentence: &'static str,
    /// Arguments, in order.
    pub arguments: &'static [Argument],
    /// Properties.
    pub properties: &'static [Property],
    /// `true` if any other property is the value of an option of what the node calls.
    pub takes_options: bool,
    /// The nodes that its block may hold; empty if it has no block.
    pub children: fn() -> Vec<Child>,
    /// An example in KDL, complete but for the nodes around it.
    pub example: &'static str,
}

/// The spelling of a node in attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeForm {
    /// An argument of the attribute of the node around it, with `_` for `-`.
    Key,
    /// An item with this attribute.
    Item(&'static str),
    /// A call of this macro.
    Macro(&'static str),
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

impl NodeType {
    /// The defaults of a row.
    pub const PLAIN: NodeType = NodeType {
        name: "",
        place: "",
        part: "node",
        rust: AttributeForm::Key,
        is_item: false,
        sentence: "",
        arguments: &[],
        properties: &[],
        takes_options: false,
        children: Vec::new,
        example: "",
    };

    /// Returns the name in a spelling.
    pub fn spelled(&self, spelling: Spelling) -> String {
        match (spelling, self.attribute()) {
            (Spelling::Attribute, Some(name)) => name.to_owned(),
            _ => spelling.name(self.name),
        }
    }

    /// Returns the attribute of an item or a field, or the macro, that spells the node.
    pub fn attribute(&self) -> Option<&'static str> {
        match self.rust {
            AttributeForm::Item(name) | AttributeForm::Field(name) | AttributeForm::Macro(name) => {
                Some(name)
            }
            _ => None,
        }
    }

    /// Returns the names that may stand in the attribute that spells this node, sorted.
    pub fn keys(&self) -> Vec<String> {
        let arguments = self.arguments.iter().filter_map(Argument::attribute_key);
        let properties = self.properties.iter();
        let properties = properties.filter(|property| property.in_attributes);
        let children = (self.children)().into_iter().map(|child| child.node);
        let nodes = children
            .filter(|node| matches!(node.rust, AttributeForm::Key | AttributeForm::DocsOrKey));
        let verbatim = self.is_verbatim().then(|| VERBATIM.to_owned());
        let mut keys: Vec<String> = arguments
            .map(str::to_owned)
            .chain(properties.map(|property| Spelling::Attribute.name(property.name)))
            .chain(nodes.map(|node| Spelling::Attribute.name(node.name)))
            .chain(verbatim)
            .collect();
        keys.sort();
        keys
    }

    /// Returns whether its block holds items, each with a block of its own.
    pub fn holds_items(&self) -> bool {
        let mut children = (self.children)().into_iter();
        children.any(|child| child.node.is_item)
    }

    /// Returns the nodes of a block in the order in which they are printed: items as they stand, facts of an item by rank.
    pub fn sorted<'n>(&self, nodes: &'n [Node]) -> Vec<(&'n Node, &'static NodeType)> {
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

    /// Returns whether the attribute that spells this node may hold `verbatim`.
    pub fn is_verbatim(&self) -> bool {
        let mut arguments = self.arguments.iter();
        let mut properties = self.properties.iter();
        arguments.any(|argument| argument.annotation == Some(VERBATIM))
            || properties.any(|property| property.annotation == Some(VERBATIM))
    }
}
