//! Settings of generated code that a shell may choose.

use std::fmt;

use proc_macro2::TokenStream;
use quote::ToTokens;

/// The form of generated code where the definitions leave it open.
///
/// ```
/// use pass_codegen::{RuntimePath, Settings};
///
/// # fn main() -> Result<(), pass_codegen::InvalidPath> {
/// let settings = Settings::default()
///     .runtime("::my_compiler::passes".parse()?)
///     .command("cargo build");
/// assert_eq!(settings.runtime.to_string(), "::my_compiler::passes");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Settings {
    /// Where generated code finds `pass-runtime`.
    pub runtime: RuntimePath,
    /// The command that makes the file anew, for its header.
    pub command: Option<String>,
}

impl Settings {
    /// The path by which generated code reaches `pass-runtime`.
    pub fn runtime(self, runtime: RuntimePath) -> Self {
        Self { runtime, ..self }
    }

    /// The command that makes the file anew, for its header.
    pub fn command(self, command: impl Into<String>) -> Self {
        Self {
            command: Some(command.into()),
            ..self
        }
    }
}

/// The path by which generated code reaches `pass-runtime`; `::pass_runtime` unless set.
#[derive(Clone)]
pub struct RuntimePath(syn::Path);

impl Default for RuntimePath {
    fn default() -> Self {
        Self(syn::parse_quote!(::pass_runtime))
    }
}

impl std::str::FromStr for RuntimePath {
    type Err = InvalidPath;

    fn from_str(text: &str) -> Result<Self, InvalidPath> {
        let parsed = syn::parse_str::<syn::Path>(text).ok();
        let plain = parsed.filter(|path| {
            path.segments
                .iter()
                .all(|segment| segment.arguments.is_none())
        });
        plain.map(Self).ok_or_else(|| InvalidPath(text.to_owned()))
    }
}

impl ToTokens for RuntimePath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl fmt::Display for RuntimePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_token_stream().to_string().replace(' ', ""))
    }
}

impl fmt::Debug for RuntimePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuntimePath({self})")
    }
}

/// Text that should be the path of a module and is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPath(String);

impl fmt::Display for InvalidPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not the path of a module, such as `::pass_runtime`",
            self.0
        )
    }
}

impl std::error::Error for InvalidPath {}
