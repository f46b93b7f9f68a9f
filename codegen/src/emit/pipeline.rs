//! A pipeline: its options, its description, the functions that build and register it.

use std::ops::Deref;

use passdefs::model::{ArgumentValue, ExternalValue, PipelineDef, PipelineForm, Step};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::{allow, style};
use crate::emit::context::Context;
use crate::emit::option_scope::OptionScope;
use crate::emit::options::Description;
use crate::emit::{info, legality, options, pass_bounds, steps, tree, value};
use crate::item::Item;
use crate::literal;
use crate::names::{ident, ir_parameter};

/// A pipeline within its group.
pub(crate) struct PipelineScope<'a> {
    base: OptionScope<'a>,
    pub(crate) pipeline: &'a PipelineDef,
}

impl<'a> PipelineScope<'a> {
    pub(crate) fn new(cx: Context<'a>, pipeline: &'a PipelineDef) -> Self {
        Self {
            base: OptionScope::of_pipeline(cx, pipeline),
            pipeline,
        }
    }

    /// Requirements on the IR, for all passes of the pipeline.
    fn bounds(&self) -> TokenStream {
        pass_bounds::bounds(
            &pass_bounds::of_pipeline(self.cx.set, self.pipeline),
            self.cx,
        )
    }
}

impl<'a> Deref for PipelineScope<'a> {
    type Target = OptionScope<'a>;

    fn deref(&self) -> &OptionScope<'a> {
        &self.base
    }
}

/// `DefaultPipelineOptions`, `DEFAULT_PIPELINE`, `build_default_pipeline`, `register_default_pipeline`.
pub(crate) fn items(scope: &PipelineScope<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !scope.options.is_empty() {
        items.extend(options::items(scope));
    }
    items.push(scope.item(description(scope)));
    if !scope.options.is_empty() {
        items.push(Item::auxiliary(declaration(scope)));
    }
    items.push(scope.item(build(scope)));
    items.push(scope.item(register(scope)));
    items
}

/// `pub const DEFAULT_PIPELINE: &PipelineInfo = &PipelineInfo::new("Default", "features-default")..;`
fn description(scope: &PipelineScope<'_>) -> TokenStream {
    let (crate_path, vis) = (scope.crate_path(), &scope.visibility);
    let name = ident(&scope.pipeline.items().info);
    let (info, allow) = (
        pipeline_info(scope),
        allow(["dead_code", "unreachable_pub"]),
    );
    let text = format!(
        "The description of the pipeline `{}`, with its options.",
        scope.pipeline.argument
    );
    let doc = scope.cx.doc(&text);
    quote! {
        #doc
        #allow
        #vis const #name: &#crate_path::info::PipelineInfo = &{ #info };
    }
}

