//! The rows of a table, and the part of them that a pipeline needs.

use std::collections::BTreeSet;

use crate::names::is_pipeline_safe;

/// The table of a set, as [`pass_table`](crate::pass_table) makes it, with the name that messages give it.
///
/// Closed: the caller makes it.
#[derive(Clone, Copy, Debug)]
pub struct PassTable<'t> {
    /// The name, such as the path of the crate.
    pub name: &'t str,
    /// The rows.
    pub rows: &'t [String],
}

/// A row, with its keyword and its name.
#[derive(Clone, Copy)]
struct Row<'t> {
    /// `group`, `enum`, `pass` or `pipeline`.
    sort: &'t str,
    /// The name of an enum in definitions, of a pass or pipeline in pipelines.
    name: &'t str,
    text: &'t str,
}

impl<'t> Row<'t> {
    fn new(text: &'t str) -> Self {
        let mut parts = text.split('"');
        let sort = parts.next().unwrap_or_default().trim();
        // Behind the Rust name and what is between the two stands the name in pipelines.
        let name = match sort {
            "pass" | "pipeline" => parts.nth(2),
            _ => parts.next(),
        };
        Self {
            sort,
            name: name.unwrap_or_default(),
            text,
        }
    }

    fn is_callable(&self) -> bool {
        matches!(self.sort, "pass" | "pipeline")
    }

    /// Returns `true` if the row can depend on a declaration of this sort. The targets of ordering rules are not needed.
    fn refers_to(&self, sort: &str) -> bool {
        match self.sort {
            "pipeline" => true,
            "pass" => sort == "enum",
            _ => false,
        }
    }

    fn words(self) -> impl Iterator<Item = &'t str> {
        let is_part = |letter: char| is_pipeline_safe(letter.encode_utf8(&mut [0; 4]));
        self.text.split(move |letter| !is_part(letter))
    }
}

impl<'t> PassTable<'t> {
    pub(super) fn callables(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        let rows = self.rows().filter(Row::is_callable);
        rows.map(|row| row.name)
    }

    fn rows(&self) -> impl Iterator<Item = Row<'t>> + use<'t> {
        self.rows.iter().map(|text| Row::new(text))
    }

    /// Returns the definitions of these passes and pipelines, with their dependencies, as KDL.
    pub(super) fn definitions(&self, names: &BTreeSet<&str>) -> String {
        let rows: Vec<Row<'_>> = self.rows().collect();
        let is_named = |row: &Row<'_>| row.is_callable() && names.contains(row.name);
        let mut reachable: Vec<bool> = rows.iter().map(is_named).collect();
        let mut open: Vec<usize> = (0..rows.len()).filter(|at| reachable[*at]).collect();
        while let Some(at) = open.pop() {
            let words: BTreeSet<&str> = rows[at].words().collect();
            for (to, row) in rows.iter().enumerate() {
                if !reachable[to] && rows[at].refers_to(row.sort) && words.contains(row.name) {
                    reachable[to] = true;
                    open.push(to);
                }
            }
        }
        let mut text = String::new();
        for (row, is_reachable) in rows.iter().zip(reachable) {
            match row.sort {
                "group" if text.is_empty() => text += &format!("{} {{\n", row.text),
                "group" => text += &format!("}}\n{} {{\n", row.text),
                _ if is_reachable => text += &format!("{}\n", row.text),
                _ => {}
            }
        }
        text + "}\n"
    }
}
