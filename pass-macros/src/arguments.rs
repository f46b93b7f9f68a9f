//! The one argument of macros that is not part of a definition: where the runtime is.

use passdefs::catalogue::{NO_RUNTIME, RUST_SYNTAX};
use passwright_build::RuntimePath;
use proc_macro2::{Span, TokenStream, TokenTree};

use crate::errors::coded;

/// The arguments without `runtime = "::path"`, and that path.
pub(crate) fn take_runtime(args: TokenStream) -> syn::Result<(TokenStream, RuntimePath)> {
    let tokens: Vec<TokenTree> = args.into_iter().collect();
    let arguments = tokens.split_inclusive(is_comma);
    let (runtime, rest): (Vec<_>, Vec<_>) = arguments.partition(|argument| is_runtime(argument));
    let path = match runtime.first() {
        Some([_, _, value, ..]) => read(value)?,
        Some(_) | None => match message(&Known::of(std::env::args())) {
            Some(message) => return Err(coded(Span::call_site(), NO_RUNTIME, &message)),
            None => RuntimePath::default(),
        },
    };
    Ok((rest.concat().into_iter().collect(), path))
}

/// Where the runtime seems to be, for what stands in after an error.
pub(crate) fn likely_runtime() -> RuntimePath {
    let path = match Known::of(std::env::args()) {
        Known::Renamed(name) => format!("::{name}").parse().ok(),
        Known::Usual | Known::Missing => None,
    };
    path.unwrap_or_default()
}

/// The name by which the crate being compiled knows the runtime.
#[derive(Debug, PartialEq)]
enum Known {
    /// `pass_runtime`, as far as can be seen.
    Usual,
    /// Another name.
    Renamed(String),
    /// None: the crate does not depend on the runtime.
    Missing,
}

impl Known {
    /// Reads the arguments of the compiler, which runs this: they give names and files of all crates. Other programs that
    /// expand macros, such as language servers, give none.
    fn of(args: impl Iterator<Item = String>) -> Self {
        let args: Vec<String> = args.collect();
        let files = args.iter().filter_map(|arg| {
            let (names, file) = arg.trim_start_matches("--extern=").split_once('=')?;
            // Options of the dependency may stand before its name, as in `priv:name`.
            Some((names.rsplit(':').next()?, file.rsplit(['/', '\\']).next()?))
        });
        let (usual, is_runtime) = ("pass_runtime", |file: &str| {
            file.starts_with("libpass_runtime-") || file.starts_with("libpass_runtime.")
        });
        let runtimes = files.filter(|(name, file)| *name == usual || is_runtime(file));
        let names: Vec<&str> = runtimes.map(|(name, _)| name).collect();
        let has_crates = args.iter().any(|arg| arg.starts_with("--extern"));
        let is_runtime = args.windows(2).any(|pair| pair == ["--crate-name", usual]);
        match names.first() {
            Some(name) if !names.contains(&usual) => Self::Renamed((*name).to_owned()),
            None if has_crates && !is_runtime => Self::Missing,
            _ => Self::Usual,
        }
    }
}

/// The message for a runtime that is not where generated code looks for it.
fn message(known: &Known) -> Option<String> {
    match known {
        Known::Usual => None,
        Known::Renamed(name) => Some(format!(
            "this crate knows the runtime as `{name}`, and not as `pass_runtime`\n\
             help: write `runtime = \"::{name}\"`"
        )),
        Known::Missing => Some(
            "this crate does not depend on `pass-runtime`, which the generated code uses\n\
             help: add `pass-runtime` to its dependencies, or name the module of another crate that has it, \
             as in `runtime = \"::framework::pass_runtime\"`"
                .to_owned(),
        ),
    }
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
    path.map_err(|error| coded(text.span(), RUST_SYNTAX, &error.to_string()))
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
    use super::Known;

    #[test]
    fn the_name_of_the_runtime_is_that_of_the_crate_being_compiled() {
        let of = |args: &[&str]| Known::of(args.iter().map(|arg| (*arg).to_owned()));
        let renamed = || Known::Renamed("pr".to_owned());
        let (usual, other) = (
            "pass_runtime=/t/libpass_runtime-1f.rlib",
            "pr=/t/libpass_runtime-1f.rmeta",
        );
        let extras = "own=/t/libpass_runtime_extras-1.rlib";
        assert_eq!(of(&["rustc", "--extern", usual]), Known::Usual);
        assert_eq!(of(&["rustc", "--extern", other]), renamed());
        assert_eq!(
            of(&["rustc", "--extern", other, "--extern", usual]),
            Known::Usual
        );
        assert_eq!(
            of(&["--extern=priv:pr=bazel\\libpass_runtime.rlib"]),
            renamed()
        );
        assert_eq!(of(&["--extern", "pass_runtime=/t/x.rlib"]), Known::Usual);
        assert_eq!(of(&["--extern", extras]), Known::Missing);
        assert_eq!(
            of(&["--crate-name", "pass_runtime", "--extern", extras]),
            Known::Usual
        );
        assert_eq!(of(&[]), Known::Usual);
    }
}
