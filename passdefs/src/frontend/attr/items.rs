//! Items with an attribute of ours, and the groups that they make up.

use proc_macro2::{Delimiter, Group as TokenGroup, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Attribute, Fields, ItemEnum, ItemStruct};

use super::args::{Args, Tokens};
use super::scan::{Item, Kind, Piece, pieces};
use super::{Reader, docs, pass};
use crate::catalogue;
use crate::check::too_deep;
use crate::draft::{Enum, EnumValue, Group, Spanned};
use crate::names::upper_camel_case;

/// Modules within each other that are searched.
const MAX_DEPTH: usize = 24;

/// What a file or module contributes, and its tokens without the attributes that are ours.
pub(super) struct Found {
    /// What stands outside of any group.
    pub(super) lone: Group,
    /// Groups.
    pub(super) groups: Vec<Group>,
    /// The tokens that the compiler is to see.
    pub(super) cleaned: TokenStream,
    /// How many modules are around this.
    depth: usize,
}

impl Found {
    fn new(lone: Group, depth: usize) -> Self {
        Found {
            lone,
            groups: Vec::new(),
            cleaned: TokenStream::new(),
            depth,
        }
    }
}

/// All definitions among these tokens.
pub(super) fn find(reader: &mut Reader<'_>, tokens: TokenStream, lone: Group) -> Found {
    let mut found = Found::new(lone, 0);
    found.cleaned = find_in(reader, &mut found, tokens);
    found
}

/// The definition in one item whose attribute has these arguments.
pub(super) fn find_one(
    reader: &mut Reader<'_>,
    kind: Kind,
    args: TokenStream,
    tokens: TokenStream,
    lone: Group,
) -> Found {
    let mut found = Found::new(lone, 0);
    let item = Item {
        kind,
        args,
        span: proc_macro2::Span::call_site(),
        tokens,
    };
    found.cleaned = read_item(reader, &mut found, item);
    found
}

fn find_in(reader: &mut Reader<'_>, found: &mut Found, tokens: TokenStream) -> TokenStream {
    let mut cleaned = TokenStream::new();
    for piece in pieces(tokens) {
        match piece {
            Piece::Other(token) => cleaned.extend([token]),
            Piece::Module(head, body) => {
                cleaned.extend(head);
                found.depth += 1;
                let inner = match found.depth < MAX_DEPTH {
                    true => find_in(reader, found, body.stream()),
                    false => body.stream(),
                };
                found.depth -= 1;
                cleaned.extend([TokenTree::Group(with_stream(&body, inner))]);
            }
            Piece::Item(item) => cleaned.extend(read_item(reader, found, item)),
        }
    }
    cleaned
}

fn with_stream(group: &TokenGroup, stream: TokenStream) -> TokenGroup {
    let mut changed = TokenGroup::new(group.delimiter(), stream);
    changed.set_span(group.span());
    changed
}

/// Reads an item; the result is the item without the attributes that are ours.
fn read_item(reader: &mut Reader<'_>, found: &mut Found, item: Item) -> TokenStream {
    if item.kind == Kind::Group {
        return read_group(reader, found, item);
    }
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return item.tokens;
    }
    match item.kind {
        Kind::Pass => match reader.parse::<ItemStruct>(&item, "struct") {
            Some(mut parsed) => {
                found
                    .lone
                    .passes
                    .extend(pass::read(reader, (item.args, item.span), &mut parsed));
                parsed.into_token_stream()
            }
            None => item.tokens,
        },
        Kind::Enum | Kind::Group => match reader.parse::<ItemEnum>(&item, "enum") {
            Some(mut parsed) => {
                found
                    .lone
                    .enums
                    .extend(read_enum(reader, (item.args, item.span), &mut parsed));
                parsed.into_token_stream()
            }
            None => item.tokens,
        },
    }
}

/// An enum with `#[pass_enum]`; the attributes of its values that are ours are taken off.
fn read_enum(reader: &mut Reader<'_>, args: Tokens, item: &mut ItemEnum) -> Option<Enum> {
    Args::read(reader, "pass_enum", args).finish(reader);
    let with_fields = item
        .variants
        .iter()
        .find(|variant| !matches!(variant.fields, Fields::Unit));
    let wrong = with_fields.map(|variant| variant.ident.span());
    let wrong = wrong.or_else(|| (!item.generics.params.is_empty()).then(|| item.ident.span()));
    if let Some(span) = wrong {
        reader.wrong_item(
            span,
            "an enum that options can have has no fields and no generics",
        );
        return None;
    }
    let name = pass::name_of(reader, &item.ident);
    let doc = docs::text(reader, &item.attrs);
    let values = item
        .variants
        .iter_mut()
        .map(|variant| read_value(reader, &variant.ident, &mut variant.attrs));
    let values = values.collect();
    Some(Enum { name, doc, values })
}

