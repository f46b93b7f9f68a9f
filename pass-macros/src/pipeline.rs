//! `pipeline!`: a pipeline in Rust source, checked and built while the program is compiled.
//!
//! A macro sees its own tokens alone, and the passes may be those of other crates. So the expansion calls `pass_table!` of
//! each group, a macro beside the items of the group, which adds the rows of its table and calls the next one. The last one
//! to be called is `__checked_pipeline!`, which is given the text and all tables.

use std::ops::Range;

use passdefs::catalogue::{RUST_SYNTAX, UNKNOWN_PROPERTY};
use passdefs::diagnostic::Diagnostic;
use passdefs::{PassTable, Standalone, check_pipeline};
use passwright_build::CratePath;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{LitStr, Path, Token, bracketed, parenthesized};

use crate::{arguments, errors};

/// `pipeline!("builtin.module(cse)", passes = [transforms])`
pub(crate) fn pipeline(args: TokenStream) -> TokenStream {
    let read = arguments::take_crate_path(args)
        .and_then(|(args, crate_path)| Ok((syn::parse2::<Arguments>(args)?, crate_path)));
    match read {
        Ok((arguments, crate_path)) => collect_tables(&arguments, &crate_path),
        Err(error) => failed(&error.into_compile_error(), &CratePath::default()),
    }
}

struct Arguments {
    text: LitStr,
    groups: Vec<Path>,
}

const PASSES: &str = "passes";

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let expected = "expected the text of a pipeline, such as \"builtin.module(cse)\"";
        let text = input.parse::<LitStr>();
        let text = text.map_err(|error| errors::coded(error.span(), RUST_SYNTAX, expected))?;
        let mut groups = Vec::new();
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        if !input.is_empty() {
            groups = passes(input)?;
            input.parse::<Option<Token![,]>>()?;
        }
        if groups.is_empty() {
            let message = "expected `passes = [path, ..]`, the modules that have the passes";
            return Err(errors::coded(Span::call_site(), RUST_SYNTAX, message));
        }
        Ok(Self { text, groups })
    }
}

fn passes(input: ParseStream<'_>) -> syn::Result<Vec<Path>> {
    let key: syn::Ident = input.parse()?;
    if key != PASSES {
        let message = format!("unknown argument `{key}`\nhelp: write `passes = [path, ..]`");
        return Err(errors::coded(key.span(), UNKNOWN_PROPERTY, &message));
    }
    input.parse::<Token![=]>()?;
    let list;
    bracketed!(list in input);
    let paths = Punctuated::<Path, Token![,]>::parse_terminated_with(&list, Path::parse_mod_style)?;
    Ok(paths.into_iter().collect())
}

/// `a::pass_table! { [b::pass_table] [::passwright::__checked_pipeline] "text" "::passwright" (a, b) }`
fn collect_tables(arguments: &Arguments, crate_path: &CratePath) -> TokenStream {
    let (text, groups) = (&arguments.text, &arguments.groups);
    let path = crate_path.to_string();
    let mut tables = groups.iter().map(|group| {
        // A path that leads to no table is an error at the path.
        let name = syn::Ident::new("pass_table", group.span());
        quote!(#group::#name)
    });
    let first = tables.next();
    quote!(#first! { #([#tables])* [#crate_path::__checked_pipeline] #text #path (#(#groups),*) })
}

/// `__checked_pipeline! { "text" "::passwright" (a, b) ["row", ..] ["row", ..] }`
pub(crate) fn checked_pipeline(args: TokenStream) -> TokenStream {
    match syn::parse2::<CheckArguments>(args) {
        Ok(arguments) => arguments.expand(),
        Err(error) => failed(&error.into_compile_error(), &CratePath::default()),
    }
}

/// The pipeline with the tables of all groups.
struct CheckArguments {
    text: LitStr,
    crate_path: CratePath,
    groups: Vec<Path>,
    /// By group.
    tables: Vec<Vec<String>>,
}

impl Parse for CheckArguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let text = input.parse()?;
        let crate_path: LitStr = input.parse()?;
        let list;
        parenthesized!(list in input);
        let groups =
            Punctuated::<Path, Token![,]>::parse_terminated_with(&list, Path::parse_mod_style)?;
        let mut tables = Vec::new();
        while !input.is_empty() {
            let rows;
            bracketed!(rows in input);
            let mut table = Vec::new();
            while !rows.is_empty() {
                table.push(rows.parse::<LitStr>()?.value());
            }
            tables.push(table);
        }
        Ok(Self {
            text,
            crate_path: crate_path
                .value()
                .parse()
                .map_err(|error| syn::Error::new(crate_path.span(), error))?,
            groups: groups.into_iter().collect(),
            tables,
        })
    }
}

impl CheckArguments {
    fn expand(&self) -> TokenStream {
        let text = self.text.value();
        let names: Vec<String> = self.groups.iter().map(path_text).collect();
        let tables = names.iter().zip(&self.tables);
        let tables: Vec<PassTable<'_>> = tables
            .map(|(name, rows)| PassTable { name, rows })
            .collect();
        let checked = check_pipeline(&text, &tables);
        let diagnostics: TokenStream = checked
            .outcome
            .diagnostics
            .iter()
            .map(|diagnostic| self.shown(diagnostic, &checked))
            .collect();
        match &checked.outcome.set {
            Some(set) => {
                let homes = checked
                    .tables
                    .iter()
                    .filter_map(|table| self.groups.get(*table));
                let homes: Vec<TokenStream> = homes.map(Path::to_token_stream).collect();
                let built = passwright_build::pipeline(set, &self.crate_path, &homes);
                quote!({ #diagnostics #built })
            }
            None => failed(&diagnostics, &self.crate_path),
        }
    }

    /// Returns a diagnostic with its excerpt, at the part of the literal that is wrong where the compiler can point into one.
    fn shown(&self, diagnostic: &Diagnostic, checked: &Standalone) -> TokenStream {
        let place = diagnostic.location;
        let part = (place.file == 0).then_some(place.start as usize..place.end as usize);
        let span = part.and_then(|part| self.part(part));
        let span = span.unwrap_or_else(|| self.text.span());
        errors::with_excerpt(diagnostic, &checked.outcome.sources, span)
    }

    /// Returns the place of a part of the text. Stable compilers know none within a literal.
    fn part(&self, part: Range<usize>) -> Option<Span> {
        let token = self.text.token();
        let start = token.to_string().find(&self.text.value())?;
        token.subspan(part.start + start..part.end + start)
    }
}

fn path_text(path: &Path) -> String {
    path.to_token_stream().to_string().replace(' ', "")
}

/// Errors, and a value that no further error follows from.
fn failed(errors: &TokenStream, crate_path: &CratePath) -> TokenStream {
    quote!({
        #errors
        #crate_path::registry::CheckedPipeline::new("any", |_| ::core::unreachable!())
    })
}
