//! Code generation options that a front end (build script, macro, command line) sets.

use std::fmt;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// Code generation choices that the definitions do not determine.
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
    has_leading_colons: bool,
    segments: Vec<String>,
}

impl Default for CratePath {
    fn default() -> Self {
        Self {
            has_leading_colons: true,
            segments: vec!["passwright".to_owned()],
        }
    }
}

impl std::str::FromStr for CratePath {
    type Err = InvalidPath;

    fn from_str(text: &str) -> Result<Self, InvalidPath> {
        let parsed = syn::parse_str::<syn::Path>(text).ok();
        let without_generics = parsed.filter(|path| {
            path.segments
                .iter()
                .all(|segment| segment.arguments.is_none())
        });
        let path = without_generics.ok_or_else(|| InvalidPath(text.to_owned()))?;
        let segments = path.segments.iter();
        Ok(Self {
            has_leading_colons: path.leading_colon.is_some(),
            segments: segments.map(|segment| segment.ident.to_string()).collect(),
        })
    }
}

impl ToTokens for CratePath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for (index, segment) in self.segments.iter().enumerate() {
            if index > 0 || self.has_leading_colons {
                tokens.extend(quote!(::));
            }
            // Keywords such as `crate` are valid segments but not valid raw identifiers.
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
        if self.has_leading_colons {
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

/// Error: the text is not a module path.
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
