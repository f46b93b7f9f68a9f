//! The modules of a crate as its files declare them: enough to say in which file a path ends.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::Visit;
use syn::{Item, UseTree};

use super::rust_file::{Kind, RustFile};

/// A file of a crate as a module.
pub(crate) struct Module<'a> {
    pub(crate) file: &'a str,
    /// Paths that occur in the file, from the root of the crate.
    pub(crate) paths: Vec<Vec<String>>,
    /// Imports under the name that they have here; with `None` all names of a module.
    imports: Vec<(Option<String>, Vec<String>)>,
    /// Names of the items of the file, its modules apart.
    items: BTreeSet<String>,
}

/// Paths through re-exports are followed so far; a circle of re-exports would have no end.
const DEPTH: usize = 8;

/// The modules of the crate whose sources are in the folder, by their paths.
pub(crate) fn modules<'a>(
    files: &'a [RustFile],
    folder: &str,
) -> BTreeMap<Vec<String>, Module<'a>> {
    let of_crate = files
        .iter()
        .filter(|file| file.kind == Kind::Source && file.name.starts_with(folder));
    let mut modules = BTreeMap::new();
    let named: Vec<(Vec<String>, &RustFile)> = of_crate
        .map(|file| (module_path(&file.name[folder.len()..]), file))
        .collect();
    let names: BTreeSet<&Vec<String>> = named.iter().map(|(path, _)| path).collect();
    for (path, file) in &named {
        let mut reader = Reader {
            at: path.clone(),
            children: names
                .iter()
                .filter(|it| it.len() == path.len() + 1 && it.starts_with(path))
                .filter_map(|it| it.last().cloned())
                .collect(),
            paths: Vec::new(),
            relative: Vec::new(),
            imports: Vec::new(),
            items: BTreeSet::new(),
            inline: 0,
        };
        reader.visit_file(&file.tree);
        reader.resolve_relative();
        let module = Module {
            file: &file.name,
            paths: reader.paths,
            imports: reader.imports,
            items: reader.items,
        };
        modules.insert(path.clone(), module);
    }
    modules
}

/// `a/b.rs`, and `a/b/mod.rs` too, as `a::b`.
fn module_path(file: &str) -> Vec<String> {
    let stem = file.trim_end_matches(".rs").trim_end_matches("/mod");
    match stem {
        "lib" | "main" | "mod" => Vec::new(),
        _ => stem.split('/').map(str::to_owned).collect(),
    }
}

/// The file that declares the item at the end of the path.
pub(crate) fn file_of<'a>(
    modules: &'a BTreeMap<Vec<String>, Module<'a>>,
    path: &[String],
) -> Option<&'a str> {
    find(modules, path, DEPTH)
}

fn find<'a>(
    modules: &'a BTreeMap<Vec<String>, Module<'a>>,
    path: &[String],
    depth: usize,
) -> Option<&'a str> {
    let depth = depth.checked_sub(1)?;
    let known = (0..=path.len())
        .rev()
        .find(|end| modules.contains_key(&path[..*end]))?;
    let module = &modules[&path[..known]];
    let Some(name) = path.get(known) else {
        return Some(module.file);
    };
    if module.items.contains(name) {
        return Some(module.file);
    }
    let follow = |target: &Vec<String>, rest: &[String]| {
        let path = [target.as_slice(), rest].concat();
        find(modules, &path, depth)
    };
    let named = module
        .imports
        .iter()
        .find(|(it, _)| it.as_ref() == Some(name));
    if let Some((_, target)) = named {
        return follow(target, &path[known + 1..]);
    }
    let mut globs = module.imports.iter().filter(|(it, _)| it.is_none());
    let through_glob = globs.find_map(|(_, target)| {
        let declares = modules.get(target)?.items.contains(name);
        declares.then(|| follow(target, &path[known..]))?
    });
    // A macro, or an item of an inline module.
    through_glob.or(Some(module.file))
}

/// Collects the paths of a file.
struct Reader {
    /// The module of the file.
    at: Vec<String>,
    /// Its modules that are files.
    children: BTreeSet<String>,
    paths: Vec<Vec<String>>,
    /// Paths that start with a name that an import may bring in.
    relative: Vec<Vec<String>>,
    imports: Vec<(Option<String>, Vec<String>)>,
    items: BTreeSet<String>,
    /// Inline modules around the current item, which `super` leaves first.
    inline: usize,
}

impl Reader {
    /// The path from the root of the crate, if it stays in the crate.
    fn absolute(&self, path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([&self.at, rest].concat()),
            "super" => {
                let ups = path.iter().take_while(|it| *it == "super").count();
                let keep = (self.at.len() + self.inline)
                    .checked_sub(ups)?
                    .min(self.at.len());
                Some([&self.at[..keep], &path[ups..]].concat())
            }
            _ if self.children.contains(first) => Some([&self.at, path].concat()),
            _ => None,
        }
    }

    /// Paths that start with an imported module, as in `use crate::emit::value; .. value::rust(..)`.
    fn resolve_relative(&mut self) {
        for path in std::mem::take(&mut self.relative) {
            let imported = path.split_first().and_then(|(first, rest)| {
                let mut imports = self.imports.iter();
                let (_, target) = imports.find(|(name, _)| name.as_ref() == Some(first))?;
                Some([target.as_slice(), rest].concat())
            });
            self.paths.extend(imported);
        }
    }

    fn read_use(&mut self, tree: &UseTree, before: &mut Vec<String>) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.read_use(&path.tree, before);
                before.pop();
            }
            UseTree::Name(name) => self.import(before, &name.ident, &name.ident),
            UseTree::Rename(rename) => self.import(before, &rename.ident, &rename.rename),
            UseTree::Glob(_) => {
                if let Some(path) = self.absolute(before) {
                    self.imports.push((None, path.clone()));
                    self.paths.push(path);
                }
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.read_use(tree, before);
                }
            }
        }
    }

    fn import(&mut self, before: &[String], name: &syn::Ident, here: &syn::Ident) {
        let mut path = before.to_vec();
        let mut here = here.to_string();
        if name == "self" {
            here = path.last().cloned().unwrap_or(here);
        } else {
            path.push(name.to_string());
        }
        if let Some(path) = self.absolute(&path) {
            self.imports.push((Some(here), path.clone()));
            self.paths.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        if super::rust_file::is_for_tests(item) {
            return;
        }
        if self.inline == 0
            && let Some(name) = name_of(item)
        {
            self.items.insert(name);
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.inline += 1;
        syn::visit::visit_item_mod(self, item);
        self.inline -= 1;
    }

    /// A re-export is passed by, and needs nothing itself.
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let paths = self.paths.len();
        self.read_use(&item.tree, &mut Vec::new());
        if !matches!(item.vis, syn::Visibility::Inherited) {
            self.paths.truncate(paths);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> = path
            .segments
            .iter()
            .map(|it| it.ident.to_string())
            .collect();
        if path.leading_colon.is_none() && segments.len() > 1 {
            match self.absolute(&segments) {
                Some(path) => self.paths.push(path),
                None => self.relative.push(segments),
            }
        }
        syn::visit::visit_path(self, path);
    }

    /// `pub(super)` and its kin need nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}

/// The name that an item declares, modules and imports apart.
fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        _ => return None,
    };
    Some(ident.to_string())
}
