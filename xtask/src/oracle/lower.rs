//! Texts that `mlir-opt` makes of an input, and those of ours that it is given back.

use super::case::{self, Case};
use super::tool::{Ran, Tool};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Flags without which a tool that reads a text that was printed may not read it.
const LEAVES: &[&str] = &["--allow-unregistered-dialect", "--split-input-file"];

/// Objections of `mlir-opt` to texts that it prints itself: its folds lead to constants of tensors of dynamic shape, for which
/// its syntax has no form. They count as its own because a text gets here only if both tools print it alike.
const ITS_OWN: &[&str] = &["elements literal type must have static shape"];

/// Texts in a folder of their own, each made once.
pub(crate) struct Texts {
    folder: tempfile::TempDir,
    made: BTreeMap<(String, String), PathBuf>,
}

impl Texts {
    pub(crate) fn new() -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let made = BTreeMap::new();
        Ok(Self { folder, made })
    }

    pub(crate) fn count(&self) -> usize {
        self.made.len()
    }

    /// The file on which a case is run.
    pub(crate) fn file(&mut self, case: &Case, theirs: &Tool) -> Result<PathBuf, String> {
        let Some(flags) = &case.lower else {
            return Ok(PathBuf::from(&case.file));
        };
        let key = (case.file.clone(), flags.clone());
        if let Some(file) = self.made.get(&key) {
            return Ok(file.clone());
        }
        let mut arguments = case::arguments(flags);
        arguments.push("--mlir-print-debuginfo".to_owned());
        let made = theirs.run_with(Path::new(&case.file), arguments)?;
        if made.status != 0 {
            return Err(format!("mlir-opt cannot lower it:\n{}", made.stderr));
        }
        let file = self.folder.path().join(format!("{}.mlir", self.made.len()));
        std::fs::write(&file, &made.stdout).map_err(|error| error.to_string())?;
        self.made.insert(key, file.clone());
        Ok(file)
    }

    /// The objection of `mlir-opt` to a text that both tools printed, if any: it has to read it.
    pub(crate) fn accepted(
        &self,
        case: &Case,
        ours: &Ran,
        theirs: &Tool,
    ) -> Result<Option<String>, String> {
        // The passes of the other tool break what they run on, to see what the manager makes of it.
        let is_meant = case.tool == "pass-opt";
        if !is_meant || ours.status != 0 || !ours.stdout.starts_with(['"', '#', '!']) {
            return Ok(None);
        }
        let file = self.folder.path().join("printed.mlir");
        std::fs::write(&file, &ours.stdout).map_err(|error| error.to_string())?;
        let mut arguments = case.arguments();
        arguments.retain(|flag| LEAVES.contains(&flag.as_str()));
        let again = theirs.run_with(&file, arguments)?;
        let is_its_own = ITS_OWN.iter().any(|text| again.stderr.contains(text));
        Ok((again.status != 0 && !is_its_own)
            .then(|| format!("mlir-opt does not accept what we print:\n{}", again.stderr)))
    }
}
