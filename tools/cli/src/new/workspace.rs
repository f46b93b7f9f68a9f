//! The workspace around a new crate, which gets it as a member, as `cargo new` does it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use glob::{MatchOptions, Pattern};
use tempfile::NamedTempFile;
use toml_edit::{Array, DocumentMut, Item, RawString, Value};

use crate::file_name::{exact, parent_of};
use crate::text::reason;

/// The workspace that cargo takes a crate for a member of.
pub(super) struct Workspace {
    pub(super) manifest: PathBuf,
    document: DocumentMut,
}

impl Workspace {
    /// Returns the workspace of the nearest folder around `folder` that has one and does not exclude it.
    ///
    /// # Errors
    /// If a manifest cannot be read.
    pub(super) fn around(folder: &Path) -> Result<Option<Self>, String> {
        let folder = absolute(folder).map_err(|error| reason(&error))?;
        for ancestor in folder.ancestors().skip(1) {
            let manifest = ancestor.join("Cargo.toml");
            if !manifest.is_file() {
                continue;
            }
            let text = fs::read_to_string(&manifest);
            let text = text.map_err(|error| cannot_read(&manifest, &reason(&error)))?;
            let document: DocumentMut = text
                .parse()
                .map_err(|error: toml_edit::TomlError| cannot_read(&manifest, error.message()))?;
            if document.get("workspace").is_some_and(Item::is_table_like) {
                let workspace = Self { manifest, document };
                if !workspace.is_excluded(&folder) {
                    return Ok(Some(workspace));
                }
            }
        }
        Ok(None)
    }

    /// Adds a crate to the members, unless it matches a pattern there.
    ///
    /// # Errors
    /// If the manifest cannot be written.
    pub(super) fn add(&mut self, folder: &Path) -> io::Result<()> {
        let folder = absolute(folder)?;
        let root = parent_of(&self.manifest).to_owned();
        if self
            .paths("members")
            .any(|member| is_match(&root, member, &folder))
        {
            return Ok(());
        }
        let path = folder.strip_prefix(&root).unwrap_or(&folder);
        let names = path
            .components()
            .map(|name| name.as_os_str().to_string_lossy());
        let path = names.collect::<Vec<_>>().join("/");
        let members = &mut self.document["workspace"]["members"];
        let members = members.or_insert(Array::new().into());
        let Some(members) = members.as_array_mut() else {
            return Err(io::Error::other("`members` is no list"));
        };
        insert(members, &path);
        // A link to the manifest stays.
        let manifest = fs::canonicalize(&self.manifest)?;
        let mut file = NamedTempFile::new_in(parent_of(&manifest))?;
        file.write_all(self.document.to_string().as_bytes())?;
        file.as_file()
            .set_permissions(fs::metadata(&manifest)?.permissions())?;
        file.persist(&manifest)?;
        Ok(())
    }

    /// Returns the paths of a list of the workspace.
    fn paths(&self, list: &str) -> impl Iterator<Item = &str> {
        let list = self.document["workspace"]
            .get(list)
            .and_then(Item::as_array);
        list.into_iter().flatten().filter_map(Value::as_str)
    }

    fn is_excluded(&self, folder: &Path) -> bool {
        let root = parent_of(&self.manifest);
        let has = |list| {
            self.paths(list)
                .any(|path| folder.starts_with(root.join(path)))
        };
        has("exclude") && !has("members")
    }
}

/// Returns the absolute path of a folder that need not exist, without links and without `..`.
pub(super) fn absolute(folder: &Path) -> io::Result<PathBuf> {
    let folder = std::path::absolute(folder)?;
    let existing = folder.ancestors().find(|ancestor| ancestor.exists());
    let existing = existing.unwrap_or(Path::new("/"));
    let missing = folder.strip_prefix(existing).unwrap_or(Path::new(""));
    let path = fs::canonicalize(existing)?.join(missing);
    // An empty rest leaves a slash at the end.
    Ok(path.components().collect())
}

fn cannot_read(manifest: &Path, problem: &str) -> String {
    format!("cannot read the manifest `{}`: {problem}", exact(manifest))
}

fn is_match(root: &Path, member: &str, folder: &Path) -> bool {
    let root = Pattern::escape(&root.to_string_lossy());
    let member = member.trim_start_matches("./").trim_end_matches('/');
    let options = MatchOptions {
        require_literal_separator: true,
        ..MatchOptions::new()
    };
    let pattern = Pattern::new(&format!("{root}/{member}"));
    pattern.is_ok_and(|pattern| pattern.matches_path_with(folder, options))
}

/// Inserts a path where it belongs if the list is sorted, else at the end, in the layout of the other members.
fn insert(members: &mut Array, path: &str) {
    let paths: Vec<&str> = members.iter().filter_map(Value::as_str).collect();
    let index = if paths.is_sorted() {
        paths.partition_point(|member| *member < path)
    } else {
        paths.len()
    };
    let last = members.iter().last().map(Value::decor);
    let (prefix, suffix) = last.map_or_else(Default::default, |last| {
        (owned(last.prefix()), owned(last.suffix()))
    });
    let Some((_, indentation)) = prefix.rsplit_once('\n') else {
        members.insert(index, path);
        members.fmt();
        return;
    };
    // A comment behind the member before stands in what follows it, up to the end of the line.
    let behind = match members.get(index) {
        Some(next) => owned(next.decor().prefix()),
        None if members.trailing_comma() => owned(Some(members.trailing())),
        None => suffix,
    };
    let (comment, rest) = behind.split_at(behind.find('\n').unwrap_or(behind.len()));
    let mut member = Value::from(path);
    member
        .decor_mut()
        .set_prefix(format!("{comment}\n{indentation}"));
    if let Some(next) = members.get_mut(index) {
        next.decor_mut().set_prefix(rest);
    } else if members.trailing_comma() {
        members.set_trailing(rest);
    } else {
        member.decor_mut().set_suffix(rest);
        if let Some(last) = members.iter_mut().last() {
            last.decor_mut().set_suffix("");
        }
    }
    members.insert_formatted(index, member);
}

fn owned(text: Option<&RawString>) -> String {
    let text = text.and_then(RawString::as_str);
    text.unwrap_or_default().to_owned()
}
