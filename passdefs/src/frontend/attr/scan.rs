//! What defines something in Rust source, found among tokens: structs with `#[pass]`, enums with `#[pass_enum]`, calls of
//! `pass_group!`. Everything else in a file is skipped without parsing.

use proc_macro2::{Delimiter, Group, Spacing, Span, TokenStream, TokenTree};

use crate::vocabulary::NodeType;
use crate::vocabulary::group::{ENUM, GROUP};
use crate::vocabulary::pass::PASS;

/// The greatest depth of modules that are searched.
const MAX_DEPTH: usize = 24;

/// The crates whose attributes are ours under any path.
const CRATES: [&str; 3] = ["passwright", "pass_macros", "pass_runtime"];

pub(super) enum Found {
    Item(Item),
    /// The tokens in a call of `pass_group!`.
    Group(TokenStream, Span),
}

/// An item with an attribute of Passwright.
pub(super) struct Item {
    pub(super) kind: ItemKind,
    pub(super) args: TokenStream,
    pub(super) span: Span,
    /// The item without that attribute.
    pub(super) tokens: TokenStream,
    /// The places of further such attributes, which are removed as well.
    pub(super) repeated: Vec<Span>,
}

impl Item {
    /// Returns an item whose attribute has these arguments.
    pub(super) fn new(kind: ItemKind, args: TokenStream, tokens: TokenStream) -> Self {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let (attrs, length) = attributes(&tokens);
        let is_ours = |attr: &&Attr| ours(attr).is_some();
        let others = attrs.iter().filter(|attr| !is_ours(attr));
        let rest = tokens.iter().skip(length).cloned();
        Item {
            kind,
            args,
            span: Span::call_site(),
            tokens: others.flat_map(Attr::tokens).chain(rest).collect(),
            repeated: attrs.iter().filter(is_ours).map(|attr| attr.span).collect(),
        }
    }
}

/// An attribute that makes an item a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `#[pass]`
    Pass,
    /// `#[pass_enum]`
    Enum,
}

impl ItemKind {
    pub(super) fn node(self) -> &'static NodeType {
        match self {
            ItemKind::Pass => &PASS,
            ItemKind::Enum => &ENUM,
        }
    }

    pub(super) fn attribute(self) -> &'static str {
        self.node().attribute().unwrap_or_default()
    }
}

/// Returns what a file and the modules in it define, in source order.
pub(super) fn find(tokens: TokenStream) -> Vec<Found> {
    let mut found = Vec::new();
    find_in(tokens, 0, &mut found);
    found
}

fn find_in(tokens: TokenStream, depth: usize, found: &mut Vec<Found>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = tokens.as_slice();
    while !rest.is_empty() {
        let (attrs, length) = attributes(rest);
        let after_attrs = rest.get(length..).unwrap_or_default();
        let definition = attrs.iter().find_map(ours);
        rest = if let Some((kind, args, span)) = definition {
            let end = end_of_item(after_attrs);
            let (item, after) = after_attrs.split_at(end);
            let others = attrs.iter().filter(|attr| ours(attr).is_none());
            let again = attrs.iter().filter(|attr| ours(attr).is_some()).skip(1);
            found.push(Found::Item(Item {
                kind,
                args,
                span,
                tokens: others
                    .flat_map(Attr::tokens)
                    .chain(unconditional(item.iter().cloned().collect(), 0))
                    .collect(),
                // Of attributes under conditions one applies.
                repeated: again
                    .filter(|attr| !attr.is_conditional)
                    .map(|attr| attr.span)
                    .collect(),
            }));
            after
        } else {
            match after_attrs {
                [
                    TokenTree::Ident(keyword),
                    TokenTree::Ident(_),
                    TokenTree::Group(body),
                    after @ ..,
                ] if keyword == "mod" && body.delimiter() == Delimiter::Brace => {
                    if depth < MAX_DEPTH {
                        find_in(body.stream(), depth + 1, found);
                    }
                    after
                }
                [
                    TokenTree::Ident(name),
                    TokenTree::Punct(mark),
                    TokenTree::Group(body),
                    after @ ..,
                ] if mark.as_char() == '!' && Some(&*name.to_string()) == GROUP.attribute() => {
                    found.push(Found::Group(body.stream(), name.span()));
                    after
                }
                [_, after @ ..] => after,
                [] => &[],
            }
        };
    }
}

