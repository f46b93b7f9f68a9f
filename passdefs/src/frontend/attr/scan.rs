//! Items that carry attributes, found among tokens. Everything else in a file is skipped without parsing.

use proc_macro2::{Delimiter, Group, Ident, Spacing, Span, TokenStream, TokenTree};

use crate::vocabulary::NodeType;
use crate::vocabulary::group::{ENUM, GROUP, OPTIONS};
use crate::vocabulary::pass::PASS;
use crate::vocabulary::pipeline::PIPELINE;

/// The greatest depth of modules that are searched.
pub(super) const MAX_DEPTH: usize = 24;

pub enum Piece {
    Other(TokenTree),
    /// A module without an attribute of Passwright: its tokens up to the body, and the body.
    Module(Vec<TokenTree>, Group),
    Item(Item),
}

/// An item with an attribute of Passwright.
pub struct Item {
    pub kind: ItemKind,
    pub args: TokenStream,
    pub span: Span,
    /// The item without that attribute.
    pub tokens: TokenStream,
}

impl Item {
    /// Removes its other attributes of Passwright, and returns their places.
    pub(super) fn take_repeated(&mut self) -> Vec<Span> {
        let tokens: Vec<TokenTree> = std::mem::take(&mut self.tokens).into_iter().collect();
        let attrs = attributes(&tokens);
        let is_ours = |attr: &&Attr| attr.ours.is_some();
        let kept = tokens.iter().enumerate();
        let kept = kept.filter(|(index, _)| attrs.get(index / 2).filter(is_ours).is_none());
        self.tokens = kept.map(|(_, token)| token.clone()).collect();
        attrs.iter().filter(is_ours).map(|attr| attr.span).collect()
    }
}

/// An attribute that makes an item a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `#[pass]`
    Pass,
    /// `#[pass_enum]`
    Enum,
    /// `#[pass_options]`
    Options,
    /// `#[pass_pipeline]`
    Pipeline,
    /// `#[pass_group]`
    Group,
}

impl ItemKind {
    const ALL: [Self; 5] = [
        Self::Pass,
        Self::Enum,
        Self::Options,
        Self::Pipeline,
        Self::Group,
    ];

    pub(super) fn node(self) -> &'static NodeType {
        match self {
            ItemKind::Pass => &PASS,
            ItemKind::Enum => &ENUM,
            ItemKind::Options => &OPTIONS,
            ItemKind::Pipeline => &PIPELINE,
            ItemKind::Group => &GROUP,
        }
    }

    pub(super) fn attribute(self) -> &'static str {
        self.node().attribute().unwrap_or_default()
    }

    fn of(name: &Ident) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| name == kind.attribute())
    }
}

pub fn pieces(tokens: TokenStream) -> Vec<Piece> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut pieces = Vec::new();
    let mut rest = tokens.as_slice();
    while let Some((first, after)) = rest.split_first() {
        let attrs = attributes(rest);
        if let Some(at) = attrs.iter().position(|attr| attr.ours.is_some()) {
            rest = item(rest, &attrs, at, &mut pieces);
        } else if let [
            TokenTree::Ident(keyword),
            TokenTree::Ident(name),
            TokenTree::Group(body),
            after @ ..,
        ] = rest
            && keyword == "mod"
            && body.delimiter() == Delimiter::Brace
        {
            let head = vec![
                TokenTree::Ident(keyword.clone()),
                TokenTree::Ident(name.clone()),
            ];
            pieces.push(Piece::Module(head, body.clone()));
            rest = after;
        } else {
            // Attributes that are not ours stay together, since one of ours may follow only after all of them.
            let others = (attrs.len() * 2).max(1);
            let (passed, after_others) = rest
                .split_at_checked(others)
                .unwrap_or((std::slice::from_ref(first), after));
            pieces.extend(passed.iter().cloned().map(Piece::Other));
            rest = after_others;
        }
    }
    pieces
}

/// Returns the first attribute of a definition in the tokens of a macro.
pub(super) fn definition_in_macro(tokens: TokenStream) -> Option<(ItemKind, Span)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let attribute = tokens.windows(2).find_map(|pair| match pair {
        [TokenTree::Punct(hash), TokenTree::Group(group)] if hash.as_char() == '#' => {
            Some((ours(group.stream())?.0, group.span()))
        }
        _ => None,
    });
    attribute.or_else(|| {
        tokens.into_iter().find_map(|token| match token {
            TokenTree::Group(group) => definition_in_macro(group.stream()),
            _ => None,
        })
    })
}

/// An attribute at the start of some tokens; each is `#` and a group.
struct Attr {
    ours: Option<(ItemKind, TokenStream)>,
    span: Span,
}

fn attributes(mut tokens: &[TokenTree]) -> Vec<Attr> {
    let mut attrs = Vec::new();
    while let [TokenTree::Punct(hash), TokenTree::Group(group), rest @ ..] = tokens
        && hash.as_char() == '#'
        && group.delimiter() == Delimiter::Bracket
    {
        attrs.push(Attr {
            ours: ours(group.stream()),
            span: group.span(),
        });
        tokens = rest;
    }
    attrs
}

/// `pass(..)`, `pass_runtime::pass`: the last name of the path counts, and what stands in parentheses after it.
fn ours(attr: TokenStream) -> Option<(ItemKind, TokenStream)> {
    let mut last = None;
    for token in attr {
        match token {
            TokenTree::Ident(name) => last = Some(name),
            TokenTree::Punct(punct) if punct.as_char() == ':' => {}
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                return Some((ItemKind::of(&last?)?, group.stream()));
            }
            _ => return None,
        }
    }
    Some((ItemKind::of(&last?)?, TokenStream::new()))
}

/// Reads the item that begins with these attributes, and returns the tokens after it.
fn item<'t>(
    tokens: &'t [TokenTree],
    attrs: &[Attr],
    at: usize,
    pieces: &mut Vec<Piece>,
) -> &'t [TokenTree] {
    let body = tokens.get(attrs.len() * 2..).unwrap_or(&[]);
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';' && punct.spacing() == Spacing::Alone,
        _ => false,
    };
    let length = body.iter().position(ends).map_or(body.len(), |end| end + 1);
    let end = attrs.len() * 2 + length;
    let item_tokens = tokens
        .iter()
        .take(end)
        .enumerate()
        .filter(|(index, _)| index / 2 != at || *index >= attrs.len() * 2);
    let tokens_kept = item_tokens.map(|(_, token)| token.clone()).collect();
    if let Some(Attr {
        ours: Some((kind, args)),
        span,
    }) = attrs.get(at)
    {
        pieces.push(Piece::Item(Item {
            kind: *kind,
            args: args.clone(),
            span: *span,
            tokens: tokens_kept,
        }));
    }
    tokens.get(end..).unwrap_or(&[])
}
