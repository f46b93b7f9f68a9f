//! The tables of a reference page in rustdoc: the options of a pass or pipeline, and the statistics of a pass.

use passdefs::model::{OptionDef, PassSet, StatisticDef, markdown};

/// Returns the table of options, after an empty line; nothing if there are none.
pub(crate) fn options<'a>(
    set: &PassSet,
    options: impl IntoIterator<Item = &'a OptionDef>,
) -> String {
    let rows = options.into_iter().map(|option| {
        let cells = set.option_cells(option);
        let cells = [cells.name, cells.ty, cells.default, cells.allowed];
        let mut row = cells.map(|cell| markdown::parts(&cell)).to_vec();
        row.push(markdown::cell(&option.doc));
        row
    });
    table(
        &["Option", "Type", "Default", "Allowed", "Description"],
        rows,
    )
}

/// Returns the table of statistics, after an empty line; nothing if there are none.
pub(crate) fn statistics(statistics: &[StatisticDef]) -> String {
    let rows = statistics.iter();
    let rows = rows.map(|statistic| {
        vec![
            markdown::parts(&statistic.name_cell()),
            markdown::cell(&statistic.doc),
        ]
    });
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
