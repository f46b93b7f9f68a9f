//! The names that stand for the type of an option that is declared elsewhere.

use passdefs::model::{Arity, OptionDef, OptionType};
use passdefs::source::Span;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::emit::context::Context;
use crate::names::ident;

/// The names that stand for the type of an option that is declared elsewhere. It is named once in a file, and once asked for
/// what it implements, so that a mistake is one error of the compiler, at a line that says where the definition stands.
pub(crate) struct OwnType {
    /// `MyPassOptionsTo`, the type.
    pub(crate) alias: Ident,
    /// `MyPassOptions::TO_TYPE`, what it implements.
    pub(crate) constant: TokenStream,
    /// `TO_TYPE`
    pub(crate) name: Ident,
    /// Where the type is written.
    pub(crate) span: Span,
}

impl OwnType {
    /// The names, if the type of the option is declared elsewhere.
    pub(crate) fn of(cx: Context<'_>, options: &Ident, option: &OptionDef) -> Option<Self> {
        let span = match &option.ty {
            OptionType::Path(_) => option.span,
            OptionType::Enum(id) => cx.set[*id].rust.as_ref().map(|_| cx.set[*id].span)?,
            OptionType::BuiltIn(_) => return None,
        };
        let name = format_ident!("{}_TYPE", option.field.to_uppercase());
        let alias = passdefs::names::option_alias(&options.to_string(), &option.field);
        Some(Self {
            alias: ident(&alias),
            constant: quote!(#options::#name),
            name,
            span,
        })
    }
}

/// `true` if the default of the option is that of its type.
pub(crate) fn has_type_default(option: &OptionDef) -> bool {
    matches!(option.arity, Arity::Single(None))
}
