//! Pipelines as KDL.

use pass_kdl::{NodeWriter, Writer, identifier};
use pass_text::scalar::Notation;

use super::legality::{print_clauses, print_flat_clauses};
use super::pass::{print_anchor, print_argument, print_option, print_options};
use super::value::{list, print_value};
use crate::model::{
    Anchor, Argument, ArgumentValue, Callable, Condition, ExternalArgument, ExternalValue,
    OptionId, PassSet, PipelineDef, PipelineForm, Step, Value,
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PipelineFacts {
    All,
    /// The anchor, the options and the steps, which pipelines that use it are checked against.
    Interface,
}

pub(super) fn print_pipeline(
    writer: &mut Writer,
    set: &PassSet,
    pipeline: &PipelineDef,
    facts: PipelineFacts,
) {
    writer.open("pipeline", |node| {
        node.string(&pipeline.name);
        print_argument(node, &pipeline.argument);
    });
    print_anchor(writer, &pipeline.anchor);
    if facts == PipelineFacts::All {
        writer.node("summary", |node| node.string(&pipeline.summary));
        if !pipeline.description.is_empty() {
            writer.node("description", |node| node.string(&pipeline.description));
        }
        print_options(writer, set, &pipeline.options);
        print_clauses(writer, set, "precondition", &pipeline.preconditions);
        print_clauses(writer, set, "postcondition", &pipeline.postconditions);
    } else {
        let options = set.options(&pipeline.options);
        options.for_each(|option| print_option(writer, set, option));
        print_flat_clauses(writer, set, "precondition", &pipeline.preconditions);
        print_flat_clauses(writer, set, "postcondition", &pipeline.postconditions);
    }
    print_form(writer, set, &pipeline.form);
    writer.close();
}

fn print_form(writer: &mut Writer, set: &PassSet, form: &PipelineForm) {
    match form {
        PipelineForm::Builder(path) => writer.node("builder", |node| node.string(path)),
        PipelineForm::Text { text, .. } => writer.node("text", |node| node.string(text)),
        PipelineForm::Body(steps) => {
            writer.open("body", |_| {});
            print_steps(writer, set, steps);
            writer.close();
        }
    }
}

fn print_steps(writer: &mut Writer, set: &PassSet, steps: &[Step]) {
    steps.iter().for_each(|step| print_step(writer, set, step));
}

fn print_step(writer: &mut Writer, set: &PassSet, step: &Step) {
    match step {
        Step::Run {
            pass, arguments, ..
        } => print_call(writer, set, ("run", &set[*pass].argument), arguments),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => print_call(writer, set, ("use", &set[*pipeline].argument), arguments),
        Step::External {
            name,
            callable,
            arguments,
            ..
        } => {
            let word = match callable {
                Callable::Pass => "run",
                Callable::Pipeline => "use",
            };
            writer.node(word, |node| {
                node.string(name);
                let arguments = arguments.iter();
                arguments.for_each(|argument| print_external(node, set, argument));
            });
        }
        Step::Nest { anchor, steps, .. } => {
            writer.open("nest", |node| print_nest(node, anchor));
            print_steps(writer, set, steps);
            writer.close();
        }
        Step::When {
            option,
            condition,
            steps,
            ..
        } => {
            writer.open("when", |node| {
                print_condition(node, set, *option, condition);
            });
            print_steps(writer, set, steps);
            writer.close();
        }
        Step::ExtensionPoint { name, .. } => {
            writer.node("extension-point", |node| node.string(name));
        }
    }
}

fn print_call(
    writer: &mut Writer,
    set: &PassSet,
    (word, name): (&str, &str),
    arguments: &[Argument],
) {
    writer.node(word, |node| {
        node.string(name);
        let arguments = arguments.iter();
        arguments.for_each(|argument| print_given(node, set, argument));
    });
}

fn print_condition(
    node: &mut NodeWriter<'_>,
    set: &PassSet,
    option: OptionId,
    condition: &Condition,
) {
    node.string(&set[option].field);
    print_comparison(node, set, condition);
}

pub(super) fn print_comparison(node: &mut NodeWriter<'_>, set: &PassSet, condition: &Condition) {
    if let Some((name, value)) = condition.comparison() {
        print_value(node, set, name, value);
    }
}

fn print_nest(node: &mut NodeWriter<'_>, anchor: &Anchor) {
    match anchor {
        Anchor::Any => node.string("any"),
        Anchor::Ops(ops) => ops.iter().for_each(|op| node.string(op)),
        Anchor::Interface(name) => node.string_property("interface", name),
    }
}

fn print_given(node: &mut NodeWriter<'_>, set: &PassSet, argument: &Argument) {
    let name = identifier(&set[argument.option].argument);
    match &argument.value {
        ArgumentValue::Forward(own) => print_forward(node, set, &name, *own),
        ArgumentValue::Many(values) => {
            node.string_property(&name, &escaped(&list(set, values)));
        }
        ArgumentValue::One(value) if !is_quoted(value) => {
            print_value(node, set, &name, value);
        }
        ArgumentValue::One(value) => {
            node.string_property(&name, &escaped(&set.value_text(value)));
        }
    }
}

/// Returns `true` if the value is text, in which a `$` has a meaning.
fn is_quoted(value: &Value) -> bool {
    match value {
        Value::Scalar(value) => value.notation() == Notation::Quoted,
        Value::Enum(_) | Value::Text(_) => true,
    }
}

fn print_external(node: &mut NodeWriter<'_>, set: &PassSet, argument: &ExternalArgument) {
    let name = identifier(&argument.option);
    match &argument.value {
        ExternalValue::Text(text) => node.string_property(&name, &escaped(text)),
        ExternalValue::Forward(own) => print_forward(node, set, &name, *own),
    }
}

fn print_forward(node: &mut NodeWriter<'_>, set: &PassSet, name: &str, own: OptionId) {
    node.string_property(name, &format!("${}", set[own].field));
}

/// Escapes a `$` at the start, which would forward an option.
fn escaped(text: &str) -> String {
    if text.starts_with('$') {
        format!("${text}")
    } else {
        text.to_owned()
    }
}
