//! Running a program, and what that took.

use crate::workspace;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program to measure.
pub(super) struct Program(PathBuf);

/// Time and memory of a run.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) time: Duration,
    /// Time in user mode, on all cores.
    pub(super) cpu: Duration,
    /// Most memory that it held at a time.
    pub(super) mebibytes: f64,
}

impl Program {
    /// Debian's `mlir-opt-22`, or the program that `MLIR_OPT` names.
    pub(super) fn mlir_opt() -> Result<Self, String> {
        let program = std::env::var_os("MLIR_OPT").unwrap_or_else(|| "mlir-opt-22".into());
        let version = Command::new(&program).arg("--version").output();
        match version {
            Ok(_) => Ok(Self(program.into())),
            Err(error) => Err(format!("{}: {error}", program.to_string_lossy())),
        }
    }

    /// The program of a package of ours, built now with optimization.
    pub(super) fn released(package: &str) -> Result<Self, String> {
        let build = ["build", "--quiet", "--release", "--package", package];
        workspace::status(workspace::cargo().args(build))?;
        let program = format!("release/{package}{}", std::env::consts::EXE_SUFFIX);
        Ok(Self(workspace::target_directory()?.join(program)))
    }

    /// The program of a target such as `["--bin", "tool"]` in another workspace of the repository, built now with
    /// optimization.
    pub(super) fn released_in(workspace_folder: &str, target: [&str; 2]) -> Result<Self, String> {
        let mut build = workspace::cargo();
        build
            .args(["build", "--quiet", "--release", "--workspace"])
            .arg("--message-format=json")
            .args(target)
            .current_dir(workspace::root().join(workspace_folder))
            .stderr(Stdio::inherit());
        let output = build.output().map_err(|error| format!("cargo: {error}"))?;
        let messages = String::from_utf8_lossy(&output.stdout);
        let mut programs = messages.lines().filter_map(|line| {
            let message: serde_json::Value = serde_json::from_str(line).ok()?;
            message["executable"].as_str().map(PathBuf::from)
        });
        match (programs.next_back(), output.status.success()) {
            (Some(program), true) => Ok(Self(program)),
            _ => Err(format!("cargo build {target:?}: {}", output.status)),
        }
    }

    /// Runs it on `file`. What it prints is dropped, and what it held is read off by GNU time, into a file in `folder`.
    pub(super) fn run(&self, file: &Path, args: &[&str], folder: &Path) -> Result<Run, String> {
        let args = std::iter::once(file.as_os_str()).chain(args.iter().map(|it| it.as_ref()));
        self.run_in(folder, args)
    }

    /// Runs it in `folder`, with such arguments, and measures it like [`Self::run`].
    pub(super) fn run_in<A: AsRef<OsStr>>(
        &self,
        folder: &Path,
        args: impl IntoIterator<Item = A>,
    ) -> Result<Run, String> {
        let held = folder.join("held");
        let mut command = Command::new("/usr/bin/time");
        command.args(["--format=%M %U", "--output"]).arg(&held);
        command.arg(&self.0).args(args).current_dir(folder);
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let start = Instant::now();
        let output = command.output();
        let time = start.elapsed();
        let output = output.map_err(|error| format!("/usr/bin/time: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: {}\n{said}", self.0.display(), output.status));
        }
        let held = std::fs::read_to_string(&held).map_err(|error| error.to_string())?;
        let mut numbers = held.split_whitespace().map(str::parse::<f64>);
        let (Some(Ok(kibibytes)), Some(Ok(seconds))) = (numbers.next(), numbers.next()) else {
            let program = self.0.display();
            return Err(format!(
                "{program}: GNU time says `{held}` instead of two numbers"
            ));
        };
        Ok(Run {
            time,
            cpu: Duration::from_secs_f64(seconds),
            mebibytes: kibibytes / 1024.0,
        })
    }
}

impl Run {
    /// What it took more than another run.
    pub(super) fn beyond(self, before: Self) -> Self {
        Self {
            time: self.time.saturating_sub(before.time),
            cpu: self.cpu.saturating_sub(before.cpu),
            ..self
        }
    }

    /// The median of each number.
    pub(super) fn median(mut runs: Vec<Self>) -> Self {
        let middle = runs.len() / 2;
        runs.sort_by_key(|run| run.time);
        let time = runs[middle].time;
        runs.sort_by_key(|run| run.cpu);
        let cpu = runs[middle].cpu;
        runs.sort_by(|left, right| left.mebibytes.total_cmp(&right.mebibytes));
        Self {
            time,
            cpu,
            mebibytes: runs[middle].mebibytes,
        }
    }
}
