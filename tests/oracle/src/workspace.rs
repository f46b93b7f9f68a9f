//! The root of the repository, its files, and commands that run in it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The test whose binary is the cheapest to build.
const SMALL_TEST: &str = "quiet";

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// Returns the existing files that git tracks or would track, relative to the root, that end in `suffix`.
pub fn files(suffix: &str) -> Result<Vec<String>, String> {
    let listing = output(Command::new("git").args([
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
    ]))?;
    let mut files: Vec<String> = listing
        .lines()
        .filter(|file| file.ends_with(suffix) && root().join(file).exists())
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// Reads a file below the root.
pub fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))
}

/// Makes a folder, or empties it.
pub fn empty(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Writes a file, and makes its folder.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(error)?;
    }
    std::fs::write(path, text).map_err(error)
}

/// Runs a command in the root and returns its standard output. An exit status other than 0 is an error.
pub fn output(command: &mut Command) -> Result<String, String> {
    let shown = format!("{command:?}");
    let output = command
        .current_dir(root())
        .output()
        .map_err(|error| format!("{shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "{shown}: {}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{shown}: {error}"))
}

/// Runs a command in the root with inherited streams.
pub fn status(command: &mut Command) -> Result<(), String> {
    status_in(&root(), command)
}

/// Runs a command in a folder with inherited streams.
pub fn status_in(folder: &Path, command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    let status = command
        .current_dir(folder)
        .status()
        .map_err(|error| format!("{shown}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{shown}: {status}"))
    }
}

/// Returns what cargo knows of the workspace.
pub fn metadata() -> Result<serde_json::Value, String> {
    metadata_of(&root())
}

/// Returns what cargo knows of the workspace in a folder.
pub fn metadata_of(folder: &Path) -> Result<serde_json::Value, String> {
    let mut command = cargo();
    command.args(["metadata", "--format-version=1", "--no-deps"]);
    let manifest = folder.join("Cargo.toml");
    let text = output(command.arg("--manifest-path").arg(manifest))?;
    serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))
}

/// Returns the folder of what cargo builds.
pub fn target_directory() -> Result<PathBuf, String> {
    let metadata = metadata()?;
    let target = metadata["target_directory"].as_str();
    let target = target.ok_or("cargo metadata names no target directory")?;
    Ok(PathBuf::from(target))
}

/// Builds a program as the tests do: with other targets, cargo would build its dependencies with other features.
pub fn built(program: &str) -> Result<PathBuf, String> {
    let build = ["build", "--quiet", "--workspace", "--test", SMALL_TEST];
    status(cargo().args(build).args(["--bin", program]))?;
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    Ok(target_directory()?.join("debug").join(file))
}

/// Builds a program of ours as it is shipped, with all features, and returns its path.
pub fn optimized(program: &str) -> Result<PathBuf, String> {
    let package = if program == "passwright" {
        "passwright-cli"
    } else {
        program
    };
    let build = ["build", "--quiet", "--profile", "dist", "--all-features"];
    status(cargo().args(build).args(["--package", package]))?;
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    Ok(target_directory()?.join("dist").join(file))
}

/// Returns the cargo that runs the task.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
