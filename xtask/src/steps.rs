//! The steps of a page: files to write, commands to run, and their output.

use std::path::{Path, PathBuf};
use std::process::Command;

use pass_oracle::workspace::{self, write};

#[derive(Debug, PartialEq, Eq)]
enum Step<'p> {
    /// Writes a file: a block below a line with its path.
    Write { file: &'p str, text: &'p str },
    /// Runs the commands of a block, one per line.
    Run(&'p str),
    /// Compares the output of the last command.
    Prints(&'p str),
    /// Compares with lines of a file of the repository, which a comment above the block names.
    Pinned { file: &'p str, text: &'p str },
}

/// Programs that pages call through a shell, with pipes and globs.
const THROUGH_SHELL: &[&str] = &[
    "cat",
    "cmp",
    "find",
    "lit",
    "llvm-tblgen",
    "mlir-opt",
    "mlir-tblgen",
    "ninja",
    "pass-opt",
];

/// Debian's folder of LLVM's programs.
const LLVM: &str = "/usr/lib/llvm-22/bin";

pub(crate) struct Reader<'r> {
    /// The current folder.
    pub(crate) folder: PathBuf,
    /// The program `passwright`.
    pub(crate) tool: PathBuf,
    /// The text of `Cargo.lock` for crates without one, so that nothing is downloaded.
    pub(crate) lock: &'r str,
}

/// Replaces paths to `passwright` in the steps of a page by the path of this repository.
pub(crate) fn in_repository(steps: &str) -> String {
    let root = workspace::root().display().to_string();
    steps
        .replace("--path passwright", &format!("--path {root}"))
        .replace("../passwright/", &format!("{root}/"))
}

impl Reader<'_> {
    /// Follows all steps of the page, and returns the number of commands.
    pub(crate) fn follow(&mut self, page: &str) -> Result<usize, String> {
        let mut count = 0;
        let mut printed = String::new();
        for step in steps(page)? {
            match step {
                Step::Write { file, text } => write(&self.folder.join(file), text)?,
                Step::Run(commands) => {
                    for command in commands.lines() {
                        let output = self.run(command)?;
                        // A step back does not hide what was printed before it.
                        if !command.starts_with("cd ") {
                            printed = output;
                        }
                        count += 1;
                    }
                }
                Step::Prints(text) => expect(text, &printed)?,
                Step::Pinned { file, text } => expect(text, &workspace::read(file)?)?,
            }
        }
        Ok(count)
    }

    pub(crate) fn run(&mut self, command: &str) -> Result<String, String> {
        println!("{}$ {command}", self.folder.display());
        let (command, may_fail) = match command.strip_suffix(" || true") {
            Some(command) => (command, true),
            None => (command, false),
        };
        let words = shlex::split(command).ok_or_else(|| format!("an open quote: {command}"))?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut process = match words.as_slice() {
            ["cd", folder] => {
                self.folder.push(folder);
                return Ok(String::new());
            }
            // The tools of the machine, and `passwright` itself, are there.
            ["curl" | "sudo", ..] | ["cargo", "install", ..] => return Ok(String::new()),
            ["cargo", words @ ..] => self.cargo(words)?,
            ["passwright", words @ ..] => {
                let mut passwright = Command::new(&self.tool);
                passwright.args(words);
                passwright
            }
            [program, ..] if THROUGH_SHELL.contains(program) => self.shell(command)?,
            _ => return Err(format!("no way to run `{command}`")),
        };
        let output = process
            .current_dir(&self.folder)
            .output()
            .map_err(|error| format!("{command}: {error}"))?;
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        let printed = text(&output.stderr) + &text(&output.stdout);
        if output.status.success() != may_fail {
            Ok(printed)
        } else {
            Err(format!("{command}: {}\n{printed}", output.status))
        }
    }

    /// Returns a shell that finds the programs of the workspace and those of LLVM.
    fn shell(&self, command: &str) -> Result<Command, String> {
        let ours = self.tool.parent().map(Path::to_path_buf);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::split_paths(&path);
        let path = ours.into_iter().chain([LLVM.into()]).chain(path);
        let path = std::env::join_paths(path).map_err(|error| error.to_string())?;
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).env("PATH", path);
        Ok(shell)
    }

    /// Returns cargo in the target directory of the workspace; `+1.80` imitates a compiler of that version.
    fn cargo(&self, words: &[&str]) -> Result<Command, String> {
        if let [first, rest @ ..] = words
            && let Some(version) = first.strip_prefix('+')
        {
            let compiler = self.folder.join(".old-rustc");
            write(&compiler, &old_compiler(version))?;
            workspace::status(Command::new("chmod").arg("+x").arg(&compiler))?;
            let mut cargo = workspace::cargo();
            let target = self.folder.join("target");
            cargo.args(rest).env("CARGO_TARGET_DIR", target);
            cargo.env("RUSTC", compiler);
            return Ok(cargo);
        }
        let lock = self.folder.join("Cargo.lock");
        if !lock.exists() {
            write(&lock, self.lock)?;
        }
        let mut cargo = workspace::cargo();
        cargo.args(words).env("CARGO_NET_OFFLINE", "true");
        cargo.env("CARGO_TARGET_DIR", workspace::target_directory()?);
        Ok(cargo)
    }
}

/// Returns a script that is a compiler of another version.
fn old_compiler(version: &str) -> String {
    format!(
        "#!/bin/sh\ncase \"$*\" in\n*-vV*) rustc -vV | sed 's/1\\.[0-9][0-9]*\\.[0-9][0-9]*/{version}.0/' ;;\n*) exec rustc \"$@\" ;;\nesac\n"
    )
}

fn expect(text: &str, printed: &str) -> Result<(), String> {
    if printed.contains(text) {
        Ok(())
    } else {
        Err(format!("expected\n{text}\nin\n{printed}"))
    }
}

fn steps(page: &str) -> Result<Vec<Step<'_>>, String> {
    let mut steps = Vec::new();
    let mut rest = page;
    while let Some((before, block)) = rest.split_once("\n```") {
        let (language, block) = block.split_once('\n').ok_or("an open block")?;
        let (text, after) = match block.strip_prefix("```") {
            Some(after) => ("", after),
            None => {
                let end = block.find("\n```").ok_or("an open block")?;
                (&block[..=end], &block[end + "\n```".len()..])
            }
        };
        match (language, file_above(before)) {
            ("sh", _) => steps.push(Step::Run(text)),
            ("text", _) => steps.push(match pin_above(before) {
                Some(file) => Step::Pinned { file, text },
                None => Step::Prints(text),
            }),
            (_, Some(file)) => steps.push(Step::Write { file, text }),
            _ => {}
        }
        rest = after;
    }
    Ok(steps)
}

/// Returns the path in the line above a block, such as `` `src/main.rs`: ``.
fn file_above(text: &str) -> Option<&str> {
    let line = text.trim_end().lines().last()?;
    line.strip_prefix('`')?.strip_suffix("`:")
}

/// Returns the file in the comment above a block, such as `<!-- as in tests/a.stderr -->`.
fn pin_above(text: &str) -> Option<&str> {
    let line = text.trim_end().lines().last()?;
    line.strip_prefix("<!-- as in ")?.strip_suffix(" -->")
}

#[cfg(test)]
mod tests;
