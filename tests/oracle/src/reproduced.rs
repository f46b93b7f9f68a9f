//! Reproducers, run again by the other tool: each tool has to fail on the file of the other as on its own.

use super::case::Case;
use super::stderr::normalize;
use super::tool::{Tool, ToolOutput};
use std::path::Path;

/// The flag of the runs that print a reproducer.
const FLAG: &str = "-reproducer=/dev/stdout";

/// The file that both tools get, in a folder of the case.
const FILE: &str = "reproducer.mlir";

/// Returns the first difference between the behaviour of a tool on the other's reproducer and on its own.
pub(super) fn check(
    case: &Case,
    (theirs, by_them): (&Tool, &ToolOutput),
    (ours, by_us): (&Tool, &ToolOutput),
) -> Result<Option<String>, String> {
    let [their_text, our_text] = [by_them, by_us].map(|ran| reproducer(&ran.stdout));
    let (Some(their_text), Some(our_text)) = (their_text, our_text) else {
        return Ok(None);
    };
    if !case.flags.contains(FLAG) {
        return Ok(None);
    }
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let file = folder.path().join(FILE);
    for tool in [theirs, ours] {
        let rerun = |text| rerun(tool, &file, text);
        let [on_theirs, on_ours] = [rerun(their_text)?, rerun(our_text)?];
        if on_theirs != on_ours {
            return Ok(Some(format!(
                "run again\n--- mlir-opt's\n{on_theirs}\n--- ours\n{on_ours}"
            )));
        }
    }
    Ok(None)
}

/// Returns the reproducer at the start of standard output.
fn reproducer(stdout: &str) -> Option<&str> {
    let end = stdout.find("#-}\n")? + "#-}\n".len();
    let text = &stdout[..end];
    text.contains("mlir_reproducer").then_some(text)
}

/// Returns exit status, result and messages of running a reproducer.
fn rerun(tool: &Tool, file: &Path, text: &str) -> Result<String, String> {
    std::fs::write(file, text).map_err(|error| format!("{FILE}: {error}"))?;
    let ran = tool.run_with(file, vec!["--run-reproducer".to_owned()])?;
    Ok(format!(
        "{}\n{}{}",
        ran.status,
        ran.stdout,
        normalize(&ran.stderr)
    ))
}
