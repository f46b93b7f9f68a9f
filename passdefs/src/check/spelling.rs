//! Names: each fits the place that it is for.

use super::rust_text::{parse_path, parse_type};
use crate::catalogue::{self, Code};
use crate::draft::{PipelineName, Spanned};
use crate::model::RustText;
use crate::names::{
    is_identifier, is_kebab, is_pipeline_safe, is_snake, is_upper_camel, kebab_case, shown,
    snake_case, upper_camel_case,
};
use crate::report::Report;
use crate::vocabulary::Spelling;

/// Checks the name of a group, pass, pipeline, enum or enum value: an identifier in UpperCamel.
pub(super) fn upper_camel(name: &Spanned<String>, report: &mut Report) -> String {
    let right = Some(upper_camel_case(&name.value)).filter(|right| is_upper_camel(right));
    let style = (catalogue::NOT_UPPER_CAMEL, "UpperCamel");
    identifier(name, is_upper_camel, style, right, report)
}

/// Checks the name of an option, a statistic or state: an identifier in snake_case.
pub(super) fn snake(name: &Spanned<String>, report: &mut Report) -> String {
    // A keyword is written as it is.
    let text = name.value.trim_start_matches("r#");
    let right = Some(snake_case(text)).filter(|right| is_snake(right));
    let style = (catalogue::NOT_SNAKE, "snake_case");
    identifier(name, is_snake, style, right, report)
}

fn identifier(
    name: &Spanned<String>,
    fits: fn(&str) -> bool,
    style: (Code, &str),
    right: Option<String>,
    report: &mut Report,
) -> String {
    let right = right.filter(|right| is_identifier(right));
    if !is_identifier(&name.value) {
        let style = (catalogue::NOT_AN_IDENTIFIER, "a Rust identifier");
        misspelt(style, name, right, report);
    } else if !fits(&name.value) {
        misspelt(style, name, right, report);
    }
    name.value.clone()
}

/// Checks the argument of a pass or pipeline, or the name of an option: kebab-case unless it is marked as verbatim.
pub(super) fn pipeline_name(name: &Spanned<PipelineName>, report: &mut Report) -> String {
    let text = Spanned::new(name.value.text.clone(), name.span);
    if name.value.verbatim {
        safe(&text, "a name in pipelines", report)
    } else {
        kebab(&text, report)
    }
}

/// Checks the name of an option set, a kind or an extension point: kebab-case.
pub(super) fn kebab(name: &Spanned<String>, report: &mut Report) -> String {
    kebab_or(name, |right| right, report)
}

/// Checks a name like [`kebab`]; `help` words the right one.
pub(super) fn kebab_or(
    name: &Spanned<String>,
    help: impl FnOnce(String) -> String,
    report: &mut Report,
) -> String {
    if !is_kebab(&name.value) {
        let right = Some(kebab_case(&name.value)).filter(|right| is_kebab(right));
        let style = (catalogue::NOT_KEBAB, "kebab-case");
        misspelt(style, name, right.map(help), report);
    }
    name.value.clone()
}

fn misspelt(
    (code, style): (Code, &str),
    name: &Spanned<String>,
    right: Option<String>,
    report: &mut Report,
) {
    let message = format!("{} is not {style}", shown(&name.value));
    let diag = report.error(code, name.span, message);
    if let Some(right) = right {
        diag.help(format!("write `{right}`"));
    }
}

/// Returns an operation, an interface, a dialect, the text of a value, or something that is declared elsewhere can stand in a
/// pipeline.
pub(super) fn safe(name: &Spanned<String>, what: &str, report: &mut Report) -> String {
    if !is_pipeline_safe(&name.value) {
        let message = format!("{} cannot be {what}", shown(&name.value));
        let diag = report.error(catalogue::NOT_A_NAME, name.span, message);
        diag.note("names are made of letters, digits and any of `_`, `-`, `.`, `$`, `:`, `+`, `/`");
    }
    name.value.clone()
}

/// Checks the name of an operation, which is not `any`.
pub(super) fn op(name: &Spanned<String>, spelling: Spelling, report: &mut Report) -> String {
    let op = safe(name, "the name of an operation", report);
    warn_of_class(name, "Op", "an operation, such as `func.func`", report);
    if name.value == "any" {
        let message = "`any` is not the name of an operation";
        let diag = report.error(catalogue::NOT_A_NAME, name.span, message);
        let nest = spelling.node("nest", &["any"], true);
        diag.help(format!(
            "leave out `op` to run on any operation, and write `{nest}` for all that are nested"
        ));
    }
    op
}

/// Warns about a C++ class that stands for the name of what it implements. What is no name is reported as that alone.
pub(super) fn warn_of_class(name: &Spanned<String>, end: &str, what: &str, report: &mut Report) {
    let is_class = name.value.ends_with(end) && is_upper_camel(&name.value);
    if is_pipeline_safe(&name.value) && (is_class || name.value.contains("::")) {
        let message = format!("{} looks like a C++ class", shown(&name.value));
        let diag = report.warning(catalogue::CPP_CLASS, name.span, message);
        diag.help(format!("write the name that the IR has for {what}"));
    }
}

/// Checks a name that is free text: visible, on one line.
pub(super) fn visible(name: &Spanned<String>, what: &str, report: &mut Report) {
    if name.value.trim().is_empty() || name.value.chars().any(char::is_control) {
        let message = format!("{} cannot be {what}", shown(&name.value));
        report.error(catalogue::NOT_A_NAME, name.span, message);
    }
}

/// Checks the path of a Rust function or type.
pub(super) fn rust_path(path: &Spanned<String>, what: &str, report: &mut Report) -> String {
    rust(path, what, parse_path, report)
}

/// Checks the path of the author's function that makes a pass or builds a pipeline.
pub(super) fn function_path(path: &Spanned<String>, report: &mut Report) -> RustText {
    let text = rust_path(path, "a path of a Rust function", report);
    RustText::new(text, path.span)
}

/// Checks the Rust type of state.
pub(super) fn rust_type(ty: &Spanned<String>, report: &mut Report) -> String {
    rust(ty, "a Rust type", parse_type, report)
}

fn rust(
    written: &Spanned<String>,
    what: &str,
    parse: fn(&str) -> Result<String, String>,
    report: &mut Report,
) -> String {
    parse(&written.value).unwrap_or_else(|error| {
        not_rust(written, what, &error, report);
        written.value.clone()
    })
}

pub(super) fn not_rust(written: &Spanned<String>, what: &str, error: &str, report: &mut Report) {
    let message = format!("{} is not {what}", shown(&written.value));
    let diag = report.error(catalogue::NOT_RUST, written.span, message);
    diag.label(error);
}
