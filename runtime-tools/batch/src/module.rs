//! A module of a batch.

use std::fs;
use std::path::{Component, Path, PathBuf};

use crate::batch::{REDUCED, REPRODUCERS};
use crate::input::reason_of;
use crate::manifest::Manifest;
use crate::outputs::UNFINISHED;
use crate::protocol::Request;

/// The names in the folder of the outputs that a batch uses itself, in a run or in the next one, and why no module has them.
const RESERVED: [(&str, &str); 3] = [
    (
        Manifest::FILE,
        "'manifest.jsonl' is the manifest in the folder of the outputs",
    ),
    (
        REPRODUCERS,
        "'reproducers' is the folder of the modules that fail, in the folder of the outputs",
    ),
    (
        REDUCED,
        "'reduced' is the folder of the modules that '--reduce-failures' makes, in the folder of the outputs",
    ),
];

/// A module to compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Its name: the path of its output in the folder of the outputs.
    pub id: String,
    /// Its text or file.
    pub content: Content,
}

/// The text of a [`Module`], or its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// In a file.
    File(PathBuf),
    /// In memory.
    Text(String),
    /// None: the input names no module, for this reason.
    Missing(String),
}

/// A module that was read.
pub(crate) struct Job {
    pub(crate) request: Request,
    /// The key of its result.
    pub(crate) key: String,
    /// The key if it exceeds a limit.
    pub(crate) key_with_limits: String,
}

impl Module {
    /// Creates a module.
    pub fn new(id: impl Into<String>, content: Content) -> Self {
        Self {
            id: id.into(),
            content,
        }
    }

    /// Returns the number of bytes, or 0 if it cannot be told.
    pub(crate) fn size(&self) -> u64 {
        match &self.content {
            Content::File(path) => fs::metadata(path).map_or(0, |metadata| metadata.len()),
            Content::Text(text) => text.len() as u64,
            Content::Missing(_) => 0,
        }
    }

    /// Returns the number of bytes that the module holds in memory.
    pub(crate) fn text_size(&self) -> usize {
        match &self.content {
            Content::Text(text) => text.len(),
            Content::File(_) | Content::Missing(_) => 0,
        }
    }

    /// Takes the text of the module, or returns the reason why it cannot be read.
    pub(crate) fn take_text(&mut self) -> Result<String, String> {
        match &mut self.content {
            Content::Text(text) => Ok(std::mem::take(text)),
            Content::Missing(reason) => Err(reason.clone()),
            Content::File(path) => {
                let bytes = fs::read(path).map_err(|error| reason_of(&error))?;
                String::from_utf8(bytes).map_err(|error| {
                    let at = error.utf8_error().valid_up_to();
                    format!("the file is not UTF-8 text from byte {at} on")
                })
            }
        }
    }
}

/// The number of bytes in the name of a file that systems allow.
const MAX_NAME: usize = 255;

/// Checks that a name is that of a file below the folder of the outputs, written in one way only, and not one that the batch writes
/// itself. Returns the reason why it is wrong.
pub(crate) fn check_id(id: &str) -> Result<(), &'static str> {
    let is_name = |name: &str| name.len() <= MAX_NAME && !name.starts_with(UNFINISHED);
    let is_path = !id.is_empty() && !id.contains('\0') && id_of(Path::new(id)) == id;
    if !is_path || !id.split('/').all(is_name) {
        return Err("its name is not a path below the folder of the outputs");
    }
    let first = id.split('/').next();
    let reserved = RESERVED.iter().find(|(name, _)| first == Some(*name));
    reserved.map_or(Ok(()), |(_, reason)| Err(reason))
}

/// Returns the name of the module in a file: its path without what leads out of the folder of the outputs.
pub(crate) fn id_of(path: &Path) -> String {
    let components = path.components().filter_map(|component| match component {
        Component::Normal(name) => Some(name.to_string_lossy()),
        _ => None,
    });
    components.collect::<Vec<_>>().join("/")
}

/// Returns the name of a part of a file: `a/b.mlir` becomes `a/b.3.mlir`.
pub(crate) fn id_of_part(id: &str, number: usize) -> String {
    let name = id.rfind('/').map_or(0, |at| at + 1);
    match id[name..].rfind('.').filter(|&at| at > 0) {
        Some(at) => format!("{}.{number}{}", &id[..name + at], &id[name + at..]),
        None => format!("{id}.{number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_below_the_folder_of_the_outputs() {
        assert_eq!(id_of(Path::new("/a/../b/./c.mlir")), "a/b/c.mlir");
        assert_eq!(check_id("a/b.mlir"), Ok(()));
        assert_eq!(check_id("a/reduced/manifest.jsonl"), Ok(()));
        for id in [
            "",
            "/a",
            "../a",
            "a/../b",
            "a/",
            "a\0",
            "a//b",
            "a/./b",
            ".unfinished-1",
            "a/.unfinished-1/b",
            &"n".repeat(256),
        ] {
            let reason = check_id(id).expect_err(id);
            assert!(reason.contains("not a path below"), "{id:?}");
        }
        for id in ["manifest.jsonl", "reproducers/a", "reduced/a.mlir"] {
            let reason = check_id(id).expect_err(id);
            let name = id.split('/').next().unwrap();
            assert!(reason.starts_with(&format!("'{name}' is the ")), "{reason}");
        }
    }

    #[test]
    fn parts_keep_the_extension() {
        assert_eq!(id_of_part("a.b/c.mlir", 3), "a.b/c.3.mlir");
        assert_eq!(id_of_part("a.b/c", 3), "a.b/c.3");
        assert_eq!(id_of_part(".hidden", 1), ".hidden.1");
    }
}
