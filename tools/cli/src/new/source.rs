//! The place from which a new crate takes Passwright: the registry, or a copy of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use super::ir::Facts;
use crate::file_name::exact;
use crate::report::{Report, Reported};
use crate::text::reason;

/// The version of every package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The packages of every tool, with their folders in a copy of the repository.
const ALWAYS: [(&str, &str); 3] = [
    ("pass-driver", "runtime-tools/driver"),
    ("pass-runtime", "pass-runtime"),
    ("passwright", "passwright"),
];

/// The packages that a tool on an IR depends on, with their folders.
pub(super) fn packages(facts: &Facts) -> impl Iterator<Item = (&'static str, &'static str)> {
    ALWAYS.into_iter().chain(facts.packages.iter().copied())
}

/// The place of Passwright's packages.
#[derive(Debug)]
pub(super) struct Source {
    /// The copy of the repository, seen from the new crate; `None` is the registry.
    copy: Option<PathBuf>,
}

impl Source {
    /// The copy in the folder that was given, or the registry. `folder` is that of the new crate.
    pub(super) fn new(
        given: Option<&Path>,
        folder: &Path,
        report: &Report,
    ) -> Result<Self, Reported> {
        let Some(given) = given else {
            return Ok(Self { copy: None });
        };
        if !given.join("pass-runtime/Cargo.toml").is_file() {
            let message = format!("`{}` is no copy of Passwright's repository", exact(given));
            let help = "expected a folder in which `pass-runtime/Cargo.toml` is";
            return Err(report.error(&message, Some(help)));
        }
        let seen = seen_from(folder, given).map_err(|error| {
            let message = format!("cannot read `{}`: {}", exact(given), reason(&error));
            report.error(&message, None)
        })?;
        Ok(Self { copy: Some(seen) })
    }

    /// The lines of the manifest for the packages that the tool depends on.
    pub(super) fn dependencies(&self, facts: &Facts, attribute: bool) -> Vec<String> {
        let mut packages: Vec<_> = packages(facts).collect();
        packages.sort_unstable();
        let line = |(package, folder)| {
            if package == "pass-runtime" && attribute {
                self.line(package, folder, Some("macros"))
            } else {
                self.line(package, folder, None)
            }
        };
        packages.into_iter().map(line).collect()
    }

    /// The line for the generator of a build script.
    pub(super) fn generator(&self) -> String {
        self.line("passwright-build", "codegen", Some("build"))
    }

    fn line(&self, package: &str, folder: &str, feature: Option<&str>) -> String {
        let place = match &self.copy {
            Some(copy) => format!("path = {:?}", exact(&copy.join(folder))),
            None => format!("version = {VERSION:?}"),
        };
        let features = feature.map(|it| format!(", features = [{it:?}]"));
        format!("{package} = {{ {place}{} }}", features.unwrap_or_default())
    }

    /// The arguments with which cargo installs the program `passwright`.
    pub(super) fn tool(&self) -> String {
        match &self.copy {
            Some(copy) => {
                let folder = exact(&copy.join("tools/cli"));
                format!("--locked --path {}", crate::command_line::quoted(&[folder]))
            }
            None => format!("passwright-cli@{VERSION} --locked"),
        }
    }
}

/// The way from a folder that does not exist yet to one that does.
fn seen_from(folder: &Path, given: &Path) -> std::io::Result<PathBuf> {
    let given = fs::canonicalize(given)?;
    let folder = std::path::absolute(folder)?;
    // The part of the path that exists may lead through links.
    let existing = folder.ancestors().find(|it| it.exists());
    let existing = existing.unwrap_or(Path::new("/"));
    let missing = folder.strip_prefix(existing).unwrap_or(Path::new(""));
    let folder = fs::canonicalize(existing)?.join(missing);
    Ok(pathdiff::diff_paths(&given, folder).unwrap_or(given))
}
