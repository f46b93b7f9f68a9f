//! The manifest: a log with a row for each module that is done.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::protocol::{DiagnosticRecord, Response, Statistics, Verdict};

/// A module that is done. The last row of a module counts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The name of the module.
    pub id: String,
    /// The digest of the module and of all that its result depends on.
    pub key: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The pass that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pass: Option<String>,
    /// The diagnostics.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnostics: Vec<DiagnosticRecord>,
    /// The statistics of passes that counted something.
    #[serde(default, skip_serializing_if = "Statistics::is_empty")]
    pub statistics: Statistics,
    /// The time in seconds.
    pub seconds: f64,
    /// The maximum memory of the worker process in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub peak_memory: Option<u64>,
    /// The file with the result, relative to the manifest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// The file with the module and the pipeline, relative to the manifest, for `--run-reproducer`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reproducer: Option<String>,
}

impl Row {
    pub(crate) fn new(key: String, response: Response) -> Self {
        Self {
            id: response.id,
            key,
            verdict: response.verdict,
            pass: response.pass,
            diagnostics: response.diagnostics,
            statistics: response.statistics,
            seconds: response.seconds,
            peak_memory: response.peak_memory,
            output: None,
            reproducer: None,
        }
    }
}

/// The part of a row that a later run needs, to leave a module out or to remove its files: few bytes, since a batch may have millions.
#[derive(Clone, Copy)]
struct Done {
    /// The key; `None` for a row without one.
    key: Option<[u8; 32]>,
    is_success: bool,
    has_output: bool,
    has_reproducer: bool,
}

/// The manifest of a folder of outputs, a JSON object a line. Rows are appended, each with one write, so that several processes may
/// write to one manifest; a row that a process left unfinished is no row.
#[derive(Debug)]
pub struct Manifest {
    folder: PathBuf,
    log: Mutex<File>,
    done: HashMap<[u8; 16], Done>,
}

impl std::fmt::Debug for Done {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Done").finish_non_exhaustive()
    }
}

impl Manifest {
    /// The name of the manifest in the folder of the outputs.
    pub const FILE: &str = "manifest.jsonl";

    /// Opens the manifest of a folder, which is created if it is missing.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder cannot be created, or the manifest cannot be read and written.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let path = folder.join(Self::FILE);
        if fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file()) {
            // A pipe or a device may have no end.
            return Err(io::Error::other("'manifest.jsonl' is no file"));
        }
        let mut log = File::options()
            .read(true)
            .append(true)
            .create(true)
            .open(&path)?;
        let mut done = HashMap::new();
        for row in rows(BufReader::new(&log)) {
            let row = row?;
            let key = blake3::Hash::from_hex(&row.key);
            let entry = Done {
                key: key.ok().map(|key| *key.as_bytes()),
                is_success: row.verdict.is_success(),
                has_output: row.output.is_some(),
                has_reproducer: row.reproducer.is_some(),
            };
            done.insert(short_digest(&row.id), entry);
        }
        end_last_line(&mut log)?;
        Ok(Self {
            folder: folder.to_owned(),
            log: Mutex::new(log),
            done,
        })
    }

    /// Reads the last row of each module, by name.
    ///
    /// # Errors
    ///
    /// Returns an error if the manifest cannot be read.
    pub fn read(folder: &Path) -> io::Result<std::collections::BTreeMap<String, Row>> {
        let log = File::open(folder.join(Self::FILE))?;
        rows(BufReader::new(log))
            .map(|row| row.map(|row| (row.id.clone(), row)))
            .collect()
    }

    /// Returns whether a module has a row with this key, and its output, if it had one, is still there.
    pub(crate) fn is_done(&self, id: &str, key: &str) -> bool {
        let Some(done) = self.row(id) else {
            return false;
        };
        blake3::Hash::from_hex(key).is_ok_and(|key| Some(*key.as_bytes()) == done.key)
            && (!done.has_output || self.folder.join(id).is_file())
    }

    /// Returns whether an earlier run has compiled a module with success.
    pub(crate) fn is_success(&self, id: &str) -> bool {
        self.row(id).is_some_and(|done| done.is_success)
    }

    /// Returns whether the result of a module is that of an earlier run.
    pub(crate) fn has_output(&self, id: &str) -> bool {
        self.row(id).is_some_and(|done| done.has_output)
    }

    /// Returns whether the reproducer of a module is that of an earlier run.
    pub(crate) fn has_reproducer(&self, id: &str) -> bool {
        self.row(id).is_some_and(|done| done.has_reproducer)
    }

    fn row(&self, id: &str) -> Option<&Done> {
        self.done.get(&short_digest(id))
    }

    pub(crate) fn append(&self, row: &Row) -> io::Result<()> {
        let mut line = serde_json::to_vec(row)?;
        line.push(b'\n');
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        log.write_all(&line)
    }
}

/// Reads rows, and passes over lines that are none: those that a process left unfinished.
fn rows(reader: impl BufRead) -> impl Iterator<Item = io::Result<Row>> {
    reader.split(b'\n').filter_map(|line| match line {
        Ok(line) => serde_json::from_slice(&line).ok().map(Ok),
        Err(error) => Some(Err(error)),
    })
}

/// Ends a line that a process left unfinished, so that the next row has a line of its own.
fn end_last_line(log: &mut File) -> io::Result<()> {
    if log.metadata()?.len() == 0 {
        return Ok(());
    }
    let mut last = [0];
    log.seek(SeekFrom::End(-1))?;
    log.read_exact(&mut last)?;
    if last == *b"\n" {
        Ok(())
    } else {
        log.write_all(b"\n")
    }
}

fn short_digest(id: &str) -> [u8; 16] {
    let digest = blake3::hash(id.as_bytes());
    let mut short = [0; 16];
    short.copy_from_slice(&digest.as_bytes()[..16]);
    short
}

#[cfg(test)]
mod tests;