fn pipeline_info(scope: &PipelineScope<'_>) -> TokenStream {
    let pipeline = scope.pipeline;
    let [name, argument] = [&pipeline.name, &pipeline.argument].map(|text| literal::string(text));
    let (import, ty) = options::import(scope, Description::Pipeline);
    let mut info = quote!(#import #ty::new(#name, #argument));
    let steps = tree::text(scope.cx.set, pipeline.form.steps());
    for (method, text) in [
        ("group", scope.group().name.as_str()),
        ("summary", &pipeline.summary),
        ("description", &pipeline.description),
        ("steps", &steps),
    ] {
        if !text.is_empty() {
            let (method, text) = (ident(method), literal::string(text));
            info.extend(quote!(.#method(#text)));
        }
    }
    info.extend(info::anchor(&pipeline.anchor));
    info.extend(options::table(scope, Description::Pipeline));
    info.extend(legality::of_pipeline(pipeline, scope.cx));
    let points = tree::extension_points(pipeline.form.steps());
    if !points.is_empty() {
        let points = literal::strings(&points);
        info.extend(quote!(.extension_points(#points)));
    }
    let origin = scope.cx.origin(pipeline.span);
    quote!(#info.origin(#origin))
}

/// `declare_options!(DefaultPipelineOptions impl Default() = DEFAULT_PIPELINE.options, value opt_level);`
fn declaration(scope: &PipelineScope<'_>) -> TokenStream {
    let (crate_path, name) = (scope.crate_path(), &scope.options_name);
    let info = ident(&scope.pipeline.items().info);
    let entries = options::entries(scope);
    let equal = options::partial_eq_impl(scope);
    let default = options::types_of_defaults(scope).map(|types| quote!(impl Default(#(#types),*)));
    quote!(#crate_path::declare_options! { #name #equal #default = #info.options #(, #entries)* })
}

/// `pub fn build_default_pipeline<I>(builder: &mut PipelineWriter<'_, I>, options: &DefaultPipelineOptions) -> ..`
fn build(scope: &PipelineScope<'_>) -> TokenStream {
    let (crate_path, vis) = (scope.crate_path(), &scope.visibility);
    let name = ident(&scope.pipeline.items().build);
    let (bounds, body) = (scope.bounds(), body(scope));
    let text = format!(
        "{}\n\nAppends the passes of the pipeline `{}`.\n\n# Errors\n\nIf a pass or pipeline that it names is not \
         registered or does not fit.",
        scope.pipeline.summary, scope.pipeline.argument
    );
    let doc = scope.cx.doc(&text);
    let compares = scope.pipeline.form.steps().iter().any(has_condition);
    let lints = compares.then_some("unused_comparisons").into_iter();
    let lints = lints.chain(["dead_code", "unreachable_pub"]);
    let allow = allow(lints.chain(style([&text])));

    let builder = if uses_builder(&scope.pipeline.form) {
        quote!(builder)
    } else {
        quote!(_builder)
    };
    let options = options_parameter(scope);
    let ir = ir_parameter(&quote!(#bounds #body));
    quote! {
        #doc
        #allow
        #vis fn #name<#ir>(#builder: &mut #crate_path::registry::PipelineWriter<'_, #ir> #options) -> ::core::result::Result<(), #crate_path::registry::BuildError>
        where #ir: #bounds
        {
            #body
        }
    }
}

/// `, options: &DefaultPipelineOptions`, or nothing.
fn options_parameter(scope: &PipelineScope<'_>) -> TokenStream {
    let name = &scope.options_name;
    match (scope.options.is_empty(), uses_options(&scope.pipeline.form)) {
        (true, _) => TokenStream::new(),
        (false, true) => quote!(, options: &#name),
        (false, false) => quote!(, _options: &#name),
    }
}

fn body(scope: &PipelineScope<'_>) -> TokenStream {
    match &scope.pipeline.form {
        PipelineForm::Builder(path) => {
            let function = scope.cx.user_items.at_path(path.span, value::rust(path));
            let options = argument(scope);
            quote!(#function(builder #options))
        }
        form => {
            let statements = steps::statements(scope, form.steps());
            quote! {
                #(#statements)*
                ::core::result::Result::Ok(())
            }
        }
    }
}

/// `, options`, or nothing.
fn argument(scope: &PipelineScope<'_>) -> TokenStream {
    if scope.options.is_empty() {
        TokenStream::new()
    } else {
        quote!(, options)
    }
}

fn has_condition(step: &Step) -> bool {
    matches!(step, Step::When { .. }) || step.inner().iter().any(has_condition)
}

fn uses_builder(form: &PipelineForm) -> bool {
    matches!(form, PipelineForm::Builder(_)) || !form.steps().is_empty()
}

fn uses_options(form: &PipelineForm) -> bool {
    matches!(form, PipelineForm::Builder(_)) || form.steps().iter().any(step_uses_options)
}

fn step_uses_options(step: &Step) -> bool {
    match step {
        Step::When { .. } => true,
        Step::Nest { steps, .. } => steps.iter().any(step_uses_options),
        Step::Run { arguments, .. } | Step::Use { arguments, .. } => arguments
            .iter()
            .any(|argument| matches!(argument.value, ArgumentValue::Forward(_))),
        Step::External { arguments, .. } => arguments
            .iter()
            .any(|argument| matches!(argument.value, ExternalValue::Forward(_))),
        Step::ExtensionPoint { .. } => false,
    }
}

/// `pub fn register_default_pipeline<I>(registry: &mut PassRegistry<I>) -> Result<(), RegisterError>`
fn register(scope: &PipelineScope<'_>) -> TokenStream {
    let (crate_path, vis) = (scope.crate_path(), &scope.visibility);
    let items = scope.pipeline.items();
    let [info, build, name] = [&items.info, &items.build, &items.register].map(|name| ident(name));
    let (bounds, allow) = (scope.bounds(), allow(["dead_code", "unreachable_pub"]));
    let ir = ir_parameter(&bounds);
    let text = format!(
        "Registers the pipeline `{}`.\n\n# Errors\n\nIf the name is taken.",
        scope.pipeline.argument
    );
    let doc = scope.cx.doc(&text);
    let options = scope.options_type();
    let function = if scope.options.is_empty() {
        quote!(|builder, _: #options| #build(builder))
    } else {
        quote!(|builder, options: #options| #build(builder, &options))
    };
    quote! {
        #doc
        #allow
        #vis fn #name<#ir>(registry: &mut #crate_path::PassRegistry<#ir>) -> ::core::result::Result<(), #crate_path::registry::RegisterError>
        where #ir: #bounds
        {
            registry.register_pipeline(#info, #function)
        }
    }
}