/// Returns the number of tokens up to the end of an item: its body in braces, or a semicolon.
fn end_of_item(tokens: &[TokenTree]) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';' && punct.spacing() == Spacing::Alone,
        _ => false,
    };
    let end = tokens.iter().position(ends);
    end.map_or(tokens.len(), |end| end + 1)
}

/// An attribute, which may stand in a `cfg_attr`.
struct Attr {
    hash: TokenTree,
    content: Vec<TokenTree>,
    span: Span,
    is_conditional: bool,
}

impl Attr {
    /// Returns the attribute as tokens.
    fn tokens(&self) -> [TokenTree; 2] {
        let mut group = Group::new(Delimiter::Bracket, self.content.iter().cloned().collect());
        group.set_span(self.span);
        [self.hash.clone(), TokenTree::Group(group)]
    }
}

/// Returns the attributes at the start of some tokens and the number of these tokens. Conditions are taken to hold: pages show
/// what is conditional.
fn attributes(mut tokens: &[TokenTree]) -> (Vec<Attr>, usize) {
    let (mut attrs, mut length) = (Vec::new(), 0);
    while let [hash, TokenTree::Group(group), rest @ ..] = tokens
        && is_punct(hash, '#')
        && group.delimiter() == Delimiter::Bracket
    {
        let attr = Attr {
            hash: hash.clone(),
            content: group.stream().into_iter().collect(),
            span: group.span(),
            is_conditional: false,
        };
        add_applied(attr, &mut attrs);
        (tokens, length) = (rest, length + 2);
    }
    (attrs, length)
}

/// Adds an attribute, or those of a `cfg_attr`.
fn add_applied(attr: Attr, attrs: &mut Vec<Attr>) {
    match attr.content.as_slice() {
        [TokenTree::Ident(name), TokenTree::Group(arguments)] if name == "cfg_attr" => {
            let arguments: Vec<TokenTree> = arguments.stream().into_iter().collect();
            let inner = arguments.split(|token| is_punct(token, ',')).skip(1);
            attrs.extend(inner.filter(|inner| !inner.is_empty()).map(|inner| Attr {
                hash: attr.hash.clone(),
                content: inner.to_vec(),
                span: attr.span,
                is_conditional: true,
            }));
        }
        _ => attrs.push(attr),
    }
}

/// Returns tokens with the attributes of each `cfg_attr` in its place.
fn unconditional(tokens: TokenStream, depth: usize) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = tokens.as_slice();
    let mut applied = TokenStream::new();
    while let [first, after @ ..] = rest {
        let (attrs, length) = attributes(rest);
        applied.extend(attrs.iter().flat_map(Attr::tokens));
        rest = rest.get(length..).unwrap_or_default();
        if length > 0 {
            continue;
        }
        applied.extend([match first {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace && depth < MAX_DEPTH =>
            {
                let mut inner =
                    Group::new(group.delimiter(), unconditional(group.stream(), depth + 1));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            token => token.clone(),
        }]);
        rest = after;
    }
    applied
}

/// Returns the kind and the arguments of an attribute of ours: `pass(..)`, or `passwright::pass(..)`, or a path of the crate that
/// its `crate = ".."` names.
fn ours(attr: &Attr) -> Option<(ItemKind, TokenStream, Span)> {
    let (path, args) = match attr.content.as_slice() {
        [path @ .., TokenTree::Group(args)] => (path, args.stream()),
        path => (path, TokenStream::new()),
    };
    let mut names = Vec::new();
    for token in path {
        match token {
            TokenTree::Ident(name) => names.push(name.to_string()),
            token if is_punct(token, ':') => {}
            _ => return None,
        }
    }
    let (last, path) = names.split_last()?;
    let kinds = [ItemKind::Pass, ItemKind::Enum];
    let kind = kinds.into_iter().find(|kind| last == kind.attribute())?;
    let is_known = path.first().is_none_or(|root| CRATES.contains(&&**root));
    let is_named =
        || crate_path(&args).is_some_and(|named| named.trim_start_matches("::") == path.join("::"));
    (is_known || is_named()).then_some((kind, args, attr.span))
}

/// Returns the text of the argument `crate = ".."`.
fn crate_path(args: &TokenStream) -> Option<String> {
    let args: Vec<TokenTree> = args.clone().into_iter().collect();
    args.windows(3).find_map(|tokens| match tokens {
        [TokenTree::Ident(key), equals, TokenTree::Literal(path)]
            if key == "crate" && is_punct(equals, '=') =>
        {
            Some(path.to_string().trim_matches('"').to_owned())
        }
        _ => None,
    })
}

fn is_punct(token: &TokenTree, letter: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == letter)
}
