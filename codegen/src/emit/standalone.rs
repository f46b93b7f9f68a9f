//! A pipeline that stands in Rust source.

use passdefs::model::PipelineDef;
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::context::Context;
use crate::emit::options_emitter::OptionsEmitter;
use crate::emit::{pass_bounds, steps};
use crate::names::ir_parameter;

/// `{ fn append<I>(builder: ..) { .. } CheckedPipeline::new("builtin.module", append) }`
pub(crate) fn expression(cx: Context<'_>, pipeline: &PipelineDef) -> TokenStream {
    let crate_path = cx.crate_path;
    let emitter = OptionsEmitter::of_pipeline(cx, pipeline);
    let steps = pipeline.form.steps();
    let statements = steps::statements(&emitter, steps);
    let bounds = pass_bounds::bounds(&pass_bounds::of_pipeline(cx.set, pipeline), cx);
    let ir = ir_parameter(&quote!(#bounds #(#statements)*));
    let anchor = steps::on(crate_path, &pipeline.anchor);
    let builder = if statements.is_empty() {
        quote!(_builder)
    } else {
        quote!(builder)
    };
    quote!({
        #[allow(clippy::all, clippy::pedantic, reason = "generated")]
        fn append<#ir>(#builder: &mut #crate_path::registry::PipelineWriter<'_, #ir>) -> ::core::result::Result<(), #crate_path::registry::BuildError>
        where #ir: #bounds
        {
            #(#statements)*
            ::core::result::Result::Ok(())
        }
        #crate_path::registry::CheckedPipeline::new(#anchor, append)
    })
}
