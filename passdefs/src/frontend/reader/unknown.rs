//! Diagnostics for unknown names, with suggestions.

use super::Reader;
use crate::catalogue;
use crate::names::{nearest, shown};
use crate::vocabulary::node::{Node, Property};
use crate::vocabulary::{
    Argument, AttributeForm, AttributeSource, Cardinality, Child, NodeType, Spelling, ValueKind,
    below,
};

impl Reader<'_> {
    pub(super) fn unknown_node(&mut self, node: &Node, within: &NodeType, known: &[Child]) {
        let written = self.spelling.name(&node.name.value);
        let message = format!(
            "unknown {} {} in {}",
            within.part,
            shown(&written),
            within.place
        );
        let is_brief = self.report.is_brief();
        let code = if within.part == "rule" {
            catalogue::UNKNOWN_RULE
        } else {
            catalogue::UNKNOWN_NODE
        };
        let diag = self.report.error(code, node.name.span, message);
        if is_brief {
            return;
        }
        let nodes = known.iter().map(|child| child.node);
        let names: Vec<String> = nodes.map(|node| node.spelled(self.spelling)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let diag = diag.known(&written, &format!("{}s", within.part), || {
            names.iter().copied()
        });
        let holders = holders_of(&node.name.value, self.root);
        let places: Vec<&str> = holders.iter().map(|ty| ty.place).collect();
        let is_like_another = crate::names::nearest(&written, &names).is_some();
        let is_known = |node: &Node| known.iter().any(|child| child.node.name == node.name.value);
        let block = node.block();
        let help = match (holders.as_slice(), self.spelling) {
            _ if !block.is_empty() && block.iter().all(is_known) => {
                format!("write what is in the block of `{written}` without it")
            }
            ([], Spelling::Kdl) if within.part == "step" && !is_like_another => {
                format!("a pass runs by `run {written:?}`")
            }
            ([], _) => return,
            ([holder], Spelling::Kdl) if !std::ptr::eq(*holder, self.root) => {
                let line = around(holder, &node.name.value);
                format!("put it in {}: `{line}`", holder.place)
            }
            _ => format!("put it in {}", one_of(&places)),
        };
        diag.help(help);
    }

    pub(super) fn unknown_property(
        &mut self,
        property: &Property,
        node: &Node,
        ty: &'static NodeType,
    ) {
        let written = self.spelling.name(&property.name.value);
        let name = ty.spelled(self.spelling);
        let message = format!("unknown property {} of `{name}`", shown(&written));
        let help = self.spelling_help(&property.name.value, node, ty);
        let (code, span) = (catalogue::UNKNOWN_PROPERTY, property.entry.whole);
        let diag = self.report.error(code, span, message);
        let names: Vec<String> = match self.spelling {
            Spelling::Kdl => ty
                .properties
                .iter()
                .map(|property| property.name.to_owned())
                .collect(),
            Spelling::Attribute => ty.keys(),
        };
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let diag = diag.known(&written, "properties", || names.iter().copied());
        let is_near = nearest(&written, &names).is_some();
        if let (Some(help), false) = (help, is_near) {
            diag.help(help);
        }
    }

    /// Returns the way to write what an unknown property means.
    fn spelling_help(&self, name: &str, node: &Node, ty: &NodeType) -> Option<String> {
        if ty.properties.iter().any(|known| known.name == name) {
            return Some("write it as the type of the field, such as `Option<u8>`".to_owned());
        }
        let children = (ty.children)();
        let Some(child) = children.iter().find(|child| child.node.name == name) else {
            return self.free_argument(name, node, ty);
        };
        Some(match (self.spelling, child.node.rust) {
            (Spelling::Kdl, _) => format!("write it as a node in the block of `{}`", ty.name),
            (Spelling::Attribute, AttributeForm::Docs) => "write it in the doc comment".to_owned(),
            (Spelling::Attribute, AttributeForm::Field(attribute)) => {
                format!("write it as a field with `#[{attribute}]`")
            }
            (Spelling::Attribute, AttributeForm::Item(attribute)) => {
                format!("write it as an item with `#[{attribute}]`")
            }
            (Spelling::Attribute, AttributeForm::BareField) => "write it as a field".to_owned(),
            (
                Spelling::Attribute,
                AttributeForm::Key
                | AttributeForm::DocsOrKey
                | AttributeForm::Macro(_)
                | AttributeForm::Absent,
            ) => return None,
        })
    }

    /// Returns the way to write an argument that is given as a property: one that is called so, or text that the node lacks.
    fn free_argument(&self, name: &str, node: &Node, ty: &NodeType) -> Option<String> {
        if name.is_empty() {
            return None;
        }
        let source = |argument: &Argument| match self.spelling {
            Spelling::Kdl => AttributeSource::Position,
            Spelling::Attribute => argument.from,
        };
        let mut arguments = ty.arguments.iter().zip(ORDINALS);
        if let Some((argument, ordinal)) = arguments.find(|(it, _)| it.what.ends_with(name)) {
            let what = argument.what.replacen("its ", "the ", 1);
            return Some(match source(argument) {
                AttributeSource::Name => "write it as the name of the field".to_owned(),
                AttributeSource::Type => "write it as the type of the field".to_owned(),
                AttributeSource::Docs => "write it in the doc comment".to_owned(),
                AttributeSource::Position | AttributeSource::Key(..) => {
                    format!("{what} is the {ordinal} argument, without a name")
                }
            });
        }
        let mut free = ty.arguments.iter().skip(node.arguments.len());
        let free = free.find(|free| {
            let is_text = free.count == Cardinality::Optional && free.kind == ValueKind::Text;
            is_text && matches!(source(free), AttributeSource::Position)
        });
        free.map(|free| format!("write {} without a name", free.what))
    }
}

const ORDINALS: [&str; 3] = ["first", "second", "third"];

fn one_of(words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        words => words.join(""),
    }
}

/// Prints the parent of a node as a line of KDL.
fn around(holder: &NodeType, name: &str) -> String {
    let arguments = " \"..\"".repeat(holder.arguments.len());
    format!("{}{arguments} {{ {name} .. }}", holder.name)
}

/// Returns the nodes that can have a child of this name, one for each place.
fn holders_of(name: &str, root: &'static NodeType) -> Vec<&'static NodeType> {
    let mut holders: Vec<&NodeType> = Vec::new();
    for ty in std::iter::once(root).chain(below(root)) {
        let holds = |child: &Child| child.node.name == name;
        let is_new = !holders.iter().any(|holder| holder.place == ty.place);
        if is_new && (ty.children)().iter().any(holds) {
            holders.push(ty);
        }
    }
    holders
}
