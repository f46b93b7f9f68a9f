//! Definition files of MLIR: imported, printed as KDL, read back, and documented byte for byte as by `mlir-tblgen`.

use pass_import::Settings;
use passdefs::model::PassSet;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace;
use pass_docs_gen::{Format, ReferenceGenerator};

/// The map with the Rust spelling of C++ in MLIR's definitions.
pub const MAP: &str = "tests/oracle/upstream.kdl";

/// The Debian package of each program.
const PACKAGES: &[(&str, &str)] = &[
    ("llvm-config-22", "llvm-22"),
    ("llvm-remarkutil-22", "llvm-22"),
    ("llvm-tblgen-22", "llvm-22"),
    ("mlir-tblgen-22", "mlir-22-tools"),
];

/// Imports the definition files whose path contains `filter`, compares them, and reads them back from KDL.
pub(super) fn run(filter: &str, findings: &mut Vec<String>) -> Result<Vec<PassSet>, String> {
    let include = include_folder()?;
    let map = workspace::read(MAP)?;
    let mut files = definition_files(&include)?;
    files.retain(|file| file.contains(filter));
    let compared = files.par_iter().map(|file| compare(&include, file, &map));
    let mut imported = Vec::new();
    for (file, compared) in files.iter().zip(compared.collect::<Vec<_>>()) {
        match compared {
            Ok(set) => imported.push(set),
            Err(finding) => findings.push(format!("{file}: {finding}")),
        }
    }
    Ok(imported)
}

/// Returns the folder of LLVM's headers, in which MLIR's are.
pub fn include_folder() -> Result<PathBuf, String> {
    let printed = output_of("llvm-config-22", &["--includedir".as_ref()])?;
    let folder = PathBuf::from(printed.trim_end());
    if folder.join("mlir/Pass/PassBase.td").is_file() {
        Ok(folder)
    } else {
        Err(format!(
            "{}: no MLIR there; install Debian's libmlir-22-dev",
            folder.display()
        ))
    }
}

/// Returns all `Passes.td` of MLIR, relative to the folder of its headers.
pub fn definition_files(include: &Path) -> Result<Vec<String>, String> {
    let root = include.join("mlir");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| error.to_string())?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.ends_with("Passes.td")
                && let Ok(relative) = path.strip_prefix(&root)
            {
                files.push(relative.display().to_string());
            }
        }
    }
    files.sort();
    if files.is_empty() {
        Err("MLIR's headers have no Passes.td; install Debian's libmlir-22-dev".to_owned())
    } else {
        Ok(files)
    }
}

fn compare(include: &Path, file: &str, map: &str) -> Result<PassSet, String> {
    let expected = tblgen("mlir-tblgen-22", "-gen-pass-doc", include, file)?;
    let set = imported(include, file, map)?;
    let kdl = passdefs::print_kdl(&set);
    let read_back = accepted(passdefs::load_kdl([(format!("{file}.kdl"), &kdl)]))?;
    if !read_back.same_meaning(&set) {
        return Err("the printed KDL reads back as another set".to_owned());
    }
    let page = ReferenceGenerator::new()
        .format(Format::Mlir)
        .page(&read_back);
    let page = page.map_err(|error| error.to_string())?;
    match super::differs("passwright", "page", &expected, &page) {
        Some(difference) => Err(difference),
        None => Ok(read_back),
    }
}

/// Imports a definition file.
pub fn imported(include: &Path, file: &str, map: &str) -> Result<PassSet, String> {
    let dump = tblgen("llvm-tblgen-22", "--dump-json", include, file)?;
    let group = group_name(file);
    let settings = Settings::default().group(&*group).map((MAP, map));
    accepted(pass_import::import("dump.json", &dump, &settings))
}

fn tblgen(program: &str, back_end: &str, include: &Path, file: &str) -> Result<String, String> {
    let path = include.join("mlir").join(file);
    let arguments = [
        back_end.as_ref(),
        "-I".as_ref(),
        include.as_os_str(),
        path.as_os_str(),
    ];
    output_of(program, &arguments)
}

/// Returns `DialectAffineTransforms` for `Dialect/Affine/Transforms/Passes.td`.
pub fn group_name(file: &str) -> String {
    let folders = file.strip_suffix("Passes.td").unwrap_or(file);
    folders.split('/').collect()
}

fn accepted(outcome: passdefs::Outcome) -> Result<PassSet, String> {
    let lines = outcome.diagnostics.iter();
    let lines = lines.map(|found| passdefs::render::line(found, &outcome.sources));
    let lines: Vec<String> = lines.collect();
    match outcome.set {
        Some(set) if lines.is_empty() => Ok(set),
        _ => Err(lines.join("\n")),
    }
}

/// Returns the output of a program; the error for a missing one names the package to install.
pub(super) fn output_of(name: &str, arguments: &[&std::ffi::OsStr]) -> Result<String, String> {
    let output = Command::new(name)
        .args(arguments)
        .output()
        .map_err(|error| {
            let package = PACKAGES.iter().find(|(program, _)| *program == name);
            let package = package.map_or("", |(_, package)| package);
            format!("{name}: {error}; install Debian's {package} and libmlir-22-dev")
        })?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{name}: {}\n{stderr}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{name}: {error}"))
}
