//! The steps of a pipeline, as people read them.

use std::fmt::Write;

use passdefs::model::{
    Anchor, Argument, ArgumentValue, Condition, ExternalArgument, ExternalValue, OptionDef,
    PassSet, Step,
};

/// One step a line, indented by what it is nested in.
pub(crate) fn text(set: &PassSet, steps: &[Step]) -> String {
    let mut out = String::new();
    write_steps(set, steps, 0, &mut out);
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
        if let Step::ExtensionPoint { name, .. } = step
            && !points.contains(&name.as_str())
        {
            points.push(name);
        }
        collect_points(step.inner(), points);
    }
}

fn write_steps(set: &PassSet, steps: &[Step], depth: usize, out: &mut String) {
    for step in steps {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{:1$}{2}", "", depth * 2, line(set, step));
        write_steps(set, step.inner(), depth + 1, out);
    }
}

fn line(set: &PassSet, step: &Step) -> String {
    match step {
        Step::Run {
            pass, arguments, ..
        } => format!("{}{}", set[*pass].argument, in_text(set, arguments)),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => format!("{}{}", set[*pipeline].argument, in_text(set, arguments)),
        Step::External {
            name, arguments, ..
        } => {
            let arguments = arguments.iter().map(|argument| external(set, argument));
            format!("{name}{}", in_braces(arguments))
        }
        Step::Nest { anchor, .. } => match anchor {
            Anchor::Any => "any".to_owned(),
            Anchor::Ops(ops) => ops.join("|"),
            Anchor::Interface(name) => name.clone(),
        },
        Step::When {
            option, condition, ..
        } => when(set, &set[*option], condition),
        Step::ExtensionPoint { name, .. } => format!("extension point {name}"),
    }
}

/// `{entry=$entry max-iterations=20}`
fn in_text(set: &PassSet, arguments: &[Argument]) -> String {
    let argument = |argument: &Argument| {
        let value = match &argument.value {
            ArgumentValue::Forward(own) => format!("${}", set[*own].argument),
            ArgumentValue::One(value) => set.value_text(value).into_owned(),
            ArgumentValue::Many(values) => {
                let texts: Vec<_> = values.iter().map(|value| set.value_text(value)).collect();
                format!("{{{}}}", texts.join(","))
            }
        };
        format!("{}={value}", set[argument.option].argument)
    };
    in_braces(arguments.iter().map(argument))
}

fn external(set: &PassSet, argument: &ExternalArgument) -> String {
    let option = &argument.option;
    match &argument.value {
        ExternalValue::Forward(own) => format!("{option}=${}", set[*own].argument),
        ExternalValue::Text(text) => format!("{option}={text}"),
    }
}

/// `{entry=main}`, or nothing.
fn in_braces(arguments: impl Iterator<Item = String>) -> String {
    let arguments: Vec<String> = arguments.collect();
    if arguments.is_empty() {
        return String::new();
    }
    format!("{{{}}}", arguments.join(" "))
}

/// `when opt-level is at least 2`
fn when(set: &PassSet, option: &OptionDef, condition: &Condition) -> String {
    let name = &option.argument;
    let text = |value| set.value_text(value);
    match condition {
        Condition::True => format!("when {name}"),
        Condition::Given => format!("when {name} is given"),
        Condition::Is(value) => format!("when {name} is {}", text(value)),
        Condition::IsNot(value) => format!("when {name} is not {}", text(value)),
        Condition::AtLeast(value) => format!("when {name} is at least {}", text(value)),
        Condition::AtMost(value) => format!("when {name} is at most {}", text(value)),
    }
}
