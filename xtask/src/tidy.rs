//! `cargo xtask tidy`: the rules of the house that the compiler does not know.

mod arrows;
mod budget;
mod circles;
mod comments;
mod module;
mod places;
mod prose;
mod roots;
mod rust_file;

use crate::Outcome;
use crate::workspace;
use rust_file::RustFile;

pub(crate) fn run() -> Outcome {
    let mut findings = Vec::new();
    let files = load(&mut findings);
    arrows::check(&mut findings);
    budget::check(&files, &mut findings);
    circles::check(&files, &mut findings);
    comments::check(&files, &mut findings);
    places::check(&files, &mut findings);
    prose::check(&mut findings);
    roots::check(&files, &mut findings);
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

fn load(findings: &mut Vec<String>) -> Vec<RustFile> {
    let names = workspace::files(".rs").unwrap_or_else(|error| {
        findings.push(error);
        Vec::new()
    });
    let mut files = Vec::new();
    for name in names {
        match workspace::read(&name).and_then(|text| RustFile::parse(name, text)) {
            Ok(file) => files.push(file),
            Err(error) => findings.push(error),
        }
    }
    files
}
