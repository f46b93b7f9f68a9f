// The build script and the test include this file.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of LLVM that the bindings are for.
const VERSION: &str = "22";

/// The variables that name the folder of LLVM: of `mlir-sys` and of `tblgen`.
pub(crate) const PREFIXES: [&str; 2] = ["MLIR_SYS_220_PREFIX", "TABLEGEN_220_PREFIX"];

/// Files below the folder of headers, each with the package of Debian that has it.
const HEADERS: [(&str, &str); 2] = [
    ("llvm-c/Core.h", "llvm-22-dev"),
    ("mlir-c/IR.h", "libmlir-22-dev"),
];

/// Programs of LLVM that build scripts run, each with the package of Debian that has it.
const PROGRAMS: [(&str, &str); 2] = [("llvm-tblgen", "llvm-22"), ("mlir-opt", "mlir-22-tools")];

/// Returns what is wrong with the LLVM that a variable names, and what would be right.
pub(crate) fn error(variable: &str, value: Option<&Path>) -> Option<String> {
    let advice = format!(
        "{variable} has to be the folder where LLVM {VERSION} is, such as /usr/lib/llvm-{VERSION}"
    );
    let bin = value.map(|prefix| prefix.join("bin")).unwrap_or_default();
    let program = bin.join("llvm-config");
    let source = match value {
        Some(prefix) => format!("{variable}={}", prefix.display()),
        None => format!("{variable} is not set, and PATH"),
    };
    let Some(version) = output(&program, "--version") else {
        return Some(format!(
            "{source} has no llvm-config: install Debian's llvm-{VERSION}-dev; {advice}"
        ));
    };
    if version.split('.').next() != Some(VERSION) {
        return Some(format!(
            "{source} has LLVM {version} and not {VERSION}: {advice}"
        ));
    }
    let include = PathBuf::from(output(&program, "--includedir").unwrap_or_default());
    let headers = HEADERS
        .iter()
        .map(|(file, package)| (include.join(file), package));
    let programs = PROGRAMS
        .iter()
        .filter(|_| value.is_some())
        .map(|(program, package)| (bin.join(program), package));
    let (missing, package) = headers.chain(programs).find(|(file, _)| !file.exists())?;
    Some(format!(
        "{source} lacks {}: install Debian's {package}",
        missing.display()
    ))
}

/// Returns what is wrong with the folder of libclang, which the bindings are made with.
pub(crate) fn libclang_error(folder: Option<&Path>) -> Option<String> {
    let folder = folder?;
    let is_libclang = |name: &str| name.starts_with("libclang") && name.contains(".so");
    let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_there = entries.any(|entry| entry.file_name().to_str().is_some_and(is_libclang));
    (!is_there && cfg!(target_os = "linux")).then(|| {
        format!(
            "LIBCLANG_PATH={} has no libclang: install Debian's libclang-{VERSION}-dev; LIBCLANG_PATH has to be its folder, such as \
             /usr/lib/llvm-{VERSION}/lib",
            folder.display()
        )
    })
}

/// Returns what a program prints, if it succeeds.
fn output(program: &Path, argument: &str) -> Option<String> {
    let output = Command::new(program).arg(argument).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
