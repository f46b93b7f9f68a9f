//! Attributes: the user's item, completed, with the emitted items beside it.

use pass_codegen::{RuntimePath, Written};
use passdefs::frontend::attr::{self, Expansion};
use passdefs::model::{Group, PassSet};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Item, ItemMod, ItemStruct};

use crate::user_item::{changed, complete_enum, complete_struct, derive_span};
use crate::{arguments, debug, errors, stand_in};

/// `#[pass(..)]`
pub(crate) fn pass(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, attr::expand_pass, one_item, one_stand_in)
}

/// `#[pass_enum]`
pub(crate) fn pass_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, attr::expand_enum, one_item, one_stand_in)
}

/// `#[pass_group(..)]`
pub(crate) fn pass_group(args: TokenStream, item: TokenStream) -> TokenStream {
    expand(args, item, attr::expand_group, module, module_stand_in)
}

/// What there is after an error.
struct Attempt {
    /// Arguments of the attribute.
    args: TokenStream,
    /// The item as it was written.
    written: TokenStream,
    /// The item without attributes of ours.
    cleaned: TokenStream,
    runtime: RuntimePath,
}

/// Reads and checks an item, and makes of it what `complete` says, or `stand_in` if there was an error.
fn expand(
    args: TokenStream,
    item: TokenStream,
    read: fn(TokenStream, TokenStream) -> Expansion,
    complete: fn(&Expansion, &PassSet, &RuntimePath) -> syn::Result<TokenStream>,
    stand_in: fn(&Attempt) -> TokenStream,
) -> TokenStream {
    let (args, runtime, unreadable) = match arguments::take_runtime(args.clone()) {
        Ok((args, runtime)) => (args, runtime, None),
        Err(error) => (TokenStream::new(), RuntimePath::default(), Some(error)),
    };
    let expansion = read(args.clone(), item.clone());
    let mut tokens = errors::of(&expansion);
    let completed = match (&expansion.outcome.set, unreadable) {
        (Some(set), None) => complete(&expansion, set, &runtime).map_err(Some),
        (_, unreadable) => Err(unreadable),
    };
    tokens.extend(completed.unwrap_or_else(|error| {
        let error = error.map(syn::Error::into_compile_error);
        let stand_in = stand_in(&Attempt {
            args,
            written: item.clone(),
            cleaned: expansion.item,
            runtime,
        });
        quote!(#error #stand_in)
    }));
    debug::show(&name_of(&item), &tokens);
    tokens
}

/// The name of the item that an attribute stands on.
fn name_of(item: &TokenStream) -> String {
    let name = match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => Some(item.ident),
        Ok(Item::Enum(item)) => Some(item.ident),
        Ok(Item::Mod(item)) => Some(item.ident),
        _ => None,
    };
    name.map_or_else(String::new, |name| name.unraw().to_string())
}

