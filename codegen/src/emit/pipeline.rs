//! A pipeline: its options, its description, the functions that build and register it.

use std::ops::Deref;

use passdefs::model::{ArgumentValue, ExternalValue, PipelineDef, PipelineForm, Step};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::allow::{allow, style};
use crate::emit::context::Context;
use crate::emit::options::Description;
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::{info, legality, options, pass_bounds, steps, tree, value};
use crate::item::Item;
use crate::literal;
use crate::names::{ident, ir_parameter};

/// The pipeline to emit, with the context of its options.
pub(crate) struct PipelineEmitter<'a> {
    base: OptionsEmitter<'a>,
    pub(crate) pipeline: &'a PipelineDef,
}

impl<'a> PipelineEmitter<'a> {
    pub(crate) fn new(cx: Context<'a>, pipeline: &'a PipelineDef) -> Self {
        Self {
            base: OptionsEmitter::of_pipeline(cx, pipeline),
            pipeline,
        }
    }

    /// Returns the union of the trait bounds that the passes of the pipeline put on the IR.
    fn bounds(&self) -> TokenStream {
        pass_bounds::bounds(
            &pass_bounds::of_pipeline(self.cx.set, self.pipeline),
            self.cx,
        )
    }
}

impl<'a> Deref for PipelineEmitter<'a> {
    type Target = OptionsEmitter<'a>;

    fn deref(&self) -> &OptionsEmitter<'a> {
        &self.base
    }
}

/// `DefaultPipelineOptions`, `DEFAULT_PIPELINE`, `build_default_pipeline`, `register_default_pipeline`.
pub(crate) fn items(emitter: &PipelineEmitter<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    if !emitter.options.is_empty() {
        items.extend(options::items(emitter));
    }
    items.push(emitter.item(info_const(emitter)));
    if !emitter.options.is_empty() {
        items.push(Item::auxiliary(options_declaration(emitter)));
    }
    items.push(emitter.item(build(emitter)));
    items.push(emitter.item(register(emitter)));
    items
}

/// `pub const DEFAULT_PIPELINE: &PipelineInfo = &{ PipelineInfo::new("Default", "features-default").. };`
fn info_const(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let (crate_path, vis) = (emitter.crate_path(), &emitter.visibility);
    let name = ident(&emitter.pipeline.items().info);
    let (info, allow) = (
        pipeline_info(emitter),
        allow(["dead_code", "unreachable_pub"]),
    );
    let text = format!(
        "The description of the pipeline `{}`, with its options.",
        emitter.pipeline.argument
    );
    let doc = emitter.cx.doc(&text);
    quote! {
        #doc
        #allow
        #vis const #name: &#crate_path::info::PipelineInfo = &{ #info };
    }
}

fn pipeline_info(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let pipeline = emitter.pipeline;
    let [name, argument] = [&pipeline.name, &pipeline.argument].map(|text| literal::string(text));
    let (import, ty) = options::import(emitter, Description::Pipeline);
    let mut info = quote!(#import #ty::new(#name, #argument));
    let steps = tree::text(emitter.cx.set, pipeline.form.steps());
    for (method, text) in [
        ("group", emitter.group().name.as_str()),
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
    info.extend(options::table(emitter, Description::Pipeline));
    info.extend(legality::of_pipeline(pipeline, emitter.cx));
    let points = tree::extension_points(pipeline.form.steps());
    if !points.is_empty() {
        let points = literal::strings(&points);
        info.extend(quote!(.extension_points(#points)));
    }
    let origin = emitter.cx.origin(pipeline.span);
    quote!(#info.origin(#origin))
}

/// `declare_options! { DefaultPipelineOptions PartialEq(u32) impl Default() = DEFAULT_PIPELINE.options, value opt_level }`
fn options_declaration(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let (crate_path, name) = (emitter.crate_path(), &emitter.options_name);
    let info = ident(&emitter.pipeline.items().info);
    let entries = options::entries(emitter);
    let partial_eq = options::partial_eq_impl(emitter);
    let default =
        options::types_of_defaults(emitter).map(|types| quote!(impl Default(#(#types),*)));
    quote!(#crate_path::declare_options! { #name #partial_eq #default = #info.options #(, #entries)* })
}

/// `pub fn build_default_pipeline<I>(builder: &mut PipelineWriter<'_, I>, options: &DefaultPipelineOptions) -> ..`
fn build(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let (crate_path, vis) = (emitter.crate_path(), &emitter.visibility);
    let name = ident(&emitter.pipeline.items().build);
    let (bounds, body) = (emitter.bounds(), body(emitter));
    let text = format!(
        "{}\n\nAppends the passes of the pipeline `{}`.\n\n# Errors\n\nIf a pass or pipeline that it names is not \
         registered or does not fit.",
        emitter.pipeline.summary, emitter.pipeline.argument
    );
    let doc = emitter.cx.doc(&text);
    let steps = Step::all(emitter.pipeline.form.steps());
    let is_conditional = |step: &&Step| matches!(step, Step::When { .. });
    let has_conditions = steps.iter().any(is_conditional);
    let lints = has_conditions.then_some("unused_comparisons").into_iter();
    let lints = lints.chain(["dead_code", "unreachable_pub"]);
    let allow = allow(lints.chain(style([&text])));

    let builder = if uses_builder(&emitter.pipeline.form) {
        quote!(builder)
    } else {
        quote!(_builder)
    };
    let options = options_parameter(emitter);
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
fn options_parameter(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let name = &emitter.options_name;
    match (
        emitter.options.is_empty(),
        uses_options(&emitter.pipeline.form),
    ) {
        (true, _) => TokenStream::new(),
        (false, true) => quote!(, options: &#name),
        (false, false) => quote!(, _options: &#name),
    }
}

fn body(emitter: &PipelineEmitter<'_>) -> TokenStream {
    match &emitter.pipeline.form {
        PipelineForm::Builder(path) => {
            let function = emitter.cx.user_items.at_path(path.span, value::rust(path));
            let options = options_argument(emitter);
            quote!(#function(builder #options))
        }
        form => {
            let statements = steps::statements(emitter, form.steps());
            quote! {
                #(#statements)*
                ::core::result::Result::Ok(())
            }
        }
    }
}

/// `, options`, or nothing.
fn options_argument(emitter: &PipelineEmitter<'_>) -> TokenStream {
    if emitter.options.is_empty() {
        TokenStream::new()
    } else {
        quote!(, options)
    }
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
fn register(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let (crate_path, vis) = (emitter.crate_path(), &emitter.visibility);
    let items = emitter.pipeline.items();
    let [info, build, name] = [&items.info, &items.build, &items.register].map(|name| ident(name));
    let (bounds, allow) = (emitter.bounds(), allow(["dead_code", "unreachable_pub"]));
    let ir = ir_parameter(&bounds);
    let text = format!(
        "Registers the pipeline `{}`.\n\n# Errors\n\nIf the name is taken.",
        emitter.pipeline.argument
    );
    let doc = emitter.cx.doc(&text);
    let options = emitter.options_type();
    let build_closure = if emitter.options.is_empty() {
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
            registry.register_pipeline(#info, #build_closure)
        }
    }
}
