//! The steps of a pipeline as an indented list, for rustdoc.

use std::fmt::Write;

use passdefs::model::{Anchor, Condition, OptionDef, PassSet, Step};

/// Returns one line for each step, indented by its depth.
pub(crate) fn text(set: &PassSet, steps: &[Step]) -> String {
    let mut out = String::new();
    write_steps(set, steps, 0, &mut out);
    out.truncate(out.trim_end().len());
    out
}

/// Returns the names of the extension points without duplicates.
pub(crate) fn extension_points(steps: &[Step]) -> Vec<&str> {
    let mut points = Vec::new();
    for step in Step::all(steps) {
        if let Step::ExtensionPoint { name, .. } = step
            && !points.contains(&name.as_str())
        {
            points.push(name);
        }
    }
    points
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
        } => step_text(&set[*pass].argument, &set.arguments_text(arguments)),
        Step::Use {
            pipeline,
            arguments,
            ..
        } => step_text(&set[*pipeline].argument, &set.arguments_text(arguments)),
        Step::External {
            name, arguments, ..
        } => step_text(name, &set.external_arguments_text(arguments)),
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

/// `my-pass{entry=main}`, or `my-pass`.
fn step_text(name: &str, arguments: &str) -> String {
    if arguments.is_empty() {
        name.to_owned()
    } else {
        format!("{name}{{{arguments}}}")
    }
}

/// `when opt-level is at least 2`
fn when(set: &PassSet, option: &OptionDef, condition: &Condition) -> String {
    let words = Condition::words(condition.name());
    let value = condition
        .comparison()
        .map(|(_, value)| set.value_text(value));
    let value = value.unwrap_or_default();
    format!("when {} is {words}{value}", option.argument)
}
