//! Reads definition files and turns them into a checked set.

use std::path::{Path, PathBuf};

use passdefs::Outcome;
use passdefs::model::PassSet;
use passdefs::source::Sources;
use passwright_build::files::Files;

use crate::args::Includes;
use crate::file_kind::Accepts;
use crate::file_name::{is_stdin, name_of, portable_name};
use crate::report::{AlreadyReported, Report};
use crate::text::{read_all, read_included};

/// Definitions that are right, with the texts that they come from.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) set: PassSet,
    /// The texts, under the names that the user knows them by.
    pub(crate) sources: Sources,
    /// By file: the name under which `set` has it.
    pub(crate) names: Vec<String>,
    /// By file: its number among the sources.
    pub(crate) numbers: Vec<u32>,
    /// Files that these include.
    pub(crate) included: Vec<PathBuf>,
}

impl Loaded {
    /// Returns every file that was read: those that are given, and what they include.
    pub(crate) fn files(&self, given: &[PathBuf]) -> Vec<PathBuf> {
        given.iter().chain(&self.included).cloned().collect()
    }
}

/// The extension of definition files, by which those in a folder are found.
pub(crate) const EXTENSION: &str = "kdl";

/// Reads and checks all files, and reports what is found.
pub(crate) fn load(
    files: &[PathBuf],
    includes: &Includes,
    report: &Report,
) -> Result<Loaded, AlreadyReported> {
    load_for((files, includes), report, |outcome| outcome)
}

/// Returns the same to generate Rust, which is not done of facts that are known in C++ only.
pub(crate) fn load_for_rust(
    files: &[PathBuf],
    includes: &Includes,
    report: &Report,
) -> Result<Loaded, AlreadyReported> {
    load_for((files, includes), report, Outcome::for_rust)
}

fn load_for(
    (files, includes): (&[PathBuf], &Includes),
    report: &Report,
    purpose: fn(Outcome) -> Outcome,
) -> Result<Loaded, AlreadyReported> {
    let texts = read_all(files, Accepts::DEFINITIONS, report)?;
    let texts: Vec<_> = files.iter().map(|file| name_of(file)).zip(texts).collect();
    let mut known = Files::new("");
    for file in files {
        if is_stdin(file) {
            known.allow(Path::new(""));
        } else {
            known.add(&name_of(file));
        }
    }
    includes
        .include_root
        .iter()
        .for_each(|root| known.allow(root));
    let named = texts.iter().map(|(name, text)| (name, text));
    let outcome = pass_import::load_with(named, &mut |including, path| {
        let name = known.name(including, path);
        let text = read_included(&known.included_path(&name, "`--include-root`")?)?;
        Ok((name, text))
    });
    let outcome = purpose(outcome);
    let included = outcome
        .included
        .iter()
        .map(|name| known.path(name))
        .collect();
    report.diagnostics(&outcome.diagnostics, &outcome.sources)?;
    let set = outcome.set.ok_or(AlreadyReported)?;
    let names: Vec<String> = files.iter().map(|file| portable_name(file)).collect();
    let set = set.renamed(|number, name| {
        let position = outcome.files.iter().position(|file| *file == number);
        position.map_or_else(|| portable_include(files, name), |at| names[at].clone())
    });
    let sources = outcome.sources;
    Ok(Loaded {
        set,
        sources,
        names,
        numbers: outcome.files,
        included,
    })
}

/// Returns the name of an included file, seen from the folder of the first file that is given if that is an absolute path: the
/// same on every machine.
fn portable_include(files: &[PathBuf], name: &str) -> String {
    let folder = files.first().filter(|file| file.is_absolute());
    let Some(folder) = folder.and_then(|folder| folder.parent()) else {
        return name.to_owned();
    };
    let folder: Vec<_> = folder.components().collect();
    let path: Vec<_> = Path::new(name).components().collect();
    let pairs = folder.iter().zip(&path);
    let shared = pairs.take_while(|(one, other)| one == other).count();
    let up = std::iter::repeat_n("..", folder.len() - shared).map(Path::new);
    let down = path[shared..]
        .iter()
        .map(|path| Path::new(path.as_os_str()));
    up.chain(down).collect::<PathBuf>().display().to_string()
}
