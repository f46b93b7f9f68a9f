//! Runs `llvm-tblgen`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::BuildError;

/// The variable that `mlir-sys` reads too, so that both take the same MLIR.
pub(crate) const PREFIX: &str = "MLIR_SYS_220_PREFIX";

/// The records of a file, as JSON, and the files that were read.
pub(crate) struct Definitions {
    pub(crate) json: Vec<u8>,
    pub(crate) files: Vec<String>,
}

/// Reads a file and all that it includes. Lists these only if `out`, a folder for files of the tool, is given.
pub(crate) fn definitions(
    file: &Path,
    includes: &[PathBuf],
    out: Option<&Path>,
) -> Result<Definitions, BuildError> {
    let prefix = env::var_os(PREFIX).map(|prefix| PathBuf::from(prefix).join("bin"));
    let bin = prefix.unwrap_or_default();
    let headers = run(Command::new(bin.join("llvm-config")).arg("--includedir"))?;
    let headers = String::from_utf8_lossy(&headers).trim().to_owned();
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut command = Command::new(bin.join("llvm-tblgen"));
    command
        .arg(file)
        .arg("-I")
        .arg(folder.unwrap_or(Path::new(".")));
    for include in includes {
        command.arg("-I").arg(include);
    }
    command.args(["-I", &headers, "--dump-json"]);
    let Some(out) = out else {
        let json = run(&mut command)?;
        return Ok(Definitions {
            json,
            files: Vec::new(),
        });
    };
    // The stem may have dots.
    let stem = out.join(file.file_stem().unwrap_or_default());
    let [json, list] = [".json", ".d"].map(|extension| {
        let mut path = stem.clone().into_os_string();
        path.push(extension);
        PathBuf::from(path)
    });
    run(command.arg("-o").arg(&json).arg("-d").arg(&list))?;
    Ok(Definitions {
        json: read(&json)?,
        files: dependencies(&String::from_utf8_lossy(&read(&list)?)),
    })
}

fn read(file: &Path) -> Result<Vec<u8>, BuildError> {
    std::fs::read(file).map_err(|error| BuildError::new(format!("{}: {error}", file.display())))
}

/// Returns the prerequisites of a rule of Make.
fn dependencies(rule: &str) -> Vec<String> {
    let files = rule.split_once(": ").map_or("", |(_, files)| files);
    let files = files.replace("\\\n", " ").replace("\\ ", "\0");
    let files = files.split_whitespace();
    files.map(|file| file.replace('\0', " ")).collect()
}

fn run(command: &mut Command) -> Result<Vec<u8>, BuildError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| {
        BuildError::new(format!(
            "{program}: {error}; {PREFIX} is the folder where LLVM 22 is"
        ))
    })?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        // A crash may print nothing.
        let status = format!("{program}: {}", output.status);
        let is_crash = output.status.code() != Some(1);
        let message = if is_crash || stderr.trim().is_empty() {
            format!("{stderr}{status}")
        } else {
            stderr.into_owned()
        };
        return Err(BuildError::new(message));
    }
    Ok(output.stdout)
}
