//! Running a program, and the time and memory that it takes.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use pass_oracle::workspace;

pub(super) struct Program(pub(super) PathBuf);

#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) time: Duration,
    /// User and system time on all cores.
    pub(super) cpu: Duration,
    /// Peak memory.
    pub(super) mebibytes: f64,
}

impl Program {
    /// Returns Debian's `mlir-opt-22`, or the program that `MLIR_OPT` names.
    pub(super) fn mlir_opt() -> Self {
        let program = std::env::var_os("MLIR_OPT").unwrap_or_else(|| "mlir-opt-22".into());
        Self(program.into())
    }

    /// Builds a program of ours as it is shipped.
    pub(super) fn shipped(program: &str) -> Result<Self, String> {
        workspace::optimized(program).map(Self)
    }

    /// Builds a target such as `["--bin", "tool"]` of another workspace as it is shipped.
    pub(super) fn shipped_in(workspace_folder: &str, target: [&str; 2]) -> Result<Self, String> {
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

    /// Runs it in `folder` and measures it with GNU time, whose numbers go to a file there. Standard output is dropped.
    pub(super) fn run<A: AsRef<OsStr>>(
        &self,
        folder: &Path,
        args: impl IntoIterator<Item = A>,
    ) -> Result<Run, String> {
        let program = self.0.display();
        let numbers = folder.join("numbers");
        let mut command = Command::new("/usr/bin/time");
        command
            .args(["--format=%M %U %S", "--output"])
            .arg(&numbers);
        command.arg(&self.0).args(args).current_dir(folder);
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let start = Instant::now();
        let output = command.output();
        let time = start.elapsed();
        let output = output.map_err(|error| format!("/usr/bin/time: {error}"))?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{program}: {}\n{stderr}", output.status));
        }
        let text = std::fs::read_to_string(&numbers).map_err(|error| error.to_string())?;
        let numbers: Result<Vec<f64>, _> = text.split_whitespace().map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[kibibytes, user, system]) => Ok(Run {
                time,
                cpu: Duration::from_secs_f64(user + system),
                mebibytes: kibibytes / 1024.0,
            }),
            _ => Err(format!(
                "{program}: GNU time says `{text}` instead of three numbers"
            )),
        }
    }

    pub(super) fn median_of<A: AsRef<OsStr>>(
        &self,
        runs: usize,
        folder: &Path,
        args: &[A],
    ) -> Result<Run, String> {
        let runs: Result<Vec<Run>, String> = (0..runs).map(|_| self.run(folder, args)).collect();
        runs.map(|runs| Run::median(&runs))
    }
}

impl Run {
    /// Returns the costs beyond those of another run.
    pub(super) fn beyond(self, before: Self) -> Self {
        Self {
            time: self.time.saturating_sub(before.time),
            cpu: self.cpu.saturating_sub(before.cpu),
            ..self
        }
    }

    pub(super) fn median(runs: &[Self]) -> Self {
        let median_of = |number: fn(&Self) -> f64| median(runs.iter().map(number).collect());
        Self {
            time: Duration::from_secs_f64(median_of(|run| run.time.as_secs_f64())),
            cpu: Duration::from_secs_f64(median_of(|run| run.cpu.as_secs_f64())),
            mebibytes: median_of(|run| run.mebibytes),
        }
    }
}

pub(super) fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}
