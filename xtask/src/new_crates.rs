//! Crates that `passwright new` makes, one for each IR and spelling: the commands of their README and of their continuous
//! integration are run in them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::steps::Reader;
use crate::{Outcome, workspace};

/// The IR whose two crates are linted. They have all templates that the others have, and their dependencies are the fewest
/// that have to be compiled for that once more.
const LINTED: &str = "own";

/// `cargo xtask new-melior`: the two crates on real MLIR, which need LLVM.
pub(crate) fn melior() -> Outcome {
    let follow = || {
        let root = workspace::target_directory()?.join("new");
        let lock = workspace::read("adapters/melior/Cargo.lock")?;
        let count = follow(&root, &workspace::root(), &lock, &["melior"])?;
        println!("{count} commands of new crates on real MLIR");
        Ok(())
    };
    follow().map_err(|error: String| vec![error])
}

/// The program `passwright`, built.
pub(crate) fn passwright() -> Result<PathBuf, String> {
    workspace::built("passwright")
}

/// Makes crates in the folder `root` that depend on a copy of the repository, and runs their commands there. The result is
/// the number of these.
pub(crate) fn follow(root: &Path, copy: &Path, lock: &str, irs: &[&str]) -> Result<usize, String> {
    let tool = passwright()?;
    let mut count = 0;
    for ir in irs {
        for spelling in ["", " --attribute"] {
            let name = format!("{ir}{}", spelling.trim().trim_start_matches('-'));
            let made = root.join(&name);
            if made.exists() {
                fs::remove_dir_all(&made)
                    .map_err(|error| format!("{}: {error}", made.display()))?;
            }
            fs::create_dir_all(root).map_err(|error| format!("{}: {error}", root.display()))?;
            let mut reader = Reader {
                folder: root.to_owned(),
                tool: tool.clone(),
                lock,
            };
            let copy = shlex::try_quote(copy.to_str().unwrap_or_default());
            let copy = copy.map_err(|error| error.to_string())?;
            reader.run(&format!(
                "passwright new {name} --ir {ir}{spelling} --path {copy}"
            ))?;
            reader.run(&format!("cd {name}"))?;
            let integration = read(&made.join(".github/workflows/ci.yml"))?;
            let commands = integration.lines();
            let commands = commands.filter_map(|line| line.trim_start().strip_prefix("- run: "));
            // The copy is there already.
            let commands = commands.filter(|command| !command.contains("git clone"));
            for command in
                commands.filter(|command| *ir == LINTED || !command.starts_with("cargo clippy"))
            {
                reader.run(command)?;
                count += 1;
            }
            count += reader.follow(&read(&made.join("README.md"))?)?;
        }
    }
    Ok(count)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
