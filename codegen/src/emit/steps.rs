//! The body of the function that builds a pipeline.

use passdefs::model::{
    Anchor, Argument, Condition, ExternalArgument, OptionDef, Pass, PipelineDef, Step,
};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::arguments as argument_values;
use crate::emit::condition::condition;
use crate::emit::options_emitter::OptionsEmitter;
use crate::literal;
use crate::settings::CratePath;

pub(crate) fn statements(emitter: &OptionsEmitter<'_>, steps: &[Step]) -> Vec<TokenStream> {
    steps.iter().map(|step| statement(emitter, step)).collect()
}

fn statement(emitter: &OptionsEmitter<'_>, step: &Step) -> TokenStream {
    let set = emitter.cx.set;
    match step {
        Step::Run {
            pass, arguments, ..
        } => run(emitter, &set[*pass], arguments),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => use_pipeline(emitter, &set[*pipeline], arguments),
        Step::External {
            name, arguments, ..
        } => external(emitter, name, arguments),
        Step::Nest { anchor, steps, .. } => nest(emitter, anchor, steps),
        Step::When {
            option,
            condition,
            steps,
            ..
        } => when(emitter, &set[*option], condition, steps),
        Step::ExtensionPoint { name, .. } => {
            let name = literal::string(name);
            quote!(builder.extension_point(#name)?;)
        }
    }
}

/// `RunsExamplePass::<Simplify>::append(builder, SimplifyOptions { .. })?;`
fn run(emitter: &OptionsEmitter<'_>, pass: &Pass, arguments: &[Argument]) -> TokenStream {
    let callee = OptionsEmitter::of_pass(emitter.cx, pass);
    let (runs, name) = emitter.cx.trait_and_pass(pass);
    let options = if arguments.is_empty() && callee.has_default() {
        quote!(::core::default::Default::default())
    } else {
        argument_values::typed_options(&callee, arguments)
    };
    quote!(#runs::<#name>::append(builder, #options)?;)
}

/// `build_tail_pipeline(builder, &TailPipelineOptions { .. })?;`
fn use_pipeline(
    emitter: &OptionsEmitter<'_>,
    pipeline: &PipelineDef,
    arguments: &[Argument],
) -> TokenStream {
    let build = emitter.cx.path(pipeline.group, &pipeline.items().build);
    let callee = OptionsEmitter::of_pipeline(emitter.cx, pipeline);
    if callee.options.is_empty() {
        return quote!(#build(builder)?;);
    }
    let options = argument_values::typed_options(&callee, arguments);
    quote!(#build(builder, &#options)?;)
}

/// `builder.append("cse", UntypedOptions::new())?;`
fn external(
    emitter: &OptionsEmitter<'_>,
    name: &str,
    arguments: &[ExternalArgument],
) -> TokenStream {
    let (name, options) = (
        literal::string(name),
        argument_values::untyped_options(emitter, arguments),
    );
    quote!(builder.append(#name, #options)?;)
}

/// `{ let builder = &mut builder.within("func.func")?; .. }`
fn nest(emitter: &OptionsEmitter<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let statements = nested(emitter, anchor, steps);
    if steps.is_empty() {
        statements
    } else {
        quote!({ #statements })
    }
}

/// `let builder = &mut builder.within("func.func")?; ..`
fn nested(emitter: &OptionsEmitter<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let anchor = on(emitter.crate_path(), anchor);
    if steps.is_empty() {
        return quote!(builder.within(#anchor)?;);
    }
    let statements = statements(emitter, steps);
    quote! {
        let builder = &mut builder.within(#anchor)?;
        #(#statements)*
    }
}

/// `"func.func"`
pub(crate) fn on(crate_path: &CratePath, anchor: &Anchor) -> TokenStream {
    match anchor {
        Anchor::Any => quote!("any"),
        Anchor::Ops(ops) => {
            let ops = literal::string(&ops.join("|"));
            quote!(#ops)
        }
        Anchor::Interface(name) => {
            let name = literal::string(name);
            quote!(#crate_path::manager::Anchor::interface(#name))
        }
    }
}

/// `if options.opt_level >= 2 { .. }`
fn when(
    emitter: &OptionsEmitter<'_>,
    option: &OptionDef,
    required: &Condition,
    steps: &[Step],
) -> TokenStream {
    let statements = match steps {
        // The braces of the condition are enough.
        [Step::Nest { anchor, steps, .. }] => nested(emitter, anchor, steps),
        steps => {
            let statements = statements(emitter, steps);
            quote!(#(#statements)*)
        }
    };
    let condition = condition(emitter, option, required);
    quote!(if #condition { #statements })
}
