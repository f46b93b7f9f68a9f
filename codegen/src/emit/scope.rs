//! A pass with all that its emitters ask about it.

use std::ops::Deref;

use passdefs::model::Pass;
use proc_macro2::Ident;

use crate::emit::context::Context;
use crate::emit::option_scope::OptionScope;
use crate::names::ident;

/// A pass within its group.
pub(crate) struct Scope<'a> {
    base: OptionScope<'a>,
    pub(crate) pass: &'a Pass,
    /// `MyPass`
    pub(crate) name: Ident,
    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) runs_name: Ident,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(cx: Context<'a>, pass: &'a Pass) -> Self {
        Self {
            base: OptionScope::of_pass(cx, pass),
            pass,
            name: ident(&pass.name),
            runs_name: cx.runs_name(pass),
        }
    }

    /// The function that makes a pass, if it is the author's and not `MyPass::new`.
    pub(crate) fn constructor(&self) -> Option<Ident> {
        let own = self.pass.constructor.as_ref();
        own.map(|_| ident(&self.pass.items().constructor))
    }
}

impl<'a> Deref for Scope<'a> {
    type Target = OptionScope<'a>;

    fn deref(&self) -> &OptionScope<'a> {
        &self.base
    }
}
