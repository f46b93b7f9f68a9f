//! What a pipeline runs, as people read it.

use std::fmt::Write;

use passdefs::model::{
    Anchor, Argument, ArgumentValue, Condition, Enum, OptionType, ScalarType, Step, Value,
};

use crate::emit::option_scope::OptionScope;
use crate::emit::pipeline::PipelineScope;

/// One step a line, indented by what it is nested in.
pub(crate) fn text(scope: &PipelineScope<'_>, steps: &[Step]) -> String {
    let mut out = String::new();
    write_steps(scope, steps, 0, &mut out);
    out.truncate(out.trim_end().len());
    out
}

/// The names of the extension points, each once.
pub(crate) fn extension_points(steps: &[Step]) -> Vec<&str> {
    let mut points = Vec::new();
    collect_points(steps, &mut points);
    points
}

fn collect_points<'a>(steps: &'a [Step], points: &mut Vec<&'a str>) {
    for step in steps {
        match step {
            Step::Nest { steps, .. } | Step::When { steps, .. } => collect_points(steps, points),
            Step::ExtensionPoint { name, .. } if !points.contains(&name.as_str()) => {
                points.push(name);
            }
            Step::ExtensionPoint { .. } | Step::Run { .. } | Step::Use { .. } => {}
        }
    }
}

fn write_steps(scope: &PipelineScope<'_>, steps: &[Step], depth: usize, out: &mut String) {
    for step in steps {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{:1$}{2}", "", depth * 2, line(scope, step));
        if let Step::Nest { steps, .. } | Step::When { steps, .. } = step {
            write_steps(scope, steps, depth + 1, out);
        }
    }
}

fn line(scope: &PipelineScope<'_>, step: &Step) -> String {
    match step {
        Step::Run {
            pass, arguments, ..
        } => {
            let to = scope.program.pass(scope.group, pass).map(|(group, pass)| {
                OptionScope::of_pass(group, pass, scope.runtime, scope.written)
            });
            format!("{pass}{}", options(scope, to.as_ref(), arguments))
        }
        Step::Use {
            pipeline,
            arguments,
            ..
        } => {
            let to = scope.program.pipeline(scope.group, pipeline);
            let to = to.map(|(group, pipeline)| {
                OptionScope::of_pipeline(group, pipeline, scope.runtime, scope.written)
            });
            format!("{pipeline}{}", options(scope, to.as_ref(), arguments))
        }
        Step::Nest { anchor, .. } => match anchor {
            Anchor::Any => "any".to_owned(),
            Anchor::Ops(ops) => ops.join("|"),
            Anchor::Interface(name) => name.clone(),
        },
        Step::When {
            option, condition, ..
        } => when(scope, option, condition),
        Step::ExtensionPoint { name, .. } => format!("extension point {name}"),
    }
}

/// `{entry=$entry max-iterations=20}`
fn options(from: &OptionScope<'_>, to: Option<&OptionScope<'_>>, arguments: &[Argument]) -> String {
    if arguments.is_empty() {
        return String::new();
    }
    let argument = |argument: &Argument| {
        let found = to.and_then(|to| {
            let found = to
                .options
                .iter()
                .find(|option| option.argument == argument.option)?;
            Some((&found.ty, &*to.group.enums))
        });
        let (ty, enums) = found.unwrap_or((&OptionType::BuiltIn(ScalarType::String), &[]));
        let value = match &argument.value {
            ArgumentValue::Forward(field) => format!("${}", argument_of(from, field)),
            ArgumentValue::Text(text) => text.clone(),
            ArgumentValue::One(value) => value.text(ty, enums),
            ArgumentValue::Many(many) => list(many, ty, enums),
        };
        format!("{}={value}", argument.option)
    };
    let arguments: Vec<String> = arguments.iter().map(argument).collect();
    format!("{{{}}}", arguments.join(" "))
}

fn list(many: &[Value], ty: &OptionType, enums: &[Enum]) -> String {
    let texts: Vec<String> = many.iter().map(|value| value.text(ty, enums)).collect();
    format!("{{{}}}", texts.join(","))
}

/// The name in textual pipelines of the option with this field.
fn argument_of<'a>(scope: &OptionScope<'a>, field: &'a str) -> &'a str {
    let found = scope.options.iter().find(|option| option.field == field);
    found.map_or(field, |option| &option.argument)
}

/// `when opt-level is at least 2`
fn when(scope: &PipelineScope<'_>, field: &str, condition: &Condition) -> String {
    let name = argument_of(scope, field);
    let option = scope.options.iter().find(|option| option.field == field);
    let ty = option.map_or(&OptionType::BuiltIn(ScalarType::String), |option| {
        &option.ty
    });
    let text = |value: &Value| value.text(ty, &scope.group.enums);
    match condition {
        Condition::True => format!("when {name}"),
        Condition::Given => format!("when {name} is given"),
        Condition::Is(value) => format!("when {name} is {}", text(value)),
        Condition::IsNot(value) => format!("when {name} is not {}", text(value)),
        Condition::AtLeast(value) => format!("when {name} is at least {}", text(value)),
        Condition::AtMost(value) => format!("when {name} is at most {}", text(value)),
    }
}
