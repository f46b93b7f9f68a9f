//! The cost of definitions: all that MLIR ships, once through our generators and once through `mlir-tblgen`.

use std::path::Path;

use super::process::Program;
use super::rows::{Row, compare};
use pass_oracle::docs;
use pass_oracle::workspace;

/// Runs both back ends of `mlir-tblgen` on each file, as a build does.
const EACH: &str = "include=$1; shift
for file; do for back_end in -gen-pass-decls -gen-pass-doc; do
    mlir-tblgen-22 $back_end -I \"$include\" \"$include/mlir/$file\" || exit 1
done; done";

pub(super) fn run() -> Result<(), String> {
    let include = docs::include_folder()?;
    let files = docs::definition_files(&include)?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    let kdl = import(&include, &files, folder)?;
    let kdl: Vec<&str> = kdl.iter().map(String::as_str).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let include = include.display().to_string();
    let [passwright, sh] = [Program::shipped("passwright")?, Program("sh".into())];
    let generate = [&["gen", "-o", "passes.rs"], &*kdl].concat();
    let document = [&["docs", "--format", "mlir", "-o", "passes.md"], &*kdl].concat();
    let each = [&["-c", EACH, "sh", &*include], &*files].concat();
    let rows = [
        Row::new("mlir-tblgen, 2 processes a file", &sh, &each),
        Row::new("gen", &passwright, &generate).over(0),
        Row::new("docs --format mlir", &passwright, &document).over(0),
    ];
    let title = format!("definitions, {} files of MLIR", files.len());
    let runs = compare(&title, folder, 9, &rows)?;
    let [peer, generate, document] = [0, 1, 2].map(|row| runs[row].cpu.as_secs_f64());
    println!(
        "CPU of both / mlir-tblgen {:.2}",
        (generate + document) / peer
    );
    let generated =
        std::fs::metadata(folder.join("passes.rs")).map_err(|error| error.to_string())?;
    println!("{} bytes of Rust", generated.len());
    Ok(())
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
