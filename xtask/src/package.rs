//! `cargo xtask package`: packages every crate that can be published, unpacks the packages in place of a copy of the
//! repository, and follows the first steps of `README.md` beside them, as they are written, in an empty crate. The crates that
//! `passwright new` makes are tested there too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::new_crates::{self, Place, write};
use crate::package_files::{Package, packages};
use crate::{Outcome, workspace};

/// The files that the README tells its reader to write.
const FILES: [&str; 4] = ["Cargo.toml", "passes.kdl", "build.rs", "src/main.rs"];

/// The file of the repository on which the README runs the program.
const INPUT: &str = "examples/quickstart.mlir";

pub(crate) fn run() -> Outcome {
    follow().map_err(|error| vec![error])
}

fn follow() -> Result<(), String> {
    let packages = packages()?;
    package(&packages)?;
    let root = workspace::target_directory()?.join("first-steps");
    let steps = Steps::new(&root)?;
    for package in &packages {
        steps.unpack(package)?;
    }
    steps.replace_versions(&root, &packages)?;
    let readme = workspace::read("README.md")?;
    for file in FILES {
        steps.write(file, &block(&readme, file)?)?;
    }
    let commands = commands(&readme).ok_or("README.md: an open quote in a command")?;
    if commands.is_empty() {
        return Err("README.md: no `cargo run --` among the first steps".to_owned());
    }
    let place = Place {
        copy: steps.copy.clone(),
        lock: workspace::read("Cargo.lock")?,
    };
    for command in &commands {
        let words = command.iter().map(String::as_str);
        place.cargo(
            &steps.folder,
            ["run", "--quiet", "--"].into_iter().chain(words),
        )?;
    }
    let made = new_crates::follow(&root, &place, &["embedded", "pliron", "own"])?;
    println!(
        "{} packages, and beside them {} commands of README.md and {made} of new crates",
        packages.len(),
        commands.len()
    );
    Ok(())
}

/// Writes the `.crate` files. They are not built here: the first steps build them, as their users do.
fn package(packages: &[Package]) -> Result<(), String> {
    let mut cargo = workspace::cargo();
    cargo.args([
        "package",
        "--quiet",
        "--no-verify",
        "--allow-dirty",
        "--offline",
    ]);
    for package in packages {
        cargo.args(["--package", &package.name]);
    }
    workspace::status(&mut cargo)
}

/// The block of code that follows the line which names the file.
fn block(readme: &str, file: &str) -> Result<String, String> {
    let (_, after) = readme
        .split_once(&format!("`{file}`:\n\n```"))
        .ok_or_else(|| format!("README.md: no block for `{file}` among the first steps"))?;
    let text = after.split_once('\n').map_or("", |(_, text)| text);
    let end = text.find("\n```").ok_or("README.md: an open block")?;
    Ok(text[..=end].to_owned())
}

/// The arguments of every `cargo run --`, which are the commands that run the program of the reader.
fn commands(readme: &str) -> Option<Vec<Vec<String>>> {
    let lines = readme.lines();
    let runs = lines.filter_map(|line| line.strip_prefix("cargo run -- "));
    runs.map(shlex::split).collect()
}

/// The empty crate, and the packages in a folder beside it.
struct Steps {
    folder: PathBuf,
    /// Packages, as a copy of the repository.
    copy: PathBuf,
}

impl Steps {
    fn new(root: &Path) -> Result<Self, String> {
        if root.exists() {
            fs::remove_dir_all(root).map_err(|error| format!("{}: {error}", root.display()))?;
        }
        let steps = Self {
            folder: root.join("my-opt"),
            copy: root.join("passwright"),
        };
        steps.write("Cargo.lock", &workspace::read("Cargo.lock")?)?;
        write(&steps.copy.join(INPUT), &workspace::read(INPUT)?)?;
        Ok(steps)
    }

    fn write(&self, file: &str, text: &str) -> Result<(), String> {
        write(&self.folder.join(file), text)
    }

    fn unpack(&self, package: &Package) -> Result<(), String> {
        let folder = self.copy.join(&package.folder);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let file = format!("package/{}-{}.crate", package.name, package.version);
        let file = workspace::target_directory()?.join(file);
        let mut tar = Command::new("tar");
        tar.arg("-xzf").arg(file).arg("-C").arg(folder);
        workspace::status(tar.arg("--strip-components=1"))
    }

    /// Packages depend on each other by version: the configuration of cargo in and below `root` replaces each version by
    /// the unpacked package.
    fn replace_versions(&self, root: &Path, packages: &[Package]) -> Result<(), String> {
        let patch = |Package { name, folder, .. }: &Package| {
            let folder = self.copy.join(folder).display().to_string();
            format!("{name} = {{ path = {folder:?} }}\n")
        };
        let patches: String = packages.iter().map(patch).collect();
        let text = format!("[patch.crates-io]\n{patches}");
        write(&root.join(".cargo/config.toml"), &text)
    }
}

#[cfg(test)]
mod tests {
    use super::{block, commands};

    #[test]
    fn files_and_commands_are_taken_as_written() {
        let readme = "`build.rs`:\n\n```rust\nfn main() {}\n```\n\n```sh\ncargo run -- a.mlir --my-pass='a b'\n```\n";
        assert_eq!(block(readme, "build.rs").as_deref(), Ok("fn main() {}\n"));
        assert!(block(readme, "src/main.rs").is_err());
        assert_eq!(commands(readme).unwrap(), [["a.mlir", "--my-pass=a b"]]);
    }
}
