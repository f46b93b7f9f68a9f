//! Circles of files: no file of the crates listed here needs, through others, itself.
//!
//! A file needs another if a path in it leads there, through re-exports too: in `use crate::model::OptionDef`, `model.rs`
//! that re-exports `OptionDef` is passed by. Tests are left out, and so are paths inside of macro calls.

use std::collections::{BTreeMap, BTreeSet};

use super::module::{Module, modules};
use super::rust_file::RustFile;

/// The folders of sources of the crates that have no circles.
const CRATES: [&str; 5] = [
    "passdefs/src/",
    "codegen/src/",
    "docs-gen/src/",
    "pass-macros/src/",
    "tools/cli/src/",
];

/// The files that each file needs, with a path that leads there.
type Edges<'a> = BTreeMap<&'a str, BTreeMap<&'a str, String>>;

pub(crate) fn check(files: &[RustFile], findings: &mut Vec<String>) {
    for folder in CRATES {
        findings.extend(circles(files, folder));
    }
}

fn circles(files: &[RustFile], folder: &str) -> Vec<String> {
    let modules = modules(files, folder);
    let edges = edges(&modules);
    let components = components(&edges);
    components
        .iter()
        .map(|files| describe(files, &edges))
        .collect()
}

fn edges<'a>(modules: &'a BTreeMap<Vec<String>, Module<'a>>) -> Edges<'a> {
    let mut edges = Edges::new();
    for module in modules.values() {
        let needed = edges.entry(module.file).or_default();
        for path in &module.paths {
            if let Some(file) = super::module::file_of(modules, path)
                && file != module.file
            {
                needed.entry(file).or_insert_with(|| path.join("::"));
            }
        }
    }
    edges
}

/// The files that are reachable from each other, in sets of two and more.
fn components<'a>(edges: &Edges<'a>) -> Vec<BTreeSet<&'a str>> {
    let reachable: BTreeMap<&str, BTreeSet<&str>> = edges
        .keys()
        .map(|file| (*file, reachable_from(file, edges)))
        .collect();
    let mut components = Vec::new();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for (file, others) in &reachable {
        if others.contains(file) && !seen.contains(file) {
            let back = |other: &&&str| reachable.get(**other).is_some_and(|it| it.contains(file));
            let component: BTreeSet<&str> = others.iter().filter(back).copied().collect();
            seen.extend(&component);
            components.push(component);
        }
    }
    components
}

fn reachable_from<'a>(file: &str, edges: &Edges<'a>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![file];
    while let Some(file) = open.pop() {
        for next in edges.get(file).into_iter().flat_map(BTreeMap::keys) {
            if found.insert(*next) {
                open.push(next);
            }
        }
    }
    found
}

fn describe(files: &BTreeSet<&str>, edges: &Edges<'_>) -> String {
    let mut text = format!("a circle of {} files:", files.len());
    for file in files {
        for (to, path) in edges.get(file).into_iter().flatten() {
            if files.contains(to) {
                text.push_str(&format!("\n  {file} -> {to}: `{path}`"));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{RustFile, circles};

    fn found(sources: &[(&str, &str)]) -> Vec<String> {
        let parse = |(name, text): &(&str, &str)| {
            RustFile::parse((*name).to_owned(), (*text).to_owned()).unwrap()
        };
        let files: Vec<RustFile> = sources.iter().map(parse).collect();
        circles(&files, "x/src/")
    }

    #[test]
    fn a_circle_is_found_through_paths_and_imports() {
        let found = found(&[
            ("x/src/lib.rs", "mod a; mod b; pub use a::A;"),
            ("x/src/a.rs", "use crate::b::B; pub struct A(B);"),
            ("x/src/b.rs", "mod c; pub struct B; fn f(_: c::C) {}"),
            (
                "x/src/b/c.rs",
                "pub struct C; fn f() -> super::super::A { todo() }",
            ),
        ]);
        assert_eq!(
            found,
            [
                "a circle of 3 files:\n  x/src/a.rs -> x/src/b.rs: `b::B`\n  x/src/b.rs -> x/src/b/c.rs: `b::c::C`\n  \
              x/src/b/c.rs -> x/src/a.rs: `A`"
            ]
        );
    }

    #[test]
    fn a_path_through_an_imported_module_leads_to_its_item() {
        let found = found(&[
            ("x/src/lib.rs", "mod front; mod load;"),
            ("x/src/front.rs", "mod text; pub use text::read;"),
            (
                "x/src/front/text.rs",
                "use crate::load; pub fn read() { load::finish() }",
            ),
            (
                "x/src/load.rs",
                "use crate::front; pub fn load() { front::read() } pub fn finish() {}",
            ),
        ]);
        assert_eq!(
            found,
            [
                "a circle of 2 files:\n  x/src/front/text.rs -> x/src/load.rs: `load`\n  \
              x/src/load.rs -> x/src/front/text.rs: `front::read`"
            ]
        );
    }

    #[test]
    fn re_exports_are_passed_by_and_tests_left_out() {
        let found = found(&[
            ("x/src/lib.rs", "pub mod m; mod other;"),
            (
                "x/src/m.rs",
                "mod one; mod two; pub use one::One; pub use two::*;",
            ),
            (
                "x/src/m/one.rs",
                "use super::Two; pub struct One(Two); #[cfg(test)] mod tests { use crate::other::O; }",
            ),
            ("x/src/m/two.rs", "pub struct Two;"),
            ("x/src/other.rs", "pub struct O(crate::m::One);"),
        ]);
        assert_eq!(found, [""; 0]);
    }
}
