//! The one argument of macros that is not part of a definition: where the runtime is.

use pass_codegen::RuntimePath;
use proc_macro2::{Span, TokenStream, TokenTree};

/// The arguments without `runtime = "::path"`, and that path.
pub(crate) fn take_runtime(args: TokenStream) -> syn::Result<(TokenStream, RuntimePath)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let arguments = tokens.split_inclusive(is_comma);
    let (runtime, rest): (Vec<_>, Vec<_>) = arguments.partition(|argument| is_runtime(argument));
    let path = match runtime.first() {
        Some([_, _, value, ..]) => read(value)?,
        Some(_) | None => match renamed(std::env::args()) {
            Some(name) => {
                let message = format!(
                    "this crate knows the runtime as `{name}`, and not as `pass_runtime`\n\
                     help: write `runtime = \"::{name}\"`"
                );
                return Err(syn::Error::new(Span::call_site(), message));
            }
            None => RuntimePath::default(),
        },
    };
    Ok((rest.concat().into_iter().collect(), path))
}

/// Where the runtime seems to be, for what stands in after an error.
pub(crate) fn likely_runtime() -> RuntimePath {
    let name = renamed(std::env::args());
    let path = name.and_then(|name| format!("::{name}").parse().ok());
    path.unwrap_or_default()
}

/// The name that the crate being compiled has for the runtime, if that is another one: the arguments of the compiler,
/// which runs this, give names and files of all crates.
fn renamed(args: impl Iterator<Item = String>) -> Option<String> {
    let crates = args.filter_map(|arg| {
        let (names, file) = arg.trim_start_matches("--extern=").split_once('=')?;
        let file = file.rsplit(['/', '\\']).next()?;
        let is_runtime =
            file.starts_with("libpass_runtime-") || file.starts_with("libpass_runtime.");
        // Options of the dependency may stand before its name, as in `priv:name`.
        let name = names.rsplit(':').next()?;
        is_runtime.then(|| name.to_owned())
    });
    let names: Vec<String> = crates.collect();
    let usual = |name: &String| name == "pass_runtime";
    names.first().filter(|_| !names.iter().any(usual)).cloned()
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

/// Where the value of `default = ..` stands among the arguments of an attribute.
pub(crate) fn default(attribute: &syn::Attribute) -> Option<proc_macro2::Span> {
    let list = attribute.meta.require_list().ok()?;
    let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
    tokens.windows(3).find_map(|argument| match argument {
        [TokenTree::Ident(key), TokenTree::Punct(equals), value]
            if key == "default" && equals.as_char() == '=' =>
        {
            Some(value.span())
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn the_name_of_the_runtime_is_that_of_the_crate_being_compiled() {
        let of = |args: &[&str]| renamed(args.iter().map(|arg| (*arg).to_owned()));
        let (usual, other) = (
            "pass_runtime=/t/libpass_runtime-1f.rlib",
            "pr=/t/libpass_runtime-1f.rmeta",
        );
        assert_eq!(of(&["rustc", "--extern", usual]), None);
        assert_eq!(of(&["rustc", "--extern", other]).as_deref(), Some("pr"));
        assert_eq!(of(&["rustc", "--extern", other, "--extern", usual]), None);
        assert_eq!(
            of(&["--extern=priv:pr=bazel\\libpass_runtime.rlib"]).as_deref(),
            Some("pr")
        );
        assert_eq!(
            of(&["--extern", "own=/t/libpass_runtime_extras-1.rlib"]),
            None
        );
        assert_eq!(of(&[]), None);
    }
}
