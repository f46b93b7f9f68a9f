//! Rust sources: where passes are implemented, and which definition files generated code names.

use std::ops::Range;

use crate::workspace::Workspace;

/// Finds the implementations of a pass by its Rust name, each with its file.
pub(crate) fn implementations(
    workspace: &mut Workspace<'_>,
    pass: &str,
    stop: &dyn Fn() -> bool,
) -> Vec<(String, Range<u32>)> {
    search(workspace, stop, |text| {
        // Searching for words is cheaper than parsing Rust.
        if !text.contains(pass) || !text.contains(" for ") {
            return Vec::new();
        }
        let implementations = pass_def_tools::implementations(text).into_iter();
        let implementations = implementations.filter(|(name, _)| name == pass);
        implementations.map(|(_, range)| range).collect()
    })
}

/// Finds the functions with the last name of a path, each with its file.
pub(crate) fn functions(
    workspace: &mut Workspace<'_>,
    path: &str,
    stop: &dyn Fn() -> bool,
) -> Vec<(String, Range<u32>)> {
    let name = path.rsplit("::").next().unwrap_or(path);
    let declaration = format!("fn {name}");
    let is_in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    search(workspace, stop, |text| {
        let declarations = text.match_indices(&declaration).filter(|(at, _)| {
            let end = at + declaration.len();
            !text[end..].starts_with(is_in_word) && !text[..*at].ends_with(is_in_word)
        });
        let ranges = declarations.map(|(at, _)| at + "fn ".len()..at + declaration.len());
        ranges
            .map(|range| range.start as u32..range.end as u32)
            .collect()
    })
}

/// Searches the Rust sources of the workspace until `stop` returns true.
fn search(
    workspace: &mut Workspace<'_>,
    stop: &dyn Fn() -> bool,
    find: impl Fn(&str) -> Vec<Range<u32>>,
) -> Vec<(String, Range<u32>)> {
    let mut found = Vec::new();
    for file in workspace.rust_files() {
        if stop() {
            break;
        }
        if let Ok(text) = workspace.text(&file) {
            found.extend(find(&text).into_iter().map(|range| (file.clone(), range)));
        }
    }
    found
}

/// A definition file that the head of generated code names, as in `// Edit instead: passes.kdl`.
pub(crate) struct Origin<'t> {
    pub(crate) range: Range<u32>,
    pub(crate) file: &'t str,
}

pub(crate) fn origins(text: &str) -> Vec<Origin<'_>> {
    const MARK: &str = "// Edit instead: ";
    const BETWEEN: &str = ", ";
    let Some((head, rest)) = text.split_once(MARK) else {
        return Vec::new();
    };
    let mut start = head.len() + MARK.len();
    let files = rest.lines().next().unwrap_or_default().split(BETWEEN);
    let origin = |file| {
        let end = start + str::len(file);
        let range = start as u32..end as u32;
        start = end + BETWEEN.len();
        Origin { range, file }
    };
    files.map(origin).collect()
}

/// Returns the definition file that generated code names: the one whose path ends like the name, nearest to the code.
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
