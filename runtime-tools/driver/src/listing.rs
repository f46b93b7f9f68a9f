//! Passes and pipelines with their options, as `--list-passes` and `--help` show them.

use std::collections::BTreeSet;
use std::fmt::Write;

use pass_runtime::info::{Arity, OptionInfo};
use pass_runtime::registry::Registration;
use pass_runtime::{Ir, PassRegistry};

/// Everything that is registered, in the order of registration.
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

/// The names of all dialects, as `mlir-opt --show-dialects` lists them.
pub(crate) fn dialects<I: Ir>(cx: &I::Context) -> String {
    let names: BTreeSet<String> = I::known_dialects(cx).into_iter().collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    format!("Available Dialects: {}\n", names.join(","))
}

/// Rows with their right halves below each other.
pub(crate) fn layout(rows: &[Row]) -> String {
    let width = rows
        .iter()
        .map(|row| row.left.chars().count())
        .max()
        .unwrap_or_default();
    let mut out = String::new();
    for Row { left, right } in rows {
        // Writing to a string cannot fail.
        let _ = match right.as_str() {
            "" => writeln!(out, "{left}"),
            right => writeln!(out, "{left:width$} {right}"),
        };
    }
    out
}

/// A line with two halves.
pub(crate) struct Row {
    left: String,
    right: String,
}

impl Row {
    /// A line with two halves.
    pub(crate) fn new(left: impl Into<String>, right: impl Into<String>) -> Self {
        Self {
            left: left.into(),
            right: right.into(),
        }
    }

    /// A line above others.
    pub(crate) fn heading(text: &str) -> Self {
        Self::new(text, "")
    }
}

fn entry_rows<I: Ir>(entry: &Registration<I>) -> Vec<Row> {
    let facts = facts_of_entry(entry);
    let mut rows = vec![Row::new(
        format!("  --{}", entry.argument()),
        described("-  ", entry.summary(), &facts),
    )];
    for option in entry.options() {
        let left = format!("    --{}{}", option.name, type_of(option));
        rows.push(Row::new(
            left,
            described("-", option.summary, &facts_of_option(option)),
        ));
        for value in option.values {
            rows.push(Row::new(
                format!("    ={}", value.text),
                described("-  ", value.summary, &[]),
            ));
        }
    }
    rows
}

fn described(dash: &str, summary: &str, facts: &[String]) -> String {
    let facts = if facts.is_empty() {
        String::new()
    } else {
        format!(" [{}]", facts.join("; "))
    };
    format!("{dash} {summary}{facts}").trim_end().to_owned()
}

fn type_of(option: &OptionInfo) -> String {
    match option.arity {
        Arity::List => format!("=<{}>,...", option.ty),
        _ if option.ty == "bool" => String::new(),
        _ => format!("=<{}>", option.ty),
    }
}

fn facts_of_entry<I: Ir>(entry: &Registration<I>) -> Vec<String> {
    let mut facts = Vec::new();
    if !entry.ops().is_empty() {
        facts.push(format!("on {}", entry.ops().join(", ")));
    }
    if let Registration::Pass(pass) = entry {
        facts.extend(
            pass.info()
                .interface
                .map(|interface| format!("on {interface}")),
        );
        if let Some(deprecation) = pass.info().deprecated {
            let instead = deprecation
                .instead
                .map(|pass| format!(", use {pass}"))
                .unwrap_or_default();
            facts.push(format!("deprecated{instead}"));
        }
    }
    facts
}

fn facts_of_option(option: &OptionInfo) -> Vec<String> {
    let mut facts = Vec::new();
    if option.arity == Arity::Required {
        facts.push("required".to_owned());
    }
    facts.extend(
        option
            .default
            .filter(|default| !default.is_empty())
            .map(|default| format!("default: {default}")),
    );
    facts.extend(match (option.min, option.max) {
        (Some(min), Some(max)) => Some(format!("{min} to {max}")),
        (Some(min), None) => Some(format!("at least {min}")),
        (None, Some(max)) => Some(format!("at most {max}")),
        (None, None) => None,
    });
    facts
}
