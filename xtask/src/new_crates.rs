//! Crates that `passwright new` makes, one for each IR and spelling: the commands of their README and of their continuous
//! integration are run in them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Outcome, workspace};

/// The things that crates outside of the repository need.
pub(crate) struct Place {
    /// The copy of the repository, or the repository, that they depend on.
    pub(crate) copy: PathBuf,
    /// The text of `Cargo.lock`, so that nothing is downloaded.
    pub(crate) lock: String,
}

impl Place {
    /// Runs a command of cargo in a crate, in the folder in which the workspace is built.
    pub(crate) fn cargo<'w>(
        &self,
        folder: &Path,
        words: impl IntoIterator<Item = &'w str>,
    ) -> Result<(), String> {
        let mut cargo = workspace::cargo();
        cargo.args(words).env("CARGO_NET_OFFLINE", "true");
        cargo.env("CARGO_TARGET_DIR", workspace::target_directory()?);
        workspace::status_in(folder, &mut cargo)
    }
}

/// `cargo xtask new-melior`: the two crates on real MLIR, which need LLVM.
pub(crate) fn melior() -> Outcome {
    let follow = || {
        let root = workspace::target_directory()?.join("new");
        let place = Place {
            copy: workspace::root(),
            lock: workspace::read("adapters/melior/Cargo.lock")?,
        };
        let made = follow(&root, &place, &["melior"])?;
        println!("{made} commands of new crates on real MLIR");
        Ok(())
    };
    follow().map_err(|error: String| vec![error])
}

/// Makes the crates in a folder, and runs their commands there. The result is the number of these.
pub(crate) fn follow(root: &Path, place: &Place, irs: &[&str]) -> Result<usize, String> {
    workspace::status(workspace::cargo().args(["build", "--quiet", "--package", "passwright"]))?;
    let tool = workspace::target_directory()?.join("debug/passwright");
    let mut count = 0;
    for ir in irs {
        for spelling in [None, Some("--attribute")] {
            let name = format!("{ir}{}", spelling.unwrap_or("-kdl").replace("--", "-"));
            let folder = root.join(&name);
            if folder.exists() {
                fs::remove_dir_all(&folder)
                    .map_err(|error| format!("{}: {error}", folder.display()))?;
            }
            let mut new = std::process::Command::new(&tool);
            new.arg("new")
                .arg(&folder)
                .args(["--ir", ir])
                .args(spelling);
            workspace::status(new.arg("--path").arg(&place.copy))?;
            write(&folder.join("Cargo.lock"), &place.lock)?;
            count += commands(&folder, place, &tool)?;
        }
    }
    Ok(count)
}

/// Runs the commands of a crate.
fn commands(folder: &Path, place: &Place, tool: &Path) -> Result<usize, String> {
    let read = |file: &str| {
        let path = folder.join(file);
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let integration = read(".github/workflows/ci.yml")?;
    let readme = read("README.md")?;
    let steps = integration
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("- run: "));
    let commands = steps.chain(fenced(&readme));
    let mut count = 0;
    for command in commands {
        let words = shlex::split(command).unwrap_or_default();
        let mut words = words.iter().map(String::as_str);
        match (words.next(), words.clone().next()) {
            // Tools of the machine, and the program that made the crate.
            (Some("curl" | "sudo"), _) | (Some("cargo"), Some("install")) => continue,
            (Some("cargo"), _) => place.cargo(folder, words)?,
            (Some("passwright"), _) => {
                let mut command = std::process::Command::new(tool);
                workspace::status_in(folder, command.args(words))?;
            }
            _ => return Err(format!("{}: no way to run `{command}`", folder.display())),
        }
        count += 1;
    }
    Ok(count)
}

/// The lines of the blocks that a shell runs.
fn fenced(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```sh\n").skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines())
}

/// Writes a file, and its folders.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(error)?;
    }
    fs::write(path, text).map_err(error)
}

#[cfg(test)]
mod tests {
    #[test]
    fn commands_stand_in_the_blocks_of_a_shell() {
        let page = "text\n```sh\none\ntwo 'a b'\n```\ntext\n```rust\nno\n```\n```sh\nthree\n```\n";
        let commands: Vec<_> = super::fenced(page).collect();
        assert_eq!(commands, ["one", "two 'a b'", "three"]);
    }
}
