//! A pass with all that its emitters ask about it.

use std::ops::Deref;

use passdefs::model::Pass;
use proc_macro2::{Ident, TokenStream};

use crate::emit::context::Context;
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::value;
use crate::names::ident;

pub(crate) struct PassEmitter<'a> {
    base: OptionsEmitter<'a>,
    pub(crate) pass: &'a Pass,
    /// `MyPass`
    pub(crate) name: Ident,
    /// `RunsExamplePass`, or `RunsMyPass` for a pass without a group.
    pub(crate) run_trait_ident: Ident,
}

impl<'a> PassEmitter<'a> {
    pub(crate) fn new(cx: Context<'a>, pass: &'a Pass) -> Self {
        Self {
            base: OptionsEmitter::of_pass(cx, pass),
            pass,
            name: ident(&pass.name),
            run_trait_ident: cx.run_trait_ident(pass),
        }
    }

    /// Returns the path of the author's function that makes the pass, if there is one.
    pub(crate) fn constructor(&self) -> Option<TokenStream> {
        let path = self.pass.constructor.as_ref()?;
        Some(self.cx.user_items.at_path(path.span, value::rust(path)))
    }
}

impl<'a> Deref for PassEmitter<'a> {
    type Target = OptionsEmitter<'a>;

    fn deref(&self) -> &OptionsEmitter<'a> {
        &self.base
    }
}
