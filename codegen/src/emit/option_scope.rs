//! The options of a pass or pipeline with all that their emitters ask about them.

use passdefs::model::{EnumValue, Group, OptionDef, OptionType, Origin, PipelineDef};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use crate::emit::value::{self, Types};
use crate::item::Item;
use crate::literal;
use crate::settings::RuntimePath;
use crate::written::Written;

/// The options of a pass or pipeline within its group.
pub(crate) struct OptionScope<'a> {
    pub(crate) group: &'a Group,
    /// The Rust name of the pass or pipeline.
    owner: &'a str,
    /// What the options are those of, for people.
    pub(crate) described: String,
    origin: &'a Origin,
    /// All of them, those of sets in place.
    pub(crate) options: Vec<&'a OptionDef>,
    pub(crate) runtime: &'a RuntimePath,
    pub(crate) written: &'a Written,
    /// Visibility of everything that belongs to the pass or pipeline.
    pub(crate) visibility: TokenStream,
    /// `MyPassOptions`, `DefaultPipelineOptions`
    pub(crate) options_name: Ident,
}

impl<'a> OptionScope<'a> {
    pub(crate) fn of_pass(
        group: &'a Group,
        pass: &'a passdefs::model::Pass,
        runtime: &'a RuntimePath,
        written: &'a Written,
    ) -> Self {
        Self {
            group,
            owner: &pass.name,
            described: format!("[`{}`]", pass.name),
            origin: &pass.origin,
            options: pass.all_options(group).collect(),
            runtime,
            written,
            visibility: written.visibility(&pass.name),
            options_name: format_ident!("{}Options", pass.name),
        }
    }

    pub(crate) fn of_pipeline(
        group: &'a Group,
        pipeline: &'a PipelineDef,
        runtime: &'a RuntimePath,
        written: &'a Written,
    ) -> Self {
        Self {
            group,
            owner: &pipeline.name,
            described: format!("the pipeline `{}`", pipeline.argument),
            origin: &pipeline.origin,
            options: pipeline.all_options(group).collect(),
            runtime,
            written,
            visibility: written.visibility(&pipeline.name),
            options_name: format_ident!("{}PipelineOptions", pipeline.name),
        }
    }

    /// The tokens, at the place of the field's type if the user wrote it.
    pub(crate) fn at_field(&self, field: &str, tokens: TokenStream) -> TokenStream {
        self.written.at_field(self.owner, field, tokens)
    }

    /// An item that is named.
    pub(crate) fn item(&self, tokens: TokenStream) -> Item {
        Item::new(self.origin, tokens)
    }

    /// An impl that belongs to the item before it.
    pub(crate) fn belonging(&self, tokens: TokenStream) -> Item {
        Item::belonging(tokens)
    }

    /// What types and values of the options are written with.
    pub(crate) fn types(&self) -> Types<'a> {
        Types::new(self.group, self.runtime)
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

    /// Whether there are options of types that are declared elsewhere, which may be less visible than the options.
    pub(crate) fn has_outer_types(&self) -> bool {
        self.has_foreign_types()
            || self
                .options
                .iter()
                .any(|option| self.types().outer_enum(&option.ty).is_some())
    }

    pub(crate) fn has_floats(&self) -> bool {
        self.options
            .iter()
            .any(|option| option.ty.built_in().is_some_and(|ty| ty.sort() == "float"))
    }

    /// `MyPassOptions`, or `NoOptions`.
    pub(crate) fn options_type(&self) -> TokenStream {
        let rt = self.runtime;
        match self.options.is_empty() {
            true => quote!(#rt::NoOptions),
            false => self.options_name.to_token_stream(),
        }
    }

    /// The values of an option's enum; none if it has another type.
    pub(crate) fn enum_values(&self, ty: &OptionType) -> &'a [EnumValue] {
        self.types().declared(ty).map_or(&[], |one| &one.values)
    }

    /// `RegionSimplify::VALUES`, if the type is an enum; written out if the enum is declared elsewhere.
    pub(crate) fn enum_table(&self, ty: &OptionType) -> Option<TokenStream> {
        let OptionType::Enum(_) = ty else {
            return None;
        };
        if self.types().outer_enum(ty).is_some() {
            let rows = rows(self.enum_values(ty), self.runtime);
            return Some(quote!(&[#(#rows),*]));
        }
        let name = self.types().of_value(ty);
        Some(quote!(#name::VALUES))
    }
}

/// `EnumValueInfo::new("fast", "Run quickly")` for each value.
pub(crate) fn rows(values: &[EnumValue], rt: &RuntimePath) -> Vec<TokenStream> {
    let row = |value: &EnumValue| {
        let [text, doc] = [&value.text, &value.doc].map(|text| literal::string(text));
        quote!(#rt::EnumValueInfo::new(#text, #doc))
    };
    values.iter().map(row).collect()
}
