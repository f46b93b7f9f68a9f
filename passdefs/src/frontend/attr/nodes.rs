//! Converts arguments of attributes to nodes, by the vocabulary.

use std::collections::BTreeMap;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::spanned::Spanned as _;
use syn::{Attribute, Ident, Type};

use super::docs;
use super::docs::without_indentation;
use super::reader::Reader;
use super::syntax::{Arg, Body, Key, parse_args};
use crate::catalogue;
use crate::check::print_tokens;
use crate::draft::{Literal, Spanned, TypeText};
use crate::source::Span as SourceSpan;
use crate::vocabulary::annotation::{IN_SCOPE, RUST, VERBATIM};
use crate::vocabulary::node::{Entry, Node, Property, Value};
use crate::vocabulary::{Argument, AttributeForm, AttributeSource, NodeType, Spelling, ValueKind};

/// The tokens in parentheses after the name of an attribute, and the place of the attribute.
pub(super) type Tokens = (TokenStream, Span);

/// The facts of an item or field that its attribute does not contain.
pub(super) struct AttributedItem<'i> {
    name: &'i Ident,
    span: SourceSpan,
    attrs: &'i [Attribute],
    ty: Option<Entry>,
}

/// Arguments of the node that the attribute names by a key.
type KeyedArguments = BTreeMap<&'static str, Entry>;

impl AttributedItem<'_> {
    pub(super) fn with_type(self, ty: Entry) -> Self {
        Self {
            ty: Some(ty),
            ..self
        }
    }

    /// Returns the identifier without `r#`.
    pub(super) fn name(&self) -> Entry {
        self.derive_entry(str::to_owned)
    }

    fn derive_entry(&self, derive: fn(&str) -> String) -> Entry {
        let text = derive(&self.name.unraw().to_string());
        Entry::text(Spanned::new(text, self.span))
    }
}

