//! Finds and names the files that definition files include.

use std::collections::BTreeMap;
use std::fs;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use passdefs::names::beside;

use crate::file_name::{is_stdin, name_of};
use crate::text::read_included;

/// The files behind the names of texts.
#[derive(Debug)]
pub(crate) struct Includes {
    paths: BTreeMap<String, String>,
    /// Names by the canonical path, so that a file has one name however it is reached.
    real: BTreeMap<PathBuf, String>,
    /// Files that are included and not given, in the order of the first `include`.
    files: Vec<PathBuf>,
}

impl Includes {
    /// The given files, under their names.
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

    /// Reads a file that a text includes; gives its name and its text.
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

    /// The files that are included and not given.
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
