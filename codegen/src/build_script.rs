//! The API for build scripts, which generates a Rust file in `OUT_DIR` from files of definitions.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use passdefs::diagnostic::Diagnostic;
use passdefs::model::PassSet;

use crate::build_error::{BuildError, Reason};
use crate::claim::claim;
use crate::files::{Files, slashed};
use crate::input::{portable_name, read_definitions, read_text};
use crate::{CratePath, Settings};

/// Generates Rust from one file of definitions: `passes.kdl` becomes `passes.rs` in `OUT_DIR`.
///
/// The whole of a `build.rs`:
///
/// ```no_run
/// fn main() -> Result<(), passwright_build::BuildError> {
///     passwright_build::compile("passes.kdl")
/// }
/// ```
///
/// and where the items should be:
///
/// ```ignore
/// include!(concat!(env!("OUT_DIR"), "/passes.rs"));
/// ```
///
/// # Errors
///
/// If the file cannot be read or is invalid, or the output cannot be written. Diagnostics have been printed to standard error,
/// which Cargo shows when a build script fails. Warnings about valid definitions are printed as warnings of Cargo.
pub fn compile(input: impl AsRef<Path>) -> Result<(), BuildError> {
    Config::new().compile(&[input])
}

/// [`compile`] with options.
///
/// ```no_run
/// fn main() -> Result<(), passwright_build::BuildError> {
///     passwright_build::Config::new()
///         .file_name("all_passes.rs")
///         .crate_path("::my_compiler::passwright")
///         .compile(&["passes/cleanup.kdl", "passes/lowering.kdl"])
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    out_dir: Option<PathBuf>,
    file_name: Option<PathBuf>,
    crate_path: Option<String>,
    emits_rerun_directives: bool,
    extra_rerun_paths: Vec<PathBuf>,
    include_roots: Vec<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            out_dir: None,
            file_name: None,
            crate_path: None,
            emits_rerun_directives: true,
            extra_rerun_paths: Vec::new(),
            include_roots: Vec::new(),
        }
    }
}

impl Config {
    /// Creates a configuration with the defaults of [`compile`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes to this folder instead of `OUT_DIR`.
    #[must_use]
    pub fn out_dir(mut self, folder: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(folder.into());
        self
    }

    /// Writes a file of this name instead of that of the first input with `.rs`.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<PathBuf>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Sets the path of the crate `passwright` in generated code; `::passwright` by default.
    #[must_use]
    pub fn crate_path(mut self, path: impl Into<String>) -> Self {
        self.crate_path = Some(path.into());
        self
    }

    /// Sets whether `rerun-if-changed` is printed for each file that is read; `true` by default. Does not affect
    /// [`rerun_if_changed`](Self::rerun_if_changed).
    #[must_use]
    pub fn rerun_directives(mut self, print: bool) -> Self {
        self.emits_rerun_directives = print;
        self
    }

    /// Runs the build script also when this file or folder changes.
    #[must_use]
    pub fn rerun_if_changed(mut self, path: impl Into<PathBuf>) -> Self {
        self.extra_rerun_paths.push(path.into());
        self
    }

    /// Allows definitions to include files of this folder. Files of the package and of the folders of the inputs are always
    /// allowed.
    #[must_use]
    pub fn include_root(mut self, folder: impl Into<PathBuf>) -> Self {
        self.include_roots.push(folder.into());
        self
    }

    /// Generates one Rust file from these files of definitions.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`compile`].
    pub fn compile(&self, inputs: &[impl AsRef<Path>]) -> Result<(), BuildError> {
        let inputs: Vec<&Path> = inputs.iter().map(AsRef::as_ref).collect();
        self.print_rerun_directives(&inputs);
        print_rerun_if_changed(self.extra_rerun_paths.iter().map(PathBuf::as_path));
        let settings = self.settings()?;
        let output = self.output_path(&inputs)?;
        // Fails if another call of this build script writes the same file from something else.
        claim(&output, &inputs, &settings)?;
        let set = self.load(&inputs)?;
        write_if_changed(&output, &crate::generate(&set, &settings))
    }

    fn settings(&self) -> Result<Settings, BuildError> {
        let crate_path = self
            .crate_path
            .as_deref()
            .map_or_else(|| Ok(CratePath::default()), str::parse);
        Ok(Settings {
            crate_path: crate_path?,
            command: Some("cargo build".to_owned()),
        })
    }

