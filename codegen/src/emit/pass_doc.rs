//! Rustdoc of a pass: the tables of its reference page, for readers of `cargo doc` and of editors.

use passdefs::model::{
    Anchor, Arity, OptionDef, OptionType, OrCpp, ScalarType, StatisticDef, Value,
};

use crate::emit::Scope;
use crate::emit::option_doc::code;

/// The facts of the pass, its options and its statistics, a table each.
pub(crate) fn tables(scope: &Scope<'_>) -> String {
    let mut tables = vec![facts(scope)];
    if !scope.options.is_empty() {
        let head = ["Option", "Type", "Default", "Allowed", "Description"];
        let rows = scope.options.iter().map(|it| option(scope, it));
        tables.push(table(&head.map(str::to_owned), rows));
    }
    if !scope.pass.statistics.is_empty() {
        let head = ["Statistic", "Description"];
        let rows = scope.pass.statistics.iter().map(statistic);
        tables.push(table(&head.map(str::to_owned), rows));
    }
    tables.join("\n")
}

/// What the pass runs on and creates, and where it is declared.
fn facts(scope: &Scope<'_>) -> String {
    let pass = scope.pass;
    let mut rows = Vec::new();
    let dialects = pass.dialects.iter().filter_map(OrCpp::known);
    let dialects = list(dialects.map(String::as_str));
    if !dialects.is_empty() {
        rows.push(["May create from".to_owned(), dialects]);
    }
    if pass.required {
        rows.push(["Required".to_owned(), "bisection never skips it".to_owned()]);
    }
    if pass.idempotent {
        let effect = "a second run right after it changes nothing";
        rows.push(["Idempotent".to_owned(), effect.to_owned()]);
    }
    rows.push(["Declared at".to_owned(), code(&scope.cx.place(pass.span))]);
    table(&["Runs on".to_owned(), runs_on(&pass.anchor)], rows)
}

fn runs_on(anchor: &OrCpp<Anchor>) -> String {
    match anchor {
        OrCpp::Known(Anchor::Any) => "any isolated operation".to_owned(),
        OrCpp::Known(Anchor::Ops(ops)) => list(ops.iter().map(String::as_str)),
        OrCpp::Known(Anchor::Interface(interface)) => {
            format!("any operation that implements {}", code(interface))
        }
        OrCpp::Cpp(class) => format!("the C++ class {}", code(class)),
    }
}

fn option(scope: &Scope<'_>, option: &OptionDef) -> [String; 5] {
    let set = scope.cx.set;
    let ty = code(set.type_name(&option.ty));
    let ty = match option.arity {
        Arity::List(_) => format!("list of {ty}"),
        _ => ty,
    };
    [
        named(&option.argument, &option.field),
        ty,
        default(scope, option),
        allowed(scope, option),
        first_paragraph(&option.doc),
    ]
}

fn default(scope: &Scope<'_>, option: &OptionDef) -> String {
    let text = |value: &Value| scope.cx.set.value_text(value).into_owned();
    let shown = |text: &str| match text {
        "" => "empty".to_owned(),
        text => code(text),
    };
    match &option.arity {
        Arity::Optional => "none".to_owned(),
        Arity::Required | Arity::Unknown { .. } => "required".to_owned(),
        Arity::Single(Some(value)) => shown(&text(value)),
        Arity::Single(None) => match option.ty.built_in() {
            None | Some(ScalarType::Char | ScalarType::Pipeline) => "that of the type".to_owned(),
            Some(ty) => shown(&ty.zero().to_string()),
        },
        Arity::List(values) => {
            let values: Vec<String> = values.iter().flatten().map(text).collect();
            match values.is_empty() {
                true => "empty".to_owned(),
                false => list(values.iter().map(String::as_str)),
            }
        }
    }
}

fn allowed(scope: &Scope<'_>, option: &OptionDef) -> String {
    if let OptionType::Enum(id) = &option.ty {
        let values = &scope.cx.set[*id].values;
        return list(values.iter().map(|value| value.text.as_str()));
    }
    let shown = |limit: &dyn std::fmt::Display| code(&limit.to_string());
    match (&option.min, &option.max) {
        (Some(min), Some(max)) => format!("{} to {}", shown(min), shown(max)),
        (Some(min), None) => format!("at least {}", shown(min)),
        (None, Some(max)) => format!("at most {}", shown(max)),
        (None, None) => String::new(),
    }
}

fn statistic(statistic: &StatisticDef) -> [String; 2] {
    [
        named(&statistic.name, &statistic.field),
        first_paragraph(&statistic.doc),
    ]
}

/// The name in pipelines, and that of the field where it is another.
fn named(name: &str, field: &str) -> String {
    match field == name.replace('-', "_") {
        true => code(name),
        false => format!("{} (field {})", code(name), code(field)),
    }
}

/// The first paragraph as one line: a cell holds no more.
fn first_paragraph(text: &str) -> String {
    let lines = text
        .trim()
        .lines()
        .take_while(|line| !line.trim().is_empty());
    let words = lines.flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ")
}

fn list<'t>(names: impl Iterator<Item = &'t str>) -> String {
    let shown = |name: &str| match name {
        "" => "`\"\"`".to_owned(),
        name => code(name),
    };
    names.map(shown).collect::<Vec<_>>().join(", ")
}

fn table<const COLUMNS: usize>(
    head: &[String; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> String {
    let mut text = row(head);
    text.push_str(&"|---".repeat(COLUMNS));
    text.push_str("|\n");
    for cells in rows {
        text.push_str(&row(&cells));
    }
    text
}

/// Bars within a cell are escaped, even in code: a table is divided before code is read.
fn row(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    format!("| {} |\n", cells.join(" | "))
}
