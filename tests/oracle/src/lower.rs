//! Texts that `mlir-opt` makes of an input, and those of ours that it is given back.

use super::case::{self, Case};
use super::tool::{Tool, ToolOutput, temporary_file};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Flags that a tool needs to read printed text again.
const READER_FLAGS: &[&str] = &["--allow-unregistered-dialect", "--split-input-file"];

/// Errors of `mlir-opt` about text that it prints itself, such as constants of tensors of dynamic shape.
const ITS_OWN: &[&str] = &["elements literal type must have static shape"];

/// The file of a text, once it exists.
type Made = Arc<OnceLock<Result<PathBuf, String>>>;

/// Lowered texts in a temporary folder. The first thread that needs a text makes it.
pub(crate) struct Texts {
    folder: tempfile::TempDir,
    made: Mutex<BTreeMap<(String, String), Made>>,
}

impl Texts {
    pub(crate) fn new() -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let made = Mutex::default();
        Ok(Self { folder, made })
    }

    pub(crate) fn count(&self) -> usize {
        self.made().len()
    }

    fn made(&self) -> MutexGuard<'_, BTreeMap<(String, String), Made>> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn file(&self, case: &Case, theirs: &Tool) -> Result<PathBuf, String> {
        let Some(flags) = &case.lower else {
            return Ok(PathBuf::from(&case.file));
        };
        let (number, made) = {
            let mut made_files = self.made();
            let number = made_files.len();
            let made = made_files.entry((case.file.clone(), flags.clone()));
            (number, made.or_default().clone())
        };
        made.get_or_init(|| self.make(number, case, flags, theirs))
            .clone()
    }

    fn make(
        &self,
        number: usize,
        case: &Case,
        flags: &str,
        theirs: &Tool,
    ) -> Result<PathBuf, String> {
        let mut arguments = case::arguments(flags);
        arguments.push("--mlir-print-debuginfo".to_owned());
        let made = theirs.run_with(Path::new(&case.file), arguments)?;
        if made.status != 0 {
            return Err(format!("mlir-opt cannot lower it:\n{}", made.stderr));
        }
        let file = self.folder.path().join(format!("{number}.mlir"));
        std::fs::write(&file, &made.stdout).map_err(|error| error.to_string())?;
        Ok(file)
    }

    /// Returns the error of `mlir-opt` for a text that both tools printed, which it has to read.
    pub(crate) fn accepted(
        &self,
        case: &Case,
        ours: &ToolOutput,
        theirs: &Tool,
    ) -> Result<Option<String>, String> {
        // The passes of the other tool break what they run on, to see what the manager makes of it.
        let is_meant = case.tool == "pass-opt";
        if !is_meant || ours.status != 0 || !ours.stdout.starts_with(['"', '#', '!']) {
            return Ok(None);
        }
        let file = temporary_file(&ours.stdout)?;
        let mut arguments = case.arguments();
        arguments.retain(|flag| READER_FLAGS.contains(&flag.as_str()));
        let again = theirs.run_with(file.path(), arguments)?;
        let is_its_own = ITS_OWN.iter().any(|text| again.stderr.contains(text));
        Ok((again.status != 0 && !is_its_own)
            .then(|| format!("mlir-opt does not accept what we print:\n{}", again.stderr)))
    }
}
