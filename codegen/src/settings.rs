//! Settings of generated code that a shell may choose.

use std::fmt;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

use crate::SourceFolder;

/// The form of generated code where the definitions leave it open.
///
/// ```
/// use passwright_build::{RuntimePath, Settings};
///
/// # fn main() -> Result<(), passwright_build::InvalidPath> {
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
    /// Where links of doc comments to declarations start; without it, there are none.
    pub source_folder: Option<SourceFolder>,
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

    /// The folder where links of doc comments to declarations start, if there are any.
    pub fn source_folder(self, folder: impl Into<Option<SourceFolder>>) -> Self {
        Self {
            source_folder: folder.into(),
            ..self
        }
    }
}

/// The path by which generated code reaches `pass-runtime`; `::pass_runtime` unless set.
///
/// ```
/// use passwright_build::RuntimePath;
///
/// assert_eq!(RuntimePath::default().to_string(), "::pass_runtime");
/// assert_eq!("crate :: passes".parse::<RuntimePath>().unwrap().to_string(), "crate::passes");
/// assert!("passes<u8>".parse::<RuntimePath>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct RuntimePath {
    /// `true` if the first segment is the name of a crate.
    is_global: bool,
    segments: Vec<String>,
}

impl Default for RuntimePath {
    fn default() -> Self {
        Self {
            is_global: true,
            segments: vec!["pass_runtime".to_owned()],
        }
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
        let path = plain.ok_or_else(|| InvalidPath(text.to_owned()))?;
        let segments = path.segments.iter();
        Ok(Self {
            is_global: path.leading_colon.is_some(),
            segments: segments.map(|it| it.ident.to_string()).collect(),
        })
    }
}

impl ToTokens for RuntimePath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for (index, segment) in self.segments.iter().enumerate() {
            if index > 0 || self.is_global {
                tokens.extend(quote!(::));
            }
            // Words such as `crate` are segments, and are never raw.
            let segment = match segment.strip_prefix("r#") {
                Some(name) => Ident::new_raw(name, Span::call_site()),
                None => Ident::new(segment, Span::call_site()),
            };
            segment.to_tokens(tokens);
        }
    }
}

impl fmt::Display for RuntimePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_global {
            f.write_str("::")?;
        }
        f.write_str(&self.segments.join("::"))
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
