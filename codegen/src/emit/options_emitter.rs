//! The options of a pass or pipeline with all that their emitters ask about them.

use passdefs::model::{Group, GroupId, OptionDef, OptionType, Pass, PipelineDef};
use proc_macro2::{Ident, TokenStream};

use crate::emit::context::Context;
use crate::emit::foreign;
use crate::emit::value::Types;
use crate::names::ident;
use crate::settings::CratePath;

/// The options of a pass or pipeline within its group.
pub(crate) struct OptionsEmitter<'a> {
    pub(crate) cx: Context<'a>,
    group: GroupId,
    /// The Rust name of the pass or pipeline.
    owner: &'a str,
    /// All of them, those of sets in place.
    pub(crate) options: Vec<&'a OptionDef>,
    /// Visibility of everything that belongs to the pass or pipeline.
    pub(crate) visibility: TokenStream,
    /// `MyPassOptions`, `DefaultPipelineOptions`
    pub(crate) options_name: Ident,
}

impl<'a> OptionsEmitter<'a> {
    pub(crate) fn of_pass(cx: Context<'a>, pass: &'a Pass) -> Self {
        Self {
            cx: cx.within(pass.group),
            group: pass.group,
            owner: &pass.name,
            options: cx.set.options(&pass.options).collect(),
            visibility: cx.user_items.visibility(&pass.name),
            options_name: ident(&pass.items().options),
        }
    }

    pub(crate) fn of_pipeline(cx: Context<'a>, pipeline: &'a PipelineDef) -> Self {
        Self {
            cx: cx.within(pipeline.group),
            group: pipeline.group,
            owner: &pipeline.name,
            options: cx.set.options(&pipeline.options).collect(),
            visibility: cx.user_items.visibility(&pipeline.name),
            options_name: ident(&pipeline.items().options),
        }
    }

    pub(crate) fn group(&self) -> &'a Group {
        &self.cx.set[self.group]
    }

    pub(crate) fn crate_path(&self) -> &'a CratePath {
        self.cx.crate_path
    }

    /// `MyPassOptions`, with the path of the module that it is in.
    pub(crate) fn options_path(&self) -> TokenStream {
        self.cx.path(self.group, &self.options_name.to_string())
    }

    /// Returns the tokens, at the place of the field's type if the user wrote it.
    pub(crate) fn at_field(&self, field: &str, tokens: TokenStream) -> TokenStream {
        self.cx.user_items.at_field(self.owner, field, tokens)
    }

    /// Returns the tokens, at the place of the option's default if the user wrote it.
    pub(crate) fn at_default(&self, field: &str, tokens: TokenStream) -> TokenStream {
        self.cx.user_items.at_default(self.owner, field, tokens)
    }

    pub(crate) fn types(&self) -> Types<'a> {
        Types::new(self.cx)
    }

    /// Returns whether the user wrote the struct that has the options as fields.
    pub(crate) fn is_written(&self) -> bool {
        self.cx.user_items.contains(self.owner)
    }

    /// Returns the type of the option's values: that of the definitions, or the user's own tokens.
    pub(crate) fn value_type(&self, option: &OptionDef) -> TokenStream {
        let ty = self.types().of_value(&option.ty);
        if foreign::is_foreign(option, self.types()) {
            self.cx.user_items.as_written(self.owner, &option.field, ty)
        } else {
            self.at_field(&option.field, ty)
        }
    }

    pub(crate) fn field_type(&self, option: &OptionDef) -> TokenStream {
        self.types().of_values(option, self.value_type(option))
    }

    /// Returns whether the options are sure to have a `Default`.
    pub(crate) fn has_default(&self) -> bool {
        let mut unchecked = foreign::with_defaults(&self.options, self.types());
        !self
            .options
            .iter()
            .any(|option| foreign::must_be_given(option))
            && unchecked.next().is_none()
    }

    /// Returns `true` if there are options whose types are known to be option values and nothing else.
    pub(crate) fn has_opaque_types(&self) -> bool {
        self.options
            .iter()
            .any(|option| matches!(option.ty, OptionType::Path(_)))
    }
}
