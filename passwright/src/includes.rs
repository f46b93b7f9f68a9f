//! Files that definition files include.

use std::collections::BTreeMap;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use passdefs::names::beside;

use crate::input::{is_stdin, name_of, portable_name, read_included};

/// Where the texts are that go by a name.
#[derive(Debug)]
pub(crate) struct Includes {
    paths: BTreeMap<String, String>,
    /// What was included, in the order in which it was met.
    files: Vec<PathBuf>,
}

impl Includes {
    /// Of files that are given, under the names that diagnostics show and under those that outputs do.
    pub(crate) fn new(files: &[PathBuf]) -> Self {
        let names = |file: &PathBuf| {
            [
                (name_of(file), slashed(file)),
                (portable_name(file), slashed(file)),
            ]
        };
        Self {
            paths: files
                .iter()
                .filter(|it| !is_stdin(it))
                .flat_map(names)
                .collect(),
            files: Vec::new(),
        }
    }

    /// Reads a file that a text names: what it is called from now on, and its text.
    pub(crate) fn read(&mut self, including: &str, path: &str) -> Result<(String, String), String> {
        let from = self.paths.get(including).map_or("", String::as_str);
        let place = beside(from, &path.replace(MAIN_SEPARATOR_STR, "/"));
        let text = read_included(Path::new(&place))?;
        let known = self.paths.iter().find(|(_, known)| **known == place);
        let name = match known {
            Some((name, _)) => name.clone(),
            None => self.add(including, path, place),
        };
        Ok((name, text))
    }

    fn add(&mut self, including: &str, path: &str, place: String) -> String {
        let shown = if including == name_of(Path::new("-")) {
            ""
        } else {
            including
        };
        let name = beside(shown, path);
        let name = if self.paths.contains_key(&name) {
            place.clone()
        } else {
            name
        };
        self.files.push(PathBuf::from(&place));
        self.paths.insert(name.clone(), place);
        name
    }

    /// What was included.
    pub(crate) fn into_files(self) -> Vec<PathBuf> {
        self.files
    }
}

fn slashed(file: &Path) -> String {
    file.display().to_string().replace(MAIN_SEPARATOR_STR, "/")
}
