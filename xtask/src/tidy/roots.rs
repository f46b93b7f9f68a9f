//! The names at the roots of the libraries: all that a user sees first. What few need belongs into a module.

use syn::{Attribute, Item, UseTree, Visibility};

use super::rust_file::{Kind, RustFile};

/// A library, and the most names that its root may have, modules and macros among them.
const ROOTS: &[(&str, usize)] = &[
    ("pass-diagnostics", 9),
    ("pass-runtime", 40),
    ("pass-pipeline", 22),
    ("pass-report", 4),
    ("pass-ir", 34),
    ("pass-driver", 16),
    ("adapters/embedded", 8),
    ("adapters/pliron", 8),
];

pub(crate) fn check(files: &[RustFile], findings: &mut Vec<String>) {
    for (library, most) in ROOTS {
        let names = names(files, &format!("{library}/src/"));
        if names.len() > *most {
            findings.push(format!(
                "{library}/src/lib.rs: {} public names at the root, more than {most}: {}",
                names.len(),
                names.join(", ")
            ));
        }
    }
}

/// The public names of the root, without those that are hidden. A glob counts once.
fn names(files: &[RustFile], folder: &str) -> Vec<String> {
    let of_library = |file: &&RustFile| file.kind == Kind::Source && file.name.starts_with(folder);
    let mut names = Vec::new();
    for file in files.iter().filter(of_library) {
        let is_root = file.name == format!("{folder}lib.rs");
        for item in &file.tree.items {
            match item {
                Item::Macro(it) if has(&it.attrs, "macro_export") && !is_hidden(&it.attrs) => {
                    names.extend(it.ident.as_ref().map(ToString::to_string));
                }
                item if is_root => root_item(item, &mut names),
                _ => {}
            }
        }
    }
    names.sort();
    names
}

fn root_item(item: &Item, names: &mut Vec<String>) {
    let (vis, attrs, ident) = match item {
        Item::Use(it) if matches!(it.vis, Visibility::Public(_)) && !is_hidden(&it.attrs) => {
            return leaves(&it.tree, names);
        }
        Item::Mod(it) => (&it.vis, &it.attrs, &it.ident),
        Item::Struct(it) => (&it.vis, &it.attrs, &it.ident),
        Item::Enum(it) => (&it.vis, &it.attrs, &it.ident),
        Item::Trait(it) => (&it.vis, &it.attrs, &it.ident),
        Item::Fn(it) => (&it.vis, &it.attrs, &it.sig.ident),
        Item::Const(it) => (&it.vis, &it.attrs, &it.ident),
        Item::Type(it) => (&it.vis, &it.attrs, &it.ident),
        _ => return,
    };
    if matches!(vis, Visibility::Public(_)) && !is_hidden(attrs) {
        names.push(ident.to_string());
    }
}

fn leaves(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => leaves(&path.tree, names),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, names)),
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Glob(_) => names.push("*".to_owned()),
    }
}

fn has(attrs: &[Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident(name))
}

fn is_hidden(attrs: &[Attribute]) -> bool {
    let hidden = |attr: &Attribute| {
        let word = attr.parse_args::<syn::Ident>();
        attr.path().is_ident("doc") && word.is_ok_and(|word| word == "hidden")
    };
    attrs.iter().any(hidden)
}

#[cfg(test)]
mod tests {
    use super::{RustFile, names};

    #[test]
    fn names_of_a_root_are_found() {
        let file = |name: &str, text: &str| RustFile::parse(name.into(), text.into()).unwrap();
        let root = "pub mod a;\nmod b;\npub use b::{c::C, D as E};\n#[doc(hidden)]\npub mod __private {}\npub use m::*;\npub struct F;\n";
        let deeper = "#[macro_export]\nmacro_rules! make { () => {} }\npub struct Deep;\n";
        let files = [file("x/src/lib.rs", root), file("x/src/b.rs", deeper)];
        assert_eq!(names(&files, "x/src/"), ["*", "C", "E", "F", "a", "make"]);
    }
}
