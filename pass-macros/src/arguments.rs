//! The one argument of macros that is not part of a definition: where the runtime is.

use pass_codegen::RuntimePath;
use proc_macro2::{TokenStream, TokenTree};

/// The arguments without `runtime = "::path"`, and that path.
pub(crate) fn take_runtime(args: TokenStream) -> syn::Result<(TokenStream, RuntimePath)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let arguments = tokens.split_inclusive(is_comma);
    let (runtime, rest): (Vec<_>, Vec<_>) = arguments.partition(|argument| is_runtime(argument));
    let path = match runtime.first() {
        Some([_, _, value, ..]) => read(value)?,
        Some(_) | None => RuntimePath::default(),
    };
    Ok((rest.concat().into_iter().collect(), path))
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

fn is_runtime(argument: &[TokenTree]) -> bool {
    matches!(argument, [TokenTree::Ident(key), TokenTree::Punct(equals), _, ..]
        if key == "runtime" && equals.as_char() == '=')
}

fn read(value: &TokenTree) -> syn::Result<RuntimePath> {
    let text: syn::LitStr = syn::parse2(value.clone().into())?;
    let path = text.value().parse::<RuntimePath>();
    path.map_err(|error| syn::Error::new(text.span(), error))
}

/// The text of `name = ".."`, where that is what it is.
pub(crate) fn name(args: &TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = args.clone().into_iter().collect();
    tokens.windows(3).find_map(|argument| match argument {
        [TokenTree::Ident(key), TokenTree::Punct(_), value] if key == "name" => {
            syn::parse2::<syn::LitStr>(value.clone().into())
                .ok()
                .map(|text| text.value())
        }
        _ => None,
    })
}
