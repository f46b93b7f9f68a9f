//! The tables of a reference page in rustdoc: the options of a pass or pipeline, and the statistics of a pass.

use passdefs::model::{OptionDef, Part, PassSet, StatisticDef, paragraphs, visible};
use pulldown_cmark::{Event, Parser};

/// The table of options, after an empty line; nothing if there are none.
pub(crate) fn options<'a>(
    set: &PassSet,
    options: impl IntoIterator<Item = &'a OptionDef>,
) -> String {
    let rows = options.into_iter().map(|option| {
        let cells = set.option_cells(option);
        let cells = [cells.name, cells.ty, cells.default, cells.allowed];
        let mut row = cells.map(|cell| parts(&cell)).to_vec();
        row.push(text(&option.doc));
        row
    });
    table(
        &["Option", "Type", "Default", "Allowed", "Description"],
        rows,
    )
}

/// The table of statistics, after an empty line; nothing if there are none.
pub(crate) fn statistics(statistics: &[StatisticDef]) -> String {
    let rows = statistics.iter();
    let rows = rows.map(|it| vec![parts(&it.name_cell()), text(&it.doc)]);
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

fn parts(cell: &[Part]) -> String {
    let parts = cell.iter().map(|part| match part {
        Part::Words(words) => (*words).to_owned(),
        Part::Name(name) => code(name),
    });
    parts.collect()
}

/// A text as code in a cell, whatever is in it.
fn code(text: &str) -> String {
    let shown = visible(text);
    if shown.is_empty() {
        return "`\"\"`".to_owned();
    }
    if !shown.contains(['`', '|', '\\']) && shown == shown.trim() {
        return format!("`{shown}`");
    }
    let entity = |letter: char| {
        if letter.is_ascii_punctuation() {
            format!("&#{};", u32::from(letter))
        } else {
            letter.to_string()
        }
    };
    let shown: String = shown.chars().map(entity).collect();
    format!("<code>{shown}</code>")
}

/// A description on one line, its paragraphs apart.
fn text(text: &str) -> String {
    let lines = paragraphs(text);
    let lines: Vec<String> = lines.iter().map(|line| without_html(line)).collect();
    let line = lines.join("<br><br>");
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
