//! Reproducers, run again by the other tool: each tool has to fail on the file of the other as on its own.

use super::case::Case;
use super::stderr::normalize;
use super::tool::{Ran, Tool};
use crate::workspace;

/// The flag of the runs that print a reproducer.
const FLAG: &str = "-reproducer=/dev/stdout";

/// The file that both tools are given, in the target directory.
const FILE: &str = "oracle-reproducer.mlir";

/// The first difference between what a tool does with the reproducer of the other and with its own.
pub(super) fn check(
    case: &Case,
    (theirs, by_them): (&Tool, &Ran),
    (ours, by_us): (&Tool, &Ran),
) -> Result<Option<String>, String> {
    let [their_text, our_text] = [by_them, by_us].map(|ran| reproducer(&ran.stdout));
    let (Some(their_text), Some(our_text)) = (their_text, our_text) else {
        return Ok(None);
    };
    if !case.flags.contains(FLAG) {
        return Ok(None);
    }
    for tool in [theirs, ours] {
        let [on_theirs, on_ours] = [rerun(tool, their_text)?, rerun(tool, our_text)?];
        if on_theirs != on_ours {
            return Ok(Some(format!(
                "run again\n--- mlir-opt's\n{on_theirs}\n--- ours\n{on_ours}"
            )));
        }
    }
    Ok(None)
}

/// The reproducer in front of the result.
fn reproducer(stdout: &str) -> Option<&str> {
    let end = stdout.find("#-}\n")? + "#-}\n".len();
    let text = &stdout[..end];
    text.contains("mlir_reproducer").then_some(text)
}

/// The outcome of running a reproducer: exit status, result and messages.
fn rerun(tool: &Tool, text: &str) -> Result<String, String> {
    let path = workspace::target_directory()?.join(FILE);
    std::fs::write(&path, text).map_err(|error| format!("{FILE}: {error}"))?;
    let ran = tool.run_with(&path, vec!["--run-reproducer".to_owned()])?;
    Ok(format!(
        "{}\n{}{}",
        ran.status,
        ran.stdout,
        normalize(&ran.stderr)
    ))
}
