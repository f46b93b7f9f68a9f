//! The list of passes and pipelines with their options in `--list-passes` and `--help`.

use std::collections::BTreeSet;

use pass_runtime::info::{Arity, OptionInfo};
use pass_runtime::registry::Registration;
use pass_runtime::{Ir, PassRegistry};

pub(crate) fn render<I: Ir>(registry: &PassRegistry<I>) -> String {
    let is_pass = |entry: &&Registration<I>| matches!(entry, Registration::Pass(_));
    let mut rows = vec![Row::heading("Passes:")];
    rows.extend(registry.iter().filter(is_pass).flat_map(entry_rows));
    if registry.pipelines().next().is_some() {
        rows.push(Row::heading("Pipelines:"));
        rows.extend(
            registry
                .iter()
                .filter(|entry| !is_pass(entry))
                .flat_map(entry_rows),
        );
    }
    layout(&rows)
}

/// Lists the names of all dialects, as `mlir-opt --show-dialects` does.
pub(crate) fn dialects<I: Ir>(cx: &I::Context) -> String {
    let names: BTreeSet<String> = I::known_dialects(cx).into_iter().collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    format!("Available Dialects: {}\n", names.join(","))
}

/// The widest column that formatting can fill.
pub(crate) const MAX_WIDTH: usize = u16::MAX as usize;

/// The width of a line of help.
const LINE: usize = 100;
/// A left column that is longer has its right column on the next line.
const MAX_LEFT: usize = 34;

/// Joins rows. Their right columns are aligned, and broken into lines between words.
pub(crate) fn layout(rows: &[Row]) -> String {
    let widths = rows.iter().map(|row| row.left.chars().count());
    let width = widths.filter(|width| *width <= MAX_LEFT).max();
    let width = width.unwrap_or(MAX_LEFT);
    let mut out = String::new();
    for Row { left, right } in rows {
        if right.is_empty() {
            out += &format!("{left}\n");
            continue;
        }
        let mut line = format!("{left:width$}");
        if left.chars().count() > width {
            out += &format!("{left}\n");
            line = " ".repeat(width);
        }
        let mut is_first = true;
        for word in right.split(' ') {
            if !is_first && line.chars().count() + 1 + word.chars().count() > LINE {
                out += &format!("{line}\n");
                line = " ".repeat(width + 2);
            }
            line = line + " " + word;
            is_first = false;
        }
        out += &format!("{line}\n");
    }
    out
}

/// Lists the names of passes and pipelines with their summaries.
pub(crate) fn names<I: Ir>(registry: &PassRegistry<I>) -> String {
    let row = |entry: &Registration<I>| {
        Row::new(
            format!("  --{}", entry.argument()),
            description("-", entry.summary(), &[]),
        )
    };
    let mut rows = vec![Row::heading("Passes and pipelines:")];
    rows.extend(registry.iter().map(row));
    layout(&rows)
}

pub(crate) struct Row {
    left: String,
    right: String,
}

impl Row {
    pub(crate) fn new(left: impl Into<String>, right: impl Into<String>) -> Self {
        Self {
            left: left.into(),
            right: right.into(),
        }
    }

    pub(crate) fn heading(text: &str) -> Self {
        Self::new(text, "")
    }
}

fn entry_rows<I: Ir>(entry: &Registration<I>) -> Vec<Row> {
    let details = registration_details(entry);
    let mut rows = vec![Row::new(
        format!("  --{}", entry.argument()),
        description("-  ", entry.summary(), &details),
    )];
    for option in entry.options() {
        let left = format!("    --{}{}", option.name, type_suffix(option));
        rows.push(Row::new(
            left,
            description("-", option.summary, &option_details(option)),
        ));
        for value in option.values {
            rows.push(Row::new(
                format!("    ={}", value.text),
                description("-  ", value.summary, &[]),
            ));
        }
    }
    rows
}

fn description(dash: &str, summary: &str, details: &[String]) -> String {
    let details = if details.is_empty() {
        String::new()
    } else {
        format!(" [{}]", details.join("; "))
    };
    format!("{dash} {summary}{details}").trim_end().to_owned()
}

fn type_suffix(option: &OptionInfo) -> String {
    match option.arity {
        Arity::List => format!("=<{}>,...", type_name(option)),
        _ if option.ty == "bool" => String::new(),
        _ => format!("=<{}>", type_name(option)),
    }
}

/// Returns the name of the type of values; that of a type in Rust means nothing on a command line.
fn type_name(option: &OptionInfo) -> &str {
    if option.ty.contains("::") {
        "value"
    } else {
        option.ty
    }
}

fn registration_details<I: Ir>(entry: &Registration<I>) -> Vec<String> {
    let mut details = Vec::new();
    if !entry.ops().is_empty() {
        details.push(format!("on {}", entry.ops().join(", ")));
    }
    if let Registration::Pass(pass) = entry {
        details.extend(
            pass.info()
                .interface
                .map(|interface| format!("on {interface}")),
        );
        if let Some(deprecation) = pass.info().deprecated {
            let instead = deprecation
                .instead
                .map(|pass| format!(", use {pass}"))
                .unwrap_or_default();
            details.push(format!("deprecated{instead}"));
        }
    }
    details
}

fn option_details(option: &OptionInfo) -> Vec<String> {
    let mut details = Vec::new();
    if option.arity == Arity::Required {
        details.push("required".to_owned());
    }
    details.extend(
        option
            .default
            .filter(|default| !default.is_empty())
            .map(|default| format!("default: {default}")),
    );
    details.extend(match (option.min, option.max) {
        (Some(min), Some(max)) => Some(format!("{min} to {max}")),
        (Some(min), None) => Some(format!("at least {min}")),
        (None, Some(max)) => Some(format!("at most {max}")),
        (None, None) => None,
    });
    details
}
