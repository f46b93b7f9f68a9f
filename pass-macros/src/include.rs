//! `include_passes!`: definitions from files, without a build script.

use std::env;
use std::path::{Path, PathBuf};

use passdefs::catalogue::{NO_INCLUDE, RUST_SYNTAX};
use passwright_build::files::Files;
use passwright_build::input::{portable_name, read_definitions, read_text};
use passwright_build::{CratePath, Settings, UserItems};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{LitStr, Token};

use crate::{arguments, errors};

/// `include_passes!("passes.kdl")`
pub(crate) fn include_passes(args: TokenStream) -> TokenStream {
    read_arguments(args)
        .map(|(files, crate_path, root)| include(&files, &crate_path, root))
        .unwrap_or_else(syn::Error::into_compile_error)
}

/// Returns the files, the path of the crate `passwright`, and the folder whose files may be included.
fn read_arguments(args: TokenStream) -> syn::Result<(Vec<LitStr>, CratePath, Option<LitStr>)> {
    let (args, crate_path) = arguments::take_crate_path(args)?;
    let (args, include_root) = arguments::take_string_argument(args, "include_root")?;
    Ok((files(args)?, crate_path, include_root))
}

fn files(args: TokenStream) -> syn::Result<Vec<LitStr>> {
    let files = Punctuated::<LitStr, Token![,]>::parse_terminated.parse2(args)?;
    if files.is_empty() {
        Err(errors::coded(
            Span::call_site(),
            RUST_SYNTAX,
            "expected the name of a file, such as \"passes.kdl\"",
        ))
    } else {
        Ok(files.into_iter().collect())
    }
}

fn include(files: &[LitStr], crate_path: &CratePath, include_root: Option<LitStr>) -> TokenStream {
    let read = files.iter().map(read).collect::<syn::Result<Vec<_>>>();
    let texts = match read {
        Ok(texts) => texts,
        Err(error) => return error.into_compile_error(),
    };
    let mut included = Files::new(in_package(""));
    files.iter().for_each(|file| included.add(&file.value()));
    included.allow(Path::new(""));
    let include_root = include_root.map(|folder| PathBuf::from(folder.value()));
    include_root
        .iter()
        .for_each(|folder| included.allow(folder));
    let outcome = passdefs::load_with(texts, &mut |including, path| {
        let name = included.name(including, path);
        let path = included.included_path(&name, "`include_root = \"..\"`")?;
        let text = read_text(&path).map_err(|error| error.to_string())?;
        Ok((name, text))
    })
    .for_rust();
    let mut tokens: TokenStream = outcome
        .diagnostics
        .iter()
        .map(|diagnostic| {
            let span = literal_span(files, outcome.sources.location(diagnostic.location).file);
            errors::with_excerpt(diagnostic, &outcome.sources, span)
        })
        .collect();
    let names = files.iter().map(LitStr::value);
    tokens.extend(names.chain(outcome.included.clone()).map(tracked));
    if let Some(set) = &outcome.set {
        let mut user_items = UserItems::nothing();
        user_items.set_call_site(Span::call_site());
        let settings = Settings::default().crate_path(crate_path.clone());
        let set = set
            .clone()
            .renamed(|_, name| portable_name(name, &in_package("")));
        tokens.extend(passwright_build::tokens(&set, &settings, &user_items));
    }
    tokens
}

/// Returns the place of the literal that names a file; that of the first one for a file that others include.
fn literal_span(files: &[LitStr], name: &str) -> Span {
    let named = files.iter().find(|file| file.value() == name);
    named
        .or(files.first())
        .map_or_else(Span::call_site, LitStr::span)
}

fn read(file: &LitStr) -> syn::Result<(String, String)> {
    let path = in_package(&file.value());
    match read_definitions(&path) {
        Ok(text) => Ok((file.value(), text)),
        Err(error) => {
            let message = format!("cannot read {}: {error}", path.display());
            Err(errors::coded(file.span(), NO_INCLUDE, &message))
        }
    }
}

fn in_package(file: &str) -> PathBuf {
    let folder = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    Path::new(&folder).join(file)
}

/// Makes the compiler read the file, so that the crate is built again when it changes.
fn tracked(file: String) -> TokenStream {
    let path = if Path::new(&file).is_absolute() {
        quote!(#file)
    } else {
        quote!(::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/", #file))
    };
    quote!(
        const _: &[u8] = ::core::include_bytes!(#path);
    )
}

#[cfg(test)]
mod tests;
