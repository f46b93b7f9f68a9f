//! The cost of definitions: all that MLIR ships, once through our generators and once through `mlir-tblgen`.

use std::path::Path;

use super::process::{Program, Run};
use crate::oracle::docs;
use crate::workspace;

/// Measured runs per program. The median is reported.
const RUNS: usize = 9;

pub(super) fn run() -> Result<(), String> {
    let include = docs::include_folder()?;
    let files = docs::definition_files(&include)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    let kdl = import(&include, &files, folder)?;
    let passwright = Program::released("passwright")?;
    let mlir_tblgen = Program("mlir-tblgen-22".into());
    let mut rows: [Vec<Run>; 3] = Default::default();
    for _ in 0..RUNS {
        for (row, command) in rows.iter_mut().zip([
            &["gen", "-o", "passes.rs"][..],
            &["docs", "--format", "mlir", "-o", "passes.md"],
        ]) {
            row.push(
                passwright.run(
                    folder,
                    command
                        .iter()
                        .copied()
                        .chain(kdl.iter().map(String::as_str)),
                )?,
            );
        }
        let mut runs = Vec::new();
        for file in &files {
            let file = include.join("mlir").join(file);
            for back_end in ["-gen-pass-decls", "-gen-pass-doc"] {
                let args = [
                    back_end.as_ref(),
                    "-I".as_ref(),
                    include.as_os_str(),
                    file.as_os_str(),
                ];
                runs.push(mlir_tblgen.run(folder, args)?);
            }
        }
        rows[2].push(sum(&runs));
    }
    let [generated, documented, mlir_tblgen] = rows.map(|runs| Run::median(&runs));
    let both = sum(&[generated, documented]);
    let count = files.len();
    println!("== definitions: {count} files of MLIR, medians of {RUNS} runs, all in turn");
    for (name, run) in [
        ("gen".to_owned(), generated),
        ("docs --format mlir".to_owned(), documented),
        ("together, 2 processes".to_owned(), both),
        (format!("mlir-tblgen, {} processes", 2 * count), mlir_tblgen),
    ] {
        println!(
            "{name:<28} {:>8.1} ms {:>8.1} MiB",
            run.milliseconds(),
            run.mebibytes
        );
    }
    println!(
        "{:<28} {:>8.2}",
        "passwright / mlir-tblgen",
        both.milliseconds() / mlir_tblgen.milliseconds()
    );
    Ok(())
}

/// Adds up runs in sequence.
fn sum(runs: &[Run]) -> Run {
    Run {
        time: runs.iter().map(|run| run.time).sum(),
        cpu: runs.iter().map(|run| run.cpu).sum(),
        mebibytes: runs.iter().map(|run| run.mebibytes).fold(0.0, f64::max),
    }
}

/// Writes each file as KDL into the folder, and returns the names.
fn import(include: &Path, files: &[String], folder: &Path) -> Result<Vec<String>, String> {
    let map = workspace::read(docs::MAP)?;
    let mut names = Vec::new();
    for file in files {
        let set = docs::imported(include, file, &map)?;
        let name = format!("{}.kdl", docs::group_name(file));
        std::fs::write(folder.join(&name), passdefs::print_kdl(&set))
            .map_err(|error| format!("{name}: {error}"))?;
        names.push(name);
    }
    Ok(names)
}
