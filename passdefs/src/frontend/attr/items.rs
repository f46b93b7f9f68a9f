//! Items with an attribute of Passwright, and their groups.

use proc_macro2::{Delimiter, Group as TokenGroup, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, ItemEnum, ItemStruct};

use super::reader::Reader;
use super::scan::{Item, ItemKind, MAX_DEPTH, Piece, definition_in_macro, pieces};
use super::sets::Sets;
use super::structs::take_field_attributes;
use super::{enums, structs};
use crate::catalogue;
use crate::draft::Spanned;
use crate::vocabulary::group::GROUP;
use crate::vocabulary::node::{Entry, Node};

pub(super) struct GroupNode {
    pub(super) node: Node,
    /// `true` if rules may name passes that are declared elsewhere.
    pub(super) is_open: bool,
}

impl GroupNode {
    fn extend(&mut self, nodes: impl IntoIterator<Item = Node>) {
        self.node.children.get_or_insert_default().extend(nodes);
    }
}

/// Nodes of a file or module, and its tokens without our attributes.
pub(super) struct FoundItems {
    /// Nodes outside of any group, or in the group that is being read.
    pub(super) group: GroupNode,
    pub(super) groups: Vec<GroupNode>,
    /// The tokens that the compiler is to see.
    pub(super) cleaned: TokenStream,
    depth: usize,
    /// Option sets in scope.
    sets: Sets,
}

impl FoundItems {
    fn new(group: GroupNode, depth: usize) -> Self {
        FoundItems {
            group,
            groups: Vec::new(),
            cleaned: TokenStream::new(),
            depth,
            sets: Sets::default(),
        }
    }
}

pub(super) fn find(reader: &mut Reader<'_>, tokens: TokenStream, group: GroupNode) -> FoundItems {
    let mut found = FoundItems::new(group, 0);
    found.cleaned = find_in(reader, &mut found, tokens);
    found
}

/// Reads one item whose attribute has these arguments.
pub(super) fn find_one(
    reader: &mut Reader<'_>,
    kind: ItemKind,
    args: TokenStream,
    tokens: TokenStream,
    group: GroupNode,
) -> FoundItems {
    let mut found = FoundItems::new(group, 0);
    let item = Item {
        kind,
        args,
        span: proc_macro2::Span::call_site(),
        tokens,
    };
    found.cleaned = read_item(reader, &mut found, item);
    found
}

fn find_in(reader: &mut Reader<'_>, found: &mut FoundItems, tokens: TokenStream) -> TokenStream {
    let mut cleaned = TokenStream::new();
    let mut is_macro = false;
    for piece in pieces(tokens) {
        match piece {
            Piece::Other(token) => {
                if let TokenTree::Group(body) = &token
                    && is_macro
                    && found.sets.in_group()
                {
                    check_macro(reader, body);
                }
                // A name may stand between `!` and the body, as in `macro_rules! name {}`.
                is_macro =
                    is_punct(&token, '!') || is_macro && matches!(token, TokenTree::Ident(_));
                cleaned.extend([token]);
            }
            Piece::Module(head, body) => {
                cleaned.extend(head);
                found.depth += 1;
                let inner = if found.depth < MAX_DEPTH {
                    find_in(reader, found, body.stream())
                } else {
                    body.stream()
                };
                found.depth -= 1;
                cleaned.extend([TokenTree::Group(with_stream(&body, inner))]);
            }
            Piece::Item(item) => cleaned.extend(read_item(reader, found, item)),
        }
    }
    cleaned
}

/// Reports a definition in a macro, which is expanded after the group and so would not be registered with it.
fn check_macro(reader: &mut Reader<'_>, body: &TokenGroup) {
    if reader.is_too_deep(&body.stream()) {
        return;
    }
    if let Some((kind, span)) = definition_in_macro(body.stream()) {
        let attribute = kind.attribute();
        let message = format!("`#[{attribute}]` in a macro does not become part of the group");
        let place = reader.span_map.map(span);
        let diag = reader.error(catalogue::WRONG_ITEM, place, message);
        diag.help("write the item without the macro, or register it with `register_passes!`");
    }
}

fn with_stream(group: &TokenGroup, stream: TokenStream) -> TokenGroup {
    let mut changed = TokenGroup::new(group.delimiter(), stream);
    changed.set_span(group.span());
    changed
}

/// Reads an item, and returns it without our attributes.
fn read_item(reader: &mut Reader<'_>, found: &mut FoundItems, mut item: Item) -> TokenStream {
    for span in item.take_repeated() {
        let place = reader.span_map.map(span);
        let message = format!("the item has `#[{}]` already", item.kind.attribute());
        let diag = reader.error(catalogue::REPEATED, place, message);
        diag.help("keep one attribute, with all arguments");
    }
    if item.kind == ItemKind::Group {
        return read_group(reader, found, item);
    }
    if item.kind == ItemKind::Options {
        let node = found.sets.next_node();
        found.group.extend(node);
    }
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return item.tokens;
    }
    let cleaned = match item.kind {
        ItemKind::Pass => read_struct(reader, found, &item),
        ItemKind::Enum | ItemKind::Group => reader
            .parse::<ItemEnum>(&item, "enum")
            .map(|parsed| read_enum(reader, found, &item, parsed)),
        ItemKind::Options => Some(read_folded(reader, found, &item)),
        ItemKind::Pipeline => {
            if found.sets.in_group() {
                read_struct(reader, found, &item);
            }
            Some(read_folded(reader, found, &item))
        }
    };
    cleaned.unwrap_or(item.tokens)
}