impl Reader<'_> {
    pub(super) fn node(
        &mut self,
        ty: &'static NodeType,
        (tokens, span): Tokens,
        attributed: &AttributedItem<'_>,
    ) -> Node {
        let mut node = self.new_node(ty, span);
        let args = match parse_args.parse2(tokens) {
            Ok(args) => args,
            Err(error) => {
                self.syntax_error(&error, span);
                Vec::new()
            }
        };
        let mut keyed = KeyedArguments::default();
        self.add_args(&mut node, ty, args, &mut keyed);
        let mut positional = std::mem::take(&mut node.arguments);
        let takes_name = ty
            .arguments
            .iter()
            .all(|argument| !matches!(argument.from, AttributeSource::Position));
        let has_name = keyed.contains_key("name") || node.property("name").is_some();
        if takes_name && !has_name && !positional.is_empty() {
            let name = positional.remove(0);
            let is_key = argument_names(ty).any(|key| key == "name");
            if is_key {
                keyed.insert("name", name);
            } else {
                node.properties.push(Property {
                    name: Spanned::new("name".to_owned(), name.span),
                    entry: name,
                    implied: false,
                });
            }
        }
        for argument in ty.arguments {
            let entry = match argument.from {
                AttributeSource::Name => Some(attributed.name()),
                AttributeSource::Key(key, derive) => {
                    let entry = keyed.remove(key);
                    entry.or_else(|| Some(attributed.derive_entry(derive)))
                }
                AttributeSource::Type => attributed.ty.clone(),
                AttributeSource::Docs => docs::text(self, attributed.attrs),
                AttributeSource::Position => None,
            };
            node.arguments.extend(entry);
        }
        node.arguments.extend(positional);
        self.add_docs(&mut node, ty, attributed.attrs);
        node
    }

    fn new_node(&mut self, ty: &NodeType, span: Span) -> Node {
        let mut node = Node::new(ty.name, self.span_map.map(span));
        node.children = (!(ty.children)().is_empty()).then(Vec::new);
        node
    }

    /// Creates an item or field. Its name must be mapped before its attribute, in the order of the source.
    pub(super) fn attributed<'i>(
        &mut self,
        name: &'i Ident,
        attrs: &'i [Attribute],
    ) -> AttributedItem<'i> {
        AttributedItem {
            name,
            span: self.span_map.map(name.span()),
            attrs,
            ty: None,
        }
    }

    /// Returns the type of a field that is not an option.
    pub(super) fn field_type(&mut self, ty: &Type) -> Entry {
        let text = print_tokens(ty.to_token_stream());
        Entry::text(self.spanned(text, ty.span()))
    }

    pub(super) fn option_type(&mut self, ty: &TypeText, span: Span) -> Entry {
        let annotation = match ty {
            TypeText::Name(_) => None,
            TypeText::InScope(_) => Some(IN_SCOPE),
            TypeText::Rust(_) => Some(RUST),
        };
        let text = self.spanned(ty.text().to_owned(), span);
        let annotation =
            annotation.map(|annotation| Spanned::new(annotation.to_owned(), text.span));
        Entry {
            annotation,
            ..Entry::text(text)
        }
    }

    fn add_docs(&mut self, node: &mut Node, ty: &NodeType, attrs: &[Attribute]) {
        let children = (ty.children)().into_iter().map(|child| child.node);
        let is_written = |name: &str| node.block().iter().any(|block| block.name.value == name);
        let docs: Vec<&str> = children
            .filter(|child| matches!(child.rust, AttributeForm::Docs | AttributeForm::DocsOrKey))
            .map(|child| child.name)
            .filter(|name| !is_written(name))
            .collect();
        let texts = match docs.as_slice() {
            [] => return,
            [_] => vec![docs::text(self, attrs)],
            _ => docs::summary_and_description(self, attrs).into(),
        };
        let nodes = docs.into_iter().zip(texts);
        let nodes = nodes.filter_map(|(name, text)| Some(Node::of(name, text?)));
        node.children.get_or_insert_default().extend(nodes);
    }

    fn add_args(
        &mut self,
        node: &mut Node,
        ty: &'static NodeType,
        args: Vec<Arg>,
        keyed: &mut KeyedArguments,
    ) {
        let mut verbatim = None;
        for arg in args {
            let Some(key) = arg.key else {
                let entry = self.entry(arg.body, None);
                node.arguments.push(entry);
                continue;
            };
            if let Some(child) = child_named(ty, &key) {
                let child = self.child(child, &key, arg.body);
                node.children.get_or_insert_default().push(child);
            } else if ty.part != "node" && matches!(arg.body, Body::Nested(..)) {
                let span = self.span_map.map(key.span);
                let unknown = Node::new(&key.text.replace('_', "-"), span);
                node.children.get_or_insert_default().push(unknown);
            } else if let Some(name) = argument_named(ty, &key) {
                self.add_keyed(keyed, name, &key, arg.body);
            } else if key.text == VERBATIM && ty.is_verbatim() && verbatim.is_none() {
                let entry = self.entry(arg.body, Some(key.span));
                verbatim = Some(self.spanned(entry.value, key.span));
            } else {
                let property = self.property(ty, &key, arg.body);
                node.properties.push(property);
            }
        }
        if let Some(verbatim) = verbatim {
            self.annotate(node, keyed, verbatim);
        }
        for (argument, entry) in ty.arguments.iter().zip(&mut node.arguments) {
            if let (ValueKind::Block, Value::One(Literal::Str(text))) =
                (argument.kind, &mut entry.value)
                && let Some(block) = strip_block_indentation(text)
            {
                *text = block;
            }
        }
    }

    fn add_keyed(&mut self, keyed: &mut KeyedArguments, name: &'static str, key: &Key, body: Body) {
        let entry = self.entry(body, Some(key.span));
        match keyed.get(name) {
            Some(first) => {
                let (first, again) = (first.whole, entry.whole);
                let message = format!("`{name}` is given twice");
                let diag = self.error(catalogue::REPEATED, again, message);
                diag.repeats(first);
            }
            None => drop(keyed.insert(name, entry)),
        }
    }

    /// Annotates the name of a node that is deliberately not in kebab-case.
    fn annotate(&mut self, node: &mut Node, keyed: &mut KeyedArguments, verbatim: Spanned<Value>) {
        match verbatim.value {
            Value::One(Literal::Bool(true)) => {
                let annotation = Some(Spanned::new(VERBATIM.to_owned(), verbatim.span));
                let mut properties = node.properties.iter_mut();
                let property = properties.find(|property| property.name.value == "name");
                let property = property.map(|property| &mut property.entry);
                let name = property.or(keyed.get_mut("name"));
                if let Some(entry) = name.or(node.arguments.first_mut()) {
                    entry.annotation = annotation;
                }
            }
            Value::One(Literal::Bool(false)) => {}
            _ => {
                let message = format!("`{VERBATIM}` should be `true` or `false`");
                self.error(catalogue::WRONG_KIND, verbatim.span, message);
            }
        }
    }

    /// Reads an argument of an attribute as a node: `key`, `key = value`, `key = [value]` or `key(..)`.
    fn child(&mut self, ty: &'static NodeType, key: &Key, body: Body) -> Node {
        let mut node = self.new_node(ty, key.span);
        let args = match body {
            Body::Flag => Vec::new(),
            Body::One(..) => vec![Arg { key: None, body }],
            Body::Many(values, _) => {
                let values = values.into_iter();
                let to_arg = |(value, span)| Arg {
                    key: None,
                    body: Body::One(value, span),
                };
                values.map(to_arg).collect()
            }
            Body::Nested(args, _) => args,
        };
        self.add_args(&mut node, ty, args, &mut KeyedArguments::default());
        node
    }

    /// Reads a property. The name of an option is quoted if it is not an identifier, or contains `_`.
    fn property(&mut self, ty: &NodeType, key: &Key, body: Body) -> Property {
        let name = match (key.quoted, ty.takes_options) {
            (false, _) => key.text.replace('_', "-"),
            (true, true) => key.text.clone(),
            (true, false) => format!("\"{}\"", key.text),
        };
        let entry = self.entry(body, Some(key.span));
        Property {
            name: self.spanned(name, key.span),
            entry,
            implied: false,
        }
    }

    /// Reads the value of an argument. A name without a value is true.
    fn entry(&mut self, body: Body, key: Option<Span>) -> Entry {
        let key = key.map(|key| self.span_map.map(key));
        let (value, span) = match body {
            Body::Flag => (Value::One(Literal::Bool(true)), None),
            Body::One(value, span) => (Value::One(value), Some(span)),
            Body::Many(values, span) => {
                let values = values.into_iter();
                let values = values.map(|(value, span)| self.spanned(value, span));
                (Value::List(values.collect()), Some(span))
            }
            Body::Nested(_, span) => (Value::Arguments, Some(span)),
        };
        let span = match span {
            Some(span) => self.span_map.map(span),
            None => key.unwrap_or_default(),
        };
        Entry {
            whole: key.unwrap_or(span),
            ..Entry::new(value, span)
        }
    }
}

