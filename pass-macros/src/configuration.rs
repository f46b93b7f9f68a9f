//! Conditional compilation: `#[cfg]` and `#[cfg_attr]` on an item of ours, and on what it holds.
//!
//! The compiler hands an attribute macro the item with its conditions, and a macro cannot know which of them hold. So the item
//! is expanded once for each combination of them, under that combination.

use passdefs::catalogue::WRONG_ITEM;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Fields, Item, Meta, Token, parse_quote};

use crate::errors::coded;
use crate::recovery::{has, mentions};

/// The largest number of different conditions in one item, whose combinations are expanded.
const MAX_CONDITIONS: usize = 4;

/// The attributes of items that belong to a group.
const ATTRIBUTES: [&str; 5] = [
    "pass",
    "pass_enum",
    "pass_group",
    "pass_options",
    "pass_pipeline",
];

/// Expands an item under each combination of the conditions in it.
pub(crate) fn expand(
    item: TokenStream,
    expand: impl Fn(TokenStream) -> TokenStream,
) -> TokenStream {
    if !mentions(item.clone(), &["cfg", "cfg_attr"]) {
        return expand(item);
    }
    let Ok(parsed) = syn::parse2::<Item>(item.clone()) else {
        return expand(item);
    };
    let mut conditions = Conditions::default();
    conditions.collect(&parsed);
    if conditions.known.is_empty() {
        return expand(item);
    }
    if let Some((_, span)) = conditions.known.get(MAX_CONDITIONS) {
        let message = format!(
            "an item has at most {MAX_CONDITIONS} different conditions\nhelp: move items with conditions to a group of their own"
        );
        let error = coded(*span, WRONG_ITEM, &message).into_compile_error();
        conditions.values = vec![true; conditions.known.len()];
        let expansion = conditions
            .configured(parsed)
            .map(|item| expand(item.into_token_stream()));
        return quote!(#error #expansion);
    }
    let count = conditions.known.len();
    let combinations = 0_u32..1 << count;
    combinations
        .map(|bits| {
            conditions.values = (0..count).map(|index| bits >> index & 1 == 0).collect();
            let configured = conditions.configured(parsed.clone());
            configured.map_or_else(TokenStream::new, |item| {
                conditions.guard(expand(item.into_token_stream()))
            })
        })
        .collect()
}

/// The conditions of an item, and the combination of values that it is expanded for.
#[derive(Default)]
struct Conditions {
    /// Each once, with the place where it is first written.
    known: Vec<(TokenStream, Span)>,
    /// By condition.
    values: Vec<bool>,
}

impl Conditions {
    fn collect(&mut self, item: &Item) {
        self.collect_from(attributes(item));
        match item {
            Item::Struct(item) => item
                .fields
                .iter()
                .for_each(|part| self.collect_from(&part.attrs)),
            Item::Enum(item) => item
                .variants
                .iter()
                .for_each(|part| self.collect_from(&part.attrs)),
            Item::Mod(item) => {
                let items = item.content.iter().flat_map(|(_, items)| items);
                items
                    .filter(|item| is_ours(item))
                    .for_each(|item| self.collect(item));
            }
            _ => {}
        }
    }

    fn collect_from(&mut self, attrs: &[Attribute]) {
        for (condition, inner) in attrs.iter().filter_map(condition) {
            let text = condition.to_string();
            if !self
                .known
                .iter()
                .any(|(known, _)| known.to_string() == text)
            {
                let span = condition.span();
                self.known.push((condition, span));
            }
            self.collect_from(&inner);
        }
    }

    fn holds(&self, condition: &TokenStream) -> bool {
        let text = condition.to_string();
        let mut known = self.known.iter().zip(&self.values);
        known.any(|((known, _), value)| *value && known.to_string() == text)
    }

    /// Returns the item as it is under this combination, without conditions; `None` if it is left out.
    fn configured(&self, mut item: Item) -> Option<Item> {
        match &mut item {
            Item::Struct(item) => {
                item.attrs = self.attributes(&item.attrs)?;
                if let Fields::Named(fields) = &mut item.fields {
                    let named = std::mem::take(&mut fields.named).into_iter();
                    fields.named = named
                        .filter_map(|mut field| {
                            field.attrs = self.attributes(&field.attrs)?;
                            Some(field)
                        })
                        .collect();
                }
            }
            Item::Enum(item) => {
                item.attrs = self.attributes(&item.attrs)?;
                let variants = std::mem::take(&mut item.variants).into_iter();
                item.variants = variants
                    .filter_map(|mut variant| {
                        variant.attrs = self.attributes(&variant.attrs)?;
                        Some(variant)
                    })
                    .collect();
            }
            Item::Mod(item) => {
                item.attrs = self.attributes(&item.attrs)?;
                if let Some((_, items)) = &mut item.content {
                    let declared = std::mem::take(items).into_iter();
                    let configured = |item: Item| {
                        if is_ours(&item) {
                            self.configured(item)
                        } else {
                            Some(item)
                        }
                    };
                    *items = declared.filter_map(configured).collect();
                }
            }
            _ => {}
        }
        Some(item)
    }

    /// Returns the attributes that apply; `None` if a condition leaves out what they stand on.
    fn attributes(&self, attrs: &[Attribute]) -> Option<Vec<Attribute>> {
        let mut applied = Vec::new();
        for attr in attrs {
            match condition(attr) {
                None => applied.push(attr.clone()),
                Some((condition, inner)) if self.holds(&condition) => {
                    applied.extend(self.attributes(&inner)?);
                }
                Some(_) if attr.path().is_ident("cfg") => return None,
                Some(_) => {}
            }
        }
        Some(applied)
    }

    /// Puts items under this combination.
    fn guard(&self, items: TokenStream) -> TokenStream {
        let values = self.known.iter().zip(&self.values);
        let terms = values.map(|((condition, _), value)| {
            if *value {
                condition.clone()
            } else {
                quote!(not(#condition))
            }
        });
        let guard = quote!(#[cfg(all(#(#terms),*))]);
        match syn::parse2::<syn::File>(items.clone()) {
            Ok(file) => file.items.iter().map(|item| quote!(#guard #item)).collect(),
            Err(error) => error.into_compile_error(),
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        _ => &[],
    }
}

/// Returns `true` if the item has an attribute of ours, perhaps under a condition.
fn is_ours(item: &Item) -> bool {
    fn any(attrs: &[Attribute]) -> bool {
        let inner = || attrs.iter().filter_map(condition);
        ATTRIBUTES.iter().any(|name| has(attrs, name)) || inner().any(|(_, inner)| any(&inner))
    }
    any(attributes(item))
}

/// Returns the condition of `#[cfg(..)]`, or that of `#[cfg_attr(..)]` with its attributes.
fn condition(attr: &Attribute) -> Option<(TokenStream, Vec<Attribute>)> {
    let Meta::List(list) = &attr.meta else {
        return None;
    };
    if list.path.is_ident("cfg") {
        return Some((list.tokens.clone(), Vec::new()));
    }
    if !list.path.is_ident("cfg_attr") {
        return None;
    }
    let is_comma =
        |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    let end = tokens.iter().position(is_comma)?;
    let rest = tokens.iter().skip(end + 1).cloned().collect();
    let parser = Punctuated::<Meta, Token![,]>::parse_terminated;
    let attributes = syn::parse::Parser::parse2(parser, rest).ok()?;
    let attributes = attributes.into_iter().map(|meta| parse_quote!(#[#meta]));
    Some((
        tokens.iter().take(end).cloned().collect(),
        attributes.collect(),
    ))
}
