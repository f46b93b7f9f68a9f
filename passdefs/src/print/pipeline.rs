//! Pipelines as KDL.

use std::collections::BTreeMap;

use super::pass::{
    list, print_anchor, print_argument, print_options, print_scalar, print_value, text,
};
use super::text::{Node, Writer, identifier};
use crate::model::{
    Anchor, Argument, ArgumentValue, Condition, Group, OptionDef, OptionItem, PassSet, PipelineDef,
    PipelineForm, Scalar, Step, Value,
};

/// What can be called, by its argument, with the group that declares it.
pub(super) struct Scope<'s> {
    /// By the name of the group, too, which comes first.
    local: BTreeMap<(&'s str, &'s str), &'s [OptionItem]>,
    global: BTreeMap<&'s str, (&'s [OptionItem], &'s Group)>,
}

impl<'s> Scope<'s> {
    pub(super) fn of(set: &'s PassSet) -> Self {
        let mut scope = Self {
            local: BTreeMap::new(),
            global: BTreeMap::new(),
        };
        for group in &set.groups {
            let passes = group.passes.iter().map(|it| (&it.argument, &it.options));
            let pipelines = group.pipelines.iter().map(|it| (&it.argument, &it.options));
            for (argument, options) in passes.chain(pipelines) {
                let key = (group.name.as_str(), argument.as_str());
                scope.local.entry(key).or_insert(options);
                scope.global.entry(argument).or_insert((options, group));
            }
        }
        scope
    }

    /// The option that a step of the group gives a value to.
    fn option(
        &self,
        from: &'s Group,
        called: &str,
        argument: &str,
    ) -> Option<(&'s OptionDef, &'s Group)> {
        let local = self.local.get(&(from.name.as_str(), called));
        let (options, group) = match local {
            Some(options) => (*options, from),
            None => *self.global.get(called)?,
        };
        find(options, group, |option| option.argument == argument).map(|option| (option, group))
    }
}

/// An option, be it of a set that is used.
fn find<'s>(
    options: &'s [OptionItem],
    group: &'s Group,
    wanted: impl Fn(&OptionDef) -> bool,
) -> Option<&'s OptionDef> {
    let mut all = options.iter().flat_map(|item| match item {
        OptionItem::Own(option) => std::slice::from_ref(option),
        OptionItem::Set { name, .. } => {
            let mut sets = group.option_sets.iter();
            let set = sets.find(|set| set.name == *name);
            set.map_or(&[][..], |set| &set.options)
        }
    });
    all.find(|option| wanted(option))
}

/// A `pipeline` with all its facts.
pub(super) fn print_pipeline(
    writer: &mut Writer,
    pipeline: &PipelineDef,
    group: &Group,
    scope: &Scope<'_>,
) {
    writer.open("pipeline", |node| {
        node.string(&pipeline.name);
        print_argument(node, &pipeline.argument);
    });
    print_anchor(writer, &pipeline.anchor);
    writer.node("summary", |node| node.string(&pipeline.summary));
    if !pipeline.description.is_empty() {
        writer.node("description", |node| node.string(&pipeline.description));
    }
    print_options(writer, &pipeline.options, group);
    match &pipeline.form {
        PipelineForm::Builder(path) => writer.node("builder", |node| node.string(path)),
        PipelineForm::Text { text, .. } => writer.node("text", |node| node.string(text)),
        PipelineForm::Body(steps) => {
            writer.open("body", |_| {});
            let body = Body {
                pipeline,
                group,
                scope,
            };
            body.steps(writer, steps);
            writer.close();
        }
    }
    writer.close();
}

/// What is known around steps.
struct Body<'b> {
    pipeline: &'b PipelineDef,
    group: &'b Group,
    scope: &'b Scope<'b>,
}

impl Body<'_> {
    fn steps(&self, writer: &mut Writer, steps: &[Step]) {
        for step in steps {
            self.step(writer, step);
        }
    }

    fn step(&self, writer: &mut Writer, step: &Step) {
        match step {
            Step::Run {
                pass, arguments, ..
            } => self.call(writer, "run", pass, arguments),
            Step::Use {
                pipeline,
                arguments,
                ..
            } => {
                self.call(writer, "use", pipeline, arguments);
            }
            Step::Nest { anchor, steps, .. } => {
                writer.open("nest", |node| print_nest(node, anchor));
                self.steps(writer, steps);
                writer.close();
            }
            Step::When {
                option,
                condition,
                steps,
                ..
            } => {
                writer.open("when", |node| self.condition(node, option, condition));
                self.steps(writer, steps);
                writer.close();
            }
            Step::ExtensionPoint { name, .. } => {
                writer.node("extension-point", |node| node.string(name));
            }
        }
    }

    fn call(&self, writer: &mut Writer, node: &str, called: &str, arguments: &[Argument]) {
        writer.node(node, |node| {
            node.string(called);
            for argument in arguments {
                let option = self.scope.option(self.group, called, &argument.option);
                print_given(node, argument, option);
            }
        });
    }

    fn condition(&self, node: &mut Node<'_>, field: &str, condition: &Condition) {
        node.string(field);
        let (name, value) = match condition {
            Condition::True | Condition::Given => return,
            Condition::Is(value) => ("is", value),
            Condition::IsNot(value) => ("is-not", value),
            Condition::AtLeast(value) => ("at-least", value),
            Condition::AtMost(value) => ("at-most", value),
        };
        let options = &self.pipeline.options;
        if let Some(option) = find(options, self.group, |option| option.field == field) {
            print_value(node, name, value, (option, self.group));
        }
    }
}

fn print_nest(node: &mut Node<'_>, anchor: &Anchor) {
    match anchor {
        Anchor::Any => node.string("any"),
        Anchor::Ops(ops) => ops.iter().for_each(|op| node.string(op)),
        Anchor::Interface(name) => node.string_property("interface", name),
    }
}

/// What an option is given; nothing is known of the option if it is declared elsewhere.
fn print_given(node: &mut Node<'_>, argument: &Argument, option: Option<(&OptionDef, &Group)>) {
    let name = identifier(&argument.option);
    match (&argument.value, option) {
        (ArgumentValue::Forward(field), _) => node.string_property(&name, &format!("${field}")),
        (ArgumentValue::Text(written), _) => node.string_property(&name, &escaped(written)),
        (ArgumentValue::Many(values), Some(option)) => {
            node.string_property(&name, &escaped(&list(values, option)));
        }
        (ArgumentValue::One(Value::Scalar(value)), Some(_)) if !is_quoted(value) => {
            print_scalar(node, &name, value);
        }
        (ArgumentValue::One(value), Some(option)) => {
            let written = text(value, option.0, option.1);
            node.string_property(&name, &escaped(&written));
        }
        (ArgumentValue::One(_) | ArgumentValue::Many(_), None) => {}
    }
}

/// Whether the value is text, in which a `$` has a meaning.
fn is_quoted(value: &Scalar) -> bool {
    !matches!(
        value,
        Scalar::Bool(_) | Scalar::Int(_) | Scalar::F32(_) | Scalar::F64(_)
    )
}

/// Text that is not taken for the name of an option that is passed on.
fn escaped(text: &str) -> String {
    match text.starts_with('$') {
        true => format!("${text}"),
        false => text.to_owned(),
    }
}
