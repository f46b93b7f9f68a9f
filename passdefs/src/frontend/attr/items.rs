//! Definitions in Rust source, and the groups that list them.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, ItemEnum, ItemStruct, LitStr, Path, Token, Visibility};

use super::reader::Reader;
use super::scan::{Found, Item, ItemKind, find};
use super::{docs, enums, structs};
use crate::draft::Spanned;
use crate::vocabulary::group::{DOC, GROUP};
use crate::vocabulary::node::{Entry, Node};

/// The node of a group, and the structs of its passes if a call of `pass_group!` lists them.
pub(super) struct GroupNode {
    pub(super) node: Node,
    pub(super) listed: Option<Vec<Spanned<String>>>,
}

/// The content of `pass_group! { .. }`.
///
/// ```
/// let group: passdefs::frontend::attr::GroupItem = syn::parse_quote! {
///     /// Passes that clean up
///     pub Cleanup [Fold, dce::RemoveDead, #[cfg(feature = "inline")] Inline]
/// };
/// assert_eq!(group.passes.len(), 3);
/// ```
#[derive(Clone)]
#[non_exhaustive]
pub struct GroupItem {
    /// The doc comment and other attributes.
    pub attrs: Vec<Attribute>,
    /// The visibility of the registration function.
    pub vis: Visibility,
    /// The name of the group.
    pub name: Ident,
    /// The structs of the passes.
    pub passes: Vec<ListedPass>,
    /// The path of the crate `passwright`, in `crate = ".."` behind the list.
    pub crate_path: Option<LitStr>,
}

/// A pass in `pass_group!`.
#[derive(Clone)]
#[non_exhaustive]
pub struct ListedPass {
    /// Conditions.
    pub attrs: Vec<Attribute>,
    /// The path of its struct.
    pub path: Path,
}

impl Parse for GroupItem {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        let name = input.parse()?;
        let passes;
        syn::bracketed!(passes in input);
        let passes = Punctuated::<ListedPass, Token![,]>::parse_terminated(&passes)?;
        let comma: Option<Token![,]> = input.parse()?;
        let mut crate_path = None;
        if comma.is_some() && input.peek(Token![crate]) {
            let _: (Token![crate], Token![=]) = (input.parse()?, input.parse()?);
            crate_path = Some(input.parse()?);
        }
        if !input.is_empty() {
            return Err(
                input.error("expected one group, such as `pub Example [MyPass, OtherPass]`")
            );
        }
        Ok(Self {
            attrs,
            vis,
            name,
            passes: passes.into_iter().collect(),
            crate_path,
        })
    }
}

impl Parse for ListedPass {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        Ok(Self {
            attrs: input.call(Attribute::parse_outer)?,
            path: input.call(Path::parse_mod_style)?,
        })
    }
}

/// Returns the groups of a file: first that of all its passes and enums, which has this name, then those that list passes.
pub(super) fn groups(
    reader: &mut Reader<'_>,
    tokens: TokenStream,
    name: Spanned<String>,
) -> Vec<GroupNode> {
    let mut definitions = Node::of(GROUP.name, Entry::text(name));
    let mut groups = Vec::new();
    for found in find(tokens) {
        match found {
            Found::Item(item) => {
                let (node, _) = read_item(reader, item);
                definitions.children.get_or_insert_default().extend(node);
            }
            Found::Group(tokens, span) => groups.extend(read_group(reader, tokens, span)),
        }
    }
    if !definitions.block().is_empty() {
        let definitions = GroupNode {
            node: definitions,
            listed: None,
        };
        groups.insert(0, definitions);
    }
    groups
}

/// Reads an item, and returns it without our attributes as well.
pub(super) fn read_item(reader: &mut Reader<'_>, item: Item) -> (Option<Node>, TokenStream) {
    for span in &item.repeated {
        reader.repeated(item.kind.attribute(), item.span, *span);
    }
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return (None, item.tokens);
    }
    let args = (item.args.clone(), item.span);
    let read = match item.kind {
        ItemKind::Pass => reader
            .parse::<ItemStruct>(&item, "struct")
            .map(|mut parsed| {
                let node = structs::read(reader, item.kind.node(), args, &mut parsed);
                (node, parsed.into_token_stream())
            }),
        ItemKind::Enum => reader.parse::<ItemEnum>(&item, "enum").map(|mut parsed| {
            let node = enums::read(reader, args, &mut parsed);
            (node, parsed.into_token_stream())
        }),
    };
    read.unwrap_or((None, item.tokens))
}

/// Reads a call of `pass_group!`.
fn read_group(reader: &mut Reader<'_>, tokens: TokenStream, span: Span) -> Option<GroupNode> {
    if reader.is_too_deep(&tokens) {
        return None;
    }
    let group = match syn::parse2::<GroupItem>(tokens) {
        Ok(group) => group,
        Err(error) => {
            reader.syntax_error(&error, span);
            return None;
        }
    };
    let name = reader.spanned(group.name.to_string(), group.name.span());
    let mut node = Node::of(GROUP.name, Entry::text(name));
    let doc = docs::text(reader, &group.attrs);
    let doc = doc.map(|doc| Node::of(DOC.name, doc));
    node.children.get_or_insert_default().extend(doc);
    let last = group
        .passes
        .iter()
        .filter_map(|pass| pass.path.segments.last());
    let listed = last.map(|last| reader.spanned(last.ident.to_string(), last.ident.span()));
    Some(GroupNode {
        node,
        listed: Some(listed.collect()),
    })
}
