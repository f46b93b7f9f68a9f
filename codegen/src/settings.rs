//! Settings of generated code that a shell may choose.

use std::fmt;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// The form of generated code where the definitions leave it open.
///
/// ```
/// use passwright_build::{CratePath, Settings};
///
/// # fn main() -> Result<(), passwright_build::InvalidPath> {
/// let settings = Settings::default()
///     .crate_path("::my_compiler::passwright".parse()?)
///     .command("cargo build");
/// assert_eq!(settings.crate_path.to_string(), "::my_compiler::passwright");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// The path of the crate `passwright`.
    pub crate_path: CratePath,
    /// The command that generates the file again, for its header.
    pub command: Option<String>,
}

impl Settings {
    /// Sets the path of the crate `passwright`.
    pub fn crate_path(self, crate_path: CratePath) -> Self {
        Self { crate_path, ..self }
    }

    /// Sets the command that generates the file again, for its header.
    pub fn command(self, command: impl Into<String>) -> Self {
        Self {
            command: Some(command.into()),
            ..self
        }
    }
}

/// The path of the crate `passwright` in generated code; `::passwright` by default.
///
/// ```
/// use passwright_build::CratePath;
///
/// assert_eq!(CratePath::default().to_string(), "::passwright");
/// assert_eq!("crate :: passes".parse::<CratePath>().unwrap().to_string(), "crate::passes");
/// assert!("passes<u8>".parse::<CratePath>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct CratePath {
    /// `true` if the first segment is the name of a crate.
    is_global: bool,
    segments: Vec<String>,
}

impl Default for CratePath {
    fn default() -> Self {
        Self {
            is_global: true,
            segments: vec!["passwright".to_owned()],
        }
    }
}

impl std::str::FromStr for CratePath {
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
            segments: segments.map(|segment| segment.ident.to_string()).collect(),
        })
    }
}

impl ToTokens for CratePath {
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

impl fmt::Display for CratePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_global {
            f.write_str("::")?;
        }
        f.write_str(&self.segments.join("::"))
    }
}

impl fmt::Debug for CratePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CratePath({self})")
    }
}

/// Text that should be the path of a module and is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPath(String);

impl fmt::Display for InvalidPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not the path of a module, such as `::passwright`",
            self.0
        )
    }
}

impl std::error::Error for InvalidPath {}
