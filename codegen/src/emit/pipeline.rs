//! A pipeline: its options, its description, the functions that build and register it.

use std::ops::Deref;

use passdefs::model::{PipelineDef, PipelineForm};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::{doc_tables, foreign, info, legality, options, pass_bounds, steps, tree, value};
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
    let (vis, pipeline) = (&emitter.visibility, emitter.pipeline);
    let items = pipeline.items();
    let [info, build, register] =
        [&items.info, &items.build, &items.register].map(|name| ident(name));
    let [name, argument] = [&pipeline.name, &pipeline.argument].map(|text| literal::string(text));
    let facts = facts(emitter);
    let options = options::list(emitter).map(|list| {
        let table = doc_tables::options(emitter.cx.set, emitter.options.iter().copied());
        let doc = emitter.cx.doc(table.trim_start());
        quote!(#doc options #list,)
    });
    let (bounds, function) = (emitter.bounds(), build_function(emitter));
    let rows = quote! {
        #vis #info = #name #argument, register #register,
        info { #(#facts),* },
        #options
        for [#bounds],
        build #build #function
    };
    let call = Item::call(emitter.crate_path(), "__declare_pipeline", rows);
    std::iter::once(call)
        .chain(foreign::assertions(emitter))
        .collect()
}

/// Returns the facts of the pipeline as calls on its `PipelineInfo`.
fn facts(emitter: &PipelineEmitter<'_>) -> Vec<TokenStream> {
    let pipeline = emitter.pipeline;
    let steps = tree::text(emitter.cx.set, pipeline.form.steps());
    let mut facts = info::texts([
        ("group", emitter.group().name.as_str()),
        ("summary", &*pipeline.summary),
        ("description", &*pipeline.description),
        ("steps", &*steps),
    ]);
    facts.extend(info::anchor(&pipeline.anchor));
    facts.extend(legality::of_pipeline(pipeline, emitter.cx));
    let points = tree::extension_points(pipeline.form.steps());
    if !points.is_empty() {
        let points = literal::strings(&points);
        facts.push(quote!(extension_points(#points)));
    }
    let origin = emitter.cx.origin(pipeline.span);
    facts.push(quote!(origin(#origin)));
    facts
}

/// `pub fn build_default_pipeline<I>(builder: &mut PipelineWriter<'_, I>, options: &DefaultPipelineOptions) -> ..`
fn build_function(emitter: &PipelineEmitter<'_>) -> TokenStream {
    let (crate_path, vis) = (emitter.crate_path(), &emitter.visibility);
    let name = ident(&emitter.pipeline.items().build);
    let (bounds, body) = (emitter.bounds(), body(emitter));
    let options = (!emitter.options.is_empty()).then(|| {
        let name = &emitter.options_name;
        quote!(, options: &#name)
    });
    let ir = ir_parameter(&quote!(#bounds #body));
    quote! {
        #vis fn #name<#ir>(builder: &mut #crate_path::registry::PipelineWriter<'_, #ir> #options) -> ::core::result::Result<(), #crate_path::registry::BuildError>
        where #ir: #bounds
        {
            #body
        }
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
