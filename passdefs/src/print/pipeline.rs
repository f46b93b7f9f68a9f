//! Pipelines as KDL.

use pass_kdl::{NodeWriter, identifier};
use pass_text::scalar::Notation;

use super::Printer;
use super::pass::print_argument;
use super::value::{list, print_comparison, print_value};
use crate::model::{
    Anchor, Argument, ArgumentValue, Callable, ExternalArgument, ExternalValue, PassSet,
    PipelineDef, PipelineForm, Step, Value,
};

impl<'s> Printer<'s> {
    /// Prints a pipeline, in a table what pipelines that use it are checked against: the anchor, the options and the steps.
    pub(super) fn pipeline(&mut self, pipeline: &'s PipelineDef) {
        let name = |node: &mut NodeWriter<'_>| {
            node.string(&pipeline.name);
            print_argument(node, &pipeline.argument);
        };
        self.block("pipeline", name, |printer| {
            printer.anchor(&pipeline.anchor);
            if !printer.is_table {
                printer.node("summary", |node| node.string(&pipeline.summary));
                printer.text("description", &pipeline.description);
            }
            printer.options(&pipeline.options);
            printer.clauses("precondition", &pipeline.preconditions);
            printer.clauses("postcondition", &pipeline.postconditions);
            match &pipeline.form {
                PipelineForm::Builder(path) => printer.node("builder", |node| node.string(path)),
                PipelineForm::Text { text, .. } => printer.node("text", |node| node.string(text)),
                PipelineForm::Body(steps) => {
                    printer.block("body", |_| {}, |printer| printer.steps(steps));
                }
            }
        });
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        let set = self.set;
        match step {
            Step::Run {
                pass, arguments, ..
            } => self.call("run", &set[*pass].argument, arguments),
            Step::Use {
                pipeline,
                arguments,
                ..
            } => self.call("use", &set[*pipeline].argument, arguments),
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
                self.node(word, |node| {
                    node.string(name);
                    let arguments = arguments.iter();
                    arguments.for_each(|argument| print_external(node, set, argument));
                });
            }
            Step::Nest { anchor, steps, .. } => {
                let anchor = |node: &mut NodeWriter<'_>| match anchor {
                    Anchor::Any => node.string("any"),
                    Anchor::Ops(ops) => ops.iter().for_each(|op| node.string(op)),
                    Anchor::Interface(name) => node.string_property("interface", name),
                };
                self.block("nest", anchor, |printer| printer.steps(steps));
            }
            Step::When {
                option,
                condition,
                steps,
                ..
            } => {
                let condition = |node: &mut NodeWriter<'_>| {
                    node.string(&set[*option].field);
                    print_comparison(node, set, condition);
                };
                self.block("when", condition, |printer| printer.steps(steps));
            }
            Step::ExtensionPoint { name, .. } => self.text("extension-point", name),
        }
    }

    fn call(&mut self, word: &str, name: &str, arguments: &[Argument]) {
        let set = self.set;
        self.node(word, |node| {
            node.string(name);
            let arguments = arguments.iter();
            arguments.for_each(|argument| print_given(node, set, argument));
        });
    }
}

fn print_given(node: &mut NodeWriter<'_>, set: &PassSet, argument: &Argument) {
    let name = identifier(&set[argument.option].argument);
    let text = match &argument.value {
        ArgumentValue::One(value) if !is_quoted(value) => {
            return print_value(node, set, &name, value);
        }
        ArgumentValue::One(value) => escaped(&set.value_text(value)),
        ArgumentValue::Many(values) => escaped(&list(set, values)),
        ArgumentValue::Forward(own) => format!("${}", set[*own].field),
    };
    node.string_property(&name, &text);
}

/// Returns `true` if the value is text, in which a `$` has a meaning.
fn is_quoted(value: &Value) -> bool {
    match value {
        Value::Scalar(value) => value.notation() == Notation::Quoted,
        Value::Enum(_) | Value::Text(_) => true,
    }
}

fn print_external(node: &mut NodeWriter<'_>, set: &PassSet, argument: &ExternalArgument) {
    let text = match &argument.value {
        ExternalValue::Text(text) => escaped(text),
        ExternalValue::Forward(own) => format!("${}", set[*own].field),
    };
    node.string_property(&identifier(&argument.option), &text);
}

/// Escapes each `$`, which would forward an option.
fn escaped(text: &str) -> String {
    text.replace('$', "$$")
}
