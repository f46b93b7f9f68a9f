//! A pass with all that its emitters ask about it.

use passdefs::model::{EnumValue, Group, OptionDef, OptionType, Pass};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use crate::emit::value;
use crate::item::Item;
use crate::names::ident;
use crate::settings::RuntimePath;
use crate::written::Written;

/// A pass within its group.
pub(crate) struct Scope<'a> {
    pub(crate) group: &'a Group,
    pub(crate) pass: &'a Pass,
    /// Its options, those of sets in place.
    pub(crate) options: Vec<&'a OptionDef>,
    pub(crate) runtime: &'a RuntimePath,
    pub(crate) written: &'a Written,
    /// Visibility of everything that belongs to the pass.
    pub(crate) visibility: TokenStream,
    /// `MyPass`
    pub(crate) name: Ident,
    /// `MyPassOptions`
    pub(crate) options_name: Ident,
    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) runs_name: Ident,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(
        group: &'a Group,
        pass: &'a Pass,
        runtime: &'a RuntimePath,
        written: &'a Written,
    ) -> Self {
        Self {
            group,
            pass,
            options: pass.all_options(group).collect(),
            runtime,
            written,
            visibility: written.visibility(&pass.name),
            name: ident(&pass.name),
            options_name: format_ident!("{}Options", pass.name),
            runs_name: runs_name(group, pass),
        }
    }

    /// The tokens, at the place of the field's type if the user wrote it.
    pub(crate) fn at_field(&self, field: &str, tokens: TokenStream) -> TokenStream {
        self.written.at_field(&self.pass.name, field, tokens)
    }

    /// An item that is named.
    pub(crate) fn item(&self, tokens: TokenStream) -> Item {
        Item::new(&self.pass.origin, tokens)
    }

    /// An impl that belongs to the item before it.
    pub(crate) fn belonging(&self, tokens: TokenStream) -> Item {
        Item::belonging(tokens)
    }

    /// Whether a value of the options can be made of nothing.
    pub(crate) fn has_default(&self) -> bool {
        self.options
            .iter()
            .all(|option| value::has_expression(option))
    }

    /// Whether all defaults are those of the types.
    pub(crate) fn has_type_defaults(&self) -> bool {
        self.options
            .iter()
            .all(|option| value::is_type_default(option))
    }

    /// Whether there are options of types of which no more is known than that they are option values.
    pub(crate) fn has_foreign_types(&self) -> bool {
        self.options
            .iter()
            .any(|option| matches!(option.ty, OptionType::Path(_)))
    }

    pub(crate) fn has_floats(&self) -> bool {
        self.options
            .iter()
            .any(|option| matches!(option.ty, OptionType::F32 | OptionType::F64))
    }

    /// `MyPassOptions`, or `NoOptions`.
    pub(crate) fn options_type(&self) -> TokenStream {
        let rt = self.runtime;
        match self.options.is_empty() {
            true => quote!(#rt::NoOptions),
            false => self.options_name.to_token_stream(),
        }
    }

    /// `options: MyPassOptions`, or nothing.
    pub(crate) fn parameter(&self) -> TokenStream {
        let name = &self.options_name;
        match self.options.is_empty() {
            true => TokenStream::new(),
            false => quote!(options: #name),
        }
    }

    /// The function that makes a pass: `MyPass::new`, or the author's.
    pub(crate) fn constructor(&self) -> TokenStream {
        let name = &self.name;
        match &self.pass.constructor {
            Some(path) => value::rust(path),
            None => quote!(#name::new),
        }
    }

    /// The values of an option's enum; none if it has another type.
    pub(crate) fn enum_values(&self, ty: &OptionType) -> &[EnumValue] {
        let found = self
            .group
            .enums
            .iter()
            .find(|one| *ty == OptionType::Enum(one.name.clone()));
        found.map_or(&[], |one| &one.values)
    }

    /// `RegionSimplify::VALUES`, if the type is an enum.
    pub(crate) fn enum_values_const(&self, ty: &OptionType) -> Option<TokenStream> {
        match ty {
            OptionType::Enum(name) => {
                let name = ident(name);
                Some(quote!(#name::VALUES))
            }
            _ => None,
        }
    }
}

fn runs_name(group: &Group, pass: &Pass) -> Ident {
    match group.name.as_str() {
        "" => format_ident!("Runs{}", pass.name),
        group => format_ident!("Runs{group}Pass"),
    }
}