/// Reads a struct that is a pass or a pipeline.
fn read_struct(
    reader: &mut Reader<'_>,
    found: &mut FoundItems,
    item: &Item,
) -> Option<TokenStream> {
    let mut parsed = reader.parse::<ItemStruct>(item, "struct")?;
    let args = (item.args.clone(), item.span);
    let node = structs::read(reader, item.kind.node(), args, &mut parsed, &found.sets);
    found.group.extend(node);
    Some(parsed.into_token_stream())
}

/// Reads an enum. The result is empty for an enum that is declared elsewhere.
fn read_enum(
    reader: &mut Reader<'_>,
    found: &mut FoundItems,
    item: &Item,
    mut parsed: ItemEnum,
) -> TokenStream {
    let args = (item.args.clone(), item.span);
    let node = enums::read(reader, args, &mut parsed);
    let elsewhere = node.as_ref().and_then(|node| node.text_of("rust"));
    let is_elsewhere = elsewhere.is_some() && found.sets.in_group();
    if let (Some(rust), false) = (&elsewhere, found.sets.in_group()) {
        let message = "`rust` belongs to an enum in a module with `#[pass_group]`";
        reader.error(catalogue::WRONG_ITEM, rust.span, message);
    }
    found.group.extend(node);
    if is_elsewhere {
        TokenStream::new()
    } else {
        parsed.into_token_stream()
    }
}

/// Returns the remaining tokens of a struct that declares an option set or a pipeline: none in a group, else the struct
/// without our attributes.
fn read_folded(reader: &mut Reader<'_>, found: &FoundItems, item: &Item) -> TokenStream {
    if !found.sets.in_group() {
        let attribute = item.kind.attribute();
        let message = format!("`#[{attribute}]` stands in a module with `#[pass_group]`");
        reader.wrong_item(item.span, &message);
    }
    match syn::parse2::<ItemStruct>(item.tokens.clone()) {
        Ok(_) if found.sets.in_group() => TokenStream::new(),
        Ok(mut parsed) => {
            take_field_attributes(&mut parsed);
            parsed.into_token_stream()
        }
        Err(_) => item.tokens.clone(),
    }
}

/// Reads a module with `#[pass_group(..)]`.
fn read_group(reader: &mut Reader<'_>, found: &mut FoundItems, item: Item) -> TokenStream {
    let mut tokens: Vec<TokenTree> = item.tokens.clone().into_iter().collect();
    let name = tokens.windows(2).find_map(|pair| match pair {
        [TokenTree::Ident(keyword), TokenTree::Ident(name)] if keyword == "mod" => {
            Some(name.clone())
        }
        _ => None,
    });
    let body = match tokens.pop() {
        Some(TokenTree::Group(body)) if body.delimiter() == Delimiter::Brace => Some(body),
        _ => None,
    };
    let (Some(name), Some(body)) = (name, body) else {
        let place = reader.span_map.map(item.span);
        let message = "`#[pass_group]` stands on a module with a body";
        let diag = reader.error(catalogue::WRONG_ITEM, place, message);
        diag.help("`register_passes!` registers passes that are in files of their own together");
        return item.tokens;
    };
    if found.depth >= MAX_DEPTH || reader.is_too_deep(&item.args) {
        let span = reader.span_map.map(item.span);
        reader.error(catalogue::TOO_DEEP, span, "groups are nested too deeply");
        return item.tokens;
    }
    let attrs = module_attributes(reader, &tokens, &body);
    let attributed = reader.attributed(&name, &attrs);
    let node = reader.node(&GROUP, (item.args, item.span), &attributed);
    let sets = Sets::of_group(reader, body.stream(), found.depth + 1);
    let group = GroupNode {
        node,
        is_open: false,
    };
    let mut inner = FoundItems::new(group, found.depth + 1);
    inner.sets = sets;
    let cleaned = find_in(reader, &mut inner, body.stream());
    found.groups.push(inner.group);
    found.groups.extend(inner.groups);
    tokens.push(TokenTree::Group(with_stream(&body, cleaned)));
    tokens.into_iter().collect()
}

/// Creates the group of the items outside of groups. The rest of the crate cannot be seen from them.
pub(super) fn implicit_group(name: Spanned<String>) -> GroupNode {
    GroupNode {
        node: Node::of(GROUP.name, Entry::text(name)),
        is_open: true,
    }
}

fn module_attributes(
    reader: &mut Reader<'_>,
    head: &[TokenTree],
    body: &TokenGroup,
) -> Vec<Attribute> {
    let mut tokens = leading_attributes(head.iter().cloned(), false);
    tokens.extend(leading_attributes(body.stream(), true));
    if reader.is_too_deep(&tokens) {
        return Vec::new();
    }
    match syn::parse::Parser::parse2(Attribute::parse_outer, tokens) {
        Ok(attrs) => attrs,
        Err(error) => {
            reader.syntax_error(&error, body.span());
            Vec::new()
        }
    }
}

/// Returns the attributes at the start of some tokens: `#` and a group, with `!` between them if they are inner ones. They
/// come out as outer ones.
fn leading_attributes(tokens: impl IntoIterator<Item = TokenTree>, inner: bool) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let mut attributes = TokenStream::new();
    while let Some(hash) = tokens.next().filter(|token| is_punct(token, '#')) {
        if inner && !tokens.next().is_some_and(|token| is_punct(&token, '!')) {
            break;
        }
        let Some(TokenTree::Group(group)) = tokens.next() else {
            break;
        };
        attributes.extend([hash, TokenTree::Group(group)]);
    }
    attributes
}

fn is_punct(token: &TokenTree, letter: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == letter)
}
