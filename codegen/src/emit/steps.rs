//! The body of the function that builds a pipeline.

use passdefs::model::{Anchor, Argument, Condition, Step};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::condition::condition;
use crate::emit::given;
use crate::emit::option_scope::OptionScope;
use crate::emit::pipeline::PipelineScope;
use crate::literal;
use crate::names::function;

/// One statement for each step.
pub(crate) fn statements(scope: &PipelineScope<'_>, steps: &[Step]) -> Vec<TokenStream> {
    steps.iter().map(|step| statement(scope, step)).collect()
}

fn statement(scope: &PipelineScope<'_>, step: &Step) -> TokenStream {
    match step {
        Step::Run {
            pass: name,
            external: true,
            arguments,
            ..
        }
        | Step::Use {
            pipeline: name,
            external: true,
            arguments,
            ..
        } => by_name(scope, name, arguments),
        Step::Run {
            pass, arguments, ..
        } => run(scope, pass, arguments),
        Step::Nest { anchor, steps, .. } => nest(scope, anchor, steps),
        Step::When {
            option,
            condition,
            steps,
            ..
        } => when(scope, option, condition, steps),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => used(scope, pipeline, arguments),
        Step::ExtensionPoint { name, .. } => {
            let name = literal::string(name);
            quote!(builder.extension_point(#name)?;)
        }
    }
}

/// `builder.add_boxed(create_simplify_with(SimplifyOptions { .. }))?;`
fn run(scope: &PipelineScope<'_>, argument: &str, arguments: &[Argument]) -> TokenStream {
    let Some((group, pass)) = scope.program.pass(scope.group, argument) else {
        return by_name(scope, argument, arguments);
    };
    let to = OptionScope::of_pass(group, pass, scope.runtime, scope.written);
    if arguments.is_empty() && to.has_default() {
        let create = function("create_", &pass.name, "");
        return quote!(builder.add_boxed(#create())?;);
    }
    let create = function("create_", &pass.name, "_with");
    let options = given::typed(scope, &to, arguments);
    quote!(builder.add_boxed(#create(#options))?;)
}

/// `build_tail_pipeline(builder, &TailPipelineOptions { .. })?;`
fn used(scope: &PipelineScope<'_>, argument: &str, arguments: &[Argument]) -> TokenStream {
    let Some((group, pipeline)) = scope.program.pipeline(scope.group, argument) else {
        return by_name(scope, argument, arguments);
    };
    let build = function("build_", &pipeline.name, "_pipeline");
    let to = OptionScope::of_pipeline(group, pipeline, scope.runtime, scope.written);
    if to.options.is_empty() {
        return quote!(#build(builder)?;);
    }
    let options = given::typed(scope, &to, arguments);
    quote!(#build(builder, &#options)?;)
}

/// `builder.append("cse", GivenOptions::new())?;`
fn by_name(scope: &PipelineScope<'_>, argument: &str, arguments: &[Argument]) -> TokenStream {
    let (name, given) = (literal::string(argument), given::by_name(scope, arguments));
    quote!(builder.append(#name, #given)?;)
}

/// `{ let builder = &mut builder.within("func.func")?; .. }`
fn nest(scope: &PipelineScope<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let statements = nested(scope, anchor, steps);
    match steps.is_empty() {
        true => statements,
        false => quote!({ #statements }),
    }
}

/// `let builder = &mut builder.within("func.func")?; ..`
fn nested(scope: &PipelineScope<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let rt = scope.runtime;
    let anchor = match anchor {
        Anchor::Any => quote!("any"),
        Anchor::Ops(ops) => {
            let ops = literal::string(&ops.join("|"));
            quote!(#ops)
        }
        Anchor::Interface(name) => {
            let name = literal::string(name);
            quote!(#rt::Anchor::interface(#name))
        }
    };
    if steps.is_empty() {
        return quote!(builder.within(#anchor)?;);
    }
    let statements = statements(scope, steps);
    quote! {
        let builder = &mut builder.within(#anchor)?;
        #(#statements)*
    }
}

/// `if options.opt_level >= 2 { .. }`
fn when(scope: &PipelineScope<'_>, field: &str, wanted: &Condition, steps: &[Step]) -> TokenStream {
    let statements = match steps {
        // The braces of the condition are enough.
        [Step::Nest { anchor, steps, .. }] => nested(scope, anchor, steps),
        steps => {
            let statements = statements(scope, steps);
            quote!(#(#statements)*)
        }
    };
    let option = scope.options.iter().find(|option| option.field == field);
    match option {
        Some(option) => {
            let condition = condition(scope, option, wanted);
            quote!(if #condition { #statements })
        }
        None => statements,
    }
}
