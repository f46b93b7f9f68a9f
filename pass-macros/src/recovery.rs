//! The expansion after an error: the user's items, and stand-ins for all generated items.

use passwright_build::CratePath;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Fields, Item, ItemEnum, ItemMod, ItemStruct};

use crate::user_item::changed;
use crate::{arguments, field_types, stand_in};

/// The inputs of the expansion after an error.
pub(crate) struct Recovery {
    pub(crate) args: TokenStream,
    /// The item with its attributes.
    pub(crate) declared: TokenStream,
    /// The item without attributes of ours.
    pub(crate) cleaned: TokenStream,
    pub(crate) crate_path: CratePath,
}

/// Returns an enum that is no type of options yet with what stands in for that.
pub(crate) fn enum_after_error(recovery: &Recovery) -> TokenStream {
    let cleaned = &recovery.cleaned;
    let item = syn::parse2::<ItemEnum>(cleaned.clone()).ok();
    let stand_in = item.map(|item| stand_in::for_enum(&item, &recovery.crate_path));
    quote!(#cleaned #stand_in)
}

/// Returns an item that should be a pass with what stands in for the rest.
pub(crate) fn pass_after_error(recovery: &Recovery) -> TokenStream {
    let (cleaned, crate_path) = (&recovery.cleaned, &recovery.crate_path);
    let stand_in = match syn::parse2::<Item>(cleaned.clone()) {
        Ok(Item::Struct(mut item)) if stand_in::has_supported_shape(&item) => {
            let declared = syn::parse2::<ItemStruct>(recovery.declared.clone());
            field_types::make_shared(&mut item, crate_path);
            let stand_in =
                stand_in::for_pass(&item, declared.as_ref().unwrap_or(&item), crate_path);
            return quote!(#item #stand_in);
        }
        Ok(Item::Struct(item)) if item.generics.params.is_empty() => {
            stand_in::pass_implementation(&item.ident, &item.attrs, crate_path)
        }
        Ok(Item::Enum(item)) if item.generics.params.is_empty() => {
            stand_in::pass_implementation(&item.ident, &item.attrs, crate_path)
        }
        // `Pass` asks for more than parameters of a type promise, so an `impl` for a generic type is an error as well.
        _ => TokenStream::new(),
    };
    quote!(#cleaned #stand_in)
}

/// Returns a module with stand-ins for those of its items that carry our attributes, which only the written text tells.
pub(crate) fn group_after_error(recovery: &Recovery) -> TokenStream {
    let Ok(declared_module) = syn::parse2::<ItemMod>(recovery.declared.clone()) else {
        return recovery.cleaned.clone();
    };
    let crate_path = &recovery.crate_path;
    let name = arguments::name_argument(&recovery.args);
    // The error may be that the name is no identifier.
    let name = name.filter(|name| syn::parse_str::<syn::Ident>(name).is_ok());
    let group = name.unwrap_or_else(|| {
        let module = declared_module.ident.unraw().to_string();
        passdefs::names::upper_camel_case(&module)
    });
    let declared: Vec<&Item> = declared_module
        .content
        .iter()
        .flat_map(|(_, items)| items)
        .collect();
    let passes: Vec<(String, &ItemStruct)> = declared.iter().copied().filter_map(pass).collect();
    let mut stand_ins = stand_in::for_group(&group, passes.iter().cloned(), crate_path);
    changed::<ItemMod>(&recovery.cleaned, |module| {
        let Some((_, items)) = &mut module.content else {
            return;
        };
        for item in items.iter_mut() {
            match item {
                Item::Struct(item) if passes.iter().any(|(_, pass)| pass.ident == item.ident) => {
                    field_types::make_shared(item, crate_path);
                }
                _ => {}
            }
        }
        for item in &declared {
            stand_ins.extend(for_item(item, items, recovery));
        }
        items.push(Item::Verbatim(stand_ins));
    })
}

/// Returns the name in pipelines of a struct that is a pass, and the struct.
fn pass(item: &Item) -> Option<(String, &ItemStruct)> {
    let Item::Struct(item) = item else {
        return None;
    };
    let attribute = item.attrs.iter().find(|attr| is_named(attr, "pass"))?;
    let args = attribute.meta.require_list().ok();
    let name = args.and_then(|list| arguments::name_argument(&list.tokens));
    let kebab = || passdefs::names::kebab_case(&item.ident.unraw().to_string());
    Some((name.unwrap_or_else(kebab), item))
}

fn for_item(declared: &Item, cleaned: &[Item], recovery: &Recovery) -> TokenStream {
    match declared {
        Item::Struct(item) if has(&item.attrs, "pass") && stand_in::has_supported_shape(item) => {
            stand_in::for_pass(completed(item, cleaned), item, &recovery.crate_path)
        }
        Item::Struct(item)
            if has(&item.attrs, "pass_pipeline") && stand_in::has_supported_shape(item) =>
        {
            stand_in::for_pipeline(&of_options(item), &recovery.crate_path)
        }
        Item::Enum(item) if has(&item.attrs, "pass_enum") && is_kept(item, cleaned) => {
            stand_in::for_enum(item, &recovery.crate_path)
        }
        _ => TokenStream::new(),
    }
}

/// Returns the struct with the fields of the option sets that it takes in.
fn completed<'i>(declared: &'i ItemStruct, cleaned: &'i [Item]) -> &'i ItemStruct {
    let same = cleaned.iter().find_map(|item| match item {
        Item::Struct(item) if item.ident == declared.ident => Some(item),
        _ => None,
    });
    same.unwrap_or(declared)
}

/// Returns the struct with no fields but options.
fn of_options(item: &ItemStruct) -> ItemStruct {
    let mut item = item.clone();
    if let Fields::Named(fields) = &mut item.fields {
        let named = std::mem::take(&mut fields.named).into_iter();
        fields.named = named.filter(|field| has(&field.attrs, "option")).collect();
    }
    item
}

/// Returns whether the enum is still there and does not stand for one that is declared elsewhere.
fn is_kept(declared: &ItemEnum, cleaned: &[Item]) -> bool {
    let is_same = |item: &Item| matches!(item, Item::Enum(item) if item.ident == declared.ident);
    cleaned.iter().any(is_same)
}

pub(crate) fn has(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| is_named(attr, name))
}

/// Returns `true` if one of the words occurs among the tokens.
pub(crate) fn mentions(tokens: TokenStream, words: &[&str]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => words.iter().any(|word| ident == word),
        TokenTree::Group(group) => mentions(group.stream(), words),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn is_named(attr: &syn::Attribute, name: &str) -> bool {
    let last = attr.path().segments.last();
    last.is_some_and(|last| last.ident == name)
}

#[cfg(test)]
mod tests {
    use passwright_build::CratePath;
    use quote::quote;

    use super::{Recovery, group_after_error};

    /// The stand-ins of a group are items, whatever its name is, and none is there twice.
    #[test]
    fn no_name_of_a_group_or_pass_breaks_the_stand_ins() {
        for name in ["my group", "", "my-group", "1st", "fn", "Good"] {
            let module = quote! {
                pub mod good {
                    #[pass(name = "a-b")]
                    pub struct A;
                    #[pass(name = "a_b")]
                    pub struct B;
                    #[pass(name = "not a name")]
                    pub struct C;
                }
            };
            let recovery = Recovery {
                args: quote!(name = #name),
                declared: module.clone(),
                cleaned: module,
                crate_path: CratePath::default(),
            };
            let tokens = group_after_error(&recovery);
            let module = syn::parse2::<syn::ItemMod>(tokens.clone());
            assert!(module.is_ok(), "{name}: {tokens}");
            let text = tokens.to_string();
            assert!(text.contains("pub struct Good ;"), "{name}: {text}");
            assert_eq!(text.matches("fn r#a_b ()").count(), 1, "{text}");
        }
    }
}