fn read_value(
    reader: &mut Reader<'_>,
    ident: &syn::Ident,
    attrs: &mut Vec<Attribute>,
) -> EnumValue {
    let name = pass::name_of(reader, ident);
    let doc = docs::text(reader, attrs);
    let mut text = None;
    let mut first = None;
    for attr in std::mem::take(attrs) {
        if !attr.path().is_ident("value") {
            attrs.push(attr);
            continue;
        }
        let span = syn::spanned::Spanned::span(attr.path());
        if let Some(first) = first.replace(span) {
            reader.repeated("value", first, span);
            continue;
        }
        let tokens = pass::attributes_tokens(reader, attr);
        let mut args = Args::read(reader, "value", tokens);
        text = args.string(reader, "name");
        args.finish(reader);
    }
    EnumValue { name, text, doc }
}

/// A module with `#[pass_group(..)]`: what is declared in it is a group.
fn read_group(reader: &mut Reader<'_>, found: &mut Found, item: Item) -> TokenStream {
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
        reader.wrong_item(item.span, "`#[pass_group]` stands on a module with a body");
        return item.tokens;
    };
    if found.depth >= MAX_DEPTH || reader.is_too_deep(&item.args) {
        let span = reader.places.of(item.span);
        reader
            .report
            .error(catalogue::TOO_DEEP, span, "groups are nested too deeply");
        return item.tokens;
    }
    let mut args = Args::read(reader, "pass_group", (item.args, item.span));
    let given = args.string(reader, "name");
    args.finish(reader);
    let name = given.unwrap_or_else(|| {
        let derived = upper_camel_case(&name.unraw().to_string());
        reader.spanned(derived, name.span())
    });
    let mut group = empty_group(name);
    group.doc = read_module_docs(reader, &tokens, &body);
    let mut inner = Found::new(group, found.depth + 1);
    let cleaned = find_in(reader, &mut inner, body.stream());
    found.groups.push(inner.lone);
    found.groups.extend(inner.groups);
    tokens.push(TokenTree::Group(with_stream(&body, cleaned)));
    tokens.into_iter().collect()
}

/// A group of which nothing is known yet but its name. Other groups of the crate cannot be seen from it.
pub(super) fn empty_group(name: Spanned<String>) -> Group {
    Group {
        name,
        open: true,
        doc: None,
        enums: Vec::new(),
        option_sets: Vec::new(),
        passes: Vec::new(),
    }
}

/// The doc comments before a module and at the start of its body.
fn read_module_docs(
    reader: &mut Reader<'_>,
    head: &[TokenTree],
    body: &TokenGroup,
) -> Option<Spanned<String>> {
    let mut tokens = leading_attributes(head.iter().cloned(), false);
    tokens.extend(leading_attributes(body.stream(), true));
    if reader.is_too_deep(&tokens) {
        return None;
    }
    match syn::parse::Parser::parse2(Attribute::parse_outer, tokens) {
        Ok(attrs) => docs::text(reader, &attrs),
        Err(error) => {
            reader.syntax_error(&error, body.span());
            None
        }
    }
}

/// The attributes at the start of some tokens: `#` and a group, with `!` between them if they are inner ones. They
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

impl Reader<'_> {
    /// Reports tokens that the reader of Rust could not cope with.
    fn is_too_deep(&mut self, tokens: &TokenStream) -> bool {
        let Some(span) = too_deep(tokens.clone()) else {
            return false;
        };
        let span = self.places.of(span);
        let message = "the item is nested too deeply";
        self.report.error(catalogue::TOO_DEEP, span, message);
        true
    }

    /// The item as what it has to be.
    fn parse<T: syn::parse::Parse>(&mut self, item: &Item, keyword: &str) -> Option<T> {
        let is_keyword =
            |token: &TokenTree| matches!(token, TokenTree::Ident(found) if found == keyword);
        if !item
            .tokens
            .clone()
            .into_iter()
            .any(|token| is_keyword(&token))
        {
            let article = if keyword == "enum" { "an" } else { "a" };
            let message = format!(
                "`#[{}]` stands on {article} {keyword}",
                item.kind.attribute()
            );
            self.wrong_item(item.span, &message);
            return None;
        }
        match syn::parse2(item.tokens.clone()) {
            Ok(parsed) => Some(parsed),
            Err(error) => {
                self.syntax_error(&error, item.span);
                None
            }
        }
    }
}
