//! An emitted item, before it becomes text.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::names::ident;

/// One item with the line that it comes from.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// Such as `passes.kdl:12`; empty for an impl, which comes from where its type comes from.
    pub(crate) origin: String,
    tokens: TokenStream,
    /// The Rust that the definitions write in it, if there is some.
    pub(crate) foreign: Option<Foreign>,
}

/// Rust that the definitions write, in an item.
#[derive(Clone, Debug)]
pub(crate) struct Foreign {
    /// Tokens in each line that has some.
    pub(crate) found_by: String,
    /// Where it is written, such as `passes.kdl:14`.
    pub(crate) place: String,
}

impl Item {
    /// An item that comes from there.
    pub(crate) fn new(origin: String, tokens: TokenStream) -> Self {
        Self {
            origin,
            tokens,
            foreign: None,
        }
    }

    /// An impl that belongs to the item before it.
    pub(crate) fn belonging(tokens: TokenStream) -> Self {
        Self::new(String::new(), tokens)
    }

    /// The same item, with Rust that the definitions write at this place. Lines that have some have these tokens.
    pub(crate) fn with_foreign(mut self, found_by: &impl ToString, place: String) -> Self {
        self.foreign = Some(Foreign {
            found_by: found_by.to_string(),
            place,
        });
        self
    }
}

impl Item {
    /// The item for the expansion of a macro, which has no lines. What the compiler reports about Rust that the definitions
    /// write names the innermost macro, so one is made whose name is the place.
    pub(crate) fn expanded(&self) -> TokenStream {
        let (tokens, place) = (&self.tokens, self.foreign.as_ref().map(Foreign::name));
        match place {
            Some(place) => quote! {
                macro_rules! #place { () => { #tokens } }
                #place! {}
            },
            None => tokens.clone(),
        }
    }
}

impl Foreign {
    /// `line_14_of_passes_kdl`
    fn name(&self) -> Ident {
        let (file, line) = self.place.rsplit_once(':').unwrap_or((&self.place, ""));
        let name = format!("line_{line}_of_{file}");
        ident(&name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_"))
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}
