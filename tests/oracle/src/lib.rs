//! `cargo xtask oracle`: runs the same inputs through `mlir-opt` and our tools, and compares outputs except for listed differences.
#![expect(
    clippy::print_stdout,
    clippy::missing_errors_doc,
    reason = "the task tells its user what it has compared, and every error is a text for that user"
)]

mod case;
mod difference;
pub mod docs;
mod generated;
mod lower;
pub mod random;
mod remarks;
mod reproduced;
mod rust;
mod stderr;
mod times;
mod tool;
pub mod workspace;

use case::Case;
use difference::Differences;
use lower::Texts;
use rayon::prelude::*;
use std::collections::BTreeMap;
use tool::{Tool, ToolOutput};

pub use rust::implementation;

/// The findings of a task, which make it fail, or the error that ends it.
pub type Outcome = Result<Vec<String>, String>;

/// The folder of the inputs; the first lines of each contain its flags.
const INPUTS: &str = "tests/oracle/";

/// Runs every case whose file or flags contain `filter`.
pub fn run(filter: &str) -> Outcome {
    let cases = case::load(INPUTS, filter)?;
    let tools = Tools::find(&cases)?;
    let mut differences = Differences::load()?;
    let mut findings = Vec::new();
    let compared = cases.par_iter().map(|case| tools.compare(case));
    for (case, compared) in cases.iter().zip(compared.collect::<Vec<_>>()) {
        match compared {
            Ok(None) => differences.agreed(case, &mut findings),
            Ok(Some((difference, theirs, ours))) => {
                if !differences.settle(case, &theirs, &ours, &mut findings) {
                    findings.push(format!("{case}\n{difference}"));
                }
            }
            Err(error) => findings.push(format!("{case}: {error}")),
        }
    }
    findings.extend(differences.write().err());
    if filter.is_empty() {
        differences.report_unused(&mut findings);
        random::run_usual(&mut findings);
    }
    println!(
        "oracle: {} runs, {} texts made by lowering, {} intended differences",
        cases.len(),
        tools.texts.count(),
        differences.count_found()
    );
    let generated = generated::run(filter, &tools.theirs, &mut findings);
    println!("oracle: {generated} generated texts");
    let converted = remarks::run(filter, &mut findings);
    println!("oracle: {converted} files of remarks");
    let definitions = definitions(filter, &mut findings);
    if cases.is_empty() && generated == 0 && definitions == 0 {
        findings.push(format!("no case contains `{filter}`"));
    }
    Ok(findings)
}

/// Imports and compares the definition files that MLIR ships, and returns their number.
fn definitions(filter: &str, findings: &mut Vec<String>) -> usize {
    let imported = docs::run(filter, findings).unwrap_or_else(|error| {
        findings.push(error);
        Vec::new()
    });
    let passes: usize = imported.iter().map(|set| set.all_passes().count()).sum();
    println!(
        "oracle: {} definition files with {passes} passes",
        imported.len()
    );
    if !imported.is_empty()
        && let Err(error) = rust::run(&imported)
    {
        findings.push(format!("Rust of the imported definitions: {error}"));
    }
    imported.len()
}

struct Tools {
    texts: Texts,
    theirs: Tool,
    ours: BTreeMap<String, Tool>,
}

impl Tools {
    fn find(cases: &[Case]) -> Result<Self, String> {
        let mut ours = BTreeMap::new();
        for case in cases {
            if !ours.contains_key(&case.tool) {
                ours.insert(case.tool.clone(), Tool::built(&case.tool)?);
            }
        }
        let theirs = Tool::mlir_opt()?;
        let texts = Texts::new()?;
        Ok(Self {
            texts,
            theirs,
            ours,
        })
    }

    /// Returns the first difference, with both outputs.
    fn compare(&self, case: &Case) -> Result<Option<(String, ToolOutput, ToolOutput)>, String> {
        let tool = self.ours.get(&case.tool).ok_or("no such tool")?;
        let file = self.texts.file(case, &self.theirs)?;
        let (theirs, ours) = (self.theirs.run(case, &file)?, tool.run(case, &file)?);
        let difference = match describe(case, &theirs, &ours) {
            None => match reproduced::check(case, (&self.theirs, &theirs), (tool, &ours))? {
                None => self.texts.accepted(case, &ours, &self.theirs)?,
                found => found,
            },
            found => found,
        };
        Ok(difference.map(|difference| (difference, theirs, ours)))
    }
}

fn describe(case: &Case, theirs: &ToolOutput, ours: &ToolOutput) -> Option<String> {
    let tool = &case.tool;
    if theirs.status != ours.status {
        return Some(format!(
            "exit status: mlir-opt {}, {tool} {}\n--- mlir-opt\n{}--- {tool}\n{}",
            theirs.status, ours.status, theirs.stderr, ours.stderr
        ));
    }
    let stdout = differs(tool, "stdout", &theirs.stdout, &ours.stdout);
    if stdout.is_some() || !case.with_stderr {
        return stdout;
    }
    let [theirs, ours] = [theirs, ours].map(|ran| stderr::normalize(&ran.stderr));
    differs(tool, "stderr", &theirs, &ours)
}

fn differs(tool: &str, stream: &str, theirs: &str, ours: &str) -> Option<String> {
    if theirs == ours {
        return None;
    }
    let (line, expected, found) = first_difference(theirs, ours);
    Some(format!(
        "{stream}, line {line}:\n  MLIR: {expected}\n  {tool}: {found}"
    ))
}

fn first_difference<'a>(theirs: &'a str, ours: &'a str) -> (usize, &'a str, &'a str) {
    let mut left = theirs.lines();
    let mut right = ours.lines();
    let mut line = 1;
    loop {
        match (left.next(), right.next()) {
            (Some(a), Some(b)) if a == b => line += 1,
            (a, b) => return (line, a.unwrap_or("<end>"), b.unwrap_or("<end>")),
        }
    }
}
