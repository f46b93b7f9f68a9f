//! Rust sources: where passes are implemented, and the lines of generated code that name their definition.

use std::ops::Range;

use crate::workspace::Workspace;

/// The places that implement a pass with this Rust name, each with its file.
pub(crate) fn implementations(
    workspace: &mut Workspace<'_>,
    pass: &str,
    stop: &dyn Fn() -> bool,
) -> Vec<(String, Range<u32>)> {
    let mut found = Vec::new();
    for file in workspace.rust_files() {
        if stop() {
            break;
        }
        let Ok(text) = workspace.text(&file) else {
            continue;
        };
        // To look for words is cheaper than to read Rust.
        if !text.contains(pass) || !text.contains(" for ") {
            continue;
        }
        let implementations = pass_def_tools::implementations(&text).into_iter();
        let implementations = implementations.filter(|(name, _)| name == pass);
        found.extend(implementations.map(|(_, range)| (file.clone(), range)));
    }
    found
}

/// The functions with the last name of a path, each with its file.
pub(crate) fn functions(
    workspace: &mut Workspace<'_>,
    path: &str,
    stop: &dyn Fn() -> bool,
) -> Vec<(String, Range<u32>)> {
    let name = path.rsplit("::").next().unwrap_or(path);
    let declaration = format!("fn {name}");
    let mut found = Vec::new();
    for file in workspace.rust_files() {
        if stop() {
            break;
        }
        let Ok(text) = workspace.text(&file) else {
            continue;
        };
        for (at, _) in text.match_indices(&declaration) {
            let start = at + "fn ".len();
            let end = start + name.len();
            let goes_on = |letter: char| letter.is_alphanumeric() || letter == '_';
            let after = text.get(end..).unwrap_or_default();
            let before = text.get(..at).unwrap_or_default();
            if !after.starts_with(goes_on) && !before.ends_with(goes_on) {
                found.push((file.clone(), start as u32..end as u32));
            }
        }
    }
    found
}

/// A line of generated code that names the place of a definition, such as `// from passes.kdl:12`.
pub(crate) struct Origin<'t> {
    /// The range of the file name and the line.
    pub(crate) range: Range<u32>,
    pub(crate) file: &'t str,
    /// Counted from 0.
    pub(crate) line: u32,
}

/// The origins that a Rust text names.
pub(crate) fn origins(text: &str) -> Vec<Origin<'_>> {
    const MARK: &str = "// from ";
    let starts = text.match_indices(MARK).map(|(at, _)| at + MARK.len());
    let origin = |start: usize| {
        let line = text.get(start..)?.lines().next()?;
        let (file, number) = line.trim_end().rsplit_once(':')?;
        let range = start as u32..(start + line.trim_end().len()) as u32;
        let number: u32 = number.parse().ok()?;
        let line = number.checked_sub(1)?;
        Some(Origin { range, file, line })
    };
    starts.filter_map(origin).collect()
}

/// The definition file that generated code means: the one whose path ends like the name, nearest to the code.
pub(crate) fn definition_file(
    workspace: &mut Workspace<'_>,
    rust: &str,
    written: &str,
) -> Option<String> {
    let written: Vec<&str> = written
        .split('/')
        .filter(|part| !matches!(*part, "." | ".."))
        .collect();
    let common = |file: &str| {
        let pairs = file.split('/').zip(rust.split('/'));
        pairs.take_while(|(one, other)| one == other).count()
    };
    let mut files = workspace.definition_files();
    files.retain(|file| file.split('/').collect::<Vec<_>>().ends_with(&written));
    files.into_iter().max_by_key(|file| common(file))
}
