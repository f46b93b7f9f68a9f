//! One run of both tools: an input file and flags.
//!
//! Lines of an input that start with a directive say how it is run:
//!
//! * `// run: FLAGS`: once with these flags. A file without such a line is read and printed.
//! * `// tool: NAME`: the runs below are those of this package's program, not of `pass-opt`.
//! * `// lower: FLAGS`: `mlir-opt` makes texts of it, one with none of these flags, one with the first, one with the first
//!   two and so on, in generic form and with locations. Each is read and printed, without and with locations. The input
//!   may be in custom form, and is not run itself unless a line says so. `--allow-unregistered-dialect` applies to every step.
//! * `// stderr: compare`: standard error of the runs below is compared as well, until a line `// stderr: ignore`.

use crate::workspace;
use std::fmt;

const LOWER: &str = "// lower:";
const RUN: &str = "// run:";
const TOOL: &str = "// tool:";
const STDERR: &str = "// stderr:";

/// The program of ours unless the input names another.
const USUAL_TOOL: &str = "pass-opt";

#[derive(Clone)]
pub(crate) struct Case {
    /// Relative to the root.
    pub(crate) file: String,
    /// As written after the directive.
    pub(crate) flags: String,
    pub(crate) tool: String,
    /// True if standard error is compared.
    pub(crate) with_stderr: bool,
    /// The flags with which `mlir-opt` lowers the file to the input of the case. `None` if the file is the input.
    pub(crate) lower: Option<String>,
}

impl Case {
    pub(crate) fn arguments(&self) -> Vec<String> {
        arguments(&self.flags)
    }
}

/// Splits flags as a shell does.
pub(crate) fn arguments(flags: &str) -> Vec<String> {
    shlex::split(flags).unwrap_or_default()
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.file)?;
        if let Some(lower) = &self.lower {
            write!(f, "lower: {lower} | ")?;
        }
        f.write_str(&self.flags)
    }
}

/// Loads all cases below a folder whose text contains `filter`.
pub(crate) fn load(folder: &str, filter: &str) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    for file in workspace::files(".mlir")?
        .into_iter()
        .filter(|file| file.starts_with(folder))
    {
        let text = std::fs::read(workspace::root().join(&file))
            .map_err(|error| format!("{file}: {error}"))?;
        cases.extend(read(&file, &String::from_utf8_lossy(&text))?);
    }
    cases.retain(|case| case.to_string().contains(filter));
    Ok(cases)
}

fn read(file: &str, text: &str) -> Result<Vec<Case>, String> {
    let mut cases = Vec::new();
    let mut next = Case {
        file: file.to_owned(),
        flags: String::new(),
        tool: USUAL_TOOL.to_owned(),
        with_stderr: false,
        lower: None,
    };
    for (index, line) in text.lines().enumerate() {
        if let Some(flags) = line.strip_prefix(RUN) {
            next.flags = flags.trim().to_owned();
            if shlex::split(flags).is_none() {
                let line = index + 1;
                return Err(format!("{file}:{line}: unclosed quote"));
            }
            if cases.iter().any(|case: &Case| case.flags == next.flags) {
                let line = index + 1;
                return Err(format!("{file}:{line}: duplicate run"));
            }
            cases.push(next.clone());
        } else if let Some(flags) = line.strip_prefix(LOWER) {
            lower(&next, flags, &mut cases);
        } else if let Some(tool) = line.strip_prefix(TOOL) {
            next.tool = tool.trim().to_owned();
        } else if let Some(what) = line.strip_prefix(STDERR) {
            next.with_stderr = match what.trim() {
                "compare" => true,
                "ignore" => false,
                other => {
                    let line = index + 1;
                    return Err(format!(
                        "{file}:{line}: `{other}` is neither `compare` nor `ignore`"
                    ));
                }
            };
        }
    }
    if cases.is_empty() {
        cases.push(next);
    }
    Ok(cases)
}

/// Appends the cases of the inputs that each prefix of these flags makes.
fn lower(next: &Case, flags: &str, cases: &mut Vec<Case>) {
    const PERMISSION: &str = "--allow-unregistered-dialect";
    let (permissions, steps): (Vec<&str>, Vec<&str>) = flags
        .split_whitespace()
        .partition(|flag| *flag == PERMISSION);
    for count in 0..=steps.len() {
        let made_with = [&permissions[..], &steps[..count]].concat().join(" ");
        if cases
            .iter()
            .any(|case| case.lower.as_ref() == Some(&made_with))
        {
            continue;
        }
        for printed in ["", "--mlir-print-debuginfo"] {
            let flags = [&permissions[..], &[printed]].concat().join(" ");
            cases.push(Case {
                flags: flags.trim().to_owned(),
                lower: Some(made_with.clone()),
                ..next.clone()
            });
        }
    }
}
