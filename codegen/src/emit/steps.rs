//! The body of the function that builds a pipeline.

use passdefs::model::{
    Anchor, Argument, Condition, ExternalArgument, OptionDef, Pass, PipelineDef, Step,
};
use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::arguments as argument_values;
use crate::emit::condition::condition;
use crate::emit::option_scope::OptionScope;
use crate::literal;
use crate::settings::CratePath;

pub(crate) fn statements(scope: &OptionScope<'_>, steps: &[Step]) -> Vec<TokenStream> {
    steps.iter().map(|step| statement(scope, step)).collect()
}

fn statement(scope: &OptionScope<'_>, step: &Step) -> TokenStream {
    let set = scope.cx.set;
    match step {
        Step::Run {
            pass, arguments, ..
        } => run(scope, &set[*pass], arguments),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => use_pipeline(scope, &set[*pipeline], arguments),
        Step::External {
            name, arguments, ..
        } => external(scope, name, arguments),
        Step::Nest { anchor, steps, .. } => nest(scope, anchor, steps),
        Step::When {
            option,
            condition,
            steps,
            ..
        } => when(scope, &set[*option], condition, steps),
        Step::ExtensionPoint { name, .. } => {
            let name = literal::string(name);
            quote!(builder.extension_point(#name)?;)
        }
    }
}

/// `builder.add_boxed(create_simplify_with(SimplifyOptions { .. }))?;`
fn run(scope: &OptionScope<'_>, pass: &Pass, arguments: &[Argument]) -> TokenStream {
    let (callee, items) = (OptionScope::of_pass(scope.cx, pass), pass.items());
    if arguments.is_empty() && callee.has_default() {
        let create = scope.cx.path(pass.group, &items.create);
        return quote!(builder.add_boxed(#create())?;);
    }
    let create = scope.cx.path(pass.group, &items.create_with);
    let options = argument_values::typed_options(&callee, arguments);
    quote!(builder.add_boxed(#create(#options))?;)
}

/// `build_tail_pipeline(builder, &TailPipelineOptions { .. })?;`
fn use_pipeline(
    scope: &OptionScope<'_>,
    pipeline: &PipelineDef,
    arguments: &[Argument],
) -> TokenStream {
    let build = scope.cx.path(pipeline.group, &pipeline.items().build);
    let callee = OptionScope::of_pipeline(scope.cx, pipeline);
    if callee.options.is_empty() {
        return quote!(#build(builder)?;);
    }
    let options = argument_values::typed_options(&callee, arguments);
    quote!(#build(builder, &#options)?;)
}

/// `builder.append("cse", UntypedOptions::new())?;`
fn external(scope: &OptionScope<'_>, name: &str, arguments: &[ExternalArgument]) -> TokenStream {
    let (name, options) = (
        literal::string(name),
        argument_values::external_options(scope, arguments),
    );
    quote!(builder.append(#name, #options)?;)
}

/// `{ let builder = &mut builder.within("func.func")?; .. }`
fn nest(scope: &OptionScope<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let statements = nested(scope, anchor, steps);
    if steps.is_empty() {
        statements
    } else {
        quote!({ #statements })
    }
}

/// `let builder = &mut builder.within("func.func")?; ..`
fn nested(scope: &OptionScope<'_>, anchor: &Anchor, steps: &[Step]) -> TokenStream {
    let anchor = on(scope.crate_path(), anchor);
    if steps.is_empty() {
        return quote!(builder.within(#anchor)?;);
    }
    let statements = statements(scope, steps);
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
    scope: &OptionScope<'_>,
    option: &OptionDef,
    required: &Condition,
    steps: &[Step],
) -> TokenStream {
    let statements = match steps {
        // The braces of the condition are enough.
        [Step::Nest { anchor, steps, .. }] => nested(scope, anchor, steps),
        steps => {
            let statements = statements(scope, steps);
            quote!(#(#statements)*)
        }
    };
    let condition = condition(scope, option, required);
    quote!(if #condition { #statements })
}
