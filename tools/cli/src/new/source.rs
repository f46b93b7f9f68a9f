//! The copy of the repository that a new crate depends on.

use std::fs;
use std::path::{Path, PathBuf};

use super::ir::Facts;
use super::workspace::absolute;
use crate::command_line::quoted;
use crate::file_name::exact;
use crate::report::{AlreadyReported, Report};
use crate::text::reason;

/// Returns the packages that a tool on an IR depends on, with their folders.
pub(super) fn packages(facts: &Facts) -> impl Iterator<Item = (&'static str, &'static str)> {
    let packages = facts.packages.iter().copied();
    packages.chain([("passwright", "passwright")])
}

/// The packages that a package for Python depends on besides.
pub(super) const OF_PYTHON: [&str; 2] = [WHEEL, "pyo3"];

const WHEEL: &str = "passwright-wheel";

#[derive(Debug)]
pub(super) struct Source {
    /// The path of the copy, relative to the new crate.
    path: PathBuf,
    /// The address of the remote `origin`.
    repository: Option<String>,
}

impl Source {
    /// Finds the copy at `path` for a new crate in `folder`.
    pub(super) fn new(
        path: &Path,
        folder: &Path,
        report: &Report,
    ) -> Result<Self, AlreadyReported> {
        if !path.join("passwright/Cargo.toml").is_file() {
            let message = format!("`{}` is no copy of Passwright's repository", exact(path));
            let help = "expected a folder with the file `passwright/Cargo.toml`";
            return Err(report.error(&message, Some(help)));
        }
        let relative = relative_path(folder, path).map_err(|error| {
            let message = format!("cannot read `{}`: {}", exact(path), reason(&error));
            report.error(&message, None)
        })?;
        Ok(Self {
            path: relative,
            repository: fs::read_to_string(path.join(".git/config"))
                .ok()
                .and_then(|config| origin(&config)),
        })
    }

    pub(super) fn repository(&self) -> Option<&str> {
        self.repository.as_deref()
    }

    /// Returns the path of the copy as a word of a shell.
    pub(super) fn copy(&self) -> String {
        quoted(&[exact(&self.path)])
    }

    /// Returns the dependencies of a tool.
    pub(super) fn dependencies(&self, facts: &Facts, attribute: bool) -> Vec<String> {
        let mut features = vec!["driver"];
        features.extend(facts.features);
        features.sort_unstable();
        self.lines(facts, attribute, &features)
    }

    /// Returns the dependencies of a package for Python.
    pub(super) fn dependencies_of_wheel(&self, facts: &Facts, attribute: bool) -> Vec<String> {
        let mut lines = self.lines(facts, attribute, &["dialects"]);
        lines.push(self.line(WHEEL, "adapters/python/wheel", ""));
        lines
    }

    /// Only the attribute spelling needs the default feature, `macros`.
    fn lines(&self, facts: &Facts, attribute: bool, features: &[&str]) -> Vec<String> {
        let default = if attribute {
            ""
        } else {
            ", default-features = false"
        };
        let lines = packages(facts).map(|(package, folder)| match package {
            "passwright" => self.line(
                package,
                folder,
                &format!("{default}, features = {features:?}"),
            ),
            _ => self.line(package, folder, ""),
        });
        lines.collect()
    }

    pub(super) fn generator(&self) -> String {
        self.line("passwright-build", "codegen", "")
    }

    fn line(&self, package: &str, folder: &str, features: &str) -> String {
        let path = exact(&self.path.join(folder));
        let path = toml_edit::Value::from(path);
        format!("{package} = {{ path = {path}{features} }}")
    }

    /// Returns the arguments with which cargo installs the program `passwright`.
    pub(super) fn tool(&self) -> String {
        let folder = exact(&self.path.join("tools/cli"));
        format!("--locked --path {}", quoted(&[folder]))
    }
}

fn origin(config: &str) -> Option<String> {
    let (_, section) = config.split_once("[remote \"origin\"]")?;
    let section = section.split("\n[").next()?;
    let url = section
        .lines()
        .find_map(|line| line.trim().strip_prefix("url = "))?;
    let (scheme, rest) = url.split_once("://")?;
    // A name and a password are those of whoever made the copy.
    let host = rest.find('/').unwrap_or(rest.len());
    let user = rest[..host].rfind('@').map_or(0, |at| at + 1);
    let user = if scheme.starts_with("http") { user } else { 0 };
    Some(format!("{scheme}://{}", &rest[user..]))
}

/// Returns the path of `copy` relative to `folder`, which need not exist.
fn relative_path(folder: &Path, copy: &Path) -> std::io::Result<PathBuf> {
    let copy = fs::canonicalize(copy)?;
    Ok(pathdiff::diff_paths(&copy, absolute(folder)?).unwrap_or(copy))
}