/// Returns the child node that is spelled as this argument.
fn child_named(ty: &NodeType, key: &Key) -> Option<&'static NodeType> {
    let children = (ty.children)().into_iter().map(|child| child.node);
    let is_key =
        |child: &&NodeType| matches!(child.rust, AttributeForm::Key | AttributeForm::DocsOrKey);
    let mut keys = children.filter(|child| is_key(child) && !key.quoted);
    keys.find(|child| Spelling::Attribute.name(child.name) == key.text)
}

/// Returns the argument of the node that is spelled as this argument of the attribute.
fn argument_named(ty: &NodeType, key: &Key) -> Option<&'static str> {
    argument_names(ty).find(|name| *name == key.text && !key.quoted)
}

fn argument_names(ty: &NodeType) -> impl Iterator<Item = &'static str> {
    ty.arguments.iter().filter_map(Argument::attribute_key)
}

/// Removes the first line break and the common indentation of a text that begins with a line break.
fn strip_block_indentation(text: &str) -> Option<String> {
    let text = text.strip_prefix("\r\n").or(text.strip_prefix('\n'))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let is_blank = |line: &&str| line.trim().is_empty();
    if !text.ends_with('\n') && lines.last().is_some_and(is_blank) {
        lines.pop();
    }
    Some(without_indentation(&lines).join("\n"))
}
