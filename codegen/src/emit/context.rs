//! The context of all emitters: the definitions, and the settings of a shell.

use passdefs::model::{Group, GroupId, Pass, PassSet};
use passdefs::source::Span;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::doc::{self, Form, Links};
use crate::item::Item;
use crate::literal;
use crate::names::ident;
use crate::settings::CratePath;
use crate::user_items::UserItems;

/// The definitions, and what a shell chose.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) set: &'a PassSet,
    pub(crate) links: &'a Links<'a>,
    pub(crate) crate_path: &'a CratePath,
    pub(crate) user_items: &'a UserItems,
    form: Form,
    /// The module of the items of each group. Empty if the items are in the module that is emitted.
    homes: &'a [TokenStream],
}

impl<'a> Context<'a> {
    pub(crate) fn new(
        set: &'a PassSet,
        links: &'a Links<'a>,
        crate_path: &'a CratePath,
        user_items: &'a UserItems,
    ) -> Self {
        Self {
            set,
            links,
            crate_path,
            user_items,
            form: Form::Attributes,
            homes: &[],
        }
    }

    /// The same, where the items of groups are in these modules.
    pub(crate) fn with_homes(self, homes: &'a [TokenStream]) -> Self {
        Self { homes, ..self }
    }

    /// `true` if items of groups are in modules of their own.
    pub(crate) fn has_homes(self) -> bool {
        !self.homes.is_empty()
    }

    /// An item of a group: its name, or its path.
    pub(crate) fn path(self, group: GroupId, name: &str) -> TokenStream {
        let name = ident(name);
        match self.homes.get(group.index()) {
            Some(home) => quote!(#home::#name),
            None => name.into_token_stream(),
        }
    }

    /// An item that a declaration leads to.
    pub(crate) fn item(self, from: Span, tokens: TokenStream) -> Item {
        Item::new(self.place(from), tokens)
    }

    /// `"passes.kdl:12"`, or the name of the file alone where there are no lines.
    pub(crate) fn origin(self, span: Span) -> proc_macro2::Literal {
        literal::string(&self.place(span))
    }

    pub(crate) fn place(self, span: Span) -> String {
        let place = self.set.location(span);
        format!("{}:{}", place.file, place.line)
    }

    /// Returns the same context for the text of a file.
    #[cfg(feature = "text")]
    pub(crate) fn for_file(self) -> Self {
        Self {
            form: Form::Comments,
            ..self
        }
    }

    pub(crate) fn doc(self, text: &str) -> TokenStream {
        doc::documentation(&self.links.resolve(text), self.form)
    }

    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) fn runs_name(self, pass: &Pass) -> Ident {
        ident(&self.runs(pass))
    }

    /// `RunsExamplePass<MyPass>`
    pub(crate) fn bound(self, pass: &Pass) -> TokenStream {
        let [runs, pass] = [&self.runs(pass), &pass.name].map(|name| self.path(pass.group, name));
        quote!(#runs<#pass>)
    }

    fn runs(self, pass: &Pass) -> String {
        let group = &self.set[pass.group];
        if is_ungrouped(group) {
            pass.items().implementation_trait()
        } else {
            group.items().runs
        }
    }
}

/// `true` if this stands for no group, around a lone item that a macro expands.
pub(crate) fn is_ungrouped(group: &Group) -> bool {
    group.name.is_empty()
}
