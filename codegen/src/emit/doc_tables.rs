//! The tables of a reference page in rustdoc: the options of a pass or pipeline, and the statistics of a pass.

use passdefs::model::{
    Arity, OptionDef, OptionType, PassSet, Scalar, ScalarType, StatisticDef, Value,
};
use pulldown_cmark::{Event, Parser};

use crate::literal::must_be_escaped;

/// The table of options, after an empty line; nothing if there are none.
pub(crate) fn options<'a>(
    set: &PassSet,
    options: impl IntoIterator<Item = &'a OptionDef>,
) -> String {
    let rows = options.into_iter().map(|option| {
        let name = name(&option.argument, &option.field);
        let (ty, default) = (ty(set, option), default(set, option));
        vec![name, ty, default, allowed(set, option), cell(&option.doc)]
    });
    table(
        &["Option", "Type", "Default", "Allowed", "Description"],
        rows,
    )
}

/// The table of statistics, after an empty line; nothing if there are none.
pub(crate) fn statistics(statistics: &[StatisticDef]) -> String {
    let rows = statistics
        .iter()
        .map(|it| vec![name(&it.name, &it.field), cell(&it.doc)]);
    table(&["Statistic", "Description"], rows)
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return String::new();
    }
    let rule = "|---".repeat(head.len());
    let rows = rows.map(|cells| format!("| {} |", cells.join(" | ")));
    let rows: Vec<String> = rows.collect();
    format!("\n\n| {} |\n{rule}|\n{}", head.join(" | "), rows.join("\n"))
}

fn name(shown: &str, field: &str) -> String {
    match shown.replace('-', "_") == field {
        true => code(shown),
        false => format!("{} (field {})", code(shown), code(field)),
    }
}

fn ty(set: &PassSet, option: &OptionDef) -> String {
    let ty = option.cpp_type().unwrap_or(set.type_name(&option.ty));
    match option.arity {
        Arity::List(_) => format!("list of {}", code(ty)),
        _ => code(ty),
    }
}

fn default(set: &PassSet, option: &OptionDef) -> String {
    let text = |value: &Value| set.value_text(value).into_owned();
    let shown = |text: String| match text.is_empty() {
        true => "empty".to_owned(),
        false => code(&text),
    };
    match &option.arity {
        Arity::Optional => "none".to_owned(),
        Arity::Required | Arity::Unknown { .. } => "required".to_owned(),
        Arity::Single(Some(value)) => shown(text(value)),
        Arity::Single(None) => {
            let shows = |ty: &ScalarType| !matches!(ty, ScalarType::Char | ScalarType::Pipeline);
            let zero = option.ty.built_in().filter(shows).map(ScalarType::zero);
            zero.map_or("that of the type".to_owned(), |it| shown(it.to_string()))
        }
        Arity::List(values) => match values.as_deref().unwrap_or_default() {
            [] => "empty".to_owned(),
            values => names(values.iter().map(text)),
        },
    }
}

fn allowed(set: &PassSet, option: &OptionDef) -> String {
    let bound = |bound: &Scalar| code(&bound.to_string());
    match (&option.ty, &option.min, &option.max) {
        (OptionType::Enum(id), ..) => names(set[*id].values.iter().map(|it| it.text.clone())),
        (_, Some(min), Some(max)) => format!("{} to {}", bound(min), bound(max)),
        (_, Some(min), None) => format!("at least {}", bound(min)),
        (_, None, Some(max)) => format!("at most {}", bound(max)),
        (_, None, None) => String::new(),
    }
}

fn names(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.map(|name| code(&name)).collect();
    names.join(", ")
}

/// A text as code in a cell, whatever is in it.
fn code(text: &str) -> String {
    let line = text.replace("\r\n", " ").replace(['\n', '\r'], " ");
    let shown: String = line.chars().flat_map(visible).collect();
    if shown.is_empty() {
        return "`\"\"`".to_owned();
    }
    if !shown.contains(['`', '|', '\\']) && shown == shown.trim() {
        return format!("`{shown}`");
    }
    let entity = |letter: char| match letter.is_ascii_punctuation() {
        true => format!("&#{};", u32::from(letter)),
        false => letter.to_string(),
    };
    let shown: String = shown.chars().map(entity).collect();
    format!("<code>{shown}</code>")
}

/// A letter, or the escape of one that nobody sees or that turns the order of others.
fn visible(letter: char) -> Vec<char> {
    match letter.is_control() || must_be_escaped(letter) {
        true => letter.escape_default().collect(),
        false => vec![letter],
    }
}

/// A description on one line, its paragraphs apart.
fn cell(text: &str) -> String {
    let mut paragraphs = vec![Vec::new()];
    for line in text.lines() {
        match (line.trim(), paragraphs.last_mut()) {
            ("", _) => paragraphs.push(Vec::new()),
            (line, Some(words)) => words.extend(line.split_whitespace()),
            (_, None) => {}
        }
    }
    let lines = paragraphs.iter().filter(|words| !words.is_empty());
    let lines: Vec<String> = lines.map(|words| words.join(" ")).collect();
    let lines = lines.iter().map(|line| without_html(line));
    let line = lines.collect::<Vec<_>>().join("<br><br>");
    line.replace("\\|", "|").replace('|', "\\|")
}

/// The line with a backslash before each HTML tag, so that it is shown as text.
fn without_html(line: &str) -> String {
    let before = "x ";
    let mut shown = format!("{before}{line}");
    let events = Parser::new(&shown).into_offset_iter();
    let tags = events.filter(|(event, _)| matches!(event, Event::InlineHtml(_)));
    let starts: Vec<usize> = tags.map(|(_, range)| range.start).collect();
    for start in starts.into_iter().rev() {
        shown.insert(start, '\\');
    }
    shown.split_off(before.len())
}
