//! Files that definition files include.

use std::collections::BTreeMap;
use std::fs;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use passdefs::names::beside;

use crate::input::{is_stdin, name_of, read_included};

/// Where the texts are that go by a name.
#[derive(Debug)]
pub(crate) struct Includes {
    paths: BTreeMap<String, String>,
    /// Names by what the system takes for the file itself, however it is reached.
    real: BTreeMap<PathBuf, String>,
    /// What was included and not given, in the order in which it was met.
    files: Vec<PathBuf>,
}

impl Includes {
    /// Of files that are given, under the names that they go by.
    pub(crate) fn new<'n>(files: &[PathBuf], names: impl Iterator<Item = &'n String>) -> Self {
        let mut includes = Self {
            paths: BTreeMap::new(),
            real: BTreeMap::new(),
            files: Vec::new(),
        };
        for (file, name) in files.iter().zip(names).filter(|(file, _)| !is_stdin(file)) {
            let place = slashed(file);
            let real = includes.real.entry(real(&place));
            real.or_insert_with(|| name.clone());
            includes.paths.insert(name.clone(), place);
        }
        includes
    }

    /// Reads a file that a text names: what it is called from now on, and its text.
    pub(crate) fn read(&mut self, including: &str, path: &str) -> Result<(String, String), String> {
        let from = self.paths.get(including).map_or("", String::as_str);
        let place = beside(from, &path.replace(MAIN_SEPARATOR_STR, "/"));
        let text = read_included(Path::new(&place))?;
        let real = real(&place);
        let name = match self.real.get(&real) {
            Some(name) => name.clone(),
            None => {
                let name = self.add(including, path, place);
                self.real.insert(real, name.clone());
                name
            }
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

    /// What was included and not given.
    pub(crate) fn into_files(self) -> Vec<PathBuf> {
        self.files
    }
}

fn real(place: &str) -> PathBuf {
    fs::canonicalize(place).unwrap_or_else(|_| PathBuf::from(place))
}

fn slashed(file: &Path) -> String {
    file.display().to_string().replace(MAIN_SEPARATOR_STR, "/")
}
