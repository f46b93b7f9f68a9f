//! The tables of a reference page in rustdoc: the options of a pass or pipeline, and the statistics of a pass.

use passdefs::model::{OptionDef, Part, PassSet, StatisticDef, paragraphs, visible};

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
    let rows = rows.map(|statistic| vec![parts(&statistic.name_cell()), text(&statistic.doc)]);
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

/// Returns the line with a backslash before each HTML tag outside of code, so that it is shown as text.
fn without_html(line: &str) -> String {
    let mut shown = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['`', '<', '\\']) {
        let (before, special) = rest.split_at(at);
        shown.push_str(before);
        if is_tag(special) {
            shown.push('\\');
        }
        let (piece, behind) = special.split_at(piece_length(special));
        shown.push_str(piece);
        rest = behind;
    }
    shown + rest
}

/// Returns the length of what a text starts with: a code span, an escaped letter, or one letter.
fn piece_length(text: &str) -> usize {
    let fence = text.len() - text.trim_start_matches('`').len();
    if fence == 0 {
        let letters = if text.starts_with('\\') { 2 } else { 1 };
        return text.chars().take(letters).map(char::len_utf8).sum();
    }
    let mut end = fence;
    while let Some(at) = text.get(end..).and_then(|rest| rest.find('`')) {
        let closing = text.get(end + at..).unwrap_or_default();
        let length = closing.len() - closing.trim_start_matches('`').len();
        end += at + length;
        if length == fence {
            return end;
        }
    }
    fence
}

/// Returns `true` if a text starts with `<` as HTML does, and not as a link in angle brackets.
fn is_tag(text: &str) -> bool {
    let inside = text.strip_prefix('<');
    inside.is_some_and(|inside| {
        let name = inside.split('>').next().unwrap_or_default();
        let is_link = name.contains([':', '@']) && !name.contains(char::is_whitespace);
        !is_link
            && inside
                .starts_with(|first: char| first.is_ascii_alphabetic() || "/!?".contains(first))
    })
}
