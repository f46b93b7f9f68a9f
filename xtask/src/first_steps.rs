//! `cargo xtask first-steps`: follows the first steps of the guide, and runs the commands of the crates that `passwright new` makes.

use std::fs;
use std::path::Path;

use crate::steps::{Reader, in_repository};
use pass_oracle::workspace;

/// The page of the guide with first steps.
const PAGE: &str = "docs/guide/first-pass.md";

/// The section of that page that starts with an empty crate.
const BY_HAND: &str = "## By hand";

/// The page of the guide with a dialect, and the words behind its first steps.
const DIALECTS: &str = "docs/guide/dialects.md";
const EXPLANATION: &str = "The sections below explain each part.";

/// The IR whose two crates are linted. They have all templates that the others have, and their dependencies are the fewest.
const LINTED: &str = "own";

/// Tests the two crates on real MLIR, which need LLVM.
pub(crate) fn melior() -> Result<(), String> {
    follow_new("adapters/melior/Cargo.lock", &["melior"])
}

pub(crate) fn run() -> Result<(), String> {
    let root = workspace::target_directory()?.join("first-steps");
    let lock = workspace::read("Cargo.lock")?;
    let page = workspace::read(PAGE)?;
    let (with_program, by_hand) = page
        .split_once(BY_HAND)
        .ok_or_else(|| format!("{PAGE} has no section `{BY_HAND}`"))?;
    let dialects = workspace::read(DIALECTS)?;
    // The rest of that page explains an example of the repository.
    let (dialects, _) = dialects
        .split_once(EXPLANATION)
        .ok_or_else(|| format!("{DIALECTS} does not say `{EXPLANATION}`"))?;
    for (name, steps) in [
        ("guide", with_program),
        ("my-opt", by_hand),
        ("dialects", dialects),
    ] {
        let folder = root.join(name);
        workspace::empty(&folder)?;
        let mut reader = Reader {
            folder,
            tool: workspace::built("passwright")?,
            lock: &lock,
        };
        let commands = reader.follow(&in_repository(steps))?;
        println!("{name}: {commands} commands");
    }
    follow_new("Cargo.lock", &["embedded", "pliron", "own"])
}

/// Creates a crate for each IR in both spellings, and runs its commands.
fn follow_new(lock: &str, irs: &[&str]) -> Result<(), String> {
    let root = workspace::target_directory()?.join("new");
    let lock = workspace::read(lock)?;
    let spellings = ["", " --attribute"];
    let crates = irs
        .iter()
        .flat_map(|ir| spellings.map(|spelling| (ir, spelling)));
    for (ir, spelling) in crates {
        let name = format!("{ir}{}", spelling.trim().trim_start_matches('-'));
        let made = root.join(&name);
        workspace::empty(&made)?;
        fs::remove_dir(&made).map_err(|error| error.to_string())?;
        let mut reader = Reader {
            folder: root.clone(),
            tool: workspace::built("passwright")?,
            lock: &lock,
        };
        let repository = workspace::root().display().to_string();
        reader.run(&format!(
            "passwright new {name} --ir {ir}{spelling} --path '{repository}'"
        ))?;
        reader.run(&format!("cd {name}"))?;
        let read = |file: &str| read(&made.join(file));
        let integration = read(".github/workflows/ci.yml")?;
        let commands = integration
            .lines()
            .filter_map(|line| line.trim_start().strip_prefix("- run: "));
        // The repository is there already.
        let commands = commands.filter(|command| !command.contains("git clone"));
        for command in
            commands.filter(|command| *ir == LINTED || !command.starts_with("cargo clippy"))
        {
            reader.run(command)?;
        }
        let commands = reader.follow(&read("README.md")?)?;
        println!("{name}: {commands} commands of its page");
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