    fn output_path(&self, inputs: &[&Path]) -> Result<PathBuf, BuildError> {
        let folder = match &self.out_dir {
            Some(folder) => folder.clone(),
            None => env_var("OUT_DIR")
                .map(PathBuf::from)
                .ok_or(Reason::NoOutDir)?,
        };
        let first = inputs.first().ok_or(Reason::NoInput)?;
        let stem = first.file_stem().ok_or(Reason::NoInput)?;
        let name = self.file_name.clone().unwrap_or_else(|| {
            let mut name = stem.to_owned();
            name.push(".rs");
            PathBuf::from(name)
        });
        Ok(folder.join(name))
    }

    /// Prints the directives for files that were read, unless they are switched off.
    fn print_rerun_directives(&self, paths: &[&Path]) {
        if self.emits_rerun_directives {
            print_rerun_if_changed(paths.iter().copied());
        }
    }

    /// Loads the definitions in these files and in those that they include, and prints the diagnostics.
    fn load(&self, inputs: &[&Path]) -> Result<PassSet, BuildError> {
        let package = manifest_dir()?;
        let mut files = Files::new("");
        files.allow(&package);
        self.include_roots.iter().for_each(|root| files.allow(root));
        let mut texts = Vec::new();
        for path in inputs {
            let text = read_definitions(path)
                .map_err(|error| Reason::Unreadable(path.to_path_buf(), error))?;
            files.add(&slashed(path));
            texts.push((slashed(path), text));
        }
        let outcome = passdefs::load_with(texts, &mut |including, path| {
            let name = files.name(including, path);
            let path = files.included_path(&name, "`Config::include_root`")?;
            // Before reading: a missing file causes a rerun once it exists.
            self.print_rerun_directives(&[&path]);
            let text = read_text(&path).map_err(|error| error.to_string())?;
            Ok((name, text))
        });
        let set = report_diagnostics(outcome.for_rust())?;
        Ok(set.renamed(|_, name| portable_name(name, &package)))
    }
}

fn print_rerun_if_changed<'p>(paths: impl Iterator<Item = &'p Path>) {
    for path in paths {
        print_directive("rerun-if-changed", path.display());
    }
}

#[expect(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]
fn print_directive(name: &str, value: impl std::fmt::Display) {
    // What definitions say must not begin a directive of its own.
    let value = value.to_string().replace('\n', "\\n").replace('\r', "\\r");
    println!("cargo::{name}={value}");
}

/// Prints the diagnostics and returns the definitions, or an error with the number of errors.
fn report_diagnostics(outcome: passdefs::Outcome) -> Result<PassSet, BuildError> {
    let (diagnostics, sources) = (&outcome.diagnostics, &outcome.sources);
    let Some(set) = outcome.set else {
        print_to_stderr(&passdefs::render::build_output(diagnostics, sources));
        let errors = diagnostics
            .iter()
            .filter(|diagnostic| Diagnostic::is_error(diagnostic));
        return Err(Reason::Invalid(errors.count()).into());
    };
    // Cargo hides the standard error of a build script that succeeds.
    for warning in diagnostics {
        print_directive("warning", passdefs::render::line(warning, sources));
    }
    Ok(set)
}

#[expect(
    clippy::print_stderr,
    reason = "Cargo shows it when a build script fails"
)]
fn print_to_stderr(rendered: &str) {
    if !rendered.is_empty() {
        eprintln!("{rendered}");
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a build script runs in the folder of its package"
)]
fn manifest_dir() -> Result<PathBuf, BuildError> {
    let folder = std::env::current_dir();
    folder.map_err(|error| Reason::Unreadable(PathBuf::from("."), error.into()).into())
}

fn env_var(name: &str) -> Option<OsString> {
    std::env::var_os(name)
}

/// Replaces `output` by way of a temporary file; leaves it untouched if the content is the same.
#[expect(
    clippy::disallowed_methods,
    reason = "a build script looks at what it wrote before"
)]
fn write_if_changed(output: &Path, text: &str) -> Result<(), BuildError> {
    if fs::read(output).is_ok_and(|before| before == text.as_bytes()) {
        return Ok(());
    }
    let unwritable = |error: io::Error| Reason::Unwritable(output.to_path_buf(), error);
    let parent = output
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    let folder = parent.unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(unwritable)?;
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    let temporary = folder.join(format!(".{name}.{}", std::process::id()));
    let written = fs::write(&temporary, text).and_then(|()| fs::rename(&temporary, output));
    written.map_err(|error| {
        // There is nothing left to do about a file that cannot be removed.
        let _ = fs::remove_file(&temporary);
        unwritable(error).into()
    })
}
