//! The context that all emitters share.

use passdefs::model::{Group, GroupId, Pass, PassSet};
use passdefs::source::Span;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use crate::doc::{self, DocStyle, Links};
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

    /// Returns `"passes.kdl"` as a literal. Without the line, a file that is committed stays as it is where lines move.
    pub(crate) fn origin(self, span: Span) -> proc_macro2::Literal {
        literal::line(self.set.location(span).file)
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

    /// Returns whether the text serves as documentation as it is.
    pub(crate) fn is_plain(self, text: &str) -> bool {
        doc::is_plain(text) && *self.links.resolve(self.group, text) == *text
    }

    /// Returns a text of the definitions, and documentation beside it if the text itself does not serve as such; `default` documents
    /// what has no text.
    pub(crate) fn described(self, text: &str, default: &str) -> Described {
        if text.trim().is_empty() {
            let comments = self.doc(default);
            return Described {
                comments,
                text: TokenStream::new(),
            };
        }
        let literal = literal::string(text);
        if self.is_plain(text) {
            return Described {
                comments: TokenStream::new(),
                text: quote!(#literal),
            };
        }
        Described {
            comments: self.doc(text.trim()),
            text: quote!(as #literal),
        }
    }

    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) fn run_trait_ident(self, pass: &Pass) -> Ident {
        ident(&self.run_trait_name(pass))
    }

    /// `RunsExamplePass<MyPass>`
    pub(crate) fn bound(self, pass: &Pass) -> TokenStream {
        let (runs, pass) = self.trait_and_pass(pass);
        quote!(#runs<#pass>)
    }

    /// `RunsExamplePass`, `MyPass`
    pub(crate) fn trait_and_pass(self, pass: &Pass) -> (TokenStream, TokenStream) {
        let runs = self.run_trait_name(pass);
        (
            self.path(pass.group, &runs),
            self.path(pass.group, &pass.name),
        )
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

/// A text of the definitions in a row of a declaration.
pub(crate) struct Described {
    /// Documentation, if the text is none.
    pub(crate) comments: TokenStream,
    /// `".."`, or `as ".."` if the text is no documentation, or nothing.
    pub(crate) text: TokenStream,
}

/// Returns `true` for the nameless group that holds an item which a macro expands on its own.
pub(crate) fn is_ungrouped(group: &Group) -> bool {
    group.name.is_empty()
}