/// A struct or an enum, and what is emitted for it.
fn one_item(
    expansion: &Expansion,
    set: &PassSet,
    runtime: &RuntimePath,
) -> syn::Result<TokenStream> {
    let mut item: Item = syn::parse2(expansion.item.clone())?;
    let mut written = Written::nothing();
    for group in &set.groups {
        complete(&mut item, group, &mut written)?;
    }
    let items = pass_codegen::tokens(set, runtime, &written);
    Ok(quote!(#item #items))
}

/// Adds to an item what the definitions ask of it, and notes that it is there.
fn complete(item: &mut Item, group: &Group, written: &mut Written) -> syn::Result<()> {
    match item {
        Item::Struct(item) => complete_pass(item, group, written),
        Item::Enum(item) => {
            if group.enums.iter().any(|one| item.ident.unraw() == one.name) {
                complete_enum(item, pass_codegen::enum_derives());
                written.add(item.ident.unraw(), &item.vis);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn complete_pass(item: &mut ItemStruct, group: &Group, written: &mut Written) -> syn::Result<()> {
    let Some(pass) = group
        .passes
        .iter()
        .find(|pass| item.ident.unraw() == pass.name)
    else {
        return Ok(());
    };
    let needed = pass_codegen::pass_derives(group, pass);
    check_default(item, &needed)?;
    complete_struct(item, &needed);
    written.add(&pass.name, &item.vis);
    for field in &item.fields {
        let name = field.ident.iter().map(|ident| ident.unraw());
        name.for_each(|name| written.add_field(&pass.name, name, field.ty.span()));
    }
    Ok(())
}

/// A derived default would pass over the declared ones.
fn check_default(item: &ItemStruct, needed: &[&str]) -> syn::Result<()> {
    let span = derive_span(&item.attrs, "Default").filter(|_| !needed.contains(&"Default"));
    let message = "the default of a pass with options is made of theirs\nhelp: remove `Default`";
    span.map_or(Ok(()), |span| Err(syn::Error::new(span, message)))
}

/// A module, and within it what is emitted for its items.
fn module(expansion: &Expansion, set: &PassSet, runtime: &RuntimePath) -> syn::Result<TokenStream> {
    let mut module: ItemMod = syn::parse2(expansion.item.clone())?;
    let mut written = Written::nothing();
    if let Some((_, items)) = &mut module.content {
        for (item, group) in items
            .iter_mut()
            .flat_map(|item| set.groups.first().map(|group| (item, group)))
        {
            complete(item, group, &mut written)?;
        }
    }
    check_nesting(expansion, set, &written)?;
    let emitted = pass_codegen::tokens(set, runtime, &written);
    if let Some((_, items)) = &mut module.content {
        items.push(Item::Verbatim(emitted));
    }
    Ok(module.into_token_stream())
}

/// What is emitted stands in the module itself, so what it is emitted for has to stand there too.
fn check_nesting(expansion: &Expansion, set: &PassSet, written: &Written) -> syn::Result<()> {
    let passes = set
        .groups
        .iter()
        .flat_map(|group| &group.passes)
        .map(|pass| (&pass.name, &pass.origin));
    let enums = set
        .groups
        .iter()
        .flat_map(|group| &group.enums)
        .map(|one| (&one.name, &one.origin));
    match passes
        .chain(enums)
        .find(|(name, _)| !written.contains(name))
    {
        Some((name, origin)) => {
            let message = format!("`{name}` should stand directly in the module of its group");
            Err(syn::Error::new(expansion.spans.get(origin.span), message))
        }
        None => Ok(()),
    }
}

fn one_stand_in(attempt: &Attempt) -> TokenStream {
    let cleaned = &attempt.cleaned;
    let stand_in = match syn::parse2::<Item>(cleaned.clone()) {
        Ok(Item::Struct(item)) if stand_in::can_be_pass(&item) => {
            stand_in::for_pass(&item, &attempt.runtime)
        }
        Ok(Item::Enum(item)) => stand_in::for_enum(&item, &attempt.runtime),
        _ => TokenStream::new(),
    };
    quote!(#cleaned #stand_in)
}

/// Stand-ins for the items of a module that carry our attributes, which only the text as written tells.
fn module_stand_in(attempt: &Attempt) -> TokenStream {
    let Ok(written) = syn::parse2::<ItemMod>(attempt.written.clone()) else {
        return attempt.cleaned.clone();
    };
    let group = arguments::name(&attempt.args).unwrap_or_else(|| written.ident.unraw().to_string());
    let mut stand_ins = stand_in::for_group(&group, &attempt.runtime);
    let items = written.content.iter().flat_map(|(_, items)| items);
    stand_ins.extend(items.map(|item| match item {
        Item::Struct(item) if has(&item.attrs, "pass") && stand_in::can_be_pass(item) => {
            stand_in::for_pass(item, &attempt.runtime)
        }
        Item::Enum(item) if has(&item.attrs, "pass_enum") => {
            stand_in::for_enum(item, &attempt.runtime)
        }
        _ => TokenStream::new(),
    }));
    changed::<ItemMod>(&attempt.cleaned, |module| {
        if let Some((_, items)) = &mut module.content {
            items.push(Item::Verbatim(stand_ins));
        }
    })
}

fn has(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| {
        attr.path()
            .segments
            .last()
            .is_some_and(|last| last.ident == name)
    })
}
