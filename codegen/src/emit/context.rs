//! The context that all emitters share.

use passdefs::model::{Group, GroupId, Pass, PassSet};
use passdefs::source::Span;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::doc::{self, DocStyle, Links};
use crate::item::Item;
use crate::literal;
use crate::names::ident;
use crate::settings::CratePath;
use crate::user_items::UserItems;

/// The definitions, and the choices of the caller: a macro, or a generator of files.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub(crate) set: &'a PassSet,
    pub(crate) links: &'a Links<'a>,
    pub(crate) crate_path: &'a CratePath,
    pub(crate) user_items: &'a UserItems,
    form: DocStyle,
    /// The module of each group, by the index of the group. Empty if all items are in the emitted module itself.
    group_modules: &'a [TokenStream],
    /// The group of what is emitted, in which links lead to its own passes first.
    group: Option<GroupId>,
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
            form: DocStyle::Attributes,
            group_modules: &[],
            group: None,
        }
    }

    /// Returns the same, where the items of groups are in these modules.
    pub(crate) fn with_group_modules(self, group_modules: &'a [TokenStream]) -> Self {
        Self {
            group_modules,
            ..self
        }
    }

    /// Returns the same for items of this group.
    pub(crate) fn within(self, group: GroupId) -> Self {
        Self {
            group: Some(group),
            ..self
        }
    }

    /// Returns whether items of groups are in modules of their own.
    pub(crate) fn has_group_modules(self) -> bool {
        !self.group_modules.is_empty()
    }

    /// Returns an item of a group: its name, or its path.
    pub(crate) fn path(self, group: GroupId, name: &str) -> TokenStream {
        let name = ident(name);
        match self.group_modules.get(group.index()) {
            Some(home) => quote!(#home::#name),
            None => name.into_token_stream(),
        }
    }

    /// Returns an item generated from the declaration at `from`.
    pub(crate) fn item(self, from: Span, tokens: TokenStream) -> Item {
        Item::new(self.place(from), tokens)
    }

    /// Returns `"passes.kdl:12"` as a literal.
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
            form: DocStyle::Comments,
            ..self
        }
    }

    pub(crate) fn doc(self, text: &str) -> TokenStream {
        doc::documentation(&self.links.resolve(self.group, text), self.form)
    }

    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) fn run_trait_ident(self, pass: &Pass) -> Ident {
        ident(&self.run_trait_name(pass))
    }

    /// `RunsExamplePass<MyPass>`
    pub(crate) fn bound(self, pass: &Pass) -> TokenStream {
        let [runs, pass] =
            [&self.run_trait_name(pass), &pass.name].map(|name| self.path(pass.group, name));
        quote!(#runs<#pass>)
    }

    fn run_trait_name(self, pass: &Pass) -> String {
        let group = &self.set[pass.group];
        if is_ungrouped(group) {
            pass.items().implementation_trait()
        } else {
            group.items().runs
        }
    }
}

/// Returns `true` for the nameless group that holds an item which a macro expands on its own.
pub(crate) fn is_ungrouped(group: &Group) -> bool {
    group.name.is_empty()
}
